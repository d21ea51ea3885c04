"""Who has won Wizard Kittens, in plain numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.content import COMPONENTS, GUILTY, SUSPICIOUSLY_FEW
from purrlour.games.wizard_kittens.endings import curses_of, score
from purrlour.games.wizard_kittens.house import FEWEST_OF_ALL
from purrlour.games.wizard_kittens.state import SIX, SIZE_AT, Wizards

OUT: Final = -1
"""The merit of a kitten that cannot win; all others are above it."""
DIGIT: Final = 1024
"""A merit is a number of three digits with this base, what counts first in front."""
ABOVE: Final = 512
"""Makes points positive: a score may be less than nought (WK-151)."""


def verdict(state: Wizards, into: vec[float]) -> None:
    """What each seat got; the same as the outcome's returns (WK-153…162)."""
    seats: i64 = state.seats
    best: i64 = OUT
    cleanest: i64 = 0
    won: i64 = 0
    seat: i64
    for seat in range(seats):
        clean = cleanness(state, seat)
        cleanest = max(cleanest, clean)
        merit = merit_of(state, seat, clean)
        if merit > best:
            best = merit
            won = 1
        elif merit == best and merit != OUT:
            won += 1
    if state.reason != SIX and state.house & FEWEST_OF_ALL and best // (DIGIT * DIGIT) < cleanest:
        won = 0  # WK-O19
    for seat in range(seats):
        into[seat] = 0.0
        if won and merit_of(state, seat, cleanness(state, seat)) == best:
            into[seat] = 1.0 / float(won)


def cleanness(state: Wizards, seat: i64) -> i64:
    """Cards that a kitten does not have in its circle."""
    return COMPONENTS - (state.rows[seat] >> SIZE_AT)


def merit_of(state: Wizards, seat: i64, clean: i64) -> i64:
    """What kittens that can win are compared by, as one number."""
    points = score(state, seat)
    curses = curses_of(state, seat)
    if state.reason == SIX:
        return ((points + ABOVE) * DIGIT + curses) * DIGIT + clean  # WK-153…155
    if points >= GUILTY or (state.seats == 2 and points <= SUSPICIOUSLY_FEW):
        return OUT  # WK-157, WK-132
    return (clean * DIGIT + points + ABOVE) * DIGIT + curses  # WK-158…160
