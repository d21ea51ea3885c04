"""Circles of Wizard Kittens as a bot counts them: chapters of heaps, and how they change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from purrlour.games.wizard_kittens.content import CHAPTERS, TYPE_NAMES, TYPES, numbers
from purrlour.games.wizard_kittens.view import WizardView

Heap: TypeAlias = tuple[int, ...]
"""How many cards of each type."""
Circle: TypeAlias = tuple[Heap, ...]
"""The chapters of one kitten."""
Circles: TypeAlias = tuple[Circle, ...]

BARE: Final = (0,) * TYPES
NUMBERS: Final = numbers(TYPE_NAMES)


def circles_of(view: WizardView) -> Circles:
    """All circles of a view."""
    return tuple(tuple(heap_of(chapter) for chapter in circle) for circle in view.circles)


def heap_of(cards: tuple[str, ...]) -> Heap:
    """Cards, counted by type.

    >>> heap_of(("artifact", "scroll", "scroll"))
    (1, 0, 0, 2)
    """
    return tuple(cards.count(name) for name in TYPE_NAMES)


def spots_of(circle: Circle) -> Iterator[tuple[int, int]]:
    """The chapter and type of each kind of card in a circle."""
    for chapter in range(CHAPTERS):
        for card in range(TYPES):
            if circle[chapter][card]:
                yield chapter, card


# Circles after a change.


def changed(circle: Circle, chapter: int, heap: Heap) -> Circle:
    """The same with another chapter."""
    return (*circle[:chapter], heap, *circle[chapter + 1 :])


def added(circle: Circle, chapter: int, card: int, count: int = 1) -> Circle:
    """The same with a card more, or less."""
    heap = circle[chapter]
    more = (*heap[:card], heap[card] + count, *heap[card + 1 :])
    return (*circle[:chapter], more, *circle[chapter + 1 :])


def traded(circle: Circle, chapter: int, card: int, other: int) -> Circle:
    """The same with one card for another in its place."""
    return added(added(circle, chapter, card, -1), chapter, other)
