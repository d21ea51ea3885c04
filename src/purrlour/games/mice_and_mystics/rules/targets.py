"""Whom a figure may attack (MM-111, MM-116…121, MM-206…209)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.layout import AT
from purrlour.games.mice_and_mystics.rules.aspects import trait, weapon_trait
from purrlour.games.mice_and_mystics.rules.places import cell, dist, foes_on
from purrlour.games.mice_and_mystics.rules.reach import foe_reach, near_spaces
from purrlour.games.mice_and_mystics.rules.sheets import weapons_of
from purrlour.games.mice_and_mystics.rules.track import highest_hero
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import C_RANGED, CARD_WIDTH, HEROES
from purrlour.games.mice_and_mystics.traits import BOTH_MODES, FIRST_TARGET, REACH


def shootable(state: Mice, hero: i64) -> i64:
    """Minions that a mouse may attack at range: those near it must be chosen (MM-117)."""
    here: i64 = state.rows[AT + hero]
    near = foes_on(state, near_spaces(state, here))
    return near if near else foes_on(state, state.tables.seen[cell(state, here)])


def strikable(state: Mice, hero: i64, weapon: i64) -> i64:
    """Minions that a melee weapon gets at (MM-111); a long one, in sight."""
    here: i64 = state.rows[AT + hero]
    found = foes_on(state, near_spaces(state, here))
    far = weapon_trait(state, hero, weapon, REACH)
    if far > 1:
        rest = foes_on(state, state.tables.seen[cell(state, here)])
        while rest:
            figure = lowest(rest)
            rest &= rest - 1
            if dist(state, here, state.rows[AT + figure]) <= far:
                found |= bit(figure)
    return found


def targets_with(state: Mice, hero: i64, weapon: i64) -> i64:
    """Minions that a mouse may attack with a weapon."""
    if state.tables.cards[weapon * CARD_WIDTH + C_RANGED]:
        return shootable(state, hero)
    found = strikable(state, hero, weapon)
    if weapon_trait(state, hero, weapon, BOTH_MODES) > 0:
        found |= shootable(state, hero)
    return found


def targets_of(state: Mice, hero: i64) -> i64:
    """Minions that a mouse may attack with any of its weapons (MM-23, MM-36)."""
    packed: i64 = weapons_of(state, hero)
    found: i64 = 0
    while packed:
        found |= targets_with(state, hero, (packed & 255) - 1)
        packed >>= 8
    return found


def foe_target(state: Mice, figure: i64, ranged: i64, attacked: i64) -> i64:
    """The mouse that a minion attacks: the closest not yet attacked this turn; of several, or
    if all were, of the closest the one highest on the track (MM-207, MM-208). −1: none."""
    mice = foe_reach(state, figure, ranged)
    fresh: i64 = closest(state, state.rows[AT + figure], mice & ~attacked)
    if not fresh:
        fresh = closest(state, state.rows[AT + figure], mice)
    return first_of(state, fresh)


def closest(state: Mice, space: i64, mice: i64) -> i64:
    """Those of some mice that are nearest to a space."""
    best: i64 = 99
    found: i64 = 0
    hero: i64
    for hero in range(HEROES):
        if (mice >> hero) & 1:
            far = dist(state, space, state.rows[AT + hero])
            if far < best:
                best = far
                found = 0
            if far == best:
                found |= bit(hero)
    return found


def first_of(state: Mice, mice: i64) -> i64:
    """Whoever draws attention, else the one highest on the track (MM-201, MM-208)."""
    hero: i64
    for hero in range(HEROES):
        if (mice >> hero) & 1 and trait(state, hero, FIRST_TARGET) > 0:
            return hero
    return highest_hero(state, mice)
