"""Hook and thread, fork and mouse-apult (MM-258…266)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.codes import ITEMS
from purrlour.games.mice_and_mystics.events import Flung, TokenLaid, TokenTaken
from purrlour.games.mice_and_mystics.frames import LAYING
from purrlour.games.mice_and_mystics.layout import AT, FROM, IN_STASH, LINKS, ON_BOARD
from purrlour.games.mice_and_mystics.rules.explore import in_stash, party_card
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_chosen, space_name
from purrlour.games.mice_and_mystics.rules.places import (
    adjacent,
    cell,
    foes_on,
    full_spaces,
    mice_on,
    put,
)
from purrlour.games.mice_and_mystics.rules.seats import controller
from purrlour.games.mice_and_mystics.state import ASK_LAND, ASK_LAY, Mice
from purrlour.games.mice_and_mystics.tables import FORK, GRAPE, HOOK, NOWHERE

# What is laid, as the actions number it.
THE_HOOK: Final = 0
THE_FORK: Final = 1
THE_GRAPE: Final = 2
FLIGHT: Final = 3
"""A mouse is flung."""


def lay_spaces(state: Mice, hero: i64, what: i64) -> i64:
    """Where a token may be laid from here, as bits; the fork only where the mouse is."""
    here: i64 = state.rows[AT + hero]
    water: i64 = state.tables.water[state.side]
    if what == THE_HOOK:
        if not in_stash(state, HOOK):
            return 0
        found: i64 = state.tables.hook[cell(state, here)] & ~bit(here)
        return found & ~water if (water >> here) & 1 else found  # MM-258
    if what == THE_FORK:
        dry: bool = not (water >> here) & 1
        return bit(here) if dry and in_stash(state, FORK) else 0  # MM-263
    if not in_stash(state, GRAPE):
        return 0
    taken: i64 = 0
    space: i64
    for space in range(state.tables.spaces[state.side]):
        if mice_on(state, bit(space)) or foes_on(state, bit(space)):
            taken |= bit(space)
    return adjacent(state, here) & ~taken  # MM-267


def landings(state: Mice, flyer: i64) -> i64:
    """Where a flung mouse may land: in its sight, and not full (MM-264, MM-265)."""
    here: i64 = state.rows[AT + flyer]
    return state.tables.seen[cell(state, here)] & ~full_spaces(state) & ~bit(here)


def lay(state: Mice, hero: i64, what: i64, log: Log | None) -> None:
    """A token is laid down; where, is chosen if there is a choice."""
    if what == THE_FORK:
        put_down(state, hero, what, state.rows[AT + hero], log)
        return
    state.push(LAYING, hero, what, lay_spaces(state, hero, what), hero)


def fling(state: Mice, hero: i64, flyer: i64) -> None:
    """The mouse-apult: another mouse on the fork's space flies (MM-264)."""
    state.push(LAYING, hero, FLIGHT, landings(state, flyer), flyer)


def run_laying(state: Mice, log: Log | None) -> None:
    """Where the token lies, or the mouse lands."""
    hero, what, flyer = state.own(0), state.own(1), state.own(3)
    if state.stage() == 0:
        state.set_stage(1)
        state.ask(ASK_LAND if what == FLIGHT else ASK_LAY, controller(state, hero))
        return
    state.pop()
    space = space_chosen(state, state.answer)
    if what != FLIGHT:
        put_down(state, hero, what, space, log)
        return
    put(state, flyer, space)  # no trap check, and water only makes wet (MM-R13, MM-R42)
    if log is not None:
        names = figure_name(state, hero), figure_name(state, flyer)
        log.append(Flung("MM-264", names[0], names[1], space_name(state, space)))


def put_down(state: Mice, hero: i64, what: i64, space: i64, log: Log | None) -> None:
    """The token leaves the stash."""
    here: i64 = state.rows[AT + hero]
    spaces: tuple[str, ...] = (space_name(state, space),)
    if what == THE_HOOK:
        state.rows[LINKS] = here
        state.rows[LINKS + 1] = space
        spaces = (space_name(state, here), space_name(state, space))
    elif what == THE_FORK:
        state.fork = space
    else:
        state.grape = space
    state.rows[FROM + party_card(state, what + 1)] = ON_BOARD
    if log is not None:
        clause = ("MM-258", "MM-263", "MM-267")[what]
        log.append(TokenLaid(clause, ITEMS[what], spaces))


def may_take_back(state: Mice, hero: i64, what: i64) -> bool:
    """On the space of the fork, or of an end of the hook (MM-260, MM-266)."""
    here: i64 = state.rows[AT + hero]
    if what == THE_HOOK:
        return state.rows[LINKS] == here or state.rows[LINKS + 1] == here
    return state.fork == here


def take_back(state: Mice, what: i64, log: Log | None) -> None:
    """The token goes back into the stash."""
    if what == THE_HOOK:
        state.rows[LINKS] = NOWHERE
        state.rows[LINKS + 1] = NOWHERE
    else:
        state.fork = NOWHERE
    state.rows[FROM + party_card(state, what + 1)] = IN_STASH
    if log is not None:
        log.append(TokenTaken("MM-260", ITEMS[what], stash=True))
