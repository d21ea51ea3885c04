"""A state as one row of numbers, and back: what views carry and positions are written from."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.frames import FRAME
from purrlour.games.mice_and_mystics.layout import ROWS
from purrlour.games.mice_and_mystics.state import Mice, empty
from purrlour.games.mice_and_mystics.tables import Tables

SCALARS: Final = (
    *("seats", "chapter", "house", "phase", "asked", "reason", "page", "end_page", "wheel"),
    *("round", "turns", "visits", "on_track", "acted", "card", "side", "visited", "flipped"),
    *("face_up", "greedy", "fork", "grape", "flags", "active", "moving", "allowance", "steps"),
    *("rolled", "deed", "free_used", "passes", "ambush", "dice_left", "prevented", "extras"),
    *("anew", "halt", "closing", "scroll", "remade", "known", "cards_left", "foes_left"),
    *("dirty", "top"),
)
"""Everything of a state that is one number, but for what a choice leaves behind."""


def numbers_of(state: Mice) -> tuple[int, ...]:
    """Scalars, rows and the stack in use, one after another; the decks are not among them."""
    return (
        *(int(getattr(state, name)) for name in SCALARS),
        *(int(number) for number in state.rows),
        *(int(state.stack[at]) for at in range(max(0, int(state.top) + FRAME))),
    )


def state_of(tables: Tables, numbers: tuple[int, ...]) -> Mice:
    """The state with these numbers, its decks empty."""
    state = empty(tables, numbers[0])
    for name, number in zip(SCALARS, numbers, strict=False):
        setattr(state, name, number)
    first = len(SCALARS)
    for at in range(ROWS):
        state.rows[at] = numbers[first + at]
    for at, number in enumerate(numbers[first + ROWS :]):
        state.stack[at] = number
    return state
