"""MeasuredStore: a store that counts what it is asked for, and how long it takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import final

from purrlour.server.metrics import Metrics
from purrlour.server.storage.base import (
    Heard,
    Kept,
    KeptCampaign,
    SnapshotRow,
    Store,
    Told,
    Verdict,
)


@final
class MeasuredStore(Store):
    """Hands everything on to another store."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    def append(
        self, match: str, seq: int, entries: Sequence[bytes], told: Told, *, over: bool = False
    ) -> None:
        note = partial(self._note, perf_counter(), len(entries), told)
        self._store.append(match, seq, entries, note, over=over)

    def _note(self, begun: float, entries: int, told: Told, verdict: Verdict) -> None:
        metrics = self._metrics
        metrics.store.add(perf_counter() - begun)
        metrics.appends[verdict.value] += 1
        if verdict is Verdict.STORED:
            metrics.entries += entries
        told(verdict)

    async def create(self, kept: Kept, entries: Sequence[bytes]) -> bool:
        begun = perf_counter()
        created = await self._store.create(kept, entries)
        self._metrics.store.add(perf_counter() - begun)
        self._metrics.entries += len(entries) if created else 0
        return created

    async def open(self) -> None:
        await self._store.open()

    async def close(self) -> None:
        await self._store.close()

    async def read(self, match: str, *, after: int = 0) -> list[bytes]:
        return await self._store.read(match, after=after)

    async def find(self, match: str) -> Kept | None:
        return await self._store.find(match)

    async def find_code(self, code: str) -> Kept | None:
        return await self._store.find_code(code)

    async def live(self) -> list[str]:
        return await self._store.live()

    async def keep(self, terms: Mapping[str, int]) -> set[str]:
        return await self._store.keep(terms)

    async def expired(self, now: int, most: int) -> list[Kept]:
        return await self._store.expired(now, most)

    async def remove(self, match: str, now: int) -> bool:
        return await self._store.remove(match, now)

    async def size(self) -> int:
        return await self._store.size()

    async def ready(self) -> None:
        await self._store.ready()

    def listen(self, heard: Heard) -> None:
        self._store.listen(heard)

    async def nodes(self) -> set[str]:
        return await self._store.nodes()

    async def keep_snapshots(self, rows: Sequence[SnapshotRow]) -> None:
        await self._store.keep_snapshots(rows)

    async def snapshots(self, match: str) -> list[bytes]:
        return await self._store.snapshots(match)

    async def begin(self, kept: KeptCampaign, steps: Sequence[bytes]) -> bool:
        return await self._store.begin(kept, steps)

    async def proceed(self, campaign: str, seq: int, step: bytes) -> bool:
        return await self._store.proceed(campaign, seq, step)

    async def find_campaign(self, campaign: str) -> KeptCampaign | None:
        return await self._store.find_campaign(campaign)

    async def read_campaign(self, campaign: str) -> list[bytes]:
        return await self._store.read_campaign(campaign)
