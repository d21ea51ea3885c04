"""Processes that think for bots: in time or not at all, whatever a bot does."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from purrlour.server.matches.thinker import Apart, Doubt, Thinker, Workers
from purrlour.server.wire import Counsel
from tests.server.thinking import (
    TIMELESS,
    Asker,
    alive,
    inline,
    one,
    open_workers,
    run,
    thoughts,
)
from tests.waiting import LIMIT

pytestmark = pytest.mark.slow  # real processes, sockets or screens


def test_nothing_is_started_before_it_is_needed() -> None:
    async def test() -> None:
        async with open_workers() as workers:
            await asyncio.sleep(0)
            assert workers.pids == []

    run(test())


@pytest.mark.parametrize("habit", ["stuck", "asleep", "deaf"])
def test_a_worker_that_is_stuck_is_killed_and_replaced(habit: str, strange_bots: Path) -> None:
    bad = replace(one(), bot=habit, deadline_ms=300)

    async def test() -> None:
        async with open_workers() as workers:
            asker = Asker(workers)
            await asker.ask(one())
            (before,) = workers.pids

            assert await asker.ask(bad, one()) == [None, *inline(one())]

            assert workers.pids != [before]
            assert not alive(before)

    run(test())


def test_others_go_on_while_one_is_stuck(strange_bots: Path) -> None:
    bad = replace(one(), bot="stuck", deadline_ms=3000)
    good = thoughts("exploding_kittens", 4, 30, TIMELESS)  # a hundred times as fast

    async def test() -> None:
        async with open_workers(2) as workers:
            asker = Asker(workers)
            await asker.ask(*good[:10])
            asker.told.clear()
            assert await asker.ask(bad, *good) == [None, *inline(*good)]
            assert asker.told[-1] == (0, None)  # it came last of all

    run(test())


def test_a_worker_that_dies_is_replaced(strange_bots: Path) -> None:
    async def test() -> None:
        async with open_workers() as workers:
            asker = Asker(workers)
            bad = replace(one(), bot="crash")
            assert await asker.ask(bad, one(), bad, one()) == [None, *inline(one())] * 2

            (pid,) = workers.pids
            os.kill(pid, signal.SIGKILL)  # from outside, while it has nothing to do
            assert await asker.ask(one()) in ([None], inline(one()))
            assert await asker.ask(one()) == inline(one())

    run(test())


def test_what_a_bot_prints_goes_nowhere(
    strange_bots: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_workers() as workers:
            thought = replace(one(), bot="chatty")
            assert await Asker(workers).ask(thought, one()) == [thought.choices[0], *inline(one())]
            assert await Asker(workers).ask(replace(one(), bot="raising")) == [None]

    run(test())
    said = capfd.readouterr()
    assert said.out == said.err == ""
    assert caplog.messages == ["bot raising of exploding_kittens failed: KeyError"]


def test_a_worker_knows_the_question_and_nothing_else(
    strange_bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PURRLOUR_DATABASE", "postgresql://somebody:password@somewhere/purrlour")
    held = os.open(strange_bots, os.O_RDONLY)
    os.set_inheritable(held, True)

    async def test() -> None:
        async with open_workers() as workers:
            await Asker(workers).ask(replace(one(), bot="told"))

    run(test())
    os.close(held)
    known = (strange_bots / "known").read_text("utf-8")
    assert "PURRLOUR" not in known
    assert "'PYTHONPATH'" in known
    assert f"'{held}'" not in known


def test_too_many_at_once_are_refused() -> None:
    asked = thoughts("exploding_kittens", 2, 30)

    async def test() -> None:
        async with open_workers(most=20) as workers:
            answers = await Asker(workers).ask(*asked)
            assert answers == [*inline(*asked[:20]), *[None] * 10]

    run(test())


def test_who_waited_too_long_is_told_and_harms_no_worker(strange_bots: Path) -> None:
    """A short deadline ends in the queue, behind somebody who takes long."""
    slow = replace(one(), bot="stuck", deadline_ms=1500)
    hasty = replace(one(), deadline_ms=200)

    async def test() -> None:
        async with open_workers() as workers:
            asker = Asker(workers)
            await asker.ask(one())
            asker.told.clear()
            assert await asker.ask(slow, hasty, one()) == [None, None, *inline(one())]
            assert [number for number, _ in asker.told] == [1, 0, 2]

    run(test())


def test_closing_ends_all_processes_and_tells_nobody(strange_bots: Path) -> None:
    """None would be played as a move; after a restart the match asks again instead."""

    async def test() -> None:
        workers = Workers(2)
        await workers.open()
        await Asker(workers).ask(one(), one())
        pids = workers.pids
        told: list[str | None] = []
        for bot in ("stuck", "stuck", "random", "random"):
            workers.think(replace(one(), bot=bot), told.append)
        async with asyncio.timeout(LIMIT):
            await workers.close()
        workers.think(one(), told.append)
        await asyncio.sleep(0)

        assert told == []
        assert pids
        assert not any(map(alive, pids))

    run(test())


def test_closing_while_a_worker_starts() -> None:
    async def test() -> None:
        workers = Workers()
        told: list[str | None] = []
        workers.think(one(), told.append)
        await workers.close()
        assert told == []
        assert workers.pids == []

    run(test())


@pytest.mark.parametrize("python", ["/nonexistent/python", "/bin/false"])
def test_a_process_that_cannot_start_costs_the_thought_alone(
    python: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with open_workers() as workers:
            asker = Asker(workers)
            with monkeypatch.context() as broken:
                broken.setattr(sys, "executable", python)
                hasty = replace(one(), deadline_ms=200)
                assert await asker.ask(hasty, hasty) == [None, None]
            assert await asker.ask(one()) == inline(one())

    run(test())


ORPHANED = """
import asyncio, sys
from dataclasses import replace
from purrlour.server.matches.thinker import Workers
from tests.server.thinking import Asker, one

async def main():
    workers = Workers(patience=0.5)
    await Asker(workers).ask(one())
    if sys.argv[1] != "idle":
        workers.think(replace(one(), bot=sys.argv[1], deadline_ms=500), print)
        await asyncio.sleep(0)
    print(*workers.pids, flush=True)
    await asyncio.to_thread(sys.stdin.read)

asyncio.run(main())
"""


@pytest.mark.parametrize("habit", ["idle", "stuck"])
def test_a_worker_does_not_outlive_its_server(habit: str, strange_bots: Path) -> None:
    """Even a server that was killed, and a worker that hears nothing."""
    server = subprocess.Popen(
        [sys.executable, "-c", ORPHANED, habit],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with server:
        assert server.stdout is not None
        worker = os.pidfd_open(int(server.stdout.readline()))
        server.kill()
    try:
        ended, _, _ = select.select([worker], [], [], LIMIT)
        assert ended, "it is still there"
    finally:
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(worker, signal.SIGKILL)
        os.close(worker)


# Hints.


def doubt(**facts: object) -> Doubt:
    """Something that somebody wants advice on."""
    asked = one()
    plain = Doubt(asked.match, asked.game, asked.view, asked.choices, asked.seed, asked.deadline_ms)
    return replace(plain, **facts)  # type: ignore[arg-type]  # whatever a test says


async def advised(workers: Thinker, *doubts: Doubt) -> list[Counsel | None]:
    """What became of all of them, asked at once."""
    loop = asyncio.get_running_loop()
    waiting = [(one, loop.create_future()) for one in doubts]
    for each, future in waiting:
        workers.advise(each, future.set_result)
    async with asyncio.timeout(LIMIT):
        return [await future for _, future in waiting]


def test_a_hint_comes_from_a_process() -> None:
    """How far it thinks is a matter of time, and not compared here."""

    async def test() -> None:
        async with open_workers() as workers:
            for told in await advised(workers, doubt(), doubt()):
                assert told is not None
                assert told.key
                assert {each.action for each in told.choices} <= {*doubt().choices}

    run(test())


def test_a_hint_that_takes_too_long_is_given_up() -> None:
    async def test() -> None:
        async with open_workers() as workers:
            late, _ = await advised(workers, doubt(deadline_ms=1), doubt())

            assert late is None

    run(test())


def test_a_hint_about_nonsense_is_none() -> None:
    async def test() -> None:
        async with open_workers() as workers:
            assert await advised(workers, doubt(choices=["fly"]), doubt(game="chess")) == [None] * 2

    run(test())


def test_bots_do_not_wait_for_hints() -> None:
    async def test() -> None:
        async with open_workers() as bots, open_workers() as hints:
            apart = Apart(bots, hints)
            await apart.open()

            choice = await Asker(apart).ask(one())
            assert (choice, hints.pids) == (inline(one()), [])
            assert await advised(apart, doubt()) != [None]
            assert len(bots.pids) == len(hints.pids) == 1

            await apart.close()

    run(test())
