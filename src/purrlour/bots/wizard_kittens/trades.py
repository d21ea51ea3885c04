"""What it brings to switch two cards of Wizard Kittens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.notes import FIRST, HAS, NONE, OVER, SECOND, TOP, TRADE, WANT
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.codes import CARD
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPES
from purrlour.games.wizard_kittens.state import Wizards

ABROAD: Final = -800
"""What it is thought to bring to switch two cards of others; FULL is a certain victory."""


def trading(notes: vec[i64], one: i64, card: i64, other: i64, kind: i64) -> i64:
    """A card of one pile for a card of another type of another pile."""
    here: i64 = (notes[OVER + one] >> (8 * card)) & 1
    here += (notes[WANT + one] >> (8 * kind)) & 1
    there: i64 = (notes[OVER + other] >> (8 * kind)) & 1
    there += (notes[WANT + other] >> (8 * card)) & 1
    return notes[TRADE + 3 * one + here] + notes[TRADE + 3 * other + there]


def rate_first(state: Wizards, seat: i64, pile: i64, card: i64, notes: vec[i64]) -> i64:
    """The best that this card can be switched with."""
    if pile // CHAPTERS != seat:
        return ABROAD
    best: i64 = 0
    kind: i64
    owner: i64
    other: i64
    for owner in range(state.seats):
        first: i64 = owner * CHAPTERS
        for other in range(first, first + state.open):
            if other != pile:
                has: i64 = notes[HAS + other]
                for kind in range(TYPES):
                    if (has >> (8 * kind)) & 1 and kind != card:
                        merit = trading(notes, pile, card, other, kind)
                        best = max(best, merit)
    return best


def rate_second(first: i64, pile: i64, card: i64, notes: vec[i64]) -> i64:
    """The spot that was chosen first for this card; two that are alike change nothing."""
    one: i64 = first // TYPES
    other: i64 = first % TYPES
    if one == pile or card == other:
        return 0
    return trading(notes, one, other, pile, card)


def plan_switch(state: Wizards, seat: i64, notes: vec[i64]) -> i64:
    """A card to spare for a better one; without any, two that are alike."""
    notes[FIRST] = NONE
    notes[SECOND] = NONE
    best: i64 = 0
    mine: i64 = seat * CHAPTERS
    owner: i64
    one: i64
    other: i64
    for one in range(mine, mine + state.open):
        if notes[OVER + one]:
            want: i64 = notes[WANT + one]
            gain: i64 = notes[TRADE + 3 * one + 2]
            for owner in range(state.seats):
                first: i64 = owner * CHAPTERS
                for other in range(first, first + state.open):
                    most: i64 = notes[TOP + other]
                    if want & notes[HAS + other]:
                        most += gain
                    if most > best and other != one:
                        best = plan_trade(one, other, best, notes)
    return best


def plan_trade(one: i64, other: i64, best: i64, notes: vec[i64]) -> i64:
    """The best that two piles can trade, if it is better than that; notes how."""
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
