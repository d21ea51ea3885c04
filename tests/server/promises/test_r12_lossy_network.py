"""R12: a lossy network converges. Soon after it heals, everybody sees what the log says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest
import uvloop

from purrlour.server.storage.choose import FILE
from tests.figures import figure
from tests.server.crowds import crowd
from tests.server.ledgers import hold, read_sqlite
from tests.server.players import Player
from tests.server.proxy import FAULTS, Proxy
from tests.server.serving import Server
from tests.waiting import until

ROUNDS = figure(2, long=20, plain=2)
TABLES = figure(6, long=12, plain=6)
PATIENCE = 0.6
"""Seconds after which a player gives a silent line up."""
SECONDS = 2.0
"""What is promised on a machine that does nothing else."""
BUSY = 10
"""So much slower a machine may be that does."""


async def suffer(server: Server) -> str:
    luck = Random(120)
    proxy = Proxy(server.port, luck)
    healed: list[float] = []
    async with proxy.open(), crowd([server.url], seed=12) as people:
        through = [proxy.url]
        for _ in range(TABLES):
            table = await people.table(
                people=2, watchers=1, patience=PATIENCE, fidgets=0.05, urls=through
            )
            table.watchers.append(second_device(table.seats[0], luck))
            people.ledgers.append(table.watchers[-1].ledger)
            table.begin()
        await until(lambda: all(table.dealt for table in people.tables))
        for _ in range(ROUNDS):
            for table in people.tables:
                for player in table.seats:
                    player.playing = True
                    player.move()
            for _ in range(10):
                proxy.shut = luck.random() < 0.2
                proxy.trouble(share=0.15)
                await asyncio.sleep(luck.uniform(0.02, 0.1))  # things happen meanwhile
            for player in people.everybody():
                player.playing = False
            proxy.heal()
            healed.append(await until(lambda: people.settled(server.data / FILE)))
            assert not people.out_of_step(read_sqlite(server.data / FILE, people.matches))
        verdict = hold(people.ledgers, read_sqlite(server.data / FILE, people.matches))
    assert verdict.fine, verdict
    assert verdict.moves > 10 * ROUNDS
    assert all(proxy.suffered[fault] for fault in (*FAULTS, "shut"))
    assert max(healed) <= SECONDS * BUSY
    return (
        f"{verdict.moves} moves at {TABLES} tables, {sum(proxy.suffered.values())} faults: in step"
        f" {max(healed):.2f} s after the network healed, at the latest of {ROUNDS} times"
    )


def second_device(player: Player, luck: Random) -> Player:
    """The same chair, opened once more."""
    return Player(player.seated, player.urls, luck=Random(luck.random()), patience=PATIENCE)


@pytest.mark.slow
@pytest.mark.budget(10, "a bad network takes its time")
def test_r12_everybody_is_in_step_after_the_network_heals(
    server: Server, shown: Callable[[str, str], None]
) -> None:
    shown("R12", uvloop.run(suffer(server)))
