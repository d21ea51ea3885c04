"""R1: an acknowledged move is never lost. Real servers are killed with kill -9 while people play.

Players resend what nobody answered and come back with what they know. In the end their ledgers
are held against the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import uvloop

from purrlour.server.storage.choose import FILE
from tests.figures import figure
from tests.server.crowds import crowd, roomy
from tests.server.ledgers import Ledger, hold, read_postgres, read_sqlite
from tests.server.postgres import Postgres
from tests.server.serving import Server

KILLS = figure(8, long=100, plain=6)
MOVES = figure(600, long=10_000, plain=400)
KILLS_POSTGRES = figure(3, long=20, plain=3)
MOVES_POSTGRES = figure(200, long=2_000, plain=150)


async def play_and_kill(server: Server, kills: int, moves: int) -> list[Ledger]:
    """Plays at a dozen tables and kills the server so often; gives everybody's ledgers."""
    luck = Random(kills)
    async with crowd([server.url], seed=kills) as people:
        people.keep_playing(8, people=2, fidgets=0.03)
        people.keep_playing(4, people=3, watchers=1, fidgets=0.03)
        least = moves // kills
        for _ in range(kills):
            await people.reach(people.moves + luck.randrange(2 * least + least // 2))
            # Any moment will do, also one in the middle of a commit.
            await asyncio.sleep(luck.uniform(0, 0.005))
            server.kill()
            server.launch()
        await people.reach(max(moves, people.moves + 1))
        await people.stop_playing()
        await people.all_answered()
        return people.ledgers


@pytest.mark.slow
@pytest.mark.budget(40, "a server is killed and started eight times")
def test_r1_nothing_acked_is_lost_doubled_or_invented(
    tmp_path: Path, shown: Callable[[str, str], None]
) -> None:
    with roomy(tmp_path) as server:
        ledgers = uvloop.run(play_and_kill(server, KILLS, MOVES))
        assert server.stop() == 0
    verdict = hold(ledgers, read_sqlite(server.data / FILE))
    assert verdict.moves >= MOVES
    assert verdict.fine, verdict
    shown("R1", f"{KILLS} kills, {verdict.moves} acked moves, 0 lost, doubled or invented")


@pytest.mark.slow
@pytest.mark.budget(25, "a server is killed and started three times, and PostgreSQL twice")
def test_r1_with_postgres(
    tmp_path: Path, postgres: Postgres, shown: Callable[[str, str], None]
) -> None:
    postgres.stop()
    postgres.start(fsync=True)
    try:
        with postgres.fresh() as url:
            with roomy(tmp_path, database=url) as server:
                ledgers = uvloop.run(play_and_kill(server, KILLS_POSTGRES, MOVES_POSTGRES))
                assert server.stop() == 0
            matches = {ledger.match for ledger in ledgers}
            verdict = hold(ledgers, asyncio.run(read_postgres(url, matches)))
    finally:
        postgres.stop()
        postgres.start()
    assert verdict.moves >= MOVES_POSTGRES
    assert verdict.fine, verdict
    shown("R1", f"PostgreSQL: {KILLS_POSTGRES} kills, {verdict.moves} acked moves, 0 lost")
