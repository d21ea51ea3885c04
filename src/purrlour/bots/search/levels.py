"""Levels: how long and how carefully a searching bot thinks. One literal table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from purrlour.engine.game import Game

ENDLESS: Final = 1 << 40
"""Rounds that nobody has time for."""


@dataclass(frozen=True)
class Effort:
    """What a level gives to one decision of a game."""

    rounds: int
    """Imagined games; the same seed then gives the same choice."""
    each: int
    """Rounds in one imagined world before there is another: to imagine one takes longer than to
    play in it."""
    daring: float
    """How much it looks for something new."""

    def by_clock(self) -> Effort:
        """The same for somebody whom only the clock ends."""
        return replace(self, rounds=ENDLESS)


@dataclass(frozen=True)
class Level:
    """A character that people may choose as an opponent."""

    name: str
    efforts: dict[str, Effort]
    """By game."""
    seconds: float
    """The clock that ends its thinking, whatever it has found."""
    slips: float = 0.0
    """How often it takes a choice that merely looked well…"""
    party_slips: float = 0.0
    """…the same in a party, where others pay for it…"""
    careless: float = 0.0
    """…and by how much of a chance to win that may be worse than the best."""

    def slips_in(self, game: Game[Any, Any, Any, Any]) -> float:
        """How often that happens in a game."""
        return self.party_slips if game.cooperative else self.slips


# Each level wins clearly against the one below, or more chapters than it, and a tiger takes far
# less than a second for a choice on one core of the compiled build: docs/decisions/0016 has the
# figures. The clocks are for slow machines and for the plain build: there a bot thinks less, never
# longer.

KITTEN: Final = Level(
    "kitten",
    {
        "exploding_kittens": Effort(20, 1, 1.0),
        "koty": Effort(20, 1, 1.0),
        "mice_and_mystics": Effort(8, 1, 1.0),
        "wizard_kittens": Effort(25, 1, 0.7),
    },
    seconds=0.3,
    slips=0.35,
    party_slips=0.2,
    careless=0.2,
)
CAT: Final = Level(
    "cat",
    {
        "exploding_kittens": Effort(80, 2, 1.0),
        "koty": Effort(60, 2, 1.0),
        "mice_and_mystics": Effort(24, 2, 0.7),
        "wizard_kittens": Effort(100, 2, 0.7),
    },
    seconds=0.5,
    slips=0.1,
    party_slips=0.1,
    careless=0.2,
)
TIGER: Final = Level(
    "tiger",
    {
        "exploding_kittens": Effort(1200, 4, 1.0),
        "koty": Effort(1000, 4, 1.0),
        "mice_and_mystics": Effort(100, 4, 0.7),
        "wizard_kittens": Effort(1000, 4, 0.7),
    },
    seconds=0.9,
)
