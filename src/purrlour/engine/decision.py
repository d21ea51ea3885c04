"""Decision: who owes a choice. Outcome: how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, 0…n−1, clockwise."""

WATCHER: Final = -1
"""Sees what is public, nothing else."""


TURN: Final = "turn"
"""The kind of decision that is a seat's own turn, in every game that has turns."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One seat owes one choice. That it does must follow from public information alone."""

    seat: Seat
    kind: str
    """"turn", "nope", "give" …: names the question in the game's words."""
    about: str
    """The public subject, in notation; another subject makes it another decision."""


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
