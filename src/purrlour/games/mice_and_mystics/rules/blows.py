"""The numbers of an ATTACK frame, which several files speak of, and blows of a shared roll."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.tables import HEROES

# Own numbers of an ATTACK frame.
BY: Final = 0
AT_WHOM: Final = 1
RANGED: Final = 2
TYPE: Final = 3
"""Type of damage + 1; 0: none."""
MORE: Final = 4
"""Dice more for the attack."""
GUARD: Final = 5
"""Dice more for the defence."""
HITS: Final = 6
BLOCKS: Final = 7
HOW: Final = 8
WEAPON: Final = 9
"""Card + 1; 0: none."""
AS_HITS: Final = 10
"""Faces that count one hit more."""
OTHERS: Final = 11
"""Further targets of the same roll (MM-222, MM-228)."""
EXACTLY: Final = 12
"""So many dice + 1; 0: the usual ones."""
WOUNDS: Final = 13
"""Wounds that went through."""
CARD_USED: Final = 14
"""A minion's card + 1."""
AS_BLOCKS: Final = 15
STOOD: Final = 15
"""Once the blocks are read: the space where the target stood."""

UNASKED: Final = 13
"""Before one roll against many: mice that may still react to it."""
INSTEAD: Final = 16
"""Ten bits a mouse of one roll against many: who takes its blow, + 1, or 0; then the dice more to
defend against it, from −16 to 15 (MM-R105)."""
SPARED: Final = 17
"""Hits of the roll that whoever defends now was spared; the next one is not."""

# How it is made, as bits.
SPILLS: Final = 1
AUTOMATIC: Final = 2
"""Hits without a roll."""
KILLED: Final = 4
CHARMED: Final = 8
QUIET: Final = 16
"""The cheese of the roll was dealt with otherwise."""
LIGHT: Final = 32
OTHER: Final = 64
CHECKED: Final = 128
"""The weapon is settled."""
EXTRA: Final = 256
"""It may be followed by another (MM-R103)."""
MANY: Final = 512
"""One roll against several figures."""
MAGIC_TYPE: Final = 3
"""Magic among the types of damage, + 1."""
STARS: Final = 16
"""From this bit on: stars of the attack roll."""


def note_blow(noted: i64, hero: i64, whom: i64, guard: i64) -> i64:
    """INSTEAD with one mouse's blow added to it."""
    blow: i64 = (0 if whom == hero else whom + 1) | (guard & 31) << 5
    return noted | blow << (hero * 10)


def blow_at(noted: i64, figure: i64) -> i64:
    """Who takes the blow against a figure."""
    whom: i64 = noted >> (figure * 10) & 31 if figure < HEROES else 0
    return whom - 1 if whom else figure


def guard_at(noted: i64, figure: i64) -> i64:
    """The dice more to defend against it."""
    guard: i64 = noted >> (figure * 10 + 5) & 31 if figure < HEROES else 0
    return guard - 32 if guard > 15 else guard
