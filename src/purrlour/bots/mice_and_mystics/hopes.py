"""Hopes: how likely a chapter is won from here, judged by a few facts.

A logistic regression, found from the policy's own games: 45,000 of them, 9,000 of each chapter,
half of these with mice and first abilities drawn at random, a third with three choices of a hundred
made at random. About every twelfth choice gave a row of facts (a million in all), with 1 if that
game was won in the end. Newton's method, each number squared and times 3/2 as a penalty; a row for
any chapter, and one for each of ours. Facts whose number came out with the wrong sign (more wounds
are no help) were left out. What it loses is 0.50 nats a row, 0.51 by the row for any chapter; one
number for each chapter would lose 0.66.

To find the numbers anew, after chapters changed or facts were added: deal with `Seeded` luck, let
`MicePolicy.choose` play, `MicePolicy.judge` writes the facts of a state into `MicePolicy.facts`;
fit a fifth of the games apart to see what it loses; write the numbers below, three digits will do.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.facts import FACTS
from purrlour.engine.cells import vec

_OURS: Final = "silent_bell"
"""The book whose chapters are known."""
_NUMBERS: Final = vec[float]([
    # Any chapter.
    -2.691, 1.616, -5.197, 4.289, -1.544,
    0.273, -3.017, 0.025, -1.052,
    -0.030, -0.300, -0.091, -0.161, -0.040, -0.269,
    0.053, -0.318, -0.072, -0.448, 0.073,
    0.114, 0.073, 0.018, 0.129, 0.061, 0.169, 0.474,
    # Chapter 1.
    -3.101, 1.573, -5.605, 4.069, -1.394,
    -0.167, -0.201, 0.0, 0.049,
    -0.047, -0.229, -0.063, -0.303, 0.0, -0.282,
    0.037, -0.345, -0.069, -0.391, 0.068,
    0.146, 0.031, 0.018, 0.164, 0.068, 0.072, 0.414,
    # Chapter 2.
    -4.537, 1.606, -5.832, 5.704, -1.497,
    -0.048, -1.043, 0.0, -0.322,
    0.0, -0.293, -0.068, -0.213, 0.0, -0.202,
    0.048, -0.267, -0.072, -0.438, 0.048,
    0.169, 0.033, 0.016, 0.125, 0.054, 0.129, 0.438,
    # Chapter 3.
    -3.845, 1.622, -6.480, 5.946, -1.764,
    0.205, -3.340, 0.0, -0.277,
    0.0, -0.305, -0.008, -0.064, 0.0, -0.600,
    0.037, -0.255, 0.0, -0.601, 0.060,
    0.113, 0.043, 0.0, 0.096, 0.0, 0.077, 0.621,
    # Chapter 4.
    1.664, 2.119, -8.070, 5.965, -2.745,
    -0.036, -2.121, 1.980, -3.301,
    0.0, -0.462, -0.171, -0.062, -0.532, -0.575,
    0.081, -0.332, -0.153, 0.0, 0.131,
    0.0, 0.113, 0.023, 0.020, 0.022, 0.047, 0.908,
    # Chapter 5.
    0.352, 1.689, -4.465, -0.119, -1.281,
    -0.304, -0.502, 0.949, -2.176,
    0.0, -0.382, -0.137, 0.0, -0.133, -0.264,
    0.077, -0.300, -0.056, -0.207, 0.098,
    0.018, 0.119, 0.011, 0.0, 0.040, 0.166, 0.836,
])  # fmt: skip
"""By fact, in its order: time, the way ahead, minions, mice, what they have."""


@final
class Hopes:
    """What to expect of the chapters of a book."""

    def __init__(self, book: str) -> None:
        self._known: i64 = len(_NUMBERS) // FACTS - 1 if book == _OURS else 0

    def likely(self, facts: vec[float], chapter: i64) -> float:
        """How likely it is that a chapter ends well of which these are the facts."""
        first: i64 = (chapter + 1) * FACTS if chapter < self._known else 0
        total: float = 0.0
        at: i64
        for at in range(FACTS):
            total += _NUMBERS[first + at] * facts[at]
        return 1.0 / (1.0 + exp(-total))
