"""The four special spells of advanced kittens, step by step (WK-54…67)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.wizard_kittens.codes import CIRCLE
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPE_NAMES, TYPES
from purrlour.games.wizard_kittens.events import Aimed, Discarded, Gave, Kept, Placed, Slung, Took
from purrlour.games.wizard_kittens.house import CASTER_PLACES, FAVOR_BLIND
from purrlour.games.wizard_kittens.rules.castable import anybody_has_room
from purrlour.games.wizard_kittens.rules.circles import (
    ask_place,
    has_card,
    hold,
    let_go,
    point,
    put_in,
    rooms,
    send,
    take_out,
    throw,
)
from purrlour.games.wizard_kittens.rules.deck import lowest_type
from purrlour.games.wizard_kittens.rules.spells import chapter_of
from purrlour.games.wizard_kittens.state import (
    CHAPTER_BITS,
    DRAWING,
    FAVOR,
    FAVOR_TO,
    FAVOR_TOP,
    GIVE,
    NOTHING,
    ONE_CARD,
    PLACE,
    SPELL_OVER,
    TYPE_BITS,
    YOINK_TAKE,
    Wizards,
)

# Overflow.


def keep(state: Wizards, seat: i64, card: i64, log: Log | None) -> None:
    """The card that the caster keeps; where it goes comes next (WK-56, WK-57)."""
    state.card = card
    if log is not None:
        log.append(Kept("WK-56", seat, TYPE_NAMES[card]))
    ask_place(state, seat, PLACE, log)


def ask_give(state: Wizards, log: Log | None) -> None:
    """Who gets the other card (WK-58)."""
    seat = state.turn
    if state.house & CASTER_PLACES and not anybody_has_room(state, seat):
        drop_top(state, log)
        return
    state.card = lowest_type(state.limbo)
    state.phase = GIVE
    state.asked = 1 << seat


def give(state: Wizards, seat: i64, target: i64, log: Log | None) -> None:
    """The target places it at once (WK-58)."""
    if log is not None:
        log.append(Gave("WK-58", seat, target, TYPE_NAMES[state.card]))
    ask_place(state, target, PLACE, log)


def give_to(state: Wizards, seat: i64, target: i64, chapter: i64, log: Log | None) -> None:
    """The caster places it (WK-O13)."""
    card = let_go(state)
    put_in(state, target, chapter, card)
    state.phase = SPELL_OVER
    if log is not None:
        log.append(Gave("WK-58", seat, target, TYPE_NAMES[card]))
        log.append(Placed("WK-O13", target, TYPE_NAMES[card], chapter + 1))


# Favor.


def favor_drawn(state: Wizards, log: Log | None) -> None:
    """The top card lies open, or a cat came in its place (WK-59, WK-R90)."""
    seat = state.turn
    state.asked = 1 << seat
    if state.house & FAVOR_BLIND:
        spot, target = state.pledge, state.target
        state.pledge = NOTHING
        if has_card(state, spot):  # WK-R91: else chaos took it away
            sling_own(state, seat, spot, target, log)
        ask_top(state, log)
    elif not anybody_has_room(state, seat):
        drop_top(state, log)
    elif state.rows[seat]:
        state.phase = FAVOR
    else:
        ask_top(state, log)


def choose_favor(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """The own card (WK-60)."""
    point(state, seat, spot, "WK-60", log)
    state.phase = FAVOR_TO


def favor_to(state: Wizards, seat: i64, target: i64, chapter: i64, log: Log | None) -> None:
    """The kitten that gets both, and the chapter for the own card (WK-60, WK-61)."""
    state.target = target * CHAPTERS + chapter
    if state.house & FAVOR_BLIND:
        state.pledge = state.spot
        state.spot = NOTHING
        state.draws = 1
        state.phase = DRAWING
        if log is not None:
            log.append(Aimed("WK-O14", seat, target, chapter + 1))
        return
    spot = state.spot
    state.spot = NOTHING
    sling_own(state, seat, spot, state.target, log)
    ask_top(state, log)


def sling_own(state: Wizards, seat: i64, spot: i64, target: i64, log: Log | None) -> None:
    """The own card goes where the caster wanted it."""
    card = take_out(state, spot)
    owner, chapter = target // CHAPTERS, target % CHAPTERS
    lies = send(state, owner, chapter, card)
    if log is not None:
        if lies:
            name = TYPE_NAMES[card]
            log.append(Slung("WK-60", seat, owner, name, chapter_of(spot), chapter + 1))
        else:
            log.append(Discarded("WK-R80", seat, (TYPE_NAMES[card],), (chapter_of(spot),)))


def ask_top(state: Wizards, log: Log | None) -> None:
    """The chapter for the turned-up card, at the same kitten (WK-60, WK-61)."""
    if not state.limbo:
        state.phase = SPELL_OVER
        return
    state.card = lowest_type(state.limbo)
    seat = state.turn
    if state.target == NOTHING:
        room = anybody_has_room(state, seat)
    else:
        room = rooms(state, state.target // CHAPTERS) != 0
    if room:
        state.phase = FAVOR_TOP
        state.asked = 1 << seat
    else:
        drop_top(state, log)


def drop_top(state: Wizards, log: Log | None) -> None:
    """There is no room for the turned-up card (WK-R80)."""
    state.phase = SPELL_OVER
    if not state.limbo:
        return
    state.card = lowest_type(state.limbo)
    card = let_go(state)
    state.discard(card)
    if log is not None:
        log.append(Discarded("WK-R80", state.turn, (TYPE_NAMES[card],), (0,)))


def favor_top(state: Wizards, seat: i64, target: i64, chapter: i64, log: Log | None) -> None:
    """The turned-up card follows (WK-60)."""
    card = let_go(state)
    put_in(state, target, chapter, card)
    state.phase = SPELL_OVER
    if log is not None:
        log.append(Slung("WK-60", seat, target, TYPE_NAMES[card], 0, chapter + 1))


# Dismiss.


def dismiss(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """All cards of that type in that chapter (WK-62, WK-63)."""
    place: i64 = spot % CIRCLE
    card: i64 = place % TYPES
    shift: i64 = (place // TYPES) * CHAPTER_BITS + card * TYPE_BITS
    count: i64 = (state.rows[seat] >> shift) & 15
    state.rows[seat] -= (count << shift) + count * ONE_CARD
    for _ in range(count):
        state.discard(card)
    state.phase = SPELL_OVER
    if log is not None:
        names, chapters = (TYPE_NAMES[card],) * count, (chapter_of(spot),) * count
        log.append(Discarded("WK-62", seat, names, chapters))


# Yoink.


def pay_yoink(state: Wizards, spot: i64, log: Log | None) -> None:
    """A card of one's own is the price, and comes first (WK-64)."""
    throw(state, spot, "WK-64", log)
    state.phase = YOINK_TAKE


def yoink(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """A card of any circle is in hand (WK-65)."""
    card = take_out(state, spot)
    hold(state, card)
    if log is not None:
        owner = spot // CIRCLE
        own = owner == seat
        log.append(Took("WK-65", seat, owner, TYPE_NAMES[card], chapter_of(spot), own))
    ask_place(state, seat, PLACE, log)
