"""Origins: which of the cards played were old and which new, so that everything adds up.

First some answer that fits is found as a flow from titles to seats. Then single cards change
their origin by lot, for as long as it still fits: an origin that more hidden cards allow for
comes up more often.
"""

from __future__ import annotations

from typing import Final, final

from purrlour.engine.chance import Chance
from purrlour.games.koty.content import MOST_SEATS, TITLES
from purrlour.games.koty.imagine.flow import Flow
from purrlour.games.koty.imagine.ledger import Card, Ledger

_LOTS: Final = 1 << 30
_ROUNDS: Final = 3
"""How often each card may change its origin."""


@final
class Origins:
    """Decides `old` for every play of a ledger."""

    __slots__ = ("by_seat", "by_stretch", "by_title", "chance", "excess", "ledger", "new", "old")

    def __init__(self, ledger: Ledger, chance: Chance) -> None:
        self.ledger = ledger
        self.chance = chance
        self.excess = ledger.excess()
        self.by_title = [0] * TITLES
        """Old plays so far, by title, by seat, by seat and stretch."""
        self.by_seat = [0] * MOST_SEATS
        self.by_stretch = [[0] * len(least) for least in ledger.least]
        self.old = sum(ledger.old)
        """Old and new cards that no play accounts for."""
        self.new = sum(ledger.new) - len(ledger.plays)

    def decide(self) -> bool:
        """Some origins that fit; False if there are none, which no playing leads to."""
        if self.old == 0:
            return sum(self.excess) == 0
        if not self.find():
            return False
        plays = self.ledger.plays
        for _ in range(_ROUNDS * len(plays)):
            self.reconsider(plays[self.chance.pick(len(plays))])
        return True

    def find(self) -> bool:
        """Any answer that fits: titles on the left, the stretches of each seat on the right."""
        ledger = self.ledger
        first: list[int] = []
        nodes = 2 + TITLES
        for least in ledger.least:
            first.append(nodes)
            nodes += len(least)
        flow = Flow(nodes)
        flow.edge(1, 0, 0, len(ledger.plays))
        for title in range(TITLES):
            if ledger.old[title] < self.excess[title]:
                return False
            flow.edge(0, 2 + title, self.excess[title], ledger.old[title])
        edges = [
            flow.edge(2 + card.title, first[card.seat] + card.stretch, 0, 1)
            for card in ledger.plays
        ]
        for seat in range(MOST_SEATS):
            least, room = ledger.least[seat], 0
            if seat < len(ledger.room):
                room = ledger.room[seat]
            for stretch in range(len(least)):
                if least[stretch] > room:
                    return False
                node = first[seat] + stretch
                last = stretch == len(least) - 1
                flow.edge(node, 1 if last else node + 1, least[stretch], room)
        if not flow.solve(self.chance):
            return False
        for card, number in zip(ledger.plays, edges, strict=True):
            if flow.amount(number):
                self.change(card)
        return True

    def change(self, card: Card) -> None:
        """The card was of the other origin."""
        by = -1 if card.old else 1
        card.old = not card.old
        self.by_title[card.title] += by
        self.by_seat[card.seat] += by
        self.by_stretch[card.seat][card.stretch] += by
        self.old -= by
        self.new += by

    def reconsider(self, card: Card) -> None:
        """Lets the lot decide anew, by how many cards and places each origin leaves open."""
        if card.old:
            if not self.could_be_new(card):
                return
            self.change(card)
        elif not self.could_be_old(card):
            return
        ledger, title = self.ledger, card.title
        # As if it were of neither origin yet; that it is new now holds one card back.
        old_cards = ledger.old[title] - self.by_title[title]
        new_cards = ledger.new[title] - self.plays_of(title) + self.by_title[title] + 1
        old_ways = old_cards * (ledger.room[card.seat] - self.by_seat[card.seat]) * (self.new + 1)
        new_ways = new_cards * max(1, self.free_draws(card)) * self.old
        if old_ways + new_ways == 0:
            return
        lot: int = self.chance.pick(_LOTS)
        if lot * (old_ways + new_ways) < old_ways * _LOTS:
            self.change(card)

    def plays_of(self, title: int) -> int:
        """How many plays have this title."""
        count = 0
        for card in self.ledger.plays:
            if card.title == title:
                count += 1
        return count

    def free_draws(self, card: Card) -> int:
        """Cards drawn before this play that no earlier play accounts for."""
        free = card.draws
        for other in self.ledger.plays:
            if other is card:
                break
            if other.seat == card.seat and not other.old:
                free -= 1
        return free

    def could_be_old(self, card: Card) -> bool:
        """Whether one more old card of this title, and of this seat, is possible."""
        ledger = self.ledger
        return (
            self.by_title[card.title] < ledger.old[card.title]
            and self.by_seat[card.seat] < ledger.room[card.seat]
        )

    def could_be_new(self, card: Card) -> bool:
        """Whether enough old cards remain without this one."""
        if self.by_title[card.title] <= self.excess[card.title]:
            return False
        total = 0
        least = self.ledger.least[card.seat]
        for stretch in range(len(least)):
            total += self.by_stretch[card.seat][stretch]
            if stretch >= card.stretch and total <= least[stretch]:
                return False
        return True
