"""Chaos: an effect is carried out, part by part, in turn order from the active kitten.

New Rules and steps of Chaos Mode cards are the same here: numbers in the book (WK-98…128).
"""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.wizard_kittens import book
from purrlour.games.wizard_kittens.book import STEP
from purrlour.games.wizard_kittens.content import RULES, SPELL_NAMES
from purrlour.games.wizard_kittens.events import Skipped, TokensMoved
from purrlour.games.wizard_kittens.rules.curses import redeal_curses, rotate_curses, swap_curses
from purrlour.games.wizard_kittens.rules.parts import begin_part
from purrlour.games.wizard_kittens.rules.passing import is_sequential, place_passed, receiver_of
from purrlour.games.wizard_kittens.state import (
    ACTING,
    ASIDE,
    EFFECT_OVER,
    Wizards,
)


def begin_effect(state: Wizards, effect: i64) -> None:
    """The active kitten's part comes first (WK-100, WK-109)."""
    state.effect = effect
    state.actor = state.turn
    state.stage = 0
    state.todo = part_of(state)
    state.phase = ACTING


def part_of(state: Wizards) -> i64:
    """How many cards a part asks for; 1 where it is not about single cards."""
    at: i64 = state.effect * STEP
    operation: int = state.book.steps[at + 1]
    count: int = state.book.steps[at + 2]
    single = operation == book.DISCARD_CHAPTER or operation >= book.PASS_CHAPTER
    return 1 if single else count


def act(state: Wizards, chance: Chance, log: Log | None) -> None:
    """Goes on with the effect until somebody is asked, or until it is over."""
    at: i64 = state.effect * STEP
    operation: int = state.book.steps[at + 1]
    if operation >= book.SWAP_CURSES and operation != book.SHELF_LIMIT:
        act_at_once(state, operation, chance, log)
        state.phase = EFFECT_OVER
        return
    passes = operation == book.PASS or operation == book.PASS_CHAPTER
    while state.phase == ACTING:
        if state.stage:
            place_passed(state, log)
            if state.phase == ACTING and not state.rows[ASIDE + receiver_of(state)]:
                if is_sequential(state):
                    state.stage = 0
                else:
                    move_on(state)
        elif state.todo and begin_part(state, operation, chance, log):
            continue  # asked, done with a card, or done with the part
        else:
            if state.todo == part_of(state) and operation != book.SHELF_LIMIT and log is not None:
                log.append(Skipped("WK-104" if state.effect < RULES else "WK-128", state.actor))
            move_on(state)
            if state.phase == EFFECT_OVER and passes and not is_sequential(state):
                state.stage = 1  # all have set their cards aside (WK-125)
                state.phase = ACTING


def move_on(state: Wizards) -> None:
    """The next kitten's part; after the last one the effect, or its first stage, is over."""
    seat: i64 = state.actor + 1
    state.actor = 0 if seat == state.seats else seat
    state.todo = part_of(state)
    if state.actor == state.turn:
        state.phase = EFFECT_OVER


def act_at_once(state: Wizards, operation: i64, chance: Chance, log: Log | None) -> None:
    """What happens without anybody's choice."""
    at: i64 = state.effect * STEP
    one: int = state.book.steps[at + 2]
    other: int = state.book.steps[at + 3]
    if operation == book.SWAP_CURSES:
        swap_curses(state, one, other, log)
    elif operation == book.ROTATE_CURSES:
        rotate_curses(state, log)
    elif operation == book.REDEAL_CURSES:
        redeal_curses(state, chance, log)
    elif operation == book.LIFT_TOKENS:
        state.tokens = 0  # WK-124
        if log is not None:
            log.append(TokensMoved("WK-124", ""))
    elif operation == book.COVER:
        seat: i64
        state.tokens = 0
        for seat in range(state.seats):
            state.tokens |= (one + 1) << (seat * 4)
        if log is not None:
            log.append(TokensMoved("WK-124", SPELL_NAMES[one]))
    # What stays in force needs nothing else: `enforce` has noted it.
