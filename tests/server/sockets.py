"""A real server on a real port, and clients for it."""

from __future__ import annotations

import asyncio
import socket
from base64 import b64encode
from collections.abc import AsyncIterator, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar, cast

import msgspec
import uvicorn
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from purrlour.server import wire
from purrlour.server.auth.connections import Connections
from purrlour.server.auth.limits import Gate
from purrlour.server.clock import LoopClock
from purrlour.server.config import Limits
from purrlour.server.endpoint import Endpoint
from purrlour.server.http_protocol import HttpProtocol
from purrlour.server.matches.hub import Hub
from purrlour.server.matches.thinker import Inline
from purrlour.server.metrics import Metrics
from purrlour.server.pipe import LONGEST, narrow
from purrlour.server.quick import QuickProtocol
from purrlour.server.storage.sqlite import SqliteStore
from tests.waiting import LIMIT, until

T = TypeVar("T")

Way: TypeAlias = Literal["quick", "messages"]
WAYS: tuple[Way, ...] = ("quick", "messages")
"""picows, and ASGI's own messages."""
GENEROUS = Limits(
    socket_frames=100_000,
    seat_frames=100_000,
    address_frames=1_000_000,
    address_sockets=10_000,
    address_requests=100_000,
    address_connections=10_000,
)
GAME = "exploding_kittens"

_decoder: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)
read = _decoder.decode


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs a test on the loop that the server has; one that hangs fails."""

    async def limited() -> T:
        async with asyncio.timeout(4 * LIMIT):
            return await coroutine

    return uvloop.run(limited())


@dataclass
class Client:
    """A program that plays."""

    socket: ClientConnection
    seated: wire.Seated
    v: int = 0
    update: wire.Update | None = None
    """The last one that had choices in it."""
    sent: int = 0

    async def send(self, command: wire.AnyCommand) -> None:
        await self.socket.send(msgspec.json.encode(command).decode())

    async def hear(self) -> wire.FromServer:
        """The next frame."""
        async with asyncio.timeout(LIMIT):
            frame = read(await self.socket.recv())
        if isinstance(frame, wire.Update):
            self.v = frame.v
            if isinstance(frame.choices, list):
                self.update = frame
        return frame

    async def rest(self) -> wire.FromServer | None:
        """The last frame before the end, which is waited for."""
        last = None
        with suppress(ConnectionClosed):
            while True:
                last = await self.hear()
        return last

    async def answer(self, name: str) -> wire.FromServer:
        """The answer to a command."""
        while True:
            frame = await self.hear()
            if getattr(frame, "id", None) == name:
                return frame
            if isinstance(frame, wire.Update) and frame.acks and name in frame.acks:
                return frame

    async def do(self, command: wire.AnyCommand) -> wire.FromServer:
        await self.send(command)
        return await self.answer(command.id)

    def name(self) -> str:
        """A new name for a command."""
        self.sent += 1
        return f"{self.seated.seat}-{self.sent}"


class Parlour:
    """A server under test."""

    def __init__(
        self, hub: Hub, gate: Gate, *, metrics: Metrics, server: uvicorn.Server, port: int
    ) -> None:
        self.hub = hub
        self.gate = gate
        self.metrics = metrics
        self.port = port
        self._server = server

    @property
    def connections(self) -> Collection[object]:
        """All that uvicorn holds."""
        return self._server.server_state.connections

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def connect(self, **options: Any) -> connect:  # the library's own options
        """A socket that has not said anything yet."""
        return connect(self.url, compression=None, max_size=None, ping_interval=None, **options)

    async def seats(self, count: int = 2) -> list[wire.Seated]:
        """A new match in which everybody has a chair."""
        first = await self.hub.create(wire.NewMatch(game=GAME, seats=count, name="Ann"))
        others = [
            await self.hub.join(first.match, wire.Joining(name=f"Cat {seat}"))
            for seat in range(1, count)
        ]
        return [first, *others]

    async def sit(self, seated: wire.Seated, *, v: int = 0, **options: Any) -> Client:
        """Somebody in a chair, who has heard the first update."""
        client = Client(await self.connect(**options), seated)
        await client.socket.send(hello(seated, v=v))
        frame = await client.hear()
        assert isinstance(frame, wire.Update)
        return client

    async def table(self, count: int = 2) -> list[Client]:
        """A match under way."""
        clients = [await self.sit(seated) for seated in await self.seats(count)]
        await clients[0].do(wire.Start(id="start"))
        for client in clients:
            while client.update is None:
                await client.hear()
        return clients


def hello(seated: wire.Seated, *, v: int = 0, language: Literal["en", "pl"] = "en") -> str:
    """The first frame."""
    said = wire.Hello(match=seated.match, token=seated.token, v=v, language=language)
    return msgspec.json.encode(said).decode()


async def play(clients: list[Client], moves: int) -> int:
    """Whoever is asked draws or passes; tells how many moves were played before the end."""
    for played in range(moves):
        for client in clients:
            update = client.update
            if update is not None and isinstance(update.decision, int):
                name = client.name()
                choice = _calm(update.choices if isinstance(update.choices, list) else [])
                await client.send(wire.Play(id=name, action=choice, decision=update.decision))
                await client.answer(name)
                heard = client.v
                for other in clients:
                    while other.v < heard:
                        await other.hear()
                break
        else:
            return played
    return moves


def _calm(choices: list[str]) -> str:
    for wish in ("pass", "draw"):
        if wish in choices:
            return wish
    return choices[0]


def frame_bytes(
    first: int, data: bytes, *, length: int | None = None, masked: bool = True
) -> bytes:
    """A frame as it goes over the line, right or wrong; its mask is zero."""
    length = len(data) if length is None else length
    bit = 0x80 if masked else 0
    if length < 126:
        head = bytes([first, bit | length])
    elif length < 65536:
        head = bytes([first, bit | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([first, bit | 127]) + length.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if masked else b"") + data


def upgrade(port: int) -> bytes:
    """The request for a WebSocket, as it goes over the line."""
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(b'k' * 16).decode()}\r\n\r\n"
    ).encode()


@asynccontextmanager
async def parlour(
    folder: Path,
    way: Way = "quick",
    limits: Limits = GENEROUS,
    *,
    proxies: Sequence[str] = (),
    **changed: int,
) -> AsyncIterator[Parlour]:
    """A server with SQLite in a folder."""
    limits = replace(limits, **changed)
    store = SqliteStore(folder / "matches.db", node="test")
    await store.open()
    clock, metrics = LoopClock(), Metrics()
    hub = Hub(store, clock, Inline(), node="test")
    await hub.open()
    gate = Gate(limits, clock)
    connections = Connections(limits, metrics, most=limits.connections, proxies=proxies)
    http = partial(HttpProtocol, connections=connections)
    endpoint = Endpoint(hub, clock, gate=gate, metrics=metrics, origins=())
    server = uvicorn.Server(
        uvicorn.Config(
            endpoint,
            lifespan="off",
            log_config=None,
            http=cast(Any, http) if way == "quick" else "h11",
            ws=QuickProtocol if way == "quick" else "websockets-sansio",
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            ws_max_size=LONGEST,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
    )
    listener = socket.create_server(("127.0.0.1", 0), backlog=1000)
    if way == "messages":
        narrow(listener)  # a quick pipe does it by itself
    # Without its signals, which are pytest's.
    serving = asyncio.ensure_future(server._serve([listener]))
    try:
        await until(lambda: server.started)
        port = listener.getsockname()[1]
        yield Parlour(hub, gate, metrics=metrics, server=server, port=port)
    finally:
        await hub.drain()
        server.should_exit = True
        await serving
        await store.close()
