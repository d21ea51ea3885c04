"""Questions to bots, somebody who asks them, and bots with bad habits."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from purrlour.games import GAMES
from purrlour.server.matches.thinker import Inline, Thinker, Thought, Workers
from tests.server.worlds import moments
from tests.waiting import LIMIT

DEADLINE = int(LIMIT * 1000)
"""Milliseconds; far more than all thoughts of a test need, even on a busy machine."""


QUICK = ("random", "greedy", "kitten")
TIMELESS = ("random", "greedy")
"""No clock ends their thoughts: the same question has the same answer on any machine."""


def thoughts(key: str, seats: int, count: int, bots: Sequence[str] = QUICK) -> list[Thought]:
    """Questions to bots of a game, in moments of random games."""
    some = (moment for moment in moments(GAMES[key], seats) if moment.asked)
    return [
        Thought(
            match=f"match {key} {seats} {index}",
            game=key,
            bot=bots[index % len(bots)],
            seat=(seat := moment.asked[0]),
            view=moment.game.view(moment.state, seat),
            choices=moment.choices(seat),
            seed=index,
            deadline_ms=DEADLINE,
        )
        for index, moment in enumerate(islice(some, count))
    ]


def one() -> Thought:
    """Some question with several answers."""
    return next(t for t in thoughts("exploding_kittens", 3, 50) if len(t.choices) > 3)


class Asker:
    """Asks, and collects what it is told."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.told: list[tuple[int, str | None]] = []

    async def ask(self, *asked: Thought) -> list[str | None]:
        """All at once; the answers in the order of the questions."""
        loop = asyncio.get_running_loop()
        waiting: list[asyncio.Future[str | None]] = []
        for number, thought in enumerate(asked):
            future: asyncio.Future[str | None] = loop.create_future()
            waiting.append(future)
            self.thinker.think(thought, self._done(number, future))
        async with asyncio.timeout(LIMIT):
            return list(await asyncio.gather(*waiting))

    def _done(self, number: int, future: asyncio.Future[str | None]) -> Callable[..., None]:
        def done(choice: str | None) -> None:
            self.told.append((number, choice))
            future.set_result(choice)  # complains if it is called twice

        return done


@asynccontextmanager
async def open_workers(processes: int = 1, **settings: Any) -> AsyncIterator[Workers]:
    workers = Workers(processes, **settings)
    await workers.open()
    try:
        yield workers
    finally:
        await workers.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner() as runner:
        runner.run(test)


def inline(*asked: Thought) -> list[str | None]:
    told: list[str | None] = []
    for thought in asked:
        Inline().think(thought, told.append)
    return told


def elsewhere(*asked: Thought, **settings: Any) -> list[str | None]:
    """What bots in a process of their own answer."""

    async def answers() -> list[str | None]:
        async with open_workers(**settings) as workers:
            return await Asker(workers).ask(*asked)

    with asyncio.Runner() as runner:
        return runner.run(answers())


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def strange_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Workers have bots with bad habits. They are real, but only there: a file that every Python
    reads on its start puts them into the roster."""
    (tmp_path / "sitecustomize.py").write_text(STRANGE, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


STRANGE = '''
import os, signal, sys, time
from purrlour.bots.base import Bot
from purrlour.bots.roster import ROSTER

class Strange(Bot):
    def choose(self, view, choices):
        return self.do(view, choices) or choices[0]

def habit(name, do):
    ROSTER[name] = {"exploding_kittens": type(name, (Strange,), {"do": do})}

def stuck(self, view, choices):
    while True:
        pass

def asleep(self, view, choices):
    time.sleep(3600)

def deaf(self, view, choices):
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    stuck(self, view, choices)

def write(file, text):
    with open(os.path.join(os.path.dirname(__file__), file), "a") as out:
        out.write(text)

def crash(self, view, choices):
    write("crashes", "x")
    os._exit(3)

def slow(self, view, choices):
    write("thinking", "x")
    time.sleep(0.1)

def chatty(self, view, choices):
    print(view.hand)
    print("[]", file=sys.stderr, flush=True)
    os.write(1, b"{}\\n{}\\n")

def raising(self, view, choices):
    raise KeyError(view.hand)

def told(self, view, choices):
    """What the process could know beside the question."""
    with open(os.path.join(os.path.dirname(__file__), "known"), "w") as file:
        print(sorted(os.environ), sorted(os.listdir("/proc/self/fd")), sys.argv, file=file)

for name in ("stuck", "asleep", "deaf", "crash", "slow", "chatty", "raising", "told"):
    habit(name, globals()[name])
'''
