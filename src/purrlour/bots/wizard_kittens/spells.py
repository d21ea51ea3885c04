"""The best that each spell of Wizard Kittens can do for a bot.

What happens to several circles is weighed circle by circle, and added up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, final

from purrlour.bots.wizard_kittens.circles import Circle, added, spots_of, traded
from purrlour.bots.wizard_kittens.sense import Sense
from purrlour.games.wizard_kittens.content import TYPES

NEVER: Final = -9.0
"""What something is worth that cannot be done."""


@final
class Spells:
    """What spells bring the seat of a view, whatever its own circle is."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.mine = sense.view.seat
        self.others = [seat for seat in range(sense.view.seats) if seat != self.mine]
        self._known: dict[tuple[str, int, int], float] = {}

    def worth(self, spell: str, circle: Circle) -> float:
        """The most that a spell can bring, with this circle of its own."""
        gain, mine = self.sense.gain, self.mine
        if spell == "summon":
            return self.sense.risky(self.drawn(circle), 1)
        if spell == "overflow":
            return self.sense.risky(self.drawn(circle) + self.average(self.given), 2)
        if spell == "swat":
            return self.best(circle, lambda at, card: self.swatted(added(circle, at, card, -1)))
        if spell == "dismiss":
            return self.best(
                circle, lambda at, card: gain(mine, added(circle, at, card, -circle[at][card]))
            )
        if spell == "yoink":
            return self.best(circle, lambda at, card: self.yoinked(added(circle, at, card, -1)))
        if spell == "switch":
            pair = self.best(circle, lambda at, card: self.switched(circle, at, card))
            return max(pair, gain(mine, circle))  # two cards of a kind change nothing
        slung = self.best(circle, lambda at, card: self.slung(circle, at, card))
        return self.sense.risky(slung + self.average(self.sent), 1) if spell == "favor" else slung

    def best(self, circle: Circle, fate: Callable[[int, int], float]) -> float:
        """The best that this fate of a card in a circle can bring."""
        return max([fate(at, card) for at, card in spots_of(circle)], default=NEVER)

    # Cards from the deck.

    def drawn(self, circle: Circle) -> float:
        """A card of its own from the deck."""
        return self.average(lambda card: self.sense.placed(self.mine, circle, card))

    def average(self, gains: Callable[[int], float]) -> float:
        """What a card from the deck brings on average."""
        unseen = self.sense.view.unseen
        rest = max(sum(unseen), 1)
        return sum([unseen[card] * gains(card) for card in range(TYPES) if unseen[card]]) / rest

    # Cards for others.

    def sent(self, card: int) -> float:
        """A card in the chapter of another kitten where it does most harm, or least good."""
        return self._most("sent", card, 0, lambda: self._sent(card))

    def _sent(self, card: int) -> Iterable[float]:
        sense = self.sense
        for seat in self.others:
            for at in sense.rooms(sense.circles[seat]):
                yield sense.gain(seat, added(sense.circles[seat], at, card))

    def given(self, card: int) -> float:
        """A card for another kitten, which puts it where it likes it best."""
        return self._most(
            "given",
            card,
            0,
            lambda: [
                self.sense.placed(seat, self.sense.circles[seat], card) for seat in self.others
            ],
        )

    def traded(self, card: int, other: int) -> float:
        """Another kitten has the other card in the place of this one."""
        return self._most("traded", card, other, lambda: self._traded(card, other))

    def _traded(self, card: int, other: int) -> Iterable[float]:
        for seat in self.others:
            circle = self.sense.circles[seat]
            for at, kind in spots_of(circle):
                if kind == card:
                    yield self.sense.gain(seat, traded(circle, at, card, other))

    def robbed(self, card: int) -> float:
        """Another kitten loses a card of this type."""
        return self._most("robbed", card, 0, lambda: self._robbed(card))

    def _robbed(self, card: int) -> Iterable[float]:
        for seat in self.others:
            circle = self.sense.circles[seat]
            for at, kind in spots_of(circle):
                if kind == card:
                    yield self.sense.gain(seat, added(circle, at, card, -1))

    def _most(
        self, what: str, card: int, other: int, gains: Callable[[], Iterable[float]]
    ) -> float:
        """The most of these, which do not change while a choice is weighed."""
        key = (what, card, other)
        if key not in self._known:
            self._known[key] = max(gains(), default=NEVER)
        return self._known[key]

    # Cards of its own.

    def slung(self, circle: Circle, at: int, card: int) -> float:
        """This card goes to another kitten."""
        return self.sense.gain(self.mine, added(circle, at, card, -1)) + self.sent(card)

    def swatted(self, circle: Circle) -> float:
        """One card is gone, and a second one follows, if there is one."""
        if not any(map(any, circle)):
            return self.sense.gain(self.mine, circle)
        return self.best(
            circle, lambda at, card: self.sense.gain(self.mine, added(circle, at, card, -1))
        )

    def yoinked(self, circle: Circle) -> float:
        """The price is paid, and the best card of any circle comes for it."""
        sense, mine = self.sense, self.mine
        theirs = [self.robbed(card) + sense.placed(mine, circle, card) for card in range(TYPES)]
        own = self.best(
            circle, lambda at, card: sense.placed(mine, added(circle, at, card, -1), card)
        )
        return max(own, *theirs)

    def switched(self, circle: Circle, at: int, card: int) -> float:
        """This card, and the one that it had best change places with."""
        gain, mine = self.sense.gain, self.mine
        found = NEVER
        for other in range(TYPES):
            if other == card:
                continue
            then = traded(circle, at, card, other)
            found = max(found, self.traded(other, card) + gain(mine, then))
            for to in range(self.sense.view.open):
                if to != at and circle[to][other]:
                    found = max(found, gain(mine, traded(then, to, other, card)))
        return found
