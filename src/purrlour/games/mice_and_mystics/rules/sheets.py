"""What a mouse can do with what it wears and is: attributes, weapons, traits (MM-19…28)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.layout import (
    ARMS,
    ARMS_ROOM,
    AURAS,
    CONDITIONAL,
    FROM,
    HOOKS,
    IN_PACK,
    KNOWS,
    MODS,
    MOST_MODS,
    OFFERS,
    SEAT,
    SHEET,
    SHEETS,
    WEAPONS,
    WORN,
)
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    ACCESSORY,
    ARMOUR,
    C_BATTLE,
    C_BONUS,
    C_CLASSES,
    C_KIND,
    C_LORE,
    CARD_WIDTH,
    CLASSES,
    HERO_WIDTH,
    HEROES,
    ITEM,
    R_TRIGGER,
    RULE_WIDTH,
    SCROLL,
    T_AMOUNT,
    T_OTHERS,
    T_TRAIT,
    T_WHEN,
    T_WHOSE,
    TRAIT_WIDTH,
    TRICK,
    WEAPON,
)
from purrlour.games.mice_and_mystics.traits import BATTLE, DEFENCE, LORE


def refit(state: Mice, hero: i64) -> None:
    """Writes a mouse's sheet anew, after its cards or abilities changed."""
    rows, tables = state.rows, state.tables
    sheet: i64 = SHEETS + hero * SHEET
    at: i64
    for at in range(sheet, sheet + SHEET):
        rows[at] = 0
    if rows[SEAT + hero] < 0:
        return
    cards: i64 = tables.how_many_cards
    card: i64
    for card in range(cards):
        place: i64 = rows[FROM + card]
        if place == WORN + hero:
            _add(state, sheet, card)
            if tables.cards[card * CARD_WIDTH + C_KIND] == ARMOUR:
                rows[sheet + DEFENCE] += tables.cards[card * CARD_WIDTH + C_BONUS]
        elif place == IN_PACK + hero:
            kind: i64 = tables.cards[card * CARD_WIDTH + C_KIND]
            if kind == TRICK or kind == ITEM or kind == SCROLL:
                _add_hooks(state, sheet, card)
    ability: i64
    for ability in range(tables.how_many_abilities):
        if (rows[KNOWS + hero] >> ability) & 1:
            _add_hooks(state, sheet, cards + ability)
    _add(state, sheet, cards + tables.how_many_abilities + hero)
    _add_story(state, sheet)
    arm(state, hero)
    packed: i64 = 0
    for card in range(cards):
        if (
            rows[FROM + card] == WORN + hero
            and tables.cards[card * CARD_WIDTH + C_KIND] == WEAPON
            and may_use(state, hero, card)
        ):
            packed = packed << 8 | (card + 1)
    rows[sheet + WEAPONS] = packed


def arm(state: Mice, hero: i64) -> None:
    """Lists what a mouse may use: cards, abilities, its nature, trophies, the chapter."""
    rows, tables = state.rows, state.tables
    at: i64 = ARMS + hero * ARMS_ROOM
    end: i64 = at + ARMS_ROOM - 1
    rest: i64
    for rest in range(at, end + 1):
        rows[rest] = 0
    cards: i64 = tables.how_many_cards
    source: i64
    for source in range(cards):
        if tables.offers[source] and at < end:
            place: i64 = rows[FROM + source]
            kind: i64 = tables.cards[source * CARD_WIDTH + C_KIND]
            if place == WORN + hero or (place == IN_PACK + hero and kind > ACCESSORY):
                rows[at] = source + 1
                at += 1
    for source in range(tables.how_many_abilities):
        if (rows[KNOWS + hero] >> source) & 1 and at < end:
            rows[at] = cards + source + 1
            at += 1
    nature: i64 = cards + tables.how_many_abilities + hero
    if tables.offers[nature] and at < end:
        rows[at] = nature + 1
        at += 1
    last: i64 = cards + tables.how_many_abilities + HEROES
    first = story_sources(state)
    for source in range(tables.how_many_trophies):
        if (state.flags >> (32 + source)) & 1 and tables.offers[first + source] and at < end:
            rows[at] = last + source + 1
            at += 1
    if tables.offers[first + tables.how_many_trophies + state.chapter]:
        rows[at] = last + tables.how_many_trophies + 1


def refit_all(state: Mice) -> None:
    """Every mouse's sheet."""
    hero: i64
    for hero in range(HEROES):
        refit(state, hero)


def _add_story(state: Mice, sheet: i64) -> None:
    """What the chapter and the story trophies add to everybody."""
    tables = state.tables
    first = story_sources(state)
    trophy: i64
    for trophy in range(tables.how_many_trophies):
        if (state.flags >> (32 + trophy)) & 1:
            _add(state, sheet, first + trophy)
    _add(state, sheet, first + tables.how_many_trophies + state.chapter)


def story_sources(state: Mice) -> i64:
    """The first source of story trophies; those of chapters follow them."""
    tables = state.tables
    return (
        tables.how_many_cards
        + tables.how_many_abilities
        + tables.how_many_foes
        + tables.how_many_tokens
    )


def _add(state: Mice, sheet: i64, source: i64) -> None:
    """A source's traits and triggers. Weapons' own traits (reach, magic …) are read with them."""
    tables, rows = state.tables, state.rows
    at: i64
    for at in range(tables.first_trait[source], tables.first_trait[source + 1]):
        row: i64 = at * TRAIT_WIDTH
        trait: i64 = tables.traits[row + T_TRAIT]
        if tables.traits[row + T_WHEN] >= 0:
            rows[sheet + CONDITIONAL] |= bit(trait)
            continue
        whose: i64 = tables.traits[row + T_WHOSE]
        if whose != 0:
            rows[sheet + AURAS] |= bit(trait)
        if not tables.traits[row + T_OTHERS]:
            rows[sheet + trait] += tables.traits[row + T_AMOUNT]
    _add_hooks(state, sheet, source)


def _add_hooks(state: Mice, sheet: i64, source: i64) -> None:
    tables = state.tables
    at: i64
    for at in range(tables.first_rule[source], tables.first_rule[source + 1]):
        state.rows[sheet + HOOKS] |= bit(tables.rules[at * RULE_WIDTH + R_TRIGGER])
    state.rows[sheet + OFFERS] |= tables.offers[source]


def may_use(state: Mice, hero: i64, card: i64) -> bool:
    """Class, battle and lore are what the card asks for (MM-22)."""
    tables = state.tables
    row: i64 = card * CARD_WIDTH
    classes: i64 = tables.cards[row + C_CLASSES]
    if classes and not classes & tables.heroes[hero * HERO_WIDTH + CLASSES]:
        return False
    if attribute(state, hero, BATTLE) < tables.cards[row + C_BATTLE]:
        return False
    return attribute(state, hero, LORE) >= tables.cards[row + C_LORE]


def attribute(state: Mice, hero: i64, stat: i64) -> i64:
    """Battle, defence, lore or move with all bonuses, never below 0 (MM-28, MM-R30)."""
    value: i64 = state.tables.heroes[hero * HERO_WIDTH + stat]
    value += state.rows[SHEETS + hero * SHEET + stat] + changed(state, hero, stat)
    return value if value > 0 else 0


def changed(state: Mice, figure: i64, stat: i64) -> i64:
    """What passing effects add to a number of a figure."""
    total: i64 = 0
    rows = state.rows
    at: i64 = MODS
    end: i64 = MODS + MOST_MODS * 5
    while at < end and rows[at] != 0:
        if (rows[at] >> figure) & 1 and rows[at + 1] == stat:
            total += rows[at + 2]
        at += 5
    return total


def weapons_of(state: Mice, hero: i64) -> i64:
    """Usable weapons, eight bits each: card + 1, the first one lowest."""
    return state.rows[SHEETS + hero * SHEET + WEAPONS]
