"""A soak: many tables of all games, people who come and go for a long time, and a look at the
server's process from outside.

The people here remember nothing but what they are asked, so that their memory is not in the way.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.matches.updates import encode
from tests.server.crowds import post
from tests.server.serving import Server

PEOPLE: Final = 2
WATCHERS: Final = 2
SOCKETS: Final = PEOPLE + WATCHERS
"""At each table, beside a bot."""
BOTS: Final = ("greedy", "greedy", "greedy", "kitten")
OPENING: Final = 8
"""Tables that are opened at a time."""
HARMLESS: Final = ("too-late", "game-over", "not-asked")
"""Refusals that crossed something on its way."""


class _Told(msgspec.Struct):
    """All that somebody here looks at."""

    t: str
    id: str = ""
    key: str = ""
    acks: list[str] = []
    decision: int | None | msgspec.UnsetType = msgspec.UNSET
    choices: list[str] | msgspec.UnsetType = msgspec.UNSET
    ending: object = None


_read: Final = msgspec.json.Decoder(_Told).decode


class Guest(WSListener):
    """Somebody in a chair, or beside the table, who answers any question after a while."""

    def __init__(self, soak: Soak, match: str, token: str, *, watches: bool = False) -> None:
        self.over = False
        self._soak = soak
        self._match = match
        self._token = None if watches else token
        self._line: WSTransport | None = None
        self._choices: list[str] = []
        self._sent: dict[str, float] = {}
        """Commands that nobody answered yet, and when they were sent."""
        self._names = count(1)
        self._thinking: asyncio.TimerHandle | None = None

    async def come(self) -> None:
        """Connects and says hello."""
        self._line, _ = await ws_connect(lambda: self, self._soak.url)
        hello = wire.Hello(match=self._match, token=self._token)
        self._line.send(WSMsgType.TEXT, encode(hello))

    async def go(self) -> None:
        """Hangs up."""
        if self._thinking is not None:
            self._thinking.cancel()
        if self._line is not None:
            self._line.disconnect()
            await self._line.wait_disconnected()

    def say(self, kind: type[wire.Command], **facts: object) -> None:
        """Sends a command."""
        if self._line is not None:
            name = str(next(self._names))
            self._sent[name] = asyncio.get_running_loop().time()
            self._line.send(WSMsgType.TEXT, encode(kind(id=name, **facts)))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            self._soak.faults.append(f"hung up: {frame.get_close_message()!r}")
            transport.disconnect()
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = _read(frame.get_payload_as_memoryview())
        if told.t == "refused" and told.key not in HARMLESS:
            self._soak.faults.append(told.key)
        for name in (told.id, *told.acks):
            sent = self._sent.pop(name, None)
            if sent is not None and told.t != "refused":
                self._soak.took(asyncio.get_running_loop().time() - sent)
        self.over = self.over or told.ending is not None
        if told.choices is not msgspec.UNSET:
            self._choices = told.choices
        if told.decision is not msgspec.UNSET:
            self._ponder(told.decision)

    def _ponder(self, decision: int | None) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        if decision is not None and not self.over:
            wait = self._soak.lot.uniform(0.5, 1.5) * self._soak.pause
            loop = asyncio.get_running_loop()
            self._thinking = loop.call_later(wait, self._answer, decision)

    def _answer(self, decision: int) -> None:
        action = self._soak.lot.choice([one for one in self._choices if one != "resign"])
        self.say(wire.Play, action=action, decision=decision)


class Soak:
    """So many tables at a time, each for a while; then another takes its place."""

    def __init__(self, server: Server, tables: int, *, life: float, pause: float) -> None:
        self.url = server.socket_url
        self.lot = Random(tables)
        self.pause = pause
        """Seconds that people think, about."""
        self.faults: list[str] = []
        self.opened: list[str] = []
        """Every match there ever was."""
        self.finished = 0
        self._server = server
        self._life = life
        self._times: list[float] = []
        self._gate = asyncio.Semaphore(OPENING)
        self._games = list(GAMES)
        self._tasks = [asyncio.create_task(self._chair_after_chair(n)) for n in range(tables)]

    def took(self, seconds: float) -> None:
        """Somebody was answered."""
        self._times.append(seconds)

    def latency(self) -> tuple[int, float]:
        """How many commands were answered since the last look, and the 99th percentile of the
        milliseconds that it took."""
        times, self._times = self._times, []
        return len(times), 1000 * quantiles(times, n=100)[98] if len(times) > 1 else 0.0

    async def stop(self) -> None:
        """Everybody goes."""
        for task in self._tasks:
            if task.done():
                task.result()  # somebody who failed fails the test
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _chair_after_chair(self, number: int) -> None:
        while True:
            key = self._games[number % len(self._games)]
            number += 1
            guests: list[Guest] = []
            try:
                async with self._gate:
                    await self._open(key, guests)
                end = asyncio.get_running_loop().time() + self._life * self.lot.uniform(0.5, 1.5)
                while asyncio.get_running_loop().time() < end and not guests[0].over:
                    await asyncio.sleep(self.pause)
                self.finished += guests[0].over
            except (OSError, WSError) as error:
                self.faults.append(repr(error))
                await asyncio.sleep(self.pause)
            finally:
                await asyncio.gather(*(guest.go() for guest in guests))

    async def _open(self, key: str, guests: list[Guest]) -> None:
        """Two people, a bot and two who watch."""
        wish = {"game": key, "seats": PEOPLE + 1, "name": "Ann"}
        first = await self._post("/api/matches", wish)
        self.opened.append(first.match)
        second = await self._post(f"/api/matches/{first.match}/join", {"name": "Bob"})
        guests += [Guest(self, first.match, one.token) for one in (first, second)]
        guests += [Guest(self, first.match, "", watches=True) for _ in range(WATCHERS)]
        for guest in guests:
            await guest.come()
        guests[0].say(wire.Bot, chair=PEOPLE, bot=self.lot.choice(BOTS))
        guests[0].say(wire.Start)

    async def _post(self, path: str, body: object) -> wire.Seated:
        status, answer = await post(self._server.url + path, body)
        if status != 201:
            raise OSError(f"{path}: {status} {answer!r}")
        return msgspec.json.decode(answer, type=wire.Seated)


@dataclass(frozen=True)
class Look:
    """What a server's process has."""

    memory: int
    """Kilobytes."""
    files: int
    threads: int
    processes: int
    """Children."""
    tasks: int
    sockets: int
    matches: int
    """In memory."""

    @property
    def left(self) -> tuple[int, ...]:
        """What must not grow at all; `files` beside it, but for the connections of looks."""
        return (self.threads, self.processes, self.tasks, self.sockets)


def look(server: Server) -> Look:
    """From outside: the system's word, and its own metrics."""
    process = Path(f"/proc/{server.process.pid}")
    status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
    children = (process / "task" / process.name / "children").read_text().split()
    metrics = dict(
        line.rsplit(maxsplit=1)
        for line in server.read("/metrics").decode().splitlines()
        if not line.startswith("#")
    )
    return Look(
        memory=int(status["VmRSS"].split()[0]),
        files=len([*(process / "fd").iterdir()]),
        threads=int(status["Threads"]),
        processes=len(children),
        tasks=int(float(metrics["purrlour_tasks"])),
        sockets=int(float(metrics["purrlour_sockets"])),
        matches=int(float(metrics["purrlour_matches_live"])),
    )


def rows(database: Path) -> dict[str, int]:
    """How many entries each match has, each of them numbered from 1 on without a gap."""
    with closing(sqlite3.connect(database)) as stored:
        found = stored.execute(
            "SELECT id, count(seq), min(seq), max(seq) FROM matches"
            " LEFT JOIN entries ON match = number GROUP BY number"
        ).fetchall()
        strays = stored.execute(
            "SELECT count(*) FROM entries WHERE match NOT IN (SELECT number FROM matches)"
        ).fetchone()[0]
    assert strays == 0
    assert all((first, last) == (1, entries) for _, entries, first, last in found)
    return {match: entries for match, entries, _, _ in found}


def growth(values: list[float]) -> float:
    """How many times as much the last third has as the first, both by their median."""
    third = max(1, len(values) // 3)
    first, last = sorted(values[:third]), sorted(values[-third:])
    return last[len(last) // 2] / max(first[len(first) // 2], 1e-9)
