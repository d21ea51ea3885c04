"""How all kittens stand, in plain numbers: what a policy of Wizard Kittens sees at a glance.

The same judgement as `wizard_kittens_sense`, made cheap: it is asked in every turn of every
imagined game. All of it is open information, so it is the same whoever asks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens_lore import (
    BITS,
    BOLD,
    DIRT,
    DRAWS,
    FARTHEST,
    FINE,
    FULL,
    HOPE,
    LONG,
    MEEK,
    POINT,
    SIX_DRAWS,
    SIX_LACKS,
    TIE,
    likely,
)
from purrlour.bots.wizard_kittens_notes import (
    AHEAD,
    CARDS,
    CLEAN,
    COUNTED,
    HAS,
    INNOCENT,
    KIND,
    LACK,
    LACKING,
    LEAST,
    OVER,
    POINTS,
    PRIZE,
    SIX,
    SPARE,
    TIME,
    TIMES,
    WANT,
    WORTH,
)
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.book import FORMULA, NONE, PER_TYPE
from purrlour.games.wizard_kittens.content import BOTTOM, CHAPTERS, GUILTY, SUSPICIOUSLY_FEW
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

ONES: Final = 0x01010101
LOWS: Final = 0x7F7F7F7F
TOPS: Final = 0x80808080
"""Bits of four bytes, one for each type."""
USUAL: Final = 3
"""Cards that a curse lacks that nobody has seen yet."""


def survey(state: Wizards, notes: vec[i64], lore: vec[i64]) -> None:
    """Notes how a table stands."""
    survey_piles(state, notes)
    survey_points(state, notes)
    survey_endings(state, notes, lore)


def survey_piles(state: Wizards, notes: vec[i64]) -> None:
    """What each pile lacks and has to spare."""
    rows = state.rows
    seats: i64 = state.seats
    slots: i64 = state.slots
    lacking: i64 = USUAL * state.stock
    chapter: i64
    seat: i64
    for chapter in range(state.open):
        need: i64 = rows[NEEDS + chapter]
        curse: i64 = slots & 15
        slots >>= 4
        prize: i64 = 0
        if curse:
            prize = notes[WORTH + curse - 1]
        notes[PRIZE + chapter] = prize
        least: i64 = FARTHEST
        for seat in range(seats):
            heap: i64 = (rows[seat] >> (chapter * CHAPTER_BITS)) & CHAPTER_MASK
            lack = survey_pile(notes, seat * CHAPTERS + chapter, heap, need)
            if lack < least:
                least = lack
        notes[LEAST + chapter] = least
        lacking += least
    notes[LACKING] = lacking


def survey_pile(notes: vec[i64], pile: i64, heap: i64, need: i64) -> i64:
    """Counts a pile, all types side by side; says what it lacks."""
    have: i64 = spread(heap)
    want: i64 = spread(need)
    # Each type's byte becomes 128 and what it has more than it needs.
    more: i64 = (have | TOPS) - want
    enough: i64 = (more & TOPS) >> 7
    extra: i64 = more & (enough * 127)
    spare: i64 = ((extra * ONES) >> 24) & 255
    lack: i64 = spare + ((((want * ONES) >> 24) & 255) - (((have * ONES) >> 24) & 255))
    if lack > FARTHEST:
        lack = FARTHEST
    notes[LACK + pile] = lack
    notes[SPARE + pile] = spare
    notes[WANT + pile] = enough ^ ONES
    notes[OVER + pile] = ((extra + LOWS) >> 7) & ONES
    notes[HAS + pile] = ((have + LOWS) >> 7) & ONES
    return lack


def spread(heap: i64) -> i64:
    """A heap with a byte for each type."""
    return (heap & 15) | (heap & 0xF0) << 4 | (heap & 0xF00) << 8 | (heap & 0xF000) << 12


def survey_points(state: Wizards, notes: vec[i64]) -> None:
    """What all can count for each seat, and its cards (WK-143…145)."""
    rows = state.rows
    seat: i64
    for seat in range(state.seats):
        notes[POINTS + seat] = 0
        notes[CARDS + seat] = rows[seat] >> SIZE_AT
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


def survey_endings(state: Wizards, notes: vec[i64], lore: vec[i64]) -> None:
    """How likely each ending is, and how likely each seat wins there."""
    seats: i64 = state.seats
    below: i64 = BOTTOM + 1
    left: i64 = state.left
    safe: i64 = left - below - (state.cats_in - state.cats)
    if left < below:
        below = left
    draws: i64 = below - 1
    if safe > 0:
        draws += 2 * safe
    time: i64 = seats * DRAWS + draws
    notes[TIME] = time
    lacking: i64 = notes[LACKING]
    evidence: i64 = lore[SIX_DRAWS + draws] - lore[SIX_LACKS + lacking]
    most: i64 = -99
    second: i64 = -99
    own: i64
    seat: i64
    for seat in range(seats):
        own = notes[POINTS + seat]
        if own > most:
            second = most
            most = own
        elif own > second:
            second = own
        innocent: i64 = FULL
        if own >= GUILTY:
            innocent = 0
            evidence += lore[BOLD]  # who cannot escape hopes for six curses
        elif seats == 2:
            if own <= SUSPICIOUSLY_FEW:
                innocent = hope(state, seat, notes, lore)
            else:
                evidence += lore[MEEK]
        notes[INNOCENT + seat] = innocent
    notes[SIX] = FULL
    if lacking:
        notes[SIX] = likely(lore, evidence)
    point: i64 = lore[POINT + lacking]
    dirt: i64 = lore[DIRT + time]
    tie: i64 = lore[TIE]
    other: i64
    for seat in range(seats):
        own = notes[POINTS + seat]
        lead: i64 = own - most
        if not lead:
            lead = own - second
        notes[AHEAD + seat] = likely(lore, (lead * point) >> FINE)
        clean: i64 = FULL
        for other in range(seats):
            if other != seat and notes[INNOCENT + other]:
                more: i64 = notes[CARDS + seat] - notes[CARDS + other]
                worse: i64 = dirt * more + tie * (notes[POINTS + other] - own)
                worse = likely(lore, worse >> FINE) * notes[INNOCENT + other]
                clean -= (clean * (worse >> BITS)) >> BITS
        notes[CLEAN + seat] = clean


def hope(state: Wizards, seat: i64, notes: vec[i64], lore: vec[i64]) -> i64:
    """How likely a kitten that has too few points gets enough of them (WK-132)."""
    own: i64 = notes[POINTS + seat]
    row: i64 = lore[LONG + notes[TIME]]
    best: i64 = 0
    if state.stock:
        best = (lore[HOPE] * lore[row + 3]) >> BITS
    pile: i64 = seat * CHAPTERS
    chapter: i64
    for chapter in range(state.open):
        then: i64 = own + notes[PRIZE + chapter]
        if not state.force & SPARED:
            then -= notes[SPARE + pile]
        if then > SUSPICIOUSLY_FEW and then < GUILTY:
            odds: i64 = lore[row + notes[LACK + pile]]
            if odds > best:
                best = odds
        pile += 1
    return best
