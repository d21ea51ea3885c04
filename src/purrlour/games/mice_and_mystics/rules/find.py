"""Searching, and what is found (MM-131…138)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.codes import CARD, TRADE
from purrlour.games.mice_and_mystics.content.ops import AFTER_TRADE, ON_DRAWN, SEARCH_STAR
from purrlour.games.mice_and_mystics.events import (
    CardDropped,
    CardFound,
    CardKept,
    CardTraded,
    PartyItemFound,
    Searched,
)
from purrlour.games.mice_and_mystics.frames import DROP
from purrlour.games.mice_and_mystics.layout import (
    AT,
    FOUND,
    FROM,
    IN_DISCARD,
    IN_PACK,
    IN_STASH,
    SEARCHED,
)
from purrlour.games.mice_and_mystics.rules.aspects import trait
from purrlour.games.mice_and_mystics.rules.decks import draw_card
from purrlour.games.mice_and_mystics.rules.dice import FOR_SEARCH, roll
from purrlour.games.mice_and_mystics.rules.dice_values import STAR, shown
from purrlour.games.mice_and_mystics.rules.harm import gain_cheese
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.seats import controller
from purrlour.games.mice_and_mystics.rules.sheets import refit
from purrlour.games.mice_and_mystics.rules.triggers import fire_first, fire_mouse, fire_source
from purrlour.games.mice_and_mystics.state import ASK_DROP, ASK_KEEP, Mice
from purrlour.games.mice_and_mystics.tables import (
    C_KIND,
    CARD_WIDTH,
    EVENT,
    PARTY,
    TRICK,
)
from purrlour.games.mice_and_mystics.traits import DICE_SEARCH, PACK

_ROLL: Final = 0
_READ: Final = 1
DRAW: Final = 2
_DECIDE: Final = 3
_KEPT: Final = 4
_OVER: Final = 5
# Own numbers of FIND: hero, cards still to draw, cards that may be kept.
LEFT: Final = 1
KEEP: Final = 2

PACK_ROOM: Final = 3


def run_find(state: Mice, chance: Chance, log: Log | None) -> None:
    """Takes a search, or a draw by a card, a step further."""
    hero = state.own(0)
    stage = state.stage()
    if stage == _ROLL and state.rows[AT + hero] < 0:
        state.pop()
    elif stage == _ROLL:
        state.set_stage(_READ)
        roll(state, 1 + trait(state, hero, DICE_SEARCH), FOR_SEARCH, hero, chance, log)
    elif stage == _READ:
        found = shown(state, STAR) > 0
        if log is not None:
            log.append(Searched("MM-131", figure_name(state, hero), found))
        if not found:
            state.pop()  # MM-136
            return
        state.rows[SEARCHED + state.side] |= bit(hero)  # MM-135
        state.set_own(LEFT, 1)
        state.set_own(KEEP, 1)
        frame: i64 = state.top
        # A find of the chapter's takes the place of the card (MM-137).
        state.stack[frame + 1] = _OVER if fire_first(state, SEARCH_STAR, 0, hero) else DRAW
    elif stage == DRAW:
        draw(state, hero, chance, log)
    elif stage == _DECIDE:
        decide(state, hero)
    elif stage == _KEPT:
        settle(state, hero, log)
    else:
        state.pop()
        push_drop(state, hero)


def draw(state: Mice, hero: i64, chance: Chance, log: Log | None) -> None:
    """The next card of the deck (MM-131…134)."""
    if state.own(LEFT) <= 0:
        state.set_stage(_DECIDE)
        return
    state.set_own(LEFT, state.own(LEFT) - 1)
    card = draw_card(state, chance, log)
    if card < 0:
        state.set_own(LEFT, 0)
        return
    if log is not None:
        name = state.tables.names.cards[card]
        log.append(CardFound("MM-131", figure_name(state, hero), name))
    kind: i64 = state.tables.cards[card * CARD_WIDTH + C_KIND]
    if kind == EVENT:  # MM-133
        state.rows[FROM + card] = IN_DISCARD
        fire_source(state, card, ON_DRAWN, 0, hero, hero, -1)
    elif kind == PARTY:  # MM-33, MM-134
        state.rows[FROM + card] = IN_STASH
        if log is not None:
            log.append(PartyItemFound("MM-134", state.tables.names.cards[card]))
    else:
        state.rows[FROM + card] = FOUND + hero


def found_card(state: Mice, hero: i64) -> i64:
    """The first card that a mouse found and has not decided upon; −1 without one."""
    card: i64
    for card in range(state.tables.how_many_cards):
        if state.rows[FROM + card] == FOUND + hero:
            return card
    return -1


def found_cards(state: Mice, hero: i64) -> i64:
    """How many there are."""
    found: i64 = 0
    card: i64
    for card in range(state.tables.how_many_cards):
        if state.rows[FROM + card] == FOUND + hero:
            found += 1
    return found


def decide(state: Mice, hero: i64) -> None:
    """Keep it, or discard it for cheese (MM-132); of several, which to keep."""
    many = found_cards(state, hero)
    if many == 0:
        state.set_stage(_OVER)
        return
    state.set_stage(_KEPT)
    state.ask(ASK_KEEP, controller(state, hero))


def settle(state: Mice, hero: i64, log: Log | None) -> None:
    """What becomes of the card."""
    state.set_stage(_DECIDE)
    names = state.tables.names
    if state.answer >= CARD:  # one of several is kept, the rest is discarded
        card: i64 = state.answer - CARD
        keep_card(state, hero, card, log)
        other: i64
        for other in range(state.tables.how_many_cards):
            if state.rows[FROM + other] == FOUND + hero:
                state.rows[FROM + other] = IN_DISCARD
                if log is not None:
                    name = names.cards[other]
                    log.append(CardDropped("MM-132", figure_name(state, hero), name))
        return
    card = found_card(state, hero)
    if state.answer == TRADE:
        state.rows[FROM + card] = IN_DISCARD
        if log is not None:
            log.append(CardTraded("MM-132", figure_name(state, hero), names.cards[card]))
        gain_cheese(state, hero, 1, "MM-132", log)
        fire_mouse(state, AFTER_TRADE, 0, hero, hero, -1, -1)
        return
    keep_card(state, hero, card, log)


def keep_card(state: Mice, hero: i64, card: i64, log: Log | None) -> None:
    """Into the pack."""
    state.rows[FROM + card] = IN_PACK + hero
    refit(state, hero)
    if log is not None:
        log.append(CardKept("MM-132", figure_name(state, hero), state.tables.names.cards[card]))


# The pack.


def pack_size(state: Mice, hero: i64) -> i64:
    """Cards in a pack that take room; tricks do not (MM-31, MM-188)."""
    tables = state.tables
    found: i64 = 0
    card: i64
    for card in range(tables.how_many_cards):
        if (
            state.rows[FROM + card] == IN_PACK + hero
            and tables.cards[card * CARD_WIDTH + C_KIND] != TRICK
        ):
            found += 1
    return found


def push_drop(state: Mice, hero: i64) -> None:
    """Somebody with too much in the pack must discard (MM-188)."""
    if pack_size(state, hero) > PACK_ROOM + trait(state, hero, PACK):
        state.push(DROP, hero, 0, 0, 0)


def run_drop(state: Mice, log: Log | None) -> None:
    """Cards go until the pack holds no more than three (MM-188)."""
    hero = state.own(0)
    if state.stage() == 1:
        state.set_stage(0)
        card: i64 = state.answer - CARD
        state.rows[FROM + card] = IN_DISCARD
        refit(state, hero)
        if log is not None:
            name = state.tables.names.cards[card]
            log.append(CardDropped("MM-188", figure_name(state, hero), name))
    elif pack_size(state, hero) > PACK_ROOM + trait(state, hero, PACK):
        state.set_stage(1)
        state.ask(ASK_DROP, controller(state, hero))
    else:
        state.pop()
