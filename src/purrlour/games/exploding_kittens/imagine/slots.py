"""Slots: cards whose title may still be open."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.content import CARDS, KITTEN, TITLES

OPEN: Final = -1
"""The title of a slot that is still open."""
DEAD_END: Final = -1
"""Instead of a slot: this guess contradicts what the seat knows."""
NO_KITTEN: Final = 1 << KITTEN
"""What every card in a hand is known not to be."""


@final
class Slots:
    """All the slots of one guess, and the cards they can still become."""

    __slots__ = ("count", "ruled_out", "spare", "title")

    def __init__(self, added: i64) -> None:
        """Room for all cards at once, and for so many that will be added."""
        self.title = vec[i64]([OPEN] * (CARDS + added))
        """The title of each slot, or OPEN."""
        self.ruled_out = vec[i64]([0] * (CARDS + added))
        """Titles that a slot cannot have, as bits."""
        self.spare = vec[i64]([0] * TITLES)
        """How many cards of each title no slot is known to be yet."""
        self.count: i64 = 0

    def begin(self, spare: vec[i64]) -> None:
        """No slots yet, and these cards."""
        title: i64
        for title in range(TITLES):
            self.spare[title] = spare[title]
        self.count = 0

    def add_open(self, many: i64, ruled_out: i64) -> i64:
        """Cards that can be anything but these titles; the first of them, the others follow."""
        first: i64 = self.count
        self.count = first + many
        slot: i64
        for slot in range(first, first + many):
            self.title[slot] = OPEN
            self.ruled_out[slot] = ruled_out
        return first

    def add_known(self, title: i64) -> i64:
        """A card that has been seen."""
        slot: i64 = self.count
        self.title[slot] = title
        self.count = slot + 1
        return slot

    def can_be(self, slot: i64, title: i64) -> bool:
        """Whether the slot is this title, or open and free to become it."""
        known = self.title[slot]
        if known == OPEN:
            return self.spare[title] > 0 and (self.ruled_out[slot] >> title) & 1 == 0
        return known == title

    def can_be_one_of(self, slot: i64, titles: i64) -> bool:
        """Whether the slot is, or is free to become, one of these titles, given as bits."""
        title: i64
        for title in range(TITLES):
            if (titles >> title) & 1 and self.can_be(slot, title):
                return True
        return False

    def fix(self, slot: i64, title: i64) -> bool:
        """The slot turns out to be this card; False if it cannot."""
        known = self.title[slot]
        if known != OPEN:
            return known == title
        if self.spare[title] == 0 or (self.ruled_out[slot] >> title) & 1:
            return False
        self.title[slot] = title
        self.spare[title] -= 1
        return True


def draw_lot(weights: vec[i64], total: i64, chance: Chance) -> i64:
    """An index, as likely as its weight; they come to a total that is not 0."""
    lot: i64 = chance.pick(total)
    index: i64 = 0
    while lot >= (weight := weights[index]):
        lot -= weight
        index += 1
    return index
