"""Intent: what a kitten of Wizard Kittens means to do in its turn, for as long as it holds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.notes import NONE
from purrlour.games.wizard_kittens.state import SLING, SPELL, SWAT, SWITCH, Wizards

FANCY: Final = -2
"""In place of a spell: whatever comes to its mind, all turn long."""


@final
class Intent:
    """A spell and the cards for it, thought of once for all the choices of a turn."""

    def __init__(self) -> None:
        self.table: i64 = 0
        """The sign of the table that it was made for."""
        self.spell: i64 = NONE
        """The code of a spell, FANCY, or none."""
        self.first: i64 = NONE
        """The code of the first choice of that spell, or none."""
        self.second: i64 = NONE
        """The code of the second one, or none."""

    def mean(self, spell: i64, first: i64, second: i64) -> None:
        """Means to cast a spell, with these choices."""
        self.spell = spell
        self.first = first
        self.second = second

    def hold(self, state: Wizards, circle: i64) -> None:
        """It is for this table, when the circle of the turn is this one."""
        self.table = sign_of(state, circle)

    def meant(self, state: Wizards, seat: i64) -> i64:
        """What was meant to be chosen here: a code, FANCY, or none if nothing was."""
        if self.table != sign_of(state, state.rows[seat]):
            return NONE
        phase: i64 = state.phase
        if phase == SPELL or self.spell == FANCY:
            return self.spell
        if phase == SLING or phase == SWAT or phase == SWITCH:
            return self.first
        return self.second


def sign_of(state: Wizards, circle: i64) -> i64:
    """A number that tells tables apart well enough, if the circle of the turn were this one."""
    rows = state.rows
    mixed: i64 = rows[0] + 3 * rows[1] + 5 * rows[2] + 7 * rows[3]
    mixed += (2 * state.turn + 1) * (circle - rows[state.turn])
    return mixed ^ (state.left * 4 + state.turn) ^ (state.slots << 20) ^ (state.tokens << 30)
