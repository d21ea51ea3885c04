"""One kitten's part of an effect: what it is asked, and what its answer does."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.wizard_kittens import book
from purrlour.games.wizard_kittens.book import STEP
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPE_NAMES, TYPES
from purrlour.games.wizard_kittens.events import Discarded, Moved, Salvaged, Swiped, Took
from purrlour.games.wizard_kittens.house import NO_EMPTY_CHAPTER, SALVAGE_RANDOM, SALVAGE_TOP
from purrlour.games.wizard_kittens.rules.circles import (
    ask_place,
    hold,
    place,
    point,
    put_in,
    rooms,
    take_out,
    throw,
)
from purrlour.games.wizard_kittens.rules.curses import heap_names, throw_heap
from purrlour.games.wizard_kittens.rules.passing import begin_pass, neighbour
from purrlour.games.wizard_kittens.state import (
    ACTING,
    CHAPTER_BITS,
    CLEAR,
    DISCARD,
    DROP,
    HEAP,
    MOVE,
    MOVE_TO,
    NOTHING,
    ONE,
    ONE_CARD,
    PLACE,
    SALVAGE,
    SWIPE,
    TAKE,
    TRIM,
    Wizards,
    size_of,
)


def begin_part(state: Wizards, operation: i64, chance: Chance, log: Log | None) -> bool:
    """Asks the actor for the next card of its part; says whether there is anything to do."""
    actor = state.actor
    phase: i64 = NOTHING
    if operation == book.PASS or operation == book.PASS_CHAPTER:
        return begin_pass(state, operation, log)
    if operation == book.DISCARD_OWN:
        if state.rows[actor]:
            phase = DROP
    elif operation == book.DISCARD_OTHER:
        if others_hold(state, actor):
            phase = SWIPE  # WK-118
    elif operation == book.DISCARD_CHAPTER:
        if state.rows[actor]:
            phase = CLEAR  # WK-119
    elif operation == book.TAKE:
        side: int = state.book.steps[state.effect * STEP + 3]
        if state.rows[neighbour(state, actor, side)]:
            phase = TAKE  # WK-115
    elif operation == book.MOVE_OWN:
        if movable(state, actor):
            phase = MOVE  # WK-122
    elif operation == book.SHELF_LIMIT:
        if overfull(state, actor):
            phase = TRIM
    elif operation == book.TAKE_DISCARD and state.laid:
        if state.house & SALVAGE_TOP:
            salvage(state, actor, state.laid - 1, log)
            return True
        if state.house & SALVAGE_RANDOM:
            salvage(state, actor, chance.pick(state.laid), log)
            return True
        phase = SALVAGE  # WK-116
    if phase == NOTHING:
        return False
    state.phase = phase
    state.asked = 1 << actor
    return True


def others_hold(state: Wizards, seat: i64) -> bool:
    """Whether any other circle has a card."""
    found: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat:
            found |= state.rows[other]
    return found != 0


def movable(state: Wizards, seat: i64) -> i64:
    """The own chapters with a card that could go to another one, as bits."""
    room = rooms(state, seat)
    mask: i64 = 0
    chapter: i64
    for chapter in range(state.open):
        if state.chapter(seat, chapter) and room & ~(1 << chapter):
            mask |= 1 << chapter
    return mask


def overfull(state: Wizards, seat: i64) -> i64:
    """The own chapters that hold more than they may, as bits (WK-R79)."""
    mask: i64 = 0
    chapter: i64
    for chapter in range(state.open):
        if size_of(state.chapter(seat, chapter)) > state.shelf:
            mask |= 1 << chapter
    return mask


def clearable(state: Wizards, seat: i64) -> i64:
    """The own chapters that may be discarded, as bits (WK-119, WK-O22)."""
    mask: i64 = 0
    chapter: i64
    for chapter in range(state.open):
        if state.chapter(seat, chapter) or not state.house & NO_EMPTY_CHAPTER:
            mask |= 1 << chapter
    return mask


# Answers.


def done_with_card(state: Wizards) -> None:
    """A card of the part is done; the effect goes on."""
    state.todo -= 1
    state.phase = ACTING


def drop(state: Wizards, spot: i64, log: Log | None) -> None:
    """A card of one's own (WK-117)."""
    throw(state, spot, "WK-117", log)
    done_with_card(state)


def trim(state: Wizards, spot: i64, log: Log | None) -> None:
    """A card too many in a chapter of one's own; the part lasts as long as there is one."""
    throw(state, spot, "WK-R79", log)
    state.phase = ACTING


def swipe(state: Wizards, spot: i64, log: Log | None) -> None:
    """A card of another circle (WK-118)."""
    card = take_out(state, spot)
    state.discard(card)
    if log is not None:
        owner, chapter = divmod(spot // TYPES, CHAPTERS)
        log.append(Swiped("WK-118", state.actor, owner, TYPE_NAMES[card], chapter + 1))
    done_with_card(state)


def clear(state: Wizards, seat: i64, chapter: i64, log: Log | None) -> None:
    """All cards of a chapter of one's own (WK-119)."""
    heap = state.chapter(seat, chapter)
    state.rows[seat] -= (heap << (chapter * CHAPTER_BITS)) + size_of(heap) * ONE_CARD
    throw_heap(state, heap)
    if log is not None:
        names = heap_names(heap)
        log.append(Discarded("WK-119", seat, names, (chapter + 1,) * len(names)))
    done_with_card(state)


def take(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """A card of the neighbour's is in hand (WK-115)."""
    card = take_out(state, spot)
    hold(state, card)
    if log is not None:
        owner, chapter = divmod(spot // TYPES, CHAPTERS)
        log.append(Took("WK-115", seat, owner, TYPE_NAMES[card], chapter + 1, False))
    ask_place(state, seat, PLACE, log)


def salvage_type(state: Wizards, seat: i64, card: i64, log: Log | None) -> None:
    """The topmost card of this type in the discard pile (WK-116, WK-R92)."""
    at: i64 = state.laid - 1
    while True:
        found: int = state.cards[DISCARD + at]
        if found == card:
            break
        at -= 1
    salvage(state, seat, at, log)


def salvage(state: Wizards, seat: i64, at: i64, log: Log | None) -> None:
    """A card of the discard pile is in hand; those above it close up."""
    card: int = state.cards[DISCARD + at]
    state.laid -= 1
    above: i64 = state.laid - at
    while at < state.laid:
        state.cards[DISCARD + at] = state.cards[DISCARD + at + 1]
        at += 1
    state.rows[HEAP] -= ONE[card]
    hold(state, card)
    if log is not None:
        log.append(Salvaged("WK-116", seat, TYPE_NAMES[card], above))
    ask_place(state, seat, PLACE, log)


def choose_move(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """The card that is moved; where to comes next (WK-122)."""
    point(state, seat, spot, "WK-122", log)
    state.phase = MOVE_TO


def move(state: Wizards, seat: i64, chapter: i64, log: Log | None) -> None:
    """Into another chapter of one's own."""
    spot = state.spot
    state.spot = NOTHING
    card = take_out(state, spot)
    put_in(state, seat, chapter, card)
    if log is not None:
        source = spot // TYPES % CHAPTERS
        log.append(Moved("WK-122", seat, TYPE_NAMES[card], source + 1, chapter + 1))
    done_with_card(state)


def place_part(state: Wizards, seat: i64, chapter: i64, log: Log | None) -> None:
    """A card that was taken, salvaged or passed finds its chapter."""
    operation: int = state.book.steps[state.effect * STEP + 1]
    clause = "WK-125"
    if operation == book.TAKE:
        clause = "WK-115"
    elif operation == book.TAKE_DISCARD:
        clause = "WK-116"
    place(state, seat, chapter, clause, log)
