"""What the policy of Wizard Kittens believes about how games go.

They were tuned, not derived: whoever changes one should let it play. A weight of evidence is the
log of the odds, a worth is a share of a victory.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Beliefs:
    """What one kind of kitten believes."""

    # Whether all six curses fall, before the professor comes.
    six: float
    """Evidence for it when no card is to come and no curse lacks one."""
    six_draw: float
    """What each card to come adds."""
    six_lack: float
    """What each card that curses lack takes away."""

    # Who has the most points then.
    lead: float
    """Points ahead that are a weight of 1, when no curse lacks a card."""
    lead_lack: float
    """How many more it takes for each card that curses lack."""

    # What cards are worth.
    dirt: float
    """For two: what a card more costs somebody whom the professor surprises now. With more, where
    cards decide (WK-158): the evidence in it that another has the cleaner paws."""
    rival: float
    """What is bad for another kitten is so good for this one."""

    bold: float = 0.5
    """Evidence for six curses: each kitten that has too many points to escape (WK-157)."""
    meek: float = -0.5
    """The same: each of two kittens that would escape as it is (WK-132)."""
    haste: float = 0.326
    """The same, for somebody in a hurry: a card that the nearest pile lacks no more."""
    pace: float = 1.3
    """Cards that are drawn in a turn."""
    skill: float = 0.132
    """Cards that fit a pile, for each turn of its owner in the rest of the game."""
    soon: float = 0.9
    """Cards that fit a pile in the next turns, if there are so many."""
    cost: float = 0.027
    """What a card costs in a pile that does not need it."""


DUEL: Final = Beliefs(
    six=-1.281,
    six_draw=0.195,
    six_lack=0.493,
    lead=0.942,
    lead_lack=0.232,
    dirt=0.742,
    rival=0.361,
)
"""What one of two believes; it won most against others of its kind."""
CAREFUL: Final = replace(DUEL, six=0.0, dirt=2.5, rival=0.2)
"""What wins most among three or four who race for points: clean paws. Where all play like this,
hardly a curse falls, and the last chair wins oftener than the first."""
HOPEFUL: Final = Beliefs(
    six=-1.0,
    six_draw=0.42,
    six_lack=0.4,
    lead=2.0,
    lead_lack=0.3,
    dirt=2.5,
    rival=0.25,
)
"""What three or four seem to believe who play as people do, found by forecasting games of
`greedy`: they race for points, and for clean paws when it is too late for that."""
