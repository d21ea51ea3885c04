"""The ledger: what a seat can account for since the story began, and what it cannot.

Every card that somebody else played was either *old* (in the hand, unseen, when the story
began) or *new* (drawn from the pile since). What all of them were together is known for both.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.games.koty.content import MOST_SEATS, NUMBERS, TITLES
from purrlour.games.koty.imagine.plays import Plays
from purrlour.games.koty.story import BLIND, DRAW, LOST, kind_of, seat_of
from purrlour.games.koty.view import KotyView


@final
class Ledger:
    """Both supplies, the plays to be explained, and what is left over for the cards unseen."""

    __slots__ = (
        "all_new",
        "all_old",
        "all_room",
        "blinds",
        "excess",
        "nines",
        "old",
        "plays",
        "room",
        "spare",
    )

    def __init__(self, view: KotyView, told: vec[u8], size: i64) -> None:
        seat: i64 = view.seat
        self.plays = Plays(seat, view.seats, told, size)
        self.old = vec[i64](list(view.old))
        """Old cards by title, as far as the seat does not hold them itself."""
        for name in view.held:
            self.old[NUMBERS[name]] -= 1
        self.room = vec[i64]([0] * MOST_SEATS)
        """How many old cards each other seat had, and all of them."""
        self.all_room: i64 = 0
        for other, count in enumerate(view.kept):
            if other != view.seat:
                self.room[other] = count
                self.all_room += count
        self.spare = vec[i64](list(view.fresh))
        """New cards by title that the seat did not see leave the pile, and no play needs."""
        self.blinds = vec[i64]([0] * (size // 2))
        """Where the story keeps the blind Nines among the new cards."""
        self.nines: i64 = 0
        self.watch_pile(seat, told, size)
        self.excess = vec[i64]([0] * TITLES)
        """By title: how many plays, at least, were old, for want of new cards."""
        self.all_old: i64 = 0
        """Old and new cards that no play accounts for, were all plays new."""
        self.all_new: i64 = 0
        self.balance()

    def watch_pile(self, seat: i64, told: vec[u8], size: i64) -> None:
        """Goes through what left the pile, but for others' hands."""
        at: i64
        for at in range(0, size, 2):
            kind: i64 = kind_of(i64(told[at]))
            if kind == BLIND:
                self.blinds[self.nines] = at + 1
                self.nines += 1
            elif kind == LOST or (kind == DRAW and seat_of(i64(told[at])) == seat):
                self.spare[i64(told[at + 1])] -= 1

    def balance(self) -> None:
        """Takes from the new cards what was played, as far as they go."""
        play: i64
        for play in range(self.plays.count):
            self.spare[self.plays.titles[play]] -= 1
        title: i64
        for title in range(TITLES):
            self.all_old += self.old[title]
            self.all_new += self.spare[title]
            if self.spare[title] < 0:
                self.excess[title] = -self.spare[title]
                self.spare[title] = 0

    def adds_up(self) -> bool:
        """Whether there are cards for every hand, and for every play that must have been old."""
        if self.all_room > self.all_old:
            return False
        if self.plays.drawn + self.nines > self.all_new + self.plays.count:
            return False
        title: i64
        for title in range(TITLES):
            if self.excess[title] > self.old[title]:
                return False
        who: i64
        for who in range(MOST_SEATS):
            if self.least_of(who) > self.room[who]:
                return False
        return True

    def least_of(self, seat: i64) -> i64:
        """How many old cards the seat played, at least."""
        return self.plays.least[self.plays.first_stretch[seat + 1] - 1]
