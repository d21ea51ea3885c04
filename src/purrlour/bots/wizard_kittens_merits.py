"""What a card more or less in each pile is worth to a kitten of Wizard Kittens, at a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens_lore import (
    BITS,
    COST,
    EXTRA,
    FINE,
    FULL,
    HURRY,
    POINT,
    RIVAL,
    SLOPE,
    SOON,
    SURE,
    likely,
)
from purrlour.bots.wizard_kittens_notes import (
    AHEAD,
    CLEAN,
    DIRTY,
    HASTE,
    INNOCENT,
    LACK,
    LACKING,
    LEAST,
    LIFT,
    MINE,
    OVER,
    POINTS,
    PRIZE,
    PUT,
    SIX,
    SPARE,
    SPOIL,
    THEIRS,
    TIME,
    TOP,
    TRADE,
    WANT,
    WHERE,
    WISH,
)
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.content import CHAPTERS, GUILTY, SUSPICIOUSLY_FEW, TYPES
from purrlour.games.wizard_kittens.state import SPARED, Wizards

NEVER: Final = -1000000
"""What something is worth that cannot be done."""


def judge(state: Wizards, seat: i64, notes: vec[i64], lore: vec[i64]) -> None:
    """Judges all piles for a seat."""
    owner: i64
    judge_own(state, seat, notes, lore)
    for owner in range(state.seats):
        if owner != seat:
            judge_circle(state, seat, owner, notes, lore)


def judge_own(state: Wizards, seat: i64, notes: vec[i64], lore: vec[i64]) -> None:
    """Judges the piles of one's own, and what is the same for all."""
    six: i64 = notes[SIX]
    # What it brings that six curses are likelier by a card.
    better: i64 = notes[AHEAD + seat] - ((notes[INNOCENT + seat] * notes[CLEAN + seat]) >> BITS)
    evidence: i64 = (lore[HURRY] * ((six * (FULL - six)) >> BITS)) >> BITS
    notes[HASTE] = (evidence * better) >> BITS
    judge_circle(state, seat, seat, notes, lore)


def judge_circle(state: Wizards, seat: i64, owner: i64, notes: vec[i64], lore: vec[i64]) -> None:
    """Judges the piles of an owner for a seat."""
    seats: i64 = state.seats
    six: i64 = notes[SIX]
    rest: i64 = FULL - six
    innocent: i64 = notes[INNOCENT + owner]
    ahead: i64 = notes[AHEAD + owner]
    own: i64 = notes[POINTS + owner]
    lacking: i64 = notes[LACKING]
    point: i64 = lore[POINT + lacking]
    rivals: i64 = 0
    most: i64 = -99
    other: i64
    for other in range(seats):
        if other != owner:
            rivals += notes[INNOCENT + other]
            if notes[POINTS + other] > most:
                most = notes[POINTS + other]
    if rivals > FULL:
        rivals = FULL
    lead: i64 = own - most
    sign: i64 = FULL
    if owner != seat:
        sign = -lore[RIVAL]
    spoil: i64 = 0
    if not state.force & SPARED:
        spoil = lore[COST] + ((lore[EXTRA + lacking] * six) >> BITS)
    notes[SPOIL + owner] = (spoil * sign) >> BITS
    rest = (rest * sign) >> BITS
    dirt: i64 = (lore[SLOPE + notes[TIME]] * rest) >> BITS
    notes[DIRTY + owner] = (((dirt * innocent) >> BITS) * rivals) >> BITS
    free: i64 = (rest * notes[CLEAN + owner]) >> BITS
    guilt: i64 = (free * innocent) >> BITS
    six = (six * sign) >> BITS
    pile: i64 = owner * CHAPTERS
    chapter: i64
    for chapter in range(state.open):
        prize: i64 = notes[PRIZE + chapter]
        if prize:
            prize -= notes[SPARE + pile]
            wish: i64 = (six * (likely(lore, ((lead + prize) * point) >> FINE) - ahead)) >> BITS
            wish -= guilt
            prize += own
            if prize < GUILTY and (seats > 2 or prize > SUSPICIOUSLY_FEW):
                wish += free
            notes[WISH + pile] = wish
        price(seat, owner, chapter, notes, lore)
        pile += 1


def price(seat: i64, owner: i64, chapter: i64, notes: vec[i64], lore: vec[i64]) -> None:
    """What a card more or less in a pile brings."""
    pile: i64 = owner * CHAPTERS + chapter
    up: i64 = 0
    down: i64 = 0
    spoil: i64 = 0
    if notes[PRIZE + chapter]:
        lack: i64 = notes[LACK + pile]
        wish: i64 = notes[WISH + pile]
        at: i64 = lore[SOON + notes[TIME]] + lack
        now: i64 = lore[at]
        nearer: i64 = now
        if lack:
            nearer = lore[at - 1]
        if owner != seat and lack < 2:
            nearer = (nearer * lore[SURE]) >> BITS
            if lack == 0:
                now = nearer
        up = ((nearer - now) * wish) >> BITS
        down = ((lore[at + 1] - now) * wish) >> BITS
        if lack <= notes[LEAST + chapter]:
            up += notes[HASTE]
            down -= notes[HASTE]
        spoil = (notes[SPOIL + owner] * now) >> BITS
    dirt: i64 = notes[DIRTY + owner]
    notes[PUT + 2 * pile] = -spoil - dirt
    notes[PUT + 2 * pile + 1] = up - dirt
    notes[LIFT + 2 * pile] = down + dirt
    notes[LIFT + 2 * pile + 1] = spoil + dirt
    down -= spoil
    up += spoil
    notes[TRADE + 3 * pile] = down
    notes[TRADE + 3 * pile + 2] = up
    if down > up:
        up = down
    if up < 0:
        up = 0
    notes[TOP + pile] = up


def placing(notes: vec[i64], pile: i64, card: i64) -> i64:
    """A card more in a pile."""
    return notes[PUT + 2 * pile + ((notes[WANT + pile] >> (8 * card)) & 1)]


def lifting(notes: vec[i64], pile: i64, card: i64) -> i64:
    """A card less in a pile."""
    return notes[LIFT + 2 * pile + ((notes[OVER + pile] >> (8 * card)) & 1)]


def trading(notes: vec[i64], one: i64, card: i64, other: i64, kind: i64) -> i64:
    """A card of one pile for a card of another type of another pile."""
    at: i64 = (notes[OVER + one] >> (8 * card)) & 1
    at += (notes[WANT + one] >> (8 * kind)) & 1
    to: i64 = (notes[OVER + other] >> (8 * kind)) & 1
    to += (notes[WANT + other] >> (8 * card)) & 1
    return notes[TRADE + 3 * one + at] + notes[TRADE + 3 * other + to]


def find_mine(state: Wizards, seat: i64, notes: vec[i64]) -> None:
    """How well each type can be placed in one's own circle."""
    card: i64
    chapter: i64
    for card in range(TYPES):
        notes[MINE + card] = NEVER
    pile: i64 = seat * CHAPTERS
    for chapter in range(state.open):
        want: i64 = notes[WANT + pile]
        for card in range(TYPES):
            merit: i64 = notes[PUT + 2 * pile + (want & 1)]
            want >>= 8
            if merit > notes[MINE + card]:
                notes[MINE + card] = merit
        pile += 1


def find_theirs(state: Wizards, seat: i64, notes: vec[i64]) -> None:
    """Where each type had best go in other circles."""
    card: i64
    other: i64
    chapter: i64
    for card in range(TYPES):
        notes[THEIRS + card] = NEVER
    for other in range(state.seats):
        if other != seat:
            pile: i64 = other * CHAPTERS
            for chapter in range(state.open):
                want: i64 = notes[WANT + pile]
                for card in range(TYPES):
                    merit: i64 = notes[PUT + 2 * pile + (want & 1)]
                    want >>= 8
                    if merit > notes[THEIRS + card]:
                        notes[THEIRS + card] = merit
                        notes[WHERE + card] = pile
                pile += 1
