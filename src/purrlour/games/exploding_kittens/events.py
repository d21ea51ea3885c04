"""What happens at the table, and what each seat sees of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, final

from purrlour.engine.event import Event, Public

HIDDEN = ""
"""Stands for a card that the seat may not know."""
SOMEWHERE = -1
"""Stands for a place that the seat may not know."""


@final
@dataclass(frozen=True)
class Drew(Event):
    """A card that is no Kitten joined the hand; only its owner sees which."""

    kind: ClassVar[str] = "drew"
    seat: int
    card: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@final
@dataclass(frozen=True)
class Peeked(Event):
    """The seat saw the top cards, the topmost first; the others see how many."""

    kind: ClassVar[str] = "peeked"
    seat: int
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=())


@final
@dataclass(frozen=True)
class Hid(Event):
    """The Kitten went back into the pile, under so many cards; only the seat knows how many."""

    kind: ClassVar[str] = "hid"
    tells: ClassVar[bool] = False
    seat: int
    place: int

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, place=SOMEWHERE)


@final
@dataclass(frozen=True)
class Gave(Event):
    """A card went from hand to hand; only the two know which."""

    kind: ClassVar[str] = "gave"
    seat: int
    taker: int
    card: str

    def seen_by(self, seat: int) -> Event:
        return self if seat in (self.seat, self.taker) else replace(self, card=HIDDEN)


@final
@dataclass(frozen=True)
class Handed(Public):
    """A card asked for by its title went from hand to hand, seen by all."""

    kind: ClassVar[str] = "handed"
    seat: int
    taker: int
    card: str


@final
@dataclass(frozen=True)
class Lacked(Public):
    """The seat has no card with the title that was asked for."""

    kind: ClassVar[str] = "lacked"
    seat: int
    taker: int
    card: str


@final
@dataclass(frozen=True)
class Played(Public):
    """Cards of one title were laid down, against a target or nobody (−1)."""

    kind: ClassVar[str] = "played"
    seat: int
    card: str
    count: int
    target: int


@final
@dataclass(frozen=True)
class Named(Public):
    """The title that a three of a kind asks for."""

    kind: ClassVar[str] = "named"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str


@final
@dataclass(frozen=True)
class Noped(Public):
    """A Nope fell on the play, or on the Nope before it."""

    kind: ClassVar[str] = "noped"
    seat: int
    chain: int


@final
@dataclass(frozen=True)
class Passed(Public):
    """The seat lets the play happen."""

    kind: ClassVar[str] = "passed"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Cancelled(Public):
    """The play of this seat does not happen."""

    kind: ClassVar[str] = "cancelled"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    count: int


@final
@dataclass(frozen=True)
class Fizzled(Public):
    """The play happens, but its target has nothing left to give."""

    kind: ClassVar[str] = "fizzled"
    tells: ClassVar[bool] = False
    seat: int
    target: int


@final
@dataclass(frozen=True)
class Shuffled(Public):
    """The pile is in a new order that nobody knows."""

    kind: ClassVar[str] = "shuffled"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Burgled(Public):
    """The Cat Burglar moved in front of the target and asks for a cat."""

    kind: ClassVar[str] = "burgled"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str


@final
@dataclass(frozen=True)
class Revealed(Public):
    """The card drawn is an Exploding Kitten."""

    kind: ClassVar[str] = "revealed"
    seat: int


@final
@dataclass(frozen=True)
class Defused(Public):
    """A Defuse saved the seat."""

    kind: ClassVar[str] = "defused"
    seat: int


@final
@dataclass(frozen=True)
class Died(Public):
    """The seat is out; its cards went to the discard."""

    kind: ClassVar[str] = "died"
    seat: int
    cards: tuple[str, ...]


@final
@dataclass(frozen=True)
class Resigned(Public):
    """The seat gave up."""

    kind: ClassVar[str] = "resigned"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class PawnLost(Public):
    """The Cat Burglar left the game with its owner."""

    kind: ClassVar[str] = "pawn-lost"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class TurnsOwed(Public):
    """It is this seat's turn, and it owes so many turns, this one included."""

    kind: ClassVar[str] = "turn"
    tells: ClassVar[bool] = False
    seat: int
    owed: int


@final
@dataclass(frozen=True)
class Won(Public):
    """Everybody else is out."""

    kind: ClassVar[str] = "won"
    tells: ClassVar[bool] = False
    seat: int
