"""Whether what is not settled yet fits what the table waits for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.errors import InvalidPosition
from purrlour.games.wizard_kittens import book, content
from purrlour.games.wizard_kittens import state as s
from purrlour.games.wizard_kittens.book import STEP
from purrlour.games.wizard_kittens.codes import ACTIONS
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPES
from purrlour.games.wizard_kittens.house import (
    CASTER_PLACES,
    FAVOR_BLIND,
    NO_REDRAW,
    ORDER_CHOSEN,
    PASS_BY_GIVER,
    SALVAGE_RANDOM,
    SALVAGE_TOP,
)
from purrlour.games.wizard_kittens.rules.castable import castable, uncovered
from purrlour.games.wizard_kittens.rules.chaos import part_of
from purrlour.games.wizard_kittens.rules.circles import how_many
from purrlour.games.wizard_kittens.rules.curses import satisfied
from purrlour.games.wizard_kittens.rules.force import (
    effects_out,
    first_effect,
    is_cancelled,
)
from purrlour.games.wizard_kittens.rules.legal import legal_into
from purrlour.games.wizard_kittens.rules.passing import is_sequential, neighbour, receiver_of
from purrlour.games.wizard_kittens.state import NOTHING, Wizards

_SPELLS: Final = {
    s.SLING: content.SLING,
    s.SLING_TO: content.SLING,
    s.SWAT: content.SWAT,
    s.SWAT_AGAIN: content.SWAT,
    s.SWITCH: content.SWITCH,
    s.SWITCH_WITH: content.SWITCH,
    s.KEEP: content.OVERFLOW,
    s.GIVE: content.OVERFLOW,
    s.FAVOR: content.FAVOR,
    s.FAVOR_TO: content.FAVOR,
    s.FAVOR_TOP: content.FAVOR,
    s.DISMISS: content.DISMISS,
    s.YOINK: content.YOINK,
    s.YOINK_TAKE: content.YOINK,
}
"""Phases of a spell."""
_OPERATIONS: Final = {
    s.DROP: book.DISCARD_OWN,
    s.PASS: book.PASS,
    s.HAND_OVER: book.PASS,
    s.TAKE: book.TAKE,
    s.SALVAGE: book.TAKE_DISCARD,
    s.SWIPE: book.DISCARD_OTHER,
    s.CLEAR: book.DISCARD_CHAPTER,
    s.MOVE: book.MOVE_OWN,
    s.MOVE_TO: book.MOVE_OWN,
    s.TRIM: book.SHELF_LIMIT,
}
"""Phases of an effect."""
_PLACED: Final = (book.PASS, book.PASS_CHAPTER, book.TAKE, book.TAKE_DISCARD)
"""Effects that put cards into hands."""
_CHOSEN: Final = (s.SLING_TO, s.SWAT_AGAIN, s.SWITCH_WITH, s.FAVOR_TO, s.MOVE_TO, s.HAND_OVER)
"""Phases that come after a card was chosen."""
_CASTING: Final = (content.SUMMON, content.OVERFLOW, content.YOINK)
"""Spells that put cards into hands."""
_DRAWING: Final = (NOTHING, content.SUMMON, content.OVERFLOW, content.FAVOR)
"""What cards are drawn for."""


def insist(holds: bool, field: str) -> None:
    """Names the field of the position that does not fit; `load` quotes it."""
    if not holds:
        raise InvalidPosition("impossible-position", fact=field)


def check_unsettled(state: Wizards) -> None:
    """Spell, effect, cards in hand and whoever is asked."""
    seat = int(state.asked).bit_length() - 1
    if state.effect == NOTHING:
        check_no_effect(state, seat)
    else:
        check_effect(state, seat)
    check_chosen(state, seat)
    if state.phase != s.OVER:
        insist(legal_into(state, seat, vec[i64]([0] * ACTIONS)) > 0, "phase")


def check_no_effect(state: Wizards, seat: int) -> None:
    """Outside effects: a turn, a spell, or nothing of the kind."""
    phase, spell, limbo = state.phase, state.spell, state.limbo >> s.SIZE_AT
    insist(phase not in _OPERATIONS, "phase")
    insist(not (state.actor or state.stage or state.todo or state.due), "effect")
    insist(not any(state.rows[s.ASIDE + other] for other in range(state.seats)), "aside")
    insist(state.draws == 0, "draws")
    if phase == s.PLACE:
        insist(spell in _CASTING, "spell")
    else:
        insist(spell == _SPELLS.get(phase, NOTHING), "spell")
    held = {s.TURN: 1, s.PLACE: 1, s.KEEP: 2, s.GIVE: 1, s.FAVOR_TOP: 1}.get(phase, 0)
    if phase in (s.FAVOR, s.FAVOR_TO) and not state.house & FAVOR_BLIND:
        insist(limbo == 1 or (limbo == 0 and bool(state.house & NO_REDRAW)), "limbo")
    elif phase == s.PLACE and spell == content.OVERFLOW and seat == state.turn:
        insist(limbo == 2 or (limbo == 1 and bool(state.house & NO_REDRAW)), "limbo")
    else:
        insist(limbo == held, "limbo")
    in_hand = phase in (s.TURN, s.PLACE, s.KEEP, s.GIVE, s.FAVOR_TOP)
    check_hand(state, in_hand=in_hand)
    receives = phase == s.PLACE and spell == content.OVERFLOW and not state.house & CASTER_PLACES
    if phase not in (s.FIRST, s.KITTEN, s.OVER) and not receives:
        insist(seat == state.turn, "asked")
    if spell != NOTHING:
        check_spell(state)
    insist(phase == s.DEFEAT or state.order == 0, "order")
    if phase == s.DEFEAT:
        check_order(state)


def check_hand(state: Wizards, *, in_hand: bool) -> None:
    """The card that is placed next is one of those in limbo."""
    insist((state.card != NOTHING) == in_hand, "card")
    if in_hand:
        insist(state.limbo >> (state.card * s.TYPE_BITS) & s.TYPE_MASK > 0, "card")


def check_spell(state: Wizards) -> None:
    """A spell of one's own mat that could be cast."""
    spell = state.spell
    insist(bool(uncovered(state, state.turn) >> spell & 1) or state.cats > 0, "spell")
    special = (state.specials >> (state.turn * 4)) & 15
    on_mat = special == spell - 3 if spell >= content.OVERFLOW else special != spell + 1
    insist(on_mat, "spell")
    if state.phase in (s.SLING, s.SWAT, s.SWITCH, s.DISMISS, s.YOINK):
        insist(bool(castable(state, state.turn) >> spell & 1), "spell")
    if state.phase in (s.SLING_TO, s.SWITCH_WITH):
        insist(bool(castable(state, state.turn) >> spell & 1), "spell")


def check_order(state: Wizards) -> None:
    """Two or more curses are left to choose from (WK-R96)."""
    insist(bool(state.house & ORDER_CHOSEN), "phase")
    mask = satisfied(state, state.turn)
    named, order = 0, state.order
    while order:
        named |= 1 << ((order & 3) - 1)
        order >>= 2
    rest = mask & ~named
    insist(named & ~mask == 0 and rest & (rest - 1) != 0, "order")


def check_effect(state: Wizards, seat: int) -> None:
    """An effect that a cat brought just now, or that answers a defeated curse."""
    effect, first = state.effect, first_effect(state)
    out = effects_out(state)
    insist(state.phase != s.OVER and first <= effect < first + out, "effect")
    at = effect * STEP
    when, operation = int(state.book.steps[at]), int(state.book.steps[at + 1])
    if state.phase == s.PLACE:
        insist(operation in _PLACED, "effect")
    else:
        insist(_OPERATIONS.get(state.phase) == operation, "effect")
    if when == book.DEFEAT:
        insist(not is_cancelled(state, effect), "effect")
        insist(1 <= state.due <= min(CHAPTERS, state.beaten), "due")
        insist(state.spell == NOTHING and state.draws == 0, "spell")
    else:
        insist(effect == first + out - 1, "effect")
        insist(state.due == 0, "due")
        insist(state.spell in _DRAWING, "spell")
        if state.spell != NOTHING:
            check_spell(state)
    check_draws(state, when)
    check_part(state, seat, operation)
    insist(state.order == 0, "order")


def check_draws(state: Wizards, when: int) -> None:
    """Cards drawn before the effect, and still to be drawn after it (WK-94, WK-95)."""
    placing = state.phase == s.PLACE
    check_hand(state, in_hand=placing)
    drawn = (state.limbo >> s.SIZE_AT) - placing
    if when == book.DEFEAT:
        insist(drawn == 0, "limbo")
        return
    whole = 2 if state.spell == content.OVERFLOW else 1
    if state.house & NO_REDRAW:
        insist(drawn + state.draws < whole, "draws")
    else:
        insist(drawn + state.draws == whole and state.draws > 0, "draws")


def check_part(state: Wizards, seat: int, operation: int) -> None:
    """Whose part it is, how much of it is left, and what was passed so far."""
    passes = operation in (book.PASS, book.PASS_CHAPTER)
    in_turn = is_sequential(state)
    insist(not state.stage or passes, "stage")
    whole = part_of(state)
    if state.stage:
        insist(state.phase == s.PLACE and seat == receiver_of(state), "asked")
        insist(state.todo < whole if in_turn else state.todo == whole, "todo")
    else:
        insist(seat == state.actor, "asked")
        insist(1 <= state.todo <= whole, "todo")
        insist(not (passes and state.phase == s.PLACE), "stage")
    for other in range(state.seats):
        aside = state.rows[s.ASIDE + other]
        insist(not aside or may_wait(state, other, passes=passes, in_turn=in_turn), "aside")
    if state.phase == s.HAND_OVER:
        insist(bool(state.house & PASS_BY_GIVER), "phase")
    if state.phase == s.SALVAGE:
        insist(not state.house & (SALVAGE_TOP | SALVAGE_RANDOM), "phase")


def may_wait(state: Wizards, seat: int, *, passes: bool, in_turn: bool) -> bool:
    """Whether cards may lie aside for this seat."""
    if not passes:
        return False
    if in_turn:
        return bool(state.stage) and seat == receiver_of(state)
    ahead = (state.actor - state.turn) % state.seats
    if state.stage:
        return (seat - state.turn) % state.seats >= ahead
    side = int(state.book.steps[state.effect * STEP + 3])
    giver = neighbour(state, seat, 1 - side)
    behind = (giver - state.turn) % state.seats
    return behind < ahead or (giver == state.actor and state.todo < part_of(state))


def check_chosen(state: Wizards, seat: int) -> None:
    """A card that was chosen lies where it was; a Favor has its kitten."""
    phase, spot = state.phase, state.spot
    insist((spot != NOTHING) == (phase in _CHOSEN), "spot")
    if spot != NOTHING:
        insist(how_many(state, spot) > 0, "spot")
        insist(phase == s.SWITCH_WITH or spot // (CHAPTERS * TYPES) == seat, "spot")
    blind = bool(state.house & FAVOR_BLIND) and state.spell == content.FAVOR
    waiting = blind and state.effect != NOTHING
    insist((state.pledge != NOTHING) == waiting, "pledge")
    if waiting:
        insist(state.pledge // (CHAPTERS * TYPES) == state.turn, "pledge")
        insist(state.pledge // TYPES % CHAPTERS < state.open, "pledge")
    has = state.target != NOTHING
    if phase == s.FAVOR_TOP and not blind:  # the own circle may be empty after chaos
        insist(has or state.cats > 0, "target")
    else:
        insist(has == (waiting or phase == s.FAVOR_TOP), "target")
    if has:
        insist(state.target // CHAPTERS != state.turn, "target")
        insist(state.target % CHAPTERS < state.open, "target")
