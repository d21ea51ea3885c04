"""How mice move: lines, full spaces, minions, water, traps (MM-66…104)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, count, lowest
from purrlour.games.mice_and_mystics.content.ops import MOVE_ENDED
from purrlour.games.mice_and_mystics.events import (
    LeftWater,
    MoveEnded,
    StayedInWater,
    Stepped,
)
from purrlour.games.mice_and_mystics.frames import SWIM, TRAP
from purrlour.games.mice_and_mystics.layout import (
    AT,
    DOWN,
    LINKS,
    MOST_LINKS,
    STATUS,
    TRAPS,
    WEBBED,
)
from purrlour.games.mice_and_mystics.rules.aspects import trait
from purrlour.games.mice_and_mystics.rules.dice import FOR_WATER, roll
from purrlour.games.mice_and_mystics.rules.dice_values import STAR, shown
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_name
from purrlour.games.mice_and_mystics.rules.places import (
    adjacent,
    cell,
    foes_on,
    full_spaces,
    mice_on,
    put,
)
from purrlour.games.mice_and_mystics.rules.triggers import fire_story
from purrlour.games.mice_and_mystics.state import MOVED, MOVING, Mice
from purrlour.games.mice_and_mystics.tables import MOST_SPACES
from purrlour.games.mice_and_mystics.traits import CLIMB, DICE_WATER
from purrlour.games.mice_and_mystics.traits import SWIM as SWIMS

# What a mouse may ignore for a while: content's passes, as bits.
PASS_RED: Final = 1
PASS_GAP: Final = 2
PASS_YELLOW: Final = 4
PASS_WATER: Final = 8
PASS_TRAP: Final = 16
PASS_ENGAGE: Final = 32
PASS_FULL: Final = 64

RED_LINE: Final = 4
GAP_LINE: Final = 5
UP_LINE: Final = 3
FAR: Final = 99
"""Costs more than anybody has."""

# What a step led to.
GOES_ON: Final = 0
STOPS: Final = 1
SWIMS_OUT: Final = 2
"""The step is an attempt to leave the water, and it is rolled for."""


def passes_of(state: Mice, hero: i64) -> i64:
    """What a mouse may ignore; only the active one ever may anything."""
    return state.passes if hero == state.active else 0


def may_leave(state: Mice, hero: i64) -> bool:
    """As many mice as minions on its space, itself included (MM-85, MM-87)."""
    if passes_of(state, hero) & PASS_ENGAGE:
        return True
    here = bit(state.rows[AT + hero])
    foes = foes_on(state, here)
    return foes == 0 or count(mice_on(state, here)) >= count(foes)


def step_cost(state: Mice, hero: i64, space: i64) -> i64:
    """What a step costs a mouse; FAR if it cannot be made (MM-70…77, MM-259)."""
    tables, rows = state.tables, state.rows
    here: i64 = rows[AT + hero]
    pair: i64 = cell(state, here) * MOST_SPACES + space
    link: i64
    for link in range(MOST_LINKS):
        one: i64 = rows[LINKS + link * 2]
        other: i64 = rows[LINKS + link * 2 + 1]
        if one >= 0 and ((one == here and other == space) or (one == space and other == here)):
            return 1
    passes = passes_of(state, hero)
    line: i64 = tables.line[pair]
    if line == UP_LINE and not passes & PASS_YELLOW:
        climb: i64 = tables.cost[pair] + trait(state, hero, CLIMB)
        return climb if climb > 1 else 1
    if line == UP_LINE:
        return 1
    if line == RED_LINE:
        return 1 if passes & PASS_RED else FAR
    if line == GAP_LINE:
        return 1 if passes & PASS_GAP else FAR
    return tables.cost[pair] if tables.cost[pair] else FAR


def reachable(state: Mice, hero: i64) -> i64:
    """Spaces that could be a step away: neighbours, across lines, by links."""
    rows = state.rows
    here: i64 = rows[AT + hero]
    found: i64 = adjacent(state, here) | state.tables.across[cell(state, here)]
    link: i64
    for link in range(MOST_LINKS * 2):
        if rows[LINKS + link] == here:
            found |= bit(rows[LINKS + (link ^ 1)])
    return found


def steps_of(state: Mice, hero: i64, allowance: i64, *, first: bool) -> i64:
    """The spaces that a mouse may step to now, as bits."""
    rows, tables = state.rows, state.tables
    here: i64 = rows[AT + hero]
    if here < 0 or rows[STATUS + hero] & (DOWN | WEBBED):
        return 0
    if first and not may_leave(state, hero):
        return 0
    passes = passes_of(state, hero)
    water: i64 = tables.water[state.side]
    swimming = (water >> here) & 1 == 1 and not passes & PASS_WATER
    full = full_spaces(state)
    found: i64 = 0
    rest: i64 = reachable(state, hero)
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        cost = step_cost(state, hero, space)
        if cost > allowance:
            continue
        if (full >> space) & 1:
            if passes & PASS_FULL:
                found |= beyond(state, hero, space, allowance - cost, full)
            continue
        if swimming:
            if (water >> space) & 1:
                linked = not (adjacent(state, here) >> space) & 1
                if not linked and not (tables.swim[cell(state, here)] >> space) & 1:
                    continue  # MM-92
            elif not first:
                continue  # MM-89
        found |= bit(space)
    return found


def beyond(state: Mice, hero: i64, space: i64, allowance: i64, full: i64) -> i64:
    """Spaces on the far side of a full one, for whoever squeezes through."""
    rows = state.rows
    here: i64 = rows[AT + hero]
    found: i64 = 0
    rest: i64 = adjacent(state, space) & ~full & ~bit(here)
    rows[AT + hero] = space
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        if step_cost(state, hero, other) <= allowance:
            found |= bit(other)
    rows[AT + hero] = here
    return found


def cost_of(state: Mice, hero: i64, space: i64) -> i64:
    """What a step costs, through a full space if need be."""
    cost = step_cost(state, hero, space)
    if cost < FAR or not passes_of(state, hero) & PASS_FULL:
        return cost
    rows = state.rows
    here: i64 = rows[AT + hero]
    best: i64 = FAR
    rest: i64 = adjacent(state, here) & full_spaces(state)
    while rest:
        middle = lowest(rest)
        rest &= rest - 1
        first = step_cost(state, hero, middle)
        rows[AT + hero] = middle
        second = step_cost(state, hero, space)
        rows[AT + hero] = here
        best = min(best, first + second)
    return best


def take_step(state: Mice, hero: i64, space: i64, log: Log | None) -> i64:
    """A mouse steps onto a space; whether it may go on from there (MM-84, MM-88, MM-96)."""
    rows, tables = state.rows, state.tables
    passes = passes_of(state, hero)
    water: i64 = tables.water[state.side] if not passes & PASS_WATER else 0
    if (water >> rows[AT + hero]) & 1 and not (water >> space) & 1:
        if trait(state, hero, SWIMS) <= 0:
            state.push(SWIM, hero, space, 0, 0)
            return SWIMS_OUT
        arrive(state, hero, space, "MM-89", log)
        check_trap(state, hero, space)
        return STOPS
    arrive(state, hero, space, "MM-67", log)
    stops: bool = (water >> space) & 1 == 1
    if foes_on(state, bit(space)) and not passes & PASS_ENGAGE:
        stops = True
    if stops and log is not None:
        clause = "MM-88" if (water >> space) & 1 else "MM-84"
        log.append(MoveEnded(clause, figure_name(state, hero), space_name(state, space)))
    check_trap(state, hero, space)
    return STOPS if stops else GOES_ON


def check_trap(state: Mice, hero: i64, space: i64) -> None:
    """A mouse that moves onto a trap is checked (MM-96); one that is put there is not (MM-100)."""
    if (state.rows[TRAPS + state.side] >> space) & 1 and not passes_of(state, hero) & PASS_TRAP:
        state.push(TRAP, hero, space, 0, 0)


def arrive(state: Mice, hero: i64, space: i64, clause: str, log: Log | None) -> None:
    """The figure stands there now."""
    put(state, hero, space)
    if log is not None:
        log.append(Stepped(clause, figure_name(state, hero), space_name(state, space)))


def run_swim(state: Mice, chance: Chance, log: Log | None) -> None:
    """Out of the water: a die for the mouse and one for each mouse there (MM-90, MM-91)."""
    hero, space = state.own(0), state.own(1)
    if state.stage() == 0:
        state.set_stage(1)
        dice: i64 = 1 + count(mice_on(state, bit(space))) + trait(state, hero, DICE_WATER)
        roll(state, dice if dice > 1 else 1, FOR_WATER, hero, chance, log)
        return
    state.pop()
    if shown(state, STAR) == 0:
        if log is not None:
            log.append(StayedInWater("MM-90", figure_name(state, hero)))
        return
    if log is not None:
        log.append(LeftWater("MM-90", figure_name(state, hero), space_name(state, space)))
    put(state, hero, space)
    check_trap(state, hero, space)


def stop_moving(state: Mice, hero: i64) -> None:
    """The move is over, for this turn (MM-58)."""
    if state.moving == MOVING:
        state.moving = MOVED
        state.allowance = 0
        if state.rows[AT + hero] >= 0:
            fire_story(state, MOVE_ENDED, 0, hero)
