"""What a card more or less in each pile is worth to a kitten of Wizard Kittens, at a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.lore import (
    BITS,
    COST,
    DIRT,
    FULL,
    HASTE,
    RIVAL,
    SOON,
)
from purrlour.bots.wizard_kittens.notes import (
    AHEAD,
    CLEAN,
    DIRTY,
    FREE,
    GUILT,
    HURRY,
    INNOCENT,
    LACK,
    LEAST,
    LIFT,
    OVER,
    POINTS,
    PRIZE,
    PUT,
    RACE,
    SIX,
    SMUDGE,
    SPARE,
    TIME,
    TOP,
    TRADE,
    WANT,
    WISH,
)
from purrlour.bots.wizard_kittens.survey import escape, leading
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.content import CHAPTERS, GUILTY, SUSPICIOUSLY_FEW
from purrlour.games.wizard_kittens.state import SPARED, Wizards

NEVER: Final = -1000000
"""What something is worth that cannot be done."""


def judge(state: Wizards, seat: i64, notes: vec[i64], lore: vec[i64]) -> None:
    """Judges all piles for a seat."""
    owner: i64
    note_hurry(seat, notes, lore)
    for owner in range(state.seats):
        judge_circle(state, seat, owner, notes, lore)


def note_hurry(seat: i64, notes: vec[i64], lore: vec[i64]) -> None:
    """What it brings a seat that all six curses are likelier to fall by a card."""
    six: i64 = notes[SIX]
    better: i64 = notes[AHEAD + seat] - escape(seat, notes)
    evidence: i64 = (lore[HASTE] * ((six * (FULL - six)) >> BITS)) >> BITS
    notes[HURRY] = (evidence * better) >> BITS


def judge_circle(state: Wizards, seat: i64, owner: i64, notes: vec[i64], lore: vec[i64]) -> None:
    """Judges the piles of an owner for a seat."""
    sign: i64 = FULL
    if owner != seat:
        sign = -lore[RIVAL]
    race: i64 = (notes[SIX] * sign) >> BITS
    rest: i64 = sign - race
    innocent: i64 = notes[INNOCENT + owner]
    free: i64 = (rest * notes[CLEAN + owner]) >> BITS
    notes[RACE + owner] = race
    notes[FREE + owner] = free
    notes[GUILT + owner] = (free * innocent) >> BITS
    if state.seats == 2:
        dirt: i64 = (lore[DIRT + notes[TIME]] * rest) >> BITS
        rival: i64 = notes[INNOCENT + 1 - owner]
        notes[DIRTY + owner] = (((dirt * innocent) >> BITS) * rival) >> BITS
    else:
        notes[DIRTY + owner] = (((notes[SMUDGE + owner] * rest) >> BITS) * innocent) >> BITS
    chapter: i64
    for chapter in range(state.open):
        price(state, seat, owner, chapter, notes, lore)


def price(
    state: Wizards, seat: i64, owner: i64, chapter: i64, notes: vec[i64], lore: vec[i64]
) -> None:
    """Notes what a card more or less in a pile brings.

    It changes how likely the pile is completed, and what that is worth: a card to spare becomes an
    extra then (WK-145).
    """
    pile: i64 = owner * CHAPTERS + chapter
    dirt: i64 = notes[DIRTY + owner]
    prize: i64 = notes[PRIZE + chapter]
    if not prize:  # no curse lies there: cards are only dirt
        notes[PUT + 2 * pile] = -dirt
        notes[PUT + 2 * pile + 1] = -dirt
        notes[LIFT + 2 * pile] = dirt
        notes[LIFT + 2 * pile + 1] = dirt
        notes[TRADE + 3 * pile] = 0
        notes[TRADE + 3 * pile + 2] = 0
        notes[TOP + pile] = 0
        return
    lack: i64 = notes[LACK + pile]
    at: i64 = lore[SOON + notes[TIME]] + lack
    now: i64 = lore[at]
    farther: i64 = lore[at + 1]
    nearer: i64 = now
    if lack:
        nearer = lore[at - 1]
    few: i64 = NEVER
    if state.seats == 2:
        few = SUSPICIOUSLY_FEW
    step: i64 = 1
    if state.force & SPARED:  # a rule spares kittens the extras
        step = 0
    prize -= step * notes[SPARE + pile]
    wish(state.seats, owner, prize, step, few, notes, lore)
    less: i64 = notes[WISH]
    same: i64 = notes[WISH + 1]
    more: i64 = notes[WISH + 2]
    base: i64 = now * same
    cost: i64 = lore[COST]
    if owner != seat:
        cost = -(cost * lore[RIVAL]) >> BITS
    hurry: i64 = 0
    if lack <= notes[LEAST + chapter]:
        hurry = notes[HURRY]
    notes[PUT + 2 * pile] = ((now * less - base) >> BITS) - dirt - cost
    notes[PUT + 2 * pile + 1] = ((nearer * same - base) >> BITS) - dirt + hurry
    notes[LIFT + 2 * pile] = ((farther * same - base) >> BITS) + dirt - hurry
    notes[LIFT + 2 * pile + 1] = ((now * more - base) >> BITS) + dirt + cost
    down: i64 = ((farther * less - base) >> BITS) - cost - hurry
    up: i64 = ((nearer * more - base) >> BITS) + cost + hurry
    notes[TRADE + 3 * pile] = down
    notes[TRADE + 3 * pile + 2] = up
    up = max(up, down)
    up = max(up, 0)
    notes[TOP + pile] = up


def wish(
    seats: i64, owner: i64, gain: i64, step: i64, few: i64, notes: vec[i64], lore: vec[i64]
) -> None:
    """Notes what it brings if an owner defeats a curse for so many points, a step less or more."""
    race: i64 = notes[RACE + owner]
    ahead: i64 = notes[AHEAD + owner]
    guilt: i64 = notes[GUILT + owner]
    free: i64 = notes[FREE + owner]
    points: i64 = notes[POINTS + owner] + gain - step
    at: i64
    for at in range(WISH, WISH + 3):
        merit: i64 = (race * (leading(seats, owner, points, notes, lore) - ahead)) >> BITS
        merit -= guilt
        if points < GUILTY and points > few:
            merit += free
        notes[at] = merit
        points += step


def placing(notes: vec[i64], pile: i64, card: i64) -> i64:
    """A card more in a pile."""
    return notes[PUT + 2 * pile + ((notes[WANT + pile] >> (8 * card)) & 1)]


def lifting(notes: vec[i64], pile: i64, card: i64) -> i64:
    """A card less in a pile."""
    return notes[LIFT + 2 * pile + ((notes[OVER + pile] >> (8 * card)) & 1)]
