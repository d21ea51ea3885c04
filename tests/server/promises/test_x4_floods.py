"""X4: a flood is cut within a second, and nobody else notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from purrlour.server import wire
from purrlour.server.config import Limits
from tests.server.sockets import WAYS, Client, Parlour, Way, parlour, play, run
from tests.waiting import until

pytestmark = pytest.mark.slow  # real processes, sockets or screens

FLOODS: dict[str, Callable[[Client, int], object]] = {
    "commands": lambda client, n: client.socket.send(f'{{"t":"ping","id":"{n}"}}'),
    "moves": lambda client, n: client.socket.send(
        f'{{"t":"play","id":"{n}","action":"draw","decision":99}}'
    ),
    "nonsense": lambda client, _: client.socket.send("x" * 8000),
    "binary": lambda client, _: client.socket.send(b"x"),
    "parts": lambda client, _: client.socket.send(iter(["", "", "", "", "x"])),
}


SECONDS = 1.0
"""In which a flood is cut, and a move is made beside it, on a machine that does nothing else."""
BUSY = 15
"""So much slower a machine may be that does."""
MOST = 20_000
"""Frames, a hundred times what a socket may send at once: then it is never cut."""


async def flood(client: Client, kind: str) -> tuple[float, wire.FromServer | None]:
    """Sends as fast as it can until it is cut; tells after how long, and the last word."""
    begun = time.monotonic()
    heard = asyncio.ensure_future(client.rest())
    number = 0
    try:
        while not heard.done() and number < MOST:
            number += 1
            await FLOODS[kind](client, number)  # type: ignore[misc]  # all are coroutines
            if number % 20 == 0:
                await asyncio.sleep(0)
    except ConnectionClosed:
        pass
    return time.monotonic() - begun, await last_word(client, heard)


async def last_word(
    client: Client, heard: asyncio.Future[wire.FromServer | None]
) -> wire.FromServer | None:
    """The server's, or the last before we gave up waiting for it."""
    await asyncio.wait([heard], timeout=SECONDS * BUSY)
    await client.socket.close()
    return await heard


class Honest:
    """A table of four that plays on and on: how long each of its moves took."""

    def __init__(self, server: Parlour) -> None:
        self.delays: list[float] = []
        self._server = server

    async def __aenter__(self) -> Honest:
        self._playing = asyncio.ensure_future(self._play())
        await self.goes_on()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._playing.cancel()
        await asyncio.wait([self._playing])

    async def goes_on(self, moves: int = 5) -> None:
        """Waits for some moves more."""
        goal = len(self.delays) + moves
        await until(lambda: len(self.delays) >= goal or self._playing.done())
        assert not self._playing.done()

    async def _play(self) -> None:
        table = await self._server.table(4)
        while True:
            asked = time.monotonic()
            if not await play(table, 1):
                for client in table:
                    await client.socket.close()
                table = await self._server.table(4)
            self.delays.append(time.monotonic() - asked)
            await asyncio.sleep(0.02)  # people are slower still


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_within_a_second(
    tmp_path: Path, way: Way, kind: str, shown: Callable[[str, str], None]
) -> None:
    async def scene() -> None:
        limits = Limits(address_requests=1000)  # all of the test comes from one address
        async with parlour(tmp_path, way, limits) as server:
            clients = await server.table(2)
            async with Honest(server) as honest:
                lasted, last = await flood(clients[0], kind)
                await honest.goes_on()

            assert isinstance(last, wire.Bye)
            assert last.key == "flood"
            assert lasted <= SECONDS * BUSY
            shown("X4", f"{kind}, {way}: cut after {lasted:.2f} s")
            await until(lambda: server.metrics.cut["flood"] == 1)
            # The other chair of the same table, and the other table, go on.
            assert await clients[1].do(wire.Ping(id="here")) == wire.Answer("here")
            await until(lambda: len(server.hub.rooms[clients[0].seated.match].listeners) == 1)
            assert max(honest.delays) < SECONDS * BUSY
            assert server.metrics.cut == {"flood": 1}

    run(scene())


def test_pings_of_the_protocol_are_a_flood_too(tmp_path: Path) -> None:
    """Only by picows: uvicorn's own protocol answers pings without telling us."""

    async def scene() -> None:
        async with parlour(tmp_path, "quick", Limits()) as server:
            client = await server.sit((await server.seats())[0])
            begun = time.monotonic()
            heard = asyncio.ensure_future(client.rest())
            number = 0
            try:
                while not heard.done() and number < MOST:
                    number += 1
                    await client.socket.ping(str(number))
                    await asyncio.sleep(0)
            except ConnectionClosed:
                pass
            last = await last_word(client, heard)
            assert time.monotonic() - begun <= SECONDS * BUSY
            assert isinstance(last, wire.Bye)
            assert last.key == "flood"

    run(scene())


@pytest.mark.parametrize("way", WAYS)
def test_many_floods_at_once_do_not_stop_an_honest_table(tmp_path: Path, way: Way) -> None:
    async def scene() -> None:
        limits = Limits(address_requests=1000)
        async with parlour(tmp_path, way, limits) as server:
            clients = [client for _ in range(5) for client in await server.table(2)]
            async with Honest(server) as honest:
                ends = await asyncio.gather(*(flood(client, "commands") for client in clients))
                await honest.goes_on()
            assert [last.key for _, last in ends if isinstance(last, wire.Bye)] == ["flood"] * 10
            assert max(honest.delays) < SECONDS * BUSY

    run(scene())


@pytest.mark.parametrize("way", WAYS)
def test_fast_play_is_no_flood(tmp_path: Path, way: Way) -> None:
    """Whoever answers as soon as they are asked stays within the limits of an ordinary server."""

    async def scene() -> None:
        async with parlour(tmp_path, way, Limits()) as server:
            played = 0
            while played < 10:  # a match may be over soon
                played += await play(await server.table(2), 60)
            assert not server.metrics.cut

    run(scene())
