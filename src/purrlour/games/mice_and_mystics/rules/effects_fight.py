"""Operations on dice and fights (1, 4…11 of the content plan)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.frames import ATTACK, FOES, OWN, WOUNDING
from purrlour.games.mice_and_mystics.house import PREVENTS_ALL
from purrlour.games.mice_and_mystics.layout import AT
from purrlour.games.mice_and_mystics.rules.blows import (
    AS_BLOCKS,
    AS_HITS,
    AT_WHOM,
    AUTOMATIC,
    CARD_USED,
    CHECKED,
    EXACTLY,
    GUARD,
    HITS,
    HOW,
    MAGIC_TYPE,
    MANY,
    MORE,
    OTHERS,
    SPARED,
    SPILLS,
    TYPE,
    WEAPON,
)
from purrlour.games.mice_and_mystics.rules.dice import roll
from purrlour.games.mice_and_mystics.rules.fight import weapon_bonus
from purrlour.games.mice_and_mystics.rules.harm import wound_mouse
from purrlour.games.mice_and_mystics.rules.places import mice_on
from purrlour.games.mice_and_mystics.rules.reach import near_spaces
from purrlour.games.mice_and_mystics.rules.sheets import weapons_of
from purrlour.games.mice_and_mystics.rules.targets import targets_with
from purrlour.games.mice_and_mystics.rules.values import amount, register
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    C_LIGHT,
    C_RANGED,
    CARD_WIDTH,
    FIRST_FOE,
    R_TRIGGER,
    RULE_WIDTH,
)

LAST_WEAPON: Final = 16
"""Of an EFFECT frame: the card + 1 that its last attack was made with."""


def fight(state: Mice, op: i64, at: i64, chance: Chance, log: Log | None) -> None:
    """One operation."""
    code = state.tables.code
    a: i64 = code[at + 1]
    b: i64 = code[at + 2]
    c: i64 = code[at + 3]
    me = register(state, ops.SELF)
    current = state.innermost(ATTACK)
    own: i64 = current + OWN
    if op == ops.ROLL:
        roll(state, amount(state, a), b, me, chance, log)
    elif op == ops.ATTACK:
        attack(state, at)
    elif op == ops.HIT:
        hit(state, register(state, a), amount(state, b), c)
    elif op == ops.WOUND:
        whom = register(state, a)
        if whom >= FIRST_FOE:
            state.push(WOUNDING, whom, amount(state, b), me, 0)
        elif whom >= 0:
            wound_mouse(state, whom, amount(state, b), c, "MM-129", log)
    elif op == ops.PREVENT:
        less: i64 = amount(state, a)
        rule: i64 = state.own(1)
        if state.tables.rules[rule * RULE_WIDTH + R_TRIGGER] != ops.BEFORE_DEFENCE:
            state.prevented += less
        elif current >= 0:
            less = min(less, state.stack[own + HITS])
            state.stack[own + HITS] -= less
            if not state.house & PREVENTS_ALL:
                state.stack[own + SPARED] += less
    elif op == ops.STRIKE_ALL:
        sweep(state, me)
    elif current < 0:
        return
    elif op == ops.DICE:
        which: i64 = MORE if a == 0 else GUARD
        state.stack[own + which] += amount(state, b)
    elif op == ops.COUNT_AS:
        state.stack[own + (AS_BLOCKS if b else AS_HITS)] |= a
    elif op == ops.RETARGET:
        state.stack[own + AT_WHOM] = register(state, a)
    elif op == ops.SPILL:
        state.stack[own + HOW] |= SPILLS
    elif op == ops.AGAIN:
        state.extras = 1


def attack(state: Mice, at: i64) -> None:
    """A whole attack, as the card says it is made."""
    code = state.tables.code
    by = register(state, code[at + 1])
    target = register(state, code[at + 2])
    how: i64 = code[at + 3]
    mode: i64 = code[at + 4]
    dice = amount(state, code[at + 5])
    if by < 0 or target < 0 or state.rows[AT + target] < 0 or state.rows[AT + by] < 0:
        return
    last: i64 = state.own(LAST_WEAPON)
    if mode == 1:
        state.push(ATTACK, by, target, 0 if how & ops.BY_MELEE else 1, 0)
        state.set_own(EXACTLY, dice + 1)
        state.set_own(HOW, CHECKED)
        if how & ops.BY_MAGIC:
            state.set_own(TYPE, MAGIC_TYPE)
        return
    weapon = weapon_for(state, by, target, how, last)
    if weapon < 0 and mode == 0:
        return
    if weapon >= 0:
        state.set_own(LAST_WEAPON, weapon + 1)
    bonus: i64 = weapon_bonus(state, by, weapon, target) if weapon >= 0 else 0
    state.push(ATTACK, by, target, 0, 0)
    state.set_own(WEAPON, weapon + 1)
    if mode == 2:
        state.set_own(EXACTLY, dice + bonus + 1)
        state.set_own(WEAPON, weapon + 1)
    else:
        state.set_own(MORE, dice)


def weapon_for(state: Mice, hero: i64, target: i64, how: i64, last: i64) -> i64:
    """A weapon of the wanted sort that gets at the target; −1 without one."""
    packed: i64 = weapons_of(state, hero)
    cards = state.tables.cards
    while packed:
        weapon: i64 = (packed & 255) - 1
        packed >>= 8
        row: i64 = weapon * CARD_WIDTH
        if how & ops.BY_LIGHT and not cards[row + C_LIGHT]:
            continue
        if how & ops.BY_OTHER and weapon + 1 == last:
            continue
        if how & ops.BY_RANGED and not cards[row + C_RANGED]:
            continue
        if how & ops.BY_MELEE and cards[row + C_RANGED]:
            continue
        if (targets_with(state, hero, weapon) >> target) & 1 or how & ops.BY_RANGED:
            return weapon
    return -1


def hit(state: Mice, target: i64, hits: i64, kind: i64) -> None:
    """Automatic hits; the target may defend."""
    if target < 0 or state.rows[AT + target] < 0 or hits <= 0:
        return
    me = register(state, ops.SELF)
    state.push(ATTACK, me if me != target else -1, target, 0, 0)
    state.set_own(HITS, hits)
    state.set_own(TYPE, kind)
    state.set_own(HOW, AUTOMATIC | CHECKED)


def sweep(state: Mice, figure: i64) -> None:
    """One roll against every mouse near."""
    targets = mice_on(state, near_spaces(state, state.rows[AT + figure]))
    if not targets:
        return
    turn = state.innermost(FOES)
    first = lowest(targets)
    card: i64 = state.stack[turn + OWN] if turn >= 0 else -1
    state.push(ATTACK, figure, first, 0, 0)
    state.set_own(HOW, MANY)
    state.set_own(OTHERS, targets & ~bit(first))
    state.set_own(CARD_USED, card + 1)
