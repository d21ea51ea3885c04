"""R18, measured: what a request to a long match takes of the event loop's own processor time.

What is promised in rules applied is shown in `test_r18_bounded_work.py`; here it is milliseconds,
with a real database, real processes beside the loop, and the whole replay of the match beside it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.server import http, wire
from purrlour.server.bodies import Visit
from purrlour.server.clock import LoopClock
from purrlour.server.desk import Desk
from purrlour.server.jobs.pool import ProcessJobs
from purrlour.server.languages import sentence
from purrlour.server.matches.hub import Hub
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.match import replayed
from purrlour.server.matches.room import Room
from purrlour.server.matches.thinker import Inline
from purrlour.server.metrics import Metrics
from purrlour.server.storage.sqlite import SqliteStore
from tests.figures import figure
from tests.server.long_matches import SEATS, SEED, long_log
from tests.server.virtual import World
from tests.waiting import until

STEPS = figure(450, long=2_000, plain=300)
TIMES = figure(10, long=100, plain=5)
MOST_MS, HELLO_MS = 20.0, 5.0
"""What is promised on a machine that does nothing else."""
BUSY = 10
"""So much slower a machine may be that does, or one without a compiler."""


class Screen(Listener):
    """Somebody who looks on."""

    def __init__(self) -> None:
        super().__init__()
        self.frames = 0

    def send(self, frame: bytes) -> None:
        self.frames += len(frame) > 0

    def close(self, key: str) -> None:
        raise AssertionError(key)


class Loop:
    """The longest that others had to wait for each kind of request, in milliseconds."""

    def __init__(self) -> None:
        self.pauses: dict[str, list[float]] = {}

    async def ask(self, kind: str, do: Callable[[], Awaitable[object]]) -> None:
        """Turns the loop as long as the request is under way, and looks how long each turn takes
        of this thread: what the machine does besides does not count."""
        request = asyncio.ensure_future(do())
        longest, before = 0.0, time.thread_time()
        while not request.done():
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, before = max(longest, now - before), now
        request.result()
        self.pauses.setdefault(kind, []).append(1000 * longest)

    def p99(self, kind: str) -> float:
        pauses = sorted(self.pauses[kind])
        return pauses[(99 * len(pauses) - 1) // 100]


@pytest.fixture
def calm() -> Iterator[None]:
    """What other tests left behind is not looked through, as in a server that has started."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.slow
@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.budget(30, "a long match is played, shown as a film and taken back")
def test_r18_no_request_takes_long_of_the_loop(
    game: str, tmp_path: Path, shown: Callable[[str, str], None]
) -> None:
    sentence(GameError("nobody-asked"), "en", game)  # words are read once, which takes a moment
    world = World(game, seats=SEATS, seed=SEED)
    begun = list(long_log(game, STEPS))
    before = time.thread_time()
    replayed(world.kept, begun)
    replay = 1000 * (time.thread_time() - before)

    loop = asyncio.run(ask_everything(world, begun, tmp_path / "purrlour.db"))

    told = ", ".join(f"{kind} {loop.p99(kind):.1f} ms" for kind in loop.pauses)
    shown(
        "R18", f"{game}, {STEPS} steps: {told} of the loop at p99; a replay takes {replay:.0f} ms"
    )
    assert loop.p99("hello") <= HELLO_MS * BUSY
    assert all(loop.p99(kind) <= MOST_MS * BUSY for kind in loop.pauses)


async def ask_everything(world: World, begun: list[bytes], path: Path) -> Loop:
    loop, jobs = Loop(), ProcessJobs()
    store = SqliteStore(path, node="here")
    await store.open()
    try:
        assert await store.create(world.kept, begun)
        hub = await opened(store, jobs)
        await loop.ask("first hello", partial(hub.enter, hello(world), Screen()))
        await hub.archive.flush()
        hub = await opened(store, jobs)
        await loop.ask("waking", partial(hub.enter, hello(world), Screen()))
        room = hub.rooms[world.kept.match]
        desk = Desk(store, hub, Metrics(), jobs=jobs)
        for number in range(TIMES):
            token = world.tokens[number % SEATS]
            await loop.ask("hello", partial(hub.enter, hello(world, token), Screen()))
            await until(lambda: not room.busy)
        for _ in range(2):
            await loop.ask("film", lambda: http.film(desk, visit(world)))
            await loop.ask("chronicle", lambda: refused(http.chronicle(desk, visit(world))))
        for number in range(TIMES):
            await loop.ask("undo", partial(take_back, room, number))
    finally:
        await jobs.close()
        await store.close()
    return loop


async def opened(store: SqliteStore, jobs: ProcessJobs) -> Hub:
    """A process that has just begun."""
    hub = Hub(store, LoopClock(), Inline(), node="here", jobs=jobs)
    await hub.open()
    return hub


def hello(world: World, token: str | None = None) -> wire.Hello:
    return wire.Hello(match=world.kept.match, token=token)


def visit(world: World) -> Visit:
    token = [(b"authorization", f"Bearer {world.tokens[0]}".encode())]
    scope: Any = {
        "type": "http",
        "headers": token,
        "query_string": b"",
        "path_params": {"match": world.kept.match},
    }
    return Visit(scope)


async def refused(asked: Awaitable[object]) -> None:
    with pytest.raises(ValueError, match="not-over"):
        await asked


async def take_back(room: Room, number: int) -> None:
    """Everybody who is asked agrees."""
    seats: dict[int, Listener] = {}
    for listener in room.listeners:
        seats.setdefault(listener.seat, listener)
    room.submit(seats[0], wire.Undo(id=f"undo {number}"))
    await until(lambda: not room.busy)
    for seat in range(1, SEATS):
        room.submit(seats[seat], wire.Agree(id=f"agree {number}", yes=True))
        await until(lambda: not room.busy)
