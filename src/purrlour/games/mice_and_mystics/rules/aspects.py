"""Traits of a mouse, with what others give it and what holds only now and then."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.content.ops import ANY_NEAR, OTHERS_SAME
from purrlour.games.mice_and_mystics.layout import AT, AURAS, CONDITIONAL, FROM, SHEET, SHEETS, WORN
from purrlour.games.mice_and_mystics.rules.conditions import holds
from purrlour.games.mice_and_mystics.rules.places import adjacent
from purrlour.games.mice_and_mystics.rules.sheets import changed, story_sources
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    HEROES,
    T_AMOUNT,
    T_TRAIT,
    T_WHEN,
    T_WHOSE,
    TRAIT_WIDTH,
)


def trait(state: Mice, hero: i64, what: i64) -> i64:
    """A trait of a mouse, with what others near it give it."""
    rows = state.rows
    total: i64 = rows[SHEETS + hero * SHEET + what]
    other: i64
    for other in range(HEROES):
        if other != hero and (rows[SHEETS + other * SHEET + AURAS] >> what) & 1:
            total += _aura(state, other, hero, what)
    if (rows[SHEETS + hero * SHEET + CONDITIONAL] >> what) & 1:
        total += _now(state, hero, what)
    return total


def _now(state: Mice, hero: i64, what: i64) -> i64:
    """What sources add whose condition holds at the moment."""
    tables = state.tables
    nature: i64 = tables.how_many_cards + tables.how_many_abilities + hero
    trophies = story_sources(state)
    total: i64 = 0
    source: i64
    for source in range(tables.how_many_cards):
        if state.rows[FROM + source] == WORN + hero:
            total += _some(state, source, hero, what)
    total += _some(state, nature, hero, what)
    for source in range(tables.how_many_trophies):
        if (state.flags >> (32 + source)) & 1:
            total += _some(state, trophies + source, hero, what)
    return total + _some(state, trophies + tables.how_many_trophies + state.chapter, hero, what)


def _some(state: Mice, source: i64, hero: i64, what: i64) -> i64:
    """The conditional traits of one source."""
    tables = state.tables
    total: i64 = 0
    at: i64
    for at in range(tables.first_trait[source], tables.first_trait[source + 1]):
        row: i64 = at * TRAIT_WIDTH
        when: i64 = tables.traits[row + T_WHEN]
        fits: bool = tables.traits[row + T_TRAIT] == what and when >= 0
        if fits and holds(state, when, hero, hero, -1):
            total += tables.traits[row + T_AMOUNT]
    return total


def _aura(state: Mice, giver: i64, hero: i64, what: i64) -> i64:
    """What one mouse's equipment or nature gives another."""
    tables, rows = state.tables, state.rows
    one: i64 = rows[AT + giver]
    other: i64 = rows[AT + hero]
    if one < 0 or other < 0:
        return 0
    total: i64 = 0
    source: i64
    nature: i64 = tables.how_many_cards + tables.how_many_abilities + giver
    for source in range(nature + 1):
        if source < tables.how_many_cards:
            if rows[FROM + source] != WORN + giver:
                continue
        elif source != nature:
            continue
        at: i64
        for at in range(tables.first_trait[source], tables.first_trait[source + 1]):
            row: i64 = at * TRAIT_WIDTH
            whose: i64 = tables.traits[row + T_WHOSE]
            if tables.traits[row + T_TRAIT] != what or whose == 0:
                continue
            near: bool = one == other
            if whose >= ANY_NEAR and not near:
                near = whose > ANY_NEAR or (adjacent(state, one) >> other) & 1 == 1
            if whose == OTHERS_SAME and one != other:
                near = False
            if near:
                total += tables.traits[row + T_AMOUNT]
    return total


def weapon_trait(state: Mice, hero: i64, card: i64, what: i64) -> i64:
    """A trait of a weapon, for the attack that is made with it."""
    tables = state.tables
    total: i64 = 0
    at: i64
    for at in range(tables.first_trait[card], tables.first_trait[card + 1]):
        row: i64 = at * TRAIT_WIDTH
        if tables.traits[row + T_TRAIT] == what and holds(
            state, tables.traits[row + T_WHEN], hero, hero, hero
        ):
            total += tables.traits[row + T_AMOUNT]
    return total


def immune(state: Mice, hero: i64, status: i64) -> bool:
    """Whether a mouse cannot get this status (bit), by nature or by a passing effect."""
    index: i64 = 0
    while not (status >> index) & 1:
        index += 1
    # Content's statuses are stunned, webbed, down, charmed; its traits come in another order.
    what: i64 = 19 - index if index < 2 else 14 + index
    return trait(state, hero, what) > 0 or changed(state, hero, 16 + index) > 0
