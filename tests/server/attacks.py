"""Attacks: what strangers do to a server, from an address of their own on loopback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from tests.server.sockets import upgrade
from tests.waiting import LIMIT

ATTACKER: Final = "127.0.0.66"

Opening: TypeAlias = Callable[[int], bytes]
"""What somebody says first on a connection to this port, and then no more."""


def silent(_: int) -> bytes:
    """A connection, and not a word: half open."""
    return b""


def slow_head(_: int) -> bytes:
    return b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


def slow_body(_: int) -> bytes:
    return (
        b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 60000\r\n\r\n{"
    )


def slow_handshake(port: int) -> bytes:
    return upgrade(port)[:-2]


def no_hello(port: int) -> bytes:
    return upgrade(port)


def malformed_handshake(port: int) -> bytes:
    return upgrade(port).replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Cat")


HELD: Final[dict[str, Opening]] = {
    opening.__name__: opening for opening in (silent, slow_head, slow_handshake, no_hello)
}
"""Those that keep a slot for as long as they are let."""


@dataclass
class Line:
    """A connection of an attacker."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def end(self) -> bytes:
        """All that is said until the server hangs up."""
        async with asyncio.timeout(LIMIT):
            with suppress(ConnectionError):
                return await self.reader.read()
        return b""


@dataclass
class Attack:
    """All lines of one attacker."""

    port: int
    address: str = ATTACKER
    lines: list[Line] = field(default_factory=list)

    async def open(self, opening: Opening, count: int = 1) -> list[Line]:
        """So many more; those that the server does not even take are none."""
        made = [line for line in [await self._open(opening) for _ in range(count)] if line]
        self.lines += made
        return made

    async def _open(self, opening: Opening) -> Line | None:
        try:
            async with asyncio.timeout(LIMIT):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(self.address, 0)
                )
                writer.write(opening(self.port))
                await writer.drain()
        except OSError:
            return None
        return Line(reader, writer)

    def drip(self) -> None:
        """A byte more on each line: slow, and not silent."""
        for line in self.lines:
            if not line.writer.is_closing():
                line.writer.write(b"a")

    def close(self) -> None:
        for line in self.lines:
            line.writer.transport.abort()
        self.lines.clear()


@asynccontextmanager
async def attack(port: int, address: str = ATTACKER) -> AsyncIterator[Attack]:
    """Nobody yet; all lines are cut behind the block."""
    made = Attack(port, address)
    try:
        yield made
    finally:
        made.close()
