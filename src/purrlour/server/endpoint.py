"""Endpoint: the WebSocket as an ASGI application. Looks at who comes, and shows them in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Generator, MutableMapping
from functools import partial
from typing import Any, Final, TypeAlias, final

from purrlour.server.auth.limits import Gate, Gauge, address_of
from purrlour.server.clock import Clock
from purrlour.server.faults import trace
from purrlour.server.headers import is_welcome
from purrlour.server.matches.hub import Hub, Turned
from purrlour.server.metrics import Metrics
from purrlour.server.pipe import EXTENSION, End, Pipe
from purrlour.server.socket import Connection

Message: TypeAlias = MutableMapping[str, Any]
"""A message or a scope: ASGI leaves open what is in it."""
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

_log: Final = logging.getLogger(__name__)

_FORBIDDEN: Final[Message] = {"type": "websocket.close", "code": 1008}
"""Before we accept, this is a plain 403."""


@final
class Endpoint:
    """Every WebSocket begins here."""

    def __init__(
        self, hub: Hub, clock: Clock, *, gate: Gate, metrics: Metrics, origins: Collection[str]
    ) -> None:
        self._hub = hub
        self._clock = clock
        self._gate = gate
        self._metrics = metrics
        self._origins = origins

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One WebSocket. If the server has a pipe of its own, we are done as soon as it flows."""
        await receive()  # websocket.connect
        client = scope.get("client") or ("", 0)
        address = address_of(client[0])
        if not is_welcome(scope["headers"], self._origins) or not self._gate.connect(address):
            await send(_FORBIDDEN)
            return
        own: Pipe | None = scope.get("extensions", {}).get(EXTENSION)
        messages = None if own else MessagePipe(send)
        pipe = own or messages
        assert pipe is not None
        try:
            await send({"type": "websocket.accept"})
            connection = Connection(
                pipe,
                self._clock,
                gauge=Gauge(self._gate, address),
                metrics=self._metrics,
                ended=partial(self._gate.disconnect, address),
            )
        except BaseException:
            self._gate.disconnect(address)
            raise
        pipe.attach(connection)
        if messages is None:
            if await self._show_in(connection, receive):
                pipe.begin()
            return
        try:
            if await self._show_in(connection, receive):
                await _listen(connection, receive)
        except asyncio.CancelledError:
            if not messages.aborted:
                raise
        finally:
            connection.gone()

    async def _show_in(self, connection: Connection, receive: Receive) -> bool:
        """Waits for the hello and finds its room."""
        message = await receive()
        if message["type"] != "websocket.receive":
            return False
        hello = connection.greet((message.get("text") or "").encode())
        if hello is None:
            return False
        try:
            connection.enter(await self._hub.enter(hello, connection))
        except Turned as turned:
            connection.close(turned.key)
            return False
        except Exception as error:  # noqa: BLE001 - told without what it was about, see trace
            _log.error("a hello failed: %s", trace(error))
            connection.close("trouble")
            return False
        return True


async def _listen(connection: Connection, receive: Receive) -> None:
    """Hands on what comes, until nothing will."""
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        if text is None:
            connection.receive_binary()
        else:
            connection.receive(text.encode())


@final
class MessagePipe(Pipe):
    """A pipe of ASGI's own messages, for any server.

    Sending hardly ever has to wait, so no task is made for it: we run the coroutine ourselves up
    to its first halt, and only if there is one, a task runs the rest.
    """

    def __init__(self, send: Send) -> None:
        self.aborted = False
        self._send = send
        self._end: End | None = None
        self._rest: asyncio.Task[None] | None = None
        self._reader = asyncio.current_task()

    def attach(self, end: End) -> None:
        self._end = end

    def begin(self) -> None:
        """Frames come by ASGI's `receive`."""

    def write(self, frame: bytes) -> None:
        self._run({"type": "websocket.send", "text": frame.decode()})

    def close(self, code: int, reason: str) -> None:
        self._run({"type": "websocket.close", "code": code, "reason": reason})

    def abort(self) -> None:
        self.aborted = True
        if self._rest is not None:
            self._rest.cancel()
        if self._reader is not None:
            self._reader.cancel()

    def _run(self, message: Message) -> None:
        steps = self._send(message).__await__()
        try:
            halt = next(steps)
        except (StopIteration, OSError, RuntimeError):
            return  # sent; or nobody is there, which the reader learns as well
        self._rest = asyncio.get_running_loop().create_task(self._finish(_Rest(halt, steps)))
        if self._end is not None:
            self._end.pause()

    async def _finish(self, rest: _Rest) -> None:
        try:
            await rest
        except (OSError, RuntimeError):
            return
        self._rest = None
        if self._end is not None:
            self._end.resume()


class _Rest:
    """What is left of a coroutine that has come to a halt."""

    def __init__(self, halt: object, steps: Generator[object, None, None]) -> None:
        self._halt = halt
        self._steps = steps

    def __await__(self) -> Generator[object, None, None]:
        yield self._halt
        yield from self._steps
