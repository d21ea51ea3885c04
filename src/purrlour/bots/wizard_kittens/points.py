"""What a bot of Wizard Kittens reads from the cards of its table: bonuses and Extra Credit."""

from __future__ import annotations

from typing import TypeAlias, final

from mypy_extensions import u8

from purrlour.bots.wizard_kittens.circles import Circle, Circles
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens import book
from purrlour.games.wizard_kittens.book import FORMULA, STEP, Book
from purrlour.games.wizard_kittens.content import (
    CHAOS_NAMES,
    CHAOS_STEPS,
    CREDIT_NAMES,
    CURSE_NAMES,
    RULE_NAMES,
    RULES,
)
from purrlour.games.wizard_kittens.editions import edition
from purrlour.games.wizard_kittens.view import WizardView

Formula: TypeAlias = tuple[int, int, int]
"""How points are counted: which way, its number, points."""
Beaten: TypeAlias = list[tuple[int, int]]
"""Chapters whose curses are defeated this turn, and the extras that go with each."""


@final
class Points:
    """What can be counted at one table, by the cards that it is played with."""

    def __init__(self, view: WizardView, circles: Circles) -> None:
        self.view = view
        cards = edition(view.cards)
        self.extra = 0 if extras_are_spared(cards, view.in_force) else 1
        """What an extra component costs."""
        self.bonuses = [bonuses_of(cards, won) for won in view.trophies]
        self.slots = [bonuses_of(cards, (curse,)) if curse else [] for curse in view.curses]
        self.base = [
            view.scores[seat] - self.bonus(self.bonuses[seat], circle)
            for seat, circle in enumerate(circles)
        ]
        """Each seat's points without bonuses, which circles change."""
        self.goal: Formula = (book.NONE, 0, 0)
        if view.credits[view.seat]:
            at = CREDIT_NAMES.index(view.credits[view.seat]) * FORMULA
            self.goal = (
                int(cards.credit[at]),
                int(cards.credit[at + 1]),
                int(cards.credit[at + 2]),
            )
        self.tiers = [difficulty(cards, curse) for curse in view.curses]
        self.won = {difficulty(cards, curse) for curse in view.trophies[view.seat]}

    def bonus(self, formulas: list[Formula], circle: Circle) -> int:
        """What bonuses give with a circle (WK-144)."""
        return sum([scored(one, circle, self.view.open) for one in formulas]) if formulas else 0

    def score(self, seat: int, circle: Circle, beaten: Beaten) -> int:
        """A seat's points with a circle, and with curses that it defeats now (WK-143…145)."""
        total, formulas = self.base[seat], self.bonuses[seat]
        for at, extras in beaten:
            total += self.view.worth[at] - extras
            formulas = [*formulas, *self.slots[at]]
        return total + self.bonus(formulas, circle)

    def credit(self, circle: Circle, beaten: Beaten) -> int:
        """What Extra Credit gives more than for the curses of earlier turns (WK-146)."""
        if self.goal[0] == book.CLEAN_CURSES:
            return self.goal[2] * sum([1 for _, extras in beaten if not extras])
        if self.goal[0] == book.DIFFERENT_DIFFICULTIES:
            return self.goal[2] * len({self.tiers[at] for at, _ in beaten} - self.won)
        return scored(self.goal, circle, self.view.open)


def formula(cells: vec[u8], at: int) -> Formula:
    """The formula that the book has there."""
    return int(cells[at]), int(cells[at + 1]), int(cells[at + 2])


def bonuses_of(cards: Book, curses: tuple[str, ...]) -> list[Formula]:
    """The bonuses of these curses."""
    found: list[Formula] = []
    for curse in curses:
        at = CURSE_NAMES.index(curse) * FORMULA
        if cards.bonus[at] != book.NONE:
            found.append(formula(cards.bonus, at))
    return found


def difficulty(cards: Book, curse: str) -> int:
    """How hard a curse is; −1 for none."""
    return int(cards.difficulty[CURSE_NAMES.index(curse)]) if curse else -1


def extras_are_spared(cards: Book, in_force: tuple[str, ...]) -> bool:
    """Whether an effect in force takes the sting out of extras (WK-88)."""
    for name in in_force:
        card, _, step = name.partition(".")
        if step:
            number = RULES + CHAOS_NAMES.index(card) * CHAOS_STEPS + int(step) - 1
        else:
            number = RULE_NAMES.index(card)
        if cards.steps[number * STEP + 1] == book.SPARE_EXTRAS:
            return True
    return False


def scored(formula: Formula, circle: Circle, opened: int) -> int:
    """What a formula that looks at the circle gives; those that look at curses give nothing.

    >>> scored((book.PER_TYPE, 0, 2), ((2, 0, 0, 0), (1, 0, 1, 0), (0, 0, 0, 0)), 2)
    6
    """
    kind, a, points = formula
    heap = [sum(column) for column in zip(*circle, strict=True)]
    times = 0
    if kind == book.PER_TYPE:
        times = heap[a]
    elif kind == book.OF_A_KIND:
        times = sum([count // a for count in heap])
    elif kind == book.FULL_SETS:
        times = min(heap)
    elif kind == book.AT_MOST:
        times = int(sum(heap) <= a)
    elif kind == book.CHAPTERS_OF:
        times = sum([sum(chapter) == a for chapter in circle[:opened]])
    elif kind == book.PER_CARDS:
        times = sum(heap) // a
    elif kind == book.PER_DIFFERENT:
        times = sum([count > 0 for count in heap])
    return points * times
