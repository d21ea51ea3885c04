"""The storybook's pages: what is read before, during and after a chapter."""

from __future__ import annotations

import pytest

from purrlour.engine.event import Event
from purrlour.games.mice_and_mystics.events import Ended, StoryTold
from purrlour.words import LANGUAGES, Words
from tests.games.mice_and_mystics.scene import Scene, dealt, scene

CHAPTERS = "12345"
ROOMS = {"1": "t1_orange", "2": "t2_orange", "3": "t5_orange", "4": "t8_orange", "5": "t7_orange"}


def told(events: list[Event]) -> list[str]:
    """The passages, in their order."""
    return [event.key for event in events if isinstance(event, StoryTold)]


def begun(chapter: str, tale: str = "whole") -> Scene:
    """A chapter whose mice have all they begin with; the last act tells its beginning."""
    table = dealt(2, chapter=chapter, party="suggested", tale=tale)
    while table.state.round == 0:
        seat = "ann" if table.pending[0].startswith("ann") else "bob"
        table.play(seat, min(table.choices(seat)), "any")
    return table


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_begins_with_what_came_before_its_story_its_goal_and_its_room(
    chapter: str,
) -> None:
    """MM-17: the chapter's own steps come last; its pages are read then, older ones in short."""
    earlier = [f"ch{number}_recap" for number in range(1, int(chapter))]
    first = ["book_before"] if chapter == "1" else earlier
    name = f"ch{chapter}"

    table = begun(chapter)

    pages = [*first, f"{name}_before", f"{name}_goal", f"{name}_{ROOMS[chapter]}"]
    assert told(table.events)[: len(pages)] == pages


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_lost_chapter_has_a_page_of_its_own(chapter: str) -> None:
    """MM-277, MM-279: the page is read, then it is over."""
    table = scene(
        ROOMS[chapter],
        mice={"corin": "post" if chapter == "5" else "a1"},
        seats=1,
        chapter=int(chapter),
        page=5,
        wheel=5,
    )

    table.ends_turn("corin")

    assert told(table.events)[-1:] == [f"ch{chapter}_lost"]
    assert not table.event(Ended).won
    assert table.happened().index("story") < table.happened().index("ended")


def test_a_won_chapter_reads_no_page_of_losing() -> None:
    """MM-276: its page of victory is read."""
    table = scene("t7_orange", mice={"corin": "c2", "brom": "post"})

    table.play("corin", "go:post")

    assert told(table.events) == ["ch1_won"]


def test_a_storybook_of_others_may_be_silent() -> None:
    """MM-277: a chapter without such a page is lost all the same."""
    table = scene("line", mice={"corin": "s1"}, seats=1, page=5, wheel=5)

    table.ends_turn("corin")

    assert told(table.events) == []
    assert not table.event(Ended).won


# For children.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tale_may_be_told_in_short(language: str) -> None:
    """MM-O11: whoever tells it to children has the short pages, by house rule."""
    words = Words(language, "mice_and_mystics")
    whole, short = begun("1", tale="whole"), begun("1", tale="short")

    def says(table: Scene) -> str:
        page = next(event for event in table.events if isinstance(event, StoryTold))
        return words.event(page, ("Ann", "Bob"), 0)

    assert says(whole) == words.say("story-book-before")
    assert says(short) == words.say("story-book-before.child")


def test_a_book_without_short_pages_tells_its_whole_ones() -> None:
    """MM-O11: where nobody wrote a page for children the page itself is read."""
    words = Words("en", "mice_and_mystics", "story-trunk = The lid gives way with a sigh.")
    page = StoryTold("MM-17", "trunk", short=True)

    assert words.event(page, ("Ann",), 0) == "The lid gives way with a sigh."


def test_everybody_sees_which_page_was_read_last() -> None:
    """MM-17: a screen that comes late knows where the story is."""
    table = begun("2")

    assert table.view.passage == "ch2_t2_orange"
    assert scene("line", mice={"corin": "s1"}).view.passage == ""


def test_a_party_that_has_all_it_needs_is_asked_to_begin() -> None:
    """MM-R88: nobody has anything to choose, so somebody turns the first page; then it is read."""
    heroes = {"corin": "cleave", "brom": "quick_snare", "maud": "mend", "sable": "slip_away"}
    mice = "".join(f";mouse {hero} abilities {known}" for hero, known in heroes.items())
    table = dealt(2, chapter="4", party="suggested", campaign=f"book silent_bell{mice}")
    assert table.pending == ["ann begin"]
    assert table.choices("ann") == {"done"}

    table.play("ann", "done", "any")

    assert told(table.events)[:2] == ["ch1_recap", "ch2_recap"]
    assert table.state.round == 1
