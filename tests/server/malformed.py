"""Frames that no honest client sends."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from purrlour.server import wire
from purrlour.server.matches.settings import Settings
from purrlour.server.pipe import FRAME

HONEST: tuple[bytes, ...] = tuple(
    msgspec.json.encode(command)
    for command in (
        wire.Play(id="a1", action="draw", decision=3),
        wire.Play(id="a2", action="resign"),
        wire.Why(id="a3", action="pair:nope>1"),
        wire.Hint(id="c3", decision=3),
        wire.Undo(id="a4"),
        wire.Agree(id="a5", yes=True),
        wire.Order(id="a6", passing="turn", ask=["attack"]),
        wire.Nonce(id="a7", nonce="n" * 32),
        wire.Say(id="a8", text="miau ąę 🐈"),
        wire.Emote(id="a9", emote="purr"),
        wire.Leave(id="b1"),
        wire.Away(id="b2"),
        wire.Start(id="b3"),
        wire.Lock(id="b4", on=True),
        wire.Kick(id="b5", chair=1),
        wire.Swap(id="b6", one=0, other=1),
        wire.Bot(id="b7", chair=1, bot="greedy"),
        wire.Host(id="b8", chair=1),
        wire.Arrange(id="b9", settings=Settings(turn=30)),
        wire.Extend(id="c1", seconds=30),
        wire.Ping(id="c2"),
    )
)
"""What real clients send; each would do something."""

_ODD: tuple[bytes, ...] = (
    b"",
    b" ",
    b"null",
    b"NaN",
    b"-Infinity",
    b"1e400",
    b'"t"',
    b"[]",
    b"{}",
    b'{"t":"ping"}',
    b'{"t":null,"id":"x"}',
    b'{"t":["ping"],"id":"x"}',
    b'{"t":"PING","id":"x"}',
    b'{"t":"update","id":"x"}',
    b'{"t":"__class__","id":"x"}',
    b'{"t":"ping","id":""}',
    b'{"t":"ping","id":{"id":"x"}}',
    b'{"t":"ping","id":NaN}',
    b'{"t":"extend","id":"x","seconds":NaN}',
    b'{"t":"extend","id":"x","seconds":1e999}',
    b'{"t":"extend","id":"x","seconds":0}',
    b'{"t":"kick","id":"x","chair":-1}',
    b'{"t":"kick","id":"x","chair":true}',
    b'{"t":"kick","id":"x","chair":"1"}',
    b'{"t":"say","id":"x","text":""}',
    b'{"t":"say","id":"x","text":"\\ud800"}',
    b'{"t":"say","id":"x","text":"\xed\xa0\x80"}',
    b'{"t":"say","id":"x","text":"\xc0\xaf"}',
    b"\xef\xbb\xbf" + b'{"t":"ping","id":"x"}',
    b'{"t":"ping","id":"x"}{"t":"ping","id":"y"}',
    b'{"t":"ping","id":"x"}\x00',
    b"\xff\xfe" + '{"t":"ping"}'.encode("utf-16-le"),
)


def malformed(seed: int) -> Iterator[bytes]:
    """One after another, of every kind, for ever; never one that could be carried out."""
    luck = random.Random(seed)
    makers = (_noise, _mutated, _mutated, _mutated, _odd, _deep, _huge, _grown, _mistyped)
    readable = msgspec.json.Decoder(wire.AnyCommand)
    while True:
        frame = luck.choice(makers)(luck)
        try:
            readable.decode(frame)
        except (ValueError, RecursionError):
            yield frame
        else:
            if len(frame) > FRAME:
                yield frame


def _noise(luck: random.Random) -> bytes:
    return luck.randbytes(luck.choice((1, 2, 7, 30, 200)))


def _odd(luck: random.Random) -> bytes:
    return luck.choice(_ODD)


def _mutated(luck: random.Random) -> bytes:
    """A real frame with some bytes gone, doubled, changed or put elsewhere."""
    frame = bytearray(luck.choice(HONEST))
    for _ in range(luck.randint(1, 4)):
        place = luck.randrange(len(frame) + 1)
        match luck.randrange(4):
            case 0:
                del frame[place : place + luck.randint(1, 5)]
            case 1:
                frame[place:place] = luck.randbytes(luck.randint(1, 3))
            case 2:
                frame[place : place + 1] = luck.choice(b'{}[]",:\\0123456789-.eEnt').to_bytes()
            case _:
                start = luck.randrange(len(frame) + 1)
                frame[place:place] = frame[start : start + 12]
        if not frame:
            break
    return bytes(frame)


def _deep(luck: random.Random) -> bytes:
    """Brackets within brackets, in a place where they are read or skipped."""
    depth = luck.choice((33, 200, 1500))
    inside = b"[" * depth + b"]" * depth if luck.random() < 0.5 else b'{"a":' * depth
    return luck.choice((b"%s", b'{"t":"ping","id":%s}', b'{"x":%s,"t":"ping","id":"x"}')) % inside


def _huge(luck: random.Random) -> bytes:
    """Longer than is read, however fine it looks."""
    length = luck.choice((FRAME + 1, FRAME + 2, FRAME + 1000, 2 * FRAME))
    frame = luck.choice(HONEST)
    return frame + b" " * (length - len(frame))


def _grown(luck: random.Random) -> bytes:
    """With one field more, or longer than it may be."""
    frame = luck.choice(HONEST)
    more = luck.choice((b',"token":"x"}', b',"":0}', b',"match":null}', b',"seat":0}'))
    if luck.random() < 0.5:
        return frame[:-1] + more
    return frame.replace(b'"id":"', b'"id":"' + b"x" * luck.choice((64, 500)))


def _mistyped(luck: random.Random) -> bytes:
    """A field of another type."""
    fields = msgspec.json.decode(luck.choice(HONEST))
    fields[luck.choice([*fields])] = luck.choice((None, [], {}, -1, 2**70, 0.5, "", [[[]]]))
    return msgspec.json.encode(fields)
