"""The hands of a guess: rows of slots, known or open."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.content import CARDS, DEFUSE, TITLES
from purrlour.games.exploding_kittens.imagine.past import Past
from purrlour.games.exploding_kittens.imagine.slots import (
    DEAD_END,
    NO_KITTEN,
    OPEN,
    Slots,
    draw_lot,
)

_WIDE: Final = 16
"""The weight of a slot that is ruled out to be a Kitten and nothing else."""


@final
class ImaginedHands:
    """The slots in each hand but the seat's own, in the order in which they came."""

    __slots__ = ("cards", "held", "open", "seats", "size", "slots", "weights")

    def __init__(self, slots: Slots, seats: i64) -> None:
        self.slots = slots
        self.seats: i64 = seats
        self.cards = vec[i64]([0] * (seats * CARDS))
        """The slots: room for all cards in each hand."""
        self.size = vec[i64]([0] * seats)
        self.open = vec[i64]([0] * seats)
        """How many of them are open."""
        self.held = vec[i64]([0] * (seats * TITLES))
        """How many cards of each title are known to be in the hand."""
        self.weights = vec[i64]([0] * CARDS)

    def begin(self, past: Past) -> None:
        """As many open slots as there were cards."""
        seat: i64
        for seat in range(self.seats):
            size: i64 = past.sizes[seat]
            slot: i64 = self.slots.add_open(size, NO_KITTEN)
            self.size[seat] = size
            self.open[seat] = size
            at: i64
            for at in range(seat * CARDS, seat * CARDS + size):
                self.cards[at] = slot
                slot += 1
            for at in range(seat * TITLES, seat * TITLES + TITLES):
                self.held[at] = 0

    def deal_defuses(self) -> bool:
        """Every hand has a Defuse for certain; False if there are too few."""
        seat: i64
        for seat in range(self.seats):
            if self.size[seat] > 0:
                if not self.slots.fix(self.cards[seat * CARDS], DEFUSE):
                    return False
                self.open[seat] -= 1
                self.held[seat * TITLES + DEFUSE] += 1
        return True

    def join(self, seat: i64, slot: i64) -> None:
        """A card joins the hand."""
        size: i64 = self.size[seat]
        self.cards[seat * CARDS + size] = slot
        self.size[seat] = size + 1
        title = self.slots.title[slot]
        if title == OPEN:
            self.open[seat] += 1
        else:
            self.held[seat * TITLES + title] += 1

    def take(self, seat: i64, place: i64) -> i64:
        """The card at this place leaves the hand; the others keep their order."""
        cards = self.cards
        size: i64 = self.size[seat] - 1
        self.size[seat] = size
        at: i64 = seat * CARDS + place
        end: i64 = seat * CARDS + size
        slot = cards[at]
        while at < end:
            cards[at] = cards[at + 1]
            at += 1
        title = self.slots.title[slot]
        if title == OPEN:
            self.open[seat] -= 1
        else:
            self.held[seat * TITLES + title] -= 1
        return slot

    def leave(self, seat: i64, title: i64, chance: Chance) -> i64:
        """A card with this title leaves the hand: a known one, or an open one becomes it.

        Of the open ones, those that can be little else are more likely.
        """
        slots = self.slots
        first: i64 = seat * CARDS
        place: i64 = 0
        if self.held[seat * TITLES + title] > 0:
            while slots.title[self.cards[first + place]] != title:
                place += 1
            return self.take(seat, place)
        total: i64 = 0
        weights = self.weights
        for place in range(self.size[seat]):
            slot = self.cards[first + place]
            weight: i64 = 0
            if slots.can_be(slot, title):
                weight = narrowness(slots.ruled_out[slot])
            weights[place] = weight
            total += weight
        if total == 0:
            return DEAD_END
        slot = self.take(seat, draw_lot(weights, total, chance))
        slots.fix(slot, title)
        return slot

    def rule_out(self, seat: i64, title: i64) -> bool:
        """The hand was shown to lack a title; False if it is known to have it."""
        if self.held[seat * TITLES + title] > 0:
            return False
        at: i64
        for at in range(seat * CARDS, seat * CARDS + self.size[seat]):
            self.slots.ruled_out[self.cards[at]] |= 1 << title
        return True


def narrowness(ruled_out: i64) -> i64:
    """The weight of a slot, by the titles it cannot have."""
    if ruled_out == NO_KITTEN:
        return _WIDE
    root: i64 = 1
    while ruled_out:
        ruled_out &= ruled_out - 1
        root += 3
    return root * root
