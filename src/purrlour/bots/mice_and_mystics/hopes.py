"""Hopes: how likely a chapter is won from here, judged by a few facts.

A logistic regression, found from greedy's own games: 15,000 of them, 3,000 of each chapter, a
third of these with three choices of a hundred made at random. About every twelfth choice gave a
row of facts (360,000 in all), with 1 if that game was won in the end. Newton's method, each number
squared and times 3/2 as a penalty; one vector for all chapters, and for each of ours what is added
to five of them. Facts whose number came out with the wrong sign (more wounds are no help) were left
out, and so were those that told nothing. What it loses is 0.51 nats a row; one number for each
chapter would lose 0.66.

To find the numbers anew, after chapters changed or facts were added: deal with `Seeded` luck, let
`MicePolicy.choose` play, `MicePolicy.judge` writes the facts of a state into `MicePolicy.facts`;
fit a fifth of the games apart to see what it loses; write the numbers below, three digits will do.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.facts import CHORES, FACTS, LATE, ONE, PAGES, ROOMS
from purrlour.engine.cells import vec

_OURS: Final = "silent_bell"
"""The book whose chapters are known."""
_ALL: Final = vec[float]([
    -0.847, 1.184, -0.023, -1.529, -0.833, -0.542, -1.670,  # time and the way ahead
    -0.039, -0.292, -0.116, -0.159, -0.106, -0.448,  # minions
    0.030, -0.363, -0.112, -0.394, 0.084,  # mice
    0.021, 0.081, 0.022, 0.168, 0.064, 0.083,  # what they have
])  # fmt: skip
"""By fact, in any chapter."""
_ADDED: Final = vec[i64]([ONE, PAGES, ROOMS, CHORES, LATE])
_CHAPTERS: Final = vec[float]([
    -0.471, 0.437, -0.020, -0.113, 0.769,
    -0.930, 0.207, -0.041, 0.039, -0.103,
    -1.053, 0.397, -1.345, 0.515, 1.034,
    0.825, -0.027, -0.137, -0.134, -1.918,
    0.782, 0.169, 0.014, -0.850, -1.451,
])  # fmt: skip
"""Chapter by chapter of our book: what is added to those five."""


@final
class Hopes:
    """What to expect of the chapters of a book."""

    def __init__(self, book: str) -> None:
        self._known: i64 = len(_CHAPTERS) // len(_ADDED) if book == _OURS else 0

    def likely(self, facts: vec[float], chapter: i64) -> float:
        """How likely it is that a chapter ends well of which these are the facts."""
        total: float = 0.0
        at: i64
        for at in range(FACTS):
            total += _ALL[at] * facts[at]
        if chapter < self._known:
            many: i64 = len(_ADDED)
            for at in range(many):
                total += _CHAPTERS[chapter * many + at] * facts[_ADDED[at]]
        return 1.0 / (1.0 + exp(-total))
