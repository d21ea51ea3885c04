"""How all kittens stand, in plain numbers: what a policy of Wizard Kittens sees at a glance.

The same judgement as `wizard_kittens_sense`, made cheap: it is asked in every step of every
imagined game. All of it is open information, so it is the same whoever asks.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.book import FORMULA, NONE, PER_TYPE, Book
from purrlour.games.wizard_kittens.content import (
    BOTTOM,
    CHAPTERS,
    CURSES,
    GUILTY,
    MOST_SEATS,
    SUSPICIOUSLY_FEW,
)
from purrlour.games.wizard_kittens.endings import count_points, whole_circle
from purrlour.games.wizard_kittens.state import (
    CHAPTER_BITS,
    CHAPTER_MASK,
    NEEDS,
    SCORE,
    SIZE_AT,
    SPARED,
    TYPE_BITS,
    TYPE_MASK,
    Wizards,
    size_of,
)

PILES: Final = MOST_SEATS * CHAPTERS
"""A pile is a chapter of a seat: seat · 3 + chapter."""
FARTHEST: Final = 8
"""Cards that a pile may lack; it is hopeless anyway."""

STEPS: Final = 25.0
"""Entries of the table for a weight of evidence of 1."""
WEIGHT: Final = 200
"""The farthest entry."""
LIKELY: Final = vec[float](
    [1.0 / (1.0 + exp(-weight / STEPS)) for weight in range(-WEIGHT, WEIGHT + 1)]
)
"""A weight of evidence as a chance."""

COMPLETE: Final = 64


def _completing() -> list[float]:
    """How likely a pile is completed: by eighths of cards that fit to come, then by its lack."""
    odds: list[float] = []
    for mean in range(COMPLETE):
        rest, term = 1.0, exp(-mean / 8)
        odds.append(1.0)
        for lack in range(1, FARTHEST + 2):
            rest -= term
            term *= mean / 8 / lack
            odds.append(max(rest, 0.0))
    return odds


COMPLETING: Final = vec[float](_completing())
ROW: Final = FARTHEST + 2

# Tastes.
SIX_BIAS: Final = 0
SIX_DRAW: Final = 1
SIX_LACK: Final = 2
LEAD: Final = 3
LEAD_LACK: Final = 4
SKILL: Final = 5
SOON: Final = 6
COST: Final = 7
COST_SIX: Final = 8
DIRT: Final = 9
TIE: Final = 10
HURRY: Final = 11
RIVAL: Final = 12
SUMMONS: Final = 13
HOPE: Final = 14
USUAL: Final = 15
SLOPE: Final = 16
SURE: Final = 17
TASTES: Final = vec[float](
    [-1.0, 0.25, 0.4, 2.0, 0.3, 0.75, 2.0, 0.01, 0.25, 2.5, 0.15, 0.4, 0.9, 0.0, 0.2, 3.0, 0.6, 0.95]
)


def likely(weight: float) -> float:
    """A weight of evidence as a chance."""
    if weight > 7.9:
        return 1.0
    if weight < -7.9:
        return 0.0
    return LIKELY[i64(weight * STEPS) + WEIGHT]


@final
class Survey:
    """One look at a table."""

    def __init__(self) -> None:
        self.taste = TASTES[:]
        self.book: Book | None = None
        self.worth = vec[i64]([0] * CURSES)
        """Points of each curse."""
        self.kind = vec[i64]([0] * CURSES)
        """Its bonus: no, one that counts a type, or any other."""
        self.a = vec[i64]([0] * CURSES)
        self.times = vec[i64]([0] * CURSES)
        # Piles.
        self.lack = vec[i64]([0] * PILES)
        self.spare = vec[i64]([0] * PILES)
        self.want = vec[i64]([0] * PILES)
        """Types it lacks, as bits."""
        self.over = vec[i64]([0] * PILES)
        """Types it has more of than it needs."""
        self.has = vec[i64]([0] * PILES)
        # Chapters.
        self.prize = vec[i64]([0] * CHAPTERS)
        """The points of its curse; 0 without one."""
        self.least = vec[i64]([0] * CHAPTERS)
        """Cards that whoever is nearest lacks."""
        # Seats.
        self.points = vec[i64]([0] * MOST_SEATS)
        self.cards = vec[i64]([0] * MOST_SEATS)
        self.ahead = vec[float]([0.0] * MOST_SEATS)
        """How likely its points are the most, if all six curses fall."""
        self.innocent = vec[float]([0.0] * MOST_SEATS)
        """How likely the professor lets it go."""
        self.clean = vec[float]([0.0] * MOST_SEATS)
        """How likely it has the cleanest paws of those, if it is let go."""
        self.lacking: i64 = 0
        self.turns: float = 0.0
        """Turns to come for each kitten."""
        self.row: i64 = 0
        """Where `COMPLETING` tells of them."""
        self.six: float = 0.0
        """How likely all six curses fall."""
        self.scale: float = 1.0
        """Points of a lead that mean something."""

    def read(self, book: Book) -> None:
        """The numbers on the cards of a table."""
        self.book = book
        curse: i64
        for curse in range(CURSES):
            points: int = book.points[curse]
            kind: int = book.bonus[curse * FORMULA]
            a: int = book.bonus[curse * FORMULA + 1]
            times: int = book.bonus[curse * FORMULA + 2]
            self.worth[curse] = points
            self.kind[curse] = kind
            self.a[curse] = a
            self.times[curse] = times

    def take(self, state: Wizards) -> None:
        """Looks at a table."""
        if state.book is not self.book:
            self.read(state.book)
        self.count_piles(state)
        self.count_points(state)
        self.weigh_endings(state)

    def count_piles(self, state: Wizards) -> None:
        """What each pile lacks and has to spare."""
        rows = state.rows
        lacks = self.lack
        spares = self.spare
        wants = self.want
        overs = self.over
        hass = self.has
        seats: i64 = state.seats
        lacking: i64 = 0
        slots: i64 = state.slots
        chapter: i64
        seat: i64
        for chapter in range(state.open):
            need: i64 = rows[NEEDS + chapter]
            curse: i64 = slots & 15
            slots >>= 4
            self.prize[chapter] = self.worth[curse - 1] if curse else 0
            least: i64 = 99
            shift: i64 = chapter * CHAPTER_BITS
            pile: i64 = chapter
            for seat in range(seats):
                heap: i64 = (rows[seat] >> shift) & CHAPTER_MASK
                lack: i64 = 0
                spare: i64 = 0
                want: i64 = 0
                over: i64 = 0
                has: i64 = 0
                rest: i64 = need
                bit: i64 = 1
                while heap or rest:
                    count: i64 = heap & TYPE_MASK
                    more: i64 = (rest & TYPE_MASK) - count
                    if more > 0:
                        lack += more
                        want |= bit
                    elif more < 0:
                        spare -= more
                        over |= bit
                    if count:
                        has |= bit
                    heap >>= TYPE_BITS
                    rest >>= TYPE_BITS
                    bit += bit
                if lack > FARTHEST:
                    lack = FARTHEST
                lacks[pile] = lack
                spares[pile] = spare
                wants[pile] = want
                overs[pile] = over
                hass[pile] = has
                pile += CHAPTERS
                if lack < least:
                    least = lack
            self.least[chapter] = least
            lacking += least
        self.lacking = lacking

    def count_points(self, state: Wizards) -> None:
        """What all can count for each seat, and its cards (WK-143…145)."""
        rows = state.rows
        points = self.points
        seat: i64
        for seat in range(state.seats):
            points[seat] = 0
            self.cards[seat] = rows[seat] >> SIZE_AT
        number: i64
        for number in range(state.beaten):
            line: i64 = rows[SCORE + number]
            curse: i64 = line & 15
            seat = (line >> 4) & 15
            gain: i64 = self.worth[curse]
            line >>= 8
            if line:
                gain -= size_of(line)
            kind: i64 = self.kind[curse]
            if kind == PER_TYPE:
                heap: i64 = whole_circle(rows[seat]) >> (self.a[curse] * TYPE_BITS)
                gain += (heap & TYPE_MASK) * self.times[curse]
            elif kind != NONE:
                gain += count_points(state, state.book.bonus, curse * FORMULA, seat)
            points[seat] += gain

    def weigh_endings(self, state: Wizards) -> None:
        """How likely each ending is, and how likely each seat wins there."""
        taste = self.taste
        left: i64 = state.left
        below: i64 = BOTTOM + 1
        safe: i64 = left - below - (state.cats_in - state.cats)
        if left < below:
            below = left
        if safe < 0:
            safe = 0
        draws: float = float(safe) + 0.5 * float(below - 1)
        seats: i64 = state.seats
        turns: float = draws / (1.3 * float(seats))
        self.turns = turns
        self.row = row_of(taste[SKILL] * turns)
        lacking: float = float(self.lacking) + taste[USUAL] * float(state.stock)
        six: float = 1.0
        if lacking > 0.0:
            six = likely(taste[SIX_BIAS] + taste[SIX_DRAW] * draws - taste[SIX_LACK] * lacking)
        self.six = six
        self.scale = taste[LEAD] + taste[LEAD_LACK] * lacking
        points = self.points
        innocent = self.innocent
        most: i64 = -99
        second: i64 = -99
        seat: i64
        for seat in range(seats):
            own: i64 = points[seat]
            if own > most:
                second = most
                most = own
            elif own > second:
                second = own
            if own >= GUILTY:
                innocent[seat] = 0.0
            elif seats > 2 or own > SUSPICIOUSLY_FEW:
                innocent[seat] = 1.0
            else:
                innocent[seat] = self.hope(state, seat)
        dirt: float = taste[DIRT] / (1.0 + turns)
        for seat in range(seats):
            own = points[seat]
            self.ahead[seat] = likely(float(own - (second if own == most else most)) / self.scale)
            clean: float = 1.0
            other: i64
            for other in range(seats):
                if other != seat and innocent[other] > 0.0:
                    worse: float = likely(
                        dirt * float(self.cards[seat] - self.cards[other])
                        + taste[TIE] * float(points[other] - own)
                    )
                    clean *= 1.0 - innocent[other] * worse
            self.clean[seat] = clean

    def hope(self, state: Wizards, seat: i64) -> float:
        """How likely a kitten that has too few points gets enough of them (WK-132)."""
        own: i64 = self.points[seat]
        hope: float = 0.0
        if state.stock:
            hope = self.taste[HOPE] * COMPLETING[self.row * ROW + 3]
        chapter: i64
        for chapter in range(state.open):
            pile: i64 = seat * CHAPTERS + chapter
            then: i64 = own + self.prize[chapter]
            if not state.force & SPARED:
                then -= self.spare[pile]
            if then > SUSPICIOUSLY_FEW and then < GUILTY:
                odds: float = COMPLETING[self.row * ROW + self.lack[pile]]
                if odds > hope:
                    hope = odds
        return hope


def row_of(mean: float) -> i64:
    """The row of `COMPLETING` for so many cards that fit."""
    row: i64 = i64(mean * 8.0)
    return row if row < COMPLETE else COMPLETE - 1
