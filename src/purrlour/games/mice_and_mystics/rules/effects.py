"""The interpreter: programs of cards, minions and chapters, an instruction at a time.

What lasts (attacks, rolls, placing …) is pushed on the stack; the program goes on when it is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, count, lowest
from purrlour.games.mice_and_mystics.codes import CHOOSE, DIE, FACE, KIND, PASS, PICK, YES
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.frames import OWN
from purrlour.games.mice_and_mystics.house import TYPED
from purrlour.games.mice_and_mystics.layout import DICE, SEAT
from purrlour.games.mice_and_mystics.rules.conditions import look
from purrlour.games.mice_and_mystics.rules.effects_body import CURING, body
from purrlour.games.mice_and_mystics.rules.effects_fight import fight
from purrlour.games.mice_and_mystics.rules.effects_story import PEEKED, story
from purrlour.games.mice_and_mystics.rules.harm import cure
from purrlour.games.mice_and_mystics.rules.names import space_chosen
from purrlour.games.mice_and_mystics.rules.rerolls import reroll_all, reroll_die, set_die, tell
from purrlour.games.mice_and_mystics.rules.seats import ask_team, controller, team
from purrlour.games.mice_and_mystics.rules.values import REGISTERS, amount, register
from purrlour.games.mice_and_mystics.state import (
    ASK_CHOOSE,
    ASK_DICE,
    ASK_FACE,
    ASK_KIND,
    ASK_MANY,
    ASK_PICK,
    ASK_SPACE,
    Mice,
)
from purrlour.games.mice_and_mystics.tables import HEROES

# Own numbers of EFFECT: address, rule, registers (8), candidates, loops (2), allowed branches,
# what is picked, how many.
PC: Final = 0
RULE: Final = 1
CANDIDATES: Final = 10
LOOPS: Final = 11
ALLOWED: Final = 13
CLASS: Final = 14
"""What the candidates are: a class of `ops.SELECT`."""
LEFT: Final = 15
"""Dice, or picks, still to be made; those made already are bits above 8."""

# Stages: a program runs, or waits for an answer.
_RUNS: Final = 0
_PICKED: Final = 1
_CHOSEN: Final = 2
_DICE: Final = 3
_MANY: Final = 4
_RETYPED: Final = 7
_ALL_RETYPED: Final = 8


def run_effect(state: Mice, chance: Chance, log: Log | None) -> None:
    """Carries out instructions until the program ends, waits, or starts something else."""
    stage = state.stage()
    if stage != _RUNS:
        answer(state, stage, chance, log)
        return
    frame: i64 = state.top
    stack = state.stack
    code = state.tables.code
    while state.top == frame and state.asked == 0 and stack[frame + 1] == _RUNS:
        at: i64 = stack[frame + OWN + PC]
        op: i64 = code[at]
        if op == ops.END or state.reason:
            state.pop()
            return
        if op <= ops.SELECT or op == ops.JUMP:
            if op == ops.SELECT:
                stack[frame + OWN + CLASS] = code[at + 1]
            stack[frame + OWN + PC] = look(state, at)
        elif op < ops.ROLL:
            control(state, op, at, chance)
        else:
            stack[frame + OWN + PC] = at + ops.WIDTH
            carry_out(state, op, at, chance, log)


def who_decides(state: Mice) -> i64:
    """The seat that picks for the program: SELF's controller, else the team's word."""
    me = register(state, ops.SELF)
    if 0 <= me < HEROES and state.rows[SEAT + me] >= 0:
        return controller(state, me)
    return team(state)


def control(state: Mice, op: i64, at: i64, chance: Chance) -> None:
    """Picks, loops and branches."""
    code, stack = state.tables.code, state.stack
    own: i64 = state.top + OWN
    a: i64 = code[at + 1]
    b: i64 = code[at + 2]
    c: i64 = code[at + 3]
    stack[own + PC] = at + ops.WIDTH
    if op == ops.PICK:
        choices: i64 = stack[own + CANDIDATES]
        if b > 0:
            choices &= ~bit(register(state, b - 1))
            stack[own + CANDIDATES] = choices
        if choices == 0:
            stack[own + PC] = c
        elif choices & (choices - 1) == 0:
            stack[state.top + REGISTERS + a] = lowest(choices)
        else:
            stack[own + LEFT] = a
            ask_for(state, _PICKED, ASK_PICK)
    elif op == ops.PICK_MANY:
        most = amount(state, a)
        if count(stack[own + CANDIDATES]) > most:
            stack[own + LEFT] = most
            stack[own + ALLOWED] = 0
            ask_for(state, _MANY, ASK_MANY)
    elif op == ops.RANDOM:
        choices = stack[own + CANDIDATES]
        if choices == 0:
            stack[own + PC] = c
            return
        skip = chance.pick(count(choices))
        while skip > 0:
            choices &= choices - 1
            skip -= 1
        stack[state.top + REGISTERS + a] = lowest(choices)
    elif op == ops.LOOP:
        stack[own + LOOPS + a] = stack[own + CANDIDATES]
    elif op == ops.EACH:
        rest: i64 = stack[own + LOOPS + a]
        if rest == 0:
            stack[own + PC] = c
        else:
            stack[state.top + REGISTERS + b] = lowest(rest)
            stack[own + LOOPS + a] = rest & (rest - 1)
    elif op == ops.ALLOW:
        stack[own + ALLOWED] |= bit(a)
    elif op == ops.CHOOSE:
        choose(state, at)


def choose(state: Mice, at: i64) -> None:
    """One of the allowed branches."""
    code, stack = state.tables.code, state.stack
    own: i64 = state.top + OWN
    allowed: i64 = stack[own + ALLOWED]
    if allowed == 0:
        stack[own + PC] = code[at + 4]
    elif allowed & (allowed - 1) == 0:
        stack[own + PC] = code[at + 1 + lowest(allowed)]
        stack[own + ALLOWED] = 0
    else:
        stack[own + PC] = at
        ask_for(state, _CHOSEN, ASK_CHOOSE)


def ask_for(state: Mice, stage: i64, phase: i64) -> None:
    """Asks about the candidates: figures, spaces or kinds."""
    state.set_stage(stage)
    if phase == ASK_PICK:
        kind: i64 = state.own(CLASS)
        if kind == ops.SPACES:
            phase = ASK_SPACE
        elif kind == ops.KINDS:
            phase = ASK_KIND
    me = register(state, ops.SELF)
    if 0 <= me < HEROES and state.rows[SEAT + me] >= 0:
        state.ask(phase, controller(state, me))
    else:
        ask_team(state, phase)


def answer(state: Mice, stage: i64, chance: Chance, log: Log | None) -> None:
    """Somebody picked, chose, or named dice."""
    stack = state.stack
    own: i64 = state.top + OWN
    given = state.answer
    state.set_stage(_RUNS)
    if stage == _PICKED:
        kind: i64 = stack[own + CLASS]
        if kind == ops.SPACES:
            given = space_chosen(state, given)
        elif kind == ops.KINDS:
            given -= KIND
        else:
            given -= PICK
        stack[state.top + REGISTERS + stack[own + LEFT]] = given
    elif stage == _CHOSEN:
        at: i64 = stack[own + PC]
        stack[own + PC] = state.tables.code[at + 1 + given - CHOOSE]
        stack[own + ALLOWED] = 0
    elif stage == CURING:
        cure(state, stack[own + LEFT], bit(given - CHOOSE), "MM-254", log)
        stack[own + ALLOWED] = 0
    elif stage == _RETYPED:
        set_die(state, stack[own + CLASS], given - FACE + 1, register(state, ops.SELF), log)
        stack[own + CLASS] = 0
        more_dice(state)
    elif stage == _ALL_RETYPED:
        state.rows[DICE + stack[own + CLASS]] = given - FACE + 1
        stack[own + CLASS] += 1
        type_next(state, log)
    elif stage == PEEKED:
        if given == YES:
            top: i64 = state.foes_left - 1
            upper = state.threats[top]
            state.threats[top] = state.threats[top - 1]
            state.threats[top - 1] = upper
    elif stage == _MANY:
        if given != PASS:
            stack[own + ALLOWED] |= bit(given - PICK)
            stack[own + LEFT] -= 1
            rest: i64 = stack[own + CANDIDATES] & ~stack[own + ALLOWED]
            if stack[own + LEFT] > 0 and rest:
                ask_for(state, _MANY, ASK_MANY)
                return
        stack[own + CANDIDATES] = stack[own + ALLOWED]
        stack[own + ALLOWED] = 0
    else:
        answer_dice(state, given, chance, log)


def carry_out(state: Mice, op: i64, at: i64, chance: Chance, log: Log | None) -> None:
    """An operation that changes the table."""
    code = state.tables.code
    if op == ops.REROLL or op == ops.SET_FACE:
        most = amount(state, code[at + 1])
        if state.dice_left > 0:
            state.set_own(LEFT, most)
            state.set_own(ALLOWED, 0)
            state.set_own(CLASS, 0 if op == ops.REROLL else code[at + 2])
            state.set_stage(_DICE)
            state.ask(ASK_DICE, who_decides(state))
    elif op == ops.REROLL_ALL:
        if state.house & TYPED:
            state.set_own(CLASS, 0)
            type_next(state, log)
        else:
            reroll_all(state, register(state, ops.SELF), chance, log)
    elif op < ops.HEAL:
        fight(state, op, at, chance, log)
    elif op < ops.DRAW:
        body(state, op, at, log)
    else:
        story(state, op, at, log)


def answer_dice(state: Mice, given: i64, chance: Chance, log: Log | None) -> None:
    """A die to roll again or to turn; or enough."""
    me = register(state, ops.SELF)
    if given == PASS:
        return
    die: i64 = given - DIE
    face: i64 = state.own(CLASS)
    state.set_own(ALLOWED, state.own(ALLOWED) | bit(die))
    state.set_own(LEFT, state.own(LEFT) - 1)
    if face:
        set_die(state, die, face, me, log)
    elif state.house & TYPED:
        state.set_own(CLASS, die)
        state.set_stage(_RETYPED)
        state.ask(ASK_FACE, who_decides(state))
        return
    else:
        reroll_die(state, die, me, chance, log)
    more_dice(state)


def type_next(state: Mice, log: Log | None) -> None:
    """The next die of a roll that is rolled again by hand; or it lies there (MM-O6)."""
    if state.own(CLASS) < state.dice_left:
        state.set_stage(_ALL_RETYPED)
        state.ask(ASK_FACE, who_decides(state))
    else:
        state.set_own(CLASS, 0)
        tell(state, register(state, ops.SELF), log)


def more_dice(state: Mice) -> None:
    """Asks for another die, if there may be one."""
    if state.own(LEFT) > 0 and count(state.own(ALLOWED)) < state.dice_left:
        state.set_stage(_DICE)
        state.ask(ASK_DICE, who_decides(state))
