"""The action die's symbols, and reading what lies on the table (catalogue 2.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.layout import DICE
from purrlour.games.mice_and_mystics.state import Mice

# Symbols, as faces that show them: bit 0 is F1.
STAR: Final = 0b110010
SWORD: Final = 0b100110
SHIELD: Final = 0b100100
BOW: Final = 0b011000
CHEESE: Final = 0b000001
SYMBOLS: Final = vec[i64]([STAR, SWORD, SHIELD, BOW, CHEESE])
"""In content's order."""
NUMBERS: Final = vec[i64]([0, 1, 2, 3, 2, 1, 3])
"""By face."""


def shown(state: Mice, faces: i64) -> i64:
    """How many dice on the table show one of these faces."""
    found: i64 = 0
    die: i64
    for die in range(state.dice_left):
        if (faces >> (state.rows[DICE + die] - 1)) & 1:
            found += 1
    return found


def shown_symbol(state: Mice, symbol: i64) -> i64:
    """How many dice show a symbol, by content's number."""
    return shown(state, SYMBOLS[symbol])


def number_rolled(state: Mice) -> i64:
    """The numbers on the table, added up."""
    total: i64 = 0
    die: i64
    for die in range(state.dice_left):
        total += NUMBERS[state.rows[DICE + die]]
    return total
