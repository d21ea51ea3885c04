"""Decision: who owes a choice. Outcome: how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, final

Seat: TypeAlias = int
"""A place at the table, 0…n−1, clockwise."""

WATCHER: Final = -1
"""Sees what is public, nothing else."""


TURN: Final = "turn"
"""The kind of decision that is a seat's own turn, in every game that has turns."""


@final
class Decision:
    """One seat owes one choice. That it does must follow from public information alone.

    Equal ones are the same question. Not a dataclass, which takes ten times as long to make:
    every step makes some.
    """

    __slots__ = ("about", "kind", "seat")

    def __init__(self, seat: Seat, kind: str, about: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        """"turn", "nope", "give" …: names the question in the game's words."""
        self.about: Final = about
        """The public subject, in notation; another subject makes it another decision."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.about == other.about
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, self.about))

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind!r}, {self.about!r})"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a playing ended."""

    reason: str
    """A key of the game's words."""
    returns: tuple[float, ...]
    """One per seat; equal in a cooperative game."""
    places: tuple[int, ...]
    """One per seat, 1 is first; seats that share a place share its number."""


def seats_of(mask: int) -> list[Seat]:
    """The seats whose bits are set, in seat order.

    >>> seats_of(0b101)
    [0, 2]
    """
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
