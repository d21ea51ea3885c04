"""R13: a reconnect storm. All sockets drop at once, with moves under way, and return."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import uvloop

from purrlour.server.storage.choose import FILE
from tests.figures import figure
from tests.server.crowds import Crowd, crowd
from tests.server.ledgers import hold, read_sqlite
from tests.server.serving import Server
from tests.waiting import until

MATCHES = figure(50, long=500, plain=30)
SECONDS = 5.0
"""What is promised on a machine that does nothing else."""
BUSY = 10
"""So much slower a machine may be that does."""
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


async def storm(server: Server) -> str:
    async with crowd([server.url], seed=13) as people:
        await open_tables(people)
        everybody = people.everybody()
        moving = sum(player.move() for player in everybody)
        for player in everybody:
            player.drop()
        await until(lambda: not any(player.here for player in everybody))
        took = await until(lambda: people.settled(server.data / FILE))
        truths = read_sqlite(server.data / FILE, people.matches)
        assert not people.out_of_step(truths)
        verdict = hold(people.ledgers, truths)
    assert moving >= MATCHES
    assert verdict.moves == moving
    assert verdict.fine, verdict
    assert took <= SECONDS * BUSY
    return f"{len(everybody)} sockets, {moving} moves under way: in step after {took:.2f} s"


@pytest.mark.slow
def test_r13_all_sockets_return(server: Server, shown: Callable[[str, str], None]) -> None:
    shown("R13", uvloop.run(storm(server)))
