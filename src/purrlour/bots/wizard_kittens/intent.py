"""Intent: what a kitten of Wizard Kittens means to do in its turn, for as long as it holds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.notes import NONE
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
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

    def recall(self, state: Wizards, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:
        """Which of the codes was meant, if anything was meant here; or none."""
        if self.table != sign_of(state, state.rows[seat]):
            return NONE
        if self.spell == FANCY:
            return codes[whim.pick(count)]
        phase: i64 = state.phase
        code: i64 = self.second
        if phase == SPELL:
            code = self.spell
        elif phase == SLING or phase == SWAT or phase == SWITCH:
            code = self.first
        at: i64
        for at in range(count):
            if codes[at] == code:
                return code
        return NONE


def sign_of(state: Wizards, circle: i64) -> i64:
    """A number that tells tables apart well enough, if the circle of the turn were this one."""
    rows = state.rows
    mixed: i64 = rows[0] + 3 * rows[1] + 5 * rows[2] + 7 * rows[3]
    mixed += (2 * state.turn + 1) * (circle - rows[state.turn])
    return mixed ^ (state.left * 4 + state.turn) ^ (state.slots << 20) ^ (state.tokens << 30)
