"""Which rules of cards and chapters answer an event, and starting their programs."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.content.ops import (
    ANY_NEAR,
    ANY_TILE,
    OTHERS_SAME,
)
from purrlour.games.mice_and_mystics.frames import EFFECT
from purrlour.games.mice_and_mystics.layout import AT, FROM, HOOKS, LIMITS, SHEET, SHEETS, WORN
from purrlour.games.mice_and_mystics.rules.conditions import holds
from purrlour.games.mice_and_mystics.rules.places import adjacent
from purrlour.games.mice_and_mystics.rules.sheets import story_sources
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    HEROES,
    R_ARG,
    R_CODE,
    R_LIMIT,
    R_MAY,
    R_TRIGGER,
    R_WHEN,
    R_WHOSE,
    RULE_WIDTH,
)


def stamp(state: Mice, limit: i64) -> i64:
    """What tells one turn, round or visit from another; 1 for the whole chapter."""
    if limit == 1:
        return state.turns
    if limit == 2:
        return state.round
    if limit == 3:
        return state.visits
    return 1


def spent(state: Mice, rule: i64) -> bool:
    """Whether a rule was used as often as it may be."""
    limit: i64 = state.tables.rules[rule * RULE_WIDTH + R_LIMIT]
    return limit != 0 and state.rows[LIMITS + rule] == stamp(state, limit)


def spend(state: Mice, rule: i64) -> None:
    """Notes that a rule was used."""
    limit: i64 = state.tables.rules[rule * RULE_WIDTH + R_LIMIT]
    if limit:
        state.rows[LIMITS + rule] = stamp(state, limit)


def start(state: Mice, rule: i64, who: i64, target: i64, attacker: i64) -> None:
    """Puts a rule's program on top of the stack."""
    spend(state, rule)
    state.push(EFFECT, state.tables.rules[rule * RULE_WIDTH + R_CODE], rule, who, target)
    state.set_own(4, attacker)
    state.set_own(5, -1)


def applies(
    state: Mice, rule: i64, trigger: i64, arg: i64, who: i64, target: i64, attacker: i64
) -> bool:
    """Whether a rule is for this event, is not used up, and its condition holds."""
    rules = state.tables.rules
    row: i64 = rule * RULE_WIDTH
    if rules[row + R_TRIGGER] != trigger:
        return False
    wanted: i64 = rules[row + R_ARG]
    if wanted != 0 and wanted != arg:
        return False
    if spent(state, rule):
        return False
    return holds(state, rules[row + R_WHEN], who, target, attacker)


def related(state: Mice, rule: i64, bearer: i64, actor: i64) -> bool:
    """Whether the bearer of a rule may answer what the actor does."""
    whose: i64 = state.tables.rules[rule * RULE_WIDTH + R_WHOSE]
    if whose == 0:
        return bearer == actor
    one: i64 = state.rows[AT + bearer]
    other: i64 = state.rows[AT + actor] if actor >= 0 else -1
    if one < 0 or other < 0:
        return False
    if whose == OTHERS_SAME:
        return bearer != actor and one == other
    if whose == ANY_NEAR:
        return one == other or (adjacent(state, one) >> other) & 1 == 1
    return whose == ANY_TILE


def fire_source(
    state: Mice, source: i64, trigger: i64, arg: i64, who: i64, target: i64, attacker: i64
) -> bool:
    """Starts the rules of a source that happen by themselves; the first ends up on top."""
    tables = state.tables
    found = False
    rule: i64 = tables.first_rule[source + 1] - 1
    while rule >= tables.first_rule[source]:
        if not tables.rules[rule * RULE_WIDTH + R_MAY] and applies(
            state, rule, trigger, arg, who, target, attacker
        ):
            start(state, rule, who, target, attacker)
            found = True
        rule -= 1
    return found


def fire_mouse(
    state: Mice, trigger: i64, arg: i64, hero: i64, target: i64, attacker: i64, weapon: i64
) -> None:
    """What a mouse wears and is born with answers its own event; of weapons only the one used."""
    if not (state.rows[SHEETS + hero * SHEET + HOOKS] >> trigger) & 1:
        return
    tables = state.tables
    fire_source(
        state,
        tables.how_many_cards + tables.how_many_abilities + hero,
        trigger,
        arg,
        hero,
        target,
        attacker,
    )
    card: i64
    for card in range(tables.how_many_cards):
        if (
            (tables.hooks[card] >> trigger) & 1
            and state.rows[FROM + card] == WORN + hero
            and (weapon < 0 or card == weapon or tables.cards[card * 16] != 0)
        ):
            fire_source(state, card, trigger, arg, hero, target, attacker)


def fire_card(
    state: Mice, card: i64, trigger: i64, arg: i64, figure: i64, target: i64, attacker: i64
) -> bool:
    """A minion's initiative card answers."""
    tables = state.tables
    source: i64 = tables.how_many_cards + tables.how_many_abilities + card
    if card < HEROES or not (tables.hooks[source] >> trigger) & 1:
        return False
    return fire_source(state, source, trigger, arg, figure, target, attacker)


def fire_first(state: Mice, trigger: i64, arg: i64, hero: i64) -> bool:
    """The first rule of the chapter that answers, and no other."""
    tables = state.tables
    source: i64 = story_sources(state) + tables.how_many_trophies + state.chapter
    if not (tables.hooks[source] >> trigger) & 1:
        return False
    rule = first_rule(state, source, trigger, arg, hero)
    if rule >= 0:
        start(state, rule, hero, hero, -1)
    return rule >= 0


def first_rule(state: Mice, source: i64, trigger: i64, arg: i64, hero: i64) -> i64:
    """The first rule of a source that answers an event; −1 without one."""
    tables = state.tables
    rule: i64
    for rule in range(tables.first_rule[source], tables.first_rule[source + 1]):
        if applies(state, rule, trigger, arg, hero, hero, -1):
            return rule
    return -1


def fire_story(state: Mice, trigger: i64, arg: i64, hero: i64) -> bool:
    """The chapter and the story trophies answer."""
    tables = state.tables
    first = story_sources(state)
    found = False
    trophy: i64
    for trophy in range(tables.how_many_trophies):
        if (state.flags >> (32 + trophy)) & 1 and (tables.hooks[first + trophy] >> trigger) & 1:
            found |= fire_source(state, first + trophy, trigger, arg, hero, hero, -1)
    chapter: i64 = first + tables.how_many_trophies + state.chapter
    if (tables.hooks[chapter] >> trigger) & 1:
        found |= fire_source(state, chapter, trigger, arg, hero, hero, -1)
    return found
