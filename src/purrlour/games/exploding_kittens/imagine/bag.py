"""The bag: slots of the pile whose order nobody knows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.content import CARDS
from purrlour.games.exploding_kittens.imagine.slots import DEAD_END, OPEN, Slots

_KNOWN: Final = 12
"""How much likelier a card seen is the one asked for than an open one."""


@final
class Bag:
    """Known slots first, then the open ones.

    In a pile nothing is ruled out, so open slots differ only by where they lay before a shuffle.
    They are mixed when they come here; after that, whoever needs one takes the last.
    """

    __slots__ = ("count", "places", "seen", "slot", "slots")

    def __init__(self, slots: Slots) -> None:
        self.slots = slots
        self.slot = vec[i64]([0] * CARDS)
        self.count: i64 = 0
        self.seen: i64 = 0
        """How many of them are known."""
        self.places = vec[i64]([0] * CARDS)

    def fill(self, first: i64, count: i64) -> None:
        """Open slots with these numbers, never seen before."""
        self.count = count
        self.seen = 0
        at: i64
        for at in range(count):
            self.slot[at] = first + at

    def gather(self, cells: vec[i64], size: i64, chance: Chance) -> None:
        """The slots of a pile that is shuffled."""
        seen: i64 = 0
        rest: i64 = size
        at: i64
        for at in range(size):
            slot = cells[at]
            if self.slots.title[slot] == OPEN:
                rest -= 1
                self.slot[rest] = slot
            else:
                self.slot[seen] = slot
                seen += 1
        self.seen = seen
        self.count = size
        last: i64 = size - 1
        while last > seen:
            at = seen + chance.pick(last + 1 - seen)
            slot = self.slot[last]
            self.slot[last] = self.slot[at]
            self.slot[at] = slot
            last -= 1

    def known(self, title: i64) -> i64:
        """How many slots are known to have this title."""
        count: i64 = 0
        at: i64
        for at in range(self.seen):
            if self.slots.title[self.slot[at]] == title:
                count += 1
        return count

    def take_known(self, at: i64) -> i64:
        """Takes the known slot at this place."""
        slot = self.slot[at]
        self.seen -= 1
        self.count -= 1
        self.slot[at] = self.slot[self.seen]
        self.slot[self.seen] = self.slot[self.count]
        return slot

    def take_open(self) -> i64:
        """Takes any open slot."""
        self.count -= 1
        return self.slot[self.count]

    def take_title(self, title: i64, chance: Chance) -> i64:
        """A slot that is or can be this title; one known to be it is more likely."""
        still_open: i64 = 0
        if self.slots.spare[title] > 0:
            still_open = self.count - self.seen
        known: i64 = self.known(title)
        if known + still_open == 0:
            return DEAD_END
        if known == 0:
            return self.take_open()
        lot: i64 = chance.pick(known * _KNOWN + still_open)
        if lot < still_open:
            return self.take_open()
        at: i64 = 0  # cards with one title are all alike, but for where they lay before a shuffle
        lot = (lot - still_open) // _KNOWN
        while self.slots.title[self.slot[at]] != title or lot > 0:
            if self.slots.title[self.slot[at]] == title:
                lot -= 1
            at += 1
        return self.take_known(at)

    def empty_into(self, cells: vec[i64], size: i64, chance: Chance) -> None:
        """Gives every cell that has no slot (a negative one) one of these, by chance."""
        if self.count == 0:
            return
        places = self.places
        left: i64 = 0
        at: i64
        for at in range(size):
            if cells[at] < 0:
                places[left] = at
                left += 1
        for at in range(self.seen):
            place: i64 = chance.pick(left)
            left -= 1
            cells[places[place]] = self.slot[at]
            places[place] = places[left]
        for at in range(left):
            cells[places[at]] = self.slot[self.seen + at]
        self.count = 0
        self.seen = 0
