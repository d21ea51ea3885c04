"""A bad line: a TCP proxy on loopback that stalls, dribbles, cuts, and leaves sockets half open."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Literal, TypeAlias, cast, get_args

Fault: TypeAlias = Literal["stall", "dribble", "cut", "hole", "deaf client", "deaf server"]
FAULTS: tuple[Fault, ...] = get_args(Fault)

_PIECE = 4096


class Link:
    """One connection through the proxy: two sockets, and what becomes of the bytes between."""

    def __init__(self, client: StreamWriter, server: StreamWriter) -> None:
        self.client = client
        self.server = server
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.dribbles = False
        self.hole = False
        """What comes is lost, and nobody is told."""

    def suffer(self, fault: Fault) -> None:
        """From now on it is a bad line."""
        if fault == "stall":
            self.flowing.clear()
        elif fault == "dribble":
            self.dribbles = True
        elif fault == "cut":
            _abort(self.client)
            _abort(self.server)
        else:  # somebody believes that they are still connected
            self.hole = True
            if fault == "deaf client":
                _abort(self.server)
            elif fault == "deaf server":
                _abort(self.client)

    def heal(self) -> None:
        """Bytes flow again; those that were lost stay lost, and so does the line."""
        self.dribbles = False
        self.flowing.set()

    async def pump(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Carries bytes one way, until one end is gone; then the other hears of it."""
        with suppress(OSError, RuntimeError):  # uvloop's word for a socket that is closed
            while data := await reader.read(_PIECE):
                await self.flowing.wait()
                if self.hole:
                    continue
                if self.dribbles:
                    await self._dribble(data, writer)
                else:
                    writer.write(data)
                await writer.drain()
        if not self.hole:
            await self.flowing.wait()
            _abort(writer)

    async def _dribble(self, data: bytes, writer: StreamWriter) -> None:
        for at in range(len(data)):
            if not self.dribbles or self.hole:
                writer.write(b"" if self.hole else data[at:])
                return
            writer.write(data[at : at + 1])
            await asyncio.sleep(0.0005)


class Proxy:
    """Stands between players and a server."""

    def __init__(self, port: int, luck: Random) -> None:
        self.port = 0
        """Known once it is open."""
        self.links: set[Link] = set()
        self.suffered: dict[str, int] = dict.fromkeys([*FAULTS, "shut"], 0)
        """How often each happened."""
        self.shut = False
        """Nobody new gets through."""
        self._to = port
        self._luck = luck
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def trouble(self, *, share: float) -> None:
        """This share of all lines suffers something."""
        for link in [*self.links]:
            if self._luck.random() < share:
                fault = self._luck.choice(FAULTS)
                self.suffered[fault] += 1
                link.suffer(fault)

    def heal(self) -> None:
        """The network is fine again, which helps no line that is dead."""
        self.shut = False
        for link in self.links:
            link.heal()

    async def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = cast("asyncio.Task[None]", asyncio.current_task())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self.shut:
            self.suffered["shut"] += 1
            _abort(writer)
            return
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            _abort(writer)
            return
        link = Link(writer, forth)
        self.links.add(link)
        with suppress(asyncio.CancelledError):  # the proxy is closed
            await asyncio.gather(link.pump(reader, forth), link.pump(back, writer))
        self.links.discard(link)
        _abort(writer)
        _abort(forth)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Proxy]:
        """Lets bytes through inside the block."""
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in [*self._tasks]:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await server.wait_closed()


def _abort(writer: StreamWriter) -> None:
    writer.transport.abort()
