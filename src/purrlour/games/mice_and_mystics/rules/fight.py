"""How many dice are rolled in a fight, and what roaches do with cheese (MM-112, MM-114, MM-164)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.content.ops import ON_STEAL
from purrlour.games.mice_and_mystics.events import Stole
from purrlour.games.mice_and_mystics.frames import OWN
from purrlour.games.mice_and_mystics.layout import AT, CHEESE, KIND, KIND_MODS, TROPHIES
from purrlour.games.mice_and_mystics.rules.aspects import trait
from purrlour.games.mice_and_mystics.rules.conditions import holds
from purrlour.games.mice_and_mystics.rules.harm import (
    CAT_TAMER,
    ROACH,
    ROACH_LORD,
    gain_cheese,
    turn_wheel,
)
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.places import size_of
from purrlour.games.mice_and_mystics.rules.sheets import attribute, changed
from purrlour.games.mice_and_mystics.rules.track import place_of
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    BATTLE,
    C_BONUS,
    CARD_WIDTH,
    DEFENCE,
    F_BATTLE,
    F_DEFENCE,
    FIRST_FOE,
    FOE_WIDTH,
    HERO_WIDTH,
    HEROES,
    K_CARDS,
    KIND_WIDTH,
    LARGE,
    T_AMOUNT,
    T_TRAIT,
    T_WHEN,
    TRAIT_WIDTH,
)
from purrlour.games.mice_and_mystics.traits import BONUS, DEFENCE_RANGED, SHOT_AT

ATTACK_RANGED: Final = 4
"""Content's number of the dice of ranged attacks."""
RANGED_DEFENCE: Final = 5


def attack_dice(state: Mice) -> i64:
    """Battle, the weapon's bonus, and what else counts; never below 0 (MM-112, MM-R30)."""
    frame: i64 = state.top + OWN
    stack = state.stack
    by: i64 = stack[frame]
    target: i64 = stack[frame + 1]
    ranged: i64 = stack[frame + 2]
    weapon: i64 = stack[frame + 9] - 1
    exactly: i64 = stack[frame + 12] - 1
    dice: i64 = stack[frame + 4]
    if exactly >= 0:
        dice += exactly
    elif by >= FIRST_FOE:
        card: i64 = stack[frame + 14] - 1
        dice += state.tables.foes[card * FOE_WIDTH + F_BATTLE] + changed(state, by, BATTLE)
        dice += kind_change(state, by, BATTLE, state.tables.foes[card * FOE_WIDTH + F_BATTLE])
    elif stack[frame + 8] & 8:
        dice += state.tables.heroes[by * HERO_WIDTH + BATTLE]  # charmed: its card alone (MM-250)
    else:
        dice += attribute(state, by, BATTLE)
        if weapon >= 0:
            dice += weapon_bonus(state, by, weapon, target)
    if ranged:
        dice += changed(state, by, ATTACK_RANGED)
        if target < FIRST_FOE:
            dice += trait(state, target, SHOT_AT)
    return dice if dice > 0 else 0


def kind_change(state: Mice, figure: i64, stat: i64, printed: i64) -> i64:
    """What the chapter changed in a kind of minion; a number never falls below 1 by it."""
    by: i64 = state.rows[KIND_MODS + state.rows[KIND + figure] * 4 + stat]
    return by if printed + by >= 1 or printed < 1 else 1 - printed


def weapon_bonus(state: Mice, hero: i64, weapon: i64, target: i64) -> i64:
    """The dice a weapon adds, by nature or under its condition."""
    tables = state.tables
    dice: i64 = tables.cards[weapon * CARD_WIDTH + C_BONUS]
    at: i64
    for at in range(tables.first_trait[weapon], tables.first_trait[weapon + 1]):
        row: i64 = at * TRAIT_WIDTH
        if tables.traits[row + T_TRAIT] == BONUS and holds(
            state, tables.traits[row + T_WHEN], hero, target, hero
        ):
            dice += tables.traits[row + T_AMOUNT]
    return dice


def defence_dice(state: Mice) -> i64:
    """What the target of the attack defends with (MM-114, MM-210)."""
    frame: i64 = state.top + OWN
    stack = state.stack
    by: i64 = stack[frame]
    target: i64 = stack[frame + 1]
    dice: i64 = stack[frame + 5]
    if target < FIRST_FOE:
        dice += attribute(state, target, DEFENCE)
        if stack[frame + 2]:
            dice += trait(state, target, DEFENCE_RANGED) + changed(state, target, RANGED_DEFENCE)
        return dice if dice > 0 else 0
    card = card_acting(state, target)
    dice += state.tables.foes[card * FOE_WIDTH + F_DEFENCE] + changed(state, target, DEFENCE)
    dice += kind_change(state, target, DEFENCE, state.tables.foes[card * FOE_WIDTH + F_DEFENCE])
    if state.rows[TROPHIES + CAT_TAMER] == by and size_of(state, target) == LARGE:
        dice -= 1  # MM-291
    return dice if dice > 0 else 0


def card_acting(state: Mice, figure: i64) -> i64:
    """The card a minion defends with: the one now acting, else its best left (MM-R101)."""
    tables = state.tables
    cards: i64 = tables.kinds[state.rows[KIND + figure] * KIND_WIDTH + K_CARDS]
    if state.card >= HEROES and (cards >> state.card) & 1:
        return state.card
    best: i64 = -1
    found: i64 = -1
    card: i64
    for card in range(HEROES, tables.how_many_foes):
        there: bool = (cards >> card) & 1 == 1 and place_of(state, card) >= 0
        if there and tables.foes[card * FOE_WIDTH + F_DEFENCE] > best:
            best = tables.foes[card * FOE_WIDTH + F_DEFENCE]
            found = card
    if found >= 0:
        return found
    card = HEROES  # not yet on the track: any of its cards
    while not (cards >> card) & 1:
        card += 1
    return card


def steal(state: Mice, by: i64, target: i64, wounds: i64, card: i64, log: Log | None) -> i64:
    """Roaches take cheese for wounds; the wounds that are left (MM-162…164)."""
    tables = state.tables
    source: i64 = tables.how_many_cards + tables.how_many_abilities + card
    if card < HEROES or not (tables.hooks[source] >> ON_STEAL) & 1 or wounds == 0:
        return wounds
    had: i64 = state.rows[CHEESE + target]
    taken: i64 = wounds if wounds < had else had
    if taken == 0:
        return wounds
    lord: bool = (
        state.rows[TROPHIES + ROACH_LORD] >= 0
        and state.rows[AT + state.rows[TROPHIES + ROACH_LORD]] == state.rows[AT + by]
    )
    greedy: bool = state.greedy != 0 and state.rows[KIND + by] == ROACH and not lord  # MM-287
    if log is not None:
        thief, victim = figure_name(state, by), figure_name(state, target)
        log.append(Stole("MM-163" if greedy else "MM-164", thief, victim, int(taken), greedy))
    gain_cheese(state, target, -taken, "MM-164", log)
    if greedy:
        turn_wheel(state, taken, 1, 2)
    return wounds - taken
