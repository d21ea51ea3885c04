"""Cards as typed data: curses, Extra Credit, New Rules, Chaos Mode, and the book made of them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final, final

from mypy_extensions import u8

from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens import book
from purrlour.games.wizard_kittens.book import Book

FORMULAS: Final = {
    "per-type": book.PER_TYPE,
    "of-a-kind": book.OF_A_KIND,
    "full-sets": book.FULL_SETS,
    "at-most": book.AT_MOST,
    "chapters-of": book.CHAPTERS_OF,
    "per-cards": book.PER_CARDS,
    "per-different": book.PER_DIFFERENT,
    "clean-curses": book.CLEAN_CURSES,
    "different-difficulties": book.DIFFERENT_DIFFICULTIES,
}
"""Ways to count points, by the names that files and words have for them."""

TIMES: Final = {"now": book.NOW, "defeat": book.DEFEAT, "always": book.ALWAYS}

OPERATIONS: Final = {
    "discard-own": book.DISCARD_OWN,
    "discard-other": book.DISCARD_OTHER,
    "discard-chapter": book.DISCARD_CHAPTER,
    "pass": book.PASS,
    "take": book.TAKE,
    "take-discard": book.TAKE_DISCARD,
    "move-own": book.MOVE_OWN,
    "pass-chapter": book.PASS_CHAPTER,
    "swap-curses": book.SWAP_CURSES,
    "rotate-curses": book.ROTATE_CURSES,
    "redeal-curses": book.REDEAL_CURSES,
    "lift-tokens": book.LIFT_TOKENS,
    "cover": book.COVER,
    "spare-extras": book.SPARE_EXTRAS,
    "free-spells": book.FREE_SPELLS,
    "shelf-limit": book.SHELF_LIMIT,
}
"""What an effect does, by name."""

SIDES: Final = ("left", "right")


@final
@dataclass(frozen=True, slots=True)
class Formula:
    """How points are counted; `a` is a type or a number of cards, where the formula has one."""

    count: str
    a: int
    points: int

    def numbers(self) -> tuple[int, ...]:
        """As the book has it."""
        return FORMULAS[self.count], self.a, self.points


@final
@dataclass(frozen=True, slots=True)
class Effect:
    """What a New Rule or a step of a Chaos Mode card does."""

    when: str
    do: str
    a: int
    b: int
    cancels: tuple[int, ...]
    """Steps of the same card, counted from 1, that end when this one begins (WK-108)."""

    def numbers(self) -> tuple[int, ...]:
        """As the book has it."""
        cancelled = sum(1 << step - 1 for step in self.cancels)
        return TIMES[self.when], OPERATIONS[self.do], self.a, self.b, cancelled


@final
@dataclass(frozen=True, slots=True)
class Curse:
    """A curse: what it takes to defeat it, and what it is worth."""

    name: str
    difficulty: int
    need: tuple[int, ...]
    """How many cards of each type."""
    points: int
    bonus: Formula | None
    designed: tuple[str, ...]


@final
@dataclass(frozen=True, slots=True)
class Credit:
    """An Extra Credit card."""

    name: str
    scores: Formula
    designed: tuple[str, ...]


@final
@dataclass(frozen=True, slots=True)
class NewRule:
    """A New Rule; those with paws are fit for two."""

    name: str
    paws: bool
    effect: Effect
    designed: tuple[str, ...]


@final
@dataclass(frozen=True, slots=True)
class ChaosCard:
    """A Chaos Mode card: a step for each Chaos Cat."""

    name: str
    steps: tuple[Effect, ...]
    designed: tuple[str, ...]


@final
@dataclass(frozen=True, slots=True)
class Cards:
    """Every card whose values a file can say, in the order of content.py."""

    curses: tuple[Curse, ...]
    credits: tuple[Credit, ...]
    rules: tuple[NewRule, ...]
    chaos: tuple[ChaosCard, ...]

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The effects by their numbers: New Rules, then the steps of each Chaos Mode card."""
        steps = [step for card in self.chaos for step in card.steps]
        return (*(rule.effect for rule in self.rules), *steps)

    def designed(self) -> dict[str, tuple[str, ...]]:
        """Which fields of which cards are ours and not the publishers'."""
        every: list[Curse | Credit | NewRule | ChaosCard] = []
        every += [*self.curses, *self.credits, *self.rules, *self.chaos]
        return {card.name: card.designed for card in every if card.designed}

    def digest(self) -> str:
        """Twelve digits that differ where cards do, whatever the file looks like."""
        facts = [
            [(one.difficulty, one.need, one.points, _numbers(one.bonus)) for one in self.curses],
            [card.scores.numbers() for card in self.credits],
            [rule.paws for rule in self.rules],
            [effect.numbers() for effect in self.effects],
        ]
        return sha256(repr(facts).encode()).hexdigest()[:12]

    def book(self, name: str, says: dict[str, tuple[str, ...]]) -> Book:
        """The cards as the rules read them; `says` is what people read."""
        bonuses = [_numbers(curse.bonus) for curse in self.curses]
        return Book(
            name=name,
            need=_cells([count for curse in self.curses for count in curse.need]),
            size=_cells([sum(curse.need) for curse in self.curses]),
            points=_cells([curse.points for curse in self.curses]),
            difficulty=_cells([curse.difficulty for curse in self.curses]),
            bonus=_cells([number for bonus in bonuses for number in bonus]),
            credit=_cells([number for card in self.credits for number in card.scores.numbers()]),
            paws=_cells([int(rule.paws) for rule in self.rules]),
            steps=_cells([number for effect in self.effects for number in effect.numbers()]),
            says=says,
        )


def _numbers(formula: Formula | None) -> tuple[int, ...]:
    return (book.NONE, 0, 0) if formula is None else formula.numbers()


def _cells(numbers: list[int]) -> vec[u8]:
    return vec[u8](bytes(numbers))
