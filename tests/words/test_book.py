"""The words of somebody else's storybook: they replace ours, and can do nothing else."""

from __future__ import annotations

import pytest

from purrlour.games.mice_and_mystics.events import Explored, StoryTold
from purrlour.words import LANGUAGES, Words
from purrlour.words.book import FAMILIES, InvalidWords, read_book
from tests.words.rendering import sound

KEY = "mice_and_mystics"
BOOK = """# A windmill, and three chapters in it.

book-title = The Mill
chapter-ch1 = Grist
story-ch1-before = The sails stand still.
    .child = The mill has stopped.
rule-ch1-dust = Flour gets into everything.
card-mill-orange = The Millstone Floor
"""


def test_a_storybook_tells_its_own_story() -> None:
    words = Words("en", KEY, BOOK)

    assert words.say("chapter-ch1") == "Grist"
    assert words.say("story-ch1-before.child") == "The mill has stopped."
    assert (
        words.event(StoryTold("MM-17", "ch1_before", short=False), (), 0)
        == "The sails stand still."
    )
    told = words.event(Explored("MM-147", "corin", "east", "mill_orange"), (), 0)
    assert told == "Corin explores east, and everyone goes along: The Millstone Floor."


def test_a_storybook_has_rules_of_its_own_and_none_of_ours() -> None:
    assert Words("en", KEY, BOOK).rules("ch1") == ["Flour gets into everything."]
    assert Words("en", KEY, BOOK).rules("ch2") == []
    assert len(Words("en", KEY).rules("ch1")) > 5


def test_a_storybook_without_words_has_none_of_our_rules_either() -> None:
    """Its chapter may be called like ours."""
    assert Words("en", KEY, "").rules("ch1") == []


NUMBERS = """story-ch1-floor = Sacks: { $mill_place_roach }.
rule-ch1-sacks = Each turn { $mill_turn_end_wheel ->
    [one] { $mill_turn_end_wheel } sack is
   *[other] { $mill_turn_end_wheel } sacks are
} ground.
"""


@pytest.mark.parametrize(
    ("count", "told"), [(1, "Each turn 1 sack is ground."), (7, "Each turn 7 sacks are ground.")]
)
def test_a_storybook_tells_its_numbers(count: int, told: str) -> None:
    numbers = (("mill_turn_end_wheel", count), ("mill_place_roach", 2))
    words = Words("en", KEY, NUMBERS, numbers)

    assert words.rules("ch1") == [told]
    assert words.event(StoryTold("MM-17", "ch1_floor", short=False), (), 0) == "Sacks: 2."


def test_our_own_words_stay_as_they_are() -> None:
    assert Words("en", KEY, BOOK).say("chapter-ch1") == "Grist"
    assert Words("en", KEY).say("chapter-ch1") == "The Silent Bell"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_storybook_does_not_name_is_told_by_its_id(language: str) -> None:
    words = Words(language, KEY, BOOK)

    told = sound(words.event(Explored("MM-147", "corin", "east", "old_attic_blue"), (), 0))

    assert "old attic blue" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("story-ch1 = { $open", "book-unreadable"),
        ("just some words", "book-unreadable"),
        ("game-title = Mine now", "book-key"),
        ("story = Too short", "book-key"),
        ("refuse-too-late = Never", "book-key"),
        ("story-ch1 = { $seat } wins", "book-number"),
        (
            "story-ch1 = { $mill_sacks ->\n    [1] A sack\n   *[other] { $sacks } sacks\n}",
            "book-number",
        ),
        (
            "story-ch1 = { $mill_sacks ->\n    [1] A sack\n   *[other] { book-title }\n}",
            "book-not-plain",
        ),
        ("story-ch1 = { NUMBER($mill_sacks) }", "book-not-plain"),
        ('story-ch1 = { "{" }', "book-not-plain"),
        ('story-ch1 = { CARD("grape") }', "book-not-plain"),
        ("story-ch1 = Plain\n    .child = { story-ch1 }", "book-not-plain"),
        ("-term = x", "book-not-plain"),
        ("story-ch1 = one\nstory-ch1 = two", "book-twice"),
    ],
)
def test_words_that_are_no_words_are_refused(text: str, key: str, language: str) -> None:
    with pytest.raises(InvalidWords) as refused:
        read_book(text, {"mill_sacks": 3})

    assert refused.value.key == key
    told = Words(language).refusal(refused.value, ())
    sound(told.replace("{ $open", "open"))  # a mistake is quoted as it stands


def test_every_family_may_be_spoken_of() -> None:
    text = "\n".join(f"{family}-x = A word." for family in FAMILIES)

    assert len(read_book(text).body) == len(FAMILIES)
