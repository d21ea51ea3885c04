"""The map of Mice and Mystics in letters: every space is there, about where it lies."""

import pytest

from purrlour.cli.table.mice_and_mystics.map import Spot, draw_map
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.content.model import Side

WIDTH, HEIGHT = 32, 6


def spots(side: Side, suffix: str = "") -> list[Spot]:
    """Every space by its first anchor."""
    return [Spot(*space.anchors[0], space.id + suffix) for space in side.spaces]


@pytest.mark.parametrize("side", content().sides, ids=lambda side: side.id)
def test_every_space_of_every_room_is_drawn(side: Side) -> None:
    drawn = draw_map(spots(side), WIDTH, HEIGHT)

    words = " ".join(drawn).split()
    assert sorted(words) == sorted(space.id for space in side.spaces)
    assert len(drawn) == HEIGHT
    assert max(map(len, drawn)) <= WIDTH


@pytest.mark.parametrize("side", content().sides, ids=lambda side: side.id)
def test_what_lies_far_to_the_left_or_above_is_drawn_there(side: Side) -> None:
    """Spaces half a tile apart never change sides."""
    drawn = draw_map(spots(side), WIDTH, HEIGHT)
    at = {
        word: (f" {line} ".index(f" {word} ") + len(word) / 2, row)
        for row, line in enumerate(drawn)
        for word in line.split()
    }

    for one in side.spaces:
        for other in side.spaces:
            (x, y), (left, top) = at[one.id], at[other.id]
            if one.anchors[0][0] - other.anchors[0][0] > 6:
                assert x > left, (one.id, other.id)
            if one.anchors[0][1] - other.anchors[0][1] > 6:
                assert y > top, (one.id, other.id)


def test_long_texts_push_their_neighbours_and_nothing_is_lost() -> None:
    crowd = [Spot(2.0, 6.0, "a3:CBMS2r"), Spot(5.0, 6.0, "b3:o"), Spot(11.5, 6.0, "e3:3o2r")]

    (line,) = draw_map(crowd, WIDTH, 1)

    assert line.split() == ["a3:CBMS2r", "b3:o", "e3:3o2r"]
    assert len(line) <= WIDTH


def test_a_full_line_gives_way_to_the_next() -> None:
    row = [Spot(float(x), 1.0, f"space{x}") for x in range(1, 11)]

    drawn = draw_map(row, WIDTH, 3)

    assert sorted(" ".join(drawn).split()) == sorted(spot.text for spot in row)
