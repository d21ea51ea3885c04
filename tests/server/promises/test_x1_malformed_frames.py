"""X1: whatever comes, nothing breaks, nothing changes, and everything is answered."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from purrlour.server import wire
from purrlour.server.auth.limits import Gate, Gauge
from purrlour.server.metrics import Metrics
from purrlour.server.pipe import FRAME, LONGEST
from purrlour.server.socket import Connection
from tests.figures import figure
from tests.server.hands import HandClock, HandPipe
from tests.server.malformed import HONEST, malformed
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
    run,
    upgrade,
)
from tests.waiting import LIMIT, until

pytestmark = pytest.mark.slow  # many frames

IN_PROCESS = figure(2_000, long=100_000, plain=2_000)
OVER_SOCKETS = figure(300, long=3_000, plain=300)


def standing(server: Parlour, client: Client) -> tuple[int, str]:
    """How long the log is, and the position of the game."""
    match = server.hub.rooms[client.seated.match].match
    assert match.table is not None
    return len(match.log), match.game.position(match.table.state)


def test_the_fuzzer_makes_every_kind() -> None:
    """A check of the check: otherwise a slip in it would look like strength."""
    frames = list(islice(malformed(1), 5000))

    assert sum(len(frame) > FRAME for frame in frames) > 200
    assert sum(frame.count(b"[") >= 33 or frame.count(b"{") >= 33 for frame in frames) > 200
    assert sum(b"NaN" in frame for frame in frames) > 20
    assert sum(_is_text(frame) for frame in frames) > 2000
    assert sum(not _is_text(frame) for frame in frames) > 500
    assert len(set(frames)) > 2500


def _is_text(frame: bytes) -> bool:
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True


@pytest.mark.slow
def test_malformed_frames_change_nothing(tmp_path: Path, shown: Callable[[str, str], None]) -> None:
    """Straight into a connection that sits at a real table."""

    async def scene() -> None:
        async with parlour(tmp_path) as server:
            clients = await server.table(2)
            before = standing(server, clients[0])
            pipe, clock = HandPipe(), HandClock()
            gauge = Gauge(Gate(GENEROUS, clock), "192.0.2.1")
            connection = Connection(pipe, clock, gauge=gauge, metrics=Metrics(), ended=lambda: None)
            said = connection.greet(hello(clients[0].seated).encode())
            assert said is not None
            connection.enter(await server.hub.enter(said, connection))
            await until(lambda: bool(pipe.frames))
            pipe.frames.clear()

            keys: Counter[str] = Counter()
            for number, frame in enumerate(islice(malformed(7), IN_PROCESS)):
                clock.pass_by(1)
                if number % 10 == 0:
                    connection.receive_binary()
                else:
                    connection.receive(frame)
                (answer,) = pipe.take()
                assert isinstance(answer, wire.Refused), frame
                keys[answer.key] += 1

            assert sum(keys.values()) == IN_PROCESS
            assert keys.keys() == {"bad-frame", "frame-too-long", "frame-not-text"}
            assert pipe.closed is None
            assert standing(server, clients[0]) == before
            connection.gone()
            await play(clients, 2)
            assert standing(server, clients[0]) != before, "the table no longer works"

    run(scene())
    shown("X1", f"{IN_PROCESS} frames, 0 crashes, 0 state changes")


@pytest.mark.parametrize("way", WAYS)
def test_malformed_frames_over_a_real_socket(tmp_path: Path, way: Way) -> None:
    """Text that is no UTF-8 may end the socket, as RFC 6455 wants it; nothing else does."""

    async def scene() -> None:
        async with parlour(tmp_path, way) as server:
            clients = await server.table(2)
            before = standing(server, clients[0])
            attacker = await server.sit(clients[0].seated)
            for number, frame in enumerate(islice(malformed(11), OVER_SOCKETS)):
                if number % 10 == 0:
                    await attacker.socket.send(frame)
                elif way == "quick" or _is_text(frame):
                    await attacker.socket.send(frame, text=True)
                else:
                    continue
                answer = await attacker.hear()
                assert isinstance(answer, wire.Refused), frame
            assert standing(server, clients[0]) == before

            await attacker.socket.send(b'{"t":"say","id":"x","text":"\xff"}', text=True)
            if way == "quick":
                assert isinstance(await attacker.hear(), wire.Refused)
            else:
                await attacker.rest()
                assert attacker.socket.close_code == 1007
            assert standing(server, clients[0]) == before
            assert await play(clients, 2) == 2

    run(scene())


# Below the frames: what is no WebSocket at all.


PING = b'{"t":"ping","id":"x"}'
TEXT, PART, BINARY, CLOSE, WS_PING = 0x81, 0x01, 0x82, 0x88, 0x89

GARBAGE = {
    "noise": random.Random(5).randbytes(3000),
    "http again": b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 5,
    "no mask": frame_bytes(TEXT, PING, masked=False),
    "reserved bit": frame_bytes(TEXT | 0x40, PING),
    "unknown kind": frame_bytes(0x83, PING),
    "too long": frame_bytes(TEXT, b" " * (LONGEST + 1)),
    "far too long": frame_bytes(TEXT, b"", length=2**40),
    "a length that cannot be": frame_bytes(TEXT, b"", length=2**63),
    "a ping in parts": frame_bytes(0x09, b"x"),
    "a long ping": frame_bytes(WS_PING, b"x" * 126),
    "the end of nothing": frame_bytes(0x80, PING),
    "a beginning in a beginning": frame_bytes(PART, b"{") + frame_bytes(TEXT, PING),
    "parts that grow too long": frame_bytes(PART, b" " * FRAME) + frame_bytes(0, b" " * FRAME) * 2,
    "a short close": frame_bytes(CLOSE, b"\x03"),
    "a close code that cannot be": frame_bytes(CLOSE, (5).to_bytes(2, "big")),
    "a close without words": frame_bytes(CLOSE, (1000).to_bytes(2, "big") + b"\xff\xfe"),
}


@pytest.mark.parametrize("way", WAYS)
def test_what_is_no_websocket_is_cut(tmp_path: Path, way: Way) -> None:
    async def scene() -> None:
        async with parlour(tmp_path, way) as server:
            for kind, garbage in GARBAGE.items():
                try:
                    await send_garbage(server, garbage)
                except Exception as error:
                    error.add_note(kind)
                    raise

    run(scene())


async def send_garbage(server: Parlour, garbage: bytes) -> None:
    """Somebody at a table sends it and is cut; the table plays on."""
    clients = await server.table(2)
    before = standing(server, clients[0])
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(upgrade(server.port))
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    writer.write(frame_bytes(TEXT, hello(clients[0].seated).encode()))
    await until(lambda: server.metrics.sockets == 3)
    await reader.read(1)

    writer.write(garbage)

    async with asyncio.timeout(LIMIT):
        rest = await reader.read()  # to the end, which is what we wait for
    assert b"traceback" not in rest.lower()
    await until(lambda: server.metrics.sockets == 2)
    assert standing(server, clients[0]) == before
    assert await play(clients, 2) == 2
    writer.close()
    for client in clients:
        await client.socket.close()
    await until(lambda: server.metrics.sockets == 0)


def test_honest_frames_are_not_malformed() -> None:
    """The fuzzer starts from what clients really send."""
    assert len(HONEST) == 21
    assert not set(HONEST) & set(islice(malformed(3), 2000))
