"""The end of a guess: the cards nobody has shown go to the slots that are still open."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.content import CARDS, KITTEN, TITLES
from purrlour.games.exploding_kittens.imagine.hands import ImaginedHands
from purrlour.games.exploding_kittens.imagine.pile import ImaginedPile
from purrlour.games.exploding_kittens.imagine.slots import NO_KITTEN, OPEN, Slots


@final
class Dealing:
    """Kittens first, which only the pile can hold; then slots that cannot be just anything."""

    __slots__ = ("deck", "narrow", "narrows", "slots", "wide", "wides")

    def __init__(self, slots: Slots) -> None:
        self.slots = slots
        self.wide = vec[i64]([0] * CARDS)
        """Open slots that can be anything, but for Kittens…"""
        self.wides: i64 = 0
        """…and how many they are."""
        self.narrow = vec[i64]([0] * CARDS)
        """Those that some hand was shown to lack a title with."""
        self.narrows: i64 = 0
        self.deck = vec[u8](bytes(CARDS))

    def deal(self, hands: ImaginedHands, pile: ImaginedPile, unseen: i64, chance: Chance) -> bool:
        """False if the cards cannot be dealt."""
        self.wides = 0
        self.narrows = 0
        at: i64
        for at in range(pile.size):
            self.sort(pile.cells[at], 0)
        if not self.deal_kittens(chance):
            return False
        seat: i64
        for seat in range(hands.seats):
            for at in range(seat * CARDS, seat * CARDS + hands.size[seat]):
                self.sort(hands.cards[at], NO_KITTEN)
        for at in range(unseen):  # the first slots of all
            self.sort(at, NO_KITTEN)
        for at in range(self.narrows):
            if not self.deal_narrow(self.narrow[at], chance):
                return False
        return self.deal_wide(chance)

    def sort(self, slot: i64, ruled_out: i64) -> None:
        """Is it open, and is nothing but this ruled out?"""
        if self.slots.title[slot] == OPEN:
            if self.slots.ruled_out[slot] == ruled_out:
                self.wide[self.wides] = slot
                self.wides += 1
            else:
                self.narrow[self.narrows] = slot
                self.narrows += 1

    def deal_kittens(self, chance: Chance) -> bool:
        """To any of the slots so far, which are those of the pile."""
        kittens: i64 = self.slots.spare[KITTEN]
        if kittens > self.wides:
            return False
        while kittens > 0:
            kittens -= 1
            at: i64 = chance.pick(self.wides)
            self.slots.title[self.wide[at]] = KITTEN
            self.wides -= 1
            self.wide[at] = self.wide[self.wides]
        return True

    def deal_narrow(self, slot: i64, chance: Chance) -> bool:
        """One of the cards that it can be, each as likely."""
        slots = self.slots
        ruled_out = slots.ruled_out[slot]
        total: i64 = 0
        title: i64
        for title in range(TITLES):
            if (ruled_out >> title) & 1 == 0:
                total += slots.spare[title]
        if total == 0:
            return False
        lot: i64 = chance.pick(total)
        title = 0
        while (ruled_out >> title) & 1 or lot >= slots.spare[title]:
            if (ruled_out >> title) & 1 == 0:
                lot -= slots.spare[title]
            title += 1
        return slots.fix(slot, title)

    def deal_wide(self, chance: Chance) -> bool:
        """All that is left, shuffled."""
        slots = self.slots
        deck = self.deck
        count: i64 = 0
        title: i64
        for title in range(KITTEN + 1, TITLES):
            card: int = title
            end: i64 = count + slots.spare[title]
            while count < end:
                deck[count] = card
                count += 1
        if count < self.wides:
            return False
        chance.shuffle(deck, count)
        at: i64
        for at in range(self.wides):
            dealt: int = deck[at]
            slots.title[self.wide[at]] = dealt
        return True
