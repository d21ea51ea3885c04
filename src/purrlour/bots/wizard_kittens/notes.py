"""Notes: what a policy of Wizard Kittens writes down about a table, as rows of one array.

One array is one thing to look after for compiled code; a dozen of them took twice the time.
What something brings is a change of the chance to win, as chances are in `lore`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.book import FORMULA, Book
from purrlour.games.wizard_kittens.content import CHAPTERS, CURSES, MOST_SEATS, TYPES

# Numbers of a row that the compiler shall know must follow from numbers in this file.
_SEATS: Final = 4
_CHAPTERS: Final = 3
_TYPES: Final = 4
_CURSES: Final = 12
assert (_SEATS, _CHAPTERS, _TYPES, _CURSES) == (MOST_SEATS, CHAPTERS, TYPES, CURSES)

PILES: Final = _SEATS * _CHAPTERS
"""A pile is a chapter of a seat: seat · 3 + chapter."""

# What a survey counts. Types are bits, eight apart, the first type lowest.
LACK: Final = 0
"""+ pile: cards it lacks"""
SPARE: Final = LACK + PILES
"""+ pile: cards it does not need"""
WANT: Final = SPARE + PILES
"""+ pile: types it lacks"""
OVER: Final = WANT + PILES
"""+ pile: types it has more of than it needs"""
HAS: Final = OVER + PILES
"""+ pile: types it has"""
PRIZE: Final = HAS + PILES
"""+ chapter: the points of its curse; 0 without one"""
LEAST: Final = PRIZE + _CHAPTERS
"""+ chapter: cards that whoever is nearest lacks"""
POINTS: Final = LEAST + _CHAPTERS
"""+ seat: what all can count"""
AHEAD: Final = POINTS + _SEATS
"""+ seat: how likely its points are the most, if all six curses fall"""
INNOCENT: Final = AHEAD + _SEATS
"""+ seat: how likely the professor lets it go"""
CLEAN: Final = INNOCENT + _SEATS
"""+ seat: how likely it has the cleanest paws of those, if it is let go"""
SMUDGE: Final = CLEAN + _SEATS
"""+ seat: what a card more in its circle takes from that"""
LACKING: Final = SMUDGE + _SEATS
"""Cards that curses lack, those that nobody has seen among them."""
TIME: Final = LACKING + 1
"""Where the lore tells of the cards to come: seats · DRAWS + twice their number."""
SIX: Final = TIME + 1
"""How likely all six curses fall."""

# What a seat makes of it.
HURRY: Final = SIX + 1
"""What it brings if the nearest pile of a chapter lacks a card less."""
RACE: Final = HURRY + 1
"""+ seat: what it brings to win the race for points"""
GUILT: Final = RACE + _SEATS
"""+ seat: what it brings to be let go no more"""
FREE: Final = GUILT + _SEATS
"""+ seat: what it brings to be let go for sure"""
DIRTY: Final = FREE + _SEATS
"""+ seat: what a card more in its circle costs"""
WISH: Final = DIRTY + _SEATS
"""What it brings to defeat the curse that was looked at last, for a point less; as it is; for one
more"""
PUT: Final = WISH + 3
"""+ pile · 2: a card more that it does not need; then one that it does"""
LIFT: Final = PUT + 2 * PILES
"""+ pile · 2: a card less that it needs; then one to spare"""
TRADE: Final = LIFT + 2 * PILES
"""+ pile · 3: a card that it needs for one that it does not; no change; one to spare for one
that it lacks"""
TOP: Final = TRADE + 3 * PILES
"""+ pile: the most of these"""
MINE: Final = TOP + PILES
"""+ type: the best place of one's own for a card"""
THEIRS: Final = MINE + _TYPES
"""+ type: the best place in somebody else's circle"""
WHERE: Final = THEIRS + _TYPES
"""+ type: which pile that is"""
FIRST: Final = WHERE + _TYPES
"""The code of the first choice of the spell that was looked at last, or none."""
SECOND: Final = FIRST + 1
"""The code of the second one."""
NONE: Final = -1
"""No code."""

# What is printed on the cards.
WORTH: Final = SECOND + 1
"""+ curse: its points"""
KIND: Final = WORTH + _CURSES
"""+ curse: how its bonus counts"""
COUNTED: Final = KIND + _CURSES
"""+ curse: what its bonus counts"""
TIMES: Final = COUNTED + _CURSES
"""+ curse: the points of its bonus"""
ROWS: Final = TIMES + _CURSES
"""How many numbers there are in all."""


def blank() -> vec[i64]:
    """Nothing is written down yet."""
    return vec[i64]([0] * ROWS)


def read(book: Book, notes: vec[i64]) -> None:
    """Notes what is printed on the cards of a table."""
    curse: i64
    for curse in range(CURSES):
        points: int = book.points[curse]
        kind: int = book.bonus[curse * FORMULA]
        counted: int = book.bonus[curse * FORMULA + 1]
        times: int = book.bonus[curse * FORMULA + 2]
        notes[WORTH + curse] = points
        notes[KIND + curse] = kind
        notes[COUNTED + curse] = counted
        notes[TIMES + curse] = times
