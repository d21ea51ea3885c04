"""What a change in somebody's dream means to a seat in Koty: who leads among the others."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.koty.worth import LAND_NOW
from purrlour.engine.cells import vec
from purrlour.games.koty.content import LANDS, MOST_SEATS
from purrlour.games.koty.state import DREAMS, LAND_BITS, LAND_MASK, Cats
from purrlour.games.koty.teams import NO_MATE, mate_of

ANYBODY: Final = 0.1
"""What it is worth to harm a rival who does not lead."""
NOBODY: Final = -1.0e6


@final
class Others:
    """The sides of a table as one seat sees them."""

    def __init__(self) -> None:
        self.alone: bool = True
        """One rival only: its loss is the seat's gain."""
        self.seat: i64 = 0
        self.side = vec[i64]([0] * MOST_SEATS)
        self.total = vec[float]([0.0] * MOST_SEATS)
        """What the dreams of each side are worth."""
        self.leader: i64 = 0
        """The best of the other sides,"""
        self.best: float = 0.0
        """what it is worth,"""
        self.second: float = 0.0
        """and what the one behind it is worth."""

    def look(self, state: Cats, seat: i64, row: i64) -> None:
        """Takes in the table, from this seat."""
        self.seat = seat
        self.alone = state.seats == 2
        if not self.alone:
            self.add_up(state, row)
            self.compare(state)

    def add_up(self, state: Cats, row: i64) -> None:
        """What each side's dreams are worth."""
        other: i64
        at: i64
        for other in range(state.seats):
            dream: i64 = state.rows[DREAMS + other]
            worth: float = 0.0
            for at in range(0, LANDS * LAND_BITS, LAND_BITS):
                worth += LAND_NOW[row + ((dream >> at) & LAND_MASK)]
            side = side_of(state, other)
            self.side[other] = side
            self.total[other] = worth
            if side != other:
                self.total[side] += worth

    def compare(self, state: Cats) -> None:
        """Who leads among the others, and who comes next."""
        mine: i64 = self.side[self.seat]
        self.best = NOBODY
        self.second = NOBODY
        other: i64
        for other in range(state.seats):
            if self.side[other] != other or other == mine or gave_up(state, other):
                continue
            worth: float = self.total[other]
            if worth > self.best:
                self.second = self.best
                self.best = worth
                self.leader = other
            elif worth > self.second:
                self.second = worth

    def touch(self, owner: i64, change: float) -> float:
        """What it is worth to the seat that somebody's dream changes by so much."""
        if self.alone:
            return change if owner == self.seat else -change
        side: i64 = self.side[owner]
        if side == self.side[self.seat]:
            return change
        after: float = self.total[side] + change
        rest: float = self.second if side == self.leader else self.best
        after = max(after, rest)
        return self.best - after - ANYBODY * change


def side_of(state: Cats, seat: i64) -> i64:
    """The first seat of those who win and lose with this one."""
    if state.teams:
        mate = mate_of(state, seat)
        if mate != NO_MATE and mate < seat:
            return mate
    return seat


def gave_up(state: Cats, side: i64) -> bool:
    """Whether nobody of a side is left, so that it comes after the rest (KO-A55)."""
    if state.gone == 0 or not (state.gone >> side) & 1:
        return False
    mate = mate_of(state, side)
    return mate == NO_MATE or (state.gone >> mate) & 1 == 1
