"""Several stores on one log, as several processes: the database is the arbiter."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from purrlour.server.storage.base import Store, Verdict
from tests.server.storage.conftest import Place
from tests.server.storage.looping import in_loop, kept, put, settled
from tests.waiting import until

STORED, CONFLICT = Verdict.STORED, Verdict.CONFLICT
MATCHES = [f"match-{number}" for number in range(12)]


@asynccontextmanager
async def pair(crowd: Place) -> AsyncIterator[tuple[Store, Store]]:
    """Ann's store and Bob's; every match has one entry."""
    ann, bob = crowd.store("ann"), crowd.store("bob")
    await asyncio.gather(ann.open(), bob.open())
    try:
        for match in MATCHES:
            assert await ann.create(kept(match), [b"first"])
        yield ann, bob
    finally:
        await ann.close()
        await bob.close()


class Contender:
    """One of two that write to the same match."""

    def __init__(self, store: Store, name: str, match: str) -> None:
        self.store = store
        self.name = name
        self.match = match
        self.stored: list[bytes] = []
        """What it was told is stored."""
        self.conflicts = 0

    async def play(self, rounds: int, other: asyncio.Barrier) -> None:
        """In each round both try the same place at the same time; who loses writes behind."""
        for number in range(rounds):
            entries = [f"{self.name} {number} {part}".encode() for part in "ab"]
            await other.wait()
            seq = len(await self.store.read(self.match)) + 1
            await other.wait()
            while (verdict := await put(self.store, self.match, seq, *entries)) is CONFLICT:
                self.conflicts += 1
                seq = len(await self.store.read(self.match)) + 1
            assert verdict is STORED
            self.stored += entries


@in_loop
async def test_exactly_one_wins_each_place(crowd: Place) -> None:
    async with pair(crowd) as (ann, bob):
        contenders = [
            Contender(store, name, match)
            for match in MATCHES
            for name, store in (("ann", ann), ("bob", bob))
        ]
        barriers = {match: asyncio.Barrier(2) for match in MATCHES}
        await asyncio.gather(
            *(contender.play(25, barriers[contender.match]) for contender in contenders)
        )

        for one, other in zip(contenders[::2], contenders[1::2], strict=True):
            log = await ann.read(one.match)
            assert log == await bob.read(one.match)
            assert log[0] == b"first"
            assert one.conflicts + other.conflicts == 25
            assert len(log) == 1 + len(one.stored) + len(other.stored)
            for contender in (one, other):
                mark = contender.name.encode()
                assert [entry for entry in log if entry.startswith(mark)] == contender.stored
            for place in range(1, len(log), 2):  # both entries of an append, side by side
                assert log[place + 1] == log[place][:-1] + b"b"


@in_loop
async def test_only_what_others_write_is_heard(crowd: Place) -> None:
    async with pair(crowd) as (ann, bob):
        at_ann: dict[str, int] = {}
        at_bob: dict[str, int] = {}
        ann.listen(at_ann.__setitem__)
        bob.listen(at_bob.__setitem__)

        first = [put(ann, match, 2, b"x", b"y") for match in MATCHES[:6]]
        second = [put(bob, match, 2, b"z") for match in MATCHES[6:]]
        assert set(await settled(first + second)) == {STORED}

        await until(lambda: len(at_bob) >= 6 and len(at_ann) >= 6)
        assert at_bob == dict.fromkeys(MATCHES[:6], 3)
        assert at_ann == dict.fromkeys(MATCHES[6:], 2)


@in_loop
async def test_what_was_refused_is_not_heard(crowd: Place) -> None:
    async with pair(crowd) as (ann, bob):
        heard: list[tuple[str, int]] = []
        bob.listen(lambda match, seq: heard.append((match, seq)))

        assert await put(ann, MATCHES[0], 3, b"too far") is CONFLICT
        assert await put(ann, MATCHES[1], 2, b"fits") is STORED

        await until(lambda: bool(heard))
        assert heard == [(MATCHES[1], 2)]


@in_loop
async def test_a_great_many_names_are_heard(crowd: Place) -> None:
    """More than one notification can hold."""
    names = [f"{number:03d}-{'x' * 100}" for number in range(200)]
    async with pair(crowd) as (ann, bob):
        for name in names:
            assert await ann.create(kept(name), [])
        heard: dict[str, int] = {}
        bob.listen(heard.__setitem__)

        verdicts = await settled([put(ann, name, 1, b"x") for name in names])

        assert set(verdicts) == {STORED}
        await until(lambda: len(heard) >= len(names))
        assert heard == dict.fromkeys(names, 1)


@in_loop
async def test_nodes_come_and_go(crowd: Place) -> None:
    async with pair(crowd) as (ann, bob):
        assert await ann.nodes() == await bob.nodes() == {"ann", "bob"}
        await bob.close()
        assert await ann.nodes() == {"ann"}


@in_loop
async def test_many_may_open_an_empty_database_at_once(crowd: Place) -> None:
    stores = [crowd.store(f"node-{number}") for number in range(6)]
    await asyncio.gather(*(store.open() for store in stores))

    assert await stores[0].create(kept("tom"), [b"first"])
    assert [await store.read("tom") for store in stores] == [[b"first"]] * 6

    await asyncio.gather(*(store.close() for store in stores))
