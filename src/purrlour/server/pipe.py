"""Pipe: the way to one client, whatever carries the frames."""

from __future__ import annotations

import socket
from abc import ABC, abstractmethod
from typing import Final

EXTENSION: Final = "purrlour.pipe"
"""Where a server that knows a shorter way than ASGI's messages puts its pipe into the scope."""

FRAME: Final = 8 * 1024
"""Bytes of a frame that is read; a longer one is refused."""
LONGEST: Final = 2 * FRAME
"""Bytes of a frame that is refused; for a longer one the line is cut."""
KERNEL: Final = 128 * 1024
"""Bytes that may wait in the system's own buffer for a client that does not read."""


def narrow(line: socket.socket) -> None:
    """Keeps that buffer small; left alone it grows to megabytes for each client.

    Sockets that a listening one accepts are like it.
    """
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL // 2)  # the system doubles it


class End(ABC):
    """Our end of a pipe."""

    __slots__ = ()

    @abstractmethod
    def receive(self, frame: bytes) -> None:
        """A frame of text came, in UTF-8 or what should be."""

    @abstractmethod
    def receive_binary(self) -> None:
        """A frame came that is no text."""

    @abstractmethod
    def control(self) -> bool:
        """A ping came, or a part of a frame: whether it is within the limits."""

    @abstractmethod
    def pause(self) -> None:
        """The client reads more slowly than we write."""

    @abstractmethod
    def resume(self) -> None:
        """It has caught up."""

    @abstractmethod
    def dismiss(self) -> None:
        """The server goes down."""

    @abstractmethod
    def gone(self) -> None:
        """It is no longer there. Nothing comes after this."""


class Pipe(ABC):
    """The other direction."""

    @abstractmethod
    def attach(self, end: End) -> None:
        """Tells this end from now on how the line is."""

    @abstractmethod
    def begin(self) -> None:
        """From now on, and not before, the end wants the frames that come."""

    @abstractmethod
    def write(self, frame: bytes) -> None:
        """Puts a frame of text on its way; if that is one too many, the end hears `pause`."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None:
        """Sends what was written, then hangs up; politely first, after a while not so."""

    @abstractmethod
    def abort(self) -> None:
        """Hangs up at once, whatever was not sent yet."""
