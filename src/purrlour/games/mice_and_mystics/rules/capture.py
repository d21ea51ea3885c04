"""Captured mice, and rescuing them (MM-232…242, MM-288…290)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.content.ops import REACT_CAPTURE
from purrlour.games.mice_and_mystics.events import Captured, CardLost, Rescued
from purrlour.games.mice_and_mystics.frames import PAGE, RESCUE, WINDOW
from purrlour.games.mice_and_mystics.house import AUTO, FUGITIVE_LOST
from purrlour.games.mice_and_mystics.layout import (
    AT,
    CAUGHT,
    CHEESE,
    FROM,
    IN_DISCARD,
    LAST,
    MOST_THINGS,
    POISON,
    STATUS,
    THINGS,
    TRAPS,
    TROPHIES,
    UNLOADED,
    WORN,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.rules.dice import hooked
from purrlour.games.mice_and_mystics.rules.explore import arrival_spaces
from purrlour.games.mice_and_mystics.rules.harm import FUGITIVE, POISON_MASTER, win_trophy
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_chosen, space_name
from purrlour.games.mice_and_mystics.rules.places import (
    adjacent,
    free_mice,
    full_spaces,
    kindest,
    put,
    spaces_of,
)
from purrlour.games.mice_and_mystics.rules.seats import ask_team
from purrlour.games.mice_and_mystics.rules.sheets import refit
from purrlour.games.mice_and_mystics.rules.tide import SHUT
from purrlour.games.mice_and_mystics.state import ALL_CAPTURED, ASK_ARRIVE, Mice
from purrlour.games.mice_and_mystics.tables import C_STARTS, CARD_WIDTH, HERO_WIDTH, LIFE, NOWHERE

_BEGIN: Final = 0
_ASKED: Final = 1
PAGED: Final = 2
"""It is off the board, and a page passes."""
# Own numbers of CAPTURE: hero, 1 if a Fugitive's third time, 1 if water carried it off.


def run_capture(state: Mice, log: Log | None) -> None:
    """A mouse with as many wounds as life, or washed away, is captured (MM-232)."""
    hero = state.own(0)
    if state.stage() == _BEGIN:
        if state.rows[AT + hero] < 0:
            state.pop()
            return
        state.set_stage(_ASKED)
        state.prevented &= SHUT
        if hooked(state, REACT_CAPTURE):
            state.push(WINDOW, REACT_CAPTURE, hero, 0, 0)
        return
    if state.stage() == _ASKED:
        if state.prevented & ~SHUT:
            state.prevented &= SHUT
            state.pop()
            spare(state, hero)
            return
        state.set_stage(PAGED)
        capture(state, hero, log)
        return
    at_once, washed = state.own(1), state.own(2)
    state.pop()
    if at_once:
        state.push(RESCUE, hero, 1, 0, washed)  # MM-290
    elif not free_mice(state):
        state.reason = ALL_CAPTURED  # MM-240


def spare(state: Mice, hero: i64) -> None:
    """A capture was held off: the mouse stays, one wound short of its life."""
    rows = state.rows
    over: i64 = rows[WOUNDS + hero] + rows[POISON + hero] + 1
    over -= state.tables.heroes[hero * HERO_WIDTH + LIFE]
    while over > 0:
        row: i64 = WOUNDS if rows[WOUNDS + hero] > 0 else POISON
        rows[row + hero] -= 1
        over -= 1


def capture(state: Mice, hero: i64, log: Log | None) -> None:
    """Off the board, without cheese, worn cards, wounds and ailments; a page passes."""
    rows = state.rows
    if rows[POISON + hero] > 0:
        win_trophy(state, hero, POISON_MASTER, log)
    rows[CAUGHT + hero] += 1
    fugitive: bool = rows[TROPHIES + FUGITIVE] == hero and rows[CAUGHT + hero] == 3
    if rows[CAUGHT + hero] >= 2:
        win_trophy(state, hero, FUGITIVE, log)
    if log is not None:
        log.append(Captured("MM-232", figure_name(state, hero)))
    leave_things(state, hero)
    put(state, hero, NOWHERE)
    rows[CHEESE + hero] = 0  # MM-233
    rows[WOUNDS + hero] = 0  # MM-236
    rows[POISON + hero] = 0
    rows[STATUS + hero] = 0
    if fugitive:
        state.set_own(1, 1)
    else:
        lose_cards(state, hero, log)
    refit(state, hero)
    if hero == state.active:
        state.halt = 1  # MM-241
    state.push(PAGE, 1, 1, 0, 0)  # MM-237


def lose_cards(state: Mice, hero: i64, log: Log | None) -> None:
    """What it wears goes to the discard, but for its own starting equipment (MM-234, MM-R67)."""
    tables = state.tables
    card: i64
    for card in range(tables.how_many_cards):
        place: i64 = state.rows[FROM + card]
        if place != WORN + hero and place != UNLOADED + hero:
            continue
        if tables.cards[card * CARD_WIDTH + C_STARTS] == hero:
            state.rows[FROM + card] = WORN + hero
            continue
        state.rows[FROM + card] = IN_DISCARD  # MM-242
        if log is not None:
            log.append(CardLost("MM-234", figure_name(state, hero), tables.names.cards[card]))


def leave_things(state: Mice, hero: i64) -> None:
    """What it carries for the chapter stays on its space."""
    thing: i64
    for thing in range(MOST_THINGS):
        at: i64 = THINGS + thing * 3
        if state.rows[at + 2] == hero + 1:
            state.rows[at] = state.side
            state.rows[at + 1] = state.rows[AT + hero]
            state.rows[at + 2] = 0


# Rescue. Own numbers: hero, 1 if a Fugitive is rescued at once, spaces to choose from, 1 if water
# carried it off.


def run_rescue(state: Mice, log: Log | None) -> None:
    """A captured mouse comes back beside another (MM-238)."""
    hero = state.own(0)
    if state.stage() == 1:
        back(state, hero, space_chosen(state, state.answer), log)
        return
    spaces = rescue_spaces(state, hero)
    if not spaces:  # MM-R98
        at_once = state.own(1)
        state.pop()
        if at_once and not free_mice(state):
            state.reason = ALL_CAPTURED
        return
    if spaces & (spaces - 1) and not state.house & AUTO:
        state.set_stage(1)
        state.set_own(2, spaces)
        ask_team(state, ASK_ARRIVE)
        return
    back(state, hero, kindest(state, spaces), log)


def back(state: Mice, hero: i64, space: i64, log: Log | None) -> None:
    """It stands there again, unhurt."""
    state.pop()
    put(state, hero, space)
    if log is not None:
        log.append(Rescued("MM-238", figure_name(state, hero), space_name(state, space)))


def rescue_spaces(state: Mice, hero: i64) -> i64:
    """With a mouse or next to one, not full; a trap, or water for who was washed away, only for
    want of others (MM-R13, MM-R92)."""
    spaces: i64 = 0
    rest: i64 = spaces_of(state, free_mice(state))
    if not rest and state.own(1) and not state.house & FUGITIVE_LOST:
        here = bit(state.rows[LAST + hero])
        return gentle(state, arrival_spaces(state, here | adjacent(state, lowest(here))))  # MM-R106
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        spaces |= bit(space) | adjacent(state, space)
    return gentle(state, spaces & ~full_spaces(state))


def gentle(state: Mice, spaces: i64) -> i64:
    """Of some spaces those that do a rescued mouse no harm, if there are any."""
    if state.own(3):
        dry: i64 = spaces & ~state.tables.water[state.side]
        spaces = dry if dry else spaces
    safe: i64 = spaces & ~state.rows[TRAPS + state.side]
    return safe if safe else spaces
