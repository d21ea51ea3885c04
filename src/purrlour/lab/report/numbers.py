"""Numbers with how sure they are: shares, means, and what lies between two of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from purrlour.lab.shares import wilson

_NORMAL_95: Final = 1.959964


@dataclass(frozen=True)
class Measured:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """For a difference: whether nothing at all is unlikely."""
        return self.low > 0 or self.high < 0


def share(wins: float, games: int) -> Measured:
    """A share, by Wilson's interval."""
    return Measured(wins / games if games else 0.0, *wilson(wins, games))


def mean(values: Sequence[int]) -> Measured:
    """A mean, with the normal interval."""
    middle = sum(values) / len(values)
    error = _NORMAL_95 * _error(values)
    return Measured(middle, middle - error, middle + error)


def between_shares(one: Measured, other: Measured) -> Measured:
    """How much more the other share is, by Newcombe's interval.

    >>> round(between_shares(share(50, 100), share(80, 100)).low, 2)
    0.17
    """
    more = other.value - one.value
    down = sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    up = sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    return Measured(more, more - down, more + up)


def between_means(one: Sequence[int], other: Sequence[int]) -> Measured:
    """By which part of the one the other is larger.

    >>> round(between_means([10, 10], [12, 12]).value, 2)
    0.2
    """
    usual, now = sum(one) / len(one), sum(other) / len(other)
    ratio = now / usual
    # The error of a ratio, as far as a straight line goes.
    error = _NORMAL_95 * ratio * sqrt((_error(one) / usual) ** 2 + (_error(other) / now) ** 2)
    return Measured(ratio - 1, ratio - 1 - error, ratio - 1 + error)


def _error(values: Sequence[int]) -> float:
    """The standard error of the mean."""
    count = len(values)
    if count < 2:
        return float("inf") if count == 0 else float(abs(values[0]))
    middle = sum(values) / count
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
