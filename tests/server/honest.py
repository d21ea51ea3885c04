"""An honest visitor in a process of its own: plays from an address of its own, and times its moves.

    python -m tests.server.honest PORT SECONDS

prints the milliseconds that each move took, from sending it to its ack, one a line.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import connect

from purrlour.server import wire
from tests.server.sockets import Client, hello, play
from tests.waiting import LIMIT

HOME: Final = "127.0.0.2"
TABLES: Final = 4
PAUSE: Final = 0.05
"""Seconds between two moves at a table; people are slower still."""


async def sit(port: int, seated: wire.Seated) -> Client:
    url = f"ws://127.0.0.1:{port}/ws"
    client = Client(await connect(url, compression=None, local_addr=(HOME, 0)), seated)
    await client.socket.send(hello(seated))
    await client.hear()
    return client


async def table(port: int) -> list[Client]:
    """A match of two that is under way."""
    transport = httpx.AsyncHTTPTransport(local_address=HOME)
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(transport=transport, base_url=base, timeout=LIMIT) as visitor:
        wish = {"game": "exploding_kittens", "seats": 2, "name": "Ann"}
        made = await visitor.post("/api/matches", json=wish)
        first = msgspec.json.decode(made.content, type=wire.Seated)
        made = await visitor.post(f"/api/matches/{first.match}/join", json={"name": "Bob"})
        clients = [await sit(port, first)]
        clients.append(await sit(port, msgspec.json.decode(made.content, type=wire.Seated)))
    await clients[0].do(wire.Start(id="start"))
    for client in clients:
        while client.update is None:
            await client.hear()
    return clients


async def plays_on(port: int, until: float, took: list[float]) -> None:
    """One table after another."""
    while time.monotonic() < until:
        clients = await table(port)
        playing = True
        while playing and time.monotonic() < until:
            begun = time.monotonic()
            playing = await play(clients, 1) == 1
            took.append(1000 * (time.monotonic() - begun))
            await asyncio.sleep(PAUSE)
        for client in clients:
            await client.socket.close()


async def measure(port: int, seconds: float) -> list[float]:
    took: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(plays_on(port, until, took) for _ in range(TABLES)))
    return took


if __name__ == "__main__":
    moves = asyncio.run(measure(int(sys.argv[1]), float(sys.argv[2])))
    sys.stdout.write("\n".join(map(str, moves)))
