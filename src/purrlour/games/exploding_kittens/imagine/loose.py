"""Loose Kittens: those that others hid, somewhere in the pile."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.exploding_kittens.content import CARDS


@final
class LooseKittens:
    """Their slots, in the order in which they were hidden."""

    __slots__ = ("above", "count", "slot")

    def __init__(self) -> None:
        self.slot = vec[i64]([0] * CARDS)
        self.above = vec[i64]([0] * CARDS)
        """How many cards at least lie above each."""
        self.count: i64 = 0

    def add(self, slot: i64) -> None:
        """One more, which may lie on top."""
        self.slot[self.count] = slot
        self.above[self.count] = 0
        self.count += 1

    def come_nearer(self) -> None:
        """The top card of the pile was drawn."""
        kitten: i64
        for kitten in range(self.count):
            if self.above[kitten] > 0:
                self.above[kitten] -= 1

    def lie_deeper(self, depth: i64) -> None:
        """None of them is the card under `depth` others, or lies higher."""
        kitten: i64
        for kitten in range(self.count):
            if self.above[kitten] <= depth:
                self.above[kitten] = depth + 1

    def within(self, depth: i64) -> i64:
        """How many of them could be the card under `depth` others."""
        candidates: i64 = 0
        kitten: i64
        for kitten in range(self.count):
            if self.above[kitten] <= depth:
                candidates += 1
        return candidates

    def catch(self, number: i64, depth: i64) -> i64:
        """Of those that could be the card under `depth` others, this one is."""
        kitten: i64 = 0
        while self.above[kitten] > depth or number > 0:
            if self.above[kitten] <= depth:
                number -= 1
            kitten += 1
        slot = self.slot[kitten]
        self.count -= 1
        while kitten < self.count:
            self.slot[kitten] = self.slot[kitten + 1]
            self.above[kitten] = self.above[kitten + 1]
            kitten += 1
        for kitten in range(self.count):
            if self.above[kitten] > depth:  # it lies deeper than the card just found
                self.above[kitten] += 1
        return slot
