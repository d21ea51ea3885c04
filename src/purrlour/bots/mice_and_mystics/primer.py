"""Primer: what cards, abilities and rules mean to somebody who plays by rules of thumb.

Read once from the tables of a book, so that a glance at a state is enough afterwards.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.chances import Chances
from purrlour.bots.mice_and_mystics.odds import BOW, SWORD
from purrlour.bots.mice_and_mystics.talents import Talents
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.tables import (
    ARMOUR,
    C_BONUS,
    C_KIND,
    C_RANGED,
    CARD_WIDTH,
    ITEM,
    MOST_SPACES,
    R_CODE,
    RULE_WIDTH,
    SCROLL,
    T_AMOUNT,
    T_TRAIT,
    TRAIT_WIDTH,
    TRICK,
    WEAPON,
    Tables,
)
from purrlour.games.mice_and_mystics.traits import BOTH_MODES, REACH

# What a rule does, as bits.
HEALS: Final = 1
CURES: Final = 2
TURNS_BACK: Final = 4
"""The hourglass."""
FEEDS: Final = 8
HITS: Final = 16
"""It hits without a roll, or makes somebody skip a turn."""
ATTACKS: Final = 32
CHANGES: Final = 64
"""Numbers of figures, for a while."""
DRAWS: Final = 128
SHUTS: Final = 256
ACTS: Final = 512
_DOES: Final = {
    ops.HEAL: HEALS,
    ops.CURE: CURES,
    ops.HOURGLASS: TURNS_BACK,
    ops.CHEESE: FEEDS,
    ops.HIT: HITS,
    ops.SKIP: HITS,
    ops.ATTACK: ATTACKS,
    ops.MOD: CHANGES,
    ops.DRAW: DRAWS,
    ops.SHUT: SHUTS,
    ops.ACT: ACTS,
}

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
_FAVOURITES: Final = (
    *("field_modification", "double_jab", "mend", "cleave", "steady_aim", "slow_the_sands"),
    *("rallying_squeak", "stand_fast", "guardian_hymn", "riposte", "catch_breath"),
    *("rattling_charge", "spark_lance", "borrowed_luck", "first_arrow", "ricochet"),
    *("shield_wall", "warm_hearth", "light_fingers", "pinning_shot", "rummage"),
    *("draw_the_venom", "safe_hands", "slip_away", "change_of_plan", "do_as_i_do"),
    *("fog_veil", "quick_snare"),
)
"""Abilities, the best first."""
_NO_FAVOURITE: Final = 99
_ROACH: Final = "roach"


@final
class Primer:
    """A book's tables, and what to think of them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.chances = Chances()
        cards: i64 = tables.how_many_cards
        self.value = vec[float]([card_value(tables, card) for card in range(int(cards))])
        """By search card: what wearing it is worth."""
        kinds = [int(tables.cards[card * CARD_WIDTH + C_KIND]) for card in range(int(cards))]
        self.loose = vec[float]([_LOOSE.get(kind, 0.0) for kind in kinds])
        """By search card: what it is worth in the pack."""
        self.reach = vec[i64]([trait_of(tables, card, REACH) for card in range(int(cards))])
        self.both = vec[i64]([trait_of(tables, card, BOTH_MODES) for card in range(int(cards))])
        """By search card: 1 for a weapon that may be thrown."""
        names = tables.names
        self.rank = vec[i64](
            [
                _FAVOURITES.index(name) if name in _FAVOURITES else _NO_FAVOURITE
                for name in names.abilities
            ]
        )
        """By ability: 0 for the best."""
        self.talents = Talents(tables)
        self.roach: i64 = names.kinds.index(_ROACH) if _ROACH in names.kinds else -1
        rules = len(tables.rules) // RULE_WIDTH
        self.does = vec[i64]([what_it_does(tables, rule) for rule in range(rules)])
        """By rule: bits of what its program does, in whichever branch."""
        self.spaces = vec[i64]([-1] * int(tables.how_many_sides * tables.how_many_names))
        """[side · names + name]: the space of that name."""
        side: i64
        for side in range(tables.how_many_sides):
            space: i64
            for space in range(tables.spaces[side]):
                name: i64 = tables.name_of_space[side * MOST_SPACES + space]
                self.spaces[side * tables.how_many_names + name] = space


def card_value(tables: Tables, card: i64) -> float:
    """What wearing a card is worth."""
    row: i64 = card * CARD_WIDTH
    total: float = _RULES * float(tables.first_rule[card + 1] - tables.first_rule[card])
    at: i64
    for at in range(tables.first_trait[card], tables.first_trait[card + 1]):
        name = ops.TRAITS[tables.traits[at * TRAIT_WIDTH + T_TRAIT]]
        amount: float = float(tables.traits[at * TRAIT_WIDTH + T_AMOUNT])
        total += _TRAITS.get(name, 0.0) * amount
    kind: i64 = tables.cards[row + C_KIND]
    bonus: float = float(tables.cards[row + C_BONUS])
    if kind == WEAPON:
        faces: float = float(BOW) + 0.7 if tables.cards[row + C_RANGED] else float(SWORD)
        total += (bonus + 2.0) * faces / float(SWORD) * 2.0
    elif kind == ARMOUR:
        total += 2.5 * bonus
    return total


def trait_of(tables: Tables, card: i64, trait: i64) -> int:
    """How much of a trait a card has."""
    total: i64 = 0
    at: i64
    for at in range(tables.first_trait[card], tables.first_trait[card + 1]):
        if tables.traits[at * TRAIT_WIDTH + T_TRAIT] == trait:
            total += tables.traits[at * TRAIT_WIDTH + T_AMOUNT]
    return int(total)


def what_it_does(tables: Tables, rule: i64) -> int:
    """The operations of a rule's program, as bits."""
    found = 0
    at: i64 = tables.rules[rule * RULE_WIDTH + R_CODE]
    while tables.code[at] != ops.END:
        found |= _DOES.get(int(tables.code[at]), 0)
        at += ops.WIDTH
    return found
