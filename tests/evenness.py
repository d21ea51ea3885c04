"""How far luck is from even, in standard deviations.

Bounds are two-sided: luck that is evener than luck would be is no luck either.
"""

from __future__ import annotations

from collections import Counter
from math import cbrt, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt
from mypy_extensions import u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance

Picks = npt.NDArray[np.int64]

FAR: Final = 4.0
"""How many standard deviations off is too far: 1 of 16,000 fair tries is."""
FURTHER: Final = 6.0
"""The same where luck is new each time: 1 of 500 million fair tries is."""


def deviation(chi_square: float, freedom: int) -> float:
    """χ² as standard deviations from what is expected (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return (cbrt(chi_square / freedom) - (1 - spread)) / sqrt(spread)


def chi_square(seen: list[int], expected: list[float]) -> float:
    return sum((found - due) ** 2 / due for found, due in zip(seen, expected, strict=True))


def even(counts: Counter[int], kinds: int) -> float:
    """How far from even these counts are."""
    seen = [counts[kind] for kind in range(kinds)]
    assert sum(seen) == counts.total()
    return deviation(chi_square(seen, [counts.total() / kinds] * kinds), kinds - 1)


def spread_of_counts(picks: Picks, n: int) -> float:
    """χ² of how often each of n numbers was picked; its freedom is n − 1."""
    due = picks.size / n
    return float(((np.bincount(picks.ravel(), minlength=n) - due) ** 2).sum() / due)


def spread_of_pairs(first: Picks, second: Picks, n: int) -> float:
    """χ² of which numbers come together, whatever each side comes to alone.

    Its freedom is (n − 1)², also where the pairs of one row of picks overlap.
    """
    pairs = spread_of_counts(first * n + second, n * n)
    return pairs - spread_of_counts(first, n) - spread_of_counts(second, n)


def card_by_place(decks: list[bytes], size: int) -> float:
    """How far cards and places are from even: one way or the other, each card comes to each.

    Decks may be the settled part of larger ones: `places` of `size` cards. No deck holds a card
    twice. So what a place gets too often the others lack, and the usual χ² comes out too large
    by size : size − 1; how often a card is there at all scatters less than that.
    """
    places = len(decks[0])
    table = np.zeros((places, size))
    together = np.frombuffer(b"".join(decks), np.uint8)
    for place in range(places):
        table[place] = np.bincount(together[place::places], minlength=size)
    due = len(decks) / size
    there = ((table.sum(axis=0) - places * due) ** 2).sum() / (places * due)
    within = ((table - due) ** 2).sum() / due - there
    total, freedom = within * (size - 1) / size, (places - 1) * (size - 1)
    if places < size:
        total += there * (size - 1) / (size - places)
        freedom += size - 1
    return deviation(float(total), freedom)


def shuffled(luck: Chance, size: int) -> bytes:
    cards = vec[u8](bytes(range(size)))
    luck.shuffle(cards, size)
    return bytes(cards)
