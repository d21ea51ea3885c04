"""The pile of a guess: cells seen, cells from the bag, and Kittens lying loose.

Only the cells that somebody saw are told apart; the others come from a *bag*, in an order decided
when it shows. Kittens that others hid are *loose*: somewhere, until a draw or a peek tells.
"""

from __future__ import annotations

from typing import Final, final

from purrlour.games.exploding_kittens.content import COPIES, KITTEN
from purrlour.games.exploding_kittens.imagine.slots import NO_KITTEN, Impossible, Slots

ANY: Final = -1
"""A cell whose slot is still in the bag."""
CERTAIN: Final = -1
_KNOWN: Final = 12
"""How much likelier a card seen is the one asked for than an open one."""


@final
class ImaginedPile:
    """Where the slots of the pile lie, as far as that is decided."""

    def __init__(self, slots: Slots, size: int) -> None:
        self.slots = slots
        self.cells: list[int] = [ANY] * size
        """Slots, bottom first, without the loose Kittens."""
        self.bag: list[int] = [slots.add_open(0) for _ in range(size)]
        self.loose: list[int] = []
        """The slots of Kittens that others hid somewhere…"""
        self.above: list[int] = []
        """…and how many cards at least lie above each."""
        self.mixed: list[list[int]] = []
        """The cells as they were before each shuffle."""

    def draw_kitten(self) -> int:
        """The top card was a Kitten."""
        self.kitten_at(0)
        return self.pop()

    def draw_mine(self, title: int) -> int:
        """I drew the top card and saw it."""
        self.insist_on_top()
        if self.cells[-1] == ANY:
            self.cells[-1] = self.from_bag(title)
        self.slots.fix(self.cells[-1], title)
        return self.pop()

    def draw_unseen(self, weights: list[int]) -> int:
        """Somebody else drew the top card, no Kitten; the weights are those of the bag's slots."""
        self.insist_on_top()
        if self.cells[-1] == ANY:
            self.cells[-1] = self.bag.pop(self.slots.draw_lot(weights))
        slot = self.pop()
        if self.slots.title[slot] == KITTEN:
            raise Impossible
        self.slots.ruled_out[slot] |= NO_KITTEN
        return slot

    def insist_on_top(self) -> None:
        """A card that is no loose Kitten lies on top."""
        if not self.cells:
            raise Impossible

    def pop(self) -> int:
        """Takes the top cell away; loose Kittens come nearer."""
        for kitten in range(len(self.above)):
            if self.above[kitten] > 0:
                self.above[kitten] -= 1
        return self.cells.pop()

    def from_bag(self, title: int) -> int:
        """A slot of the bag that is or can be this title; one known to be it is more likely."""
        weights: list[int] = []
        for slot in self.bag:
            if self.slots.title[slot] == title:
                weights.append(_KNOWN)
            else:
                weights.append(1 if self.slots.can_be(slot, title) else 0)
        return self.bag.pop(self.slots.draw_lot(weights))

    def kitten_at(self, depth: int) -> None:
        """The card under `depth` others is a Kitten: a loose one, or the one that lies there."""
        at = len(self.cells) - 1 - depth
        here = self.weight_of_kitten(at)
        if here == CERTAIN:
            return
        candidates = [kitten for kitten, above in enumerate(self.above) if above <= depth]
        if self.slots.draw_lot([here, len(candidates) * len(COPIES)]) == 0:
            if self.cells[at] == ANY:
                self.cells[at] = self.from_bag(KITTEN)
            self.slots.fix(self.cells[at], KITTEN)
        else:
            kitten = candidates[self.slots.chance.pick(len(candidates))]
            self.cells.insert(at + 1, self.loose.pop(kitten))
            self.above.pop(kitten)
            for other in range(len(self.above)):
                if self.above[other] > depth:  # it lies deeper than the cell just added
                    self.above[other] += 1

    def weight_of_kitten(self, at: int) -> int:
        """How likely this cell of the pile is a Kitten, beside a loose one lying on it."""
        if at < 0:
            return 0
        slot = self.cells[at]
        if slot == ANY:
            known = 0
            for other in self.bag:
                if self.slots.title[other] == KITTEN:
                    known += 1
            return (known + self.slots.spare[KITTEN]) * len(COPIES)
        if self.slots.title[slot] == KITTEN:
            return CERTAIN
        return self.slots.spare[KITTEN] * len(COPIES) if self.slots.can_be(slot, KITTEN) else 0

    def peek(self, depth: int, title: int) -> None:
        """I saw the card under `depth` others; loose Kittens lie deeper, or are the one I saw."""
        if title == KITTEN:
            self.kitten_at(depth)
        else:
            at = len(self.cells) - 1 - depth
            if at < 0:
                raise Impossible
            if self.cells[at] == ANY:
                self.cells[at] = self.from_bag(title)
            self.slots.fix(self.cells[at], title)
        for kitten in range(len(self.above)):
            self.above[kitten] = max(self.above[kitten], depth + 1)

    def hide(self, place: int) -> int:
        """I put a Kitten under so many cards."""
        kitten = self.slots.add_known(KITTEN)
        self.place_loose()
        if place > len(self.cells):
            raise Impossible
        self.cells.insert(len(self.cells) - place, kitten)
        return kitten

    def hide_somewhere(self) -> int:
        """Somebody else put a Kitten where they liked."""
        kitten = self.slots.add_known(KITTEN)
        self.loose.append(kitten)
        self.above.append(0)
        return kitten

    def place_loose(self) -> None:
        """Gives every loose Kitten a place, each as likely as the others.

        The oldest first: no later one is known to lie deeper, so none can come between.
        """
        for kitten, slot in enumerate(self.loose):
            deepest = len(self.cells) - self.above[kitten]
            if deepest < 0:
                raise Impossible
            self.cells.insert(self.slots.chance.pick(deepest + 1), slot)
        self.loose.clear()
        self.above.clear()

    def empty_bag(self) -> None:
        """Gives every cell of the pile its slot."""
        for at, slot in enumerate(self.cells):
            if slot == ANY:
                self.cells[at] = self.bag.pop(self.slots.chance.pick(len(self.bag)))

    def mix(self) -> None:
        """The order so far is settled by chance, and what follows knows nothing of it."""
        self.settle()
        self.mixed.append(self.cells)
        self.bag = self.cells[:]
        self.cells = [ANY] * len(self.bag)

    def settle(self) -> None:
        """Decides what is still open about the order."""
        self.place_loose()
        self.empty_bag()
