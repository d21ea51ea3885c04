"""The outlook: what is still to come for each seat, found by walking the story backwards.

Only known lines count. A seat that later lays down, hands over or shows a title had it; a seat
that later lacks it, or dies with its whole hand shown, had no more of it by then.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.content import TITLES
from purrlour.games.exploding_kittens.imagine.past import Past

END: Final = -1
_EVERY_TITLE: Final = (1 << TITLES) - 1


@final
class Outlook:
    """At the end of the story, and a line earlier with each one taken back."""

    __slots__ = (
        "another",
        "drawn",
        "next_parting",
        "none_left",
        "parted",
        "parting",
        "partings",
        "past",
    )

    def __init__(self, past: Past) -> None:
        self.past = past
        self.parted = vec[i64]([0] * (past.seats * TITLES))
        """How many of a title the seat is seen to part with…"""
        self.none_left = vec[i64]([0] * past.seats)
        """…which titles, as bits, it is then shown to have none left of…"""
        self.another = vec[i64]([0] * past.seats)
        """…and before which of these another card leaves unseen."""
        self.parting = vec[i64]([END] * past.seats)
        """The next line where the seat parts with a card it has now…"""
        self.partings = vec[i64]([0] * past.seats)
        """…and how many there are until its next card comes."""
        self.next_parting = vec[i64]([END] * past.lines)
        """For a line where a seat parts with a card: the next one of that kind."""
        self.drawn = vec[i64]([0] * TITLES)
        """How many of each title I draw."""

    def take_back(self, line: i64) -> None:
        """Takes one line more into account; all later ones are already."""
        past = self.past
        kind = past.kind[line]
        seat = past.seat[line]
        title = past.title[line]
        if kind == story.PLAY:
            self.part(line, seat, title)
        elif kind == story.GIVE or kind == story.SHOW:
            taker = past.where[line]
            self.forget_partings(taker)
            if title == TITLES:
                self.another[seat] = _EVERY_TITLE
                self.forget_partings(seat)
            else:
                self.parted[taker * TITLES + title] -= 1
                self.part(line, seat, title)
        elif kind == story.DRAW:
            self.forget_partings(seat)
            if seat == past.me:
                self.drawn[title] += 1
        elif kind == story.LACK:
            self.run_out(seat, title)
        elif kind == story.DIE:
            for title in range(TITLES):
                self.run_out(seat, title)

    def part(self, line: i64, seat: i64, title: i64) -> None:
        """The seat is seen to part with a card."""
        self.parted[seat * TITLES + title] += 1
        self.next_parting[line] = self.parting[seat]
        self.parting[seat] = line
        self.partings[seat] += 1

    def forget_partings(self, seat: i64) -> None:
        """From here on the seat may part with a card it has not got before."""
        self.parting[seat] = END
        self.partings[seat] = 0

    def run_out(self, seat: i64, title: i64) -> None:
        """The seat has none of a title, whatever comes later."""
        self.parted[seat * TITLES + title] = 0
        self.none_left[seat] |= 1 << title
        self.another[seat] &= ~(1 << title)
