"""Rooms: adjacency and line of sight follow from geometry, and everybody can get everywhere."""

from __future__ import annotations

from collections import deque
from math import hypot

import pytest

from purrlour.games.mice_and_mystics.content.board import STRIDE
from purrlour.games.mice_and_mystics.content.geometry.floor import SLACK, Floor
from purrlour.games.mice_and_mystics.content.geometry.shapes import (
    area,
    box,
    contains,
    gap,
    overlap,
    self_crossing,
)
from purrlour.games.mice_and_mystics.content.load import box_folder, content, survey_box
from purrlour.games.mice_and_mystics.content.model import (
    COLOURS,
    DIRECTIONS,
    DOWN,
    FLIPS,
    GAP,
    OFF,
    PLAIN,
    RED,
    STILL,
    UP,
    Point,
    Polygon,
)
from tests.figures import LONG

pytestmark = pytest.mark.uncompiled

BOX = content()
BOARD = BOX.board
SIDES = pytest.mark.parametrize("number", range(16), ids=[side.id for side in BOX.sides])


def bits(mask: int) -> list[int]:
    """The spaces of a mask."""
    return [at for at in range(STRIDE) if mask >> at & 1]


def steps(start: int, masks: list[int]) -> dict[int, int]:
    """How far everything is, by plain search."""
    found, front = {start: 0}, deque([start])
    while front:
        at = front.popleft()
        for beyond in bits(masks[at]):
            if beyond not in found:
                found[beyond] = found[at] + 1
                front.append(beyond)
    return found


def per_space(table: tuple[int, ...], number: int) -> list[int]:
    """A table's rows of one side."""
    return list(table[number * STRIDE : number * STRIDE + len(BOX.sides[number].spaces)])


@SIDES
def test_rooms_have_twenty_to_thirty_spaces_large_enough_for_four_bases(number: int) -> None:
    """As many as the printed ones have."""
    side = BOX.sides[number]

    assert 20 <= len(side.spaces) <= 30
    assert all(area(space.polygon) > 1.2 for space in side.spaces)
    assert not any(self_crossing(space.polygon) for space in side.spaces)


@SIDES
def test_spaces_do_not_overlap_and_hold_their_anchors(number: int) -> None:
    """A point belongs to one space at most."""
    spaces = BOX.sides[number].spaces

    for at, space in enumerate(spaces):
        assert all(contains(space.polygon, anchor) for anchor in space.anchors)
        assert all(not overlap(space.polygon, other.polygon, 0.1) for other in spaces[at + 1 :])


@SIDES
def test_mm_69_adjacency_is_symmetric_and_no_space_is_alone(number: int) -> None:
    """MM-69, MM-73: a yellow line seen from below is one seen from above."""
    side, first = BOX.sides[number], number * STRIDE

    for a in range(len(side.spaces)):
        assert BOARD.minion[first + a]
        for b in range(len(side.spaces)):
            there = BOARD.line[(first + a) * STRIDE + b]
            back = BOARD.line[(first + b) * STRIDE + a]
            assert back == {DOWN: UP, UP: DOWN}.get(there, there)
            near = BOARD.adjacent[first + a] >> b & 1
            assert near == (there in (PLAIN, DOWN, UP))
            assert BOARD.cost[(first + a) * STRIDE + b] == {PLAIN: 1, DOWN: 1, UP: 3}.get(there, 0)
            assert (BOARD.across[first + a] >> b & 1) == (there in (RED, GAP))
        assert not BOARD.adjacent[first + a] >> a & 1


@SIDES
def test_mm_69_neighbours_touch_and_others_do_not(number: int) -> None:
    """MM-69: a base's width at most lies between neighbours; gaps of pipes are wider."""
    side = BOX.sides[number]

    for a, b, kind in side.edges:
        apart = gap(side.spaces[a].polygon, side.spaces[b].polygon)[0]
        assert (0.5 < apart < 2.5) if kind == GAP else apart < 0.3
    linked = {frozenset((a, b)) for a, b, _ in side.edges}
    for a, space in enumerate(side.spaces):
        for b in range(a + 1, len(side.spaces)):
            if gap(space.polygon, side.spaces[b].polygon)[0] > 0.3:
                kinds = [kind for x, y, kind in side.edges if {x, y} == {a, b}]
                assert frozenset((a, b)) not in linked or kinds == [GAP]


@SIDES
def test_mice_and_minions_can_get_everywhere(number: int) -> None:
    """Without hook, scroll or gap; distances are those of a plain search (MM-R47)."""
    side, first = BOX.sides[number], number * STRIDE
    mice, minions = per_space(BOARD.adjacent, number), per_space(BOARD.minion, number)

    for start in range(len(side.spaces)):
        assert len(steps(start, mice)) == len(side.spaces)
        far = steps(start, minions)
        row = (first + start) * STRIDE
        assert [BOARD.dist[row + at] for at in range(len(side.spaces))] == [
            far[at] for at in range(len(side.spaces))
        ]


@SIDES
def test_mm_118_sight_agrees_with_walking_the_line(number: int) -> None:
    """MM-118, MM-R24: sampled step by step, the line leaves the floor or it does not."""
    share = 1 if LONG else 7
    side, first = BOX.sides[number], number * STRIDE
    floor = [space.polygon for space in side.spaces]
    floor += [feature.polygon for feature in side.features if feature.open]

    for a, space in enumerate(side.spaces):
        assert BOARD.seen[first + a] >> a & 1
        for b in range(a + 1, len(side.spaces)):
            sees = BOARD.seen[first + a] >> b & 1
            assert sees == BOARD.seen[first + b] >> a & 1
            if (a * 5 + b) % share:
                continue
            rock = min(walked(p, q, floor) for p in space.anchors for q in side.spaces[b].anchors)
            if abs(rock - SLACK) > 0.06:  # so close to the limit, samples are too coarse
                assert sees == (rock < SLACK), (space.id, side.spaces[b].id)


def walked(start: Point, end: Point, floor: list[Polygon]) -> float:
    """How much of the line runs over rock, by looking every so often."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    count = max(2, int(length / 0.05))
    missed = 0
    boxes = [box(polygon) for polygon in floor]
    for step in range(count + 1):
        x = start[0] + (end[0] - start[0]) * step / count
        y = start[1] + (end[1] - start[1]) * step / count
        missed += not any(
            left <= x <= right and top <= y <= bottom and contains(polygon, (x, y))
            for polygon, (left, top, right, bottom) in zip(floor, boxes, strict=True)
        )
    return missed / (count + 1) * length


@SIDES
def test_plain_neighbours_see_each_other(number: int) -> None:
    """Whoever can step there can see there."""
    side, first = BOX.sides[number], number * STRIDE

    for a, b, kind in side.edges:
        if kind == PLAIN:
            assert BOARD.seen[first + a] >> b & 1


@SIDES
def test_mm_r41_hook_and_thread_reach_five_and_a_half_units(number: int) -> None:
    """MM-R41: as far as the thread is long, and never through rock."""
    side, first = BOX.sides[number], number * STRIDE

    for a, space in enumerate(side.spaces):
        for b in bits(BOARD.hook[first + a]):
            assert BOARD.seen[first + a] >> b & 1
            assert any(
                hypot(p[0] - q[0], p[1] - q[1]) <= 5.5
                for p in space.anchors
                for q in side.spaces[b].anchors
            )
            assert BOARD.hook[first + b] >> a & 1


@SIDES
def test_mm_144_exits_lie_in_the_middle_of_an_edge_with_spaces_beside_them(number: int) -> None:
    """MM-144: one exit an edge at most, in its middle."""
    side = BOX.sides[number]

    assert 2 <= len(side.exits) <= 4
    for way in side.exits:
        at = number * 4 + way.direction
        assert BOARD.exit_colour[at] == 1 + way.colour
        assert bits(BOARD.exit_spaces[at]) == sorted(way.spaces)
        assert 1 <= len(way.spaces) <= 3
        for space in way.spaces:
            assert gap(side.spaces[space].polygon, way.area)[0] < 0.15
            assert not side.spaces[space].special
    closed = [d for d in range(4) if d not in [way.direction for way in side.exits]]
    assert all(BOARD.exit_colour[number * 4 + d] == 0 for d in closed)


@SIDES
def test_marks_are_as_many_as_on_printed_tiles(number: int) -> None:
    """3 or 4 entries, 1 or 2 traps, one flip space; a table's red lines surround it (MM-166)."""
    side = BOX.sides[number]

    assert 3 <= sum(space.entry for space in side.spaces) <= 4
    assert 1 <= sum(space.trap for space in side.spaces) <= 2
    assert sum(space.flip >= 0 for space in side.spaces) == 1
    assert not any(space.trap and (space.water or space.special) for space in side.spaces)
    assert not any(space.entry and space.water for space in side.spaces)
    assert BOARD.entry[number].bit_count() == sum(space.entry for space in side.spaces)
    for at, space in enumerate(side.spaces):
        kinds = {kind for a, b, kind in side.edges if at in (a, b)}
        if space.red:
            assert RED in kinds
            assert PLAIN not in kinds


def test_mm_148_flip_spaces_pair_up() -> None:
    """MM-148 to MM-150: plain, hook and tool flips are all there, and lead to each other."""
    kinds = set()
    for number, side in enumerate(BOX.sides):
        (at,) = [at for at, space in enumerate(side.spaces) if space.flip >= 0]
        kinds.add(FLIPS[side.spaces[at].flip])
        there = BOARD.flip_to[number * STRIDE + at]
        assert BOARD.flip_to[(number ^ 1) * STRIDE + there] == at
    assert kinds == set(FLIPS)


def test_mm_93_currents_lead_along_water_and_off_the_tile_in_the_end() -> None:
    """MM-92, MM-93, MM-94: no current goes round for ever, none is swum against."""
    wet = [number for number, side in enumerate(BOX.sides) if any(s.water for s in side.spaces)]

    assert [BOX.sides[number].id for number in wet] == ["t2_blue", "t6_blue"]
    for number in wet:
        side = BOX.sides[number]
        for at, space in enumerate(side.spaces):
            if not space.water:
                assert space.current == STILL
                continue
            seen = {at}
            here = at
            while side.spaces[here].current != OFF:
                to = side.spaces[here].current
                assert BOARD.adjacent[number * STRIDE + here] >> to & 1
                assert BOARD.swim[number * STRIDE + here] >> to & 1
                assert not BOARD.swim[number * STRIDE + to] >> here & 1
                assert to not in seen
                seen.add(to)
                here = to


def test_every_rule_about_rooms_has_a_room() -> None:
    """Every rule about rooms has a home: red areas, water, gaps, both colours of exits."""
    with_gaps = [s.id for s in BOX.sides if any(kind == GAP for _, _, kind in s.edges)]
    with_tables = [s.id for s in BOX.sides if any(space.red for space in s.spaces)]
    mixed = [s.id for s in BOX.sides if any(way.colour != s.colour for way in s.exits)]

    assert with_gaps == ["t8_orange"]
    assert with_tables == ["t1_orange", "t2_orange", "t3_orange", "t5_orange"]
    assert mixed == ["t8_orange"]
    assert sum(len(side.exits) for side in BOX.sides) == 42
    assert BOARD.red[BOX.names["side:t1_orange"]] & BOARD.entry[BOX.names["side:t1_orange"]]


def test_exits_are_where_the_layouts_need_them() -> None:
    """By side; in brackets an exit of the other colour."""
    found = {
        side.id: " ".join(
            DIRECTIONS[way.direction][0]
            + ("" if way.colour == side.colour else f"({COLOURS[way.colour]})")
            for way in sorted(side.exits, key=lambda way: way.direction)
        )
        for side in BOX.sides
    }

    assert found == {
        "t1_orange": "e s",
        "t1_blue": "n e s w",
        "t2_orange": "e w",
        "t2_blue": "n s",
        "t3_orange": "e s w",
        "t3_blue": "e w",
        "t4_orange": "n w",
        "t4_blue": "n e w",
        "t5_orange": "e s w",
        "t5_blue": "n e s",
        "t6_orange": "n e s",
        "t6_blue": "n e w",
        "t7_orange": "n e",
        "t7_blue": "n e w",
        "t8_orange": "n e(blue) s",
        "t8_blue": "n w",
    }


@pytest.mark.slow
def test_the_survey_is_what_geometry_says_today() -> None:
    """It was made from these very files; `resurvey` makes it anew."""
    kept = box_folder().joinpath("survey.toml").read_text("utf-8")

    assert survey_box() == kept


# Geometry on its own: small floors, drawn by hand.


def square(left: float, top: float, size: float = 2) -> Polygon:
    """A square space."""
    return (left, top), (left + size, top), (left + size, top + size), (left, top + size)


def test_squares_of_a_floor_are_next_to_each_other_across_corners_too() -> None:
    """MM-69: diagonals may qualify; four stones around a corner all touch."""
    floor = Floor([square(0, 0), square(2, 0), square(0, 2), square(2, 2)], [], [])

    assert floor.neighbours() == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_a_corner_of_rock_parts_two_spaces() -> None:
    """A base set there would stand on rock: two squares that meet in a point, rock around."""
    floor = Floor([square(0, 0), square(2, 2)], [], [])

    assert floor.neighbours() == []
    assert not floor.sees((0.5, 0.5), (2.2, 3.9))


def test_a_gap_wider_than_a_base_parts_two_spaces() -> None:
    """A small gap does not, if one can look across it."""
    narrow, wide = square(2.2, 0), square(2.5, 0)
    between: Polygon = ((2, 0), (2.2, 0), (2.2, 2), (2, 2))

    assert Floor([square(0, 0), narrow], [between], []).neighbours() == [(0, 1)]
    assert Floor([square(0, 0), wide], [], []).neighbours() == []


def test_rock_blocks_sight_and_an_open_drop_does_not() -> None:
    """MM-118 for rock and walls; the drop between pipes is seen across."""
    left, right = square(0, 0), square(4, 0)
    drop = square(2, 0)

    assert not Floor([left, right], [], []).sees((1, 1), (5, 1))
    assert Floor([left, right], [drop], []).sees((1, 1), (5, 1))
    assert not Floor([left, right], [drop], [square(2.5, 0.5, 1)]).sees((1, 1), (5, 1))


def test_a_corner_that_is_only_touched_does_not_block() -> None:
    """The line runs along the corner of the rock, not through it."""
    floor = Floor([square(0, 0), square(2, 0), square(2, 2)], [], [])

    assert floor.sees((0.5, 0.5), (3.5, 3.5))
    assert not floor.sees((0.2, 1.9), (2.1, 3.9))
