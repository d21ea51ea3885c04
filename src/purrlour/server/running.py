"""Running: the app behind uvicorn, from the first socket to the last goodbye."""

from __future__ import annotations

import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import uvicorn

from purrlour.engine.errors import GameError
from purrlour.server.app import PATIENCE, Parlour, build
from purrlour.server.auth.connections import Connections, raise_file_limit, room_for
from purrlour.server.config import Config
from purrlour.server.http_protocol import HttpProtocol
from purrlour.server.pipe import LONGEST
from purrlour.server.quick import QuickProtocol
from purrlour.server.storage.base import StorageTrouble

_BACKLOG: Final = 2048
_COLLECT: Final = (50_000, 20, 50)
"""Objects before the collector looks at the young ones, and how often at the older."""


def listen(config: Config) -> socket.socket:
    """A socket on the address that was asked for; raises GameError if there is none to be had."""
    shown = f"{config.host}:{config.port}"
    try:
        found = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except BaseException:
            listener.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise GameError("port-used", address=shown) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise GameError("port-forbidden", address=shown) from None
        raise GameError("no-address", address=shown, reason=error.strerror) from None
    return listener


def run(config: Config, listener: socket.socket, *, opened: Callable[[], None]) -> int:
    """Serves until a signal ends it, and says which. `opened` is called when visitors can come in.

    Raises GameError if the store cannot be opened.
    """
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it tells of every odd request
    server = Server(config, opened)
    for number in (signal.SIGINT, signal.SIGTERM):
        # Before uvicorn listens for signals, and after, when it repeats the one that ended it.
        signal.signal(number, server.end)
    try:
        server.run([listener])
    except StorageTrouble as error:
        raise GameError("store-closed", reason=str(error)) from None
    return server.ended_by


def _calm_collector() -> None:
    """What is loaded by now stays for good, and matches hold few cycles: looking through all of
    them again and again would cost more than moves do, and make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)


class Server(uvicorn.Server):
    """Uvicorn, but matches finish what they do before sockets close."""

    def __init__(self, config: Config, opened: Callable[[], None]) -> None:
        self._app: Parlour = build(config)
        self._opened = opened
        self.ended_by = 0
        connections = Connections(
            config.limits,
            self._app.metrics,
            most=room_for(config.limits, raise_file_limit()),
            proxies=config.proxies,
        )
        super().__init__(
            uvicorn.Config(
                self._app,
                lifespan="off",  # `serve` opens the app itself: if it cannot, no traceback
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(config.proxies),
                forwarded_allow_ips=list(config.proxies),
                http=cast(Any, partial(HttpProtocol, connections=connections)),  # it wants a class
                ws=QuickProtocol,
                ws_max_size=LONGEST,
                ws_per_message_deflate=False,
                backlog=_BACKLOG,
                timeout_graceful_shutdown=PATIENCE,
            )
        )

    def end(self, number: int, _: object) -> None:
        """Soon."""
        self.ended_by = number
        self.should_exit = True

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the store and everything on it, then the door."""
        async with self._app.opened():
            await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _calm_collector()
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new; moves under way are stored and told; then everybody is sent home."""
        for server in self.servers:
            server.close()
        await self._app.drain()
        await super().shutdown(sockets)
