"""R14: storage trouble. A real server whose database is locked, full or read-only acks nothing,
says so, recovers by itself, and then nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import uvloop

from purrlour.server.storage.choose import FILE
from tests.figures import figure
from tests.server.crowds import Crowd, Table, crowd, post, roomy
from tests.server.ledgers import hold, read_sqlite
from tests.server.serving import Server
from tests.server.storage.disk import locked
from tests.waiting import LIMIT, until

Down: TypeAlias = Callable[[Server], AbstractContextManager[None]]

TABLES = figure(4, long=8, plain=4)
MOVES = figure(5, long=20, plain=5)
"""At each table, before the trouble and after it."""

WITHOUT_RIGHTS = """
import ctypes, os, sys
if os.geteuid() == 0:
    for right in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
        if ctypes.CDLL(None).prctl(24, right, 0, 0, 0):
            sys.exit("not even root may give rights up")
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Starts a program that must obey the modes of files, even as root."""


@contextmanager
def lock(server: Server) -> Iterator[None]:
    """Another process writes, and does not end."""
    with locked(server.data / FILE):
        yield


@contextmanager
def fill(server: Server) -> Iterator[None]:
    """No file of the server can be written any further."""
    pid = server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def forbid(server: Server) -> Iterator[None]:
    """The data may be read and no more."""
    modes = {path: path.stat().st_mode for path in (server.data, *server.data.iterdir())}
    try:
        # A file that is open stays open; a little trouble makes the server open it anew. The lock
        # comes first: behind it nobody but root could write here, and so lock.
        with locked(server.data / FILE):
            for path in modes:
                path.chmod(0o555 if path.is_dir() else 0o444)
            assert ready(server)[0] == 503
        yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


def ready(server: Server) -> tuple[int, dict[str, Any]]:
    """What /readyz says."""
    try:
        with urllib.request.urlopen(f"{server.url}/readyz", timeout=LIMIT) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


async def suffer(server: Server, down: Down) -> tuple[Crowd, float]:
    ask = asyncio.get_running_loop().run_in_executor
    async with crowd([server.url], seed=14) as people:
        people.keep_playing(TABLES, people=2, watchers=1, fidgets=0.02)
        await people.reach(2 * MOVES * TABLES)
        trouble = down(server)
        trouble.__enter__()
        try:
            # Whatever was stored a moment ago has been told when all wait for an answer.
            await until(lambda: all(map(stuck, people.tables)))
            told, moves = await quiet(people)
            code, why = await ask(None, ready, server)
            status, refusal = await post(f"{server.url}/api/matches", NEW)
            await refused_again(people)
            assert (people.moves, notes(people)) == (moves, told), "told while it was down"
        finally:
            trouble.__exit__(None, None, None)
        recovered = await until(lambda: people.moves >= moves + MOVES * TABLES)
        assert (code, why["key"], bool(why["text"])) == (503, "storage-trouble", True)
        assert (status, json.loads(refusal)["key"]) == (503, "storage-trouble")
        assert (await ask(None, ready, server))[0] == 200
        await people.stop_playing()
        await until(lambda: people.settled(server.data / FILE))
        return people, recovered


NEW = {"game": "exploding_kittens", "seats": 2, "name": "Ann"}


def stuck(table: Table) -> bool:
    """Whether somebody was told that their command could not be stored, or all is over."""
    return table.over or any(
        name in player.ledger.open for player in table.seats for name in player.ledger.troubles
    )


async def quiet(people: Crowd) -> tuple[int, int]:
    """What was told when nothing more is. A full disk may have room for little things yet: what
    was begun and did not fit has left some behind."""
    while True:
        told, moves = notes(people), people.moves
        await refused_again(people)
        if (notes(people), people.moves) == (told, moves):
            return told, moves


async def refused_again(people: Crowd) -> None:
    """Waits until everybody who asks again was refused again."""
    before = {one: len(one.ledger.troubles) for one in people.everybody() if one.ledger.open}
    await until(lambda: all(len(one.ledger.troubles) > before[one] for one in before))


def notes(people: Crowd) -> int:
    """All that was told."""
    return sum(len(player.ledger.notes) for player in people.everybody())


@pytest.mark.slow
@pytest.mark.parametrize("down", [lock, fill, forbid], ids=["locked", "full", "read-only"])
@pytest.mark.budget(20, "a server is started, and takes its time to give a locked file up")
def test_r14_nothing_is_acked_while_it_is_down(
    tmp_path: Path,
    down: Down,
    request: pytest.FixtureRequest,
    shown: Callable[[str, str], None],
) -> None:
    before = [sys.executable, "-c", WITHOUT_RIGHTS] if down is forbid else []
    with roomy(tmp_path, before=before) as server:
        people, recovered = uvloop.run(suffer(server, down))
        assert server.stop() == 0
    verdict = hold(people.ledgers, read_sqlite(server.data / FILE))
    refusals = sum(len(ledger.troubles) for ledger in people.ledgers)
    assert refusals > TABLES
    assert verdict.fine, verdict
    told = server.output.read_text("utf-8")
    assert "Traceback" not in told
    assert "the database cannot be written" in told or down is fill  # then it cannot say so
    shown(
        "R14",
        f"{request.node.callspec.id}: {refusals} refusals and no ack while it was down,"
        f" {MOVES} moves at each of {TABLES} tables {recovered:.2f} s after it was up",
    )
