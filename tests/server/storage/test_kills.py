"""What was told is stored survives the process (R1, at the store)."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from purrlour.server.storage.sqlite import SqliteStore
from tests.figures import figure
from tests.server.storage.appender import MATCHES, entry

KILLS = figure(5, long=20, plain=5)


def append_and_kill(path: Path, luck: random.Random) -> dict[str, int]:
    """Lets a process append for a moment and kills it; the last places that it was told of."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.storage.appender", path],
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    ) as process:
        assert process.stdout is not None
        told: dict[str, int] = {}
        last = luck.randrange(150, 400)
        for count, line in enumerate(process.stdout):
            match, seq = line.split()
            told[match] = int(seq)
            if count == last:
                process.kill()  # what it said before is still read
    return told


@pytest.mark.slow
def test_r1_whatever_was_told_is_there_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "purrlour.db"
    luck = random.Random(20)
    told = dict.fromkeys(MATCHES, 0)

    async def check() -> None:
        store = SqliteStore(path, node="ann")
        await store.open()
        for match in MATCHES:
            log = await store.read(match)
            assert len(log) >= told[match], "told, and lost"
            assert log == [entry(match, seq) for seq in range(1, len(log) + 1)]
        await store.close()

    for _ in range(KILLS):
        told |= append_and_kill(path, luck)
        asyncio.run(check())
    assert sum(told.values()) > 100 * KILLS, "too little was written to show anything"
