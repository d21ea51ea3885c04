"""House rules that matter after the deal, as bits of a state's `house`."""

from __future__ import annotations

from typing import Final

PICK_RANDOM: Final = 1
SIDE_ADVANCED: Final = 2
SIDE_MIXED: Final = 4
CURSES_KNOWN: Final = 8
NO_REDRAW: Final = 16
EFFECT_FIRST: Final = 32
NO_CAT: Final = 64
SWITCH_MINE: Final = 128
SWITCH_OWN: Final = 256
NO_NULL_SWITCH: Final = 512
SWAT_TWO: Final = 1024
CASTER_PLACES: Final = 2048
FAVOR_BLIND: Final = 4096
NO_OWN_YOINK: Final = 8192
ORDER_CHOSEN: Final = 16384
CHECK_ONCE: Final = 32768
FINISH_TURN: Final = 65536
FEWEST_OF_ALL: Final = 131072
SALVAGE_TOP: Final = 262144
SALVAGE_RANDOM: Final = 524288
PASS_ASIDE: Final = 1048576
PASS_SEQUENTIAL: Final = 2097152
NO_EMPTY_CHAPTER: Final = 4194304
PASS_KEEPS: Final = 8388608
PASS_BY_GIVER: Final = 16777216
MASS_BY_RECEIVER: Final = 33554432
HIDE_CREDIT: Final = 67108864

HOUSE: Final = (
    ("kitten_pick", "random"),
    ("kitten_side", "advanced"),
    ("kitten_side", "mixed"),
    ("curse_set_known", "public"),
    ("chaos_redraw", "none"),
    ("chaos_order", "effect-first"),
    ("two_player_chaos_cat", "remove"),
    ("switch_scope", "mine-involved"),
    ("switch_scope", "own-only"),
    ("null_switch", "forbid"),
    ("swat_short", "illegal"),
    ("overflow_placer", "caster"),
    ("favor_reveal", "after-choice"),
    ("yoink_own", "forbid"),
    ("defeat_order", "active-chooses"),
    ("end_check", "single"),
    ("caught_timing", "finish-turn"),
    ("cleanest_compare", "all"),
    ("discard_take", "top"),
    ("discard_take", "random"),
    ("pass_resolution", "set-aside"),
    ("pass_resolution", "sequential"),
    ("empty_chapter", "refused"),
    ("pass_placement", "keep-chapter"),
    ("pass_placement", "giver"),
    ("mass_pass_placement", "receiver"),
    ("end_reveal", "hide-ec"),
)
"""Options and the values that are not their defaults, by bit."""

SPELL_RULES: Final = SWITCH_MINE | SWITCH_OWN | NO_NULL_SWITCH | SWAT_TWO | NO_OWN_YOINK
"""Those that decide which spells can be cast."""

assert 1 << len(HOUSE) == HIDE_CREDIT * 2


def house_names(house: int) -> tuple[str, ...]:
    """The options whose bits are set, as `name=value`."""
    return tuple(f"{name}={value}" for bit, (name, value) in enumerate(HOUSE) if house >> bit & 1)
