"""Levels: how long and how carefully a searching bot thinks. One literal table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """What a level gives to one decision of a game."""

    rounds: int
    """Imagined games; the same seed then gives the same choice."""
    worlds: int
    """Different worlds among them."""
    daring: float
    """How much it looks for something new."""


@dataclass(frozen=True)
class Level:
    """A character that people may choose as an opponent."""

    name: str
    efforts: dict[str, Effort]
    """By game."""
    seconds: float
    """The clock that ends its thinking, whatever it has found."""
    slips: float
    """How often it takes a choice that merely looked well."""
