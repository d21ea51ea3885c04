"""SqliteStore: matches in one file, for one process. Every move is synced before it is told."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from purrlour.server.storage.base import (
    Heard,
    Kept,
    KeptCampaign,
    SnapshotRow,
    StorageTrouble,
    Store,
    Told,
    Verdict,
)
from purrlour.server.storage.folder import FolderLock, private_file, private_folder
from purrlour.server.storage.names import storable
from purrlour.server.storage.schema import missing, since
from purrlour.server.storage.seals import first_seal, next_seal, sealed
from purrlour.server.storage.writer import Writer, connect, transaction, used_bytes

_T = TypeVar("_T")

_LEAST_FREE = 1 << 20
"""Bytes on the disk, without which nothing can be written for long."""

_KEPT = "SELECT id, code, game, version, secret, created, over, until FROM matches WHERE "
_KEEP = "UPDATE matches SET until = max(until, ?) WHERE id = ?"

_KEPT_CAMPAIGN = "SELECT id, token, game, created FROM campaigns WHERE "

_KEEP_SNAPSHOT = """
INSERT OR REPLACE INTO snapshots (match, seq, snapshot)
SELECT number, ?, ? FROM matches WHERE id = ?
"""

_PROCEED = """
INSERT INTO campaign_steps (campaign, seq, step, seal) SELECT number, ?, ?, ? FROM campaigns
WHERE id = ? AND ? - 1 = (SELECT count(*) FROM campaign_steps WHERE campaign = number)
"""
_LAST_STEP = """
SELECT seal FROM campaign_steps
WHERE campaign = (SELECT number FROM campaigns WHERE id = ?) AND seq = ?
"""

_log = logging.getLogger(__name__)


class SqliteStore(Store):
    """SQLite in WAL; a thread writes and another reads, so that the loop waits for neither.

    `busy` is how long a lock is waited for, `pace` the least time between two commits, in
    seconds: a little of it makes larger batches, and so cheaper ones.
    """

    def __init__(self, path: Path, *, node: str, busy: float = 1.0, pace: float = 0.0) -> None:
        self._path = path
        self._node = node
        self._busy = busy
        self._pace = pace
        self._lock = FolderLock(path.with_name(f"{path.name}.lock"))
        self._writer: Writer | None = None
        self._reading: ThreadPoolExecutor | None = None
        self._reader: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Locks the folder, makes or updates the database and starts both threads."""
        loop = asyncio.get_running_loop()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        try:
            await loop.run_in_executor(self._reading, self._prepare)
        except BaseException:
            self._lock.let_go()
            self._reading.shutdown()
            raise
        self._writer = Writer(self._path, loop, busy=self._busy, pace=self._pace)

    async def close(self) -> None:
        """Writes and tells all that waits, then lets go of the folder."""
        writer, self._writer = self._writer, None
        if writer is None or self._reading is None:
            return
        writer.hand_over()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reading, self._drop_reader)
        # What the writer told last is in the loop's queue before the news that it is done.
        await loop.run_in_executor(self._reading, writer.finish)
        self._reading.shutdown()
        self._lock.let_go()

    async def create(self, kept: Kept, entries: Sequence[bytes]) -> bool:
        """One row for the match and one for each entry, or nothing."""
        return await self._write(lambda connection: add_match(connection, kept, entries))

    def append(
        self, match: str, seq: int, entries: Sequence[bytes], told: Told, *, over: bool = False
    ) -> None:
        """Hands it to the writer."""
        if self._writer is None:
            asyncio.get_running_loop().call_soon(told, Verdict.TROUBLE)
        else:
            self._writer.put((match, seq, entries, told, over))

    async def read(self, match: str, *, after: int = 0) -> list[bytes]:
        """The log behind this place."""
        if not storable(match):
            return []

        def look(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(
                "SELECT entry FROM entries WHERE seq > ?"
                " AND match = (SELECT number FROM matches WHERE id = ?) ORDER BY seq",
                (after, match),
            )
            return [entry for (entry,) in rows]

        return await self._read(look)

    async def find(self, match: str) -> Kept | None:
        """By its id."""
        return await self._find("id = ?", match)

    async def find_code(self, code: str) -> Kept | None:
        """By its code."""
        return await self._find("code = ?", code)

    async def live(self) -> list[str]:
        """Not over, the last touched first."""

        def look(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM matches WHERE over = 0 ORDER BY"
                " (SELECT place FROM entries WHERE match = number ORDER BY seq DESC LIMIT 1) DESC"
            )
            return [match for (match,) in rows]

        return await self._read(look)

    async def keep(self, terms: Mapping[str, int]) -> set[str]:
        """All dates in one transaction."""

        def work(connection: sqlite3.Connection) -> set[str]:
            with transaction(connection):
                return {
                    match
                    for match, until in terms.items()
                    if connection.execute(_KEEP, (until, match)).rowcount
                }

        return await self._write(work)

    async def expired(self, now: int, most: int) -> list[Kept]:
        """The earliest first."""

        def look(connection: sqlite3.Connection) -> list[Kept]:
            rows = connection.execute(_KEPT + "until < ? ORDER BY until LIMIT ?", (now, most))
            return [_kept(row) for row in rows]

        return await self._read(look)

    async def remove(self, match: str, now: int) -> bool:
        """In one transaction of the thread that writes logs: nothing comes in between."""
        writer = self._writer

        def work(connection: sqlite3.Connection) -> bool:
            assert writer is not None  # it is at work
            with transaction(connection):
                row = connection.execute(
                    "SELECT number FROM matches WHERE id = ? AND until < ?", (match, now)
                ).fetchone()
                if row is None:
                    return False
                connection.execute("DELETE FROM entries WHERE match = ?", row)
                connection.execute("DELETE FROM matches WHERE number = ?", row)
            writer.forget(match)
            return True

        return await self._write(work)

    async def size(self) -> int:
        """Pages that are in use: those of removed matches are used again."""
        return await self._read(used_bytes)

    async def ready(self) -> None:
        """Takes the lock of writers and lets it go. Only after a write that failed, it writes
        four pages and takes them back: nobody else may come to find out that all is well."""
        writer = self._writer
        if shutil.disk_usage(self._path.parent).free < _LEAST_FREE:
            raise StorageTrouble(f"{self._path.name}: the disk is full")

        def probe(connection: sqlite3.Connection) -> None:
            if writer is not None and not writer.trouble:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("ROLLBACK")
                return
            with transaction(connection):
                connection.execute("INSERT INTO probe VALUES (zeroblob(16384))")
                connection.execute("DELETE FROM probe")

        await self._write(probe)

    def listen(self, heard: Heard) -> None:
        """Nobody else writes here."""

    async def nodes(self) -> set[str]:
        """Only ourselves."""
        return {self._node}

    async def keep_snapshots(self, rows: Sequence[SnapshotRow]) -> None:
        """All in one transaction."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                connection.executemany(
                    _KEEP_SNAPSHOT, [(seq, row, match) for match, seq, row in rows]
                )

        await self._write(work)

    async def snapshots(self, match: str) -> list[bytes]:
        """In the order of the log."""
        if not storable(match):
            return []

        def look(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(
                "SELECT snapshot FROM snapshots"
                " WHERE match = (SELECT number FROM matches WHERE id = ?) ORDER BY seq",
                (match,),
            )
            return [snapshot for (snapshot,) in rows]

        return await self._read(look)

    async def begin(self, kept: KeptCampaign, steps: Sequence[bytes]) -> bool:
        """One row for the campaign and one for each step, or nothing."""
        return await self._write(lambda connection: add_campaign(connection, kept, steps))

    async def proceed(self, campaign: str, seq: int, step: bytes) -> bool:
        """At the end of its log, as the database itself sees it."""

        def work(connection: sqlite3.Connection) -> bool:
            with transaction(connection):
                last = connection.execute(_LAST_STEP, (campaign, seq - 1)).fetchone()
                if last is None:  # a campaign begins with a step
                    return False
                row = (seq, step, next_seal(last[0], step), campaign, seq)
                return connection.execute(_PROCEED, row).rowcount == 1

        return await self._write(work)

    async def find_campaign(self, campaign: str) -> KeptCampaign | None:
        """By its id."""
        if not storable(campaign):
            return None

        def look(connection: sqlite3.Connection) -> KeptCampaign | None:
            row = connection.execute(_KEPT_CAMPAIGN + "id = ?", (campaign,)).fetchone()
            return None if row is None else KeptCampaign(*row)

        return await self._read(look)

    async def read_campaign(self, campaign: str) -> list[bytes]:
        """All of it."""
        if not storable(campaign):
            return []

        def look(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(
                "SELECT step FROM campaign_steps"
                " WHERE campaign = (SELECT number FROM campaigns WHERE id = ?) ORDER BY seq",
                (campaign,),
            )
            return [step for (step,) in rows]

        return await self._read(look)

    def _prepare(self) -> None:
        try:
            private_folder(self._path.parent)
            self._lock.take()
            private_file(self._path)
            connection = connect(self._path, busy=self._busy, create=True)
            try:
                _migrate(connection)
            finally:
                connection.close()
        except (sqlite3.Error, OSError) as error:
            raise StorageTrouble(f"{self._path}: {error}") from error

    async def _find(self, condition: str, name: str) -> Kept | None:
        if not storable(name):
            return None

        def look(connection: sqlite3.Connection) -> Kept | None:
            row = connection.execute(_KEPT + condition, (name,)).fetchone()
            return None if row is None else _kept(row)

        return await self._read(look)

    async def _write(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        if self._writer is None:
            raise StorageTrouble("the store is closed")
        return await asyncio.wrap_future(self._writer.submit(work))

    async def _read(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        if self._writer is None:
            raise StorageTrouble("the store is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._look, work)

    def _look(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        try:
            if self._reader is None:
                self._reader = connect(self._path, busy=self._busy, create=False)
            return work(self._reader)
        except sqlite3.Error as error:
            self._drop_reader()
            raise StorageTrouble(f"{self._path.name}: {error}") from error

    def _drop_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL) STRICT")
    (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM schema").fetchone()
    for number, step in missing("sqlite", version):
        connection.executescript(f"BEGIN IMMEDIATE;\n{step}")
        if number == since("sqlite", "seals"):
            _seal_all(connection)
        connection.execute("INSERT INTO schema VALUES (?)", (number,))
        connection.execute("COMMIT")


def _seal_all(connection: sqlite3.Connection) -> None:
    """What an earlier release left is sealed as it is found."""
    fields = "id, code, game, version, secret, created"  # as they were then
    matches = connection.execute(f"SELECT {fields} FROM matches").fetchall()
    campaigns = connection.execute(_KEPT_CAMPAIGN + "true").fetchall()
    for match in matches:
        _seal_log(connection, Kept(*match))
    for campaign in campaigns:
        _seal_log(connection, KeptCampaign(*campaign))
    if count := len(matches) + len(campaigns):
        _log.warning("sealed %d logs of an earlier release", count)


def _seal_log(connection: sqlite3.Connection, kept: Kept | KeptCampaign) -> None:
    if isinstance(kept, Kept):
        owners, table, owner, line, name = "matches", "entries", "match", "entry", kept.match
    else:
        owners, table, owner, line = "campaigns", "campaign_steps", "campaign", "step"
        name = kept.campaign
    rows = connection.execute(
        f"SELECT rowid, {line} FROM {table}"
        f" WHERE {owner} = (SELECT number FROM {owners} WHERE id = ?) ORDER BY seq",
        (name,),
    ).fetchall()
    seals = sealed(first_seal(kept), [entry for _, entry in rows])
    connection.executemany(
        f"UPDATE {table} SET seal = ? WHERE rowid = ?",
        [(seal, number) for seal, (number, _) in zip(seals, rows, strict=True)],
    )


def _kept(row: tuple[Any, ...]) -> Kept:
    match, code, game, version, secret, created, over, until = row
    return Kept(match, code, game, version, secret, created, over=bool(over), until=until)


def add_match(
    connection: sqlite3.Connection,
    kept: Kept,
    entries: Sequence[bytes],
    *,
    seals: Sequence[bytes] = (),
) -> bool:
    """A new match, all of it or nothing; False if its id or code is taken. Copies keep `seals`."""
    with transaction(connection):
        row = connection.execute(
            "INSERT INTO matches (id, code, game, version, secret, created, over, until)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING number",
            kept.row(),
        ).fetchone()
        if row is None:
            return False
        connection.executemany(
            "INSERT INTO entries (match, seq, entry, seal) VALUES (?, ?, ?, ?)",
            _rows(row[0], entries, seals or sealed(first_seal(kept), entries)),
        )
    return True


def add_campaign(
    connection: sqlite3.Connection,
    kept: KeptCampaign,
    steps: Sequence[bytes],
    *,
    seals: Sequence[bytes] = (),
) -> bool:
    """A new campaign, all of it or nothing; False if its id is taken. Copies keep `seals`."""
    with transaction(connection):
        row = connection.execute(
            "INSERT INTO campaigns (id, token, game, created) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING RETURNING number",
            kept.row(),
        ).fetchone()
        if row is None:
            return False
        connection.executemany(
            "INSERT INTO campaign_steps (campaign, seq, step, seal) VALUES (?, ?, ?, ?)",
            _rows(row[0], steps, seals or sealed(first_seal(kept), steps)),
        )
    return True


def _rows(
    number: int, log: Sequence[bytes], seals: Sequence[bytes]
) -> list[tuple[int, int, bytes, bytes]]:
    """A log as it is stored."""
    pairs = enumerate(zip(log, seals, strict=True), start=1)
    return [(number, seq, line, seal) for seq, (line, seal) in pairs]
