"""A mouse's turn: one move and one action, and what is free (MM-57…67, MM-238…251)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.codes import END, GO, STAND, STOP
from purrlour.games.mice_and_mystics.content.ops import (
    AFTER_ACTION,
    MOUSE_TURN_END,
    MOVE_ENDED,
    MOVE_ROLLED,
    START_TURN,
)
from purrlour.games.mice_and_mystics.events import (
    Charmed,
    MoveRolled,
    StoodUp,
    TurnSkipped,
)
from purrlour.games.mice_and_mystics.frames import FOE, RESCUE, WINDOW
from purrlour.games.mice_and_mystics.layout import AT, CHARMED, DOWN, HOOKS, SHEET, SHEETS, STATUS
from purrlour.games.mice_and_mystics.rules.deeds import do_deed
from purrlour.games.mice_and_mystics.rules.dice import FOR_MOVE, roll
from purrlour.games.mice_and_mystics.rules.dice_values import number_rolled
from purrlour.games.mice_and_mystics.rules.harm import cure, turn_wheel
from purrlour.games.mice_and_mystics.rules.move import (
    GOES_ON,
    cost_of,
    steps_of,
    stop_moving,
    take_step,
)
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_chosen
from purrlour.games.mice_and_mystics.rules.places import any_foe
from purrlour.games.mice_and_mystics.rules.rounds import FOR_OWN, expire
from purrlour.games.mice_and_mystics.rules.seats import controller, lowest_mouse
from purrlour.games.mice_and_mystics.rules.sheets import attribute
from purrlour.games.mice_and_mystics.rules.things import drag
from purrlour.games.mice_and_mystics.rules.triggers import fire_story
from purrlour.games.mice_and_mystics.rules.water import drift
from purrlour.games.mice_and_mystics.state import ASK_STEP, ASK_TURN, MAY_MOVE, MOVED, MOVING, Mice
from purrlour.games.mice_and_mystics.traits import MOVE

_START: Final = 0
_ROLL: Final = 1
_ROLLED: Final = 2
MAIN: Final = 3
_ANSWER: Final = 4
_STEPPED: Final = 5
_END: Final = 6
_DRIFTED: Final = 7
_RACE: Final = 8
_OVER: Final = 9

BY_RACE: Final = 2
"""Why the wheel turns, as `placing` names it."""
RACE_CLAUSE: Final = 1


def run_turn(state: Mice, chance: Chance, log: Log | None) -> None:
    """Takes a mouse's turn a step further."""
    stage = state.stage()
    hero = state.own(0)
    if stage == MAIN:
        if state.halt or state.anew or state.rows[AT + hero] < 0:
            state.set_stage(_END)
        elif state.deed == 1:
            state.deed = 2
            if (state.rows[SHEETS + hero * SHEET + HOOKS] >> AFTER_ACTION) & 1:
                state.push(WINDOW, AFTER_ACTION, hero, 0, 0)
        else:
            state.set_stage(_ANSWER)
            state.ask(ASK_TURN, controller(state, hero))
    elif stage == _ANSWER:
        state.set_stage(MAIN)
        answer(state, hero, log)
    elif stage == _STEPPED:
        state.set_stage(MAIN)
        after_step(state, hero)
    elif stage == _START:
        begin(state, hero, log)
    elif stage == _ROLL:
        state.set_stage(_ROLLED)
        roll(state, 1, FOR_MOVE, hero, chance, log)  # MM-66
    elif stage == _ROLLED:
        state.set_stage(MAIN)
        allow(state, hero, log)
    elif stage == _END:
        state.set_stage(_DRIFTED)
        end(state, hero, log)
    elif stage == _DRIFTED:
        state.set_stage(_RACE)
        if state.rows[AT + hero] >= 0:
            fire_story(state, MOUSE_TURN_END, 0, hero)
    elif stage == _RACE:
        state.set_stage(_OVER)
        race(state, hero)
    else:
        state.pop()


def begin(state: Mice, hero: i64, log: Log | None) -> None:
    """A captured mouse is rescued or skipped; a charmed one acts as a minion."""
    state.active = hero
    state.moving = MAY_MOVE
    state.allowance = 0
    state.steps = 0
    state.deed = 0
    state.free_used = 0
    state.passes = 0
    state.rolled = 0
    state.halt = 0
    expire(state, FOR_OWN, hero)
    if state.rows[AT + hero] < 0:
        state.set_stage(_RACE)  # MM-56
        if not any_foe(state):
            state.push(RESCUE, hero, 0, 0, 0)  # MM-238
        elif log is not None:
            log.append(TurnSkipped("MM-239", figure_name(state, hero)))
        return
    if state.rows[STATUS + hero] & CHARMED:
        state.set_stage(_END)
        if log is not None:
            log.append(Charmed("MM-249", figure_name(state, hero)))
        state.push(FOE, hero, -1, 0, 0)
        return
    state.set_stage(_ROLL)
    if (state.rows[SHEETS + hero * SHEET + HOOKS] >> START_TURN) & 1:
        state.push(WINDOW, START_TURN, hero, 0, 0)


def allow(state: Mice, hero: i64, log: Log | None) -> None:
    """Its move and the number rolled (MM-67)."""
    state.rolled = number_rolled(state)
    spaces: i64 = attribute(state, hero, MOVE) + state.rolled - drag(state, hero)
    spaces = spaces if spaces > 0 else 0
    state.allowance = spaces
    if log is not None:
        log.append(MoveRolled("MM-67", figure_name(state, hero), int(spaces)))
    fire_story(state, MOVE_ROLLED, 0, hero)


def answer(state: Mice, hero: i64, log: Log | None) -> None:
    """What the mouse does next."""
    code = state.answer
    if code >= GO:
        space = space_chosen(state, code)
        state.allowance -= cost_of(state, hero, space)
        state.steps += 1
        state.moving = MOVING
        state.set_stage(_STEPPED)
        if take_step(state, hero, space, log) != GOES_ON:
            state.allowance = 0
        return
    if code == STAND:  # MM-246
        state.moving = MOVED
        cure(state, hero, DOWN, "MM-246", log)
        if log is not None:
            log.append(StoodUp("MM-246", figure_name(state, hero)))
        return
    if code == END:
        state.set_stage(_END)
        stop_moving(state, hero)
        return
    do_deed(state, hero, code, log)


def after_step(state: Mice, hero: i64) -> None:
    """A move that cannot go on is over."""
    if state.halt or state.rows[AT + hero] < 0:
        return
    if state.moving == MOVING and not steps_of(state, hero, state.allowance, first=False):
        stop_moving(state, hero)


def end(state: Mice, hero: i64, log: Log | None) -> None:
    """Drift, then the end of a charm (MM-93, MM-251, MM-R04)."""
    state.passes = 0
    if state.rows[AT + hero] >= 0:
        cure(state, hero, CHARMED, "MM-251", log)
        drift(state, hero, log)


def race(state: Mice, hero: i64) -> None:
    """After the lowest mouse's turn, with no minion on the board: cheese on the wheel (MM-54)."""
    state.active = -1
    if hero == lowest_mouse(state) and not any_foe(state):
        turn_wheel(state, 1, BY_RACE, RACE_CLAUSE)


# Scurry.

_SCURRY_ROLL: Final = 0
_SCURRY_ROLLED: Final = 1
_SCURRY_ASK: Final = 2
_SCURRY_ANSWER: Final = 3
# Own numbers: hero, allowance, 1 once it moved.


def run_scurry(state: Mice, chance: Chance, log: Log | None) -> None:
    """Another move, by all the rules of moving (MM-101, MM-102)."""
    hero = state.own(0)
    stage = state.stage()
    if stage == _SCURRY_ROLL:
        state.set_stage(_SCURRY_ROLLED)
        roll(state, 1, FOR_MOVE, hero, chance, log)
    elif stage == _SCURRY_ROLLED:
        spaces: i64 = attribute(state, hero, MOVE) + number_rolled(state) - drag(state, hero)
        state.set_own(1, spaces)
        if log is not None:
            log.append(MoveRolled("MM-101", figure_name(state, hero), int(spaces)))
        state.set_stage(_SCURRY_ASK)
    elif stage == _SCURRY_ASK:
        over: bool = state.rows[AT + hero] < 0 or (state.halt != 0 and hero == state.active)
        if over or not steps_of(state, hero, state.own(1), first=state.own(2) == 0):
            state.pop()
            if state.rows[AT + hero] >= 0:
                fire_story(state, MOVE_ENDED, 0, hero)
            return
        state.set_stage(_SCURRY_ANSWER)
        state.ask(ASK_STEP, controller(state, hero))
    else:
        if state.answer == STOP:
            state.set_own(1, 0)
            state.set_stage(_SCURRY_ASK)
            return
        space = space_chosen(state, state.answer)
        state.set_own(1, state.own(1) - cost_of(state, hero, space))
        state.set_own(2, 1)
        if hero == state.active:
            state.steps += 1
        state.set_stage(_SCURRY_ASK)
        at: i64 = state.top
        if take_step(state, hero, space, log) != GOES_ON:
            state.stack[at + 3] = 0
