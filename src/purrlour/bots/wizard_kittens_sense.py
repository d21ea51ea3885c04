"""What a seat can make of its view in Wizard Kittens: what circles are worth, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from purrlour.games.wizard_kittens.content import CHAPTERS, TYPE_NAMES, TYPES
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
RIVALS: Final = 0.0
"""How much the circles of the others matter."""
BONUS: Final = 0.6
"""What a point at the end is worth that a card in the circle would bring."""

NUMBERS: Final = {name: number for number, name in enumerate(TYPE_NAMES)}


def circles_of(view: WizardView) -> Circles:
    """All circles of a view."""
    return tuple(tuple(heap_of(chapter) for chapter in circle) for circle in view.circles)


def heap_of(cards: tuple[str, ...]) -> Heap:
    """Cards, counted by type."""
    return tuple(cards.count(name) for name in TYPE_NAMES)


@lru_cache(maxsize=65_536)
def chapter_worth(heap: Heap, need: Heap, points: int) -> float:
    """What the cards of a chapter are worth with its curse."""
    cards = sum(heap)
    if not any(need):
        return -CLUTTER * cards
    lacking = sum(max(want - have, 0) for want, have in zip(need, heap, strict=True))
    spare = cards - (sum(need) - lacking)
    if lacking == 0:
        return points + READY - spare
    return points * HOPE[min(lacking, len(HOPE) - 1)] - SPARE * spare - CLUTTER * cards


class Sense:
    """One view, and what it makes of circles."""

    def __init__(self, view: WizardView) -> None:
        self.view = view
        self.circles = circles_of(view)
        self.needs = tuple(heap_of(need) for need in view.needs)
        hurry = 1.0 if view.safe else 2.5
        """The nearer the professor, the more a clean circle is worth (WK-158)."""
        if view.beaten >= 5:
            hurry = 0.5
        self.dirt = CLUTTER * (hurry - 1.0)
        self.wanted = tuple(self._wanted(seat) for seat in range(view.seats))

    def _wanted(self, seat: int) -> tuple[float, ...]:
        """What a card of each type brings at the end, by the bonuses that the seat has."""
        gains = [0.0] * TYPES
        view = self.view
        bonuses = BONUSES_OF
        for curse in view.trophies[seat]:
            if curse in bonuses:
                gains[bonuses[curse]] += BONUS
        if view.credits[seat] in CREDIT_OF and view.beaten >= 3:
            gains[CREDIT_OF[view.credits[seat]]] += BONUS / 2
        return tuple(gains)

    def circle_worth(self, seat: int, circle: Circle) -> float:
        """What a circle is worth to its kitten."""
        view = self.view
        worth = 0.0
        for chapter in range(view.open):
            heap = circle[chapter]
            worth += chapter_worth(heap, self.needs[chapter], view.worth[chapter])
            worth -= self.dirt * sum(heap)
            for card in range(TYPES):
                worth += heap[card] * self.wanted[seat][card]
        return worth

    def worth(self, circles: Circles) -> float:
        """What a table is worth to this seat: its own circle, less some of the others'."""
        mine = self.view.seat
        total = 0.0
        for seat, circle in enumerate(circles):
            if seat == mine:
                total += self.circle_worth(seat, circle)
            elif circle is not self.circles[seat]:  # unchanged ones do not tell choices apart
                change = self.circle_worth(seat, circle) - self.kept(seat)
                total -= RIVALS * change
        return total

    def kept(self, seat: int) -> float:
        """What a circle is worth as it lies there."""
        return self.circle_worth(seat, self.circles[seat])

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
