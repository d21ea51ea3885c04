"""A clock that tests turn by hand, a pipe that keeps what it is given, and both together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import final

import msgspec

from purrlour.server import wire
from purrlour.server.auth.limits import Gate, Gauge
from purrlour.server.clock import Alarm, Clock
from purrlour.server.config import Limits
from purrlour.server.metrics import Metrics
from purrlour.server.pipe import End, Pipe
from purrlour.server.socket import Connection
from tests.server.sockets import Parlour, hello, parlour
from tests.waiting import until

_decoder: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)


class _Alarm:
    def __init__(self, due: int, do: Callable[[], None]) -> None:
        self.due = due
        self.do: Callable[[], None] | None = do

    def cancel(self) -> None:
        self.do = None


@final
class HandClock(Clock):
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self._now = 1_000
        self._alarms: list[_Alarm] = []

    def now(self) -> int:
        return self._now

    def wall(self) -> int:
        return 1_700_000_000_000 + self._now

    def after(self, delay: int, do: Callable[[], None]) -> Alarm:
        alarm = _Alarm(self._now + delay, do)
        self._alarms.append(alarm)
        return alarm

    @property
    def set(self) -> int:
        """How many alarms would still ring."""
        return sum(alarm.do is not None for alarm in self._alarms)

    def pass_by(self, ms: int) -> None:
        """Lets time go on, and alarms ring in their order."""
        end = self._now + ms
        while True:
            due = [alarm for alarm in self._alarms if alarm.do is not None and alarm.due <= end]
            if not due:
                break
            alarm = min(due, key=lambda one: one.due)
            self._now = max(self._now, alarm.due)
            do, alarm.do = alarm.do, None
            assert do is not None
            do()
        self._now = end


@final
class HandPipe(Pipe):
    """A client that a test can look at. It takes so many frames before it is full."""

    def __init__(self, room: int = 1_000_000) -> None:
        self.room = room
        self.frames: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self._aborted = False
        self._end: End | None = None

    def attach(self, end: End) -> None:
        self._end = end

    def begin(self) -> None:
        """Tests hand the frames over themselves."""

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.room -= 1
        if self.room == 0 and self._end is not None:
            self._end.pause()

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def abort(self) -> None:
        self._aborted = True

    def was_cut(self) -> bool:
        """Whether it ended without a word."""
        return self._aborted

    def take(self) -> list[wire.FromServer]:
        """What came since the last time."""
        frames, self.frames = self.frames, []
        return [_decoder.decode(frame) for frame in frames]

    def read(self, room: int = 1_000_000) -> None:
        """The client reads everything, and has room for so many more."""
        self.room = room
        if self._end is not None:
            self._end.resume()


@dataclass
class Hand:
    """A connection whose every part is in the hand of a test."""

    connection: Connection
    pipe: HandPipe
    clock: HandClock
    metrics: Metrics
    ended: list[bool]


def at_hand(limits: Limits | None = None, room: int = 1_000_000) -> Hand:
    """A connection that nobody has greeted yet."""
    clock, pipe, metrics = HandClock(), HandPipe(room), Metrics()
    ended: list[bool] = []
    gauge = Gauge(Gate(limits or Limits(), clock), "192.0.2.1")
    connection = Connection(
        pipe, clock, gauge=gauge, metrics=metrics, ended=lambda: ended.append(True)
    )
    pipe.attach(connection)
    return Hand(connection, pipe, clock, metrics, ended)


async def entered(server: Parlour, hand: Hand, seated: wire.Seated | None = None) -> wire.Seated:
    """Lets the connection into a real room."""
    seated = seated or (await server.seats())[0]
    said = hand.connection.greet(hello(seated).encode())
    assert said is not None
    hand.connection.enter(await server.hub.enter(said, hand.connection))
    await until(lambda: len(hand.pipe.frames) == 2)  # everything; and that somebody came
    return seated


@asynccontextmanager
async def room(folder: Path, limits: Limits | None = None) -> AsyncIterator[Hand]:
    """A connection inside a real room, which has heard the first update."""
    async with parlour(folder) as server:
        hand = at_hand(limits)
        await entered(server, hand)
        hand.pipe.take()
        yield hand
        hand.connection.gone()
