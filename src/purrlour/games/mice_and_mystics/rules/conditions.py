"""Conditions: programs that only look, and end in yes or no."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.frames import EFFECT, OWN
from purrlour.games.mice_and_mystics.rules.values import REGISTERS, amount, register, select, value
from purrlour.games.mice_and_mystics.state import Mice

PC: Final = OWN
CANDIDATES: Final = OWN + 10


def holds(state: Mice, when: i64, who: i64, target: i64, attacker: i64) -> bool:
    """Whether a condition holds for these; without one it does."""
    if when < 0:
        return True
    # A frame of its own holds the registers; nothing outside it changes.
    state.push(EFFECT, when, -1, who, target)
    state.stack[state.top + REGISTERS + ops.ATTACKER] = attacker
    state.stack[state.top + REGISTERS + ops.IT] = -1
    code = state.tables.code
    at: i64 = when
    while code[at] != ops.YES and code[at] != ops.NO:
        at = look(state, at)
    state.pop()
    return code[at] == ops.YES


def look(state: Mice, at: i64) -> i64:
    """Carries out one instruction that changes only registers; the address of the next."""
    code = state.tables.code
    op: i64 = code[at]
    a: i64 = code[at + 1]
    b: i64 = code[at + 2]
    c: i64 = code[at + 3]
    d: i64 = code[at + 4]
    e: i64 = code[at + 5]
    if op == ops.JUMP:
        return a
    if op == ops.LESS:
        return c if register(state, a) < amount(state, b) else at + ops.WIDTH
    if op == ops.LEAST:
        return c if register(state, a) >= amount(state, b) else at + ops.WIDTH
    if op == ops.LET:
        state.stack[state.top + REGISTERS + a] = value(state, b, c, d, e)
    elif op == ops.SELECT:
        state.stack[state.top + CANDIDATES] = select(state, a, b, c, d, e)
    return at + ops.WIDTH
