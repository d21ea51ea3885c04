"""What each seat may choose from."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens import codes
from purrlour.games.wizard_kittens.book import STEP
from purrlour.games.wizard_kittens.codes import CARD, CIRCLE, PLACE
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPES
from purrlour.games.wizard_kittens.house import (
    CASTER_PLACES,
    NO_NULL_SWITCH,
    NO_OWN_YOINK,
    SWITCH_MINE,
    SWITCH_OWN,
)
from purrlour.games.wizard_kittens.rules.castable import has_partner, may_switch, offered
from purrlour.games.wizard_kittens.rules.circles import how_many, rooms
from purrlour.games.wizard_kittens.rules.curses import satisfied
from purrlour.games.wizard_kittens.rules.kittens import picks
from purrlour.games.wizard_kittens.rules.parts import clearable, movable, overfull
from purrlour.games.wizard_kittens.rules.passing import neighbour
from purrlour.games.wizard_kittens.state import (
    CHAPTER_BITS,
    CLEAR,
    DEFEAT,
    FAVOR_TO,
    FAVOR_TOP,
    FIRST,
    GIVE,
    HAND_OVER,
    HEAP,
    KEEP,
    KITTEN,
    MOVE,
    MOVE_TO,
    NOTHING,
    SALVAGE,
    SLING_TO,
    SPELL,
    SWIPE,
    SWITCH,
    SWITCH_WITH,
    TAKE,
    TRIM,
    TURN,
    TYPE_BITS,
    TYPE_MASK,
    YOINK_TAKE,
    Wizards,
)
from purrlour.games.wizard_kittens.state import PLACE as PLACING


def legal_into(state: Wizards, seat: i64, into: vec[i64]) -> i64:
    """The codes this seat may choose from, rising; how many."""
    if not (state.asked >> seat) & 1:
        return 0
    phase = state.phase
    if phase == TURN:
        return bits_into(rooms(state, seat), PLACE, into, 0)
    if phase == SPELL:
        return bits_into(offered(state, seat), codes.CAST, into, 0)
    if phase == PLACING:
        return bits_into(rooms(state, seat), PLACE, into, 0)
    if phase in (SWITCH, SWITCH_WITH):
        return switch_into(state, seat, into)
    if phase in (SWIPE, YOINK_TAKE):
        skipped: i64 = seat if phase == SWIPE or state.house & NO_OWN_YOINK else NOTHING
        return circles_into(state, skipped, into)
    if phase == TAKE:
        side: int = state.book.steps[state.effect * STEP + 3]
        return spots_into(state, neighbour(state, seat, side), 7, into, 0)
    if phase == MOVE:
        return spots_into(state, seat, movable(state, seat), into, 0)
    if phase == TRIM:
        return spots_into(state, seat, overfull(state, seat), into, 0)
    if phase in (SLING_TO, FAVOR_TO, FAVOR_TOP, HAND_OVER):
        return send_into(state, seat, into)
    if phase == GIVE:
        return give_into(state, seat, into)
    if phase == KEEP:
        return types_into(state.limbo, codes.KEEP, into)
    if phase == SALVAGE:
        return types_into(state.rows[HEAP], codes.SALVAGE, into)
    if phase == MOVE_TO:
        source: i64 = state.spot // TYPES % CHAPTERS
        return bits_into(rooms(state, seat) & ~(1 << source), PLACE, into, 0)
    if phase == CLEAR:
        return bits_into(clearable(state, seat), codes.CLEAR, into, 0)
    if phase == DEFEAT:
        return bits_into(undefeated(state, seat), codes.DEFEAT, into, 0)
    if phase == KITTEN:
        return bits_into(picks(state, seat), codes.PICK, into, 0)
    if phase == FIRST:
        return bits_into((1 << state.seats) - 1, codes.FIRST, into, 0)
    # Sling, Swat twice, Favor, Dismiss, the price of a Yoink, dropping and passing: an own card.
    return own_into(state, seat, into)


def bits_into(bits: i64, base: i64, into: vec[i64], count: i64) -> i64:
    """A code for each bit."""
    code: i64 = base
    while bits:
        if bits & 1:
            into[count] = code
            count += 1
        bits >>= 1
        code += 1
    return count


def types_into(heap: i64, base: i64, into: vec[i64]) -> i64:
    """A code for each type that a heap has a card of."""
    count: i64 = 0
    card: i64
    for card in range(TYPES):
        if (heap >> (card * TYPE_BITS)) & TYPE_MASK:
            into[count] = base + card
            count += 1
    return count


def spots_into(state: Wizards, owner: i64, chapters: i64, into: vec[i64], count: i64) -> i64:
    """The cards in these chapters of a circle."""
    circle: i64 = state.rows[owner]
    code: i64 = CARD + owner * CIRCLE
    chapter: i64
    for chapter in range(CHAPTERS):
        heap: i64 = (circle >> (chapter * CHAPTER_BITS)) & 0xFFFF
        if (chapters >> chapter) & 1:
            card: i64 = 0
            while heap:
                if heap & TYPE_MASK:
                    into[count] = code + card
                    count += 1
                heap >>= TYPE_BITS
                card += 1
        code += TYPES
    return count


def own_into(state: Wizards, seat: i64, into: vec[i64]) -> i64:
    """The cards of one's own; a card that was chosen already counts no more (WK-46)."""
    count = spots_into(state, seat, 7, into, 0)
    chosen = state.spot
    if chosen == NOTHING or how_many(state, chosen) > 1:
        return count
    kept: i64 = 0
    at: i64
    for at in range(count):
        if into[at] != CARD + chosen:
            into[kept] = into[at]
            kept += 1
    return kept


def circles_into(state: Wizards, skipped: i64, into: vec[i64]) -> i64:
    """The cards of every circle but one."""
    count: i64 = 0
    owner: i64
    for owner in range(state.seats):
        if owner != skipped:
            count = spots_into(state, owner, 7, into, count)
    return count


def switch_into(state: Wizards, seat: i64, into: vec[i64]) -> i64:
    """The cards that may be switched, or switched with the one chosen (WK-49…51)."""
    found = circles_into(state, NOTHING, into)
    first = state.spot
    if first == NOTHING and not state.house & (SWITCH_MINE | SWITCH_OWN | NO_NULL_SWITCH):
        return found
    count: i64 = 0
    at: i64
    for at in range(found):
        spot: i64 = into[at] - CARD
        if first == NOTHING:
            fits = has_partner(state, seat, spot)
        else:
            fits = may_switch(state, seat, first, spot)
        if fits:
            into[count] = CARD + spot
            count += 1
    return count


def send_into(state: Wizards, seat: i64, into: vec[i64]) -> i64:
    """Chapters of other kittens with room: of all of them, or of the one that was chosen."""
    only: i64 = NOTHING
    if state.phase == HAND_OVER:
        side: int = state.book.steps[state.effect * STEP + 3]
        only = neighbour(state, seat, side)
    elif state.phase == FAVOR_TOP and state.target != NOTHING:
        only = state.target // CHAPTERS  # WK-60
    count: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat and (only == NOTHING or other == only):
            count = bits_into(rooms(state, other), codes.TO + other * CHAPTERS, into, count)
    return count


def give_into(state: Wizards, seat: i64, into: vec[i64]) -> i64:
    """Other kittens, or their chapters where the caster places (WK-58, WK-O13)."""
    if state.house & CASTER_PLACES:
        return send_into(state, seat, into)
    others: i64 = ((1 << state.seats) - 1) & ~(1 << seat)
    return bits_into(others, codes.GIVE, into, 0)


def undefeated(state: Wizards, seat: i64) -> i64:
    """The satisfied chapters that were not named yet, as bits (WK-R96)."""
    mask = satisfied(state, seat)
    order = state.order
    while order:
        mask &= ~(1 << ((order & 3) - 1))
        order >>= 2
    return mask
