"""X14: sockets are released, whatever strangers do with them, and there is room for others."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from purrlour.server import socket
from purrlour.server.auth.connections import FEW
from purrlour.server.config import Limits
from purrlour.server.http_protocol import HttpProtocol
from tests.figures import figure
from tests.server.attacks import HELD, attack, malformed_handshake, silent, slow_body
from tests.server.sockets import GENEROUS, Parlour, parlour, play, run
from tests.server.whole import whole
from tests.waiting import LIMIT, until

pytestmark = pytest.mark.slow  # real sockets

LINES = figure(40, long=2_000, plain=40)
"""Of each kind."""
PATIENCE = figure(1, long=10, plain=1)
"""Seconds that the server waits; what it waits for is the same."""
LATEST = 30 * PATIENCE
"""Seconds in which all are cut, on a machine that does much else."""


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpProtocol, "patience", PATIENCE)
    monkeypatch.setattr(socket, "HELLO_MS", 1000 * PATIENCE)


async def goes_on(server: Parlour) -> None:
    """Somebody honest comes, sits down and plays."""
    table = await server.table(2)
    assert await play(table, 2) == 2
    for client in table:
        await client.socket.close()


async def quiet(server: Parlour) -> bool:
    """Whether nothing is held for anybody any more."""
    await until(lambda: server.metrics.connections == 0, LATEST)
    await until(lambda: server.metrics.sockets == 0 and not server.connections, LATEST)
    return server.gate.open_addresses == 0


@pytest.mark.parametrize("drips", [False, True], ids=["and rest", "and drip"])
@pytest.mark.parametrize("kind", HELD)
@pytest.mark.budget(15, "they are waited for")
def test_x14_whoever_keeps_us_waiting_is_cut(
    kind: str,
    drips: bool,
    tmp_path: Path,
    shown: Callable[[str, str], None],
) -> None:
    """A letter now and then does not help."""

    async def scene() -> None:
        async with (
            parlour(tmp_path) as server,
            attack(server.port) as strangers,
        ):
            lines = await strangers.open(HELD[kind], LINES)
            assert len(lines) == LINES
            await goes_on(server)
            if drips:
                async with asyncio.timeout(LATEST):
                    while server.metrics.connections:
                        strangers.drip()
                        await asyncio.sleep(PATIENCE / 10)
            assert await quiet(server)
            for line in lines:
                await line.end()
            await goes_on(server)
            how = "dripping" if drips else "resting"
            shown("X14", f"{LINES} × {kind}, {how}: all released")

    run(scene())


def test_x14_malformed_handshakes_hold_nothing(
    tmp_path: Path, shown: Callable[[str, str], None]
) -> None:
    async def scene() -> None:
        async with parlour(tmp_path, address_sockets=10, address_connections=10) as server:
            async with attack(server.port) as strangers:
                for _ in range(LINES):
                    (line,) = await strangers.open(malformed_handshake)
                    assert (await line.end()).startswith(b"HTTP/1.1 400")
            assert await quiet(server)
            await goes_on(server)

    run(scene())
    shown("X14", f"{LINES} malformed handshakes: nothing held")


# Requests to the whole server: the rest of this file has its sockets alone.


async def asks(port: int) -> None:
    """Somebody honest asks for something."""
    status, _ = await ask(port, "/api/games")
    assert status == 200


async def ask(port: int, path: str, *headers: str) -> tuple[int, bytes]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *headers, "", ""]
    writer.write("\r\n".join(lines).encode())
    async with asyncio.timeout(LIMIT):
        said = await reader.read()
    writer.close()
    head, _, body = said.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


@pytest.mark.parametrize("drips", [False, True], ids=["and rest", "and drip"])
@pytest.mark.budget(15, "they are waited for")
def test_x14_a_body_that_does_not_come_is_waited_for_no_longer(
    drips: bool, tmp_path: Path, shown: Callable[[str, str], None]
) -> None:
    async def scene() -> None:
        async with (
            whole(tmp_path, address_connections=2 * LINES) as server,
            attack(server.port) as strangers,
        ):
            lines = await strangers.open(slow_body, LINES)
            await until(lambda: server.metrics.connections == LINES)
            await asks(server.port)
            if drips:
                async with asyncio.timeout(LATEST):
                    while server.metrics.connections:
                        strangers.drip()
                        await asyncio.sleep(PATIENCE / 10)
            await until(lambda: server.metrics.connections == 0)
            told = {(await line.end())[:12] for line in lines}
            # Who still sends when the line is cut may lose the last word to the reset.
            assert told - ({b""} if drips else set()) == {b"HTTP/1.1 408"}
            assert server.metrics.late == LINES
            await asks(server.port)
            shown("X14", f"{LINES} × slow_body, {'dripping' if drips else 'resting'}: all released")

    run(scene())


def test_x14_a_slow_line_may_bring_a_long_body(tmp_path: Path) -> None:
    """Longer than anybody waits for a short one, as long as it comes."""

    async def scene() -> None:
        async with whole(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            length = 60_000
            writer.write(slow_body(server.port))
            for _ in range(8):
                await asyncio.sleep(PATIENCE / 4)
                writer.write(b" " * (length // 8))
            writer.write(b" " * (length - 1 - 8 * (length // 8)))
            async with asyncio.timeout(LIMIT):
                assert (await reader.readline()).startswith(b"HTTP/1.1 400")  # no JSON of ours
            writer.close()

    run(scene())


def test_x14_an_answer_that_nobody_takes_is_dropped(tmp_path: Path) -> None:
    """Its reader asked for much and reads nothing: neither busy nor silent, and cut as well."""

    async def scene() -> None:
        async with whole(tmp_path) as server:
            loop = asyncio.get_running_loop()
            with sockets.socket() as line:
                line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
                line.setblocking(False)
                await loop.sock_connect(line, ("127.0.0.1", server.port))
                asked = b"GET /api/games/mice_and_mystics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                with suppress(ConnectionError):
                    await asyncio.wait_for(loop.sock_sendall(line, asked * 100), PATIENCE)
                await until(lambda: server.metrics.late == 1)
                await until(lambda: server.metrics.connections == 0)

    run(scene())


def forwarded(address: str) -> Callable[[int], bytes]:
    """A body that never comes, through a proxy."""
    return lambda port: slow_body(port).replace(
        b"\r\n\r\n", f"\r\nX-Forwarded-For: {address}\r\n\r\n".encode()
    )


def test_x14_behind_a_proxy_the_visitors_address_counts(tmp_path: Path) -> None:
    """All connections are the proxy's: it may have many, each of its visitors may not."""

    async def scene() -> None:
        proxies = ("127.0.0.0/8",)
        async with whole(tmp_path, proxies=proxies, address_connections=5) as server:
            async with attack(server.port) as proxy:
                lines = await proxy.open(forwarded("192.0.2.1"), 30)
                assert len(lines) == 30
                until_told = [line.reader.readline() for line in lines[5:]]
                told = await asyncio.gather(*until_told)
                assert {line[:12] for line in told} == {b"HTTP/1.1 429"}
                for_others = "X-Forwarded-For: 192.0.2.2"
                assert (await ask(server.port, "/api/games", for_others))[0] == 200
            await until(lambda: server.metrics.connections == 0)

    run(scene())


# Room for others.


def test_x14_one_address_has_its_share_and_no_more(tmp_path: Path) -> None:
    limits = Limits(address_sockets=6, address_connections=4, address_requests=1000)

    async def scene() -> None:
        async with parlour(tmp_path, limits=limits) as server:
            async with attack(server.port) as strangers:
                await strangers.open(silent, 10)
                await until(lambda: server.metrics.connections == 10)
                (more,) = await strangers.open(silent)
                head, _, body = (await more.end()).partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 429")
                assert json.loads(body)["key"] == "too-many"
                assert server.metrics.turned_away == 1
                await goes_on(server)  # from another address
            assert await quiet(server)

    run(scene())


def test_x14_the_last_quarter_is_for_those_who_have_little(tmp_path: Path) -> None:
    """Two addresses could fill all of it; a third still gets in, and some more of theirs do not."""

    async def scene() -> None:
        limits = replace(GENEROUS, connections=80, address_sockets=50, address_connections=10)
        async with parlour(tmp_path, limits=limits) as server:
            async with attack(server.port) as one, attack(server.port, "127.0.0.67") as other:
                await one.open(silent, 60)
                await until(lambda: server.metrics.connections == 60)
                await other.open(silent, 30)
                await until(lambda: server.metrics.turned_away == 30 - FEW)
                await goes_on(server)
            assert await quiet(server)

    run(scene())


def test_generous_limits_are_for_tests_of_other_things() -> None:
    assert GENEROUS.address_connections > LINES
