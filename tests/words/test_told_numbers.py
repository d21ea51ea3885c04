"""What a chapter's rules tell is what is played: numbers, spaces and crowds come from the data."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import TextElement

from purrlour.games.mice_and_mystics.content.load import box_folder, content, load_book
from purrlour.words import LANGUAGES, Words
from purrlour.words.book import read_folder
from purrlour.words.numbers import fill_in, told_numbers
from tests.words.mice import KEY
from tests.words.rendering import messages, nodes, plain

BOOK = Path(str(box_folder())) / "book"
TEXTS = Path(str(box_folder())).parents[1] / "text"

TOLD: dict[str, tuple[str, ...]] = {
    "ch1-sliding-plate": (
        r"move_roll if number==(\d+) and on\(t3_orange,table\)",
        r"on\(t3_orange,table\): story\(ch1_sliding_plate\); hit\(self,(\d+)\)",
    ),
    "ch1-garden-surge": (r"surge\(t7_orange\).*spawn\(centipede,(\d+)\)",),
    "ch1-side-quest": (r"flag\(stash_saved\): level_cost-(\d+)",),
    "ch2-rising-water": (
        r"passive if page>=(\d+): dice_water",
        r"page if page==(\d+): story\(ch2_rising_water\)",
        r"dice_water-(\d+)",
    ),
    "ch2-carry": (r"drag = (\d+)",),
    "ch2-cistern": (r"spawn\(spider,(\d+),t6_blue.s2\)", r"spawn\(roach,(\d+),t6_blue.n4\)"),
    "ch2-cistern-surge": (r"surge\(t6_blue\): spawn\(roach,(\d+)\)",),
    "ch2-ash": (r"down if in\(t8_blue\).*wheel\(\+(\d+)\)",),
    "ch3-cat-alert": (r"counter\(cat,\+(\d+)\)", r"counter\(cat\)>=(\d+)"),
    "ch3-gears": (r"turn_end if number==(\d+)",),
    "ch4-alarm": (r"counter\(alarm,\+(\d+)\)",),
    "ch4-watch-hall": (r"counter\(alarm\)>=(\d+)", r"spawn\(rat_warrior,(\d+)\)"),
    "ch4-steam": (r"hit\(it,(\d+)\)",),
    "ch4-gears": (r"turn_end if number==(\d+)",),
    "ch4-map": (r"peek\((\d+),look\)",),
    "ch4-no-cord": (r"the_end\(-(\d+)\)",),
    "ch5-lamps": (r"kind_mod\(moth_regent,defence,-(\d+)\)",),
    "ch5-vurst": (r"spawn\(rat_warrior,(\d+)\)",),
    "ch5-regent-surge": (r"surge\(t5_orange\): spawn\(elite_rat,(\d+)\)",),
    "ch5-webs": (r"roll\((\d+),check\); if\(rolled\(star\)==0\)",),
}
"""By rule: where each of its numbers stands in the chapter's file, wherever that is."""
ELSEWHERE = {"ch1-side-quest": "ch2"}
"""Rules that tell what happens in another chapter."""
SPACES = {
    "ch2-cork-boots": r"on\(t2_blue,([\w ]+)\)",
    "ch3-gears": r"on\(t6_orange,([\w ]+)\)",
    "ch4-gears": r"on\(t6_orange,([\w ]+)\)",
    "ch4-steam": r"it_on\(t8_orange,([\w ]+)\)",
    "ch4-clapper": r"on\(t4_orange,([\w ]+)\)",
    "ch5-webs": r"on\(t5_orange,([\w ]+)\)",
}
"""Rules that name spaces, and where those stand in the file."""
COUNTED = {
    "en": r"\b(two|three|four|five|six|\d+) (\w+ )?"
    r"(rats|bowmen|archers|roaches|spiders|moths)\b",
    "pl": r"\b(dw\w+|trz\w+|czter\w+|pięć|sześć|\d+) (\w+ )?"
    r"(szczur|łuczni|karaluch|pająk|ciem\b|ćm)",
}
"""A crowd of minions with a number."""
NUMBERS = {
    "en": r"\b(two|three|four|five|six|seven|eight|nine|ten|twice)\b",
    "pl": r"\b(dw(a|aj|ie|óch|om|oma|iema|ukrotnie)|trz(y|ej|ech|em|ema)|czter\w+"
    r"|pię(ć|ciu)|sześ\w+)\b",
}


def source(rule: str, folder: Path = BOOK) -> str:
    """The chapter that a rule tells about, without its remarks."""
    chapter = ELSEWHERE.get(rule, rule.partition("-")[0])
    text = (folder / f"{chapter.removeprefix('ch')}.toml").read_text("utf-8")
    return re.sub(r"#.*", "", text)


def in_data(rule: str, folder: Path = BOOK) -> set[int]:
    """The numbers that a rule has to tell."""
    found = [re.findall(pattern, source(rule, folder)) for pattern in TOLD[rule]]
    assert all(found), f"{rule}: the file says it otherwise"
    return {int(number) for each in found for number in each}


def in_words(sentence: str) -> set[int]:
    """The numbers that a sentence tells in figures; spaces are no numbers."""
    return {int(number) for number in re.findall(r"(?<![a-z\d])\d+", sentence)}


@cache
def words_of(language: str) -> Words:
    return Words(language, KEY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", TOLD)
def test_a_rule_tells_the_numbers_that_are_played(rule: str, language: str) -> None:
    """A single one may be told by its noun alone: `a centipede`."""
    told = in_words(words_of(language).say(f"rule-{rule}"))

    assert told | {1} == in_data(rule) | {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_no_number_of_its_own(language: str) -> None:
    """It would stay as it is when the data change."""
    for key, message in messages(language, KEY).items():
        if not key.startswith("rule-"):
            continue
        texts = [node.value for node in nodes(message.value) if isinstance(node, TextElement)]
        assert not in_words(" | ".join(texts)), key
        assert not re.search(NUMBERS[language], " | ".join(texts), re.IGNORECASE), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", SPACES)
def test_a_rule_names_the_spaces_that_are_played(rule: str, language: str) -> None:
    """All of them, or the first and the last."""
    found = re.findall(SPACES[rule], source(rule))
    wanted = list(dict.fromkeys(" ".join(found).split()))

    named = re.findall(r"\b[a-z]\d\b", words_of(language).say(f"rule-{rule}"))

    assert named in (wanted, [wanted[0], wanted[-1]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_in_a_rule_is_looked_at(language: str) -> None:
    words = words_of(language)
    keys = [key for key in messages(language, KEY) if key.startswith("rule-")]

    naming = {key for key in keys if re.search(r"\b[a-z]\d\b", words.say(key))}

    assert naming == {f"rule-{rule}" for rule in SPACES}


@cache
def another_book(folder: Path) -> Path:
    """Our book with every told number changed, as somebody else's."""
    shutil.copytree(BOOK, folder, dirs_exist_ok=True)
    for language in LANGUAGES:
        shutil.copy(TEXTS / f"book-{language}.ftl", folder / f"{language}.ftl")
    for rule, patterns in TOLD.items():
        chapter = ELSEWHERE.get(rule, rule.partition("-")[0]).removeprefix("ch")
        file = folder / f"{chapter}.toml"
        text = file.read_text("utf-8")
        for pattern in patterns:
            text = re.sub(pattern, _more, text)
        file.write_text(text, "utf-8")
    return folder


def _more(found: re.Match[str]) -> str:
    """One becomes two, two becomes three."""
    number = int(found[1])
    at = found.start(1) - found.start()
    return f"{found[0][:at]}{number + 1}{found[0][at + len(found[1]) :]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_the_data_change_the_rules_tell_so(language: str, tmp_path: Path) -> None:
    """Also in a storybook of somebody else, whose words are read from its folder."""
    folder = another_book(tmp_path / "book")
    numbers = load_book(folder).book.numbers

    text = read_folder(folder, language)
    words = Words(language, KEY, text, numbers)
    sent = Words(language, KEY, fill_in(text, dict(numbers)))

    for rule in TOLD:
        said = words.say(f"rule-{rule}")
        assert in_words(said) == in_data(rule, folder), rule
        assert plain(sent.say(f"rule-{rule}")) == plain(said)


# What is read aloud.


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_passage_counts_the_minions_of_a_room(language: str) -> None:
    """How many there are is seen on the board."""
    for key, message in messages(language, KEY).items():
        if key.startswith("story-"):
            patterns = [message.value, *(each.value for each in message.attributes)]
            for node in nodes(patterns):
                if isinstance(node, TextElement):
                    assert not re.search(COUNTED[language], node.value, re.IGNORECASE), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_passages_count_mice_threads_and_lamps_as_the_chapters_do(language: str) -> None:
    """`four mice`, `three silver threads`, `three dark lamps`."""
    word = {
        "en": {3: "three", 4: "four"},
        "pl": {3: "trzy", 4: "cztery"},
    }[language]
    words = words_of(language)
    first, _, third, _, fifth = content().book.chapters

    assert f"{word[first.party]} " in words.say("story-ch1-before")
    assert f"{word[len(third.things)]} " in words.say("story-ch3-goal")
    assert f"{word[len(fifth.things)]} " in words.say("story-ch5-before")


def test_the_page_tells_the_same_numbers() -> None:
    assert (TEXTS / "numbers.json").read_text("utf-8") == told_numbers(KEY), (
        f"run: python -m purrlour.words.numbers {KEY} > src/purrlour/games/{KEY}/text/numbers.json"
    )
