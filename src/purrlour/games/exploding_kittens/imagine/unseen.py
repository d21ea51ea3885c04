"""Cards that others draw, give or steal unseen: any may be it, but rather one that fits."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.content import CARDS, KITTEN, TITLES
from purrlour.games.exploding_kittens.imagine.foresight import Foresight
from purrlour.games.exploding_kittens.imagine.hands import ImaginedHands
from purrlour.games.exploding_kittens.imagine.pile import ANY, ImaginedPile
from purrlour.games.exploding_kittens.imagine.slots import (
    DEAD_END,
    NO_KITTEN,
    OPEN,
    Slots,
    draw_lot,
)


@final
class Unseen:
    """Finds the slot that moves."""

    __slots__ = ("foresight", "hands", "pile", "slots", "weights")

    def __init__(
        self, slots: Slots, hands: ImaginedHands, pile: ImaginedPile, foresight: Foresight
    ) -> None:
        self.slots = slots
        self.hands = hands
        self.pile = pile
        self.foresight = foresight
        self.weights = vec[i64]([0] * CARDS)

    def draw(self, line: i64, seat: i64, chance: Chance) -> i64:
        """The top card, no Kitten, which somebody else drew at this line."""
        pile = self.pile
        if pile.size == 0:
            return DEAD_END
        top: i64 = pile.size - 1
        if pile.cells[top] == ANY:
            slot = self.from_bag(self.foresight.row[line], seat, chance)
            if slot == DEAD_END:
                return DEAD_END
            pile.cells[top] = slot
        slot = pile.pop()
        if self.slots.title[slot] == KITTEN:
            return DEAD_END
        self.slots.ruled_out[slot] |= NO_KITTEN
        return slot

    def from_bag(self, row: i64, seat: i64, chance: Chance) -> i64:
        """A slot of the bag, for the hand of this seat."""
        bag = self.pile.bag
        must: i64 = self.foresight.urgent(row, seat, self.hands)
        still_open: i64 = bag.count - bag.seen
        if must and still_open > 0 and not self.slots.can_be_one_of(bag.slot[bag.seen], must):
            still_open = 0
        total: i64 = 0
        at: i64
        for at in range(bag.seen):
            weight: i64 = self.to_come(row, seat, self.slots.title[bag.slot[at]], must)
            self.weights[at] = weight
            total += weight
        if total + still_open == 0:
            return DEAD_END
        if total == 0:
            return bag.take_open()
        lot: i64 = chance.pick(total + still_open * self.foresight.as_well)
        if lot >= total:
            return bag.take_open()
        at = 0
        while lot >= (weight := self.weights[at]):
            lot -= weight
            at += 1
        return bag.take_known(at)

    def to_come(self, row: i64, seat: i64, title: i64, must: i64) -> i64:
        """How likely a known card joins the hand, where it must be one of these titles, if any."""
        if title == KITTEN or (must and (must >> title) & 1 == 0):
            return 0
        held = self.hands.held[seat * TITLES + title]
        return self.foresight.to_come(row, title, held, self.slots.spare[title])

    def gift(self, line: i64, seat: i64, taker: i64, chance: Chance) -> i64:
        """A card that leaves one hand for another: it fits what both show later."""
        slots = self.slots
        hands = self.hands
        foresight = self.foresight
        row = foresight.row[line]
        size: i64 = hands.size[seat]
        must: i64 = foresight.urgent(row, taker, hands)
        if size == 0:
            return DEAD_END
        if must == 0 and hands.open[seat] == size:  # then all are alike
            return hands.take(seat, chance.pick(size))
        total: i64 = 0
        at: i64
        for at in range(size):
            slot = hands.cards[seat * CARDS + at]
            title = slots.title[slot]
            weight: i64
            if title != OPEN:
                held = hands.held[seat * TITLES + title]
                weight = self.to_come(row, taker, title, must)
                weight *= foresight.to_leave(row + 1, title, held)
            elif must and not slots.can_be_one_of(slot, must):
                weight = 0
            else:
                weight = foresight.as_well * foresight.as_well
            self.weights[at] = weight
            total += weight
        if total == 0:
            return DEAD_END
        return hands.take(seat, draw_lot(self.weights, total, chance))
