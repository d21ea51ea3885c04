"""Circles: where cards may go, and the few ways in which they get there."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPE_NAMES, TYPES
from purrlour.games.wizard_kittens.events import Discarded, Placed, Pointed
from purrlour.games.wizard_kittens.state import (
    CHAPTER_BITS,
    NO_SHELF,
    NOTHING,
    ONE,
    PLACED,
    TYPE_BITS,
    TYPE_MASK,
    Wizards,
    size_of,
)


def rooms(state: Wizards, seat: i64) -> i64:
    """The chapters of a circle that take another card, as bits (WK-28, WK-40)."""
    mask: i64 = 7 if state.open == CHAPTERS else 3
    if state.shelf != NO_SHELF:
        chapter: i64
        for chapter in range(state.open):
            if size_of(state.chapter(seat, chapter)) >= state.shelf:
                mask &= ~(1 << chapter)
    return mask


def has_card(state: Wizards, spot: i64) -> bool:
    """Whether such a card lies there; a spot is seat · 12 + chapter · 4 + type."""
    return how_many(state, spot) != 0


def how_many(state: Wizards, spot: i64) -> i64:
    """How many such cards lie there."""
    place: i64 = spot % (CHAPTERS * TYPES)
    shift: i64 = (place // TYPES) * CHAPTER_BITS + (place % TYPES) * TYPE_BITS
    return (state.rows[spot // (CHAPTERS * TYPES)] >> shift) & TYPE_MASK


def put_in(state: Wizards, seat: i64, chapter: i64, card: i64) -> None:
    """A card joins a chapter."""
    state.rows[seat] += ONE[chapter * TYPES + card]


def take_out(state: Wizards, spot: i64) -> i64:
    """A card leaves the circle it lies in; says its type."""
    place: i64 = spot % (CHAPTERS * TYPES)
    state.rows[spot // (CHAPTERS * TYPES)] -= ONE[place]
    return place % TYPES


def throw(state: Wizards, spot: i64, clause: str, log: Log | None) -> None:
    """A card of a circle goes to the discard pile, by its owner's choice."""
    card = take_out(state, spot)
    state.discard(card)
    if log is not None:
        seat, chapter = divmod(spot // TYPES, CHAPTERS)
        log.append(Discarded(clause, seat, (TYPE_NAMES[card],), (chapter + 1,)))


def point(state: Wizards, seat: i64, spot: i64, clause: str, log: Log | None) -> None:
    """A card is chosen; what becomes of it depends on the next choice."""
    state.spot = spot
    if log is not None:
        owner, chapter = divmod(spot // TYPES, CHAPTERS)
        own = owner == seat
        log.append(Pointed(clause, seat, TYPE_NAMES[spot % TYPES], owner, chapter + 1, own))


def hold(state: Wizards, card: i64) -> None:
    """A card is in hand, and will be placed next."""
    state.limbo += ONE[card]
    state.card = card


def let_go(state: Wizards) -> i64:
    """The card in hand is in hand no more; says its type."""
    card = state.card
    state.limbo -= ONE[card]
    state.card = NOTHING
    return card


def ask_place(state: Wizards, seat: i64, phase: i64, log: Log | None) -> None:
    """Asks where the card in hand goes; without room it is discarded (WK-R80)."""
    if rooms(state, seat):
        state.phase = phase
        state.asked = 1 << seat
        return
    card = let_go(state)
    state.discard(card)
    state.phase = PLACED
    state.asked = 1 << seat  # `PLACED` must know whose card it was
    if log is not None:
        log.append(Discarded("WK-R80", seat, (TYPE_NAMES[card],), (0,)))


def place(state: Wizards, seat: i64, chapter: i64, clause: str, log: Log | None) -> None:
    """The card in hand goes to a chapter of one's own."""
    card = let_go(state)
    state.rows[seat] += ONE[chapter * TYPES + card]
    if log is not None:
        log.append(Placed(clause, seat, TYPE_NAMES[card], chapter + 1))


def send(state: Wizards, seat: i64, chapter: i64, card: i64) -> bool:
    """A card goes to a chapter where somebody wanted it, or to the discard if that is full."""
    if (rooms(state, seat) >> chapter) & 1:
        put_in(state, seat, chapter, card)
        return True
    state.discard(card)
    return False
