"""X14: whoever plays honestly hardly notices that strangers attack from another address.

Server, attacker and honest players are processes of their own. What an attacker does is a list:
whoever finds another way to make a server slow adds a line to it.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import Final

import pytest

from purrlour.server.chronicle import write_chronicle
from purrlour.server.matches.entries import read_entry
from tests.figures import LONG, figure
from tests.server.attacks import ATTACKER, attack, malformed_handshake, no_hello, silent, slow_head
from tests.server.chronicles import played
from tests.server.serving import Server, serving
from tests.server.sockets import frame_bytes, upgrade
from tests.waiting import LIMIT

pytestmark = pytest.mark.slow  # three processes

SECONDS: Final = figure(3, long=60, plain=3)
"""Of quiet, and then of attack."""
BAR: Final = 2.0
GRACE_MS: Final = 5.0
"""A figure of a few milliseconds says more about the machine than about us."""

Way = Callable[[int], Awaitable[None]]


async def said(port: int, request: bytes) -> bytes:
    """One request from the attacker's address, and all that it is told."""
    async with asyncio.timeout(LIMIT):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        try:
            writer.write(request)
            return await reader.read()
        finally:
            writer.transport.abort()


async def half_open(port: int) -> None:
    """Hundreds of connections that say nothing, or hardly anything, for ever again."""
    async with attack(port) as lines:
        await lines.open(silent, 150)
        await lines.open(slow_head, 150)
        for _ in range(20):
            lines.drip()
            await asyncio.sleep(0.1)


async def handshakes(port: int) -> None:
    """Right and wrong ones, as fast as they are answered."""
    async with attack(port) as lines:
        await lines.open(malformed_handshake, 10)
        await lines.open(no_hello, 10)


async def imports(port: int) -> None:
    """A long match of mice, to be played again from its file."""
    await said(port, IMPORT)


async def hellos(port: int) -> None:
    """To a match that does not exist."""
    hello = b'{"t":"hello","match":"%b","protocol":1}' % (b"A" * 22)
    await said(port, upgrade(port) + frame_bytes(0x81, hello))


async def floods(port: int) -> None:
    """Frames without end."""
    async with attack(port) as lines:
        for line in await lines.open(no_hello, 5):
            line.writer.write(frame_bytes(0x81, b"x" * 1000) * 500)
            with suppress(OSError):
                await line.writer.drain()


async def requests(port: int) -> None:
    """Something large, again and again."""
    await said(
        port, b"GET /api/games/mice_and_mystics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    )


WAYS: Final[list[Way]] = [half_open, handshakes, imports, hellos, floods, requests]


def _import() -> bytes:
    match = played(3, game="mice_and_mystics")
    body = write_chronicle(match.kept, [read_entry(line) for line in match.log]).encode()
    head = "POST /api/import HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain"
    return f"{head}\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


IMPORT: Final = _import() if __name__ == "__main__" else b""


async def attack_for(port: int, seconds: float) -> None:
    """All of it at once, for so long."""

    async def again(way: Way) -> None:
        while True:
            with suppress(OSError, EOFError):
                await way(port)

    tasks = [asyncio.create_task(again(way)) for way in WAYS]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def measured(server: Server) -> list[float]:
    """How long honest moves took, in milliseconds."""
    command = [sys.executable, "-m", "tests.server.honest", str(server.port), str(SECONDS)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=4 * LIMIT, check=True)
    return [float(line) for line in ran.stdout.split()]


@pytest.mark.budget(60, "quiet is measured, and then an attack")
def test_x14_honest_players_hardly_notice(
    tmp_path: Path, shown: Callable[[str, str], None]
) -> None:
    with serving(tmp_path) as server:
        measured(server)  # words are read, caches filled
        quiet = measured(server)
        attacker = subprocess.Popen(
            [sys.executable, "-m", __name__, str(server.port), str(10 * SECONDS)]
        )
        try:
            attacked = measured(server)
            assert attacker.poll() is None, "the attack ended too soon"
        finally:
            attacker.kill()
            attacker.wait()
        assert server.is_ready()

    before, during = (quantiles(took, n=100)[98] for took in (quiet, attacked))
    shown(
        "X14",
        f"{SECONDS} s under attack: {len(attacked)} moves, p99 {during:.1f} ms, quiet"
        f" {before:.1f} ms",
    )
    if LONG:  # a short one says little on a machine that does much else
        assert len(attacked) > len(quiet) / 2
        assert during <= BAR * before + GRACE_MS


if __name__ == "__main__":
    asyncio.run(attack_for(int(sys.argv[1]), float(sys.argv[2])))
