"""Two processes on one PostgreSQL play the same match from both ends. One is killed with kill -9:
its players go on through the other."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import uvloop

from purrlour.server.matches import entries as log
from purrlour.server.storage.postgres import PostgresStore
from tests.figures import figure
from tests.server.crowds import Crowd, crowd, roomy, tell
from tests.server.ledgers import Truth, Verdict, hold, read_postgres
from tests.server.players import Player
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.test_serve import command_line
from tests.waiting import LIMIT, until

TABLES = figure(4, long=8, plain=4)
SECONDS = 2.0
"""In which players go on, on a machine that does nothing else."""
BUSY = 10
"""So much slower a machine may be that does."""


async def truths(people: Crowd, database: str) -> dict[str, Truth]:
    return await read_postgres(database, {ledger.match for ledger in people.ledgers})


async def all_in_step(people: Crowd, database: str) -> None:
    """Waits until nothing is under way, and everybody sees what the log says."""
    await until(lambda: not any(one.ledger.open for one in people.everybody()))
    async with asyncio.timeout(LIMIT):
        while people.out_of_step(await truths(people, database)):
            await asyncio.sleep(0.05)


async def move_again(people: Crowd, players: list[Player]) -> float:
    """Seconds until each of them made another move, or sees that there is none to make."""
    waiting = set(players)
    people.on_move = waiting.discard
    took = await until(lambda: all(one.over for one in waiting))
    people.on_move = None
    return took


async def play_from_both_ends(one: Server, other: Server, database: str) -> Verdict:
    async with crowd([one.url, other.url], seed=2) as people:
        for _ in range(TABLES):
            table = await people.table(people=2, fidgets=0.02)
            table.seats[0].urls = [one.url, other.url]
            table.seats[1].urls = [other.url, one.url]
            for player in table.seats:
                player.playing = True
            table.begin()
        await move_again(people, people.everybody())  # each through their own end
        await people.reach(8 * TABLES)
        victims = [table.seats[1] for table in people.tables if not table.over]
        assert len(victims) > TABLES / 2
        other.kill()
        took = await move_again(people, victims)
        assert all(victim.urls[0] == one.url for victim in victims)
        await people.stop_playing()
        await all_in_step(people, database)
        found = await truths(people, database)
        for truth in found.values():
            nodes = {entry.node for entry in truth.entries if isinstance(entry, log.Came)}
            assert len(nodes) == 2, "it was played from one end"
        tell(f"{len(victims)} players went on {took:.2f} s after their process was killed")
        assert took <= SECONDS * BUSY
        return hold(people.ledgers, found)


@dataclass(frozen=True)
class Pair:
    """Two servers and their database."""

    one: Server
    other: Server
    database: str


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    with (
        postgres.fresh() as database,
        roomy(tmp_path_factory.mktemp("one"), database=database) as one,
        roomy(tmp_path_factory.mktemp("other"), database=database) as other,
    ):
        yield Pair(one, other, database)


@pytest.fixture
def pair(both: Pair) -> Pair:
    """They are up, whoever was killed before."""
    both.one.revive()
    both.other.revive()
    return both


@pytest.mark.slow
def test_players_go_on_through_the_other(pair: Pair) -> None:
    verdict = uvloop.run(play_from_both_ends(pair.one, pair.other, pair.database))
    assert verdict.moves >= 8 * TABLES
    assert verdict.fine, verdict


async def play_to_the_end(one: Server, other: Server, database: str) -> Verdict:
    """Whole matches, each from both ends, with spectators at either."""
    async with crowd([one.url, other.url], seed=21) as people:
        for number in range(TABLES):
            table = await people.table(people=3, watchers=2, fidgets=0.02)
            for place, player in enumerate(table.everybody):
                player.urls = [one.url, other.url] if (place + number) % 2 else [other.url, one.url]
            for player in table.seats:
                player.playing = True
            table.begin()
        await until(lambda: all(table.over for table in people.tables))
        await all_in_step(people, database)
        return hold(people.ledgers, await truths(people, database))


@pytest.mark.slow
@pytest.mark.budget(15, "whole matches over real sockets")
def test_whole_matches_from_both_ends(pair: Pair) -> None:
    verdict = uvloop.run(play_to_the_end(pair.one, pair.other, pair.database))
    tell(f"{verdict.moves} moves in {TABLES} whole matches")
    assert verdict.fine, verdict


def workers(server: Server) -> list[int]:
    """The processes that serve."""
    pid = server.process.pid
    every = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in every if b"spawn_main" in command_line(int(one))]


async def nodes(database: str) -> set[str]:
    """The processes that the database has lately heard of, and we ourselves."""
    store = PostgresStore(database, node="reader")
    await store.open()
    try:
        return await store.nodes()
    finally:
        await store.close()


async def kill_workers(server: Server, database: str) -> Verdict:
    async with crowd([server.url], seed=22) as people:
        people.keep_playing(TABLES, people=2, fidgets=0.02)
        known: set[str] = set()
        for victim in workers(server):
            async with asyncio.timeout(LIMIT):  # both serve, also the one that was replaced
                while len(await nodes(database) - known) < (1 if known else 3):
                    await asyncio.sleep(0.05)
            known = await nodes(database)
            await people.reach(people.moves + 10 * TABLES)
            others = {one for one in workers(server) if one != victim}
            os.kill(victim, signal.SIGKILL)
            took = await move_again(people, people.everybody())
            tell(f"everybody went on {took:.2f} s after one of two workers was killed")
            assert took <= SECONDS * BUSY
            await until(lambda: len(workers(server)) == 2)
            assert others < set(workers(server)), "who was well was replaced"
        await people.stop_playing()
        await all_in_step(people, database)
        server.process.send_signal(signal.SIGTERM)
        await until(lambda: server.process.poll() is not None)
        ends = {(*one.byes[-1:], *one.codes[-1:]) for one in people.everybody()}
        assert ends == {("restart", 1012)}, "each of several processes says goodbye"
        return hold(people.ledgers, await truths(people, database))


@pytest.mark.slow
@pytest.mark.budget(25, "three processes are started, two of them killed and replaced")
def test_a_worker_may_die(tmp_path: Path, database: str) -> None:
    with roomy(tmp_path, "--workers", "2", database=database) as server:
        verdict = uvloop.run(kill_workers(server, database))
        assert server.stop() == 0
    assert verdict.fine, verdict
