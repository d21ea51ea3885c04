"""A bot pool: no table starves another, and what a worker was asked when it died is asked again."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from purrlour.server.matches.bot_queue import FairQueue
from tests.server.thinking import Asker, alive, inline, one, open_workers, run, strange_bots
from tests.waiting import until

__all__ = ["strange_bots"]


# The queue.


def queue(*tables: str, most: int = 1_000) -> FairQueue[str]:
    """What these want, in this order; `A!` is urgent."""
    made = FairQueue[str](most)
    for number, table in enumerate(tables):
        urgent = table.endswith("!")
        assert made.put(table.rstrip("!"), f"{table}{number}", urgent=urgent) is None
    return made


def test_tables_take_turns() -> None:
    waiting = queue("A", "A", "A", "A", "B", "C", "B")

    assert waiting.clear() == ["A0", "B4", "C5", "A1", "B6", "A2", "A3"]


def test_what_cannot_wait_comes_first_and_there_too_tables_take_turns() -> None:
    waiting = queue("A", "B", "A!", "A!", "C!")

    assert waiting.clear() == ["A!2", "C!4", "A!3", "A0", "B1"]


def test_a_table_that_wants_without_end_is_never_ahead_by_more_than_one() -> None:
    """Whatever is asked in between, and whoever is there first."""
    lot, waiting, served = Random(7), FairQueue[str](10_000), Counter[str]()
    tables = [f"table {number}" for number in range(20)]
    for table in tables:
        waiting.put(table, table, urgent=False)
        waiting.put(table, table, urgent=False)
    for _ in range(2_000):
        table = waiting.take()
        served[table] += 1
        for _ in range(lot.randrange(1, 4) if table == tables[0] else 1):
            waiting.put(table, table, urgent=False)
        assert max(served.values()) - min(served[one] for one in tables) <= 1


def test_of_what_a_table_wants_too_much_the_oldest_is_dropped() -> None:
    waiting = queue(*["A"] * 8)

    assert waiting.put("A", "new", urgent=False) == "A0"
    assert waiting.put("B", "other", urgent=False) is None
    assert len(waiting) == 9


def test_what_is_too_much_for_all_is_not_taken() -> None:
    waiting = queue("A", "B", most=2)

    assert waiting.put("C", "new", urgent=True) == "new"
    assert waiting.clear() == ["A0", "B1"]


def test_what_nobody_wants_any_more_is_taken_out() -> None:
    waiting = queue("A", "A", "B", "A!")

    for table, one_of_it in (("A", "A0"), ("A", "A!3"), ("A", "gone"), ("D", "never")):
        waiting.remove(table, one_of_it)

    assert len(waiting) == 2
    assert waiting.clear() == ["A1", "B2"]


# Processes.


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_a_table_full_of_tigers_keeps_nobody_waiting(processes: int, strange_bots: Path) -> None:
    """Of all that it wants, at most one thought a process comes before another table's."""
    tigers = [replace(one(), match="tigers", bot="slow", seed=seed) for seed in range(8)]
    others = [replace(one(), match=f"table {number}") for number in range(3)]

    async def test() -> None:
        async with open_workers(processes) as workers:
            asker = Asker(workers)
            await asker.ask(*others[:processes])
            asker.told.clear()
            assert None not in await asker.ask(*tigers, *others)
            order = [number for number, _ in asker.told]
            assert max(order.index(number) for number in (8, 9, 10)) <= processes + 3

    run(test())


@pytest.mark.slow
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP], ids=["dies", "hangs"])
def test_a_question_is_asked_again_if_its_worker_is_lost(
    end: signal.Signals, strange_bots: Path
) -> None:
    """The worker is to blame, and not the bot: its choice is not replaced by a fallback."""
    asked = replace(one(), bot="slow")

    async def test() -> None:
        async with open_workers(patience=1.5) as workers:
            asker = Asker(workers)
            await asker.ask(one())
            (lost,) = workers.pids
            waiting = asyncio.create_task(asker.ask(asked))
            await until((strange_bots / "thinking").exists)
            os.kill(lost, end)

            assert await waiting == [asked.choices[0]]
            await until(lambda: not alive(lost))

    run(test())


@pytest.mark.slow
def test_a_bot_that_ends_every_process_is_asked_twice_and_no_more(strange_bots: Path) -> None:
    async def test() -> None:
        async with open_workers() as workers:
            bad = replace(one(), bot="crash")
            assert await Asker(workers).ask(bad, one()) == [None, *inline(one())]

        assert (strange_bots / "crashes").read_text("utf-8") == "xx"

    run(test())


@pytest.mark.slow
def test_what_came_too_late_is_not_thought_about(strange_bots: Path) -> None:
    """Nobody waits for it any more: others have the time."""
    asked = replace(one(), bot="slow", match="A")
    late = [replace(asked, deadline_ms=1, match=f"B{number}") for number in range(20)]

    async def test() -> None:
        async with open_workers() as workers:
            asker = Asker(workers)
            await asker.ask(one())
            assert await asker.ask(asked, *late) == [asked.choices[0], *[None] * 20]
            assert (strange_bots / "thinking").read_text("utf-8") == "x"

    run(test())
