"""Drain: a server that is told to end stores and tells what is under way, and sends all home."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator

import pytest
import uvloop

from purrlour.server.matches import entries as log
from purrlour.server.storage.choose import FILE
from tests.figures import figure
from tests.server.crowds import Crowd, crowd, roomy, tell
from tests.server.ledgers import Ledger, Truth, hold, read_sqlite
from tests.server.players import Player
from tests.server.serving import Server
from tests.waiting import until

TABLES = figure(15, long=100, plain=15)
FEW = figure(4, long=10, plain=4)
SOON = 2.0
"""Seconds after which nobody may play any more."""
SECONDS = 5.0
"""In which it must be gone, however much is played."""
BUSY = 10
"""So much slower a machine may be that does other things as well."""


async def play_and_end(server: Server) -> tuple[Crowd, float]:
    async with crowd([server.url], seed=15) as people:
        for _ in range(TABLES):
            table = await people.table(people=2, watchers=1)
            table.begin()
        await until(lambda: all(table.dealt for table in people.tables))
        for table in people.tables:
            for player in table.seats:
                player.playing = True
                player.move()
        await people.reach(5 * TABLES)
        moves, begun = people.moves, time.monotonic()
        last = begun

        def acked(_: Player) -> None:
            nonlocal last
            last = time.monotonic()

        people.on_move = acked
        server.process.send_signal(signal.SIGTERM)
        await until(lambda: server.process.poll() is not None)
        took = time.monotonic() - begun
        tell(
            f"{people.moves - moves} moves were acked after the signal,"
            f" the last {last - begun:.2f} s after it"
        )
        assert last - begun < SOON * BUSY, "it let them play on"
        ends = {(*player.byes, *player.codes) for player in people.everybody()}
        assert ends == {("restart", 1012)}
        return people, took


def untold(ledger: Ledger, truth: Truth) -> list[log.AnyEntry]:
    """Choices in the log that somebody at the table was not told of."""
    return [entry for entry in truth.entries[len(ledger.notes) :] if isinstance(entry, log.Step)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with roomy(tmp_path_factory.mktemp("drain")) as running:
        yield running


@pytest.fixture
def server(house: Server) -> Server:
    """One that tests may end."""
    house.revive()
    return house


@pytest.mark.slow
def test_what_is_under_way_is_stored_and_told(server: Server) -> None:
    people, took = uvloop.run(play_and_end(server))
    assert server.stop() == 0
    truths = read_sqlite(server.data / FILE, people.matches)
    verdict = hold(people.ledgers, truths)
    tell(f"{verdict.moves} acked moves at {TABLES} tables; gone after {took:.2f} s")
    assert verdict.fine, verdict
    assert "Traceback" not in server.output.read_text("utf-8")
    kept_waiting = {
        ledger.match: untold(ledger, truths[ledger.match])
        for table in people.tables
        for ledger in (player.ledger for player in table.everybody)
    }
    assert not any(kept_waiting.values()), "stored, and not told"
    assert took < SECONDS * BUSY


@pytest.mark.slow
@pytest.mark.budget(15, "a server is ended and started twice")
def test_matches_go_on_after_it(server: Server) -> None:
    async def play(server: Server) -> Crowd:
        async with crowd([server.url], seed=16) as people:
            people.keep_playing(FEW, people=2)
            for _ in range(2):
                await people.reach(people.moves + 10 * FEW)
                server.process.send_signal(signal.SIGTERM)
                await until(lambda: server.process.poll() is not None)
                assert server.process.returncode == 0
                server.launch()
            await people.reach(people.moves + 10 * FEW)
            await people.stop_playing()
            await until(lambda: people.settled(server.data / FILE))
            return people

    people = uvloop.run(play(server))
    verdict = hold(people.ledgers, read_sqlite(server.data / FILE, people.matches))
    assert verdict.fine, verdict
