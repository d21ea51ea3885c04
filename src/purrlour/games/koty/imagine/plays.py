"""Plays: what others did since the story began, as far as it has to be explained."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.games.koty.content import MOST_SEATS
from purrlour.games.koty.state import CARD, TITLE_BITS, TITLE_MASK
from purrlour.games.koty.story import DRAW, PLAY, TAKE, kind_of, seat_of


@final
class Plays:
    """Cards that others played, and that nobody knew to be in their hands; and what they drew.

    All are columns, seat by seat: each seat's part begins where the part before ends.
    """

    __slots__ = (
        "count",
        "drawn",
        "draws",
        "first",
        "first_line",
        "first_stretch",
        "known",
        "least",
        "lines",
        "seats",
        "stretches",
        "titles",
    )

    def __init__(self, seat: i64, seats: i64, told: vec[u8], size: i64) -> None:
        most: i64 = size // 2
        self.count: i64 = 0
        self.titles = vec[i64]([0] * most)
        self.seats = self.titles[:]
        self.draws = self.titles[:]
        """How many cards the seat had drawn by then."""
        self.stretches = self.titles[:]
        """Which stretch of the seat's plays it belongs to."""
        self.least = vec[i64]([0] * (most + MOST_SEATS))
        """By stretch: how many old cards were played, at least, by its end."""
        self.drawn: i64 = 0
        """Cards that others drew."""
        self.lines = self.titles[:]
        """Where the story keeps them."""
        self.first = vec[i64]([0] * (MOST_SEATS + 1))
        """By seat: where its plays begin, its lines, its stretches."""
        self.first_line = self.first[:]
        self.first_stretch = self.first[:]
        self.known = self.first[:]
        """What all know to be in a hand, as a number."""
        who: i64
        for who in range(MOST_SEATS):
            self.follow(who, told, 0 if who == seat or who >= seats else size)

    def follow(self, who: i64, told: vec[u8], size: i64) -> None:
        """Goes through one seat's part of the story.

        A stretch ends where a play forces more of them to be old: of the first plays no more can
        be new than the seat had drawn by then. The number of old ones grows, so it need be looked
        at only where the least number of them does.
        """
        play: i64 = self.count
        line: i64 = self.drawn
        stretch: i64 = self.first_stretch[who]
        level: i64 = 0
        known: i64 = 0
        at: i64
        for at in range(0, size, 2):
            first: i64 = i64(told[at])
            if seat_of(first) != who:
                continue
            kind: i64 = kind_of(first)
            title: i64 = i64(told[at + 1])
            if kind == DRAW:
                self.lines[line] = at + 1
                line += 1
            elif kind == TAKE:
                known += CARD[title]
            elif kind == PLAY:
                if (known >> (title * TITLE_BITS)) & TITLE_MASK:
                    known -= CARD[title]
                    continue
                draws: i64 = line - self.drawn
                self.titles[play] = title
                self.seats[play] = who
                self.draws[play] = draws
                self.stretches[play] = stretch
                play += 1
                if play - self.count - draws > level:
                    level = play - self.count - draws
                    self.least[stretch] = level
                    stretch += 1
        self.least[stretch] = level  # the last stretch forces nothing more
        self.known[who] = known
        self.count = play
        self.drawn = line
        self.first[who + 1] = play
        self.first_line[who + 1] = line
        self.first_stretch[who + 1] = stretch + 1
