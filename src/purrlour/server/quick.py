"""Quick: WebSockets by picows, whose protocol is written in C. uvicorn takes it as `ws`.

ASGI is spoken until a client has been shown in; from then on its frames go straight to the
connection. What that saves is told in docs/decisions/0004-the-server.md.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Iterator
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

import h11
from picows import WSAutoPingStrategy, WSCloseCode
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # their types leave it out
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from purrlour.engine.errors import GameError
from purrlour.server.auth.connections import Slot
from purrlour.server.faults import trace
from purrlour.server.handshake import VERSION, plain_handshake, read_handshake
from purrlour.server.headers import complete, last_answer
from purrlour.server.pipe import EXTENSION, LONGEST
from purrlour.server.problems import choose_language, write_problem
from purrlour.server.quick_pipe import QuickPipe

PING_SECONDS: Final = 20
"""A line that was quiet for so long is tried, and cut if nothing comes back in as long again."""

_log: Final = logging.getLogger(__name__)
logging.getLogger("picows").setLevel(logging.CRITICAL)  # it tells of every client's mistakes
_theirs: Final = logging.LoggerAdapter(logging.getLogger("picows"))
"""An adapter, because picows makes a logger for each client from a plain one."""


class QuickProtocol(asyncio.Protocol):
    """What uvicorn makes when a request wants to become a WebSocket.

    It holds the line until the application accepts; then picows does.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        slot: Slot | None = None,
    ) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self._config = config
        self._server = server_state
        self._state = app_state
        self._slot = slot
        self._pipe = QuickPipe(self)
        self._begun = False
        self._request: h11.Request | None = None
        self._accepted = False
        self._lost = False
        self._refusal: dict[str, Any] = {}
        self._messages: asyncio.Queue[dict[str, object]] | None = asyncio.Queue()

    # Told by uvicorn and its transport.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are no subclass
        self._server.connections.add(self)  # type: ignore[arg-type]  # lists its own

    def data_received(self, data: bytes) -> None:
        """uvicorn hands the request on; a client that cannot wait for the answer is cut."""
        if self._begun:
            self._transport.abort()
            return
        self._begun = True
        self.read(on=False)
        try:
            self._request = read_handshake(data)
        except GameError as error:
            self._refuse(error, data)
            return
        self._tell({"type": "websocket.connect"})
        task = self.loop.create_task(self._run(self._scope(self._request)))
        task.add_done_callback(self._server.tasks.discard)
        self._server.tasks.add(task)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the reason is theirs
        self._lost = True
        self._server.connections.discard(self)
        if self._slot is not None:
            self._slot.release()
        self._tell({"type": "websocket.disconnect", "code": 1006})

    def eof_received(self) -> None:
        """The transport closes itself."""

    def shutdown(self) -> None:
        """uvicorn goes down."""
        if self._accepted:
            self._pipe.dismiss()
        else:
            self._transport.abort()

    # For the pipe.

    def read(self, *, on: bool) -> None:
        """Whether more may come."""
        if not self._transport.is_closing():
            if on:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def early(self, data: bytes) -> None:
        """A frame came before its client has been shown in. One is the hello; others wait."""
        self.read(on=False)
        self._tell({"type": "websocket.receive", "text": data.decode(errors="replace")})

    def take_early(self) -> Iterator[bytes]:
        """Those that waited; from now on none do."""
        queue, self._messages = self._messages, None
        while queue is not None and not queue.empty():
            message = queue.get_nowait()
            if message["type"] == "websocket.receive":
                yield str(message["text"]).encode()

    # ASGI.

    async def _run(self, scope: dict[str, Any]) -> None:
        """Runs the application until it has accepted and begun, or will not."""
        app: Any = self._config.loaded_app  # uvicorn's own types of messages are closed
        try:
            await app(scope, self._receive, self._send)
        except ConnectionError:  # it went before it was let in
            self._transport.abort()
            return
        except Exception as error:  # noqa: BLE001 - one client's trouble must not be another's
            _log.error("a WebSocket failed: %s", trace(error))
        if not self._accepted:
            self._turn_away(HTTPStatus.INTERNAL_SERVER_ERROR, (), b"")
        elif self._messages is not None:
            self._pipe.close(WSCloseCode.INTERNAL_ERROR.value, "")

    async def _receive(self) -> dict[str, object]:
        if self._messages is None:
            raise RuntimeError("frames go to the pipe now")
        return await self._messages.get()

    async def _send(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if self._lost:
            raise ConnectionResetError
        if not self._accepted:
            if kind == "websocket.accept":
                self._accept()
            elif kind == "websocket.http.response.start":
                self._refusal = message
            elif kind == "websocket.http.response.body":
                status = HTTPStatus(self._refusal["status"])
                self._turn_away(status, self._refusal["headers"], message["body"])
            else:
                self._turn_away(HTTPStatus.FORBIDDEN, (), b"")
        elif kind == "websocket.send":
            self._pipe.write(message["text"].encode())
        else:
            self._pipe.close(message.get("code", 1000), message.get("reason") or "")

    def _tell(self, message: dict[str, object]) -> None:
        if self._messages is not None:
            self._messages.put_nowait(message)

    def _accept(self) -> None:
        """Gives the line to picows, which answers the request."""
        self._accepted = True
        protocol = WSProtocol(
            host_port=None,  # matters to clients only, like the path
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=lambda _: self._pipe,
            logger=_theirs,
            disconnect_on_exception=True,
            websocket_handshake_timeout=PING_SECONDS,
            enable_auto_ping=True,
            auto_ping_idle_timeout=PING_SECONDS,
            auto_ping_reply_timeout=PING_SECONDS,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,  # we answer pings ourselves, within the limits
            max_frame_size=LONGEST,
            extra_headers=None,
            read_buffer_init_size=2048,
        )
        protocol.connection_made(self._transport)
        self._transport.set_protocol(protocol)
        assert self._request is not None  # nobody accepts what was not asked
        request = plain_handshake(self._request)
        self._request = None  # sockets live long
        protocol.get_buffer(len(request))[: len(request)] = request
        protocol.buffer_updated(len(request))
        if not self._pipe.connected:
            # picows tells nobody when it refuses: whatever is held for this line would stay.
            self.connection_lost(None)
            raise ConnectionResetError
        self.read(on=True)

    def _refuse(self, error: GameError, request: bytes) -> None:
        """What asks for no WebSocket as RFC 6455 has it."""
        wish = re.search(rb"\r\naccept-language:([^\r]*)", request)  # uvicorn wrote the name
        language = choose_language(wish[1].decode("latin-1") if wish else "")
        _, headers, body = write_problem(error, language)
        status = HTTPStatus.BAD_REQUEST
        if "version" in error.facts:
            status = HTTPStatus.UPGRADE_REQUIRED
            headers += [
                (b"upgrade", b"websocket"),
                (b"sec-websocket-version", VERSION.encode()),
            ]
        self._turn_away(status, complete(headers), body)

    def _turn_away(
        self, status: HTTPStatus, headers: Iterable[tuple[bytes, bytes]], body: bytes
    ) -> None:
        """No WebSocket for this one."""
        self._accepted = True
        self._transport.write(last_answer(status, headers, body))
        self._transport.close()

    def _scope(self, event: h11.Request) -> dict[str, Any]:
        """The request in ASGI's words."""
        path, _, query = event.target.partition(b"?")
        root = self._config.root_path
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": root,
            "path": root + unquote(path.decode("ascii")),
            "raw_path": root.encode("ascii") + path,
            "query_string": query,
            "headers": list(event.headers),
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: self._pipe},
        }
