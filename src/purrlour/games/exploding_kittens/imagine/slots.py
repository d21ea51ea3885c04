"""Slots: cards whose title may still be open."""

from __future__ import annotations

from typing import Final, final

from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.content import KITTEN, TITLES

OPEN: Final = -1
"""The title of a slot that is still open."""
NO_KITTEN: Final = 1 << KITTEN
"""What every card in a hand is known not to be."""


class Impossible(Exception):
    """A dead end: this guess contradicts what the seat knows."""


@final
class Slots:
    """All the slots of one guess, and the cards they can still become."""

    def __init__(self, spare: list[int], chance: Chance) -> None:
        self.chance = chance
        self.title: list[int] = []
        """The title of each slot, or OPEN."""
        self.ruled_out: list[int] = []
        """Titles that a slot cannot have, as bits."""
        self.spare = spare
        """How many cards of each title no slot is known to be yet."""

    def add_open(self, ruled_out: int) -> int:
        """A card that can be anything but these titles."""
        self.title.append(OPEN)
        self.ruled_out.append(ruled_out)
        return len(self.title) - 1

    def add_known(self, title: int) -> int:
        """A card that has been seen."""
        self.title.append(title)
        self.ruled_out.append(0)
        return len(self.title) - 1

    def can_be(self, slot: int, title: int) -> bool:
        """Whether the slot is this title, or open and free to become it."""
        if self.title[slot] == OPEN:
            return self.spare[title] > 0 and not (self.ruled_out[slot] >> title) & 1
        return self.title[slot] == title

    def can_be_one_of(self, slot: int, titles: int) -> bool:
        """Whether the slot is, or is free to become, one of these titles, given as bits."""
        return any((titles >> title) & 1 and self.can_be(slot, title) for title in range(TITLES))

    def fix(self, slot: int, title: int) -> None:
        """The slot turns out to be this card."""
        if not self.can_be(slot, title):
            raise Impossible
        if self.title[slot] == OPEN:
            self.title[slot] = title
            self.spare[title] -= 1

    def draw_lot(self, weights: list[int]) -> int:
        """An index, as likely as its weight; no weight at all is a dead end."""
        total = 0
        for weight in weights:
            total += weight
        if total == 0:
            raise Impossible
        lot = int(self.chance.pick(total))
        for index, weight in enumerate(weights):
            if lot < weight:
                return index
            lot -= weight
        raise Impossible

    def known_in(self, slots: list[int]) -> list[int]:
        """How many cards of each title are known to be among these slots."""
        held = [0] * TITLES
        for slot in slots:
            if self.title[slot] != OPEN:
                held[self.title[slot]] += 1
        return held
