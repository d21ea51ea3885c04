"""The past: the story as one seat could tell it, and the table it began with.

All of it follows from the view; guesses differ only in what they make of it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.content import COPIES, KITTEN, NUMBERS, TITLES
from purrlour.games.exploding_kittens.memory import UNKNOWN
from purrlour.games.exploding_kittens.state import HIDING, PHASES
from purrlour.games.exploding_kittens.view import KittensView


@final
class Past:
    """Line by line what happened, and how many cards lay where before."""

    __slots__ = (
        "kind",
        "lines",
        "me",
        "mixes",
        "obscure",
        "pile",
        "seat",
        "seats",
        "sizes",
        "spare",
        "title",
        "unseen",
        "where",
    )

    def __init__(self, view: KittensView) -> None:
        told = view.story
        self.me: i64 = view.seat
        self.seats: i64 = view.seats
        self.lines: i64 = len(told) // 2
        self.kind = vec[i64]([0] * self.lines)
        self.seat = vec[i64]([0] * self.lines)
        self.title = vec[i64]([0] * self.lines)
        """The title that a line tells; TITLES where the seat does not know it."""
        self.where = vec[i64]([0] * self.lines)
        """The taker of a card, or its depth in the pile."""
        self.mixes: i64 = 0
        """How often the pile was shuffled."""
        self.obscure: i64 = self.lines
        """The first line that tells where in the pile something is, but not this seat."""
        self.read(told)

        self.sizes = vec[i64]([0] * self.seats)
        """Hidden cards in each hand when the story began: none in the seat's own."""
        for seat, size in enumerate(view.cards):
            self.sizes[seat] = size
        self.pile: i64 = view.pile
        """Cards in the pile then."""
        self.unseen: i64 = view.unseen
        """Cards that had left the game unseen."""
        self.spare = unshown_cards(view)
        """How many of each title all those hidden cards came to."""
        self.rewind()
        if self.me >= 0:
            self.sizes[self.me] = 0

    def read(self, told: bytes) -> None:
        """Takes the lines apart."""
        line: i64
        for line in range(self.lines):
            first: i64 = told[2 * line]
            fact: i64 = told[2 * line + 1]
            kind = story.kind_of(first)
            seat = story.seat_of(first)
            title = fact
            if kind == story.GIVE or kind == story.SHOW or kind == story.PEEK:
                title = story.title_of(fact)
                self.where[line] = story.where_of(fact)
            elif kind == story.PUT:
                title = KITTEN
                self.where[line] = fact
            elif fact == UNKNOWN:
                title = TITLES
            self.kind[line] = kind
            self.seat[line] = seat
            self.title[line] = title
            if kind == story.MIX:
                self.mixes += 1
            elif (kind == story.PUT or kind == story.PEEK) and seat != self.me:
                self.obscure = min(self.obscure, line)

    def rewind(self) -> None:
        """Takes hand sizes, pile size and spare cards back to the start of the story."""
        sizes = self.sizes
        spare = self.spare
        line: i64
        for line in range(self.lines):
            kind = self.kind[line]
            seat = self.seat[line]
            title = self.title[line]
            if kind == story.DRAW:
                self.pile += 1
                if title != KITTEN:
                    sizes[seat] -= 1
                if title == KITTEN or seat == self.me:
                    spare[title] += 1  # shown since
            elif kind == story.PUT:
                self.pile -= 1
                spare[KITTEN] -= 1  # known while it was hidden
            elif kind == story.PLAY:
                sizes[seat] += 1
                if seat != self.me:
                    spare[title] += 1
            elif kind == story.GIVE or kind == story.SHOW:
                taker = self.where[line]
                sizes[seat] += 1
                sizes[taker] -= 1
                if taker == self.me:
                    spare[title] += 1
                elif seat == self.me:
                    spare[title] -= 1


def unshown_cards(view: KittensView) -> vec[i64]:
    """How many cards of each title the seat does not see."""
    rest = vec[i64](list(COPIES))
    for cards in (view.hand, view.discard, view.box):
        for card in cards:
            rest[NUMBERS[card]] -= 1
    if view.phase == PHASES[HIDING]:
        rest[KITTEN] -= 1
    return rest
