"""Writer: the one thread that writes a SQLite database, many appends in one commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar, final

from purrlour.server.storage.base import Kept, StorageTrouble, Verdict
from purrlour.server.storage.batch import Append, tell_all
from purrlour.server.storage.seals import first_seal, next_seal

_T = TypeVar("_T")

_log = logging.getLogger(__name__)

_INSERT = "INSERT INTO entries (match, seq, entry, seal) VALUES (?, ?, ?, ?)"
_INSERTS = [(rows, _INSERT + ", (?, ?, ?, ?)" * (rows - 1)) for rows in (64, 16, 4, 1)]
"""Many rows at a time: for each statement this thread gives the interpreter up, and then waits
until the event loop gives it back."""
_FINISH = "UPDATE matches SET over = 1 WHERE number = ?"
_END = """
SELECT number, id, code, game, version, secret, created, seq, seal
FROM matches LEFT JOIN entries ON match = number WHERE id = ? ORDER BY seq DESC LIMIT 1
"""

_KNOWN = 50_000
"""Logs whose ends are remembered before all are forgotten."""


def connect(path: Path, *, busy: float, create: bool) -> sqlite3.Connection:
    """A connection in autocommit that syncs every commit and waits `busy` seconds for locks."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={'rwc' if create else 'rw'}",
        uri=True,
        timeout=busy,
        isolation_level=None,
        check_same_thread=False,  # opened by one thread, used by another, never by two at once
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def used_bytes(connection: sqlite3.Connection) -> int:
    """The pages of a database that hold something."""
    pages, free, size = (
        int(connection.execute(f"PRAGMA {name}").fetchone()[0])
        for name in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * size


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it is written and synced, or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # some errors roll back by themselves
            connection.execute("ROLLBACK")
        raise


@final
class _End:
    """Where a log ends."""

    __slots__ = ("head", "number", "seal")

    def __init__(self, number: int, head: int, seal: bytes) -> None:
        self.number = number
        self.head = head
        self.seal = seal


class Writer:
    """Takes whatever waits, writes it in one transaction, and tells all of it in one go.

    The folder is locked for other processes, so the ends of logs are remembered here; the
    database's own constraint stands behind. After any trouble they are forgotten and the
    connection is opened anew.
    """

    def __init__(
        self, path: Path, loop: asyncio.AbstractEventLoop, *, busy: float, pace: float
    ) -> None:
        self._path = path
        self._loop = loop
        self._busy = busy
        self._pace = pace
        self._queue: SimpleQueue[list[Append] | Callable[[], None] | None] = SimpleQueue()
        self._waiting: list[Append] = []
        """What came in this round of the event loop."""
        self._connection: sqlite3.Connection | None = None
        self._ends: dict[str, _End] = {}
        self._trouble = ""
        self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def put(self, append: Append) -> None:
        """Writes this when the event loop has heard everybody who speaks now: the thread is
        woken once for all of them."""
        self._waiting.append(append)
        if len(self._waiting) == 1:
            self._loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Gives the thread what was put so far."""
        if self._waiting:
            waiting, self._waiting = self._waiting, []
            self._queue.put(waiting)

    def submit(self, work: Callable[[sqlite3.Connection], _T]) -> Future[_T]:
        """Does this between two batches, behind all that was put before."""
        future: Future[_T] = Future()

        def run() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                result = work(self._connected())
            except Exception as error:  # noqa: BLE001 - whatever it is, the thread must go on
                self._drop(error)
                future.set_exception(StorageTrouble(f"{self._path.name}: {error}"))
            else:
                self._well()
                future.set_result(result)

        self.hand_over()
        self._queue.put(run)
        return future

    def forget(self, match: str) -> None:
        """It is no more. Called by work, in the thread."""
        self._ends.pop(match, None)

    @property
    def trouble(self) -> str:
        """Why the last write failed; empty if it did not."""
        return self._trouble

    def finish(self) -> None:
        """Waits until everything that was handed over is written; in any other thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        queue = self._queue
        next_commit = 0.0
        while True:
            items = [queue.get()]
            if (wait := next_commit - time.monotonic()) > 0:
                time.sleep(wait)
            next_commit = time.monotonic() + self._pace
            items += [queue.get() for _ in range(queue.qsize())]
            appends: list[Append] = []
            for item in items:
                if isinstance(item, list):
                    appends += item
                    continue
                self._write(appends)
                appends = []
                if item is None:
                    self._close()
                    return
                item()
            self._write(appends)

    def _write(self, appends: list[Append]) -> None:
        if not appends:
            return
        try:
            verdicts = self._commit(self._connected(), appends)
            self._well()
        except Exception as error:  # noqa: BLE001 - whatever it is, the others must go on
            self._drop(error)
            verdicts = [Verdict.TROUBLE] * len(appends)
        with suppress(RuntimeError):  # the loop is gone, and with it everybody to tell
            self._loop.call_soon_threadsafe(tell_all, self._loop, appends, verdicts)

    def _commit(self, connection: sqlite3.Connection, appends: list[Append]) -> list[Verdict]:
        if len(self._ends) > _KNOWN:
            self._ends.clear()
        ends = self._ends
        rows: list[int | bytes] = []
        """Of all entries, one after another: match, place, entry, seal."""
        finished: list[tuple[int]] = []
        verdicts: list[Verdict] = []
        for match, seq, entries, _, over in appends:
            end = ends.get(match) or self._look_up(connection, match)
            if end is None or end.head != seq - 1:
                verdicts.append(Verdict.CONFLICT)
                continue
            number, seal = end.number, end.seal
            for place, entry in enumerate(entries, start=seq):
                seal = next_seal(seal, entry)
                rows += (number, place, entry, seal)
            end.head += len(entries)
            end.seal = seal
            if over:
                finished.append((number,))
            verdicts.append(Verdict.STORED)
        if rows or finished:
            with transaction(connection):
                _insert(connection, rows)
                connection.executemany(_FINISH, finished)
        return verdicts

    def _look_up(self, connection: sqlite3.Connection, match: str) -> _End | None:
        row = connection.execute(_END, (match,)).fetchone()
        if row is None:
            return None
        number, *kept, head, seal = row
        end = self._ends[match] = _End(number, head or 0, seal or first_seal(Kept(*kept)))
        return end

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self._path, busy=self._busy, create=False)
        return self._connection

    def _well(self) -> None:
        if self._trouble:
            _log.warning("the database can be written again")
            self._trouble = ""

    def _drop(self, error: Exception) -> None:
        if str(error) != self._trouble:
            self._trouble = str(error)
            _log.error("the database cannot be written: %s", error)
        self._close()

    def _close(self) -> None:
        self._ends.clear()
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()  # what was not committed is rolled back
            self._connection = None


def _insert(connection: sqlite3.Connection, rows: list[int | bytes]) -> None:
    """All of them, in few statements."""
    at = 0
    for count, statement in _INSERTS:
        size = 4 * count
        while len(rows) - at >= size:
            connection.execute(statement, rows[at : at + size])
            at += size
