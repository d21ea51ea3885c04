"""How all kittens stand, in plain numbers: what a policy of Wizard Kittens sees at a glance.

The same judgement as greedy's in `sense`, made cheap: it is asked in every turn of every imagined
game. All of it is open information, so it is the same whoever asks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.lore import (
    BITS,
    BOLD,
    DRAWS,
    FINE,
    FULL,
    LONG,
    MEEK,
    POINT,
    SIX_DRAWS,
    SIX_LACKS,
    likely,
)
from purrlour.bots.wizard_kittens.notes import (
    AHEAD,
    CLEAN,
    COUNTED,
    INNOCENT,
    KIND,
    LACK,
    LACKING,
    LEAD,
    POINTS,
    PRIZE,
    SIX,
    SPARE,
    TIME,
    TIMES,
    WORTH,
)
from purrlour.bots.wizard_kittens.piles import count_piles
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.book import FORMULA, NONE, PER_TYPE
from purrlour.games.wizard_kittens.content import BOTTOM, CHAPTERS, GUILTY, SUSPICIOUSLY_FEW
from purrlour.games.wizard_kittens.endings import count_points, whole_circle
from purrlour.games.wizard_kittens.state import (
    SCORE,
    SPARED,
    TYPE_BITS,
    TYPE_MASK,
    Wizards,
    size_of,
)

LOW: Final = -99
"""Fewer points than anybody has."""


def survey(state: Wizards, notes: vec[i64], lore: vec[i64]) -> None:
    """Notes how a table stands."""
    count_piles(state, notes)
    survey_points(state, notes)
    survey_race(state, notes, lore)
    survey_escape(state, notes, lore)


def survey_points(state: Wizards, notes: vec[i64]) -> None:
    """What all can count for each seat (WK-143…145)."""
    rows = state.rows
    seat: i64
    for seat in range(state.seats):
        notes[POINTS + seat] = 0
    number: i64
    for number in range(state.beaten):
        line: i64 = rows[SCORE + number]
        curse: i64 = line & 15
        seat = (line >> 4) & 15
        line >>= 8
        gain: i64 = notes[WORTH + curse]
        if line:
            gain -= size_of(line)
        kind: i64 = notes[KIND + curse]
        if kind == PER_TYPE:
            heap: i64 = whole_circle(rows[seat]) >> (notes[COUNTED + curse] * TYPE_BITS)
            gain += (heap & TYPE_MASK) * notes[TIMES + curse]
        elif kind != NONE:
            gain += count_points(state, state.book.bonus, curse * FORMULA, seat)
        notes[POINTS + seat] += gain


def survey_race(state: Wizards, notes: vec[i64], lore: vec[i64]) -> None:
    """How much time is left, and who leads by how much."""
    seats: i64 = state.seats
    left: i64 = state.left
    bottom: i64 = BOTTOM + 1
    draws: i64 = min(bottom, left) - 1
    safe: i64 = left - bottom - (state.cats_in - state.cats)
    if safe > 0:
        draws += 2 * safe
    notes[TIME] = seats * DRAWS + draws
    point: i64 = lore[POINT + notes[LACKING]]
    seat: i64
    other: i64
    for seat in range(seats):
        most: i64 = LOW
        for other in range(seats):
            if other != seat and notes[POINTS + other] > most:
                most = notes[POINTS + other]
        lead: i64 = notes[POINTS + seat] - most
        notes[LEAD + seat] = lead
        notes[AHEAD + seat] = likely(lore, (lead * point) >> FINE)


def survey_escape(state: Wizards, notes: vec[i64], lore: vec[i64]) -> None:
    """How likely all six curses fall, and who would win if they did not (WK-132, WK-157)."""
    seats: i64 = state.seats
    lacking: i64 = notes[LACKING]
    draws: i64 = notes[TIME] - seats * DRAWS
    evidence: i64 = lore[SIX_DRAWS + draws] - lore[SIX_LACKS + lacking]
    seat: i64
    other: i64
    for seat in range(seats):
        innocent: i64 = FULL
        if notes[POINTS + seat] >= GUILTY:
            innocent = 0
            evidence += lore[BOLD]
        elif seats == 2 and notes[POINTS + seat] <= SUSPICIOUSLY_FEW:
            innocent = hope(state, seat, notes, lore)
        elif seats == 2:
            evidence += lore[MEEK]
        notes[INNOCENT + seat] = innocent
    notes[SIX] = FULL
    if lacking:
        notes[SIX] = likely(lore, evidence)
    for seat in range(seats):
        clean: i64 = FULL
        for other in range(seats):
            if other != seat:
                clean -= (clean * notes[INNOCENT + other]) >> (BITS + 1)
        notes[CLEAN + seat] = clean


def hope(state: Wizards, seat: i64, notes: vec[i64], lore: vec[i64]) -> i64:
    """How likely a kitten that has too few points gets enough of them (WK-132)."""
    own: i64 = notes[POINTS + seat]
    row: i64 = lore[LONG + notes[TIME]]
    best: i64 = 0
    chapter: i64
    for chapter in range(state.open):
        pile: i64 = seat * CHAPTERS + chapter
        then: i64 = own + notes[PRIZE + chapter]
        if not state.force & SPARED:
            then -= notes[SPARE + pile]
        if then > SUSPICIOUSLY_FEW and then < GUILTY:
            odds: i64 = lore[row + notes[LACK + pile]]
            best = max(best, odds)
    return best


def escape(seat: i64, notes: vec[i64]) -> i64:
    """How likely a seat wins if the professor comes."""
    return (notes[INNOCENT + seat] * notes[CLEAN + seat]) >> BITS


def standing(seat: i64, notes: vec[i64]) -> i64:
    """How likely a seat wins, by one ending or the other."""
    six: i64 = notes[SIX]
    return (six * notes[AHEAD + seat] + (FULL - six) * escape(seat, notes)) >> BITS
