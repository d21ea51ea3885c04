"""A state as rows of numbers, and back: what views carry for bots."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.frames import FRAME
from purrlour.games.mice_and_mystics.layout import (
    AT,
    DICE,
    ENCOUNTER_AT,
    FROM,
    LIMITS,
    MODS,
    MOST_RULES,
    SHEETS,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.rules.sheets import refit_all
from purrlour.games.mice_and_mystics.state import Mice, empty
from purrlour.games.mice_and_mystics.tables import Tables

SCALARS: Final = (
    *("seats", "chapter", "house", "phase", "asked", "reason", "page", "end_page", "wheel"),
    *("round", "turns", "visits", "on_track", "acted", "card", "side", "visited", "flipped"),
    *("face_up", "greedy", "fork", "grape", "flags", "active", "moving", "allowance", "steps"),
    *("rolled", "deed", "free_used", "passes", "ambush", "dice_left", "prevented", "extras"),
    *("anew", "halt", "closing", "scroll", "remade", "known", "cards_left", "foes_left"),
    *("dirty", "top", "story", "caller", "votes"),
)
"""Everything of a state that is one number, but for what a choice leaves behind."""
BLOCKS: Final = (
    (AT, WOUNDS),  # figures
    (WOUNDS, SHEETS),  # mice
    (FROM, ENCOUNTER_AT),  # search cards
    (ENCOUNTER_AT, MODS),  # encounters, track, rooms, things
    (MODS, DICE),  # what changes numbers for a while
    (DICE, LIMITS),  # dice
)
"""Rows that belong together; sheets follow from the rest."""
Numbers = tuple[int, ...]


def scalars_of(state: Mice) -> Numbers:
    """The single numbers of a state."""
    return tuple(int(getattr(state, name)) for name in SCALARS)


def block_of(state: Mice, block: int) -> Numbers:
    """Some of its rows."""
    first, end = BLOCKS[block]
    return tuple(state.rows[first:end])


def limits_of(state: Mice) -> Numbers:
    """Rules that were used up to their limit: rule, when, rule, when …"""
    found: list[int] = []
    for rule, when in enumerate(state.rows[LIMITS : LIMITS + MOST_RULES]):
        if when:
            found += (rule, when)
    return tuple(found)


def stack_of(state: Mice) -> Numbers:
    """What is going on."""
    return tuple(state.stack[: max(0, int(state.top) + FRAME)])


def state_of(
    tables: Tables, scalars: Numbers, blocks: tuple[Numbers, ...], limits: Numbers, stack: Numbers
) -> Mice:
    """The state with these numbers, its decks empty."""
    state = empty(tables, scalars[0])
    for name, number in zip(SCALARS, scalars, strict=True):
        setattr(state, name, number)
    for (first, end), numbers in zip(BLOCKS, blocks, strict=True):
        for at, number in zip(range(first, end), numbers, strict=True):
            state.rows[at] = number
    for at in range(0, len(limits), 2):
        state.rows[LIMITS + limits[at]] = limits[at + 1]
    for at, number in enumerate(stack):
        state.stack[at] = number
    refit_all(state)
    return state
