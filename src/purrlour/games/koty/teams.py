"""Who plays with whom (KO-87, KO-88)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.koty.content import MOST_SEATS
from purrlour.games.koty.state import Cats

SEATINGS: Final = ("off", "opposite", "abacbc", "abcbac", "abcacb")
"""How teams may sit: without any, partners opposite, and the three other ways for six."""
_LETTERS: Final = {
    ("opposite", 4): "abab",
    ("opposite", 6): "abcabc",
    ("abacbc", 6): "abacbc",
    ("abcbac", 6): "abcbac",
    ("abcacb", 6): "abcacb",
}

NO_MATE: Final = -1


def letters_of(seating: str, seats: int) -> str:
    """The team of each seat as a letter; empty if so many seats cannot sit like that."""
    return _LETTERS.get((seating, seats), "")


def _mates(seating: str, seats: int) -> list[int]:
    letters = letters_of(seating, seats)
    found = [NO_MATE] * MOST_SEATS
    for seat, letter in enumerate(letters):
        found[seat] = letters.find(letter) + letters.rfind(letter) - seat
    return found


_COUNTS: Final = MOST_SEATS + 1
MATES: Final = vec[i64](
    [mate for seating in SEATINGS for seats in range(_COUNTS) for mate in _mates(seating, seats)]
)
"""The partner by seating, number of seats and seat."""


def mate_of(state: Cats, seat: i64) -> i64:
    """The seat's partner, or nobody (−1)."""
    return MATES[(state.teams * _COUNTS + state.seats) * MOST_SEATS + seat]


def sides_of(state: Cats) -> list[tuple[int, ...]]:
    """Who wins and loses together: teams, or each seat alone."""
    sides: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        mate = mate_of(state, seat)
        if mate == NO_MATE:
            sides.append((seat,))
        elif seat < mate:
            sides.append((seat, int(mate)))
    return sides
