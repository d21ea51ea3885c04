"""The app: the only place where things are wired together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Any, Final, cast

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.types import (
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Receive,
    Scope,
    Send,
)

from purrlour.server import openapi
from purrlour.server.addresses import near
from purrlour.server.auth.limits import Gate
from purrlour.server.clock import LoopClock
from purrlour.server.config import Config, share_of_cores
from purrlour.server.desk import Desk, Route, Text
from purrlour.server.door import App, Door
from purrlour.server.endpoint import Endpoint
from purrlour.server.faults import trace
from purrlour.server.http import ROUTES
from purrlour.server.jobs.pool import ProcessJobs
from purrlour.server.learned import open_learned
from purrlour.server.matches.hub import Hub
from purrlour.server.matches.thinker import Apart, Workers
from purrlour.server.measuring import MeasuredStore
from purrlour.server.metrics import Metrics
from purrlour.server.page import FOLDER, File, load_files
from purrlour.server.problems import choose_language, refusal_of, write_problem
from purrlour.server.storage.choose import open_store
from purrlour.server.storybook import open_storybook

_log: Final = logging.getLogger(__name__)

_HINT_PATIENCE: Final = 10.0
"""Seconds for somebody who gives advice: a few times what a search for it takes at most."""
PATIENCE: Final = 3
"""Seconds for visitors to take their goodbye; whoever is slower is cut off."""


class Parlour(Litestar):
    """The app with its door in front. While it is opened, it has a desk."""

    def __init__(self, config: Config) -> None:
        self.metrics = Metrics()
        self.desk: Desk | None = None
        self._config = config
        if config.storybook is not None:
            open_storybook(config.storybook)
        if config.learned is not None:
            open_learned(config.learned)
        self._gate: Gate | None = None
        self._endpoint: Endpoint | None = None
        self._door = Door(config, load_files(config.static or FOLDER), self.metrics)
        super().__init__(
            route_handlers=[
                *(self._handler(route) for route in ROUTES),
                _document(openapi.write_document(ROUTES, config.root_path)),
            ],
            lifespan=[lambda _app: self.opened()],
            exception_handlers={Exception: _refuse},
            openapi_config=None,
            logging_config=None,
        )

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Sockets go straight to their endpoint: nothing of Litestar sees their frames."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        assert self._gate is not None
        assert self._endpoint is not None
        # ASGI's own types are looser than Litestar's; what flows is the same.
        event, get, put = cast(Any, scope), cast(Any, receive), cast(Any, send)
        if event["type"] == "websocket":
            await self._door.socket(event, get, put, inner=self._endpoint)
        else:
            inner = cast(App, super().__call__)
            await self._door.request(event, get, put, gate=self._gate, inner=inner)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Opens everything, and closes it in the other order. Litestar's `lifespan` is this."""
        config, clock, node = self._config, LoopClock(), token_hex(8)
        store = MeasuredStore(open_store(config.database, config.data, node=node), self.metrics)
        thinker = Apart(
            Workers(
                config.bot_processes or share_of_cores(config.workers),
                storybook=config.storybook,
                learned=config.learned,
            ),
            Workers(storybook=config.storybook, patience=_HINT_PATIENCE),
        )
        # Visitors wait for visitors, and matches that wake up for matches.
        jobs = ProcessJobs(storybook=config.storybook)
        waking = ProcessJobs(storybook=config.storybook)
        await store.open()
        try:
            await thinker.open()
            hub = Hub(
                store,
                clock,
                thinker,
                node=node,
                grace=config.grace,
                quotas=config.quotas,
                retention=config.retention,
                jobs=waking,
            )
            await hub.open()
            self._gate = Gate(config.limits, clock, hub.use)
            self._endpoint = Endpoint(
                hub, clock, gate=self._gate, metrics=self.metrics, origins=config.origins
            )
            self.metrics.live = lambda: len(hub.rooms)
            self.metrics.tasks = lambda: len(asyncio.all_tasks())
            self.metrics.use, self.metrics.removed = hub.use, lambda: hub.housekeeper.removed
            self.desk = Desk(store, hub, self.metrics, jobs=jobs, near=self._near)
            yield
            await self.drain()
        finally:
            await jobs.close()
            await waking.close()
            await thinker.close()
            await store.close()

    async def drain(self) -> None:
        """Takes nothing new, finishes what is under way, and tells everybody to come back."""
        if self.desk is not None and not self.desk.draining:
            self.desk.draining = True
            hub = self.desk.hub
            await hub.drain()
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    while any(room.listeners for room in hub.rooms.values()):
                        await asyncio.sleep(0.01)

    def _near(self, port: int) -> list[str]:
        """Links for others in the room; behind a proxy, the address that people see is right."""
        config = self._config
        return [] if config.root_path or config.proxies else near(config.host, port)

    def _handler(self, route: Route) -> HTTPRouteHandler:
        """A route as Litestar has it."""

        async def handle(request: Request[Any, Any, Any]) -> Response[bytes]:
            assert self.desk is not None
            given = await route.do(self.desk, request)
            return _file(request, given) if isinstance(given, File) else _answer(route, given)

        return HTTPRouteHandler(
            route.path.replace("}", ":str}"),
            http_method=route.method,
            status_code=route.status,
            name=route.do.__name__,
        )(handle)


def build(config: Config) -> Parlour:
    """The app of this set-up."""
    return Parlour(config)


def _answer(route: Route, given: object) -> Response[bytes]:
    if isinstance(given, Text):
        return Response(given.body, media_type=given.kind, status_code=route.status)
    body = msgspec.json.encode(given)
    return Response(body, media_type="application/json", status_code=route.status)


def _file(request: Request[Any, Any, Any], given: File) -> Response[bytes]:
    """A file, packed for whoever unpacks it; only its tag for whoever has it."""
    file = given.suited(request.headers.get("accept-encoding", ""))
    known = file.tag.decode() in request.headers.get("if-none-match", "")
    headers = {name.decode(): value.decode() for name, value in file.headers}
    kind = headers.pop("content-type")
    if known:
        return Response(b"", headers=headers, media_type=kind, status_code=304)
    return Response(file.body, headers=headers, media_type=kind)


def _document(document: bytes) -> HTTPRouteHandler:
    async def schema() -> Response[bytes]:
        return Response(document, media_type="application/json")

    return HTTPRouteHandler(openapi.PATH, http_method="GET", name="schema")(schema)


def _refuse(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Every error as a problem."""
    refusal = refusal_of(error)
    if refusal.key == "server-fault":
        # The kind and the place, never the message: it could quote a hand.
        _log.error("a request failed: %s", trace(error))
    language = choose_language(request.headers.get("accept-language", ""))
    status, headers, body = write_problem(refusal, language)
    more = dict(getattr(error, "headers", None) or {})
    more |= {name.decode(): value.decode() for name, value in headers}
    return Response(body, status_code=status, headers=more, media_type=more.pop("content-type"))
