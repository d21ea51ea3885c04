"""MemoryStore: matches in memory, for tests and virtual time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

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

Defer: TypeAlias = Callable[[Callable[[], None]], None]
"""Runs something later: at once is too early."""


def soon(call: Callable[[], None]) -> None:
    """In the next round of the running event loop."""
    asyncio.get_running_loop().call_soon(call)


class _Shelf:
    """What several stores share, as processes share a database."""

    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}
        """The last touched last."""
        self.logs: dict[str, list[bytes]] = {}
        self.snapshots: dict[str, dict[int, bytes]] = {}
        self.campaigns: dict[str, tuple[KeptCampaign, list[bytes]]] = {}
        self.stores: list[MemoryStore] = []
        """Those that are open."""


class MemoryStore(Store):
    """Keeps the same promises as the others, but for the disk.

    `defer` decides when verdicts and news are told. `shared` is another store whose matches this
    one serves as well, as a second process would.
    """

    trouble = False
    """Set it, and everything fails until it is set back: nothing is written, nothing read."""
    unsure = False
    """Set it, and appends are written, but told as trouble: a line that broke after the commit."""

    def __init__(
        self, *, node: str = "memory", shared: MemoryStore | None = None, defer: Defer = soon
    ) -> None:
        self._node = node
        self._shelf: _Shelf = shared._shelf if shared is not None else _Shelf()
        self._defer = defer
        self._heard: Heard | None = None
        self._telling: deque[Callable[[], None]] = deque()

    async def open(self) -> None:
        """From now on it is one of the nodes."""
        self._check()
        if self not in self._shelf.stores:
            self._shelf.stores.append(self)

    async def close(self) -> None:
        """Tells at once whatever was to be told later."""
        while self._telling:
            self._tell_next()
        if self in self._shelf.stores:
            self._shelf.stores.remove(self)

    async def create(self, kept: Kept, entries: Sequence[bytes]) -> bool:
        """Unless its id or code is taken."""
        self._check_open()
        shelf = self._shelf
        if kept.match in shelf.kept or any(
            kept.code == other.code for other in shelf.kept.values()
        ):
            return False
        shelf.kept[kept.match] = kept
        shelf.logs[kept.match] = list(entries)
        return True

    def append(
        self, match: str, seq: int, entries: Sequence[bytes], told: Told, *, over: bool = False
    ) -> None:
        """Writes at once and tells later."""
        self._later(partial(told, self._write(match, seq, entries, over=over)))

    async def read(self, match: str, *, after: int = 0) -> list[bytes]:
        """The log behind this place."""
        self._check_open()
        return self._shelf.logs.get(match, [])[after:]

    async def find(self, match: str) -> Kept | None:
        """By its id."""
        self._check_open()
        return self._shelf.kept.get(match)

    async def find_code(self, code: str) -> Kept | None:
        """By its code."""
        self._check_open()
        return next((kept for kept in self._shelf.kept.values() if kept.code == code), None)

    async def live(self) -> list[str]:
        """Not over, the last touched first."""
        self._check_open()
        return [kept.match for kept in reversed(self._shelf.kept.values()) if not kept.over]

    async def keep(self, terms: Mapping[str, int]) -> set[str]:
        """Those that exist."""
        self._check_open()
        shelf = self._shelf.kept
        found = terms.keys() & shelf.keys()
        for match in found:
            shelf[match] = replace(shelf[match], until=max(terms[match], shelf[match].until))
        return found

    async def expired(self, now: int, most: int) -> list[Kept]:
        """The earliest first."""
        self._check_open()
        past = [kept for kept in self._shelf.kept.values() if kept.until < now]
        return sorted(past, key=lambda kept: kept.until)[:most]

    async def remove(self, match: str, now: int) -> bool:
        """If its date is past."""
        self._check_open()
        kept = self._shelf.kept.get(match)
        if kept is None or kept.until >= now:
            return False
        del self._shelf.kept[match], self._shelf.logs[match]
        self._shelf.snapshots.pop(match, None)
        return True

    async def size(self) -> int:
        """Of all logs."""
        self._check_open()
        return sum(len(entry) for log in self._shelf.logs.values() for entry in log)

    async def ready(self) -> None:
        """Unless somebody made trouble."""
        self._check_open()

    def listen(self, heard: Heard) -> None:
        """Of what other stores write on the same shelf."""
        self._heard = heard

    async def nodes(self) -> set[str]:
        """The stores that are open on the same shelf."""
        self._check_open()
        return {store._node for store in self._shelf.stores}

    async def keep_snapshots(self, rows: Sequence[SnapshotRow]) -> None:
        """Over those that are there."""
        self._check_open()
        for match, seq, snapshot in rows:
            if match in self._shelf.kept:
                self._shelf.snapshots.setdefault(match, {})[seq] = snapshot

    async def snapshots(self, match: str) -> list[bytes]:
        """In the order of the log."""
        self._check_open()
        return [row for _, row in sorted(self._shelf.snapshots.get(match, {}).items())]

    async def begin(self, kept: KeptCampaign, steps: Sequence[bytes]) -> bool:
        """Unless its id is taken."""
        self._check_open()
        if kept.campaign in self._shelf.campaigns:
            return False
        self._shelf.campaigns[kept.campaign] = kept, list(steps)
        return True

    async def proceed(self, campaign: str, seq: int, step: bytes) -> bool:
        """At the end of its log."""
        self._check_open()
        _, log = self._shelf.campaigns.get(campaign, (None, None))
        if log is None or len(log) != seq - 1:
            return False
        log.append(step)
        if self.unsure:
            raise StorageTrouble("the line broke after the commit")
        return True

    async def find_campaign(self, campaign: str) -> KeptCampaign | None:
        """By its id."""
        self._check_open()
        return self._shelf.campaigns.get(campaign, (None, []))[0]

    async def read_campaign(self, campaign: str) -> list[bytes]:
        """All of it."""
        self._check_open()
        return list(self._shelf.campaigns.get(campaign, (None, []))[1])

    def _write(self, match: str, seq: int, entries: Sequence[bytes], *, over: bool) -> Verdict:
        shelf = self._shelf
        if self.trouble or self not in shelf.stores:
            return Verdict.TROUBLE
        log = shelf.logs.get(match)
        if log is None or len(log) != seq - 1:
            return Verdict.TROUBLE if self.unsure else Verdict.CONFLICT
        log.extend(entries)
        kept = shelf.kept.pop(match)
        shelf.kept[match] = replace(kept, over=kept.over or over)
        for store in shelf.stores:
            if store is not self and store._heard is not None:
                store._later(partial(store._heard, match, len(log)))
        return Verdict.TROUBLE if self.unsure else Verdict.STORED

    def _later(self, call: Callable[[], None]) -> None:
        self._telling.append(call)
        self._defer(self._tell_next)

    def _tell_next(self) -> None:
        if self._telling:
            self._telling.popleft()()

    def _check_open(self) -> None:
        self._check()
        if self not in self._shelf.stores:
            raise StorageTrouble("the store is closed")

    def _check(self) -> None:
        if self.trouble:
            raise StorageTrouble("the store was told to fail")
