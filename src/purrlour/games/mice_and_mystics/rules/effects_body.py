"""Operations on bodies, cheese, time and places (8, 12…22, 26, 28…30 of the content plan)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.events import Cured, Skipped, Stepped, Taken
from purrlour.games.mice_and_mystics.frames import ACT, CAPTURE, PAGE, RESCUE, SCURRY, SURGE, TRAP
from purrlour.games.mice_and_mystics.layout import (
    AT,
    BLEMISHES,
    CHEESE,
    KIND_MODS,
    LINKS,
    MOST_LINKS,
    POISON,
    SKIP_BATTLE,
    SKIP_MOVE,
    SKIP_TURN,
    SNARES,
    STATUS,
    TAKEN,
    THINGS,
    TRAPS,
)
from purrlour.games.mice_and_mystics.rules.harm import (
    afflict,
    cure,
    gain_cheese,
    heal,
    move_end,
    turn_wheel,
)
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_name
from purrlour.games.mice_and_mystics.rules.places import adjacent, barred, dist, put
from purrlour.games.mice_and_mystics.rules.rounds import modify
from purrlour.games.mice_and_mystics.rules.seats import controller
from purrlour.games.mice_and_mystics.rules.values import amount, register, where
from purrlour.games.mice_and_mystics.state import ASK_CHOOSE, Mice
from purrlour.games.mice_and_mystics.tables import FIRST_FOE

ONLY_SCURRY: Final = 1
SKIPS: Final = ("move", "battle", "turn")
TRAP_TOKEN: Final = 0
ALLOWED: Final = 13
LEFT: Final = 15
"""Of an EFFECT frame, as `effects` names them."""
CURING: Final = 6
"""A stage of EFFECT frames: somebody chooses what a mouse is rid of."""


def body(state: Mice, op: i64, at: i64, log: Log | None) -> None:
    """One operation."""
    code = state.tables.code
    a: i64 = code[at + 1]
    b: i64 = code[at + 2]
    c: i64 = code[at + 3]
    if op == ops.HEAL:
        whom = register(state, a)
        if 0 <= whom < FIRST_FOE:
            heal(state, whom, amount(state, b), "MM-254", log)
    elif op == ops.CURE:
        cure_all(state, register(state, a), b, amount(state, c), log)
    elif op == ops.STATUS:
        whom = register(state, a)
        if whom >= 0 and c:
            afflict(state, whom, bit(b), "MM-255", log)
        elif whom >= 0:
            cure(state, whom, bit(b), "MM-254", log)
    elif op == ops.CAPTURE:
        state.push(CAPTURE, register(state, a), 0, 0, 0)
    elif op == ops.RESCUE:
        state.push(RESCUE, register(state, a), 0, 0, 0)
    elif op == ops.IMMUNE:
        modify(state, bit(register(state, a)), 16 + b, 1, c, register(state, ops.SELF))
    elif op == ops.MOD:
        modify(state, state.own(10), a, amount(state, b), c, register(state, ops.SELF))
    elif op == ops.KIND_MOD:
        state.rows[KIND_MODS + a * 4 + b] += amount(state, c)
    elif op == ops.SKIP:
        skip(state, register(state, a), b, log)
    elif op == ops.END_TURN:
        state.halt = 1
    elif op == ops.ACT:
        whom = register(state, a)
        state.push(SCURRY if b == ONLY_SCURRY else ACT, whom, 0 if b == ONLY_SCURRY else b, 0, 0)
    elif op < ops.STEP:
        cheese(state, op, a, b, c, log)
    else:
        place(state, op, at, log)


def cure_all(state: Mice, hero: i64, what: i64, most: i64, log: Log | None) -> None:
    """Poison, a status, or everything (MM-254)."""
    if not 0 <= hero < FIRST_FOE:
        return
    if what != 1:
        had: i64 = state.rows[POISON + hero]
        gone: i64 = most if most < had else had
        if what == 2:
            gone = had
        state.rows[POISON + hero] = had - gone
        if gone and log is not None:
            log.append(Cured("MM-254", figure_name(state, hero), "poison"))
    rest: i64 = state.rows[STATUS + hero] & BLEMISHES
    if what == 1 and rest & (rest - 1):  # one of several: its user chooses
        me = register(state, ops.SELF)
        state.set_own(ALLOWED, rest)
        state.set_own(LEFT, hero)
        state.set_stage(CURING)
        state.ask(ASK_CHOOSE, controller(state, me if 0 <= me < FIRST_FOE else hero))
        return
    while rest and what != 0:
        cure(state, hero, bit(lowest(rest)), "MM-254", log)
        rest &= rest - 1


def skip(state: Mice, figure: i64, what: i64, log: Log | None) -> None:
    """A figure loses its next move, battle or turn."""
    if figure < 0 or state.rows[AT + figure] < 0:
        return
    state.rows[STATUS + figure] |= (SKIP_MOVE, SKIP_BATTLE, SKIP_TURN)[what]
    if log is not None:
        log.append(Skipped("MM-34", figure_name(state, figure), SKIPS[what]))


def cheese(state: Mice, op: i64, a: i64, b: i64, c: i64, log: Log | None) -> None:
    """Cheese and time."""
    if op == ops.CHEESE:
        whom = register(state, a)
        if 0 <= whom < FIRST_FOE:
            gain_cheese(state, whom, amount(state, b), "MM-34", log)
    elif op == ops.WHEEL:
        by = amount(state, a)
        if by > 0:
            turn_wheel(state, by, 1, 3)
        else:
            state.wheel = state.wheel + by if state.wheel + by > 0 else 0
    elif op == ops.CARRY:
        carry(state, a, b, amount(state, c), log)
    elif op == ops.HOURGLASS:
        state.push(PAGE, amount(state, a), 2, 0, 0)
    elif op == ops.THE_END:
        move_end(state, amount(state, a), "MM-34", log)
    elif op == ops.SURGE:
        state.push(SURGE, 1, 0, 0, 0)


def carry(state: Mice, giver: i64, taker: i64, most: i64, log: Log | None) -> None:
    """Cheese from one to another, no more than there is."""
    if giver == ops.FROM_WHEEL:
        most = most if most < state.wheel else state.wheel
        state.wheel -= most
    elif giver != ops.FROM_SUPPLY:
        whom = register(state, giver)
        had: i64 = state.rows[CHEESE + whom]
        most = most if most < had else had
        gain_cheese(state, whom, -most, "MM-34", log)
    if taker == ops.FROM_WHEEL:
        turn_wheel(state, most, 1, 3)
    elif taker != ops.FROM_SUPPLY:
        gain_cheese(state, register(state, taker), most, "MM-34", log)


# Places.


def place(state: Mice, op: i64, at: i64, log: Log | None) -> None:
    """Figures, links and tokens on spaces."""
    code = state.tables.code
    a: i64 = code[at + 1]
    b: i64 = code[at + 2]
    c: i64 = code[at + 3]
    if op == ops.PLACE:
        figure = register(state, a)
        if figure >= 0:
            put_there(state, figure, register(state, b), log)
    elif op == ops.SWAP:
        one, other = register(state, a), register(state, b)
        if one >= 0 and other >= 0 and state.rows[AT + one] >= 0 and state.rows[AT + other] >= 0:
            here: i64 = state.rows[AT + one]
            there: i64 = state.rows[AT + other]
            put_there(state, one, there, log)
            put_there(state, other, here, log)
    elif op == ops.PUSH:
        push(state, register(state, a), amount(state, b), c, log)
    elif op == ops.STEP:
        state.push(SCURRY, register(state, a), amount(state, b), 0, 0)
        state.set_stage(2)
    elif op == ops.LINK:
        link(state, register(state, a), register(state, b))
    elif op == ops.PASS:
        state.passes |= a
    elif op == ops.TOKEN:
        row: i64 = (TRAPS if a == TRAP_TOKEN else SNARES) + state.side
        if c:
            state.rows[row] |= bit(register(state, b))
        else:
            state.rows[row] &= ~bit(register(state, b))
    elif op == ops.TRAP_CHECK:
        whom = register(state, a)
        state.push(TRAP, whom, state.rows[AT + whom], 0, 0)
    elif op == ops.SAFE:
        trap = state.innermost(TRAP)
        if trap >= 0:
            state.stack[trap + 4] = 1
    elif op == ops.TAKE:
        take(state, register(state, ops.SELF), a, log)
    elif op == ops.AT:
        space: i64 = where(state, register(state, b - ops.VAR)) if b >= ops.VAR else c
        state.stack[state.top + 4 + a] = space


def put_there(state: Mice, figure: i64, space: i64, log: Log | None) -> None:
    """A figure is moved without a path."""
    put(state, figure, space)
    if log is not None:
        log.append(Stepped("MM-34", figure_name(state, figure), space_name(state, space)))


def push(state: Mice, figure: i64, steps: i64, toward: i64, log: Log | None) -> None:
    """Forced steps away from SELF, or towards it; full spaces and walls stop them."""
    me = where(state, register(state, ops.SELF))
    while steps > 0 and figure >= 0 and state.rows[AT + figure] >= 0 and me >= 0:
        steps -= 1
        here: i64 = state.rows[AT + figure]
        now = dist(state, here, me)
        rest: i64 = adjacent(state, here) & ~barred(state, figure)
        best: i64 = -1
        while rest:
            space = lowest(rest)
            rest &= rest - 1
            far = dist(state, space, me)
            if far < now if toward else far > now:
                best = space
                break
        if best < 0:
            return
        put_there(state, figure, best, log)


def link(state: Mice, one: i64, other: i64) -> None:
    """Two spaces are linked for mice until the party leaves; the first link is the hook's."""
    at: i64
    for at in range(1, MOST_LINKS):
        if state.rows[LINKS + at * 2] < 0:
            state.rows[LINKS + at * 2] = one
            state.rows[LINKS + at * 2 + 1] = other
            return


def take(state: Mice, hero: i64, thing: i64, log: Log | None) -> None:
    """A mouse takes something of the chapter's: it carries it, or it simply counts."""
    tables = state.tables
    first: i64 = tables.chapter_things[state.chapter]
    carried: i64 = tables.thing_list[(first + thing) * 6 + 2]
    state.rows[THINGS + thing * 3 + 2] = hero + 1 if carried else TAKEN
    state.dirty = 1
    if log is not None:
        name = tables.names.things[first + thing]
        log.append(Taken("MM-59", figure_name(state, hero), name))
