"""QuickPipe: one client, as picows tells of it, whose protocol is written in C."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final, Protocol, final

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSProtocolError, WSTransport

from purrlour.server.pipe import LONGEST, End, Pipe, narrow

LINGER_SECONDS: Final = 0.5
"""For the client to answer our close; after that we just go."""
HIGH_BYTES: Final = 64 * 1024
"""What may wait in ours before we pause."""

_TEXT, _BINARY, _PART = WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION
_PING, _CLOSE = WSMsgType.PING, WSMsgType.CLOSE


class Line(Protocol):
    """The connection below."""

    loop: asyncio.AbstractEventLoop

    def read(self, *, on: bool) -> None:
        """Whether more may come."""

    def early(self, data: bytes) -> None:
        """A frame came before its client has been shown in."""

    def take_early(self) -> Iterator[bytes]:
        """Those that waited; from now on none do."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""


@final
class QuickPipe(WSListener, Pipe):
    """One client, as picows tells of it."""

    def __init__(self, below: Line) -> None:
        self._below = below
        self._to: WSTransport | None = None
        self._end: End | None = None
        self._begun = False
        self._closing = False
        self._kind: WSMsgType | None = None
        """Of the message whose parts are coming."""
        self._parts = b""

    @property
    def connected(self) -> bool:
        """Whether picows has taken the line, and so will tell when it is lost."""
        return self._to is not None

    # Told by picows.

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._to = transport
        plain = transport.underlying_transport
        plain.set_write_buffer_limits(high=HIGH_BYTES)
        narrow(plain.get_extra_info("socket"))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "a bit is set that means nothing")
        if kind in (_TEXT, _BINARY, _PART):
            self._take(frame, kind)
        elif kind == _CLOSE:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
            transport.disconnect()
        elif (self._end is None or self._end.control()) and kind == _PING:
            transport.send_pong(frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows calls
        self._below.connection_lost(None)
        if self._end is not None:
            self._end.gone()

    def pause_writing(self) -> None:
        self._below.read(on=False)  # whoever does not read our answers need not ask more
        if self._end is not None:
            self._end.pause()

    def resume_writing(self) -> None:
        self._below.read(on=True)
        if self._end is not None:
            self._end.resume()

    def _take(self, frame: WSFrame, kind: WSMsgType) -> None:
        """A message, or a part of one; parts count as frames, so nobody sends them for ever."""
        if self._closing:
            return
        if (kind == _PART) == (self._kind is None):
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "parts of messages are mixed up")
        data = frame.get_payload_as_bytes()
        if not frame.fin or kind == _PART:
            kind = self._kind = self._kind or kind
            self._parts += data
            if len(self._parts) > LONGEST:
                raise WSProtocolError(WSCloseCode.MESSAGE_TOO_BIG, "the message is too long")
            if not frame.fin:
                if self._end is not None:
                    self._end.control()
                return
            data, self._parts, self._kind = self._parts, b"", None
        if self._end is None or not self._begun:
            if self._end is None or self._end.control():
                self._below.early(data if kind == _TEXT else b"")
        elif kind == _TEXT:
            self._end.receive(data)
        else:
            self._end.receive_binary()

    # As a pipe.

    def attach(self, end: End) -> None:
        self._end = end

    def begin(self) -> None:
        assert self._end is not None  # attached
        self._begun = True
        for data in self._below.take_early():
            self._end.receive(data)  # one that was no text is empty, and refused
        self._below.read(on=True)

    def dismiss(self) -> None:
        """The server goes down."""
        if self._end is not None:
            self._end.dismiss()
        else:
            self.close(WSCloseCode.SERVICE_RESTART.value, "restart")

    def write(self, frame: bytes) -> None:
        if self._to is not None:
            self._to.send(_TEXT, frame)

    def close(self, code: int, reason: str) -> None:
        if self._to is not None and not self._closing:
            self._closing = True
            self._to.send_close(WSCloseCode(code), reason.encode())
            self._below.read(on=True)  # for its answer
            self._below.loop.call_later(LINGER_SECONDS, self.abort)

    def abort(self) -> None:
        if self._to is not None:
            self._to.disconnect(graceful=False)
