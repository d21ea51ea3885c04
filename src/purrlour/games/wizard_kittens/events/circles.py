"""Cards of the circles: what is pointed at, placed, sent, taken and discarded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from purrlour.engine.event import Public


@final
@dataclass(frozen=True)
class Placed(Public):
    """A card lies in a chapter of the seat's own."""

    kind: ClassVar[str] = "placed"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    chapter: int


@final
@dataclass(frozen=True)
class Pointed(Public):
    """The seat chose a card of the target for what it is doing; it still lies there."""

    kind: ClassVar[str] = "pointed"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    target: int
    chapter: int
    own: bool
    """Whether it is the seat's own."""


@final
@dataclass(frozen=True)
class Aimed(Public):
    """The seat chose whom a Favor goes to before its top card is seen."""

    kind: ClassVar[str] = "aimed"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    chapter: int


@final
@dataclass(frozen=True)
class Kept(Public):
    """The seat keeps this card of an Overflow."""

    kind: ClassVar[str] = "kept"
    tells: ClassVar[bool] = False
    seat: int
    card: str


@final
@dataclass(frozen=True)
class Slung(Public):
    """A card went to a chapter of the target."""

    kind: ClassVar[str] = "slung"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    source: int
    """The chapter it came from; 0 is the deck."""
    chapter: int


@final
@dataclass(frozen=True)
class Switched(Public):
    """The card of the target's chapter and that of the taker's changed places."""

    kind: ClassVar[str] = "switched"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    target: int
    chapter: int
    onto: str
    """The other card."""
    taker: int
    """Whose it was."""
    other: int
    """The chapter it lay in."""


@final
@dataclass(frozen=True)
class Gave(Public):
    """The target gets the other card of an Overflow."""

    kind: ClassVar[str] = "gave"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str


@final
@dataclass(frozen=True)
class Took(Public):
    """The seat took a card out of the target's chapter."""

    kind: ClassVar[str] = "took"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    source: int
    own: bool
    """Whether it was the seat's own."""


@final
@dataclass(frozen=True)
class Swiped(Public):
    """The seat discarded a card of the target."""

    kind: ClassVar[str] = "swiped"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    chapter: int


@final
@dataclass(frozen=True)
class Passed(Public):
    """The seat passed a card to the target."""

    kind: ClassVar[str] = "passed"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    chapter: int
    """The chapter it came from."""
    bound: int
    """The target's chapter, where the seat chose it or the card keeps its own; else 0."""


@final
@dataclass(frozen=True)
class PassedAll(Public):
    """The seat passed all cards of a chapter to the target."""

    kind: ClassVar[str] = "passed-all"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    cards: tuple[str, ...]
    chapter: int


@final
@dataclass(frozen=True)
class Salvaged(Public):
    """The seat took a card of the discard pile."""

    kind: ClassVar[str] = "salvaged"
    seat: int
    card: str
    place: int
    """How many cards lay on it; 0 for the top one."""


@final
@dataclass(frozen=True)
class Moved(Public):
    """The seat moved a card of its own to another chapter."""

    kind: ClassVar[str] = "moved"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    source: int
    chapter: int


@final
@dataclass(frozen=True)
class Discarded(Public):
    """Cards of the seat went to the discard pile, in this order."""

    kind: ClassVar[str] = "discarded"
    tells: ClassVar[bool] = False
    seat: int
    cards: tuple[str, ...]
    chapters: tuple[int, ...]
    """Where each lay; 0 for a card that had no place yet."""
