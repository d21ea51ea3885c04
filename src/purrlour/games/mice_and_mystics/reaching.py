"""Reaching: how far the mouse that moves could go, for people who look before they leap.

It asks the rules of a step, one step after another; dice on the way (traps, water) are not
foreseen: where they would be rolled, the way ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from purrlour.games.mice_and_mystics.bits import members
from purrlour.games.mice_and_mystics.layout import AT, TRAPS
from purrlour.games.mice_and_mystics.rules.move import (
    PASS_ENGAGE,
    PASS_TRAP,
    PASS_WATER,
    cost_of,
    passes_of,
    steps_of,
)
from purrlour.games.mice_and_mystics.rules.places import foes_on
from purrlour.games.mice_and_mystics.state import ASK_STEP, ASK_TURN, MAY_MOVE, MOVED, Mice


@dataclass(frozen=True)
class Way:
    """A space that can be reached, and how."""

    space: int
    cost: int
    before: int
    """The space before it; that of the mouse, for a first step."""


def ways(state: Mice) -> list[Way]:
    """The cheapest way to each space that the mouse may step to now, and beyond; nearest first."""
    if state.phase == ASK_TURN and state.moving != MOVED:
        return _ways(state, int(state.own(0)), state.allowance, first=state.moving == MAY_MOVE)
    if state.phase == ASK_STEP:
        return _ways(state, int(state.own(0)), int(state.own(1)), first=state.own(2) == 0)
    return []


def _ways(state: Mice, hero: int, allowance: int, *, first: bool) -> list[Way]:
    rows = state.rows
    start = int(rows[AT + hero])
    found: dict[int, Way] = {}
    waiting = [(0, start, start)]
    try:
        while waiting:
            cost, space, before = heappop(waiting)
            if space in found or (space == start and cost):
                continue
            if space != start:
                found[space] = Way(space, cost, before)
                if _ends(state, hero, space):
                    continue
            rows[AT + hero] = space
            for other in members(steps_of(state, hero, allowance - cost, first=first)):
                heappush(waiting, (cost + int(cost_of(state, hero, other)), other, space))
            first = False
    finally:
        rows[AT + hero] = start
    return sorted(found.values(), key=lambda way: (way.cost, way.space))


def _ends(state: Mice, hero: int, space: int) -> bool:
    """Whether a mouse goes no further from there, or only if its dice let it."""
    passes = passes_of(state, hero)
    water = not passes & PASS_WATER and state.tables.water[state.side] >> space & 1
    trap = not passes & PASS_TRAP and state.rows[TRAPS + state.side] >> space & 1
    return bool(water or trap or (not passes & PASS_ENGAGE and foes_on(state, 1 << space)))
