"""Which cards, abilities and natures a mouse may use in its own turn (MM-30, MM-59, MM-63)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.house import NO_MIDMOVE
from purrlour.games.mice_and_mystics.layout import AT, SEARCHED, STATUS, STUNNED
from purrlour.games.mice_and_mystics.rules.sheets import story_sources
from purrlour.games.mice_and_mystics.rules.triggers import applies
from purrlour.games.mice_and_mystics.rules.windows import owns, real_source
from purrlour.games.mice_and_mystics.state import MAY_MOVE, MOVING, Mice
from purrlour.games.mice_and_mystics.tables import R_MAY, R_TRIGGER, RULE_WIDTH

TURN_TRIGGERS: Final = (
    1 << ops.FREE
    | 1 << ops.ACTION
    | 1 << ops.INSTEAD_BATTLE
    | 1 << ops.INSTEAD_SEARCH
    | 1 << ops.INSTEAD_MOVE
    | 1 << ops.BEFORE_MOVE
)


def in_water(state: Mice, hero: i64) -> bool:
    """Whether a mouse swims."""
    return (state.tables.water[state.side] >> state.rows[AT + hero]) & 1 == 1


def may_be_free(state: Mice, hero: i64) -> bool:
    """Whether free actions are allowed now (MM-61, MM-62)."""
    if in_water(state, hero):
        return False
    return not (state.moving == MOVING and state.house & NO_MIDMOVE)


def open_now(state: Mice, hero: i64, trigger: i64) -> bool:
    """Whether a trigger of the own turn is open to a mouse."""
    if trigger == ops.FREE:
        return may_be_free(state, hero)
    if trigger == ops.INSTEAD_MOVE or trigger == ops.BEFORE_MOVE:
        return state.moving == MAY_MOVE
    if state.deed or state.rows[STATUS + hero] & STUNNED:
        return False  # MM-243, MM-245
    if trigger == ops.INSTEAD_SEARCH:
        return not (state.rows[SEARCHED + state.side] >> hero) & 1
    return True


def open_triggers(state: Mice, hero: i64) -> i64:
    """The triggers of the own turn that are open to a mouse, as bits."""
    found: i64 = 0
    trigger: i64
    for trigger in range(ops.BEFORE_MOVE + 1):
        if trigger != ops.START_TURN and open_now(state, hero, trigger):
            found |= bit(trigger)
    return found


def turn_rule(state: Mice, hero: i64, source: i64, triggers: i64) -> i64:
    """The rule of a source that a mouse may use in its turn now; −1 without one."""
    tables = state.tables
    real = real_source(state, source)
    if not tables.offers[real] & triggers or not owns(state, hero, source):
        return -1
    rule: i64
    for rule in range(tables.first_rule[real], tables.first_rule[real + 1]):
        row: i64 = rule * RULE_WIDTH
        trigger: i64 = tables.rules[row + R_TRIGGER]
        if (
            tables.rules[row + R_MAY]
            and (triggers >> trigger) & 1
            and applies(state, rule, trigger, 0, hero, hero, -1)
        ):
            return rule
    return -1


def special_rule(state: Mice, hero: i64, number: i64) -> i64:
    """The chapter's so-and-so-manieth own action, if it may be taken now; else −1."""
    triggers = open_triggers(state, hero)
    tables = state.tables
    source: i64 = story_sources(state) + tables.how_many_trophies + state.chapter
    rule: i64
    for rule in range(tables.first_rule[source], tables.first_rule[source + 1]):
        row: i64 = rule * RULE_WIDTH
        trigger: i64 = tables.rules[row + R_TRIGGER]
        if not tables.rules[row + R_MAY] or trigger > ops.ACTION:
            continue
        if number == 0:
            fits: bool = (triggers >> trigger) & 1 == 1
            return rule if fits and applies(state, rule, trigger, 0, hero, hero, -1) else -1
        number -= 1
    return -1


def specials(state: Mice, hero: i64, triggers: i64) -> i64:
    """The chapter's own actions that may be taken now, as bits."""
    tables = state.tables
    source: i64 = story_sources(state) + tables.how_many_trophies + state.chapter
    if not tables.offers[source] & triggers & (bit(ops.FREE) | bit(ops.ACTION)):
        return 0
    number: i64 = 0
    found: i64 = 0
    rule: i64
    for rule in range(tables.first_rule[source], tables.first_rule[source + 1]):
        row: i64 = rule * RULE_WIDTH
        trigger: i64 = tables.rules[row + R_TRIGGER]
        if not tables.rules[row + R_MAY] or trigger > ops.ACTION:
            continue
        fits: bool = (triggers >> trigger) & 1 == 1
        if fits and applies(state, rule, trigger, 0, hero, hero, -1):
            found |= bit(number)
        number += 1
    return found
