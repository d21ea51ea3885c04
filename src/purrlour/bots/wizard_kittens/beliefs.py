"""What the policy of Wizard Kittens believes about how games go.

They were tuned, not derived: whoever changes one should let it play. A weight of evidence is the
log of the odds, a worth is a share of a victory.
"""

from __future__ import annotations

from typing import Final

# Whether all six curses fall, before the professor comes.

SIX: Final = {2: -1.281, 3: 0.0, 4: 0.0}
"""Evidence for it when no card is to come and no curse lacks one, by the number of seats."""
SIX_DRAW: Final = 0.195
"""What each card to come adds."""
SIX_LACK: Final = 0.493
"""What each card that curses lack takes away."""
BOLD: Final = 0.5
"""What each kitten adds that has too many points to escape (WK-157)."""
MEEK: Final = -0.5
"""What each of two kittens adds that would escape as it is (WK-132)."""
HASTE: Final = 0.326
"""Evidence that somebody in a hurry sees in a card that the nearest pile lacks no more."""

# Who has the most points then.

LEAD: Final = 0.942
"""Points ahead that are a weight of 1, when no curse lacks a card."""
LEAD_LACK: Final = 0.232
"""How many more it takes for each card that curses lack."""

# How piles grow.

PACE: Final = 1.3
"""Cards that are drawn in a turn."""
SKILL: Final = 0.132
"""Cards that fit a pile, for each turn of its owner in the rest of the game."""
SOON: Final = 0.9
"""Cards that fit a pile in the next turns, if there are so many."""

# What cards are worth.

COST: Final = 0.027
"""What a card costs in a pile that does not need it."""
DIRT: Final = {2: 0.742, 3: 2.5, 4: 2.5}
"""By the number of seats: what a card more costs the one of two whom the professor surprises now;
with more, where cards decide (WK-158), the evidence in it that another has cleaner paws then."""
RIVAL: Final = {2: 0.361, 3: 0.2, 4: 0.2}
"""By the number of seats: what is bad for another kitten is so good for this one."""
