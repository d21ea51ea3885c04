"""What lands and cards are worth in Koty, in log-odds of winning.

There are two opinions, and both change with the stage of a game. What is good to have now was
found by climbing: numbers that beat the greedy bot and each other in many thousands of games.
What it will come to then was fitted to how games of the first opinion ended.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.koty.content import CATS, LANDS, MOST_NINES, TITLES, VALUES
from purrlour.games.koty.endings import KINDS_OF_LAND
from purrlour.games.koty.state import DREAMS, TITLE_BITS, Cats

STAGES: Final = LANDS * MOST_NINES + 1
"""The stage of a game is the most Nines that any dream has."""
LATE: Final = 9
"""The stage at which all that is added later has been added."""
MEAN: Final = 4.5
"""A cat on top is worth this on the average."""


def _lands(
    bare: list[float], cat: list[float], crow: list[float], value: list[float]
) -> list[float]:
    """Worths by land. Each list goes by the Nines of a land; a cat's value counts from the mean."""
    cats = [
        cat[nines] + value[nines] * (VALUES[title] - MEAN)
        for title in range(CATS)
        for nines in range(MOST_NINES + 1)
    ]
    return bare + cats + crow


def _cards(cat: float, others: list[float]) -> list[float]:
    """Worths by title: all cats are alike; crow, joker, moth, bat, owl, dragon."""
    return [cat] * CATS + others


def _by_stage(start: list[float], later: list[float]) -> vec[float]:
    """A row for each stage, one after the other."""
    return vec[float](
        [
            one + more * stage / LATE
            for stage in range(STAGES)
            for one, more in zip(start, later, strict=True)
        ]
    )


LAND_NOW: Final = _by_stage(
    start=_lands(
        bare=[0.0, 0.37, 0.77, 1.25],
        cat=[-0.23, 0.47, 0.97, 1.23],
        crow=[0.0, -0.43, 0.03, 0.47],
        value=[0.0, 0.0, 0.0, 0.0],
    ),
    later=_lands(
        bare=[0.0, 0.12, 0.70, 1.41],
        cat=[0.15, 0.10, 0.67, 1.46],
        crow=[0.0, -0.28, -0.72, 0.59],
        value=[0.0, 0.0, 0.0, 0.086],
    ),
)
LAND_THEN: Final = _by_stage(
    start=_lands(
        bare=[0.0, 0.46, 0.58, 0.75],
        cat=[0.02, 0.30, 0.50, 0.54],
        crow=[0.0, 0.27, 0.52, 0.96],
        value=[0.0, 0.0, 0.0, 0.0],
    ),
    later=_lands(
        bare=[0.0, 0.25, 0.85, 1.47],
        cat=[-0.15, 0.34, 0.98, 1.70],
        crow=[0.0, -0.54, -0.27, 0.11],
        value=[0.0, 0.0, 0.049, 0.020],
    ),
)
CARD_NOW: Final = _by_stage(
    start=_cards(-0.09, [0.08, 0.29, -0.17, -0.21, 0.26, 0.16]),
    later=_cards(-0.04, [0.19, 0.21, -0.31, -0.33, 0.17, 0.09]),
)
"""What a card is worth more than the next one from the pile,"""
CARD_THEN: Final = _by_stage(
    start=_cards(0.0, [-0.03, 0.14, -0.11, -0.07, 0.23, 0.22]),
    later=_cards(0.0, [0.68, 0.52, 0.01, -0.12, 0.27, 0.33]),
)
"""and more than a cat."""
BEYOND_CATS: Final = (1 << (TITLES - CATS) * TITLE_BITS) - 1
"""The titles of a hand beyond the cats, once those are shifted away."""

_EACH_NINES: Final = 0x03030303
"""The bits of a dream that count Nines."""
_SUM: Final = 0x01010101
"""Multiplied by this, the counts of all lands meet where the last one was."""
_SUM_AT: Final = 24
_SUM_MASK: Final = 15


def stage_of(state: Cats) -> i64:
    """How far a game is."""
    rows = state.rows
    stage: i64 = 0
    seat: i64
    for seat in range(state.seats):
        nines: i64 = (((rows[DREAMS + seat] & _EACH_NINES) * _SUM) >> _SUM_AT) & _SUM_MASK
        stage = max(stage, nines)
    return stage


def land_row(stage: i64) -> i64:
    """Where the worths of lands at this stage begin."""
    return stage * KINDS_OF_LAND


def card_row(stage: i64) -> i64:
    """Where the worths of cards at this stage begin."""
    return stage * TITLES


assert len(LAND_NOW) == len(LAND_THEN) == STAGES * KINDS_OF_LAND
assert len(CARD_NOW) == len(CARD_THEN) == STAGES * TITLES
