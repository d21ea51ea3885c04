"""Numbers of the traits that content lists, for compiled code."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.content.ops import TRAITS

BATTLE: Final = 0
DEFENCE: Final = 1
LORE: Final = 2
MOVE: Final = 3
DICE_TRAP: Final = 4
DICE_WATER: Final = 5
DICE_SEARCH: Final = 6
SHOT_AT: Final = 7
DEFENCE_RANGED: Final = 8
REACH: Final = 9
PAWS_LIGHT: Final = 10
PACK: Final = 11
CLIMB: Final = 12
FIRST_TARGET: Final = 13
SWIM: Final = 14
UNWEB: Final = 15
IMMUNE_DOWN: Final = 16
IMMUNE_CHARMED: Final = 17
IMMUNE_WEBBED: Final = 18
IMMUNE_STUNNED: Final = 19
MAGIC: Final = 21
BONUS: Final = 22
LEVEL_COST: Final = 23
BOLT_HOLE: Final = 24
BOTH_MODES: Final = 20

_NAMED: Final = {
    "battle": BATTLE,
    "defence": DEFENCE,
    "lore": LORE,
    "move": MOVE,
    "dice_trap": DICE_TRAP,
    "dice_water": DICE_WATER,
    "dice_search": DICE_SEARCH,
    "dice_shot_at": SHOT_AT,
    "defence_ranged": DEFENCE_RANGED,
    "reach": REACH,
    "paws_light": PAWS_LIGHT,
    "pack": PACK,
    "climb": CLIMB,
    "first_target": FIRST_TARGET,
    "swim": SWIM,
    "unweb": UNWEB,
    "immune_down": IMMUNE_DOWN,
    "immune_charmed": IMMUNE_CHARMED,
    "immune_webbed": IMMUNE_WEBBED,
    "immune_stunned": IMMUNE_STUNNED,
    "magic": MAGIC,
    "bonus": BONUS,
    "level_cost": LEVEL_COST,
    "bolt_hole": BOLT_HOLE,
    "both_modes": BOTH_MODES,
}
assert all(TRAITS[number] == name for name, number in _NAMED.items())
