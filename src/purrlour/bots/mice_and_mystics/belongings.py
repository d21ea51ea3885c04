"""Belongings: what a mouse keeps, hands over and puts on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.distances import FAR
from purrlour.bots.mice_and_mystics.gear import WANTED, gain, improvement, paws_left, use_of
from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.layout import FOUND, FROM, IN_PACK, WORN
from purrlour.games.mice_and_mystics.tables import C_PAWS, CARD_WIDTH

_TOO_LITTLE: Final = 1.0
"""Of a found card: cheese is better."""


def keep(mind: Mind, hero: i64) -> i64:
    """Keeps what is of use to somebody, and eats the rest."""
    look = mind.look
    best: i64 = 0
    most: float = -1.0
    card: i64
    for card in range(look.tables.how_many_cards):
        if look.state.rows[FROM + card] == FOUND + hero:
            use = use_of(look, hero, card)
            if use > most:
                most = use
                best = card
    if mind.legal[0] != codes.KEEP:
        return codes.CARD + best
    return codes.KEEP if most >= _TOO_LITTLE else codes.TRADE


def share(mind: Mind, hero: i64, other: i64) -> i64:
    """Hands over what the other needs more, and nothing back."""
    look = mind.look
    at: i64
    for at in range(mind.count):
        card: i64 = mind.legal[at] - codes.CARD
        if not 0 <= card < codes.CARDS or look.state.rows[FROM + card] != IN_PACK + hero:
            continue
        mine = gain(look, hero, card)
        if gain(look, other, card) > (mine if mine > WANTED else WANTED):
            return mind.legal[at]
    return codes.DONE


def equip(mind: Mind, hero: i64) -> i64:
    """Puts on what is better, and first away what is in its way."""
    look = mind.look
    below: float = float(FAR)
    while True:
        card = improvement(look, hero, below)
        if card < 0:
            return codes.DONE
        if mind.may(codes.CARD + card):
            return codes.CARD + card
        other = _in_the_way(mind, hero, card)
        if other >= 0:
            return codes.CARD + other
        below = gain(look, hero, card)


def _in_the_way(mind: Mind, hero: i64, card: i64) -> i64:
    """The least of what a mouse may put away to take up this card; −1: nothing is in its way."""
    look = mind.look
    if paws_left(look, hero, card) >= 0:
        return -1
    least: i64 = -1
    at: i64
    for at in range(mind.count):
        one: i64 = mind.legal[at] - codes.CARD
        if one < 0 or look.state.rows[FROM + one] != WORN + hero:
            continue
        held: bool = look.tables.cards[one * CARD_WIDTH + C_PAWS] > 0
        if held and (least < 0 or mind.primer.value[one] < mind.primer.value[least]):
            least = one
    return least
