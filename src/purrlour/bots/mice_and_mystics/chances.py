"""Chances: what attacks promise, looked up: thinking ahead asks for the same dice all the time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.odds import beaten, expected
from purrlour.engine.cells import vec

_MOST: Final = 16
"""Dice, blocks and life beyond this count as one less: nobody rolls so many."""
_UNKNOWN: Final = -1.0


@final
class Chances:
    """Two tables by dice, faces that hit, defence and life; filled where somebody looks."""

    __slots__ = ("_beaten", "_expected")

    def __init__(self) -> None:
        self._beaten = vec[float]([_UNKNOWN] * (_MOST * _MOST * _MOST * 2))
        self._expected = vec[float]([_UNKNOWN] * (_MOST * _MOST * _MOST * 2))

    def expected(self, dice: i64, faces: i64, defence: i64, life: i64) -> float:
        """Wounds that an attack does to somebody with so much life left."""
        at = _row(dice, faces, defence, life)
        if self._expected[at] < 0.0:
            self._expected[at] = expected(int(dice), int(faces), int(defence), int(life))
        return self._expected[at]

    def beaten(self, dice: i64, faces: i64, defence: i64, life: i64) -> float:
        """How likely an attack beats somebody with so much life left."""
        at = _row(dice, faces, defence, life)
        if self._beaten[at] < 0.0:
            self._beaten[at] = beaten(int(dice), int(faces), int(defence), int(life))
        return self._beaten[at]


def _row(dice: i64, faces: i64, defence: i64, life: i64) -> i64:
    at: i64 = _within(dice) * 2 + (faces & 1)
    return (at * _MOST + _within(defence)) * _MOST + _within(life)


def _within(number: i64) -> i64:
    if number < 0:
        return 0
    return number if number < _MOST else _MOST - 1
