"""Book: what the cards of one table do, as flat numbers that compiled rules can read.

New Rules and the steps of Chaos Mode cards are one thing here: an effect that happens now, after
every defeated curse, or stays in force. Bonuses of curses and Extra Credit share their formulas.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import u8

from purrlour.engine.cells import vec

# Formulas: how points are counted (WK-144, WK-146). Each has a number `a` and points.

NONE: Final = 0
PER_TYPE: Final = 1
"""Points per card of type `a` in the circle."""
OF_A_KIND: Final = 2
"""Points per `a` cards of one type in the circle (WK-152)."""
FULL_SETS: Final = 3
"""Points per complete set of the four types."""
AT_MOST: Final = 4
"""Points for a circle of at most `a` cards."""
CHAPTERS_OF: Final = 5
"""Points per open chapter of one's own that holds exactly `a` cards."""
PER_CARDS: Final = 6
"""Points per `a` cards in the circle, of any types."""
PER_DIFFERENT: Final = 7
"""Points per different type in the circle."""
CLEAN_CURSES: Final = 8
"""Points per defeated curse without extras."""
DIFFERENT_DIFFICULTIES: Final = 9
"""Points per different difficulty among one's defeated curses."""

FORMULA: Final = 3
"""Numbers of a formula: which one, `a`, points."""

# When an effect acts.

NOW: Final = 0
"""Once, at once (WK-99, WK-109)."""
DEFEAT: Final = 1
"""From now on, after every defeated curse (WK-85)."""
ALWAYS: Final = 2
"""From now on (WK-101)."""

# Operations. Everybody chooses, in turn order from the active kitten (WK-100):

DISCARD_OWN: Final = 1
"""Discard `a` cards of one's own."""
DISCARD_OTHER: Final = 2
"""Discard `a` cards from other circles."""
DISCARD_CHAPTER: Final = 3
"""Discard all cards of one chapter of one's own."""
PASS: Final = 4
"""Pass `a` cards to the neighbour on side `b`."""
TAKE: Final = 5
"""Take `a` cards from the neighbour on side `b`."""
TAKE_DISCARD: Final = 6
"""Take `a` cards from the discard pile."""
MOVE_OWN: Final = 7
"""Move `a` cards to other open chapters of one's own."""

# Nobody chooses:

PASS_CHAPTER: Final = 8
"""Pass the whole chapter `a` to the neighbour on side `b`."""
SWAP_CURSES: Final = 9
"""The curses of chapters `a` and `b` trade places."""
ROTATE_CURSES: Final = 10
"""Every curse moves on by an open chapter, the last to the first."""
REDEAL_CURSES: Final = 11
"""Curses on the table are shuffled into their deck and dealt anew."""
LIFT_TOKENS: Final = 12
"""Tokens leave the mats."""
COVER: Final = 13
"""Tokens go on the spell in place `a` of each mat."""

# In force, and nothing happens:

SPARE_EXTRAS: Final = 14
"""Extras are discarded instead of kept (WK-88)."""
FREE_SPELLS: Final = 15
"""Tokens cover nothing any more."""
SHELF_LIMIT: Final = 16
"""No chapter holds more than `a` cards; to begin with everybody discards what is too much."""

LEFT: Final = 0
RIGHT: Final = 1

STEP: Final = 5
"""Numbers of an effect: when, operation, `a`, `b`, and the earlier steps it cancels, as bits."""


@final
class Book:
    """The cards of a table. It never changes, so clones share it."""

    __slots__ = (
        "bonus",
        "credit",
        "difficulty",
        "name",
        "need",
        "paws",
        "points",
        "says",
        "size",
        "steps",
    )

    def __init__(
        self,
        *,
        name: str,
        need: vec[u8],
        size: vec[u8],
        points: vec[u8],
        difficulty: vec[u8],
        bonus: vec[u8],
        credit: vec[u8],
        paws: vec[u8],
        steps: vec[u8],
        says: dict[str, tuple[str, ...]],
    ) -> None:
        self.name: Final = name
        """What options, records and positions call these cards."""
        self.need: Final = need
        """How many cards of each type a curse needs: at `curse * TYPES + type`."""
        self.size: Final = size
        """How many cards a curse needs in all."""
        self.points: Final = points
        self.difficulty: Final = difficulty
        """By curse; 0 is easy."""
        self.bonus: Final = bonus
        """The formula of each curse: at `curse * FORMULA`."""
        self.credit: Final = credit
        """The formula of each Extra Credit card: at `card * FORMULA`."""
        self.paws: Final = paws
        """Which New Rules are fit for two (WK-102)."""
        self.steps: Final = steps
        """The effects: at `number * STEP`, New Rules first, then the steps of Chaos Mode."""
        self.says: Final = says
        """What each card says, for people (telling.py)."""
