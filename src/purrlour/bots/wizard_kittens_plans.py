"""The best that each spell of Wizard Kittens can do at once, and with which cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens_lore import BITS, FULL, SUMMONS
from purrlour.bots.wizard_kittens_merits import NEVER, find_mine, find_theirs
from purrlour.bots.wizard_kittens_notes import (
    AHEAD,
    CLEAN,
    FIRST,
    HAS,
    INNOCENT,
    LIFT,
    MINE,
    OVER,
    POINTS,
    SECOND,
    SIX,
    THEIRS,
    TOP,
    TRADE,
    WANT,
    WHERE,
)
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.codes import CARD, TO
from purrlour.games.wizard_kittens.content import (
    BOTTOM,
    CHAPTERS,
    DISMISS,
    FAVOR,
    OVERFLOW,
    SLING,
    SUMMON,
    SUSPICIOUSLY_FEW,
    SWAT,
    SWITCH,
    TYPES,
)
from purrlour.games.wizard_kittens.state import Wizards

NONE: Final = -1
"""No code."""


def plan(state: Wizards, seat: i64, spell: i64, notes: vec[i64], lore: vec[i64]) -> i64:
    """The most that a spell can bring; notes how."""
    if spell == SWITCH:
        return plan_switch(state, seat, notes)
    if spell == SLING or spell == FAVOR:
        return plan_sling(state, seat, spell, notes)
    if spell == SWAT or spell == DISMISS:
        return plan_swat(state, seat, spell, notes)
    notes[FIRST] = NONE
    notes[SECOND] = NONE
    if spell == SUMMON:
        return plan_draw(state, seat, 1, notes, lore)
    if spell == OVERFLOW:
        return plan_draw(state, seat, 2, notes, lore)
    return plan_yoink(state, seat, notes)


def plan_draw(state: Wizards, seat: i64, cards: i64, notes: vec[i64], lore: vec[i64]) -> i64:
    """A card of one's own from the deck, and perhaps the professor."""
    find_mine(state, seat, notes)
    gain: i64 = notes[MINE] + notes[MINE + 1] + notes[MINE + 2] + notes[MINE + 3]
    gain = (gain >> 2) + lore[SUMMONS]
    left: i64 = state.left
    if left <= BOTTOM + 1:
        risk: i64 = FULL
        if left > cards:
            risk = cards * FULL // left
        now: i64 = (notes[INNOCENT + seat] * notes[CLEAN + seat]) >> BITS
        value: i64 = (notes[SIX] * notes[AHEAD + seat] + (FULL - notes[SIX]) * now) >> BITS
        if state.seats == 2 and notes[POINTS + seat] <= SUSPICIOUSLY_FEW:
            now = 0
        gain += (risk * (now - value - gain)) >> BITS
    return gain


def plan_sling(state: Wizards, seat: i64, spell: i64, notes: vec[i64]) -> i64:
    """A card for somebody else."""
    find_theirs(state, seat, notes)
    best: i64 = NEVER
    first: i64 = NONE
    pile: i64 = seat * CHAPTERS
    card: i64
    chapter: i64
    for chapter in range(state.open):
        has: i64 = notes[HAS + pile]
        over: i64 = notes[OVER + pile]
        for card in range(TYPES):
            if has & 1:
                merit: i64 = notes[LIFT + 2 * pile + (over & 1)] + notes[THEIRS + card]
                if merit > best:
                    best = merit
                    first = pile * TYPES + card
            has >>= 8
            over >>= 8
        pile += 1
    notes[FIRST] = CARD + first
    notes[SECOND] = TO + notes[WHERE + (first & 3)]
    if spell == FAVOR:
        top: i64 = notes[THEIRS] + notes[THEIRS + 1] + notes[THEIRS + 2] + notes[THEIRS + 3]
        best += top >> 2
    return best


def plan_swat(state: Wizards, seat: i64, spell: i64, notes: vec[i64]) -> i64:
    """Two cards less; a single one is all there is. Dismiss: one of them."""
    best: i64 = NEVER
    second: i64 = NEVER
    one: i64 = NONE
    other: i64 = NONE
    pile: i64 = seat * CHAPTERS
    card: i64
    chapter: i64
    for chapter in range(state.open):
        has: i64 = notes[HAS + pile]
        over: i64 = notes[OVER + pile]
        for card in range(TYPES):
            if has & 1:
                merit: i64 = notes[LIFT + 2 * pile + (over & 1)]
                if merit > best:
                    second = best
                    other = one
                    best = merit
                    one = CARD + pile * TYPES + card
                elif merit > second:
                    second = merit
                    other = CARD + pile * TYPES + card
            has >>= 8
            over >>= 8
        pile += 1
    notes[FIRST] = one
    notes[SECOND] = other
    if second != NEVER and spell == SWAT:
        best += second
    return best


def plan_switch(state: Wizards, seat: i64, notes: vec[i64]) -> i64:
    """A card to spare for a better one; to begin with two that are alike."""
    notes[FIRST] = NONE
    notes[SECOND] = NONE
    best: i64 = 0
    opened: i64 = state.open
    owner: i64
    chapter: i64
    here: i64
    for here in range(opened):
        one: i64 = seat * CHAPTERS + here
        if notes[OVER + one]:
            want: i64 = notes[WANT + one]
            gain: i64 = notes[TRADE + 3 * one + 2]
            for owner in range(state.seats):
                other: i64 = owner * CHAPTERS
                for chapter in range(opened):
                    most: i64 = notes[TOP + other]
                    if want & notes[HAS + other]:
                        most += gain
                    if most > best and other != one:
                        best = plan_trade(one, other, best, notes)
                    other += 1
    return best


def plan_trade(one: i64, other: i64, best: i64, notes: vec[i64]) -> i64:
    """The best that two piles can trade, if it is better than that."""
    over: i64 = notes[OVER + one]
    want: i64 = notes[WANT + one]
    theirs: i64 = notes[HAS + other]
    their_over: i64 = notes[OVER + other]
    their_want: i64 = notes[WANT + other]
    mine: i64 = TRADE + 3 * one + 1
    card: i64
    kind: i64
    for card in range(TYPES):
        if (over >> (8 * card)) & 1:
            yours: i64 = TRADE + 3 * other + ((their_want >> (8 * card)) & 1)
            for kind in range(TYPES):
                if (theirs >> (8 * kind)) & 1 and kind != card:
                    merit: i64 = notes[mine + ((want >> (8 * kind)) & 1)]
                    merit += notes[yours + ((their_over >> (8 * kind)) & 1)]
                    if merit > best:
                        best = merit
                        notes[FIRST] = CARD + one * TYPES + card
                        notes[SECOND] = CARD + other * TYPES + kind
    return best


def plan_yoink(state: Wizards, seat: i64, notes: vec[i64]) -> i64:
    """A card of one's own as the price, and any card for it."""
    find_mine(state, seat, notes)
    price: i64 = NEVER
    prize: i64 = NEVER
    owner: i64
    chapter: i64
    card: i64
    for owner in range(state.seats):
        pile: i64 = owner * CHAPTERS
        for chapter in range(state.open):
            has: i64 = notes[HAS + pile]
            over: i64 = notes[OVER + pile]
            for card in range(TYPES):
                if has & 1:
                    merit: i64 = notes[LIFT + 2 * pile + (over & 1)]
                    if owner == seat and merit > price:
                        price = merit
                    merit += notes[MINE + card]
                    if merit > prize:
                        prize = merit
                has >>= 8
                over >>= 8
            pile += 1
    return price + prize
