"""R13: a reconnect storm. A thousand sockets drop at once, with moves under way, and return."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
import uvloop

from purrlour.server.storage.choose import FILE
from tests.server.crowds import Crowd, crowd, roomy, tell
from tests.server.ledgers import hold, read_sqlite
from tests.server.serving import Server
from tests.waiting import until

LONG = 4 if os.environ.get("PURRLOUR_PROMISES") == "long" else 1
MATCHES = 500 * LONG
SECONDS = 5.0 * LONG
BUSY = 4
"""So much slower a machine may be that does other things as well."""
AT_A_TIME = 16


async def open_tables(people: Crowd) -> None:
    """All matches, dealt, with everybody there."""
    gate = asyncio.Semaphore(AT_A_TIME)

    async def one() -> None:
        async with gate:
            table = await people.table(people=2)
            table.begin()
            await until(lambda: table.dealt)

    await asyncio.gather(*(one() for _ in range(MATCHES)))
    await until(lambda: not any(player.ledger.open for player in people.everybody()))


async def storm(server: Server) -> None:
    async with crowd([server.url], seed=13) as people:
        await open_tables(people)
        everybody = people.everybody()
        moving = sum(player.move() for player in everybody)
        for player in everybody:
            player.drop()
        await until(lambda: not any(player.here for player in everybody))
        took = await until(lambda: people.settled(server.data / FILE), SECONDS * BUSY)
        truths = read_sqlite(server.data / FILE)
        assert not people.out_of_step(truths)
        verdict = hold(people.ledgers, truths)
    tell(f"{len(everybody)} sockets dropped, {moving} moves under way: in step after {took:.2f} s")
    assert moving >= MATCHES
    assert verdict.moves == moving
    assert verdict.fine, verdict


@pytest.mark.slow
def test_r13_a_thousand_sockets_return(tmp_path: Path) -> None:
    with roomy(tmp_path) as server:
        uvloop.run(storm(server))
