"""Archive: snapshots on their way to the store and back. Whatever fails here harms nobody."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Final

from purrlour.server.clock import Clock
from purrlour.server.matches.snapshots import Made
from purrlour.server.storage.base import SnapshotRow, StorageTrouble, Store

_PAUSE_MS: Final = 1_000
"""Many are written in one transaction: one each would make moves wait."""
_AT_ONCE: Final = 100
_TROUBLE_MS: Final = 5_000
_TRIES: Final = 5
"""After trouble with the store; then they are given up: they can be made anew."""
_MOST: Final = 1_000
"""That wait to be written; more are dropped."""

_log = logging.getLogger(__name__)


class Archive:
    """What the store keeps of matches beside their logs."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        spawn: Callable[[Coroutine[object, object, None]], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._spawn = spawn
        self._waiting: list[SnapshotRow] = []
        self._failures = 0
        """In a row."""

    def keep(self, match: str, seq: int, snapshot: bytes) -> None:
        """Soon."""
        if not self._waiting:
            self._plan(_PAUSE_MS)
        if len(self._waiting) < _MOST:
            self._waiting.append((match, seq, snapshot))

    def keep_all(self, match: str, made: Sequence[Made]) -> None:
        """Those of a whole log."""
        for seq, snapshot in made:
            self.keep(match, seq, snapshot)

    async def flush(self) -> None:
        """Writes all that waits, some at a time: moves are written in between."""
        while self._waiting:
            rows = self._waiting[:_AT_ONCE]
            del self._waiting[:_AT_ONCE]
            try:
                await self._store.keep_snapshots(rows)
            except StorageTrouble as error:
                self._fail(rows, error)
                return
            self._failures = 0

    def _fail(self, rows: list[SnapshotRow], error: StorageTrouble) -> None:
        """Tries again after a while, and gives up some day."""
        self._failures += 1
        if self._failures <= _TRIES:
            self._waiting = [*rows, *self._waiting][:_MOST]
            self._plan(_TROUBLE_MS)
        else:
            self._waiting.clear()
            _log.warning("snapshots are not kept: %s", error)

    def _plan(self, delay: int) -> None:
        self._clock.after(delay, lambda: self._spawn(self.flush()))

    async def find(self, match: str) -> list[bytes]:
        """All of a match; none if the store cannot say."""
        try:
            return await self._store.snapshots(match)
        except StorageTrouble:
            return []
