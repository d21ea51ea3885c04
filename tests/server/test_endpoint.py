"""Sockets: a real server and real clients, by picows and by ASGI's own messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from purrlour.server import quick, wire
from purrlour.server.config import Limits
from purrlour.server.languages import farewell
from tests.server.sockets import (
    GENEROUS,
    WAYS,
    Client,
    Parlour,
    Way,
    frame_bytes,
    hello,
    parlour,
    play,
    read,
    run,
    upgrade,
)
from tests.waiting import LIMIT, until

pytestmark = pytest.mark.slow  # real processes, sockets or screens

PING = b'{"t":"ping","id":"p"}'


def over(
    way: Way,
    folder: Path,
    scene: Callable[[Parlour], Coroutine[Any, Any, None]],
    limits: Limits = GENEROUS,
) -> None:
    """Runs a scene at a real server."""

    async def whole() -> None:
        async with parlour(folder, way, limits) as server:
            await scene(server)

    run(whole())


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_played_to_its_end(way: Way, tmp_path: Path) -> None:
    async def scene(server: Parlour) -> None:
        clients = await server.table(3)
        played = await play(clients, 400)
        assert 3 <= played < 400
        assert {client.v for client in clients} == {clients[0].v}
        match = server.hub.rooms[clients[0].seated.match].match
        assert match.phase == "over"
        assert server.metrics.sockets == 3

    over(way, tmp_path, scene)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"match": "x" * 22}, "no-such-match"),
        ({"token": "x" * 43}, "bad-token"),
        ({"protocol": 2}, "bad-hello"),
    ],
)
def test_who_may_not_come_in_is_told_why(
    way: Way, tmp_path: Path, change: dict[str, object], key: str
) -> None:
    async def scene(server: Parlour) -> None:
        seated = (await server.seats())[0]
        said = {**msgspec.json.decode(hello(seated, language="pl")), **change}
        async with server.connect() as socket:
            await socket.send(msgspec.json.encode(said).decode())
            assert read(await socket.recv()) == wire.Bye(key, farewell(key, "pl"))  # type: ignore[arg-type]  # a str of the table above
            await socket.wait_closed()
            assert (socket.close_code, socket.close_reason) == (1008, key)
        await until(lambda: server.metrics.sockets == 0)
        assert server.gate.open_addresses == 0

    over(way, tmp_path, scene)


@pytest.mark.parametrize("way", WAYS)
def test_a_hello_that_meets_a_bug_is_told_without_what_it_was_about(
    way: Way,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(server: Parlour) -> None:
        async def broken(*_: object) -> None:
            raise KeyError("the kitten is on top")

        seated = (await server.seats())[0]
        monkeypatch.setattr(server.hub, "enter", broken)
        async with server.connect() as socket:
            await socket.send(hello(seated))
            bye = read(await socket.recv())
            assert bye == wire.Bye("trouble", farewell("trouble", "en"))
        await until(lambda: server.metrics.sockets == 0)

    over(way, tmp_path, scene)
    assert "KeyError" in caplog.text
    assert "kitten" not in caplog.text


@pytest.mark.parametrize("way", WAYS)
def test_a_binary_hello_is_none(way: Way, tmp_path: Path) -> None:
    async def scene(server: Parlour) -> None:
        seated = (await server.seats())[0]
        async with server.connect() as socket:
            await socket.send(hello(seated).encode())
            bye = read(await socket.recv())
            assert isinstance(bye, wire.Bye)
            assert bye.key == "bad-hello"

    over(way, tmp_path, scene)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_does_not_come_in(way: Way, tmp_path: Path, origin: str) -> None:
    async def scene(server: Parlour) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await server.connect(origin=origin)
        assert refused.value.response.status_code == 403
        assert server.metrics.sockets == 0
        async with server.connect(origin=f"http://127.0.0.1:{server.port}"):
            pass

    over(way, tmp_path, scene)


@pytest.mark.parametrize("way", WAYS)
def test_an_address_has_only_so_many_sockets(way: Way, tmp_path: Path) -> None:
    async def scene(server: Parlour) -> None:
        async with server.connect(), server.connect() as second:
            with pytest.raises(InvalidStatus):
                await server.connect()
            await second.close()
            await until(lambda: server.metrics.sockets == 1)
            async with server.connect():
                pass
        await until(lambda: server.gate.open_addresses == 0)

    over(way, tmp_path, scene, Limits(address_sockets=2))


@pytest.mark.parametrize("way", WAYS)
def test_frames_that_follow_the_hello_at_once_are_answered(way: Way, tmp_path: Path) -> None:
    async def scene(server: Parlour) -> None:
        seated = (await server.seats())[0]
        async with server.connect() as socket:
            await socket.send(hello(seated))
            for number in range(20):
                await socket.send(PING.replace(b'p"}', b'%d"}' % number).decode())
            first = read(await socket.recv())
            assert isinstance(first, wire.Update)
            answers = [read(await socket.recv()) for _ in range(21)]
            names = [one.id for one in answers if isinstance(one, wire.Answer)]
            assert names == [str(number) for number in range(20)]

    over(way, tmp_path, scene)


@pytest.mark.parametrize("way", WAYS)
def test_a_message_in_parts_is_one_message(way: Way, tmp_path: Path) -> None:
    async def scene(server: Parlour) -> None:
        client = await server.sit((await server.seats())[0])
        await client.socket.send(iter(["", '{"t":"ping",', '"id":"', 'p"}']))
        assert await client.answer("p") == wire.Answer("p")
        await client.socket.send(iter([b"\0", b"\0"]))
        refused = await client.hear()
        assert isinstance(refused, wire.Refused)
        assert refused.key == "frame-not-text"

    over(way, tmp_path, scene)


@pytest.mark.parametrize("way", WAYS)
def test_pings_of_the_protocol_are_answered(way: Way, tmp_path: Path) -> None:
    async def scene(server: Parlour) -> None:
        client = await server.sit((await server.seats())[0])
        async with asyncio.timeout(LIMIT):
            hearing = asyncio.ensure_future(client.answer("p"))
            await (await client.socket.ping("are you there"))
            await client.send(wire.Ping(id="p"))
            assert await hearing == wire.Answer("p")

    over(way, tmp_path, scene)


@pytest.mark.parametrize("way", WAYS)
def test_when_the_server_goes_everybody_is_told(way: Way, tmp_path: Path) -> None:
    async def scene() -> None:
        async with parlour(tmp_path, way) as server:
            clients = await server.table(2)
        for client in clients:
            assert await client.rest() == wire.Bye("restart", farewell("restart", "en"))
            assert client.socket.close_code == 1012

    run(scene())


@pytest.mark.parametrize("way", WAYS)
def test_a_client_that_vanishes_is_noticed(way: Way, tmp_path: Path) -> None:
    async def scene(server: Parlour) -> None:
        client = await server.sit((await server.seats())[0])
        client.socket.transport.abort()
        await until(lambda: server.metrics.sockets == 0)
        room = server.hub.rooms[client.seated.match]
        await until(lambda: room.listeners == [])  # after what the room was just doing

    over(way, tmp_path, scene)


def test_nothing_of_a_client_gets_into_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with parlour(tmp_path) as server:
            client = await server.sit((await server.seats())[0])
            for frame in ("secret", '{"t":"say","id":"x","text":"secret"}', b"secret"):
                await client.socket.send(frame)
                await client.hear()

    with caplog.at_level(logging.DEBUG, logger="purrlour"):
        run(scene())
    assert "secret" not in "".join(
        record.getMessage() for record in caplog.records if record.name.startswith("purrlour")
    )


def test_quiet_clients_are_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that answers pings stays; one that does not is gone, though its line looks open."""
    monkeypatch.setattr(quick, "PING_SECONDS", 0.5)

    async def scene(server: Parlour) -> None:
        alive, dead = await server.seats()
        client = await server.sit(alive)
        hearing = asyncio.ensure_future(client.rest())
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(upgrade(server.port))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame_bytes(0x81, hello(dead).encode()))
        await until(lambda: server.metrics.sockets == 2)

        await until(lambda: server.metrics.sockets == 1)

        await asyncio.sleep(1)  # twice as long as it may be quiet
        assert server.metrics.sockets == 1
        assert not hearing.done()
        writer.close()
        await client.socket.close()
        await hearing

    over("quick", tmp_path, scene)


@pytest.mark.parametrize("way", WAYS)
def test_it_needs_no_uvloop(way: Way, tmp_path: Path) -> None:
    """Some systems have none."""

    async def scene() -> None:
        async with parlour(tmp_path, way) as server:
            clients = await server.table(2)
            assert await play(clients, 3) == 3
            await clients[0].socket.close()
            await until(lambda: server.metrics.sockets == 1)

    asyncio.run(scene())


@pytest.mark.parametrize("way", WAYS)
def test_who_talks_before_being_let_in_does_not_fill_our_memory(way: Way, tmp_path: Path) -> None:
    async def scene(server: Parlour) -> None:
        seated = (await server.seats())[0]
        client = Client(await server.connect(), seated)
        heard = asyncio.ensure_future(client.rest())
        await client.socket.send(hello(seated))
        with suppress(ConnectionClosed):
            for _ in range(2000):
                await client.socket.send("x" * 1000)
        bye = await heard
        assert isinstance(bye, wire.Bye)
        assert bye.key == "flood"
        await until(lambda: server.metrics.sockets == 0)

    over(way, tmp_path, scene, Limits())
