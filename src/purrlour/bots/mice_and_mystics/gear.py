"""Gear: what search cards are worth to a mouse, and who should have them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.look import Look
from purrlour.games.mice_and_mystics.layout import FROM, IN_PACK, WORN
from purrlour.games.mice_and_mystics.rules.sheets import may_use
from purrlour.games.mice_and_mystics.tables import (
    ACCESSORY,
    C_KIND,
    C_PAWS,
    C_SLOT,
    CARD_WIDTH,
    HERO_WIDTH,
    PAWS,
    WEAPON,
)

WORTH_IT: Final = 0.25
"""A gain below that is not worth a change of clothes."""
WANTED: Final = 1.0
"""So much better off another mouse has to be to be given something."""
_SECOND_HAND: Final = 0.8
"""What a card loses that has to be handed over first."""


def worth(look: Look, hero: i64, card: i64) -> float:
    """What a card is worth to a mouse that has it at hand."""
    usable = may_use(look.state, hero, card)
    if look.tables.cards[card * CARD_WIDTH + C_KIND] > ACCESSORY:
        return look.primer.loose[card] if usable else 0.2
    return look.primer.value[card] if usable else 0.1


def gain(look: Look, hero: i64, card: i64) -> float:
    """How much better off a mouse would be wearing this card, for what it replaces."""
    rows, tables, value = look.state.rows, look.tables, look.primer.value
    row: i64 = card * CARD_WIDTH
    kind: i64 = tables.cards[row + C_KIND]
    if kind > ACCESSORY or rows[FROM + card] == WORN + hero:
        return 0.0
    if not may_use(look.state, hero, card):
        return 0.0
    slot: i64 = tables.cards[row + C_SLOT]
    held: i64 = 0
    """Paws in use."""
    best: float = 0.0
    """Of what it would replace."""
    one: i64
    for one in range(tables.how_many_cards):
        if rows[FROM + one] != WORN + hero:
            continue
        other: i64 = one * CARD_WIDTH
        held += tables.cards[other + C_PAWS]
        same: bool = tables.cards[other + C_SLOT] == slot
        if kind == WEAPON:
            same = tables.cards[other + C_KIND] == WEAPON
        if same and value[one] > best:
            best = value[one]
    paws: i64 = tables.cards[row + C_PAWS]
    fits: bool = held + paws <= tables.heroes[hero * HERO_WIDTH + PAWS]
    if kind != WEAPON and paws:
        return value[card] if fits else 0.0
    return value[card] - best if value[card] > best else 0.0


def paws_left(look: Look, hero: i64, card: i64) -> i64:
    """Paws that a mouse would have left with this card in them, too; below 0: too few."""
    rows, tables = look.state.rows, look.tables
    room: i64 = tables.heroes[hero * HERO_WIDTH + PAWS] - tables.cards[card * CARD_WIDTH + C_PAWS]
    one: i64
    for one in range(tables.how_many_cards):
        if rows[FROM + one] == WORN + hero:
            room -= tables.cards[one * CARD_WIDTH + C_PAWS]
    return room


def improvement(look: Look, hero: i64, below: float) -> i64:
    """The card of the pack that is most of an improvement, but less of one; −1 for none."""
    rows, tables = look.state.rows, look.tables
    best: i64 = -1
    most: float = WORTH_IT
    card: i64
    for card in range(tables.how_many_cards):
        packed: bool = rows[FROM + card] == IN_PACK + hero
        if packed and tables.cards[card * CARD_WIDTH + C_KIND] <= ACCESSORY:
            more = gain(look, hero, card)
            if most < more < below:
                most = more
                best = card
    return best


def gift(look: Look, hero: i64, other: i64) -> bool:
    """Whether a mouse has something in its pack that another would rather wear."""
    rows, tables = look.state.rows, look.tables
    card: i64
    for card in range(tables.how_many_cards):
        if rows[FROM + card] == IN_PACK + hero and gain(look, other, card) > WANTED:
            return True
    return False


def use_of(look: Look, hero: i64, card: i64) -> float:
    """What a card is worth to the party."""
    mine = worth(look, hero, card)
    if look.tables.cards[card * CARD_WIDTH + C_SLOT] >= 0:
        mine = gain(look, hero, card)
    at: i64
    for at in range(look.many_mice):
        theirs: float = _SECOND_HAND * gain(look, look.mice[at], card)
        mine = max(mine, theirs)
    return mine
