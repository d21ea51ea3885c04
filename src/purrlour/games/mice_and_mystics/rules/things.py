"""What a chapter is about: things that lie in rooms, are carried and drift (chapters 2, 3, 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.events import Drifted, Taken
from purrlour.games.mice_and_mystics.layout import THINGS
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_name
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import MOST_SPACES, OFF, STILL

WIDTH: Final = 6
DRAG: Final = 3
FLOATS: Final = 4
LOST: Final = 5


def things(state: Mice) -> i64:
    """How many things the chapter has."""
    tables = state.tables
    return tables.chapter_things[state.chapter + 1] - tables.chapter_things[state.chapter]


def fact(state: Mice, thing: i64, column: i64) -> i64:
    """What the chapter says about a thing."""
    first: i64 = state.tables.chapter_things[state.chapter]
    return state.tables.thing_list[(first + thing) * WIDTH + column]


def name_of(state: Mice, thing: i64) -> str:
    """What a thing is called."""
    return state.tables.names.things[state.tables.chapter_things[state.chapter] + thing]


def drag(state: Mice, hero: i64) -> i64:
    """Spaces that a mouse moves less for what it carries."""
    total: i64 = 0
    thing: i64
    for thing in range(things(state)):
        if state.rows[THINGS + thing * 3 + 2] == hero + 1:
            total += fact(state, thing, DRAG)
    return total


def float_things(state: Mice, log: Log | None) -> None:
    """At the end of a round what lies in a current drifts on, or is lost."""
    thing: i64
    for thing in range(things(state)):
        at: i64 = THINGS + thing * 3
        if not fact(state, thing, FLOATS) or state.rows[at + 2] != 0:
            continue
        to: i64 = state.tables.current[state.rows[at] * MOST_SPACES + state.rows[at + 1]]
        if to == STILL:
            continue
        if to == OFF:
            state.flags |= bit(fact(state, thing, LOST)) if fact(state, thing, LOST) >= 0 else 0
            state.dirty = 1
        else:
            state.rows[at + 1] = to
        if log is not None:
            space = "" if to == OFF else space_name(state, to)
            log.append(Drifted("MM-93", name_of(state, thing), space))


def pass_thing(state: Mice, thing: i64, giver: i64, taker: i64, log: Log | None) -> None:
    """A thing changes hands in a share."""
    assert state.rows[THINGS + thing * 3 + 2] == giver + 1
    state.rows[THINGS + thing * 3 + 2] = taker + 1
    state.dirty = 1
    if log is not None:
        log.append(Taken("MM-184", figure_name(state, taker), name_of(state, thing)))
