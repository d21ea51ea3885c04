"""R3: a restart is invisible. Every live match is playable again at once; down-time costs nobody.

Many matches, half of them in a reaction window, all with clocks, some with a bot.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvloop

from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.storage.choose import FILE
from tests.figures import figure
from tests.server.crowds import GAME, Crowd, Table, crowd, roomy
from tests.server.ledgers import hold, read_sqlite
from tests.server.players import Player
from tests.server.serving import Server
from tests.waiting import until

MATCHES = figure(60, long=1_000, plain=40)
TABLES = figure(5, long=20, plain=5)
SECONDS = 3.0
"""What is promised on a machine that does nothing else."""
BUSY = 10
"""So much slower a machine may be that does."""
AT_A_TIME = 16
TURN, WINDOW = 300, 200
DOWN_MS = 1_000
"""How long nobody is there, at least."""
CHARGED_MS = 500
"""Less than down-time, and more than clocks are rounded by."""
SLACK_MS = 20_000
"""Between a move's time in the log and its telling, on a busy machine."""


def owed(player: Player) -> wire.Pending | None:
    """The question that this player has to answer."""
    pending: list[wire.Pending] = player.screen.get("pending", [])
    return next((one for one in pending if one.seat == player.seated.seat), None)


def in_window(table: Table) -> bool:
    """Whether people may react to something now."""
    return any(
        one is not None and one.kind in GAMES[GAME].windows for one in map(owed, table.seats)
    )


async def open_tables(people: Crowd) -> None:
    """All matches, each where it should be when the server dies."""
    gate = asyncio.Semaphore(AT_A_TIME)

    async def one(number: int) -> None:
        bots = int(number % 4 == 0)
        async with gate:
            table = await people.table(
                people=2 - bots, bots=bots, turn=TURN, window=WINDOW, pace=10_000
            )
            table.begin()
            await until(lambda: table.dealt)
            # An even match waits for a turn, an odd one in a window, as far as people can say.
            for _ in range(20):
                if in_window(table) == bool(number % 2):
                    break
                await move(table)

    await asyncio.gather(*(one(number) for number in range(MATCHES)))


async def move(table: Table) -> None:
    """Somebody who is asked answers, and all hear of it; in the end they may have to wait."""
    for player in table.seats:
        if player.move():
            break
    else:
        return
    await until(lambda: not player.ledger.open)
    v = len(player.ledger.notes)
    await until(lambda: all(len(one.ledger.notes) >= v for one in table.seats))


def accepts(server: Server) -> bool:
    """Whether somebody listens."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", server.port)) == 0


def cpu_seconds(server: Server) -> float:
    """What its process has used so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def clocks(player: Player) -> dict[int, int]:
    """Milliseconds left, by the chair that is asked."""
    pending: list[wire.Pending] = player.screen.get("pending", [])
    return {one.seat: one.left for one in pending if one.left is not None}


def bot_owes(table: Table) -> bool:
    """Whether a bot is asked: it may have chosen, and nobody have heard of it, when it ends."""
    return not clocks(table.seats[0]).keys() <= {player.seated.seat for player in table.seats}


async def restart(server: Server) -> str:
    async with crowd([server.url], seed=3) as people:
        await open_tables(people)
        await until(lambda: not any(player.ledger.open for player in people.everybody()))
        tables = [table for table in people.tables if not table.over]
        windows = sum(in_window(table) for table in tables)
        waiting = {table.match for table in tables}
        told = {table.match: clocks(table.seats[0]) for table in tables if not bot_owes(table)}
        first: dict[str, dict[int, int]] = {}
        """What is told of the clocks to the first who is back."""
        answered: set[str] = set()

        def note(player: Player) -> None:
            first.setdefault(player.seated.match, clocks(player))
            player.on_update = None
            if not player.move():
                player.send(wire.Emote(id=player.name(), emote="purr"))  # a bot has to choose

        movers = [next((p for p in t.seats if p.asked is not None), t.seats[0]) for t in tables]
        for player in movers:
            player.on_update = note
            player.on_ack = lambda player, _: answered.add(player.seated.match)
        server.kill()
        await asyncio.gather(*(player.go() for player in people.everybody()))
        await asyncio.sleep(DOWN_MS / 1000)  # so that it would show
        begun = time.monotonic()
        server.launch()
        await until(lambda: accepts(server))
        opened = time.monotonic() - begun
        for player in movers:
            player.come()
        await until(lambda: answered >= waiting)
        took = time.monotonic() - begun
        used = cpu_seconds(server)
        for player in people.everybody():
            player.come()
        await until(lambda: all(one.here for one in people.everybody()))
        everybody = time.monotonic() - begun

        assert len(waiting) > 0.9 * MATCHES
        assert windows > 0.3 * MATCHES
        assert len(told) > 0.7 * MATCHES
        assert all(told.values())
        assert {match: left.keys() for match, left in told.items()} == {
            match: first[match].keys() for match in told
        }
        # A clock stands until the first who is back is told of it, however long that takes.
        lost = [left[seat] - first[match][seat] for match, left in told.items() for seat in left]
        assert max(lost) < CHARGED_MS, "somebody was charged for down-time"
        assert min(lost) > -SLACK_MS, "somebody was given time"
        assert took <= SECONDS * BUSY
        return (
            f"{len(waiting)} matches, {windows} in a window; the door was open {opened:.2f} s after"
            f" the start of the process, each had answered a move after {took:.2f} s"
            f" ({used:.2f} s of processor), and all {len(people.everybody())} people were back"
            f" after {everybody:.2f} s"
        )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that every test kills and starts again."""
    with roomy(tmp_path_factory.mktemp("r3")) as running:
        yield running


@pytest.mark.slow
@pytest.mark.budget(15, "many tables are opened, and a server is down for a second")
def test_r3_every_match_is_playable_again(
    server: Server, shown: Callable[[str, str], None]
) -> None:
    shown("R3", uvloop.run(restart(server)))


async def run_out(server: Server) -> None:
    """Clocks that run when the server dies go on when it is back, and bots think again."""
    async with crowd([server.url], seed=31) as people:
        timed = [await people.table(people=2, turn=2, window=2) for _ in range(TABLES)]
        botted = [await people.table(people=1, bots=1, pace=300) for _ in range(TABLES)]
        for table in (*timed, *botted):
            table.begin()
        await until(lambda: all(table.dealt for table in people.tables))
        for table in botted:  # the person moves as long as they are asked: then it is the bot
            table.seats[0].playing = True
            table.seats[0].move()  # it may have been asked before
        await people.reach(2 * TABLES)
        before = {table.match: len(table.seats[0].ledger.notes) for table in people.tables}
        server.kill()
        server.launch()

        def moved(table: Table, why: str) -> bool:
            told = [json.loads(note) for note in table.seats[0].ledger.notes[before[table.match] :]]
            return table.over or any(
                one["kind"] == "step" and one["facts"]["why"] == why for one in told
            )

        await until(lambda: all(moved(table, "time") for table in timed))
        await until(lambda: all(moved(table, "bot") for table in botted))
        for table in timed:  # they had two seconds, less what passed before
            _check_run(table, before[table.match])


def _check_run(table: Table, before: int) -> None:
    notes = [json.loads(note) for note in table.seats[0].ledger.notes]
    asked = max(one["at"] for one in notes[:before] if one["kind"] in ("dealt", "step"))
    out = next(one["at"] for one in notes[before:] if one["kind"] == "step")
    # Match time stands still while nobody serves it.
    assert 2000 <= out - asked <= 2000 + SLACK_MS


@pytest.mark.slow
@pytest.mark.budget(15, "clocks of two seconds run out, over a restart")
def test_r3_clocks_and_bots_are_rearmed(server: Server) -> None:
    uvloop.run(run_out(server))


@pytest.mark.slow
@pytest.mark.budget(15, "a server is killed and started twice")
def test_r3_the_log_says_what_everybody_was_told(server: Server) -> None:
    async def play(server: Server) -> Crowd:
        async with crowd([server.url], seed=32) as people:
            people.keep_playing(TABLES, people=1, bots=1, pace=5, turn=30)
            for moves in (8, 16):
                await people.reach(moves * TABLES)
                server.kill()
                server.launch()
            await people.reach(24 * TABLES)
            await people.stop_playing()
            return people

    people = uvloop.run(play(server))
    server.stop()
    verdict = hold(people.ledgers, read_sqlite(server.data / FILE, people.matches))
    assert verdict.fine, verdict
