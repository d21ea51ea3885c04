"""PostgresStore: its schema, its nodes, and what it does when the database fails (R14)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from purrlour.server.storage.base import StorageTrouble, Verdict
from purrlour.server.storage.postgres import PostgresStore
from tests.figures import figure
from tests.server.postgres import Postgres, database_of
from tests.server.storage.looping import in_loop, kept, put, settled, stored_at_last
from tests.waiting import LIMIT, until

pytestmark = pytest.mark.slow  # real processes, sockets or screens

STORED, TROUBLE = Verdict.STORED, Verdict.TROUBLE
CRASHES = figure(1, long=3, plain=1)
CUTS = figure(2, long=5, plain=2)
MATCHES = [f"match-{number}" for number in range(20)]


@asynccontextmanager
async def opened(
    url: str, node: str = "ann", patience: float = 5.0
) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(url, node=node, patience=patience)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def begin(store: PostgresStore) -> None:
    for match in MATCHES:
        assert await store.create(kept(match), [b"1"])


async def play(store: PostgresStore, seq: int) -> set[Verdict]:
    """A batch: one entry for every match."""
    return set(await settled([put(store, match, seq, b"%d" % seq) for match in MATCHES]))


class Ledger:
    """Keeps appending, and remembers what it was told is stored."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.stored: dict[str, list[bytes]] = {match: [] for match in MATCHES}
        self.troubles = 0
        self.ends = False

    async def run(self, match: str) -> None:
        number = 0
        seq = 2
        while not self.ends:
            number += 1
            text = f"{match} {number}".encode()
            verdict = await put(self.store, match, seq, text)
            if verdict is STORED:
                self.stored[match].append(text)
                seq += 1
                continue
            self.troubles += 1
            try:
                seq = len(await self.store.read(match)) + 1
            except StorageTrouble:
                await asyncio.sleep(0.01)

    def count(self) -> int:
        return sum(map(len, self.stored.values()))

    async def more(self) -> None:
        """Comes back when a hundred more are stored and there was new trouble."""
        stored, troubles = self.count() + 100, self.troubles
        await until(lambda: self.count() > stored and self.troubles > troubles)

    async def check(self) -> None:
        """All it was told is in the logs, in order; nothing is there twice."""
        for match in MATCHES:
            told = list(self.stored[match])
            log = await self.store.read(match)
            known = set(told)
            assert [entry for entry in log if entry in known] == told
            assert len(set(log)) == len(log)


@asynccontextmanager
async def playing(store: PostgresStore) -> AsyncIterator[Ledger]:
    """Twenty matches in full swing."""
    await begin(store)
    ledger = Ledger(store)
    tasks = [asyncio.create_task(ledger.run(match)) for match in MATCHES]
    try:
        await until(lambda: ledger.count() > 100)
        yield ledger
    finally:
        ledger.ends = True
        await asyncio.gather(*tasks)


def gaps(postgres: Postgres, url: str) -> str:
    """How many logs do not run from one to their head."""
    return postgres.sql(
        "SELECT count(*) FROM matches WHERE (head, head, 1) <>"
        " (SELECT count(*), max(seq), min(seq) FROM entries WHERE match = id)",
        database=database_of(url),
    )


@in_loop
async def test_r14_a_stopped_server_gives_trouble_and_recovers(
    postgres: Postgres, database: str
) -> None:
    async with opened(database) as store, playing(store) as ledger:
        await asyncio.to_thread(postgres.stop)
        try:
            await until(lambda: ledger.troubles > 0)
            before = ledger.count()
            assert await play(store, 2) == {TROUBLE}
            with pytest.raises(StorageTrouble, match=r"PostgreSQL local/test_\d+: .+"):
                await store.ready()
            with pytest.raises(StorageTrouble):
                await store.read(MATCHES[0])
            with pytest.raises(StorageTrouble):
                await store.create(kept("tom"), [])
            assert ledger.count() == before
        finally:
            await asyncio.to_thread(postgres.start)

        await until(lambda: ledger.count() > before + 100)
        await store.ready()
        await ledger.check()
        assert gaps(postgres, database) == "0"


@pytest.fixture
def careful(postgres: Postgres) -> Iterator[Postgres]:
    """The server with every commit synced."""
    postgres.stop()
    postgres.start(fsync=True)
    yield postgres
    postgres.stop()
    postgres.start()


@pytest.mark.slow
@pytest.mark.budget(15, "PostgreSQL is stopped and started, with every commit synced")
@in_loop
async def test_r1_what_was_told_survives_a_crash_of_the_server(
    careful: Postgres, database: str
) -> None:
    async with opened(database) as store, playing(store) as ledger:
        for _ in range(CRASHES):
            more = asyncio.create_task(ledger.more())
            await asyncio.to_thread(careful.stop, gently=False)
            await asyncio.to_thread(careful.start, fsync=True)
            await more
            await ledger.check()
        assert gaps(careful, database) == "0"


@in_loop
async def test_r14_killed_connections_are_replaced(postgres: Postgres, database: str) -> None:
    async with opened(database) as store, playing(store) as ledger:
        for _ in range(CUTS):
            more = asyncio.create_task(ledger.more())
            await asyncio.to_thread(postgres.cut, database)
            await more
        await ledger.check()
        assert gaps(postgres, database) == "0"


@in_loop
async def test_r14_a_locked_table_gives_trouble_and_recovers(database: str) -> None:
    async with opened(database, patience=1.0) as store:
        await begin(store)
        other = await asyncpg.connect(database)
        async with other.transaction():
            await other.execute("LOCK TABLE matches IN EXCLUSIVE MODE")
            assert await play(store, 2) == {TROUBLE}
        await other.close()

        assert await stored_at_last(store, MATCHES[0], b"again") < 100
        assert (await store.read(MATCHES[0]))[-1] == b"again"


@in_loop
async def test_r14_a_read_only_database_gives_trouble_and_recovers(
    postgres: Postgres, database: str
) -> None:
    name = database_of(database)
    async with opened(database) as store:
        await begin(store)
        postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        postgres.cut(database)
        try:
            for _ in range(3):
                assert await play(store, 2) == {TROUBLE}
            with pytest.raises(StorageTrouble, match="read-only"):
                await store.ready()
        finally:
            postgres.sql(f"ALTER DATABASE {name} RESET default_transaction_read_only")
            postgres.cut(database)

        await stored_at_last(store, MATCHES[0], b"again")
        await store.ready()
        assert await store.read(MATCHES[0]) == [b"1", b"again"]


@in_loop
async def test_batches_in_opposite_orders_do_not_wait_for_each_other_in_a_ring(
    postgres: Postgres, database: str
) -> None:
    async with opened(database) as ann, opened(database, "bob") as bob:
        await begin(ann)
        postgres.sql(  # a table so large that rows are found one by one
            "INSERT INTO matches"
            " SELECT n, n, '', 1, '', 0, true, 0 FROM generate_series(1, 5000) n",
            "ANALYZE matches",
            database=database_of(database),
        )
        other = await asyncpg.connect(database)
        async with other.transaction():
            await other.execute("SELECT FROM matches WHERE id = $1 FOR UPDATE", MATCHES[9])
            tries = [put(ann, match, 2, b"ann") for match in MATCHES]
            tries += [put(bob, match, 2, b"bob") for match in reversed(MATCHES)]
            while await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < 2:
                await asyncio.sleep(0.01)
        await other.close()

        verdicts = await settled(tries)
        assert verdicts.count(STORED) == verdicts.count(Verdict.CONFLICT) == len(MATCHES)


@pytest.fixture
def bobs(postgres: Postgres, database: str) -> Iterator[str]:
    """The same database by another name, for whom the door can be shut."""
    postgres.sql("CREATE ROLE bob SUPERUSER LOGIN")
    yield postgres.url(database_of(database), user="bob")
    postgres.sql("DROP ROLE bob")


def shut_out_bob(postgres: Postgres) -> None:
    postgres.sql(
        "ALTER ROLE bob NOLOGIN",
        "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE usename = 'bob'",
    )


@in_loop
async def test_a_listener_that_was_cut_off_hears_all_that_it_missed(
    postgres: Postgres, database: str, bobs: str
) -> None:
    async with opened(database) as ann, opened(bobs, "bob") as bob:
        await begin(ann)
        heard: dict[str, int] = {}
        bob.listen(heard.__setitem__)
        assert await play(ann, 2) == {STORED}
        await until(lambda: heard == dict.fromkeys(MATCHES, 2))

        for seq in (3, 4):  # a second break is as good as the first
            await asyncio.to_thread(shut_out_bob, postgres)
            assert await play(ann, seq) == {STORED}
            assert set(heard.values()) == {seq - 1}
            postgres.sql("ALTER ROLE bob LOGIN")
            await until(lambda: set(heard.values()) == {seq})  # noqa: B023 - awaited here
            assert set(heard) == set(MATCHES)

        await asyncio.to_thread(shut_out_bob, postgres)
        assert await put(ann, MATCHES[0], 5, b"won", over=True) is STORED
        postgres.sql("ALTER ROLE bob LOGIN")
        await until(lambda: heard[MATCHES[0]] == 5)

        assert await put(ann, MATCHES[1], 5, b"again") is STORED
        await until(lambda: heard[MATCHES[1]] == 5)


@in_loop
async def test_a_node_without_a_heartbeat_is_dead(
    postgres: Postgres, database: str, bobs: str
) -> None:
    async with opened(database) as ann, opened(bobs, "bob"):
        assert await ann.nodes() == {"ann", "bob"}

        await asyncio.to_thread(shut_out_bob, postgres)
        assert await ann.nodes() == {"ann", "bob"}
        postgres.sql(
            "UPDATE nodes SET seen = seen - interval '6 seconds'", database=database_of(database)
        )
        assert await ann.nodes() == {"ann"}

        postgres.sql("ALTER ROLE bob LOGIN")
        async with asyncio.timeout(LIMIT):
            while await ann.nodes() != {"ann", "bob"}:
                await asyncio.sleep(0.05)


@in_loop
async def test_a_server_that_is_not_there_is_refused_without_its_password() -> None:
    store = PostgresStore("postgresql://ann:secret@127.0.0.1:1/cats", node="ann")
    with pytest.raises(StorageTrouble, match=r"PostgreSQL 127\.0\.0\.1/cats: ") as refusal:
        await store.open()
    assert "secret" not in str(refusal.value)
    await store.close()


@in_loop
async def test_values_are_not_quoted_in_the_log(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A driver likes to say which value it cannot take; it might be a hidden card."""
    async with opened(database) as store:
        await begin(store)
        assert await put(store, MATCHES[0], 2, "a hidden card") is TROUBLE  # type: ignore[arg-type]

        assert "cannot be written" in caplog.text
        assert "hidden" not in caplog.text
        assert await play(store, 2) == {STORED}
