"""Walks: where a mouse can come to in one move."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.games.mice_and_mystics.bits import members


class Walk(NamedTuple):
    """Where a mouse can come to in one move."""

    cost: int
    first: int
    """Its first step; −1 for staying."""


def walks(sight: Sight, hero: int, steps: list[int], allowance: int) -> dict[int, Walk]:
    """Every space that a mouse can come to, setting out by one of these steps."""
    board, side = sight.book.board, sight.side
    here = sight.at[hero]
    found = {here: Walk(0, -1)}
    water, foes, full = board.water[side], sight.foe_spaces(), sight.full()
    swims = water >> here & 1
    queue: list[tuple[int, int, int]] = []
    for space in steps:
        cost = _step(sight, here, space)
        heappush(queue, (cost, space, space))
    while queue:
        so_far, space, first = heappop(queue)
        if space in found or so_far > allowance:
            continue
        found[space] = Walk(so_far, first)
        if (foes | water | sight.traps) >> space & 1 or swims:
            continue  # the move ends there, or may
        for other in _beside(sight, space):
            if other not in found and not full >> other & 1:
                cost = _step(sight, space, other)
                if so_far + cost <= allowance:
                    heappush(queue, (so_far + cost, other, first))
    return found


def _step(sight: Sight, one: int, other: int) -> int:
    links = sight.links if max(sight.links) >= 0 else ()
    for link in range(0, len(links), 2):
        if {links[link], links[link + 1]} == {one, other}:
            return 1
    return sight.book.board.cost[(sight.side * 32 + one) * 32 + other] or 1


def _beside(sight: Sight, space: int) -> list[int]:
    board = sight.book.board
    cell = sight.side * 32 + space
    beside = [other for other in members(board.adjacent[cell]) if board.cost[cell * 32 + other]]
    if space in sight.links:
        beside += [sight.links[at ^ 1] for at, end in enumerate(sight.links) if end == space]
    return beside
