"""Choices as a learner sees them: from its own chair, and as the sum of their parts.

“Play a blue 1 on the land of seat 1” means one thing to that seat and another to everybody else.
Turned to the chooser, a target is 0 for oneself, 1 for the next, and so on, as in observations.
And what was learned about a blue 1 should count wherever it is played: so a choice has parts.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from purrlour.engine.game import Game
from purrlour.learn.net import Array

SEAT: Final = "target"
"""The part of an action that is a seat; no game has another."""

Codes = npt.NDArray[np.int64]


@cache
def turned(game: Game[Any, Any, Any, Any], seats: int) -> Codes:
    """(seats, actions): which action of the table each of the chooser's own is."""
    known = {tuple(action.wire().items()): action.code for action in game.actions}
    table = np.zeros((seats, len(game.actions)), np.int64)
    for seat in range(seats):
        for action in game.actions:
            parts = action.wire()
            target = parts.get(SEAT)
            if isinstance(target, int) and target < seats:
                parts[SEAT] = (target + seat) % seats
            table[seat, action.code] = known[tuple(parts.items())]
    return table


def parts_of(game: Game[Any, Any, Any, Any]) -> Array:
    """(parts, actions): 1 where an action has a part, or a pair of them, that another has too."""
    found: dict[tuple[Any, ...], list[int]] = {}
    for action in game.actions:
        pieces = list(action.wire().items())
        for piece in (*combinations(pieces, 1), *combinations(pieces, 2)):
            found.setdefault(piece, []).append(action.code)
    shared = [codes for codes in found.values() if len(codes) > 1]
    table = np.zeros((len(shared), len(game.actions)), np.float32)
    for row, codes in zip(table, shared, strict=True):
        row[codes] = 1
    return table
