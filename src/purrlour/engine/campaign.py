"""Campaigns: chapters that follow one another, and what is taken from one to the next.

A campaign is a text that a game writes and reads, in names and not in numbers: it outlives
versions. A chapter gets it as an option, so that a record tells everything, and a chapter that is
over makes the next text of it. Whoever keeps the text, a file or a server, need not understand it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Chapter:
    """A chapter, and how it went whenever it counted."""

    name: str
    """A key of the game's words: `chapter-…`."""
    played: tuple[bool, ...] = ()
    """Whether it was won, each time."""


@dataclass(frozen=True)
class Member:
    """One of those whom a campaign is about. Names are cards of the game's words."""

    name: str
    knows: tuple[str, ...] = ()
    keeps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Story:
    """How a campaign stands, as people want to know it."""

    book: str
    """Whose chapters they are."""
    chapters: tuple[Chapter, ...]
    """All of them, in order."""
    next: str
    """The name of the chapter that comes next; "" when all are told."""
    trophies: tuple[str, ...]
    party: tuple[Member, ...]


class Campaigns(ABC):
    """What a game that has campaigns knows of them."""

    @abstractmethod
    def begin(self) -> str:
        """A new campaign."""

    @abstractmethod
    def read(self, text: str) -> Story:
        """How this one stands. Refuses what is none, and one that belongs to another book."""

    @abstractmethod
    def settings(self, text: str, chapter: str = "") -> dict[str, str]:
        """The options that make a match its next chapter, or one that somebody names by its
        option. Without a name, refuses a campaign that is over."""

    @abstractmethod
    def after(self, options: Any, state: Any) -> str:
        """The campaign after a chapter that is over; "" if it was no part of one.

        Whether a chapter that was lost shall count is for its players to say.
        """
