"""Which spells a kitten may cast (WK-31…35, WK-41…67)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.wizard_kittens.codes import CIRCLE
from purrlour.games.wizard_kittens.content import (
    DISMISS,
    FAVOR,
    OVERFLOW,
    PLACES,
    SLING,
    SUMMON,
    SWAT,
    SWITCH,
    TYPES,
    YOINK,
)
from purrlour.games.wizard_kittens.house import (
    NO_NULL_SWITCH,
    NO_OWN_YOINK,
    SPELL_RULES,
    SWAT_TWO,
    SWITCH_MINE,
    SWITCH_OWN,
)
from purrlour.games.wizard_kittens.rules.circles import how_many, rooms
from purrlour.games.wizard_kittens.state import (
    FREE_TOKENS,
    NO_SHELF,
    ONE_CARD,
    SIZE_AT,
    Wizards,
)

ALL_SPELLS: Final = 255
TWO_CARDS: Final = 2 * ONE_CARD


def offered(state: Wizards, seat: i64) -> i64:
    """The spells that may be chosen, as bits: castable ones, or any for a null cast (WK-35)."""
    spells = uncovered(state, seat)
    able: i64 = spells & castable(state, seat)
    return able or spells


def uncovered(state: Wizards, seat: i64) -> i64:
    """The spells on this seat's mat that its token does not cover (WK-32, WK-33)."""
    shift: i64 = seat * 4
    special: i64 = (state.specials >> shift) & 15
    mat: i64 = 15
    if special:
        mat ^= (1 << (special - 1)) | (1 << (special - 1 + PLACES))  # WK-54
    token: i64 = (state.tokens >> shift) & 15
    if token and not state.force & FREE_TOKENS:
        mat &= ~((1 << (token - 1)) | (1 << (token - 1 + PLACES)))
    return mat


def castable(state: Wizards, seat: i64) -> i64:
    """The spells that could move, draw or discard a card, as bits (WK-34)."""
    own = state.rows[seat]
    if own >= TWO_CARDS and not state.house & SPELL_RULES and state.shelf == NO_SHELF:
        return ALL_SPELLS
    spells: i64 = (1 << SUMMON) | (1 << OVERFLOW)
    count: i64 = own >> SIZE_AT
    if count:
        spells |= 1 << DISMISS
        if anybody_has_room(state, seat):  # WK-R95
            spells |= (1 << SLING) | (1 << FAVOR)
    if count >= 2 or (count == 1 and not state.house & SWAT_TWO):
        spells |= 1 << SWAT  # WK-46, WK-47
    if can_switch(state, seat):
        spells |= 1 << SWITCH
    others: i64 = cards_in_all(state) - count
    if count and (others or (count > 1 and not state.house & NO_OWN_YOINK)):
        spells |= 1 << YOINK  # WK-64
    return spells


def anybody_has_room(state: Wizards, seat: i64) -> bool:
    """Whether a card could go to any other circle."""
    found: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat:
            found |= rooms(state, other)
    return found != 0


def cards_in_all(state: Wizards) -> i64:
    """How many cards all circles have together."""
    total: i64 = 0
    seat: i64
    for seat in range(state.seats):
        total += state.rows[seat] >> SIZE_AT
    return total


# Switch.


def can_switch(state: Wizards, seat: i64) -> bool:
    """Whether there are two cards to switch (WK-49, WK-50, WK-O10, WK-O11)."""
    own: i64 = state.rows[seat] >> SIZE_AT
    if state.house & NO_NULL_SWITCH:
        spot: i64
        for spot in range(state.seats * CIRCLE):
            if how_many(state, spot) and has_partner(state, seat, spot):
                return True
        return False
    if state.house & SWITCH_OWN:
        return own >= 2
    return cards_in_all(state) >= 2 and (own > 0 or not state.house & SWITCH_MINE)


def has_partner(state: Wizards, seat: i64, spot: i64) -> bool:
    """Whether the card there could be switched with any other."""
    other: i64
    for other in range(state.seats * CIRCLE):
        if how_many(state, other) and may_switch(state, seat, spot, other):
            return True
    return False


def may_switch(state: Wizards, seat: i64, one: i64, other: i64) -> bool:
    """Whether these two cards, which are there, may be switched with each other."""
    if one == other and how_many(state, one) < 2:
        return False  # two different cards
    alike = one % TYPES == other % TYPES or one // TYPES == other // TYPES
    if alike and state.house & NO_NULL_SWITCH:
        return False  # WK-51
    mine: i64 = (1 if one // CIRCLE == seat else 0) + (1 if other // CIRCLE == seat else 0)
    if state.house & SWITCH_OWN:
        return mine == 2
    return mine > 0 or not state.house & SWITCH_MINE
