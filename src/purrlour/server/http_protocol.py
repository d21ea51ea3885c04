"""HttpProtocol: HTTP as uvicorn speaks it, with a place for each connection and a time for all.

A connection that says nothing, a head or a body that comes letter by letter, an answer that nobody
takes: each has its time, and then the connection is cut and its slot is free. uvicorn alone waits
for ever.
"""

from __future__ import annotations

import asyncio
from functools import cache, partial
from http import HTTPStatus
from typing import Any, ClassVar, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from purrlour.engine.errors import GameError
from purrlour.server.auth.connections import Connections, Slot
from purrlour.server.headers import complete, last_answer
from purrlour.server.problems import write_problem

PACE: Final = 16 * 1024
"""Bytes of a body that are worth a second more: a slow line may bring a long file."""
_TOO_MANY: Final = GameError("too-many")
_TOO_SLOW: Final = GameError("too-slow")


class HttpProtocol(H11Protocol):
    """One connection, until it becomes a WebSocket or ends."""

    patience: ClassVar[float] = 10.0
    """Seconds for a head, for a body to begin, and for an answer to be taken a little further."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        connections: Connections,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._connections = connections
        self._slot: Slot | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._since = 0.0
        """Since when we wait for what it owes."""
        self._body = 0
        """Bytes of a body that came since."""
        self._unsent = 0
        """Bytes that it had not taken when we looked last; 0 if it was heard of since."""
        self._spoke = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._slot = self._connections.enter(self.client[0] if self.client else "")
        if self._slot is None:
            self._hang_up(_TOO_MANY)
            return
        self._since = self.loop.time()
        self._timer = self.loop.call_later(self.patience, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest()
        if self._slot is not None:
            self._slot.release()

    def data_received(self, data: bytes) -> None:
        self._spoke = True
        self._unsent = 0
        before = self.conn.their_state
        super().data_received(data)
        if self.conn.their_state is h11.SEND_BODY:
            if before is not h11.SEND_BODY:
                self._since, self._body = self.loop.time(), 0
            self._body += len(data)

    def on_response_complete(self) -> None:
        self._since, self._spoke = self.loop.time(), False
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Its slot goes with it."""
        self._rest()
        given: Any = self.ws_protocol_class  # uvicorn's type has no arguments
        self.ws_protocol_class = partial(given, slot=self._slot)  # type: ignore[assignment]  # see above
        super().handle_websocket_upgrade(event)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        """Is anything overdue? Looked at now and then, not at every packet."""
        left = self._left()
        unsent = self.transport.get_write_buffer_size()
        if left <= 0:
            self._connections.note_slow()
            self._hang_up(_TOO_SLOW if self._spoke else None)
            return
        if self._unsent and unsent >= self._unsent:
            self._connections.note_slow()
            self.transport.abort()
            return
        self._unsent = unsent
        self._timer = self.loop.call_later(min(left, self.patience), self._look)

    def _left(self) -> float:
        """Seconds for what it owes; all the time in the world if it owes nothing."""
        passed = self.loop.time() - self._since
        if self.transport.is_closing():
            return self.patience
        if self.conn.their_state is h11.IDLE:
            return self.patience - passed
        if self.conn.their_state is h11.SEND_BODY and not self.cycle.response_started:
            return self.patience + self._body / PACE - passed
        return self.patience

    def _hang_up(self, why: GameError | None) -> None:
        """Says why, if anybody waits for a word; and goes, even if it is not taken."""
        if why is not None:
            self.transport.write(_last_word(why))
        self.transport.close()
        self._timer = self.loop.call_later(self.patience, self.transport.abort)


@cache
def _last_word(why: GameError) -> bytes:
    """Always the same, and so quick to say that nobody can keep us busy with it; in English, for
    nobody has said in what language they would rather be told."""
    status, headers, body = write_problem(why, "en")
    return last_answer(HTTPStatus(status), complete(headers), body)
