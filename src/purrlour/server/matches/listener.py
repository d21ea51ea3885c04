"""Listener: somebody who looks at a match, from a chair or from beside the table."""

from __future__ import annotations

from abc import ABC, abstractmethod

from purrlour.engine.decision import WATCHER


class Listener(ABC):
    """A connection as a match knows it."""

    __slots__ = ("language", "seat", "seen")

    def __init__(self) -> None:
        self.seat = WATCHER
        """The chair its token opened; HOST_ONLY for a host without one."""
        self.seen = 0
        """How far in its stream it has been told."""
        self.language = "en"

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Puts one frame on its way; never waits, never raises."""

    @abstractmethod
    def close(self, key: str) -> None:
        """Says bye, for a reason of wire.Bye, and hangs up."""
