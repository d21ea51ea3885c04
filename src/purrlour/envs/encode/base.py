"""Encoder: turns what a seat knows into a row of small numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic

from mypy_extensions import i64, mypyc_attr, u8

from purrlour.engine.cells import vec
from purrlour.engine.game import S

MOST: Final = 127
"""The largest number of an observation: it is one byte with a sign."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC, Generic[S]):
    """One for each game. It writes into room that it is given, and keeps nothing of a state.

    Whatever it writes follows from the view of the seat: two states with equal views for a seat
    have equal rows. Seats are told from the observer on: itself first, then clockwise. A watcher
    is told them from seat 0 on, and zeros where a field is private.
    """

    version: ClassVar[int]
    """Changes with the meaning of any number."""
    size: i64
    """How many numbers it writes."""

    @abstractmethod
    def write(self, state: S, seat: i64, into: vec[u8], at: i64) -> i64:
        """Writes the row for this seat (or WATCHER) from `at` on, where zeros are, and says where
        it ended."""


# What follows writes only what is not zero, and says where the next number goes.


def put(into: vec[u8], at: i64, value: i64) -> i64:
    """One number, cut to what a cell can hold."""
    if value > 0:
        cut: int = value if value <= MOST else MOST
        into[at] = cut
    return at + 1


def put_one(into: vec[u8], at: i64, value: i64, length: i64) -> i64:
    """A 1 at the place of the value; none if it is no place, such as −1."""
    if 0 <= value < length:
        into[at + value] = 1
    return at + length


def put_bits(into: vec[u8], at: i64, bits: i64, length: i64) -> i64:
    """The lowest bits of a number, the lowest first."""
    end: i64 = at + length
    while bits and at < end:
        if bits & 1:
            into[at] = 1
        bits >>= 1
        at += 1
    return end


def put_nibbles(into: vec[u8], at: i64, number: i64, length: i64) -> i64:
    """Counts that are kept four bits each, the lowest first."""
    end: i64 = at + length
    while number and at < end:
        count: int = number & 15
        into[at] = count
        number >>= 4
        at += 1
    return end


def put_seats(into: vec[u8], at: i64, mask: i64, turned: i64, seats: i64, room: i64) -> i64:
    """Seats as bits, from the observer (`turned`) on, in room for the most seats there can be."""
    put_bits(into, at, mask >> turned, seats - turned)
    put_bits(into, at + seats - turned, mask, turned)
    return at + room


def put_seat(into: vec[u8], at: i64, who: i64, turned: i64, seats: i64, room: i64) -> i64:
    """A 1 at one seat, from the observer on; none for nobody (−1)."""
    if who >= turned:
        into[at + who - turned] = 1
    elif who >= 0:
        into[at + who - turned + seats] = 1
    return at + room
