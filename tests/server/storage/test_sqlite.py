"""SqliteStore: its folder, its schema, and what it does when the disk fails (R14)."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from purrlour.server.storage.base import StorageTrouble, Verdict
from purrlour.server.storage.sqlite import SqliteStore
from purrlour.server.storage.writer import connect, transaction
from tests.server.storage.disk import full, locked, read_only
from tests.server.storage.looping import in_loop, kept, put, settled

STORED, TROUBLE = Verdict.STORED, Verdict.TROUBLE
MATCHES = [f"match-{number}" for number in range(20)]


@pytest.fixture
def path() -> Iterator[Path]:
    """A database in a folder that everybody may look into."""
    with tempfile.TemporaryDirectory(prefix="purr-") as name:
        Path(name).chmod(0o755)
        yield Path(name) / "purrlour.db"


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path, node="ann", busy=0.05)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def play(store: SqliteStore, seq: int) -> set[Verdict]:
    """A batch: one entry for every match."""
    return set(await settled([put(store, match, seq, b"%d" % seq) for match in MATCHES]))


async def begin(store: SqliteStore) -> None:
    for match in MATCHES:
        assert await store.create(kept(match), [b"1"])


async def whole(store: SqliteStore, length: int) -> bool:
    """Whether every log is exactly this long, and in order."""
    expected = [b"%d" % seq for seq in range(1, length + 1)]
    return all([await store.read(match) == expected for match in MATCHES])


def test_every_commit_is_synced(path: Path) -> None:
    with closing(connect(path, busy=0.05, create=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_a_transaction_that_fails_leaves_nothing_behind(path: Path) -> None:
    with closing(connect(path, busy=0.05, create=True)) as connection:
        connection.execute("CREATE TABLE cats (name TEXT)")

        def fail() -> None:
            with transaction(connection):
                connection.execute("INSERT INTO cats VALUES ('Tom')")
                raise LookupError

        with pytest.raises(LookupError):
            fail()
        assert not connection.in_transaction
        assert connection.execute("SELECT * FROM cats").fetchall() == []


@in_loop
async def test_a_folder_has_one_server(path: Path) -> None:
    async with opened(path) as store:
        with pytest.raises(StorageTrouble, match=r"in use by another server \(process \d+\)"):
            await SqliteStore(path, node="bob").open()
        await begin(store)
    async with opened(path) as store:
        assert await whole(store, 1)


@in_loop
async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"Once upon a time there was a cat. " * 100)
    with pytest.raises(StorageTrouble, match="not a database"):
        await SqliteStore(path, node="ann").open()


@in_loop
async def test_a_folder_that_cannot_be_made_is_refused(path: Path) -> None:
    path.write_text("a file")
    with pytest.raises(StorageTrouble, match="purrlour"):
        await SqliteStore(path / "below" / "purrlour.db", node="ann").open()


@in_loop
async def test_r14_a_locked_database_gives_trouble_and_recovers(path: Path) -> None:
    async with opened(path) as store:
        await begin(store)
        with locked(path):
            assert await play(store, 2) == {TROUBLE}
            assert await play(store, 2) == {TROUBLE}
            with pytest.raises(StorageTrouble, match="locked"):
                await store.ready()
            with pytest.raises(StorageTrouble, match="locked"):
                await store.create(kept("tom"), [])
            assert await whole(store, 1)  # it can still be read

        await store.ready()
        assert await play(store, 2) == {STORED}
        assert await whole(store, 2)


@in_loop
async def test_a_short_lock_is_waited_for(path: Path) -> None:
    store = SqliteStore(path, node="ann", busy=20)
    await store.open()
    await begin(store)
    with locked(path):
        waiting = asyncio.create_task(play(store, 2))
        await store.live()  # the writer has had time to meet the lock
        assert not waiting.done()
    assert await waiting == {STORED}
    await store.close()


@in_loop
async def test_r14_a_full_disk_gives_trouble_and_recovers(path: Path) -> None:
    async with opened(path) as store:
        await begin(store)
        with full():
            assert await play(store, 2) == {TROUBLE}
            with pytest.raises(StorageTrouble, match=r"full|disk I/O"):
                await store.ready()
            assert await play(store, 2) == {TROUBLE}
            with pytest.raises(StorageTrouble, match=r"full|disk I/O"):
                await store.ready()

        await store.ready()
        assert await whole(store, 1)
        assert await play(store, 2) == {STORED}
        assert await whole(store, 2)


@in_loop
async def test_whoever_asks_whether_it_can_be_written_writes_nothing(path: Path) -> None:
    async with opened(path) as store:
        await begin(store)
        before = contents(path)
        for _ in range(200):
            await store.ready()

        assert contents(path) == before


def contents(path: Path) -> dict[str, bytes]:
    """All that is on the disk; what is only in memory (-shm) left out."""
    return {
        file.name: file.read_bytes()
        for file in path.parent.iterdir()
        if not file.name.endswith("-shm")
    }


@in_loop
async def test_a_disk_with_hardly_any_room_is_not_ready(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(path) as store:
        monkeypatch.setattr("purrlour.server.storage.sqlite._LEAST_FREE", 1 << 62)
        with pytest.raises(StorageTrouble, match="full"):
            await store.ready()


@in_loop
async def test_r14_a_read_only_folder_gives_trouble_and_recovers(path: Path) -> None:
    async with opened(path) as store:
        await begin(store)
        with locked(path):  # rights are looked at when a file is opened: this makes it open again
            assert await play(store, 2) == {TROUBLE}
            with read_only(path.parent):
                assert await play(store, 2) == {TROUBLE}
        with read_only(path.parent):
            assert await play(store, 2) == {TROUBLE}
            with pytest.raises(StorageTrouble, match=r"readonly|unable to open"):
                await store.ready()
            assert await play(store, 2) == {TROUBLE}

        await store.ready()
        assert await whole(store, 1)
        assert await play(store, 2) == {STORED}
        assert await whole(store, 2)


@in_loop
async def test_a_read_only_folder_is_refused_at_the_start(path: Path) -> None:
    async with opened(path) as store:
        await begin(store)
    with read_only(path.parent), pytest.raises(StorageTrouble, match=str(path.parent)):
        await SqliteStore(path, node="ann").open()


@in_loop
async def test_entries_somebody_else_wrote_are_never_written_over(path: Path) -> None:
    """Nobody should, but the database would not let us."""
    async with opened(path) as store:
        await begin(store)
        assert await play(store, 2) == {STORED}
        with closing(sqlite3.connect(path)) as other, other:
            other.execute(
                "INSERT INTO entries (match, seq, entry) SELECT number, 3, x'33' FROM matches"
            )

        assert await play(store, 3) == {TROUBLE}
        assert await play(store, 3) == {Verdict.CONFLICT}
        assert await play(store, 4) == {STORED}
        assert await whole(store, 4)


@in_loop
async def test_a_pace_makes_larger_batches_and_loses_nothing(path: Path) -> None:
    store = SqliteStore(path, node="ann", pace=0.01)
    await store.open()
    await begin(store)
    for seq in range(2, 6):
        assert await play(store, seq) == {STORED}
    assert await whole(store, 5)
    await store.close()
