"""MemoryStore: what it lets a test decide."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from purrlour.server.storage.base import StorageTrouble, Verdict
from purrlour.server.storage.memory import MemoryStore
from tests.server.storage.looping import in_loop, kept, put


@in_loop
async def test_the_test_decides_when_anybody_is_told() -> None:
    later: list[Callable[[], None]] = []
    ann = MemoryStore(node="ann", defer=later.append)
    bob = MemoryStore(node="bob", defer=later.append, shared=ann)
    heard: list[tuple[str, int]] = []
    bob.listen(lambda match, seq: heard.append((match, seq)))
    await ann.open()
    await bob.open()
    await ann.create(kept("tom"), [])

    told = put(ann, "tom", 1, b"x")
    assert not told.done()
    assert heard == []
    assert await bob.read("tom") == [b"x"]

    for call in later:
        call()
    assert told.result() is Verdict.STORED
    assert heard == [("tom", 1)]


@in_loop
async def test_close_tells_what_was_put_off_and_nothing_twice() -> None:
    later: list[Callable[[], None]] = []
    store = MemoryStore(defer=later.append)
    await store.open()
    await store.create(kept("tom"), [])
    told: list[Verdict] = []
    store.append("tom", 1, [b"x"], told.append)

    await store.close()
    for call in later:
        call()

    assert told == [Verdict.STORED]


@in_loop
async def test_in_trouble_nothing_is_written_or_read_until_it_ends() -> None:
    store = MemoryStore()
    await store.open()
    await store.create(kept("tom"), [b"first"])

    store.trouble = True
    assert await put(store, "tom", 2, b"x") is Verdict.TROUBLE
    for question in (store.read("tom"), store.find("tom"), store.live(), store.ready()):
        with pytest.raises(StorageTrouble):
            await question
    with pytest.raises(StorageTrouble):
        await store.create(kept("kit"), [])

    store.trouble = False
    assert await store.read("tom") == [b"first"]
    assert await put(store, "tom", 2, b"x") is Verdict.STORED
    await store.ready()


@in_loop
async def test_unsure_it_writes_without_saying_so() -> None:
    store = MemoryStore()
    await store.open()
    await store.create(kept("tom"), [b"first"])

    store.unsure = True
    assert await put(store, "tom", 2, b"x") is Verdict.TROUBLE

    assert await store.read("tom") == [b"first", b"x"]
