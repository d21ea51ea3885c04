"""Listener: the kept connection on which other processes are heard and we are seen alive."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import uniform
from typing import Final

from purrlour.server.storage.base import Heard
from purrlour.server.storage.link import TROUBLES, Connection, Link, reason

CHANNEL: Final = "purrlour"
DEAD_AFTER: Final = 6.0
"""Seconds without a heartbeat, by the database's clock."""

_BEAT = 2.0
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 2.0

_log = logging.getLogger(__name__)


class Listener:
    """Keeps one connection in LISTEN and comes back with everything that it missed.

    What was missed is known without clocks: `_since` is the oldest transaction that was not yet
    finished when, a heartbeat or two ago, all notices until then had come. Whatever was written
    later carries that number or a higher one.
    """

    def __init__(self, link: Link, *, node: str) -> None:
        self.heard: Heard | None = None
        self._link = link
        self._node = node
        self._since = ""
        self._next = ""
        self.beaten = 0.0
        """When our heart beat last, by the loop's clock."""
        self._broken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """The first connection must succeed; later ones are tried until they do."""
        connection = await self._subscribe()
        self._task = asyncio.create_task(self._run(connection), name="postgres-listener")

    async def stop(self) -> None:
        """Says good-bye, if anybody is there to hear it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self, connection: Connection | None) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                if connection is None:
                    connection = await self._subscribe()
                    _log.warning("listening to the database again")
                pause = _FIRST_PAUSE
                await self._keep(connection)
            except TROUBLES as error:
                _log.warning("not listening to the database: %s", reason(error))
            except asyncio.CancelledError:
                if connection is not None:
                    await self._leave(connection)
                raise
            if connection is not None:
                connection.terminate()
                connection = None
            await asyncio.sleep(uniform(pause / 2, pause))
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _subscribe(self) -> Connection:
        self._broken.clear()
        connection = await self._link.connect()
        try:
            connection.add_termination_listener(self._on_end)
            await connection.add_listener(CHANNEL, self._on_notice)
            # From here on notices come. What is older than the oldest transaction now under way
            # is found below; the rest is found, or noticed, or above the mark at the next break.
            mark = await connection.fetchval("SELECT pg_snapshot_xmin(pg_current_snapshot())::text")
            if self._since:
                await self._catch_up(connection)
            self._since = self._next = mark
            await self._beat(connection)
            await connection.execute("DELETE FROM nodes WHERE seen < now() - interval '1 day'")
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _keep(self, connection: Connection) -> None:
        while True:
            try:
                async with asyncio.timeout(_BEAT):
                    await self._broken.wait()
            except TimeoutError:
                await self._beat(connection)
            else:
                raise ConnectionError("the connection ended")

    async def _beat(self, connection: Connection) -> None:
        mark = await connection.fetchval(
            "INSERT INTO nodes (name) VALUES ($1)"
            " ON CONFLICT (name) DO UPDATE SET seen = clock_timestamp()"
            " RETURNING pg_snapshot_xmin(pg_current_snapshot())::text",
            self._node,
        )
        self._since, self._next = self._next, mark
        self.beaten = asyncio.get_running_loop().time()

    async def _catch_up(self, connection: Connection) -> None:
        rows = await connection.fetch(
            "SELECT id, head FROM matches WHERE touched >= $1::text::xid8", self._since
        )
        if self.heard is not None:
            loop = asyncio.get_running_loop()
            for row in rows:
                loop.call_soon(self.heard, row["id"], row["head"])

    async def _leave(self, connection: Connection) -> None:
        with suppress(*TROUBLES):
            await connection.execute("DELETE FROM nodes WHERE name = $1", self._node)
            await connection.close(timeout=self._link.patience)
        connection.terminate()

    def _on_end(self, _connection: object) -> None:
        self._broken.set()

    def _on_notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, *lines = str(payload).split("\n")
        if node == self._node or self.heard is None:
            return
        for line in lines:
            match, _, head = line.rpartition(" ")
            self.heard(match, int(head))
