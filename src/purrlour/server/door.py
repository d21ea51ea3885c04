"""The door: what every request passes on its way in, and every answer on its way out.

Sockets pass it once, when they open; their frames know nothing of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from h11 import LocalProtocolError

from purrlour.engine.errors import GameError
from purrlour.server.auth.limits import Gate, address_of
from purrlour.server.config import Config
from purrlour.server.headers import SAFE, complete, find, is_welcome
from purrlour.server.hostnames import Hostnames
from purrlour.server.metrics import Metrics
from purrlour.server.page import File, find_file
from purrlour.server.problems import choose_language, write_problem

Event: TypeAlias = MutableMapping[str, Any]
"""A message or a scope: ASGI leaves open what is in it."""
Receive: TypeAlias = Callable[[], Awaitable[Event]]
Send: TypeAlias = Callable[[Event], Awaitable[None]]
App: TypeAlias = Callable[[Event, Receive, Send], Awaitable[None]]

SOCKET: Final = "/ws"
"""Where sockets open."""

_LIMITED: Final = ("/api/", "/readyz", "/metrics")
"""What is more work than to send a file."""

_METHODS: Final = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
"""Those that have a name of their own in the metrics; anybody can make up others."""


class Door:
    """Looks at the names, the Origin and the pace; hands on what is fine."""

    def __init__(self, config: Config, files: Mapping[str, File], metrics: Metrics) -> None:
        self._root_path = config.root_path
        self._origins = frozenset(config.origins)
        public = (urlsplit(origin).hostname or "" for origin in config.origins)
        self._hostnames = Hostnames([config.host, *config.hosts, *public])
        self._files = files
        self._metrics = metrics

    async def socket(self, scope: Event, receive: Receive, send: Send, *, inner: App) -> None:
        """Lets a socket in; `inner` then has it for itself."""
        stranger = self._misdirected(scope)
        if stranger is not None:
            await _refuse_socket(scope, send, stranger)
        elif self._inside(scope["path"]) != SOCKET:
            await _refuse_socket(scope, send, GameError("no-such-page"))
        elif not is_welcome(scope["headers"], self._origins):
            await _refuse_socket(scope, send, GameError("foreign-page"))
        else:
            await inner(scope, receive, send)

    async def request(
        self,
        scope: Event,
        receive: Receive,
        send: Send,
        *,
        gate: Gate,
        inner: App,
    ) -> None:
        """Answers a request, by `inner` if it is not for a file."""
        method: str = scope["method"]
        answer = self._counted(method, send)
        stranger = self._misdirected(scope)
        if stranger is not None:
            await _refuse(scope, answer, stranger)
            return
        if scope["path"] == self._root_path:
            await _answer(answer, 308, [(b"location", f"{self._root_path}/".encode())], b"")
            return
        path = self._inside(scope["path"])
        file = find_file(self._files, path) if method in ("GET", "HEAD") else None
        if file is not None:
            await _send_file(scope, answer, file)
        elif method not in SAFE and not is_welcome(scope["headers"], self._origins):
            await _refuse(scope, answer, GameError("foreign-page"))
        elif path.startswith(_LIMITED) and not gate.request(visitor(scope)):
            # Another connection has to be waited for: whoever goes on on this one need not.
            await _refuse(scope, answer, GameError("too-fast"), [(b"connection", b"close")])
        elif not gate.begin(visitor(scope)):
            await _refuse(scope, answer, GameError("too-many"))
        else:
            # A HEAD is a GET whose answer has no body: `_counted` sees to that.
            seen = "GET" if method == "HEAD" else method
            inside = {**scope, "path": path, "root_path": "", "method": seen}
            try:
                await inner(inside, receive, answer)
            finally:
                gate.end(visitor(scope))

    def _misdirected(self, scope: Event) -> GameError | None:
        """Why this was not sent to us, if it was not."""
        arrived = scope.get("server") or ("",)
        return self._hostnames.refusal(scope["headers"], arrived[0])

    def _inside(self, path: str) -> str:
        """The path without the sub-path, whether or not the proxy took that off already."""
        inside = path.removeprefix(self._root_path)
        return inside if inside.startswith("/") else path

    def _counted(self, method: str, send: Send) -> Send:
        """Adds our headers to an answer, and counts it."""
        metrics = self._metrics
        name = method if method in _METHODS else "other"

        async def answer(message: Event) -> None:
            if message["type"] == "http.response.start":
                metrics.requests[name, message["status"]] += 1
                message["headers"] = complete(message.get("headers", ()))
            elif method == "HEAD" and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            # After bytes that are no HTTP the line is closed already: nobody hears us.
            with suppress(LocalProtocolError):
                await send(message)

        return answer


def visitor(scope: Mapping[str, object]) -> str:
    """Who asks, as limits see it."""
    client = scope.get("client")
    return address_of(str(client[0])) if isinstance(client, tuple | list) else ""


async def _send_file(scope: Event, send: Send, file: File) -> None:
    file = file.suited(",".join(find(scope["headers"], b"accept-encoding")))
    known = ",".join(find(scope["headers"], b"if-none-match")).encode("latin-1")
    fresh = file.tag in known
    size = (b"content-length", str(len(file.body)).encode())
    headers = [*file.headers] if fresh else [*file.headers, size]
    await _answer(send, 304 if fresh else 200, headers, b"" if fresh else file.body)


async def _refuse(
    scope: Event, send: Send, error: GameError, more: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    status, headers, body = write_problem(error, _language(scope))
    headers += more
    headers.append((b"content-length", str(len(body)).encode()))
    await _answer(send, status, headers, body)


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _refuse_socket(scope: Event, send: Send, error: GameError) -> None:
    """A socket that never opens is answered like a request, if the server can."""
    status, headers, body = write_problem(error, _language(scope))
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    start = "websocket.http.response.start"
    await send({"type": start, "status": status, "headers": complete(headers)})
    await send({"type": "websocket.http.response.body", "body": body})


def _language(scope: Event) -> str:
    return choose_language(",".join(find(scope["headers"], b"accept-language")))
