"""How all kittens stand, in plain numbers: what a policy of Wizard Kittens sees at a glance.

The same judgement as greedy's in `sense`, made cheap: it is asked in every turn of every imagined
game. All of it is open information, so it is the same whoever asks.
"""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.lore import (
    BITS,
    BOLD,
    DIRT,
    DRAWS,
    FINE,
    FULL,
    LONG,
    MEEK,
    POINT,
    SIX_DRAWS,
    SIX_LACKS,
    STEPS,
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
    POINTS,
    PRIZE,
    SIX,
    SMUDGE,
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
    SIZE_AT,
    SPARED,
    TYPE_BITS,
    TYPE_MASK,
    Wizards,
    size_of,
)


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
    seat: i64
    for seat in range(seats):
        notes[AHEAD + seat] = leading(seats, seat, notes[POINTS + seat], notes, lore)


def leading(seats: i64, seat: i64, points: i64, notes: vec[i64], lore: vec[i64]) -> i64:
    """How likely so many points of a seat are the most in the end."""
    point: i64 = lore[POINT + notes[LACKING]]
    if seats == 2:  # the same as below, for those in a hurry
        return likely(lore, ((points - notes[POINTS + 1 - seat]) * point) >> FINE)
    first: i64 = FULL
    other: i64
    for other in range(seats):
        if other != seat:
            lead: i64 = points - notes[POINTS + other]
            first = (first * likely(lore, (lead * point) >> FINE)) >> BITS
    return first


def survey_escape(state: Wizards, notes: vec[i64], lore: vec[i64]) -> None:
    """How likely all six curses fall, and who would win if they did not (WK-132, WK-157)."""
    seats: i64 = state.seats
    lacking: i64 = notes[LACKING]
    draws: i64 = notes[TIME] - seats * DRAWS
    evidence: i64 = lore[SIX_DRAWS + draws] - lore[SIX_LACKS + lacking]
    seat: i64
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
    if seats == 2:  # points decide (WK-132)
        notes[CLEAN] = FULL - (notes[INNOCENT + 1] >> 1)
        notes[CLEAN + 1] = FULL - (notes[INNOCENT] >> 1)
    else:
        survey_paws(state, notes, lore)


def survey_paws(state: Wizards, notes: vec[i64], lore: vec[i64]) -> None:
    """Who of three or more has the cleanest paws when the professor comes (WK-158)."""
    weight: i64 = lore[DIRT + notes[TIME]]
    seat: i64
    other: i64
    for seat in range(state.seats):
        cards: i64 = state.rows[seat] >> SIZE_AT
        clean: i64 = FULL
        rivals: i64 = 0
        for other in range(state.seats):
            if other != seat and notes[INNOCENT + other]:
                more: i64 = cards - (state.rows[other] >> SIZE_AT)
                cleaner: i64 = likely(lore, (more * weight * STEPS) >> BITS)
                clean = (clean * (FULL - cleaner)) >> BITS
                rivals += cleaner
        notes[CLEAN + seat] = clean
        notes[SMUDGE + seat] = (((clean * rivals) >> BITS) * weight) >> BITS


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
