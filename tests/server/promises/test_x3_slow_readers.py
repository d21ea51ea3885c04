"""X3: who stops reading is cut within 10 seconds, and nobody else notices."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from purrlour.server import socket, wire
from purrlour.server.matches.settings import Settings
from tests.figures import figure
from tests.server.sockets import (
    WAYS,
    Client,
    Parlour,
    Way,
    frame_bytes,
    hello,
    parlour,
    play,
    run,
    upgrade,
)
from tests.waiting import LIMIT, until

CAT = "🐈" * 500
"""Two thousand bytes of chat."""
SECONDS = 10.0
"""In which a slow one is cut."""
STALL_MS = figure(1_000, long=socket.STALL_MS, plain=1_000)
"""How long a client may keep us waiting here: the time itself is tested with clocks by hand."""


@asynccontextmanager
async def stuck(server: Parlour, seated: wire.Seated) -> AsyncIterator[None]:
    """A client that comes in by hand, and then reads nothing.

    It hangs up in any case: a loop does not close as long as something waits to be read by it.
    """
    line = sockets.socket()
    try:
        await come(line, server, seated)
        yield
    finally:
        line.close()


async def come(line: sockets.socket, server: Parlour, seated: wire.Seated) -> None:
    """Through the door, and to the table."""
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", server.port))
    await loop.sock_sendall(line, upgrade(server.port))
    assert b"101" in await loop.sock_recv(line, 1000)
    listeners = server.hub.rooms[seated.match].listeners
    count = len(listeners)
    await loop.sock_sendall(line, frame_bytes(0x81, hello(seated).encode()))
    await until(lambda: len(listeners) > count)


async def chatting(server: Parlour) -> tuple[Client, wire.Seated]:
    """Somebody who may talk, and the other chair of their table."""
    seated = await server.seats()
    client = await server.sit(seated[0])
    settings = Settings(chat=True)
    await client.do(wire.Arrange(id="chat", settings=settings))
    return client, seated[1]


def test_a_slow_one_has_less_time_than_promised() -> None:
    assert socket.STALL_MS < 1000 * SECONDS


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("talkative", [True, False], ids=["busy table", "quiet table"])
def test_who_stops_reading_is_cut(
    tmp_path: Path,
    way: Way,
    talkative: bool,
    monkeypatch: pytest.MonkeyPatch,
    shown: Callable[[str, str], None],
) -> None:
    """At a busy table too much waits soon; at a quiet one the time runs out."""
    monkeypatch.setattr(socket, "STALL_MS", STALL_MS)

    async def scene() -> None:
        async with parlour(tmp_path, way) as server:
            talker, chair = await chatting(server)
            others = await server.table(3)
            async with stuck(server, chair):
                room = server.hub.rooms[chair.match]
                begun = time.monotonic()
                said = played = 0
                while not server.metrics.cut["slow"]:
                    assert time.monotonic() - begun < LIMIT
                    if talkative or said < 300:
                        said += 1
                        await talker.do(wire.Say(id=f"say {said}", text=CAT))
                    else:
                        await asyncio.sleep(0.05)
                    if not await play(others, 1):
                        others = await server.table(3)
                    played += 1

                took = time.monotonic() - begun
                assert played > 5, "others had to wait for the slow one"
                table = "busy" if talkative else "quiet"
                shown(
                    "X3",
                    f"{way}, {table} table: cut after {took:.1f} s, others made {played} moves",
                )
                await until(lambda: len(room.listeners) == 1)
                assert server.metrics.cut == {"slow": 1}
                # The others are still there, and so is the table it was cut from.
                assert await talker.do(wire.Ping(id="still")) == wire.Answer("still")

    run(scene())


@pytest.mark.parametrize("way", WAYS)
def test_a_slow_reader_holds_no_more_than_its_queue(tmp_path: Path, way: Way) -> None:
    """And when it comes back, it gets what it missed."""

    async def scene() -> None:
        async with parlour(tmp_path, way) as server:
            talker, chair = await chatting(server)
            async with stuck(server, chair):
                said = 0
                while not server.metrics.cut["slow"]:
                    said += 1
                    assert said < 5000, "it is never cut"
                    await talker.do(wire.Say(id=f"say {said}", text=CAT))
                back = await server.sit(chair)
                assert back.v >= said

    run(scene())
