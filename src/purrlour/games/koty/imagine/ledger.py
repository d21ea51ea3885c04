"""The ledger: what a seat can account for since the story began, and what it cannot.

Every card that somebody else played was either *old* (in the hand, unseen, when the story
began) or *new* (drawn from the pile since). What all of them were together is known for both.
"""

from __future__ import annotations

from typing import final

from purrlour.games.koty.content import MOST_SEATS, NUMBERS, TITLES
from purrlour.games.koty.story import BLIND, DRAW, LOST, PLAY, TAKE, kind_of, seat_of


@final
class Card:
    """A card that somebody else played, and that nobody knew to be in the hand."""

    __slots__ = ("draws", "old", "seat", "stretch", "title")

    def __init__(self, seat: int, title: int, draws: int) -> None:
        self.seat = seat
        self.title = title
        self.draws = draws
        """How many cards the seat had drawn by then."""
        self.stretch = 0
        """Which stretch of the seat's plays it belongs to."""
        self.old = False


@final
class Ledger:
    """Both supplies, the plays to be explained, and what is left over for the cards unseen."""

    __slots__ = ("blinds", "draws", "least", "new", "old", "plays", "room")

    def __init__(
        self,
        seat: int,
        told: bytes,
        kept: tuple[int, ...],
        held: tuple[str, ...],
        old: tuple[int, ...],
        fresh: tuple[int, ...],
    ) -> None:
        self.old = list(old)
        """Old cards by title, as far as the seat does not hold them itself."""
        self.new = list(fresh)
        """New cards by title that the seat did not see leave the pile."""
        for name in held:
            self.old[NUMBERS[name]] -= 1
        self.room = [0 if other == seat else count for other, count in enumerate(kept)]
        """How many old cards each other seat had."""
        self.draws = [0] * MOST_SEATS
        """How many new cards each other seat drew."""
        self.blinds = 0
        """Blind Nines among the new cards."""
        self.plays: list[Card] = []
        self.read(seat, told)
        self.least: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        """By seat and stretch: how many old cards were played, at least, by its end."""
        self.stretch()

    def read(self, seat: int, told: bytes) -> None:
        """Goes through the story once."""
        known: list[tuple[int, int]] = []
        for at in range(0, len(told), 2):
            kind: int = kind_of(told[at])
            who: int = seat_of(told[at])
            title: int = told[at + 1]
            if kind == BLIND:
                self.blinds += 1
            elif kind == LOST or (kind == DRAW and who == seat):
                self.new[title] -= 1
            elif kind == DRAW:
                self.draws[who] += 1
            elif who == seat:
                continue
            elif kind == TAKE:
                known.append((who, title))
            elif kind == PLAY:
                if (who, title) in known:
                    known.remove((who, title))
                else:
                    self.plays.append(Card(who, title, self.draws[who]))

    def stretch(self) -> None:
        """Cuts each seat's plays where one of them forces more of them to be old.

        Of the first plays of a seat no more can be new than it had drawn by then. The number of
        old ones grows, so it need be looked at only where the least number of them does.
        """
        played = [0] * MOST_SEATS
        level = [0] * MOST_SEATS
        for card in self.plays:
            seat = card.seat
            played[seat] += 1
            card.stretch = len(self.least[seat])
            if played[seat] - card.draws > level[seat]:
                level[seat] = played[seat] - card.draws
                self.least[seat].append(level[seat])
        for seat in range(MOST_SEATS):
            self.least[seat].append(level[seat])  # the last stretch forces nothing more

    def excess(self) -> list[int]:
        """By title: how many plays, at least, were old, for want of new cards."""
        found = [-self.new[title] for title in range(TITLES)]
        for card in self.plays:
            found[card.title] += 1
        return [max(0, count) for count in found]
