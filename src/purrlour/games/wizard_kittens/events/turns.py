"""Kittens and turns: who begins, who is whom, what is drawn, and which spells are cast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from purrlour.engine.event import Public


@final
@dataclass(frozen=True)
class Chosen(Public):
    """The seat will begin, as the host says."""

    kind: ClassVar[str] = "chosen"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Picked(Public):
    """The seat has a kitten, and a side of its mat up."""

    kind: ClassVar[str] = "picked"
    tells: ClassVar[bool] = False
    seat: int
    kitten: str
    side: str


@final
@dataclass(frozen=True)
class TurnBegan(Public):
    """It is this seat's turn."""

    kind: ClassVar[str] = "turn"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Drew(Public):
    """A component came from the deck, for all to see."""

    kind: ClassVar[str] = "drew"
    seat: int
    card: str
    spell: str
    """The spell it was drawn for; "" for the turn itself."""


@final
@dataclass(frozen=True)
class Cast(Public):
    """The seat casts a spell."""

    kind: ClassVar[str] = "cast"
    tells: ClassVar[bool] = False
    seat: int
    spell: str


@final
@dataclass(frozen=True)
class Fizzled(Public):
    """The seat cast a spell that can do nothing."""

    kind: ClassVar[str] = "fizzled"
    tells: ClassVar[bool] = False
    seat: int
    spell: str


@final
@dataclass(frozen=True)
class Covered(Public):
    """The seat's token lies on this spell now."""

    kind: ClassVar[str] = "covered"
    tells: ClassVar[bool] = False
    seat: int
    spell: str


@final
@dataclass(frozen=True)
class Skipped(Public):
    """The seat cannot do its part."""

    kind: ClassVar[str] = "skipped"
    tells: ClassVar[bool] = False
    seat: int
