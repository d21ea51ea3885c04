"""Passing cards to a neighbour: set aside first, or one kitten after another (WK-112…114, 125)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.wizard_kittens import book
from purrlour.games.wizard_kittens.book import LEFT, STEP
from purrlour.games.wizard_kittens.content import CHAPTERS, RULES, TYPE_NAMES, TYPES
from purrlour.games.wizard_kittens.events import Discarded, Passed, PassedAll, Placed
from purrlour.games.wizard_kittens.house import (
    MASS_BY_RECEIVER,
    PASS_ASIDE,
    PASS_BY_GIVER,
    PASS_KEEPS,
    PASS_SEQUENTIAL,
)
from purrlour.games.wizard_kittens.rules.circles import (
    ask_place,
    hold,
    point,
    rooms,
    send,
    take_out,
)
from purrlour.games.wizard_kittens.rules.curses import heap_names
from purrlour.games.wizard_kittens.state import (
    ACTING,
    ASIDE,
    CHAPTER_BITS,
    HAND_OVER,
    NOTHING,
    ONE,
    ONE_CARD,
    PASS,
    PLACE,
    TYPE_BITS,
    TYPE_MASK,
    Wizards,
    size_of,
)


def neighbour(state: Wizards, seat: i64, side: i64) -> i64:
    """The kitten on that side; left is the next one in turn order (WK-127)."""
    if side == LEFT:
        return 0 if seat + 1 == state.seats else seat + 1
    return state.seats - 1 if seat == 0 else seat - 1


def is_sequential(state: Wizards) -> bool:
    """Whether each pass is placed before the next one (WK-125, WK-O21)."""
    if state.house & PASS_SEQUENTIAL:
        return True
    return state.effect < RULES and not state.house & PASS_ASIDE


def receiver_of(state: Wizards) -> i64:
    """Whose cards are placed in the second stage."""
    if not is_sequential(state):
        return state.actor
    side: int = state.book.steps[state.effect * STEP + 3]
    return neighbour(state, state.actor, side)


def begin_pass(state: Wizards, operation: i64, log: Log | None) -> bool:
    """Asks for a card to pass, or passes a whole chapter; says whether there is any."""
    actor = state.actor
    if operation == book.PASS:
        if not state.rows[actor]:
            return False
        state.phase = PASS  # WK-112
        state.asked = 1 << actor
        return True
    chapter: int = state.book.steps[state.effect * STEP + 2]
    side: int = state.book.steps[state.effect * STEP + 3]
    heap = state.chapter(actor, chapter)
    if not heap:
        return False
    cards: i64 = (heap << (chapter * CHAPTER_BITS)) + size_of(heap) * ONE_CARD
    taker = neighbour(state, actor, side)
    state.rows[actor] -= cards
    state.rows[ASIDE + taker] += cards
    state.todo -= 1
    state.stage = 1 if is_sequential(state) else 0
    if log is not None:
        log.append(PassedAll("WK-114", actor, taker, heap_names(heap), chapter + 1))
    return True


def pass_card(state: Wizards, spot: i64, log: Log | None) -> None:
    """The card chosen goes to the neighbour; its giver may have to say where (WK-O23)."""
    side: int = state.book.steps[state.effect * STEP + 3]
    taker = neighbour(state, state.actor, side)
    if state.house & PASS_BY_GIVER and rooms(state, taker):
        point(state, state.actor, spot, "WK-112", log)
        state.phase = HAND_OVER
    else:
        set_aside(state, spot, spot // TYPES % CHAPTERS, log)


def hand_over(state: Wizards, chapter: i64, log: Log | None) -> None:
    """The giver chose the receiver's chapter."""
    spot = state.spot
    state.spot = NOTHING
    set_aside(state, spot, chapter, log)


def set_aside(state: Wizards, spot: i64, chapter: i64, log: Log | None) -> None:
    """The card lies beside the receiver's circle, bound for this chapter if anybody asks."""
    side: int = state.book.steps[state.effect * STEP + 3]
    taker = neighbour(state, state.actor, side)
    card = take_out(state, spot)
    state.rows[ASIDE + taker] += ONE[chapter * TYPES + card]
    state.todo -= 1
    state.stage = 1 if is_sequential(state) else 0
    state.phase = ACTING
    if log is not None:
        source = spot // TYPES % CHAPTERS
        bound = chapter + 1 if state.house & (PASS_KEEPS | PASS_BY_GIVER) else 0
        log.append(Passed("WK-112", state.actor, taker, TYPE_NAMES[card], source + 1, bound))


def place_passed(state: Wizards, log: Log | None) -> None:
    """What lies aside for the receiver goes where it is bound, or the receiver is asked."""
    operation: int = state.book.steps[state.effect * STEP + 1]
    seat = receiver_of(state)
    bound = state.house & (PASS_KEEPS | PASS_BY_GIVER) != 0
    if operation == book.PASS_CHAPTER:
        bound = state.house & MASS_BY_RECEIVER == 0
    chapter: i64
    card: i64
    for card in range(TYPES):
        for chapter in range(CHAPTERS):
            shift: i64 = chapter * CHAPTER_BITS + card * TYPE_BITS
            while (state.rows[ASIDE + seat] >> shift) & TYPE_MASK:
                state.rows[ASIDE + seat] -= ONE[chapter * TYPES + card]
                if not bound:
                    hold(state, card)
                    ask_place(state, seat, PLACE, log)  # WK-R93
                    return
                lies = send(state, seat, chapter, card)
                if log is not None:
                    name = TYPE_NAMES[card]
                    if lies:
                        log.append(Placed("WK-125", seat, name, chapter + 1))
                    else:
                        log.append(Discarded("WK-R80", seat, (name,), (0,)))
