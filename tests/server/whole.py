"""A whole server in this process: everything that `purrlour serve` opens, on a free port."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn

from purrlour.server.config import Config, Limits, Quotas
from purrlour.server.metrics import Metrics
from purrlour.server.running import Server
from tests.waiting import until


class Here(Server):
    """Without what only a process of its own should do: signals, and a collector that rests."""

    port: int

    @property
    def metrics(self) -> Metrics:
        return self._app.metrics

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await uvicorn.Server.startup(self, sockets)

    async def run_here(self, listener: socket.socket) -> None:
        async with self._app.opened():
            await self._serve([listener])


@asynccontextmanager
async def whole(
    folder: Path,
    *,
    proxies: tuple[str, ...] = (),
    quotas: Quotas | None = None,
    **limits: int,
) -> AsyncIterator[Here]:
    """Open inside the block."""
    config = Config(
        data=folder / "data",
        host="127.0.0.1",
        proxies=proxies,
        limits=replace(Limits(), **limits),
        quotas=quotas or Quotas(),
    )
    server = Here(config, lambda: None)
    listener = socket.create_server(("127.0.0.1", 0), backlog=1000)
    server.port = listener.getsockname()[1]
    serving = asyncio.ensure_future(server.run_here(listener))
    try:
        await until(lambda: server.started or serving.done())
        yield server
    finally:
        server.should_exit = True
        await serving
