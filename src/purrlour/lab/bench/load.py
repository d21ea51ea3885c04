"""Load: many matches of two seats over real sockets, played by one process that only talks wire.

Run as `python -m purrlour.lab.bench.load`: it opens and deals all matches, says `ready`, waits
for a line, plays, and prints its figures as JSON. Whoever started it measures the server.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from statistics import quantiles
from typing import Final
from urllib.parse import urlsplit

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

_GAME: Final = "exploding_kittens"
_OPENING: Final = 16
"""Matches that are opened at a time."""


class _Told(msgspec.Struct):
    """All that a player needs of an update."""

    t: str
    v: int = 0
    decision: int | None = None
    choices: list[str] | None = None
    """None if nothing changed in the game: then the last ones still stand."""
    ending: object = None
    key: str = ""


_decoder: Final = msgspec.json.Decoder(_Told)


class Player(WSListener):
    """One seat: remembers the last it was told."""

    def __init__(self, pair: Pair, seat: int) -> None:
        self.pair = pair
        self.seat = seat
        self.told = _Told("")
        self.transport: WSTransport | None = None

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = _decoder.decode(frame.get_payload_as_memoryview())
        if told.t == "update":
            if told.choices is None:
                told.decision, told.choices = self.told.decision, self.told.choices
            self.told = told
            self.pair.hear(self)
        else:
            self.pair.load.refused(told)

    def send(self, text: str) -> None:
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, text.encode())


class Pair:
    """A match, and the two who play it: a move goes out when both know of the last one."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.players = (Player(self, 0), Player(self, 1))
        self.sent = 0.0
        self.mover = -1
        self.moved = 0
        """Where the stream stood at the last move."""
        self.over = False
        self.spare = False
        """Whether it waits for another match to end."""
        self._seats: list[dict[str, str]] = []

    async def open(self) -> None:
        """Sits both down, connects them and deals."""
        self._seats = await self.load.sit_down()
        await self.come()
        self.players[0].send('{"t":"start","id":"start"}')

    async def come(self) -> None:
        """Connects both, who know nothing yet."""
        for player, seated in zip(self.players, self._seats, strict=True):
            player.told = _Told("")
            transport, _ = await ws_connect(lambda player=player: player, self.load.socket_url)
            player.transport = transport
            hello = {"t": "hello", "match": seated["match"], "token": seated["token"]}
            player.send(json.dumps(hello))

    def close(self) -> None:
        for player in self.players:
            if player.transport is not None:
                player.transport.disconnect()

    def hear(self, player: Player) -> None:
        one, other = self.players
        if self.mover >= 0 and player.seat != self.mover:
            self.load.took(time.perf_counter() - self.sent)
            self.mover = -1
        if player.told.ending is not None:
            self.over = True
        if self.load.playing and not self.spare and one.told.v == other.told.v:
            if self.over:
                self.load.ended(self)
            else:
                self.load.next(self)

    @property
    def here(self) -> bool:
        """Whether both have been told how it stands."""
        return all(player.told.t == "update" for player in self.players)

    @property
    def dealt(self) -> bool:
        return any(player.told.choices for player in self.players)

    def move(self) -> None:
        """Whoever is asked chooses anything."""
        for player in self.players:
            told = player.told
            if told.choices and told.decision is not None and told.v > self.moved:
                self.moved = told.v
                self.load.moves += 1
                action = self.load.lots.choice(told.choices)
                self.mover, self.sent = player.seat, time.perf_counter()
                player.send(
                    f'{{"t":"play","id":"{self.load.moves}","decision":{told.decision},'
                    f'"action":"{action}"}}'
                )
                return


class Load:
    """All pairs, and the figures."""

    def __init__(self, url: str, *, rate: float, bare: bool = False, game: str = _GAME) -> None:
        self._bare = bare
        self._game = game
        parts = urlsplit(url)
        self._host = parts.netloc
        self.socket_url = f"ws://{parts.netloc}{parts.path.rstrip('/')}/ws"
        self._api = f"{parts.path.rstrip('/')}/api/matches"
        self._rate = rate
        self._threads = ThreadPoolExecutor(4)
        self._tasks: set[asyncio.Task[None]] = set()
        self._spares: list[Pair] = []
        self._once = False
        self._opened = 0
        """Matches that had to be opened while it was measured."""
        self.lots = random.Random(1)
        self.playing = False
        self.moves = 0
        self.times: list[float] = []
        self.refusals: dict[str, int] = {}

    async def sit_down(self) -> list[dict[str, str]]:
        """A new match for two; the bare server takes any name for one."""
        if self._bare:
            name = str(self.lots.random())
            return [{"match": name, "token": ""}] * 2
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._post)

    def _post(self) -> list[dict[str, str]]:
        line = http.client.HTTPConnection(self._host, timeout=30)
        first = _ask(line, self._api, {"game": self._game, "seats": 2, "name": "Ann"})
        second = _ask(line, f"{self._api}/{first['match']}/join", {"name": "Bob"})
        line.close()
        return [first, second]

    async def open(self, count: int, *, spares: int) -> list[Pair]:
        """So many matches, dealt; and as many more that go on when others end."""
        pairs = [Pair(self) for _ in range(count + spares)]
        gate = asyncio.Semaphore(_OPENING)

        async def one(pair: Pair) -> None:
            async with gate:
                await pair.open()

        await asyncio.gather(*(one(pair) for pair in pairs))
        while not all(pair.dealt for pair in pairs):
            await asyncio.sleep(0.05)
        self._spares = pairs[count:]
        for pair in self._spares:
            pair.spare = True
        return pairs[:count]

    async def play(
        self, pairs: list[Pair], seconds: float, *, once: bool = False
    ) -> dict[str, object]:
        """Plays for so long, and says how it went. `once`: what is over is not played again."""
        self.playing, self._once = True, once
        start = time.perf_counter()
        for pair in pairs:
            self.next(pair)
        await asyncio.sleep(seconds)
        self.playing = False
        spent = time.perf_counter() - start
        cuts = quantiles(self.times, n=100) if len(self.times) > 1 else [0.0] * 99
        return {
            "moves": len(self.times),
            "seconds": spent,
            "p50_ms": cuts[49] * 1000,
            "p99_ms": cuts[98] * 1000,
            "opened": self._opened,
            "refused": self.refusals,
        }

    def next(self, pair: Pair) -> None:
        """The next move of this match: at once, or when its time has come."""
        if self._rate <= 0:
            pair.move()
        else:
            wait = self.lots.uniform(0.5, 1.5) / self._rate
            asyncio.get_running_loop().call_later(wait, self._later, pair)

    def _later(self, pair: Pair) -> None:
        if self.playing:
            pair.move()

    def ended(self, pair: Pair) -> None:
        """Goes on with another match: to open one is no move, and costs as much as thirty."""
        if self._once:
            return
        pair.close()
        if self._spares:
            spare = self._spares.pop()
            spare.spare = False
            self.next(spare)
            return
        self._opened += 1
        task = asyncio.ensure_future(self._another())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _another(self) -> None:
        await Pair(self).open()  # its first deal sets it going

    def took(self, seconds: float) -> None:
        self.times.append(seconds)

    def refused(self, told: _Told) -> None:
        name = f"{told.t} {told.key}"
        self.refusals[name] = self.refusals.get(name, 0) + 1


def _ask(line: http.client.HTTPConnection, path: str, body: object) -> dict[str, str]:
    headers = {"Content-Type": "application/json"}
    line.request("POST", path, json.dumps(body), headers)
    answer = line.getresponse()
    found: dict[str, str] = json.loads(answer.read())
    if answer.status not in (200, 201):
        raise RuntimeError(f"{path}: {answer.status} {found}")
    return found


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def _main(args: argparse.Namespace) -> None:
    load = Load(args.url, rate=args.rate, bare=args.bare)
    pairs = await load.open(args.matches, spares=args.spares)
    _say("ready")
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    _say(json.dumps(await load.play(pairs, args.seconds)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("--matches", type=int, required=True)
    parser.add_argument("--spares", type=int, default=0)
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--bare", action="store_true")
    uvloop.run(_main(parser.parse_args()))
