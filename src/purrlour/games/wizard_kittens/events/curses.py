"""Curses: which is defeated, and what comes in its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from purrlour.engine.event import Public


@final
@dataclass(frozen=True)
class Ordered(Public):
    """The seat chose which curse it defeats next."""

    kind: ClassVar[str] = "ordered"
    tells: ClassVar[bool] = False
    seat: int
    curse: str
    chapter: int


@final
@dataclass(frozen=True)
class Defeated(Public):
    """The seat defeated the curse of a chapter."""

    kind: ClassVar[str] = "defeated"
    tells: ClassVar[bool] = False
    seat: int
    curse: str
    chapter: int
    cards: tuple[str, ...]
    """What it took; these were discarded."""
    extras: tuple[str, ...]
    """What else lay there."""
    points: int
    """As printed."""
    penalty: int
    """How many of the extras cost a point."""


@final
@dataclass(frozen=True)
class Refilled(Public):
    """A curse came from the curse deck."""

    kind: ClassVar[str] = "refilled"
    curse: str
    chapter: int


@final
@dataclass(frozen=True)
class Emptied(Public):
    """The chapter stays without a curse: the curse deck is empty."""

    kind: ClassVar[str] = "emptied"
    tells: ClassVar[bool] = False
    chapter: int


@final
@dataclass(frozen=True)
class CursesMoved(Public):
    """Curses changed places; now they lie like this."""

    kind: ClassVar[str] = "curses-moved"
    tells: ClassVar[bool] = False
    curses: tuple[str, ...]
    """By chapter; "" for none."""


@final
@dataclass(frozen=True)
class Redealt(Public):
    """Curses were shuffled into their deck and dealt anew."""

    kind: ClassVar[str] = "redealt"
    curses: tuple[str, ...]
    """By chapter; "" for none."""
