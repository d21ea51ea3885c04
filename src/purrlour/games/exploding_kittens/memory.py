"""What a seat sees and could remember: its cards, and its part of the story.

Apart from the view because it can be compiled: views are made for everybody after every step.
"""

from __future__ import annotations

from typing import Final, final

from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.content import KITTEN, NAMES, TITLES
from purrlour.games.exploding_kittens.state import Kittens

UNKNOWN: Final = 255
"""A fact of the story that the seat may not know."""


@final
class Memory:
    """A seat's part of the story, and what follows from it."""

    __slots__ = ("laid", "pile", "told")

    def __init__(self, told: bytes, seat: int) -> None:
        masked = bytearray(told)
        laid: list[str] = []
        pile: list[str] = []
        for at in range(0, len(told), 2):
            kind: int = story.kind_of(told[at])
            fact: int = told[at + 1]
            mine: bool = story.seat_of(told[at]) == seat
            if kind == story.PLAY or kind == story.LAY:
                laid.append(NAMES[fact])
            elif kind == story.DRAW:
                if pile:
                    del pile[0]
                if not mine and fact != KITTEN:
                    masked[at + 1] = UNKNOWN
            elif kind == story.PEEK:
                if mine:
                    depth: int = story.where_of(fact)
                    _reach(pile, depth + 1)
                    pile[depth] = NAMES[story.title_of(fact)]
                else:
                    masked[at + 1] = story.placed(story.where_of(fact), TITLES)
            elif kind == story.GIVE:
                if not mine and story.where_of(fact) != seat:
                    masked[at + 1] = story.placed(story.where_of(fact), TITLES)
            elif kind == story.MIX:
                pile.clear()
            elif kind == story.PUT:
                if mine:
                    _reach(pile, fact)
                    pile.insert(fact, "kitten")
                else:
                    pile.clear()
                    masked[at + 1] = UNKNOWN
        while pile and not pile[-1]:
            pile.pop()
        laid.reverse()
        self.told = bytes(masked)
        """The story with what this seat may not know taken out."""
        self.laid = tuple(laid)
        """The discard, the last card first."""
        self.pile = tuple(pile)
        """The top of the pile as this seat knows it for certain (EK-A40), "" where it does not.

        Peeks move up with every draw; a shuffle or a Kitten hidden by somebody else voids them.
        """


def _reach(pile: list[str], depth: int) -> None:
    """Makes room for so many cards from the top."""
    while len(pile) < depth:
        pile.append("")


def row_cards(state: Kittens, row: int) -> tuple[str, ...]:
    """The cards of a hand or of the box, sorted by title."""
    cards: list[str] = []
    left = state.size(row)
    title = 0
    while left:
        count = state.holds(row, title)
        for _ in range(count):
            cards.append(NAMES[title])  # noqa: PERF401 - compiled, it is the fastest way
        left -= count
        title += 1
    return tuple(cards)
