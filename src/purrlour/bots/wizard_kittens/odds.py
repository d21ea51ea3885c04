"""What a bot of Wizard Kittens takes for likely; the numbers come from games among such bots."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from purrlour.bots.wizard_kittens.circles import Heap

PACE: Final = 1.3
"""Cards that a turn draws, Summons among them."""
SKILL: Final = 0.75
"""Cards that a turn brings nearer to a curse."""
SURE: Final = 0.97
"""How likely a kitten still has all cards of a curse when its own turn ends."""
FARTHEST: Final = 12
"""Cards that a curse may lack; it is hopeless anyway."""
USUAL: Final = 3.0
"""Cards that a curse lacks that nobody has seen yet."""
SIX: Final = (-1.0, 0.32, 0.4)
"""All six curses fall: to begin with, more with every card to come, less with every one lacking.

Measured among greedy kittens, a card to come weighs 0.21. But then nobody would begin: six
curses fall only if several try, so who doubts makes it true. Hope fades as the deck does.
"""
LEAD: Final = (2.0, 0.3)
"""How many points of a lead mean something: more with every card that curses lack."""
DIRT: Final = 2.5
"""What a card more says about the cleanest paws when the professor comes."""
TIE: Final = 0.15
"""What a point more says about them."""


def sure(weight: float) -> float:
    """A weight of evidence as a chance.

    >>> sure(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-weight)) if weight > -50.0 else 0.0


def likely_six(draws: float, lacking: float) -> float:
    """How likely all curses fall, with so many cards to come and so many lacking."""
    if not lacking:
        return 1.0
    return sure(SIX[0] + SIX[1] * draws - SIX[2] * lacking)


@lru_cache(maxsize=512)
def completing(turns: float) -> tuple[float, ...]:
    """How likely a curse is completed in so many turns, by the cards that it lacks.

    Cards that fit come by luck, so many in a turn; there must be enough of them.
    """
    mean = SKILL * turns
    odds, rest, term = [SURE], 1.0, exp(-mean)
    for lack in range(1, FARTHEST + 1):
        rest -= term
        term *= mean / lack
        odds.append(max(rest, 0.0))
    return tuple(odds)


def ahead(points: float, lacking: float) -> float:
    """How likely a lead in points lasts until all curses have fallen."""
    return sure(points / (LEAD[0] + LEAD[1] * lacking))


def cleaner(cards: float, points: float, turns: float) -> float:
    """How likely a kitten with so many fewer cards and more points has the cleaner paws then."""
    return sure(DIRT * cards / (1.0 + turns) + TIE * points)


@lru_cache(maxsize=65_536)
def fit(heap: Heap, need: Heap) -> tuple[int, int]:
    """How many cards a heap lacks for a need, and how many it has to spare.

    >>> fit((1, 0, 2, 0), (2, 0, 0, 1))
    (2, 2)
    """
    lack = sum(want - have for want, have in zip(need, heap, strict=True) if want > have)
    return lack, sum(heap) - sum(need) + lack
