"""Drawing: components, Chaos Cats, and Caught (WK-26…30, WK-89…97, WK-136…140)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.wizard_kittens.book import DEFEAT, STEP
from purrlour.games.wizard_kittens.content import (
    CAUGHT,
    CHAOS_CAT3,
    CHAOS_NAMES,
    CHAPTERS,
    OVERFLOW,
    RULE_NAMES,
    SPELL_NAMES,
    SUMMON,
    TYPE_NAMES,
    TYPES,
)
from purrlour.games.wizard_kittens.endings import finish
from purrlour.games.wizard_kittens.events import (
    CatCame,
    Discarded,
    Drew,
    Flipped,
    Opened,
    RuleShown,
    Stepped,
)
from purrlour.games.wizard_kittens.events import Caught as ProfessorCame
from purrlour.games.wizard_kittens.house import EFFECT_FIRST, FINISH_TURN, NO_REDRAW
from purrlour.games.wizard_kittens.rules.chaos import begin_effect
from purrlour.games.wizard_kittens.rules.circles import ask_place
from purrlour.games.wizard_kittens.rules.curses import (
    defeat_at_last,
    heap_names,
    refill,
    throw_heap,
)
from purrlour.games.wizard_kittens.rules.force import enforce, first_effect
from purrlour.games.wizard_kittens.state import (
    CHAPTER_MASK,
    DRAWING,
    FAVOR_DRAWN,
    KEEP,
    NEW_RULES,
    NOTHING,
    ONE,
    PLACE,
    SIZE_AT,
    SPELL,
    SPELL_OVER,
    TURN,
    TYPE_BITS,
    WERE_CAUGHT,
    Wizards,
)


def draw(state: Wizards, log: Log | None) -> None:
    """Draws as many cards as the turn or the spell asks for, one at a time (WK-26, WK-55).

    A Chaos Cat may interrupt it; what is left is drawn when its effect is over (WK-94, WK-95).
    """
    last: i64 = NOTHING
    while state.draws:
        state.left -= 1  # never below the last card: Caught is in the deck (WK-140)
        card: int = state.cards[state.left]
        if card < TYPES:
            state.draws -= 1
            state.limbo += ONE[card]
            last = card
            if log is not None:
                log.append(Drew(draw_clause(state), state.turn, TYPE_NAMES[card], spell_of(state)))
        elif card == CAUGHT:
            be_caught(state, log)
            return
        else:
            meet_cat(state, card, log)
            if state.phase != DRAWING:
                return
    settle_drawn(state, last, log)


def spell_of(state: Wizards) -> str:
    """The spell that cards are drawn for; "" for the turn itself."""
    return "" if state.spell == NOTHING else SPELL_NAMES[state.spell]


def draw_clause(state: Wizards) -> str:
    """The rule that a card is drawn by."""
    if state.spell == NOTHING:
        return "WK-26"
    if state.spell == SUMMON:
        return "WK-41"
    return "WK-55" if state.spell == OVERFLOW else "WK-59"


def settle_drawn(state: Wizards, last: i64, log: Log | None) -> None:
    """All cards are drawn; what becomes of them is asked next."""
    seat = state.turn
    spell = state.spell
    count: i64 = state.limbo >> SIZE_AT
    if spell == NOTHING:
        if count:
            state.card = lowest_type(state.limbo)
            ask_place(state, seat, TURN, log)
        else:
            state.phase = SPELL  # WK-O07
            state.asked = 1 << seat
    elif spell > OVERFLOW:
        state.phase = FAVOR_DRAWN
    elif count == 2:
        state.card = last  # all saw which one came second
        state.phase = KEEP
        state.asked = 1 << seat
    elif count:
        state.card = lowest_type(state.limbo)
        ask_place(state, seat, PLACE, log)
    else:
        state.phase = SPELL_OVER


def lowest_type(heap: i64) -> i64:
    """The first type there is a card of."""
    card: i64 = 0
    while not (heap >> (card * TYPE_BITS)) & 15:
        card += 1
    return card


# Chaos Cats.


def meet_cat(state: Wizards, card: i64, log: Log | None) -> None:
    """The cat goes aside; chapter 3 may open, and chaos may break out (WK-89…97)."""
    state.cats += 1
    third = card == CHAOS_CAT3
    if third:
        state.third = 1
    if state.house & NO_REDRAW:
        state.draws -= 1
    if log is not None:
        log.append(CatCame("WK-89", state.turn, third, state.cats))
    effect = first_effect(state)
    if effect == NOTHING or not state.house & EFFECT_FIRST:
        open_third(state, log)
    if effect == NOTHING:
        return
    enforce(state)
    effect += state.cats - 1
    if log is not None:
        if state.mode == NEW_RULES:
            log.append(RuleShown("WK-98", RULE_NAMES[state.rule]))
        else:
            if state.cats == 1:
                log.append(Flipped("WK-106", CHAOS_NAMES[state.chaos]))
            log.append(Stepped("WK-106", CHAOS_NAMES[state.chaos], state.cats))
    when: int = state.book.steps[effect * STEP]
    if when == DEFEAT:  # a rule that waits for the next defeated curse
        open_third(state, log)
    else:
        begin_effect(state, effect)


def open_third(state: Wizards, log: Log | None) -> None:
    """Chapter 3 opens once its cat was drawn; two players have none (WK-90…92, WK-97)."""
    if state.third and state.open < CHAPTERS and state.seats > 2:
        state.open = CHAPTERS
        if log is not None:
            log.append(Opened("WK-90", CHAPTERS))
        refill(state, CHAPTERS - 1, "WK-91", log)


def resume(state: Wizards, log: Log | None) -> None:
    """The effect of a Chaos Cat is over, and the draw goes on (WK-94, WK-96)."""
    open_third(state, log)
    state.phase = DRAWING
    draw(state, log)


# The professor.


def be_caught(state: Wizards, log: Log | None) -> None:
    """The game ends on the spot; what was not placed counts for nobody (WK-136…139)."""
    heap: i64 = state.limbo & CHAPTER_MASK
    state.limbo = 0
    throw_heap(state, heap)
    if log is not None:
        log.append(ProfessorCame("WK-136", state.turn))
        if heap:
            names = heap_names(heap)
            log.append(Discarded("WK-138", state.turn, names, (0,) * len(names)))
    if state.house & FINISH_TURN:
        defeat_at_last(state, log)
    finish(state, WERE_CAUGHT, log)
