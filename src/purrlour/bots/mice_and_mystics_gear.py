"""Gear: what search cards and abilities are worth to a mouse, and who should have them."""

from __future__ import annotations

from typing import Final

from purrlour.bots.mice_and_mystics_odds import BOW, SWORD
from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.model import Card
from purrlour.games.mice_and_mystics.tables import ACCESSORY, ARMOUR, ITEM, SCROLL, TRICK, WEAPON

_TRAITS: Final = {
    "battle": 3.0,
    "defence": 2.5,
    "lore": 0.6,
    "move": 0.8,
    "dice_search": 0.8,
    "dice_trap": 0.2,
    "dice_shot_at": -0.6,
    "defence_ranged": 0.6,
    "reach": 0.5,
    "climb": -0.2,
    "swim": 0.3,
    "unweb": 0.3,
    "immune_down": 0.3,
    "immune_charmed": 0.3,
    "immune_webbed": 0.3,
    "immune_stunned": 0.3,
    "bonus": 1.0,
    "pack": 0.3,
    "first_target": -0.3,
}
"""What one more of a trait is worth."""
_RULES: Final = 0.4
"""What a rule of its own is worth."""
_LOOSE: Final = {ITEM: 1.5, SCROLL: 1.6, TRICK: 1.4}
"""What cards are worth that are used from the pack."""

FAVOURITES: Final = (
    *("field_modification", "double_jab", "mend", "cleave", "steady_aim", "slow_the_sands"),
    *("rallying_squeak", "stand_fast", "guardian_hymn", "riposte", "catch_breath"),
    *("rattling_charge", "spark_lance", "borrowed_luck", "first_arrow", "ricochet"),
    *("shield_wall", "warm_hearth", "light_fingers", "pinning_shot", "rummage"),
    *("draw_the_venom", "safe_hands", "slip_away", "change_of_plan", "do_as_i_do"),
    *("fog_veil", "quick_snare"),
)
"""Abilities, the best first."""


def worth(sight: Sight, hero: int, number: int) -> float:
    """What a card is worth to a mouse that has it at hand."""
    card = sight.book.cards[number]
    if card.kind > ACCESSORY:
        return _LOOSE.get(card.kind, 0.0) if sight.may_use(hero, number) else 0.2
    return value(card) if sight.may_use(hero, number) else 0.1


def value(card: Card) -> float:
    """What wearing a card is worth."""
    total = _RULES * len(card.rules)
    for trait in card.traits:
        total += _TRAITS.get(ops.TRAITS[trait.trait], 0.0) * trait.amount
    if card.kind == WEAPON:
        faces = BOW + 0.7 if card.mode else SWORD
        total += (card.bonus + 2) * faces / SWORD * 2.0
    elif card.kind == ARMOUR:
        total += 2.5 * card.bonus
    return total


def gain(sight: Sight, hero: int, number: int) -> float:
    """How much better off a mouse would be wearing this card, for what it replaces."""
    card = sight.book.cards[number]
    if card.kind > ACCESSORY or not sight.may_use(hero, number):
        return 0.0
    worn = sight.worn(hero)
    if number in worn:
        return 0.0
    others = [sight.book.cards[one] for one in worn]
    if card.kind == WEAPON:
        best = max((value(one) for one in others if one.kind == WEAPON), default=0.0)
        if not _paws_fit(sight, hero, card, others) and best >= value(card):
            return 0.0
        return max(value(card) - best, 0.0)
    if card.paws:
        return value(card) if _paws_fit(sight, hero, card, others) else 0.0
    there = max((value(one) for one in others if one.slot == card.slot), default=0.0)
    return max(value(card) - there, 0.0)


def _paws_fit(sight: Sight, hero: int, card: Card, others: list[Card]) -> bool:
    """Whether a mouse has paws left for a card."""
    held = sum(one.paws for one in others) + card.paws
    return held <= sight.book.heroes[hero].paws


def in_the_way(sight: Sight, hero: int, number: int) -> list[int]:
    """What a mouse has to put away before it can take up this card."""
    cards = sight.book.cards
    held = [one for one in sight.worn(hero) if cards[one].paws]
    room = sight.book.heroes[hero].paws - sum(cards[one].paws for one in held)
    away: list[int] = []
    for one in sorted(held, key=lambda one: value(cards[one])):
        if room >= cards[number].paws:
            break
        away.append(one)
        room += cards[one].paws
    return away


def improvements(sight: Sight, hero: int) -> list[int]:
    """Cards of the pack that are better than what is worn, the best first."""
    better = [(gain(sight, hero, card), card) for card in sight.packed(hero)]
    return [card for worth_it, card in sorted(better, reverse=True) if worth_it > 0.25]


def wanted_by(sight: Sight, other: int, number: int) -> float:
    """How much a mouse would like to have another's card."""
    card = sight.book.cards[number]
    if card.kind > ACCESSORY:
        return 0.0
    return gain(sight, other, number)
