"""What pages may draw: all of it printed, none of it a secret, of whichever storybook."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlour.games.mice_and_mystics.content.load import content, load_book
from purrlour.games.mice_and_mystics.content.model import Content
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.games.mice_and_mystics.printed import Printed, print_content

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.fixture(params=["ours", "foreign"])
def book(request: pytest.FixtureRequest) -> Content:
    return content() if request.param == "ours" else load_book(FIXTURES)


def test_a_game_prints_the_book_it_was_built_with(book: Content) -> None:
    printed = MiceAndMystics(book).printed()

    assert isinstance(printed, Printed)
    assert printed.book == book.book.id
    assert [chapter.id for chapter in printed.chapters] == [one.id for one in book.book.chapters]
    assert {room.id for room in printed.rooms} == {side.id for side in book.sides if side.spaces}


def test_rooms_name_only_their_own_spaces(book: Content) -> None:
    for room in print_content(book).rooms:
        spaces = {space.id for space in room.spaces}
        for space in room.spaces:
            assert set(space.sees) <= spaces
            assert space.current in {*spaces, "", "off"}
            assert len(space.outline) >= 6
            assert len(space.anchors) in range(2, 30, 2)
        assert {end for one in room.borders for end in (one.a, one.b)} <= spaces
        assert {space for way in room.exits for space in way.spaces} <= spaces


def test_sight_is_that_of_the_content(book: Content) -> None:
    printed = print_content(book)
    for side in (side for side in book.sides if side.spaces):
        room = next(room for room in printed.rooms if room.id == side.id)
        for at, space in enumerate(room.spaces):
            seen = {other.id for n, other in enumerate(side.spaces) if side.seen[at] >> n & 1}
            assert set(space.sees) == seen
