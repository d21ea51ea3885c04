"""Legal choices as lists, put together from ready pieces.

`legal` knows the same rules and writes codes one by one, which suits compiled search. Whoever
drives the engine from Python wants a list, and pays for every step towards it. So the questions
that are asked most have a second answer here; a law compares it with the first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.wizard_kittens.codes import CARD, CAST, PLACE, TO
from purrlour.games.wizard_kittens.content import CHAPTERS, MOST_SEATS, TYPES
from purrlour.games.wizard_kittens.house import NO_NULL_SWITCH, SPELL_RULES, SWITCH_MINE, SWITCH_OWN
from purrlour.games.wizard_kittens.rules.castable import TWO_CARDS, offered, uncovered
from purrlour.games.wizard_kittens.rules.circles import how_many
from purrlour.games.wizard_kittens.state import (
    CHAPTER_BITS,
    NO_SHELF,
    SLING,
    SLING_TO,
    SPELL,
    SWAT,
    SWAT_AGAIN,
    SWITCH,
    SWITCH_WITH,
    TURN,
    Wizards,
)
from purrlour.games.wizard_kittens.state import PLACE as PLACING

APART: Final = 18
"""Leaves each set of types (the lowest bit of each) a remainder of its own."""
ONE_OF_EACH: Final = 0x1111
SCOPES: Final = SWITCH_MINE | SWITCH_OWN | NO_NULL_SWITCH


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _types(mask: int) -> int:
    """The lowest bit of each of these types, as in a heap."""
    return sum(1 << (card * 4) for card in _bits(mask))


_PLACES: Final = [[PLACE + chapter for chapter in range(opened)] for opened in range(CHAPTERS + 1)]
"""By open chapters: all of them."""
_SPELLS: Final = [[CAST + spell for spell in _bits(mask)] for mask in range(256)]
"""By spells as bits."""
_CARDS: Final[list[list[int]]] = [[] for _ in range(MOST_SEATS * CHAPTERS * APART)]
"""By chapter of a seat and set of types: these cards there."""
for _place in range(MOST_SEATS * CHAPTERS):
    for _mask in range(16):
        _CARDS[_place * APART + _types(_mask) % APART] = [
            CARD + _place * TYPES + card for card in _bits(_mask)
        ]
_TARGETS: Final = [
    [
        [
            TO + other * CHAPTERS + chapter
            for other in range(seats)
            if other != seat
            for chapter in range(opened)
        ]
        for seats in range(MOST_SEATS + 1)
        for seat in range(MOST_SEATS)
    ]
    for opened in range(CHAPTERS + 1)
]
"""By open chapters, then by seats · 4 + seat: every chapter of the others."""


def choices(state: Wizards, seat: i64) -> list[int] | None:
    """What this seat, which is asked, may choose from; None where nobody hurries."""
    phase = state.phase
    if phase == SPELL:
        return spell_choices(state, seat)
    if state.shelf == NO_SHELF:
        if phase == TURN:
            return _PLACES[state.open][:]
        if phase == PLACING:
            return _PLACES[state.open][:]
        if phase == SLING_TO:
            return _TARGETS[state.open][state.seats * MOST_SEATS + seat][:]
    if phase == SLING:
        return circle_choices(state, seat)
    if phase == SWAT:
        return circle_choices(state, seat)
    if phase == SWITCH and not state.house & SCOPES:
        return all_choices(state)
    if phase == SWAT_AGAIN:
        return without(state, circle_choices(state, seat))
    if phase == SWITCH_WITH and not state.house & SCOPES:
        return without(state, all_choices(state))
    return None


def spell_choices(state: Wizards, seat: i64) -> list[int]:
    """The spells that may be cast (WK-31…35)."""
    if state.rows[seat] >= TWO_CARDS and not state.house & SPELL_RULES and state.shelf == NO_SHELF:
        return _SPELLS[uncovered(state, seat)][:]
    return _SPELLS[offered(state, seat)][:]


def circle_choices(state: Wizards, owner: i64) -> list[int]:
    """The cards of a circle."""
    circle = state.rows[owner]
    # A set bit anywhere in a type's four comes down to its lowest.
    some: i64 = circle | (circle >> 1)
    some |= some >> 2
    place: i64 = owner * CHAPTERS * APART
    found = _CARDS[place + (some & ONE_OF_EACH) % APART][:]
    found += _CARDS[place + APART + ((some >> CHAPTER_BITS) & ONE_OF_EACH) % APART]
    third: i64 = (some >> (2 * CHAPTER_BITS)) & ONE_OF_EACH
    if third:
        found += _CARDS[place + 2 * APART + third % APART]
    return found


def all_choices(state: Wizards) -> list[int]:
    """The cards of all circles."""
    found = circle_choices(state, 0)
    for owner in range(1, state.seats):
        found += circle_choices(state, owner)
    return found


def without(state: Wizards, found: list[int]) -> list[int]:
    """The same without the card chosen before, if it was the only one of its kind there."""
    if how_many(state, state.spot) == 1:
        found.remove(CARD + state.spot)
    return found
