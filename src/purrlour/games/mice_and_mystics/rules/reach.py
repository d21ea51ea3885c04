"""What is near, and whom a minion gets at from where it stands (MM-111, MM-206, MM-209)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.layout import AT
from purrlour.games.mice_and_mystics.rules.places import adjacent, cell, mice_on
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import HEROES


def near_spaces(state: Mice, space: i64) -> i64:
    """A space and those next to it."""
    return bit(space) | adjacent(state, space)


def foe_reach(state: Mice, figure: i64, ranged: i64) -> i64:
    """Mice that a minion, or a charmed mouse, can attack from where it stands (MM-206)."""
    here: i64 = state.rows[AT + figure]
    near = mice_on(state, near_spaces(state, here))
    if figure < HEROES:
        near &= ~bit(figure)
    if not ranged or near:
        return near  # MM-209
    return mice_on(state, state.tables.seen[cell(state, here)])
