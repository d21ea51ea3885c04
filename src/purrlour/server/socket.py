"""Connection: one client. Decodes, holds to the limits, hands over, sends; never silent."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, cast, final

import msgspec

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.auth.limits import FINE, Gauge, Verdict
from purrlour.server.auth.quotas import Kind
from purrlour.server.clock import Alarm, Clock
from purrlour.server.faults import trace
from purrlour.server.languages import farewell, sentence
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.room import Room
from purrlour.server.metrics import Metrics
from purrlour.server.pipe import FRAME, End, Pipe

HELLO_MS: Final = 10_000
"""Time for the first frame, and for us to find its room."""
STALL_MS: Final = 5_000
"""So long a client may keep us waiting that does not read."""
QUEUE_FRAMES: Final = 256
QUEUE_BYTES: Final = 1024 * 1024
"""What may wait for it meanwhile."""

_POLICY, _RESTART = 1008, 1012
"""Codes of RFC 6455 for hanging up."""

_log: Final = logging.getLogger(__name__)
_encode: Final = msgspec.json.Encoder().encode
_hello: Final = msgspec.json.Decoder(wire.Hello)
_command: Final[msgspec.json.Decoder[wire.AnyCommand]] = msgspec.json.Decoder(wire.AnyCommand)


_CHARGED: Final[dict[type, Kind]] = {
    wire.Again: "matches",
    wire.Say: "messages",
    wire.Emote: "messages",
}
"""What is counted by the day. Whoever sends one twice has it counted twice."""


class _Named(msgspec.Struct):
    """All we want to know of a frame that cannot be carried out."""

    id: wire.Id


_named: Final = msgspec.json.Decoder(_Named)


@final
class Connection(Listener, End):
    """Knows nothing of sockets: a pipe brings frames and takes them."""

    __slots__ = (
        "_alarm",
        "_clock",
        "_closed",
        "_ended",
        "_gauge",
        "_match",
        "_metrics",
        "_paused",
        "_pipe",
        "_queue",
        "_queued",
        "_room",
    )

    def __init__(
        self,
        pipe: Pipe,
        clock: Clock,
        *,
        gauge: Gauge,
        metrics: Metrics,
        ended: Callable[[], None],
    ) -> None:
        super().__init__()
        self._pipe = pipe
        self._clock = clock
        self._gauge = gauge
        self._metrics = metrics
        self._ended = ended
        self._room: Room | None = None
        self._match = ""
        self._closed = False
        self._paused = False
        self._queue: deque[bytes] | None = None
        self._queued = 0
        self._alarm: Alarm | None = None
        self._expect("bad-hello")
        metrics.sockets += 1

    # Coming in.

    def greet(self, frame: bytes) -> wire.Hello | None:
        """The first frame must be a hello; for anything else we hang up."""
        self._metrics.frames_in += 1
        try:
            if len(frame) <= FRAME and not self._closed:
                hello = _hello.decode(frame)
                self.language = hello.language
                if hello.protocol == wire.PROTOCOL:
                    self._match = hello.match
                    self._expect("trouble")
                    return hello
        except (ValueError, RecursionError):  # all that msgspec raises
            pass
        self.close("bad-hello")
        return None

    def enter(self, room: Room) -> None:
        """The hello was good: commands may come."""
        self._room = room
        if self._closed:
            room.leave(self)  # it went while the match was fetched
        elif not self._paused:
            self._silence()

    # From the client.

    def receive(self, frame: bytes) -> None:
        """One command. It is answered by the room, or refused here."""
        room = self._room
        if self._closed or room is None:
            return
        self._metrics.frames_in += 1
        verdict = self._gauge.weigh(self._match, self.seat)
        if verdict is not FINE:
            self._too_fast(frame, verdict)
        elif len(frame) > FRAME:
            self.send(_too_long(self.language))
        else:
            try:
                command = _command.decode(frame)
            except (ValueError, RecursionError):  # all that msgspec raises
                self._metrics.commands["", "unreadable"] += 1
                self._refuse(_name(frame), GameError("bad-frame"))
            else:
                self._submit(room, command)

    def receive_binary(self) -> None:
        """We speak text."""
        if self._closed or self._room is None:
            return
        self._metrics.frames_in += 1
        verdict = self._gauge.weigh(self._match, self.seat)
        if verdict is not FINE:
            self._too_fast(b"", verdict)
        else:
            self._metrics.commands["", "unreadable"] += 1
            self._refuse("", GameError("frame-not-text"))

    def control(self) -> bool:
        """Pings and parts of frames count like frames; those too many are not answered."""
        if self._closed:
            return False
        verdict = self._gauge.weigh(self._match, self.seat)
        if verdict is Verdict.FLOOD:
            self.close("flood")
        return verdict is FINE

    def _submit(self, room: Room, command: wire.AnyCommand) -> None:
        kind = type(command)
        self._metrics.commands[kind.__name__.lower(), "received"] += 1
        try:
            if kind in _CHARGED:
                self._gauge.charge(_CHARGED[kind])
            room.submit(self, command)
        except GameError as error:
            self._refuse(command.id, error)
        except Exception as error:  # noqa: BLE001 - a bug must not cost the others their table
            _log.error("a command failed: %s", trace(error))
            self._refuse(command.id, GameError("server-fault"))

    def _too_fast(self, frame: bytes, verdict: Verdict) -> None:
        if verdict is Verdict.FLOOD:
            self.close("flood")
        else:
            self._refuse(_name(frame), GameError("too-fast"))

    def _refuse(self, name: str, error: GameError) -> None:
        self.send(_refusal(name, error, self.language))

    # To the client.

    def send(self, frame: bytes) -> None:
        if self._closed:
            return
        if not self._paused:
            self._metrics.frames_out += 1
            self._metrics.refusals += frame[6:13] == b"refused"
            self._pipe.write(frame)
            return
        if self._queue is None:
            self._queue = deque()  # hardly anybody ever needs one
        self._queue.append(frame)
        self._queued += len(frame)
        if len(self._queue) > QUEUE_FRAMES or self._queued > QUEUE_BYTES:
            self.close("slow")

    def pause(self) -> None:
        if not self._paused and not self._closed:
            self._paused = True
            self._silence()
            self._alarm = self._clock.after(STALL_MS, partial(self.close, "slow"))

    def resume(self) -> None:
        if not self._paused or self._closed:
            return
        self._paused = False
        self._silence()
        if self._room is None:
            self._expect("trouble" if self._match else "bad-hello")
        queue, self._queue, self._queued = self._queue, None, 0
        for frame in queue or ():
            self.send(frame)  # which may pause again, and then queues the rest

    def close(self, key: str) -> None:
        if self._closed:
            return
        self._closed = True
        self._silence()
        self._queue = None
        self._metrics.cut[key] += 1
        if self._paused:
            self._pipe.abort()  # it would not read our bye either
        else:
            bye = wire.Bye(cast(Any, key), farewell(key, self.language))
            self._pipe.write(_encode(bye))
            self._pipe.close(_RESTART if key == "restart" else _POLICY, key)

    def dismiss(self) -> None:
        self.close("restart")

    def gone(self) -> None:
        """Called once, whoever hung up."""
        self._closed = True
        self._silence()
        self._queue = None
        self._metrics.sockets -= 1
        self._ended()
        room, self._room = self._room, None
        if room is not None:
            room.leave(self)

    # Time.

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _expect(self, key: str) -> None:
        """Hangs up for this reason, unless the hello comes or a room is found in time."""
        self._silence()
        self._alarm = self._clock.after(HELLO_MS, partial(self.close, key))


def _refusal(name: str, error: GameError, language: str) -> bytes:
    return _encode(wire.Refused(name, error.key, sentence(error, language), error.facts))


@cache
def _too_long(language: str) -> bytes:
    """Always the same, and so quick to say that nobody can keep us busy with it."""
    return _refusal("", GameError("frame-too-long", most=FRAME), language)


def _name(frame: bytes) -> str:
    """The id of a command that cannot be carried out, if it has one; else nothing."""
    try:
        return _named.decode(frame).id if len(frame) <= FRAME else ""
    except (ValueError, RecursionError):
        return ""
