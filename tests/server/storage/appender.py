"""A process that appends until it is killed, and says what it was told is stored."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from pathlib import Path

from purrlour.server.storage.base import Verdict
from purrlour.server.storage.sqlite import SqliteStore
from tests.server.storage.looping import kept

MATCHES = [f"match-{number}" for number in range(20)]


def entry(match: str, seq: int) -> bytes:
    """What stands at this place."""
    return f"{match} {seq}".encode()


async def run(path: Path) -> None:
    store = SqliteStore(path, node="ann")
    await store.open()

    def told(match: str, seq: int, verdict: Verdict) -> None:
        if verdict is not Verdict.STORED:
            raise SystemExit(f"{match} {seq}: {verdict}")
        os.write(1, f"{match} {seq}\n".encode())
        add(match, seq + 1)

    def add(match: str, seq: int) -> None:
        store.append(match, seq, [entry(match, seq)], partial(told, match, seq))

    for match in MATCHES:
        await store.create(kept(match), [])
        add(match, len(await store.read(match)) + 1)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
