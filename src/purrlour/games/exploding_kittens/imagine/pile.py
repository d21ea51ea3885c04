"""The pile of a guess: cells seen, cells from the bag, and Kittens lying loose.

Only the cells that somebody saw are told apart; the others come from a *bag*, in an order decided
when it shows. Kittens that others hid are *loose*: somewhere, until a draw or a peek tells.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.content import CARDS, KITTEN
from purrlour.games.exploding_kittens.imagine.bag import Bag
from purrlour.games.exploding_kittens.imagine.loose import LooseKittens
from purrlour.games.exploding_kittens.imagine.slots import DEAD_END, Slots

ANY: Final = -1
"""A cell whose slot is still in the bag."""


@final
class ImaginedPile:
    """Where the slots of the pile lie, as far as that is decided."""

    __slots__ = (
        "bag",
        "cells",
        "loose",
        "mixed",
        "mixes",
        "size",
        "sizes",
        "slots",
    )

    def __init__(self, slots: Slots, mixes: i64) -> None:
        self.slots = slots
        self.cells = vec[i64]([ANY] * CARDS)
        """Slots, bottom first, without the loose Kittens."""
        self.size: i64 = 0
        self.bag = Bag(slots)
        self.loose = LooseKittens()
        self.mixed = vec[i64]([0] * (mixes * CARDS))
        """The cells as they were before each shuffle…"""
        self.sizes = vec[i64]([0] * mixes)
        """…how many they were…"""
        self.mixes: i64 = 0
        """…and how many shuffles."""

    def begin(self, size: i64) -> None:
        """So many cards, all open and in no order."""
        self.size = size
        self.bag.fill(self.slots.add_open(size, 0), size)
        self.blank()
        self.loose.count = 0
        self.mixes = 0

    def blank(self) -> None:
        """All cells come from the bag."""
        at: i64
        for at in range(self.size):
            self.cells[at] = ANY

    # What the story tells of it.

    def draw_kitten(self, chance: Chance) -> i64:
        """The top card was a Kitten."""
        if not self.kitten_at(0, chance):
            return DEAD_END
        return self.pop()

    def draw_mine(self, title: i64, chance: Chance) -> i64:
        """I drew the top card and saw it."""
        if not self.is_at(0, title, chance):
            return DEAD_END
        return self.pop()

    def pop(self) -> i64:
        """Takes the top cell away; loose Kittens come nearer."""
        self.loose.come_nearer()
        self.size -= 1
        return self.cells[self.size]

    def is_at(self, depth: i64, title: i64, chance: Chance) -> bool:
        """The card under `depth` others, no loose Kitten, has this title; False if it cannot."""
        at: i64 = self.size - 1 - depth
        if at < 0:
            return False
        slot = self.cells[at]
        if slot == ANY:
            slot = self.bag.take_title(title, chance)
            if slot == DEAD_END:
                return False
            self.cells[at] = slot
        return self.slots.fix(slot, title)

    def kitten_at(self, depth: i64, chance: Chance) -> bool:
        """The card under `depth` others is a Kitten: a loose one, or the one that lies there."""
        at: i64 = self.size - 1 - depth
        here: i64 = 0
        if at >= 0:
            slot = self.cells[at]
            if slot == ANY:
                here = self.bag.known(KITTEN) + self.slots.spare[KITTEN]
            elif self.slots.title[slot] == KITTEN:
                return True
            elif self.slots.can_be(slot, KITTEN):
                here = self.slots.spare[KITTEN]
        candidates: i64 = self.loose.within(depth)
        if here + candidates == 0:
            return False
        lot: i64 = chance.pick(here + candidates)
        if lot < here:
            return self.is_at(depth, KITTEN, chance)
        self.insert(at + 1, self.loose.catch(lot - here, depth))
        return True

    def insert(self, at: i64, slot: i64) -> None:
        """A slot comes to this place; those from there on move up."""
        cells = self.cells
        end: i64 = self.size
        while end > at:
            cells[end] = cells[end - 1]
            end -= 1
        cells[at] = slot
        self.size += 1

    def peek(self, depth: i64, title: i64, chance: Chance) -> bool:
        """I saw the card under `depth` others; loose Kittens lie deeper, or are the one I saw."""
        if title == KITTEN:
            seen = self.kitten_at(depth, chance)
        else:
            seen = self.is_at(depth, title, chance)
        self.loose.lie_deeper(depth)
        return seen

    def hide(self, place: i64, chance: Chance) -> i64:
        """I put a Kitten under so many cards."""
        if not self.place_loose(chance) or place > self.size:
            return DEAD_END
        slot = self.slots.add_known(KITTEN)
        self.insert(self.size - place, slot)
        return slot

    def hide_somewhere(self) -> i64:
        """Somebody else put a Kitten where they liked."""
        slot = self.slots.add_known(KITTEN)
        self.loose.add(slot)
        return slot

    def mix(self, chance: Chance) -> bool:
        """The order so far is settled by chance, and what follows knows nothing of it."""
        if not self.settle(chance):
            return False
        first: i64 = self.mixes * CARDS
        at: i64
        for at in range(self.size):
            self.mixed[first + at] = self.cells[at]
        self.sizes[self.mixes] = self.size
        self.mixes += 1
        self.bag.gather(self.cells, self.size, chance)
        self.blank()
        return True

    def settle(self, chance: Chance) -> bool:
        """Decides what is still open about the order; False if that cannot be."""
        if not self.place_loose(chance):
            return False
        self.bag.empty_into(self.cells, self.size, chance)
        return True

    def place_loose(self, chance: Chance) -> bool:
        """Gives every loose Kitten a place, each as likely as the others.

        The oldest first: no later one is known to lie deeper, so none can come between.
        """
        kitten: i64
        for kitten in range(self.loose.count):
            deepest: i64 = self.size - self.loose.above[kitten]
            if deepest < 0:
                return False
            self.insert(chance.pick(deepest + 1), self.loose.slot[kitten])
        self.loose.count = 0
        return True

    # The way back, once all is settled.

    def put_back(self, slot: i64) -> None:
        """A card was drawn, and lay on top."""
        self.cells[self.size] = slot
        self.size += 1

    def take_out(self, slot: i64) -> i64:
        """A card was hidden; under how many others?"""
        cells = self.cells
        at: i64 = self.size - 1
        while cells[at] != slot:
            at -= 1
        self.size -= 1
        depth: i64 = self.size - at
        while at < self.size:
            cells[at] = cells[at + 1]
            at += 1
        return depth

    def unmix(self) -> None:
        """The order before the last shuffle."""
        self.mixes -= 1
        first: i64 = self.mixes * CARDS
        self.size = self.sizes[self.mixes]
        at: i64
        for at in range(self.size):
            self.cells[at] = self.mixed[first + at]
