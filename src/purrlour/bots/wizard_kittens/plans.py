"""The best that each spell of Wizard Kittens can do at once, and with which cards."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.lore import BITS, FULL
from purrlour.bots.wizard_kittens.merits import NEVER
from purrlour.bots.wizard_kittens.notes import (
    FIRST,
    HAS,
    LIFT,
    MINE,
    NONE,
    OVER,
    POINTS,
    SECOND,
    THEIRS,
    WHERE,
)
from purrlour.bots.wizard_kittens.places import any_mine, any_theirs, find_mine, find_theirs
from purrlour.bots.wizard_kittens.survey import escape, standing
from purrlour.bots.wizard_kittens.trades import plan_switch
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


def plan(state: Wizards, seat: i64, spell: i64, notes: vec[i64]) -> i64:
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
        return plan_draw(state, seat, 1, notes)
    if spell == OVERFLOW:
        return plan_draw(state, seat, 2, notes)
    return plan_yoink(state, seat, notes)


def plan_draw(state: Wizards, seat: i64, cards: i64, notes: vec[i64]) -> i64:
    """A card of one's own from the deck, and perhaps the professor."""
    find_mine(state, seat, notes)
    gain: i64 = any_mine(notes)
    left: i64 = state.left
    if left <= BOTTOM + 1:
        risk: i64 = FULL
        if left > cards:
            risk = cards * FULL // left
        caught: i64 = escape(seat, notes)
        if state.seats == 2 and notes[POINTS + seat] <= SUSPICIOUSLY_FEW:
            caught = 0  # no hope is left then (WK-132)
        gain += (risk * (caught - standing(seat, notes) - gain)) >> BITS
    return gain


def plan_sling(state: Wizards, seat: i64, spell: i64, notes: vec[i64]) -> i64:
    """A card for somebody else; Favor: another one from the deck as well."""
    find_theirs(state, seat, notes)
    best: i64 = NEVER
    spot: i64 = 0
    mine: i64 = seat * CHAPTERS
    card: i64
    pile: i64
    for pile in range(mine, mine + state.open):
        has: i64 = notes[HAS + pile]
        over: i64 = notes[OVER + pile]
        for card in range(TYPES):
            if has & 1:
                merit: i64 = notes[LIFT + 2 * pile + (over & 1)] + notes[THEIRS + card]
                if merit > best:
                    best = merit
                    spot = pile * TYPES + card
            has >>= 8
            over >>= 8
    notes[FIRST] = CARD + spot
    notes[SECOND] = TO + notes[WHERE + spot % TYPES]
    if spell == FAVOR:
        best += any_theirs(notes)
    return best


def plan_swat(state: Wizards, seat: i64, spell: i64, notes: vec[i64]) -> i64:
    """Two cards less; a single one is all there is. Dismiss: one of them."""
    best: i64 = NEVER
    second: i64 = NEVER
    one: i64 = NONE
    other: i64 = NONE
    mine: i64 = seat * CHAPTERS
    card: i64
    pile: i64
    for pile in range(mine, mine + state.open):
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
    notes[FIRST] = one
    notes[SECOND] = other
    if second != NEVER and spell == SWAT:
        best += second
    return best


def plan_yoink(state: Wizards, seat: i64, notes: vec[i64]) -> i64:
    """A card of one's own as the price, and any card for it."""
    find_mine(state, seat, notes)
    price: i64 = NEVER
    prize: i64 = NEVER
    owner: i64
    pile: i64
    card: i64
    for owner in range(state.seats):
        first: i64 = owner * CHAPTERS
        for pile in range(first, first + state.open):
            has: i64 = notes[HAS + pile]
            over: i64 = notes[OVER + pile]
            for card in range(TYPES):
                if has & 1:
                    merit: i64 = notes[LIFT + 2 * pile + (over & 1)]
                    if owner == seat and merit > price:
                        price = merit
                    merit += notes[MINE + card]
                    prize = max(prize, merit)
                has >>= 8
                over >>= 8
    return price + prize
