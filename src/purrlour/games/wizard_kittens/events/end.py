"""The end: the professor, the goals, the score sheets, who won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from purrlour.engine.event import Public


@final
@dataclass(frozen=True)
class Caught(Public):
    """The seat drew Caught: the professor is here."""

    kind: ClassVar[str] = "caught"
    seat: int


@final
@dataclass(frozen=True)
class CreditShown(Public):
    """The seat's Extra Credit card was turned up."""

    kind: ClassVar[str] = "credit"
    seat: int
    credit: str


@final
@dataclass(frozen=True)
class Scored(Public):
    """The seat's score sheet, line by line."""

    kind: ClassVar[str] = "scored"
    tells: ClassVar[bool] = False
    seat: int
    clauses: tuple[str, ...]
    """Why each line counts."""
    whats: tuple[str, ...]
    """The card that each line is about."""
    points: tuple[int, ...]
    """What each line is worth."""
    total: int
    left: int
    """Cards left in the circle."""
    curses: int
    """How many it defeated."""
    out: str
    """The clause that shuts it out; "" if it can win."""


@final
@dataclass(frozen=True)
class Ended(Public):
    """The game is over."""

    kind: ClassVar[str] = "ended"
    tells: ClassVar[bool] = False
    reason: str
    winners: tuple[int, ...]
    tie: str
    """The clause that decided between equals; "" if none had to."""
