"""What a seat can make of its view in Wizard Kittens: what circles are worth, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from purrlour.games.wizard_kittens.content import CHAPTERS, GUILTY, TYPE_NAMES, TYPES
from purrlour.games.wizard_kittens.view import WizardView

Heap: TypeAlias = tuple[int, ...]
"""How many cards of each type."""
Circle: TypeAlias = tuple[Heap, ...]
"""The chapters of one kitten."""
Circles: TypeAlias = tuple[Circle, ...]

HOPE: Final = (1.0, 0.5, 0.27, 0.13, 0.07, 0.03, 0.02, 0.01, 0.01)
"""What a curse is worth of its points, by the cards it still lacks."""
READY: Final = 4.0
"""What it is worth more to have all cards of a curse."""
SPARE: Final = 0.3
"""What a card costs that its chapter's curse does not need."""
CLUTTER: Final = 0.08
"""What any card in a circle costs: it may have to be explained."""
GUILT: Final = 10.0
"""What it costs to have ten points when the professor comes (WK-157)."""
CLEAN: Final = 0.25
"""What a card costs when she comes, and paws are compared (WK-158)."""
BONUS: Final = 0.6
"""What a point at the end is worth that a card in the circle would bring."""
EAGER: Final = (4, 20)
"""Curses and cards that everybody is taken to have seen before: who begins is full of hope."""
ENOUGH: Final = (0.0, 0.0, 4.6, 4.6, 3.6)
"""By seats: curses that one sees coming when it is as likely as not that all six will fall."""
SURE: Final = 3.0
"""How soon a hope becomes a certainty."""

NUMBERS: Final = {name: number for number, name in enumerate(TYPE_NAMES)}


def circles_of(view: WizardView) -> Circles:
    """All circles of a view."""
    return tuple(tuple(heap_of(chapter) for chapter in circle) for circle in view.circles)


def heap_of(cards: tuple[str, ...]) -> Heap:
    """Cards, counted by type."""
    return tuple(cards.count(name) for name in TYPE_NAMES)


@lru_cache(maxsize=65_536)
def chapter_worth(heap: Heap, need: Heap, points: int, score: int, six: float) -> float:
    """What the cards of a chapter are worth with its curse, to a kitten with this score.

    `six` is how likely all six curses will be defeated: else ten points are too many.
    """
    cards = sum(heap)
    if not any(need):
        return -CLUTTER * cards
    lacking = sum(max(want - have, 0) for want, have in zip(need, heap, strict=True))
    spare = cards - (sum(need) - lacking)
    prize = points + READY
    if score < GUILTY <= score + points - spare:
        prize = prize * six - GUILT * (1.0 - six)
    if lacking == 0:
        return prize - spare
    return prize * HOPE[min(lacking, len(HOPE) - 1)] - SPARE * spare - CLUTTER * cards


def likely_six(view: WizardView) -> float:
    """How likely all curses will be defeated before the professor comes, at this pace."""
    dealt = 48 - 2 * view.seats
    drawn = dealt - sum(view.unseen)
    pace = (view.beaten + EAGER[0]) / (drawn + EAGER[1])
    to_come = view.safe + min(view.deck, 11) / 2
    short = ENOUGH[view.seats] - view.beaten - pace * to_come
    return round(1.0 / (1.0 + exp(SURE * short)), 2)


class Sense:
    """One view, and what it makes of circles."""

    def __init__(self, view: WizardView) -> None:
        self.view = view
        self.circles = circles_of(view)
        self.needs = tuple(heap_of(need) for need in view.needs)
        self.six = likely_six(view)
        near = max(1.0 - view.safe / 15.0, 0.0)
        self.dirt = CLEAN * near * (1.0 - self.six)
        self.wanted = tuple(self._wanted(seat) for seat in range(view.seats))

    def _wanted(self, seat: int) -> tuple[float, ...]:
        """What a card of each type brings at the end, by the bonuses that the seat has."""
        gains = [0.0] * TYPES
        view = self.view
        for curse in view.trophies[seat]:
            if curse in BONUSES_OF:
                gains[BONUSES_OF[curse]] += BONUS
        if view.credits[seat] in CREDIT_OF and view.beaten >= 3:
            gains[CREDIT_OF[view.credits[seat]]] += BONUS / 2
        return tuple(gains)

    def circle_worth(self, seat: int, circle: Circle) -> float:
        """What a circle is worth to its kitten."""
        view = self.view
        worth = 0.0
        for chapter in range(view.open):
            heap = circle[chapter]
            points, need = view.worth[chapter], self.needs[chapter]
            worth += chapter_worth(heap, need, points, view.scores[seat], self.six)
            worth -= self.dirt * sum(heap)
            for card in range(TYPES):
                worth += heap[card] * self.wanted[seat][card]
        return worth

    def worth(self, circles: Circles) -> float:
        """What a table is worth to this seat: its own circle, whatever the others have."""
        return self.circle_worth(self.view.seat, circles[self.view.seat])

    def harm(self, circles: Circles, seat: int) -> float:
        """What another kitten has lost."""
        before = self.circle_worth(seat, self.circles[seat])
        return before - self.circle_worth(seat, circles[seat])

    def rooms(self, circles: Circles, seat: int) -> list[int]:
        """The chapters of a circle that take another card."""
        shelf = self.view.shelf
        return [at for at in range(self.view.open) if sum(circles[seat][at]) < shelf]

    def best_place(self, circles: Circles, seat: int, card: int) -> tuple[float, int]:
        """The chapter of its own that this seat would choose for a card, by its own lights."""
        found = (-99.0, 0)
        for chapter in self.rooms(circles, seat):
            worth = self.circle_worth(seat, added(circles, seat, chapter, card)[seat])
            if worth > found[0]:
                found = (worth, chapter)
        return found

    def placed(self, circles: Circles, seat: int, card: int) -> Circles:
        """The table after the seat put a card where it likes it best."""
        if not self.rooms(circles, seat):
            return circles
        return added(circles, seat, self.best_place(circles, seat, card)[1], card)

    def drawn(self, circles: Circles) -> float:
        """What a card from the deck would make of the table, on average."""
        unseen = self.view.unseen
        whole = sum(unseen)
        if not whole:
            return self.worth(circles)
        mine = self.view.seat
        worths = [
            unseen[card] * self.worth(self.placed(circles, mine, card)) for card in range(TYPES)
        ]
        return sum(worths) / whole

    def risk(self, cards: int) -> float:
        """How likely the next so many cards bring the professor."""
        view = self.view
        bottom = min(view.deck, 11)
        return min(max(cards - view.safe, 0) / bottom, 1.0) if bottom else 1.0


BONUSES_OF: Final = {
    "copycat": NUMBERS["potion"],
    "hairball": NUMBERS["familiar"],
    "breadhead": NUMBERS["artifact"],
    "zoomies": NUMBERS["potion"],
    "scaredycat": NUMBERS["scroll"],
}
"""Curses of our own cards that make a type worth keeping."""
CREDIT_OF: Final = {
    "ec-potion": NUMBERS["potion"],
    "ec-artifact": NUMBERS["artifact"],
    "ec-familiar": NUMBERS["familiar"],
    "ec-scroll": NUMBERS["scroll"],
}
"""Extra Credit cards that do."""


# Circles after a change.


def changed(circles: Circles, seat: int, chapter: int, heap: Heap) -> Circles:
    """The same with another chapter."""
    circle = (*circles[seat][:chapter], heap, *circles[seat][chapter + 1 :])
    return (*circles[:seat], circle, *circles[seat + 1 :])


def added(circles: Circles, seat: int, chapter: int, card: int, count: int = 1) -> Circles:
    """The same with a card more, or less."""
    heap = circles[seat][chapter]
    more = (*heap[:card], heap[card] + count, *heap[card + 1 :])
    return changed(circles, seat, chapter, more)


def spots_of(circles: Circles, seat: int) -> Iterator[tuple[int, int]]:
    """The chapter and type of each kind of card in a circle."""
    for chapter in range(CHAPTERS):
        for card in range(TYPES):
            if circles[seat][chapter][card]:
                yield chapter, card
