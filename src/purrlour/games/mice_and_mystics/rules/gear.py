"""Free actions with cards and cheese: share, equip, level up (MM-184…192)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.codes import (
    CARD,
    CARDS,
    DONE,
    GIVE_CHEESE,
    LEARN,
    SPECIAL,
    TAKE_CHEESE,
)
from purrlour.games.mice_and_mystics.events import CheeseShared, Equipped, Learned, Shared
from purrlour.games.mice_and_mystics.layout import (
    CHEESE,
    FROM,
    IN_PACK,
    KNOWS,
    THINGS,
    UNLOADED,
    WORN,
)
from purrlour.games.mice_and_mystics.rules.aspects import trait
from purrlour.games.mice_and_mystics.rules.find import push_drop
from purrlour.games.mice_and_mystics.rules.harm import gain_cheese
from purrlour.games.mice_and_mystics.rules.seats import controller
from purrlour.games.mice_and_mystics.rules.sheets import may_use, refit
from purrlour.games.mice_and_mystics.rules.things import pass_thing
from purrlour.games.mice_and_mystics.state import ASK_EQUIP, ASK_LEARN, ASK_SHARE, Mice
from purrlour.games.mice_and_mystics.tables import (
    ACCESSORY,
    C_KIND,
    C_LIGHT,
    C_PAWS,
    C_SLOT,
    CARD_WIDTH,
    CLASSES,
    HERO_WIDTH,
    HEROES,
    PAW_SLOT,
    PAWS,
)
from purrlour.games.mice_and_mystics.traits import LEVEL_COST, PAWS_LIGHT

LEVEL_PRICE: Final = 6
# Own numbers of SHARING and EQUIPPING: hero, partner, cards touched (two sets), cheese given,
# taken. A card moves once and cheese one way, so that sharing comes to an end.
TOUCHED: Final = 2
GIVEN: Final = 4
TAKEN: Final = 5
_WORD: Final = 48
"""Cards of one set of those touched."""


def touched(state: Mice, card: i64) -> bool:
    """Whether a card was moved already."""
    return (state.own(TOUCHED + card // _WORD) >> (card % _WORD)) & 1 == 1


def touch(state: Mice, card: i64) -> None:
    """Notes that it was."""
    at: i64 = TOUCHED + card // _WORD
    state.set_own(at, state.own(at) | bit(card % _WORD))


# Share.


def holder(state: Mice, card: i64) -> i64:
    """The mouse that has a card, worn or packed; −1 for none."""
    place: i64 = state.rows[FROM + card]
    if IN_PACK <= place < IN_PACK + HEROES:
        return place - IN_PACK
    if WORN <= place < WORN + HEROES:
        return place - WORN
    if UNLOADED <= place < UNLOADED + HEROES:
        return place - UNLOADED
    return -1


def run_sharing(state: Mice, log: Log | None) -> None:
    """Cards and cheese pass between two mice, both ways (MM-184…186)."""
    hero, other = state.own(0), state.own(1)
    if state.stage() == 0:
        state.set_stage(1)
        state.ask(ASK_SHARE, controller(state, hero))
        return
    state.set_stage(0)
    code = state.answer
    if code == DONE:
        state.pop()
        refit(state, hero)
        refit(state, other)
        push_drop(state, hero)
        push_drop(state, other)
    elif code == GIVE_CHEESE:
        pass_cheese(state, hero, other, log)
        state.set_own(GIVEN, 1)
    elif code == TAKE_CHEESE:
        pass_cheese(state, other, hero, log)
        state.set_own(TAKEN, 1)
    elif code >= SPECIAL:
        thing: i64 = code - SPECIAL
        giver = state.rows[THINGS + thing * 3 + 2] - 1
        pass_thing(state, thing, giver, other if giver == hero else hero, log)
        touch(state, CARDS + thing)
    else:
        card: i64 = code - CARD
        giver = holder(state, card)
        taker = other if giver == hero else hero
        touch(state, card)
        state.rows[FROM + card] = IN_PACK + taker  # MM-186
        refit(state, giver)
        refit(state, taker)
        if log is not None:
            names = state.tables.names
            log.append(
                Shared("MM-184", names.heroes[giver], names.heroes[taker], names.cards[card])
            )


def pass_cheese(state: Mice, giver: i64, taker: i64, log: Log | None) -> None:
    """One piece changes hands."""
    state.rows[CHEESE + giver] -= 1
    state.rows[CHEESE + taker] += 1
    if log is not None:
        names = state.tables.names
        log.append(CheeseShared("MM-184", names.heroes[giver], names.heroes[taker]))


# Equip.


def may_wear(state: Mice, hero: i64, card: i64) -> bool:
    """Whether a card of the pack can be put on (MM-22, MM-25, MM-187)."""
    row: i64 = card * CARD_WIDTH
    cards = state.tables.cards
    if cards[row + C_KIND] > ACCESSORY or not may_use(state, hero, card):
        return False
    return cards[row + C_PAWS] == 0 or paws_fit(state, hero, card)


def paws_fit(state: Mice, hero: i64, card: i64) -> bool:
    """Paws hold everything, but that a tail may hold light weapons (MM-189)."""
    cards = state.tables.cards
    light: i64 = 0
    heavy: i64 = 0
    other: i64
    for other in range(state.tables.how_many_cards):
        place: i64 = state.rows[FROM + other]
        if place == WORN + hero or place == UNLOADED + hero or other == card:
            if cards[other * CARD_WIDTH + C_LIGHT]:
                light += cards[other * CARD_WIDTH + C_PAWS]
            else:
                heavy += cards[other * CARD_WIDTH + C_PAWS]
    light -= trait(state, hero, PAWS_LIGHT)
    if light > 0:
        heavy += light
    return heavy <= state.tables.heroes[hero * HERO_WIDTH + PAWS]


def slot_holder(state: Mice, hero: i64, card: i64) -> i64:
    """The card that is worn where this one would go; −1 if nothing is (MM-26)."""
    cards = state.tables.cards
    slot: i64 = cards[card * CARD_WIDTH + C_SLOT]
    if slot <= PAW_SLOT:
        return -1
    other: i64
    for other in range(state.tables.how_many_cards):
        if state.rows[FROM + other] == WORN + hero and cards[other * CARD_WIDTH + C_SLOT] == slot:
            return other
    return -1


def run_equipping(state: Mice, log: Log | None) -> None:
    """Cards move between slots and pack, each once (MM-187)."""
    hero = state.own(0)
    if state.stage() == 0:
        state.set_stage(1)
        reload_weapons(state, hero)
        state.ask(ASK_EQUIP, controller(state, hero))
        return
    if state.answer == DONE:
        state.pop()
        push_drop(state, hero)
        return
    state.set_stage(0)
    card: i64 = state.answer - CARD
    touch(state, card)
    if state.rows[FROM + card] == WORN + hero:
        wear(state, hero, card, IN_PACK, log)
        return
    other = slot_holder(state, hero, card)
    if other >= 0:
        touch(state, other)
        wear(state, hero, other, IN_PACK, log)
    wear(state, hero, card, WORN, log)


def wear(state: Mice, hero: i64, card: i64, where: i64, log: Log | None) -> None:
    """A card goes on, or into the pack."""
    state.rows[FROM + card] = where + hero
    refit(state, hero)
    if log is not None:
        names = state.tables.names
        log.append(Equipped("MM-187", names.heroes[hero], names.cards[card], where == WORN))


def reload_weapons(state: Mice, hero: i64) -> None:
    """The equip action makes an unloaded weapon ready again."""
    card: i64
    for card in range(state.tables.how_many_cards):
        if state.rows[FROM + card] == UNLOADED + hero:
            state.rows[FROM + card] = WORN + hero
            refit(state, hero)


# Level up.


def level_price(state: Mice, hero: i64) -> i64:
    """Six cheese, more or less (MM-190)."""
    return LEVEL_PRICE + trait(state, hero, LEVEL_COST)


def learnable(state: Mice, hero: i64) -> i64:
    """Abilities of its class that nobody has (MM-07, MM-08, MM-190), as bits."""
    tables = state.tables
    known: i64 = 0
    other: i64
    for other in range(HEROES):
        known |= state.rows[KNOWS + other]
    found: i64 = 0
    classes: i64 = tables.heroes[hero * HERO_WIDTH + CLASSES]
    ability: i64
    for ability in range(tables.how_many_abilities):
        wanted: i64 = tables.abilities[ability * 2]
        if not (known >> ability) & 1 and (wanted == 0 or wanted & classes):
            found |= bit(ability)
    return found


def learn(state: Mice, hero: i64, ability: i64, clause: str, log: Log | None) -> None:
    """A mouse takes an ability card."""
    state.rows[KNOWS + hero] |= bit(ability)
    refit(state, hero)
    if log is not None:
        names = state.tables.names
        log.append(Learned(clause, names.heroes[hero], names.abilities[ability]))


def run_learning(state: Mice, log: Log | None) -> None:
    """Pay, and take a card (MM-190). Own numbers: hero, 1 if it costs nothing."""
    hero = state.own(0)
    if state.stage() == 0:
        if not learnable(state, hero):
            state.pop()
            return
        state.set_stage(1)
        state.ask(ASK_LEARN, controller(state, hero))
        return
    free = state.own(1)
    state.pop()
    if not free:
        gain_cheese(state, hero, -level_price(state, hero), "MM-190", log)
    learn(state, hero, state.answer - LEARN, "MM-190", log)
