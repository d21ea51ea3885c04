"""Handshakes: what becomes a socket, what does not, and that neither leaves anything behind."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from purrlour.server.config import Limits
from tests.server.sockets import Parlour, parlour, run, upgrade
from tests.waiting import LIMIT, until

pytestmark = pytest.mark.slow  # real sockets

TWENTY = Limits(address_sockets=20, address_requests=100_000)

WRONG = {
    "no key": (b"Sec-WebSocket-Key: a2tra2tra2tra2tra2traw==\r\n", b""),
    "a short key": (b"a2tra2tra2tra2tra2traw==", b"a2s="),
    "no base64": (b"a2tra2tra2tra2tra2traw==", b"?2tra2tra2tra2tra2traw=="),
    "a key beyond ASCII": (b"a2tra2tra2tra2tra2traw==", b"\xff2tra2tra2tra2tra2traw=="),
    "two keys": (
        b"Sec-WebSocket-Key: ",
        b"Sec-WebSocket-Key: a2tra2tra2tra2tra2traw==\r\nSec-WebSocket-Key: ",
    ),
    "no version": (b"Sec-WebSocket-Version: 13\r\n", b""),
    "an old version": (b"Version: 13", b"Version: 8"),
    "another method": (b"GET ", b"POST "),
    "an old HTTP": (b"HTTP/1.1\r\nHost", b"HTTP/1.0\r\nX-Host"),
}


def at(folder: Path, scene: Callable[[Parlour], Coroutine[Any, Any, None]]) -> None:
    """Runs a scene at a server where an address may have twenty sockets."""

    async def whole() -> None:
        async with parlour(folder, "quick", TWENTY) as server:
            await scene(server)

    run(whole())


async def answer(server: Parlour, request: bytes) -> bytes:
    """All that the server says, until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(request)
        async with asyncio.timeout(LIMIT):
            return await reader.read()
    finally:
        writer.close()


@pytest.mark.parametrize("wrong", WRONG)
def test_a_malformed_handshake_leaves_nothing_behind(
    wrong: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """More of them than an address has slots, and then somebody comes in from there."""

    async def scene(server: Parlour) -> None:
        old, new = WRONG[wrong]
        request = upgrade(server.port)
        assert old in request
        for _ in range(2 * TWENTY.address_sockets):
            said = await answer(server, request.replace(old, new))
            head, _, body = said.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 426" if "version" in wrong else b"HTTP/1.1 400")
            assert json.loads(body)["key"] == "bad-handshake"
        await until(lambda: server.gate.open_addresses == 0)
        assert server.metrics.sockets == 0
        assert not server.connections
        async with server.connect():
            assert server.gate.open_addresses == 1

    with caplog.at_level(logging.WARNING):
        at(tmp_path, scene)
    assert not caplog.records, "strangers write our log"


def test_it_is_told_which_version_we_speak_and_in_ones_language(tmp_path: Path) -> None:
    async def scene(server: Parlour) -> None:
        request = upgrade(server.port).replace(
            b"Version: 13\r\n", b"Version: 14\r\nAccept-Language: pl\r\n"
        )
        said = await answer(server, request)
        assert b"sec-websocket-version: 13\r\n" in said.lower()
        assert "połączeń" in json.loads(said.partition(b"\r\n\r\n")[2])["text"].lower()

    at(tmp_path, scene)


@pytest.mark.parametrize("connection", ["keep-alive, Upgrade", "upgrade,keep-alive", "UPGRADE"])
def test_a_browser_may_ask_for_more_of_its_connection(connection: str, tmp_path: Path) -> None:
    """Firefox does."""

    async def scene(server: Parlour) -> None:
        request = upgrade(server.port).replace(
            b"Connection: Upgrade", f"Connection: {connection}".encode()
        )
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request)
        async with asyncio.timeout(LIMIT):
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
        await until(lambda: server.metrics.sockets == 1)
        writer.close()
        await until(lambda: server.gate.open_addresses == 0)

    at(tmp_path, scene)


def test_long_headers_are_no_trouble(tmp_path: Path) -> None:
    """A proxy adds some, cookies of others on the same name are more."""

    async def scene(server: Parlour) -> None:
        more = b"Cookie: " + b"c" * 15_000 + b"\r\nUpgrade:"
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(upgrade(server.port).replace(b"Upgrade:", more))
        async with asyncio.timeout(LIMIT):
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
        writer.close()
        await until(lambda: server.gate.open_addresses == 0)

    at(tmp_path, scene)


def test_who_hangs_up_before_the_answer_leaves_nothing_behind(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(server: Parlour) -> None:
        for _ in range(2 * TWENTY.address_sockets):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(upgrade(server.port))
            writer.transport.abort()
        await until(lambda: server.gate.open_addresses == 0)
        await until(lambda: not server.connections)
        assert server.metrics.connections == 0
        async with server.connect():
            pass

    at(tmp_path, scene)
    assert not caplog.records
