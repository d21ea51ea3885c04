"""Chaos: its cats, the third chapter, New Rules, and the steps of a Chaos Mode card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from purrlour.engine.event import Public


@final
@dataclass(frozen=True)
class CatCame(Public):
    """The seat drew a Chaos Cat."""

    kind: ClassVar[str] = "cat"
    seat: int
    third: bool
    """Whether it is the one of chapter 3."""
    number: int
    """How many there were, with this one."""


@final
@dataclass(frozen=True)
class Opened(Public):
    """The chapter is open, in every circle and in the middle."""

    kind: ClassVar[str] = "opened"
    tells: ClassVar[bool] = False
    chapter: int


@final
@dataclass(frozen=True)
class RuleShown(Public):
    """A New Rule was turned up."""

    kind: ClassVar[str] = "rule"
    rule: str


@final
@dataclass(frozen=True)
class Flipped(Public):
    """The Chaos Mode card was turned up."""

    kind: ClassVar[str] = "flipped"
    chaos: str


@final
@dataclass(frozen=True)
class Stepped(Public):
    """The Chaos Mode card has come to this step."""

    kind: ClassVar[str] = "step"
    tells: ClassVar[bool] = False
    chaos: str
    step: int


@final
@dataclass(frozen=True)
class Triggered(Public):
    """A curse was defeated, and a rule in force answers it."""

    kind: ClassVar[str] = "triggered"
    tells: ClassVar[bool] = False
    card: str
    """The New Rule, or the Chaos Mode card."""
    step: int
    """Its step; 0 for a New Rule."""


@final
@dataclass(frozen=True)
class TokensMoved(Public):
    """All tokens left the mats, or all cover the same place."""

    kind: ClassVar[str] = "tokens"
    tells: ClassVar[bool] = False
    spell: str
    """The basic spell of that place; "" if they left the mats."""
