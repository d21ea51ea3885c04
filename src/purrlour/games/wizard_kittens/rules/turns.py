"""Turns: the token, the check at the end, the next kitten (WK-25…38, WK-77…86)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.wizard_kittens.book import DEFEAT as WHEN_DEFEATED
from purrlour.games.wizard_kittens.book import STEP
from purrlour.games.wizard_kittens.content import (
    CURSE_NAMES,
    IN_PLAY,
    OVERFLOW,
    PLACES,
    SPELL_NAMES,
)
from purrlour.games.wizard_kittens.endings import finish
from purrlour.games.wizard_kittens.events import Covered, Ordered, Triggered, TurnBegan
from purrlour.games.wizard_kittens.house import CHECK_ONCE, ORDER_CHOSEN
from purrlour.games.wizard_kittens.rules.chaos import begin_effect
from purrlour.games.wizard_kittens.rules.curses import defeat, refill, satisfied
from purrlour.games.wizard_kittens.rules.deck import draw, resume
from purrlour.games.wizard_kittens.rules.force import effect_name, next_trigger
from purrlour.games.wizard_kittens.state import (
    DEFEAT,
    DRAWING,
    NOTHING,
    SIX,
    TRIGGERED,
    Wizards,
)


def begin_turn(state: Wizards, seat: i64, log: Log | None) -> None:
    """It is this seat's turn, and it draws (WK-25, WK-26)."""
    state.turn = seat
    state.spell = NOTHING
    state.draws = 1
    state.phase = DRAWING
    if log is not None:
        log.append(TurnBegan("WK-38", seat))
    draw(state, log)


def end_spell(state: Wizards, log: Log | None) -> None:
    """The token covers the spell that was cast, and the turn ends (WK-36, WK-37, WK-67)."""
    spell = state.spell
    seat = state.turn
    shift: i64 = seat * 4
    state.tokens = (state.tokens & ~(15 << shift)) | ((spell % PLACES + 1) << shift)
    state.spell = NOTHING
    state.spot = NOTHING
    state.target = NOTHING
    if log is not None:
        clause = "WK-67" if spell >= OVERFLOW else "WK-36"
        log.append(Covered(clause, seat, SPELL_NAMES[spell]))
    check(state, log)


def check(state: Wizards, log: Log | None) -> None:
    """Every satisfied curse is defeated; without one the next kitten's turn begins (WK-70)."""
    mask = satisfied(state, state.turn)
    if mask == 0:
        pass_turn(state, log)
    elif state.house & ORDER_CHOSEN and mask & (mask - 1):
        state.order = 0
        state.phase = DEFEAT
        state.asked = 1 << state.turn
    else:
        order: i64 = 0
        chapter: i64
        count: i64 = 0
        for chapter in range(state.open):
            if (mask >> chapter) & 1:
                order |= (chapter + 1) << (count * 2)  # WK-78
                count += 1
        defeat_all(state, order, log)


def choose_defeat(state: Wizards, chapter: i64, log: Log | None) -> None:
    """The active kitten says which curse comes next; the last one needs no word (WK-R96)."""
    mask = satisfied(state, state.turn)
    order = state.order
    count: i64 = 0
    while order:
        mask &= ~(1 << ((order & 3) - 1))
        order >>= 2
        count += 1
    mask &= ~(1 << chapter)
    state.order |= (chapter + 1) << (count * 2)
    if log is not None:
        name = CURSE_NAMES[state.slot(chapter)]
        log.append(Ordered("WK-R96", state.turn, name, chapter + 1))
    if mask & (mask - 1):
        return
    last: i64 = 0
    while not (mask >> last) & 1:
        last += 1
    order = state.order | ((last + 1) << (count * 2 + 2))
    state.order = 0
    defeat_all(state, order, log)


def defeat_all(state: Wizards, order: i64, log: Log | None) -> None:
    """Curses are defeated in this order, then refilled; rules may answer (WK-75…78, WK-84…86)."""
    rest: i64 = order
    count: i64 = 0
    while rest:
        defeat(state, state.turn, (rest & 3) - 1, log)
        rest >>= 2
        count += 1
    if state.beaten == IN_PLAY:
        finish(state, SIX, log)  # WK-84, WK-135
        return
    rest = order
    while rest:
        refill(state, (rest & 3) - 1, "WK-75", log)
        rest >>= 2
    if state.force & TRIGGERED:
        state.due = count
        answer(state, next_trigger(state, NOTHING), log)
    else:
        pass_turn(state, log)  # what was refilled lies at an empty chapter (WK-81)


def answer(state: Wizards, effect: i64, log: Log | None) -> None:
    """A rule answers a defeated curse (WK-85)."""
    if log is not None:
        card, _, step = effect_name(effect).partition(".")
        log.append(Triggered("WK-85", card, int(step or "0")))
    begin_effect(state, effect)


def end_effect(state: Wizards, log: Log | None) -> None:
    """On with what the effect interrupted: the draw, or the end of the turn."""
    effect = state.effect
    when: int = state.book.steps[effect * STEP]
    state.effect = NOTHING
    state.actor = 0
    state.stage = 0
    state.todo = 0
    if when != WHEN_DEFEATED:
        resume(state, log)
        return
    following = next_trigger(state, effect)
    if following == NOTHING:
        state.due -= 1  # WK-R62: once for each curse
        if state.due:
            following = next_trigger(state, NOTHING)
    if following != NOTHING:
        answer(state, following, log)
    elif state.house & CHECK_ONCE:
        pass_turn(state, log)
    else:
        check(state, log)  # WK-86


def pass_turn(state: Wizards, log: Log | None) -> None:
    """The next kitten clockwise (WK-38)."""
    seat: i64 = state.turn + 1
    begin_turn(state, 0 if seat == state.seats else seat, log)
