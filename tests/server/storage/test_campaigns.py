"""What holds for the campaigns of every store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from purrlour.server.storage.base import StorageTrouble, Store
from purrlour.server.storage.memory import MemoryStore
from tests.server.storage.conftest import Place
from tests.server.storage.looping import campaign, in_loop


@asynccontextmanager
async def opened(place: Place, *campaigns: str) -> AsyncIterator[Store]:
    """A store with these campaigns; the log of each is one step long."""
    store = place.store()
    await store.open()
    try:
        for name in campaigns:
            assert await store.begin(campaign(name), [b"begun"])
        yield store
    finally:
        await store.close()


@in_loop
async def test_a_campaign_is_there_when_the_store_opens_again(place: Place) -> None:
    async with opened(place, "bells", "drains") as store:
        assert await store.proceed("bells", 2, b"opened")

    async with opened(place) as store:
        assert await store.find_campaign("bells") == campaign("bells")
        assert await store.read_campaign("bells") == [b"begun", b"opened"]
        assert await store.read_campaign("drains") == [b"begun"]


@in_loop
async def test_an_id_is_given_once(place: Place) -> None:
    async with opened(place, "bells") as store:
        assert not await store.begin(campaign("bells"), [b"another"])

        assert await store.read_campaign("bells") == [b"begun"]


@pytest.mark.parametrize("name", ["", "be\0ll", "\ud800", "%", "' OR 1=1 --", "x" * 100_000])
@in_loop
async def test_a_name_that_nothing_can_have_is_not_found(place: Place, name: str) -> None:
    async with opened(place, "bells") as store:
        assert await store.find_campaign(name) is None
        assert await store.read_campaign(name) == []


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 5])
@in_loop
async def test_only_the_end_of_the_log_takes_a_step(place: Place, seq: int) -> None:
    async with opened(place, "bells") as store:
        assert await store.proceed("bells", 2, b"second")

        assert not await store.proceed("bells", seq, b"elsewhere")

        assert await store.read_campaign("bells") == [b"begun", b"second"]


@in_loop
async def test_what_does_not_exist_takes_nothing(place: Place) -> None:
    async with opened(place) as store:
        assert not await store.proceed("bells", 1, b"first")
        assert await store.read_campaign("bells") == []


@in_loop
async def test_of_many_at_one_place_exactly_one_wins(place: Place) -> None:
    async with opened(place, "bells") as store:
        tries = [store.proceed("bells", 2, b"%d" % number) for number in range(20)]

        won = await asyncio.gather(*tries)

        assert sum(won) == 1
        assert await store.read_campaign("bells") == [b"begun", b"%d" % won.index(True)]


@in_loop
async def test_of_two_processes_exactly_one_wins_each_place(crowd: Place) -> None:
    ann, bob = crowd.store("ann"), crowd.store("bob")
    await asyncio.gather(ann.open(), bob.open())
    try:
        assert await ann.begin(campaign("bells"), [b"begun"])
        for seq in range(2, 30):
            won = await asyncio.gather(
                ann.proceed("bells", seq, b"ann"), bob.proceed("bells", seq, b"bob")
            )
            assert sorted(won) == [False, True]
            told = [b"ann", b"bob"][won.index(True)]
            assert (await ann.read_campaign("bells"))[-1] == told
        assert await ann.read_campaign("bells") == await bob.read_campaign("bells")
    finally:
        await ann.close()
        await bob.close()


@in_loop
async def test_a_closed_store_says_so(place: Place) -> None:
    async with opened(place, "bells") as store:
        pass
    for work in (
        lambda: store.begin(campaign("drains"), [b"begun"]),
        lambda: store.proceed("bells", 2, b"second"),
        lambda: store.find_campaign("bells"),
        lambda: store.read_campaign("bells"),
    ):
        with pytest.raises(StorageTrouble):
            await work()


@in_loop
async def test_a_line_that_breaks_after_the_commit_leaves_it_there() -> None:
    store = MemoryStore()
    await store.open()
    await store.begin(campaign("bells"), [b"begun"])
    store.unsure = True

    with pytest.raises(StorageTrouble):
        await store.proceed("bells", 2, b"second")

    store.unsure = False
    assert await store.read_campaign("bells") == [b"begun", b"second"]
