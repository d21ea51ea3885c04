"""Who has won Wizard Kittens, in plain numbers."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.content import GUILTY, SUSPICIOUSLY_FEW
from purrlour.games.wizard_kittens.endings import curses_of, score
from purrlour.games.wizard_kittens.house import FEWEST_OF_ALL
from purrlour.games.wizard_kittens.state import SIX, SIZE_AT, Wizards

OUT: i64 = -1
"""The merit of a kitten that cannot win."""


def verdict(state: Wizards, into: vec[float]) -> None:
    """What each seat got; the same as the outcome's returns (WK-153…162)."""
    seats: i64 = state.seats
    best: i64 = OUT
    won: i64 = 0
    winners: i64 = 0
    fewest: i64 = 99
    seat: i64
    for seat in range(seats):
        into[seat] = 0.0
        cards: i64 = state.rows[seat] >> SIZE_AT
        if cards < fewest:
            fewest = cards
        merit = merit_of(state, seat, cards)
        if merit > best:
            best = merit
            won = 1
            winners = 1 << seat
        elif merit == best and merit != OUT:
            won += 1
            winners |= 1 << seat
    if not won:
        return  # WK-162
    if state.reason != SIX and state.house & FEWEST_OF_ALL and 63 - (best >> 20) > fewest:
        return  # WK-O19
    for seat in range(seats):
        if (winners >> seat) & 1:
            into[seat] = 1.0 / float(won)


def merit_of(state: Wizards, seat: i64, cards: i64) -> i64:
    """What kittens that can win are compared by, as one number."""
    points = score(state, seat)
    few: i64 = 63 - cards
    weight: i64 = points + 512
    if state.reason == SIX:
        return (weight << 20) + (curses_of(state, seat) << 10) + few  # WK-153…155
    if points >= GUILTY or (state.seats == 2 and points <= SUSPICIOUSLY_FEW):
        return OUT  # WK-157, WK-132
    return (few << 20) + (weight << 8) + curses_of(state, seat)  # WK-158…160
