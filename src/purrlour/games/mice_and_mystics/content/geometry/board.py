"""Board: every room as flat tables, made once from sides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from purrlour.games.mice_and_mystics.content.board import STRIDE, Board
from purrlour.games.mice_and_mystics.content.model import (
    DOWN,
    FLIPS,
    GAP,
    PLAIN,
    RED,
    STILL,
    UP,
    Side,
)

_COST: Final = {PLAIN: 1, DOWN: 1, UP: 3}
"""MM-70, MM-71, MM-72."""
_FAR: Final = 255


def make_board(sides: tuple[Side, ...]) -> Board:
    """The tables of all sides."""
    count = len(sides)
    line = bytearray(count * STRIDE * STRIDE)
    cost = bytearray(len(line))
    dist = bytearray([_FAR]) * len(line)
    adjacent = [0] * (count * STRIDE)
    minion = [0] * len(adjacent)
    across = [0] * len(adjacent)
    seen = [0] * len(adjacent)
    hook = [0] * len(adjacent)
    swim = [0] * len(adjacent)
    current = bytearray([STILL]) * len(adjacent)
    flip_to = bytearray([STILL]) * len(adjacent)
    exit_colour = bytearray(count * 4)
    exit_spaces = [0] * (count * 4)
    for number, side in enumerate(sides):
        first = number * STRIDE
        for a, b, kind in side.edges:
            for start, end, seen_from in ((a, b, kind), (b, a, _turned(kind))):
                at = first + start
                line[at * STRIDE + end] = seen_from
                cost[at * STRIDE + end] = _COST.get(seen_from, 0)
                if seen_from in _COST:
                    adjacent[at] |= 1 << end
                if seen_from != GAP:
                    minion[at] |= 1 << end
                if seen_from in (RED, GAP):
                    across[at] |= 1 << end
        seen[first : first + len(side.spaces)] = side.seen
        hook[first : first + len(side.spaces)] = side.hook
        for space, data in enumerate(side.spaces):
            _walk(space, first, minion, dist)
            current[first + space] = data.current
            if data.water:
                swim[first + space] = _swim(side, space, adjacent[first + space])
        for way in side.exits:
            exit_colour[number * 4 + way.direction] = 1 + way.colour
            exit_spaces[number * 4 + way.direction] = _mask(way.spaces)
        for space, data in enumerate(side.spaces):
            if data.flip >= 0:
                flip_to[first + space] = _flip_space(sides[number ^ 1])
    return Board(
        sides=count,
        spaces=bytes(len(side.spaces) for side in sides),
        line=bytes(line),
        cost=bytes(cost),
        adjacent=tuple(adjacent),
        minion=tuple(minion),
        across=tuple(across),
        seen=tuple(seen),
        hook=tuple(hook),
        dist=bytes(dist),
        swim=tuple(swim),
        entry=_masks(sides, "entry"),
        trap=_masks(sides, "trap"),
        special=_masks(sides, "special"),
        red=_masks(sides, "red"),
        water=_masks(sides, "water"),
        plain_flip=_flips(sides, FLIPS.index("plain")),
        hook_flip=_flips(sides, FLIPS.index("hook")),
        tool_flip=_flips(sides, FLIPS.index("tool")),
        current=bytes(current),
        flip_to=bytes(flip_to),
        exit_colour=bytes(exit_colour),
        exit_spaces=tuple(exit_spaces),
    )


def _walk(space: int, first: int, minion: list[int], dist: bytearray) -> None:
    """Steps from this space on the minion graph."""
    row = (first + space) * STRIDE
    dist[row + space] = 0
    reached, front, steps = 1 << space, [space], 0
    while front:
        steps += 1
        beyond: list[int] = []
        for at in front:
            fresh = minion[first + at] & ~reached
            reached |= fresh
            beyond.extend(_bits(fresh))
        for at in beyond:
            dist[row + at] = steps
        front = beyond


def _swim(side: Side, space: int, adjacent: int) -> int:
    """Water spaces next to this one that do not lie against its current (MM-92, MM-R78)."""
    return sum(
        1 << other
        for other in _bits(adjacent)
        if side.spaces[other].water and side.spaces[other].current != space
    )


def _flip_space(side: Side) -> int:
    return next((at for at, space in enumerate(side.spaces) if space.flip >= 0), STILL)


def _flips(sides: tuple[Side, ...], kind: int) -> tuple[int, ...]:
    return tuple(
        _mask(at for at, space in enumerate(side.spaces) if space.flip == kind) for side in sides
    )


def _masks(sides: tuple[Side, ...], name: str) -> tuple[int, ...]:
    return tuple(
        _mask(at for at, space in enumerate(side.spaces) if getattr(space, name)) for side in sides
    )


def _mask(spaces: Iterable[int]) -> int:
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def _bits(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _turned(kind: int) -> int:
    """The same line from the other side."""
    return {DOWN: UP, UP: DOWN}.get(kind, kind)
