"""Visits: what it costs a server that somebody comes back, and that everybody does at once."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvloop

from purrlour.lab.bench.load import Load, Pair
from purrlour.lab.bench.serving import cpu_seconds, serving

_LONG_GAME: Final = "mice_and_mystics"
_OF: Final = 20
"""The longest of so many matches is looked at."""
_HELLOS: Final = 50
_AT_ONCE: Final = 50
"""Sockets that are opened at a time, where all come back."""


@dataclass(frozen=True)
class Visits:
    """What coming back costs."""

    store: str
    steps: int
    """Of the match of mice that hellos are said to."""
    first_hello_ms: float
    """Until both seats of it know how it stands, right after a restart."""
    hello_cpu_ms: float
    """Processor time of the server for one hello to it that knows nothing yet."""
    matches: int
    """That were live when the server was killed."""
    wake_seconds: float
    """Until all who sat there know how their match stands, once it answers again."""
    wake_cpu_seconds: float


def measure_visits(
    store: str,
    database: str,
    *,
    matches: int,
    tell: Callable[[str], None],
    source: Path | None = None,
    seconds: float = 5.0,
) -> Visits:
    """A server is filled, killed, and everybody comes back. Mice are played for so long before."""
    tell(f"{store}: {matches} come back")
    with tempfile.TemporaryDirectory() as folder:
        with serving(folder, database, source) as (process, url):
            long, pairs = uvloop.run(_fill(url, matches, seconds))
            process.kill()
            process.wait()
        with serving(folder, database, source) as (process, url):
            return uvloop.run(_return(store, url, process.pid, long, pairs))


async def _fill(url: str, matches: int, seconds: float) -> tuple[Pair, list[Pair]]:
    """The longest match of mice that chance brings, and as many others as were wanted."""
    mice = Load(url, rate=0.0, game=_LONG_GAME)
    played = await mice.open(_OF, spares=0)
    await mice.play(played, seconds, once=True)
    others = await Load(url, rate=0.0).open(matches, spares=0)
    for pair in (*played, *others):
        pair.close()
    return max(played, key=lambda pair: pair.moved), others


async def _return(store: str, url: str, pid: int, long: Pair, pairs: list[Pair]) -> Visits:
    for pair in (long, *pairs):
        pair.load = Load(url, rate=0.0)  # another port, another loop
    begun = time.perf_counter()
    await long.come()
    await _until(lambda: long.here)
    first = time.perf_counter() - begun
    spent = cpu_seconds(pid)
    for _ in range(_HELLOS):
        long.close()
        await long.come()
        await _until(lambda: long.here)
    hello = (cpu_seconds(pid) - spent) / (2 * _HELLOS)
    gate = asyncio.Semaphore(_AT_ONCE)

    async def come(pair: Pair) -> None:
        async with gate:
            await pair.come()

    begun, spent = time.perf_counter(), cpu_seconds(pid)
    await asyncio.gather(*(come(pair) for pair in pairs))
    await _until(lambda: all(pair.here for pair in pairs))
    woke = time.perf_counter() - begun
    for pair in (long, *pairs):
        pair.close()
    return Visits(
        store=store,
        steps=long.moved,
        first_hello_ms=1000 * first,
        hello_cpu_ms=1000 * hello,
        matches=len(pairs),
        wake_seconds=woke,
        wake_cpu_seconds=cpu_seconds(pid) - spent,
    )


async def _until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


def visits_table(rows: list[Visits]) -> str:
    """The figures for people."""
    lines = [
        f"{'store':<18} {'steps':>6} {'first hello ms':>14} {'CPU ms/hello':>12}"
        f" {'come back':>9} {'s':>6} {'CPU s':>6}"
    ]
    lines += [
        f"{row.store:<18} {row.steps:>6} {row.first_hello_ms:>14.1f} {row.hello_cpu_ms:>12.2f}"
        f" {row.matches:>9} {row.wake_seconds:>6.2f} {row.wake_cpu_seconds:>6.2f}"
        for row in rows
    ]
    return "\n".join(lines)
