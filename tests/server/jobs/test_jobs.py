"""Jobs: what takes long is done in a process of its own, one at a time for each address."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import msgspec
import pytest

from purrlour.engine.errors import GameError, InvalidOptions
from purrlour.server.chronicle import decode_chronicle, read_chronicle, write_chronicle
from purrlour.server.film import find_gaze, make_film
from purrlour.server.jobs.pool import InlineJobs, ProcessJobs
from purrlour.server.jobs.work import (
    Failure,
    Imported,
    MakeFilm,
    MakeSnapshots,
    ReadImport,
    WriteChronicle,
    refusal,
)
from purrlour.server.matches.match import replayed
from purrlour.server.matches.snapshots import make_snapshots, restored
from purrlour.server.verify import verify
from tests.server.chronicles import entries_of, played
from tests.waiting import until

pytestmark = pytest.mark.slow  # a process is started


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


MATCH = played(3)
FILE = write_chronicle(MATCH.kept, entries_of(MATCH)).encode()
FILM = MakeFilm(MATCH.kept, MATCH.log, find_gaze(MATCH.log, None, "open"))


@in_loop
async def test_a_process_gives_what_would_be_done_here() -> None:
    jobs, here = ProcessJobs(), InlineJobs()
    try:
        film = await jobs.do(FILM, "ann")
        assert film == make_film(MATCH.kept, MATCH.log, wish="open") == await here.do(FILM)
        made = await jobs.do(MakeSnapshots(MATCH.kept, MATCH.log))
        rows = msgspec.msgpack.decode(made, type=list[tuple[int, bytes]])
        assert rows == make_snapshots(MATCH.kept, MATCH.log)
        brought = msgspec.msgpack.decode(await jobs.do(ReadImport(FILE), "ann"), type=Imported)
        match = restored(brought.kept, brought.entries, [row for _, row in brought.snapshots])
        assert match.log == replayed(brought.kept, brought.entries).log
    finally:
        await jobs.close()


@in_loop
async def test_what_is_soon_done_is_done_at_once() -> None:
    jobs = ProcessJobs()
    text = await jobs.do(WriteChronicle(MATCH.kept, MATCH.log), "ann")
    assert verify(read_chronicle(decode_chronicle(text))).fine
    assert jobs.pid == -1


@in_loop
async def test_a_refusal_comes_back_as_it_was() -> None:
    jobs = ProcessJobs()
    try:
        with pytest.raises(GameError) as refused:
            await jobs.do(ReadImport(FILE.replace(b"Ann", b"Eve")), "ann")
        assert refused.value.key == "chronicle-seal"
        assert refused.value.facts["line"] == 6
        again = refusal(InvalidOptions("bad-option", clause="EK-1", name="x"))
        assert isinstance(again, Failure)
        error = again.error()
        assert (type(error), error.key, error.clause, error.facts) == (
            *(InvalidOptions, "bad-option", "EK-1"),
            {"name": "x"},
        )
    finally:
        await jobs.close()


@in_loop
async def test_a_process_that_dies_costs_one_job() -> None:
    jobs = ProcessJobs()
    try:
        await jobs.do(FILM, "ann")
        os.kill(jobs.pid, signal.SIGKILL)
        with pytest.raises(GameError, match="server-fault"):
            await jobs.do(FILM, "ann")
        assert await jobs.do(FILM, "ann")
    finally:
        await jobs.close()


@in_loop
async def test_a_job_that_takes_too_long_is_ended_and_the_next_is_done() -> None:
    jobs = ProcessJobs()
    try:
        await jobs.do(FILM, "ann")
        first = jobs.pid
        os.kill(first, signal.SIGSTOP)
        jobs._deadline = 0.3
        with pytest.raises(GameError, match="job-too-long"):
            await jobs.do(FILM, "ann")
        jobs._deadline = 60
        assert await jobs.do(FILM, "ann")
        assert jobs.pid != first
    finally:
        await jobs.close()


@in_loop
async def test_a_process_that_was_ended_is_waited_for() -> None:
    """Or its pipes would be left open when all of it ends."""
    jobs = ProcessJobs()
    await jobs.do(FILM, "ann")
    process = jobs._process
    assert process is not None
    jobs._deadline = 0.0
    with pytest.raises(GameError, match="job-too-long"):
        await jobs.do(FILM, "ann")

    await jobs.close()

    assert process.returncode == -signal.SIGKILL


@in_loop
async def test_an_address_has_one_job_at_a_time_and_others_take_turns() -> None:
    """And no more than a few wait: the rest are refused."""
    jobs = ProcessJobs()
    done: list[str] = []

    async def one(address: str) -> None:
        await jobs.do(FILM, address)
        done.append(address)

    try:
        await jobs.do(FILM, "ann")
        many = [asyncio.ensure_future(one("mallory")) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(GameError, match="too-fast"):
            await one("mallory")
        await asyncio.gather(one("ann"), one("bob"), *many)
        assert set(done[:3]) == {"ann", "bob", "mallory"}
        assert done[3:] == ["mallory"] * 3
        await asyncio.gather(*(one("") for _ in range(9)))  # our own are not refused
        assert not jobs._asked
        assert not jobs._locks
    finally:
        await jobs.close()


@in_loop
async def test_a_process_without_work_ends_and_another_begins() -> None:
    jobs = ProcessJobs(idle=0.05)
    try:
        await jobs.do(FILM, "ann")
        await until(lambda: jobs.pid == -1)
        assert await jobs.do(FILM, "ann")
    finally:
        await jobs.close()


@in_loop
async def test_the_loop_goes_on_meanwhile() -> None:
    """Nobody waits for a film: the loop turns many times before it is there."""
    jobs = ProcessJobs()
    try:
        await jobs.do(FILM, "ann")
        film, turns = asyncio.ensure_future(jobs.do(FILM, "ann")), 0
        while not film.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 20
    finally:
        await jobs.close()
