"""One concept, one word: what other words were once used for does not come back.

The words are those that people know from other games; charm lives in the story, in titles and in
big moments. A word that is missed here is one to choose, and not one to allow in a single place.
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax.ast import BaseNode, Pattern, Placeable, TextElement, VariableReference

from purrlour.words import LANGUAGES
from tests.words.rendering import GAME_KEYS, messages, plain

STORY: Final = ("story-", "chapter-", "flag-", "thing-t", "lesson-")
"""Where words may be chosen freely: what is told and what a coach says."""
FREE: Final = {
    "en": {
        "parlour": {"cli-about-purrlour"},
        "chairs": {"effect-nr-hop"},
        "chair": {"space-chair"},
        "luck": {"card-borrowed-luck", "card-borrowed-luck.the"},
    },
    "pl": {
        "salonik": {"cli-about-purrlour"},
        "krzesło": {"space-chair"},
        "katalogu": {"effect-vampire"},
    },
}
"""Names and jokes that may have such a word."""
GONE: Final = {
    "en": (
        r"parlour|onlookers?|chairs?|luck|lay back|laid back|better not|first page|by lot"
        r"|standing orders?|let everything happen|at this device|clocks? (?:are |is )?stand\w*"
        r"|t[ao]kes? back|took (?:\w+ ){0,3}back|taken back|would rather not|take over hosting"
        r"|middling|demanding|brisk\w*|calmly|chronicles?|skills?|(?:die|dice) (?:more|less)"
        r"|whose eyes|see it again|put away|daylight or lamplight|per cent"
    ),
    "pl": (
        r"salonik\w*|krzes\w+|odnośnik\w*|parti[iaęą]|popatrz|wypro[sś]\w*|[pd]osadź|losu|losem"
        r"|los|losie|w ręku|w ręce|stałe\w* polece\w+|przepuszcz\w+|pierwsz\w+ stron\w*|katalog\w*"
        r"|przyrze\w+|majstr\w+|czar(?:y|u|em|ów|ami)?|komna\w+|plecak\w*|umiejętno\w+|gwiazd[aęyą]"
        r"|kostk\w+|schwyta\w+|złapan\w+|przeszuk\w+|powal\w+|za wiedzę|spotkania|czyimi oczami"
        r"|oczami|pod rząd|jednak nie|w porządku|nie ma|żwawo|spokojnie|wymagająca|odrz"
        r"|(?:niebiesk|żółt|zielon|różow)\w+"
        r" (?:jedynk|dwójk|trójk|czwórk|piątk|szóstk|siódemk|ósemk)\w*"
    ),
}
"""Whole words, in any case."""
EVERYDAY: Final = {
    "nie ma",
    "jednak nie",
    "w porządku",
    "put away",
    "spokojnie",
    "would rather not",
}
"""Only as a whole: as a button, a badge or the name of a setting."""
BROWSER: Final = ("web-", "bye-", "lesson-", "event-", "ask-", "action-", "board-", "hint-")
"""Where a playing is a game; „match” and „rozgrywka” are words of files and of the terminal."""
NAMES: Final = {"seat", "target", "taker", "name", "names", "seats", "winner", "other", "host"}


def _written(node: BaseNode | None) -> str:
    """The text of a sentence, all its variants one after another, facts as „$fact”."""
    if isinstance(node, TextElement):
        return plain(str(node.value))
    if isinstance(node, Placeable) and isinstance(node.expression, VariableReference):
        return f"${node.expression.id.name}"
    if isinstance(node, Pattern):
        return "".join(map(_written, node.elements))
    if isinstance(node, Placeable) and hasattr(node.expression, "variants"):
        return "\n".join(["", *(_written(each.value) for each in node.expression.variants), ""])
    return "…"


def _sentences(language: str, game: str) -> dict[str, str]:
    """What is written under each key, attributes as `key.attribute`."""
    found: dict[str, str] = {}
    common = messages(language, "") if game else {}
    for key, message in messages(language, game).items():
        if key in common:
            continue
        if message.value is not None:
            found[key] = _written(message.value)
        for attribute in message.attributes:
            found[f"{key}.{attribute.id.name}"] = _written(attribute.value)
    return found


@pytest.mark.parametrize("game", GAME_KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_gone_stay_away(language: str, game: str) -> None:
    gone = re.compile(rf"(?<![\w„$])(?:{GONE[language]})(?!\w)", re.IGNORECASE)

    for key, said in _sentences(language, game).items():
        for found in gone.finditer(said):
            word = found[0].lower()
            whole = any(line.strip().lower() == word for line in said.split("\n"))
            told = key.startswith(STORY) or key.endswith(".child")
            allowed = key in FREE[language].get(word, ()) or (word in EVERYDAY and not whole)
            assert allowed or told, f"{key}: “{found[0]}” in “{said.strip()}”"


@pytest.mark.parametrize("game", GAME_KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_a_game_where_it_is_played(language: str, game: str) -> None:
    match = {"en": r"(?<!\w)match(?:es)?(?!\w)", "pl": r"(?<!\w)rozgryw(?:ka|ce|kę|ki|ek)(?!\w)"}
    files = r"(?i)zapis\w* rozgrywki|rozgrywkę z pliku|zapis innej rozgrywki"

    for key, said in _sentences(language, game).items():
        if key.startswith(BROWSER):
            assert not re.search(match[language], re.sub(files, "", said)), f"{key}: {said}"


@pytest.mark.parametrize("game", GAME_KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_and_names_are_written_one_way(language: str, game: str) -> None:
    """20%, and no name in brackets: names are subjects, or stand before a colon."""
    named = re.compile(rf"\(\$(?:{'|'.join(sorted(NAMES))})\b")

    for key, said in _sentences(language, game).items():
        assert not re.search(r"[\s\u00a0]%", said), f"{key}: {said}"
        if "(you)" not in said:
            assert not named.search(said), f"{key}: {said}"
