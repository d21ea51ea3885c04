"""Sets of small numbers as bits of one number: figures, spaces, cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec

_BITS: Final = vec[i64]([1 << number for number in range(63)])


def bit(number: i64) -> i64:
    """The set of this number alone."""
    return _BITS[number]  # looked up: mypyc would shift a known 1 as 32 bits


def lowest(mask: i64) -> i64:
    """The least number in a set that is not empty."""
    number: i64 = 0
    while not mask & 255:
        mask >>= 8
        number += 8
    while not mask & 1:
        mask >>= 1
        number += 1
    return number


def count(mask: i64) -> i64:
    """How many numbers are in the set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def members(mask: int) -> list[int]:
    """The numbers in the set, rising.

    >>> members(0b1010)
    [1, 3]
    """
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
