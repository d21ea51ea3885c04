"""Connections: greeted, answered, held to their limits, and let go."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.auth.limits import PATIENCE
from purrlour.server.config import Limits
from purrlour.server.faults import trace
from purrlour.server.languages import farewell, sentence
from purrlour.server.pipe import FRAME
from purrlour.server.socket import (
    HELLO_MS,
    QUEUE_BYTES,
    QUEUE_FRAMES,
    STALL_MS,
)
from purrlour.words import LANGUAGES
from tests.server.hands import at_hand, entered, room
from tests.server.sockets import (
    hello,
    parlour,
    run,
)
from tests.waiting import until

PING = b'{"t":"ping","id":"p"}'


# The hello.


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"hello",
        b"[]",
        PING,
        b'{"t":"hello"}',
        b'{"t":"hello","match":"short"}',
        b'{"t":"hello","match":"%s","token":"short"}' % (b"m" * 22),
        b'{"t":"hello","match":"%s","more":1}' % (b"m" * 22),
        b'{"t":"hello","match":"%s","language":"de"}' % (b"m" * 22),
        b'{"t":"hello","match":"%s","v":-1}' % (b"m" * 22),
        b'{"t":"hello","match":"%s","protocol":2}' % (b"m" * 22),
        b'{"t":"hello","match":"%s"}' % (b"\xff" * 22),
        b'{"t":"hello","match":"%s"}' % (b"m" * 22) + b" " * FRAME,
        b"[" * FRAME,
    ],
)
def test_whatever_is_no_hello_ends_the_connection(frame: bytes) -> None:
    hand = at_hand()

    assert hand.connection.greet(frame) is None

    bye = hand.pipe.take()
    assert [one.key for one in bye if isinstance(one, wire.Bye)] == ["bad-hello"]
    assert hand.pipe.closed == (1008, "bad-hello")
    assert hand.metrics.cut == {"bad-hello": 1}


def test_whoever_says_nothing_is_let_go() -> None:
    hand = at_hand()

    hand.clock.pass_by(HELLO_MS - 1)
    assert hand.pipe.closed is None
    hand.clock.pass_by(1)

    assert hand.pipe.closed == (1008, "bad-hello")


def test_whoever_is_not_let_in_for_long_is_told() -> None:
    hand = at_hand()
    hand.clock.pass_by(HELLO_MS - 1)
    assert hand.connection.greet(b'{"t":"hello","match":"%s"}' % (b"m" * 22))

    hand.clock.pass_by(HELLO_MS - 1)
    assert hand.pipe.closed is None
    hand.clock.pass_by(1)

    assert hand.pipe.closed == (1008, "trouble")


def test_a_bye_is_in_the_language_of_the_hello() -> None:
    hand = at_hand()
    hand.connection.greet(b'{"t":"hello","match":"%s","language":"pl","protocol":9}' % (b"m" * 22))

    (bye,) = hand.pipe.take()
    assert bye == wire.Bye("bad-hello", farewell("bad-hello", "pl"))


def test_every_bye_has_a_sentence() -> None:
    info = msgspec.inspect.type_info(wire.Bye)
    assert isinstance(info, msgspec.inspect.StructType)
    (keys,) = [field.type for field in info.fields if field.name == "key"]
    assert isinstance(keys, msgspec.inspect.LiteralType)
    for language in LANGUAGES:
        said = [farewell(str(key), language) for key in keys.values]
        assert len(set(said)) == len(said) == len(keys.values)


def test_a_sentence_that_is_missing_is_no_reason_for_silence(
    caplog: pytest.LogCaptureFixture,
) -> None:
    error = GameError(key := "nobody-wrote-this", card="secret")

    assert sentence(error, "en") == key
    assert key in caplog.text
    assert "secret" not in caplog.text


# Commands.


def test_once_inside_silence_is_fine(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as hand:
            hand.clock.pass_by(10 * HELLO_MS)
            assert hand.pipe.closed is None
            assert hand.clock.set == 0

    run(scene())


def test_a_command_is_answered_by_the_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as hand:
            hand.connection.receive(PING)
            await until(lambda: bool(hand.pipe.frames))
            assert hand.pipe.take() == [wire.Answer("p")]

    run(scene())


@pytest.mark.parametrize(
    ("frame", "name", "key"),
    [
        (b"nonsense", "", "bad-frame"),
        (b'{"t":"ping"}', "", "bad-frame"),
        (b'{"t":"fly","id":"x"}', "x", "bad-frame"),
        (b'{"t":"ping","id":"x","more":NaN}', "", "bad-frame"),
        (b'{"t":"ping","id":"x","more":1}', "x", "bad-frame"),
        (b'{"t":"ping","id":7}', "", "bad-frame"),
        (b'{"t":"ping","id":"%s"}' % (b"x" * 65), "", "bad-frame"),
        (b'{"t":"say","id":"x","text":"\xff"}', "x", "bad-frame"),
        (b'{"t":"hello","id":"x","match":"%s"}' % (b"m" * 22), "x", "bad-frame"),
        (b'{"a":' * 1600, "", "bad-frame"),
        (PING + b" " * (FRAME + 1 - len(PING)), "", "frame-too-long"),
    ],
)
def test_what_cannot_be_read_is_refused(tmp_path: Path, frame: bytes, name: str, key: str) -> None:
    async def scene() -> None:
        async with room(tmp_path) as hand:
            hand.connection.receive(frame)
            (refused,) = hand.pipe.take()
            assert isinstance(refused, wire.Refused)
            assert (refused.id, refused.key) == (name, key)
            assert refused.text[-1] == "."

    run(scene())


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as hand:
            hand.connection.receive_binary()
            (refused,) = hand.pipe.take()
            assert isinstance(refused, wire.Refused)
            assert refused.key == "frame-not-text"

    run(scene())


@pytest.mark.parametrize("frame", [PING, b"nonsense", None])
def test_too_fast_is_refused_by_name_and_a_flood_is_cut(
    tmp_path: Path, frame: bytes | None
) -> None:
    async def scene() -> None:
        limits = Limits(socket_frames=10)
        async with room(tmp_path, limits) as hand:
            for _ in range(30 + PATIENCE + 100):
                if frame is None:
                    hand.connection.receive_binary()
                else:
                    hand.connection.receive(frame)
            await until(lambda: len(hand.pipe.frames) == 30 + PATIENCE + 1)
            told = hand.pipe.take()

            hasty = [one for one in told if isinstance(one, wire.Refused) and one.key == "too-fast"]
            assert len(hasty) == PATIENCE
            assert {one.id for one in hasty} == {"p" if frame == PING else ""}
            byes = [one.key for one in told if isinstance(one, wire.Bye)]
            assert byes == ["flood"]
            assert hand.pipe.closed == (1008, "flood")

    run(scene())


def test_pings_and_parts_count_as_well(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path, Limits(socket_frames=10)) as hand:
            allowed = [hand.connection.control() for _ in range(500)]
            assert sum(allowed) == 30
            assert hand.pipe.closed == (1008, "flood")

    run(scene())


class Broken:
    """A room with a bug."""

    def submit(self, *_: object) -> None:
        raise KeyError("the kitten is on top")


def test_a_bug_in_a_room_is_told_without_what_it_was_about(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with parlour(tmp_path) as server:
            hand = at_hand()
            await entered(server, hand)
            hand.pipe.take()

            monkeypatch.setattr(hand.connection, "_room", Broken())
            hand.connection.receive(PING)

            (refused,) = hand.pipe.take()
            assert isinstance(refused, wire.Refused)
            assert (refused.id, refused.key) == ("p", "server-fault")
            assert "KeyError" in caplog.text
            assert "kitten" not in caplog.text + refused.text
            monkeypatch.undo()
            hand.connection.gone()

    run(scene())


def test_a_trace_has_places_but_no_message() -> None:
    def inner() -> None:
        raise ValueError("a hand")

    with pytest.raises(ValueError, match="a hand") as raised:
        inner()

    told = trace(raised.value)
    assert told.startswith("ValueError in ")
    assert "inner" in told
    assert "a hand" not in told


# Slow readers.


def test_frames_wait_in_their_order_for_a_slow_reader() -> None:
    hand = at_hand(room=2)
    frames = [b'{"t":"ack","id":"%d","v":1}' % number for number in range(10)]
    for frame in frames:
        hand.connection.send(frame)
    assert hand.pipe.frames == frames[:2]

    hand.pipe.read(3)
    assert hand.pipe.frames == frames[:5]
    hand.connection.send(frames[0])
    hand.pipe.read()

    assert hand.pipe.frames == [*frames, frames[0]]
    assert hand.pipe.closed is None


@pytest.mark.parametrize(
    ("frame", "fit"),
    [(b"{}", QUEUE_FRAMES), (b" " * (QUEUE_BYTES // 8), 8)],
)
def test_too_much_that_waits_is_cut(frame: bytes, fit: int) -> None:
    hand = at_hand(room=1)
    for _ in range(fit + 1):
        hand.connection.send(frame)
    assert not hand.pipe.was_cut()

    hand.connection.send(frame)

    assert hand.pipe.was_cut()
    assert hand.metrics.cut == {"slow": 1}
    assert len(hand.pipe.frames) == 1, "no bye: it would not be read"


def test_whoever_stops_reading_is_cut_though_nothing_waits() -> None:
    hand = at_hand(room=1)
    hand.connection.send(b"{}")

    hand.clock.pass_by(STALL_MS - 1)
    assert not hand.pipe.was_cut()
    hand.clock.pass_by(1)

    assert hand.pipe.was_cut()
    assert hand.metrics.cut == {"slow": 1}


def test_whoever_reads_again_in_time_is_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as hand:
            for _ in range(20):
                hand.connection.pause()
                hand.clock.pass_by(STALL_MS - 1)
                hand.connection.resume()
            hand.clock.pass_by(100 * STALL_MS)
            assert not hand.pipe.was_cut()
            assert hand.pipe.closed is None

    run(scene())


def test_pausing_does_not_excuse_from_the_hello() -> None:
    hand = at_hand()
    hand.connection.pause()
    hand.connection.resume()
    hand.clock.pass_by(HELLO_MS)

    assert hand.pipe.closed == (1008, "bad-hello")


# The end.


def test_a_room_forgets_who_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with parlour(tmp_path) as server:
            hand = at_hand()
            seated = await entered(server, hand)
            listeners = server.hub.rooms[seated.match].listeners
            assert listeners == [hand.connection]

            hand.connection.gone()

            await until(lambda: listeners == [])
            assert hand.ended == [True]
            assert hand.metrics.sockets == 0
            assert hand.clock.set == 0

    run(scene())


def test_who_goes_while_the_match_is_fetched_is_forgotten_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with parlour(tmp_path) as server:
            hand = at_hand()
            seated = (await server.seats())[0]
            said = hand.connection.greet(hello(seated).encode())
            assert said is not None
            found = await server.hub.enter(said, hand.connection)
            hand.connection.gone()
            hand.connection.enter(found)
            await until(lambda: found.listeners == [])

    run(scene())


def test_after_a_bye_nothing_more_goes_out_or_in(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as hand:
            hand.connection.close("kicked")
            hand.connection.close("slow")
            hand.connection.send(b"{}")
            hand.connection.receive(PING)
            hand.connection.receive_binary()
            assert not hand.connection.control()
            (bye,) = hand.pipe.take()
            assert bye == wire.Bye("kicked", farewell("kicked", "en"))
            assert hand.metrics.cut == {"kicked": 1}

    run(scene())
