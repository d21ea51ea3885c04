"""The files: each language says the same, with the same facts, and counts rightly."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    StringLiteral,
    TextElement,
)

from purrlour.engine.options import option_values
from purrlour.games import GAMES
from purrlour.words import LANGUAGES, Words
from tests.words.mice import HEROES
from tests.words.rendering import (
    CARD_FACTS,
    GAME_KEYS,
    chosen_by,
    messages,
    names_of,
    nodes,
    phases_of,
    plain,
    sound,
    variables,
)

OTHERS = LANGUAGES[1:]
COUNTS = (0, 1, 2, 5, 12, 22, 25, 112)
PLURALS = {"en": {"one"}, "pl": {"one", "few", "many"}}
"""The named plural forms of a language, beside „other”."""


def _is_card(key: str) -> bool:
    return key.startswith("card-")


@pytest.mark.parametrize("game", GAME_KEYS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_key_is_in_every_language(language: str, game: str) -> None:
    assert set(messages(language, game)) == set(messages(LANGUAGES[0], game))


@pytest.mark.parametrize("game", GAME_KEYS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_the_same_facts_in_every_language(language: str, game: str) -> None:
    ours, theirs = messages(language, game), messages(LANGUAGES[0], game)

    for key in ours.keys() & theirs.keys():
        assert variables(ours[key].value) == variables(theirs[key].value), key
        if not _is_card(key):  # a language has its own cases
            assert _attributes(ours[key]) == _attributes(theirs[key]), key


def _attributes(message: Message) -> dict[str, set[str]]:
    return {each.id.name: variables(each.value) for each in message.attributes}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_the_same_forms(language: str, game: str) -> None:
    """Heroes may have more: to them things are given, and with them shared."""
    found = messages(language, game)
    forms = {key: frozenset(_attributes(found[key])) for key in found if _is_card(key)}
    things, heroes = set[frozenset[str]](), set[frozenset[str]]()
    for key, each in forms.items():
        (heroes if key.removeprefix("card-") in HEROES else things).add(each)

    [usual] = things
    assert all(usual <= each for each in heroes)
    assert len(heroes) <= 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_ask_for_forms_that_exist(language: str, game: str) -> None:
    """A form that nobody wrote falls back to the nominative, so a slip would not show."""
    found = messages(language, game)
    forms = {"nominative"}.union(*(_attributes(found[key]) for key in found if _is_card(key)))
    kinds = {key.partition("-")[0] for key in found}
    all_forms = set[str]().union(*(_attributes(message) for message in found.values()))

    for key, message in found.items():
        for call in nodes([message.value, message.attributes]):
            if isinstance(call, FunctionReference):
                for argument in call.arguments.named:
                    assert isinstance(argument.value, StringLiteral)
                    asked = (argument.name.name, argument.value.value)
                    allowed = {("case", form) for form in forms} | {("counted", "yes")}
                    allowed |= {("of", kind) for kind in kinds}
                    allowed |= {("form", form) for form in all_forms}
                    assert asked in allowed, key


@pytest.mark.parametrize("game", GAME_KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str, game: str) -> None:
    """A form that the language does not have would never be said."""
    for key, message in messages(language, game).items():
        for names in chosen_by(message).values():
            assert names & {"zero", "one", "two", "few", "many"} <= PLURALS[language], key


@pytest.mark.parametrize("game", GAME_KEYS)
@pytest.mark.parametrize(("language", "foreign"), [("en", '"„'), ("pl", "\"“'’")])
def test_every_language_has_its_own_quotes(language: str, foreign: str, game: str) -> None:
    for key, message in messages(language, game).items():
        for node in nodes([message.value, message.attributes]):
            if isinstance(node, TextElement):
                assert not set(node.value) & set(foreign), key


@pytest.mark.parametrize(
    ("language", "key", "expected"),
    [
        ("en", "count-cards", "card cards cards cards cards cards cards cards"),
        ("en", "count-turns", "turn turns turns turns turns turns turns turns"),
        ("en", "count-players", "player players players players players players players players"),
        ("en", "count-kittens", "Kitten Kittens Kittens Kittens Kittens Kittens Kittens Kittens"),
        ("pl", "count-cards", "karta karty kart kart karty kart kart kart"),
        ("pl", "count-turns", "tura tury tur tur tury tur tur tur"),
        ("pl", "count-players", "gracz graczy graczy graczy graczy graczy graczy graczy"),
        ("pl", "count-kittens", "kotek kotki kotków kotków kotki kotków kotków kotków"),
    ],
)
def test_things_are_counted_rightly(language: str, key: str, expected: str) -> None:
    words = Words(language, "exploding_kittens")
    counts = (1, 2, 5, 12, 22, 25, 112, 0)

    said = [plain(words.say(key, count=count)) for count in counts]

    forms = expected.split(" ")
    assert said == [f"{count} {form}" for count, form in zip(counts, forms, strict=True)]


NOUNS = {
    "en": {"card": "1", "turn": "1", "player": "1", "kitten": "1"}
    | {"cards": "025", "turns": "025", "players": "025", "kittens": "025"}
    | {"cat": "1", "cats": "025", "nine": "1", "nines": "025", "crow": "1", "crows": "025"}
    | {"step": "1", "steps": "025", "wound": "1", "wounds": "025", "hit": "1", "hits": "025"}
    | {"die": "1", "dice": "025", "page": "1", "pages": "025", "roach": "1", "roaches": "025"}
    | {"point": "1", "points": "025", "curse": "1", "curses": "025"}
    | {"extra": "1", "extras": "025"},
    "pl": {"karta": "1", "kartę": "1", "kartą": "1", "karty": "2", "kart": "05", "kartami": "025"}
    | {"tura": "1", "turę": "1", "tury": "2", "tur": "05"}
    | {"osoba": "1", "osoby": "2", "osób": "05", "gracz": "1", "graczy": "025"}
    | {"kotek": "1", "kotki": "2", "kotków": "05", "kot": "1", "koty": "2", "kotów": "05"}
    | {"kruk": "1", "kruki": "2", "kruków": "05"}
    | {"dziewiątka": "1", "dziewiątki": "2", "dziewiątek": "05"}
    | {"krok": "1", "kroki": "2", "kroków": "05", "cios": "1", "ciosy": "2", "ciosów": "05"}
    | {"rana": "1", "ranę": "1", "rany": "2", "ran": "05", "ser": "1", "sery": "2", "serów": "05"}
    | {"strona": "1", "strony": "2", "stron": "05", "kość": "1", "kości": "025"}
    | {"karaluch": "1", "karaluchy": "2", "karaluchów": "05", "szczury": "2", "szczurów": "05"}
    | {"punkt": "1", "punkty": "2", "punktów": "05"}
    | {"klątwa": "1", "klątwy": "2", "klątw": "05"},
}
"""A noun's form and the numbers it goes with: those like 1, like 2, like 5, or nought."""
LACKING = {"brakuje"}
LACKED = {"karty": "1", "kart": "025"}
"""After these the genitive: „brakuje 1 karty”, „brakuje 2 kart”."""
LIKE = {
    "en": dict(zip(COUNTS, "01255555", strict=True)),
    "pl": dict(zip(COUNTS, "01255255", strict=True)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_with_a_number_counts_rightly(game: str, language: str) -> None:
    """Whatever is counted, in whatever case, over numbers of every kind."""
    words = Words(language, game)
    counted = 0
    for key, message in messages(language, game).items():
        facts: dict[str, object] = dict.fromkeys(variables(message.value), "word")
        facts.update({fact: names_of(game)[0] for fact in facts if fact in CARD_FACTS})
        counts = _counted(message)
        # A sentence may be chosen by a clause or a card before it comes to a number.
        others = {fact: names for fact, names in chosen_by(message).items() if fact not in counts}
        for number, *chosen in product(COUNTS, *others.values()) if counts else ():
            facts.update(dict.fromkeys(counts, number), **dict(zip(others, chosen, strict=True)))
            said = words.say(key, **facts)
            for verb, found, noun in re.findall(rf"(\w*)\s\b({number})\s(\w+)", f" {said}"):
                if noun.lower() in NOUNS[language]:
                    counted += 1
                    kinds = NOUNS[language][noun.lower()]
                    if verb.lower() in LACKING:
                        kinds = LACKED.get(noun.lower(), "")
                    assert LIKE[language][int(found)] in kinds, f"{key}: {said}"
    assert counted > 50


def _counted(message: Message) -> set[str]:
    """The facts that a sentence chooses a plural by."""
    return {fact for fact, names in chosen_by(message).items() if names & PLURALS["pl"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_variants_are_named_after_things_that_exist(game: str, language: str) -> None:
    """A slip would go unnoticed: the sentence would fall back to its last variant."""
    rules = files("purrlour.games").joinpath(game, "RULES.md").read_text("utf-8")
    known = {
        "card": set(names_of(game)),
        "clause": set(re.findall(r"\b[A-Z]{2}-\w+\b", rules)),
        "decision": set(phases_of(game)),
    }
    chosen = [chosen_by(message) for message in messages(language, game).values()]

    for fact, names in known.items():
        used: set[str] = set().union(*(each.get(fact, set()) for each in chosen))
        assert used - {"other"}, fact
        assert used - {"other"} <= names, fact


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_and_explains_itself_and_its_house_rules(game: str, language: str) -> None:
    words = Words(language, game)
    sound(words.say("game-title"))
    sound(words.say("game-description"))
    assert re.search(r"\d", sound(words.say("game-minutes")))
    sound(words.say("game-difficulty"))

    for name, values in option_values(type(GAMES[game].options({}))).items():
        sound(words.option(name))
        sound(words.option_help(name))
        labels = [words.option_value(name, value) for value in values]
        assert all(labels)
        assert len(set(labels)) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_and_explains_its_presets(game: str, language: str) -> None:
    words = Words(language, game)
    titles = [sound(words.say(f"preset-{preset}")) for preset in GAMES[game].presets]
    for preset in GAMES[game].presets:
        sound(words.say(f"preset-{preset}.help"))
    assert len(set(titles)) == len(titles)
