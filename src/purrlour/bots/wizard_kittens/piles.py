"""What each pile of Wizard Kittens lacks and has to spare; a pile is a chapter of a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.lore import FARTHEST
from purrlour.bots.wizard_kittens.notes import (
    HAS,
    LACK,
    LACKING,
    LEAST,
    OVER,
    PRIZE,
    SPARE,
    WANT,
    WORTH,
)
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.content import CHAPTERS
from purrlour.games.wizard_kittens.state import CHAPTER_BITS, CHAPTER_MASK, NEEDS, Wizards

# Four bytes side by side, one for each type: of each byte the lowest bit, all but the highest,
# and the highest.
ONES: Final = 0x01010101
LOWS: Final = 0x7F7F7F7F
TOPS: Final = 0x80808080
USUAL: Final = 3
"""Cards that a curse lacks that nobody has seen yet."""


def count_piles(state: Wizards, notes: vec[i64]) -> None:
    """Notes what each pile lacks and has to spare, and what curses lack in all."""
    rows = state.rows
    slots: i64 = state.slots
    lacking: i64 = USUAL * state.stock
    chapter: i64
    seat: i64
    for chapter in range(state.open):
        need: i64 = spread(rows[NEEDS + chapter])
        curse: i64 = slots & 15
        slots >>= 4
        prize: i64 = 0
        if curse:
            prize = notes[WORTH + curse - 1]
        notes[PRIZE + chapter] = prize
        least: i64 = FARTHEST
        for seat in range(state.seats):
            heap: i64 = (rows[seat] >> (chapter * CHAPTER_BITS)) & CHAPTER_MASK
            lack = count_pile(notes, seat * CHAPTERS + chapter, heap, need)
            least = min(least, lack)
        notes[LEAST + chapter] = least
        lacking += least
    notes[LACKING] = lacking


def count_pile(notes: vec[i64], pile: i64, heap: i64, need: i64) -> i64:
    """Notes how a heap compares with a need, spread out already; says what it lacks."""
    have: i64 = spread(heap)
    # Each type's byte becomes 128 and what it has more than it needs.
    more: i64 = (have | TOPS) - need
    enough: i64 = (more & TOPS) >> 7
    extra: i64 = more & (enough * 127)
    spare: i64 = sum_of(extra)
    lack: i64 = sum_of(extra + need - have)
    lack = min(lack, FARTHEST)
    notes[LACK + pile] = lack
    notes[SPARE + pile] = spare
    notes[WANT + pile] = enough ^ ONES
    notes[OVER + pile] = ((extra + LOWS) >> 7) & ONES
    notes[HAS + pile] = ((have + LOWS) >> 7) & ONES
    return lack


def spread(heap: i64) -> i64:
    """A heap with a byte for each type."""
    return (heap & 15) | (heap & 0xF0) << 4 | (heap & 0xF00) << 8 | (heap & 0xF000) << 12


def sum_of(spread_heap: i64) -> i64:
    """Its four bytes added up, in the highest of them."""
    return ((spread_heap * ONES) >> 24) & 255
