"""X5: what is exactly as long as it may be is read; one byte more is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlour.server import wire
from purrlour.server.pipe import FRAME, LONGEST
from tests.server.sockets import WAYS, Way, hello, parlour, run


def padded(frame: str, length: int) -> str:
    """The same frame, made longer with blanks."""
    return frame[:-1] + " " * (length - len(frame.encode())) + frame[-1]


def said(length: int) -> str:
    """A ping of this many bytes, many of which belong to letters of two or four bytes."""
    frame = '{"t":"play","id":"ą🐈","action":"ń"}'
    return padded(frame, length)


def test_sizes_are_those_promised() -> None:
    assert FRAME == 8192
    assert len(said(FRAME).encode()) == FRAME


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("parts", [1, 3])
def test_a_frame_of_8_kib_is_read_and_one_byte_more_is_not(
    tmp_path: Path, way: Way, parts: int
) -> None:
    async def scene() -> None:
        async with parlour(tmp_path, way) as server:
            (client, _) = await server.table()

            for length, key in ((FRAME, "unknown-action"), (FRAME + 1, "frame-too-long")):
                frame = said(length).encode()
                cut = -(-len(frame) // parts)
                pieces = [frame[at : at + cut] for at in range(0, len(frame), cut)]
                assert len(pieces) == parts
                await client.socket.send(iter(pieces), text=True)
                answer = await client.hear()
                assert isinstance(answer, wire.Refused)
                assert answer.key == key

            await client.socket.send("x" * LONGEST)
            answer = await client.hear()
            assert isinstance(answer, wire.Refused)
            assert answer.facts == {"most": FRAME}

            await client.socket.send("x" * (LONGEST + 1))
            await client.rest()
            assert client.socket.close_code == 1009

    run(scene())


@pytest.mark.parametrize("way", WAYS)
def test_a_hello_may_be_as_long(tmp_path: Path, way: Way) -> None:
    async def scene() -> None:
        async with parlour(tmp_path, way) as server:
            (seated, other) = await server.seats()
            async with server.connect() as socket:
                await socket.send(padded(hello(seated), FRAME))
                assert '"t":"update"' in str(await socket.recv())
            async with server.connect() as socket:
                await socket.send(padded(hello(other), FRAME + 1))
                assert '"bad-hello"' in str(await socket.recv())

    run(scene())


@pytest.mark.parametrize("way", WAYS)
def test_what_is_nested_deeper_than_32_is_refused(tmp_path: Path, way: Way) -> None:
    """Nothing we read nests deeper than three; how much deeper does not matter."""

    async def scene() -> None:
        async with parlour(tmp_path, way) as server:
            (client, _) = await server.table()
            for depth in (32, 33, 1000, 4000):
                for field in ("id", "other"):
                    deep = "[" * depth + "]" * depth
                    await client.socket.send(f'{{"{field}":{deep},"t":"ping"}}')
                    answer = await client.hear()
                    assert isinstance(answer, wire.Refused)
                    assert answer.key == "bad-frame"

    run(scene())
