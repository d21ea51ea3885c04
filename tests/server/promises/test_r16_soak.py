"""R16, R17: load for a long time. Memory stays flat, answers stay as quick, nothing is left behind.

The long suite does it for half an hour. `PURRLOUR_SOAK=120 python -m pytest -s -k soak
tests/server/promises/test_r16_soak.py` does it for two minutes, with a table for each second.
"""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Callable
from pathlib import Path

import pytest
import uvloop

from purrlour.server.storage.choose import FILE
from tests.figures import figure
from tests.server.crowds import roomy, tell
from tests.server.serving import Server
from tests.server.soaking import SOCKETS, Look, Soak, growth, look, rows
from tests.waiting import LIMIT, until

SECONDS = int(os.environ.get("PURRLOUR_SOAK", figure(4, long=1_800, plain=4)))
TABLES = min(500, SECONDS) if SECONDS > 10 else 8
FORGOTTEN = 65.0
"""Seconds after which a match that nobody looks at is in memory no more."""
STEADY = max(SECONDS / 6, FORGOTTEN + 25)
"""Seconds until as many matches are forgotten as are begun: of half an hour, five minutes."""
FLAT = 1.05
QUICK = 2.0
"""The 99th percentile may be so many times what it was, on a machine that others use as well…"""
ENOUGH = 30
"""…if there are so many slices: one of few may have met anything."""
FILES = 1_000
"""That a process may open beside its sockets."""


async def first_table(server: Server) -> Look:
    """What the server has when everything has been used once and everybody is gone."""
    soak = Soak(server, 4, life=1.0, pause=0.05)
    await until(lambda: len(soak.opened) > 8)
    await soak.stop()
    return await rest(server)


async def rest(server: Server) -> Look:
    """Waits until nobody is connected, and whatever went with them has ended."""
    seen: list[Look] = []

    def calm() -> bool:
        seen.append(look(server))
        last = {one.left for one in seen[-5:]}  # five looks see the same
        return seen[-1].sockets == 0 and len(seen) > 5 and len(last) == 1

    await until(calm)
    return seen[-1]


async def soak(server: Server) -> str:
    before = await first_table(server)
    loop = asyncio.get_running_loop()
    life, pause = max(1.0, min(90.0, SECONDS / 10)), SECONDS / 1_800 + 0.1
    load = Soak(server, TABLES, life=life, pause=pause)
    begun, slices = loop.time(), list[tuple[Look, int, float]]()
    while (now := loop.time() - begun) < SECONDS:
        await asyncio.sleep(min(10.0, SECONDS - now))
        commands, p99 = load.latency()
        seen = await asyncio.to_thread(look, server)
        tell(f"{loop.time() - begun:6.0f} s  {seen}  {commands} commands, p99 {p99:.0f} ms")
        if now >= STEADY:
            slices.append((seen, commands, p99))
        assert not load.faults, load.faults[:5]
    await load.stop()
    after = await rest(server)
    memory = [float(seen.memory) for seen, _, _ in slices]
    if slices:
        assert max(seen.sockets for seen, _, _ in slices) > 0.8 * TABLES * SOCKETS
        assert growth(memory) <= FLAT, memory
        if len(slices) >= ENOUGH:
            assert growth([p99 for _, _, p99 in slices]) <= QUICK, slices
        await until(lambda: look(server).matches == 0, LIMIT)
    tell(f"before {before}\nafter  {after}")
    assert all(now <= then for now, then in zip(after.left, before.left, strict=True))
    assert after.files <= before.files + 1, "a look may see the connection of the one before it"
    assert load.finished or SECONDS <= 60, "no match came to its end"
    told = f"{SECONDS} s, {TABLES} tables, {TABLES * SOCKETS} sockets, {len(load.opened)} matches"
    if slices:
        told += f", memory × {growth(memory):.3f}, p99 {slices[-1][2]:.0f} ms"
    return told


@pytest.mark.slow
@pytest.mark.budget(SECONDS + 30, "a server under load, until it rests again")
def test_a_soak_leaves_nothing_behind(tmp_path: Path, shown: Callable[[str, str], None]) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (min(hard, max(soft, TABLES * SOCKETS + FILES)), hard)
    )
    with roomy(tmp_path, "--bot-processes", "1") as server:
        told = uvloop.run(soak(server))
        assert server.stop() == 0
        folder = sorted(file.name for file in server.data.iterdir())
    kept = rows(server.data / FILE)
    assert min(kept.values()) > 1
    assert not [name for name in folder if name.endswith(("-wal", "-shm", ".tmp"))]
    shown("R16/17", told + f", {sum(kept.values())} entries")


def test_growth_is_seen() -> None:
    """A check that cannot fail would be none."""
    assert growth([100.0] * 30) == 1.0
    assert growth([100.0 + n for n in range(30)]) > FLAT
