"""The numbers of an ATTACK frame, which several files speak of."""

from __future__ import annotations

from typing import Final

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
