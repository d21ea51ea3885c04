"""However many come at once, and however long the store takes for each: one match, one room."""

from __future__ import annotations

import asyncio

from purrlour.server import wire
from purrlour.server.clock import LoopClock
from purrlour.server.matches.hub import Hub
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.thinker import Inline
from purrlour.server.storage.base import Kept
from purrlour.server.storage.memory import MemoryStore


class SlowStore(MemoryStore):
    """Answers each question when it is told to, as the connections of a pool may."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[asyncio.Event] = []

    async def find(self, match: str) -> Kept | None:
        answer = asyncio.Event()
        self.asked.append(answer)
        await answer.wait()
        return await super().find(match)


class Screen(Listener):
    """Somebody who looks on."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, key: str) -> None:
        self.frames.append(key.encode())


def test_two_who_come_at_once_come_to_the_same_room() -> None:
    asyncio.run(come_at_once())


async def come_at_once() -> None:
    store = SlowStore()
    await store.open()
    hub = Hub(store, LoopClock(), Inline(), node="one")
    seated = await hub.create(wire.NewMatch(game="exploding_kittens", seats=2, name="Ann"))
    first, second = Screen(), Screen()
    coming = [
        asyncio.create_task(hub.enter(wire.Hello(match=seated.match), screen))
        for screen in (first, second)
    ]
    while len(store.asked) < 2:
        await asyncio.sleep(0)
    store.asked[0].set()
    one = await coming[0]  # it has read the log before the other hears that the match exists
    while hub._loading:
        await asyncio.sleep(0)
    store.asked[1].set()
    other = await coming[1]
    while hub._loading:
        await asyncio.sleep(0)

    assert one is other
    assert hub.rooms == {seated.match: one}
    assert one.listeners == [first, second]
