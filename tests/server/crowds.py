"""Crowds: many tables at once, each with its players, who go on whatever the server does."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, closing
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec

from purrlour.server import wire
from tests.server.ledgers import Ledger, Truth
from tests.server.players import AGAIN_SECONDS, Player
from tests.server.serving import Server, serving
from tests.waiting import LIMIT, until

GAME = "exploding_kittens"
NAMES = ("Ann", "Bob", "Cyd", "Dot", "Eve")


def roomy(
    folder: Path, *flags: str, database: str = "", before: Sequence[str] = ()
) -> AbstractContextManager[Server]:
    """A server for a crowd, all of whom come from one address."""
    return serving(
        folder,
        *flags,
        database=database,
        before=before,
        LIMITS_SOCKET_FRAMES="100000",
        LIMITS_SEAT_FRAMES="100000",
        LIMITS_ADDRESS_FRAMES="1000000",
        LIMITS_ADDRESS_SOCKETS="100000",
        LIMITS_ADDRESS_REQUESTS="100000",
        LIMITS_ADDRESS_CONNECTIONS="100000",
        LIMITS_CONNECTIONS="100000",
        QUOTAS_MATCHES="100000",
        QUOTAS_MESSAGES="1000000",
        QUOTAS_IMPORTS="100000",
        QUOTAS_CAMPAIGNS="100000",
    )


def tell(figures: str) -> None:
    """Says what was measured."""
    print(figures)  # noqa: T201 - read with `pytest -s` or -rP


class Table:
    """A match, and those who play it or look on."""

    def __init__(self, seats: Sequence[Player], watchers: Sequence[Player], bots: int) -> None:
        self.seats = list(seats)
        self.watchers = list(watchers)
        self.bots = bots

    @property
    def match(self) -> str:
        return self.seats[0].seated.match

    @property
    def everybody(self) -> list[Player]:
        return [*self.seats, *self.watchers]

    @property
    def dealt(self) -> bool:
        """Whether all were told of the deal."""
        return all("view" in player.screen for player in self.everybody)

    @property
    def over(self) -> bool:
        """Whether all were told of the end."""
        return all(player.over for player in self.everybody)

    def begin(self) -> None:
        """Everybody comes, bots take what chairs are left, and the host starts."""
        for player in self.everybody:
            player.come()
        host = self.seats[0]
        for chair in range(len(self.seats), len(self.seats) + self.bots):
            host.send(wire.Bot(id=host.name(), chair=chair, bot="greedy"))
        host.send(wire.Start(id=host.name()))

    async def go(self) -> None:
        """Everybody leaves the room."""
        await asyncio.gather(*(player.go() for player in self.everybody))


class Crowd:
    """All tables of a test."""

    def __init__(self, urls: Sequence[str], luck: Random) -> None:
        self.urls = list(urls)
        self.luck = luck
        self.tables: list[Table] = []
        self.ledgers: list[Ledger] = []
        """Of everybody who ever played."""
        self.moves = 0
        """Choices that were acked."""
        self.on_move: Callable[[Player], None] | None = None
        self._goal = 0
        self._reached = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving: list[asyncio.Task[None]] = []

    @property
    def matches(self) -> set[str]:
        """All that were ever begun."""
        return {ledger.match for ledger in self.ledgers}

    async def table(
        self,
        *,
        people: int = 2,
        bots: int = 0,
        watchers: int = 0,
        patience: float = 0.0,
        fidgets: float = 0.0,
        urls: Sequence[str] = (),
        **settings: Any,
    ) -> Table:
        """A new match with people in their chairs, who have not come yet."""

        def player(seated: wire.Seated) -> Player:
            someone = Player(
                seated,
                urls or self.urls,
                luck=Random(self.luck.random()),
                patience=patience,
                fidgets=fidgets,
            )
            someone.on_ack = self._on_ack
            self.ledgers.append(someone.ledger)
            return someone

        seats = await self.sit_down(people, people + bots, settings)
        beside = msgspec.structs.replace(seats[0], seat=-1, token="")
        table = Table(
            [player(seated) for seated in seats],
            [player(beside) for _ in range(watchers)],
            bots,
        )
        self.tables.append(table)
        return table

    async def sit_down(
        self, people: int, seats: int, settings: dict[str, Any]
    ) -> list[wire.Seated]:
        """A new match and its people's chairs; begins anew if the server fails in between."""
        wish = {"game": GAME, "seats": seats, "settings": settings, "name": NAMES[0]}
        while True:
            first = await self._post("/api/matches", wish)
            seated = [first]
            while first is not None and len(seated) < people:
                joining = {"name": NAMES[len(seated)]}
                seated.append(await self._post(f"/api/matches/{first.match}/join", joining))
            found = [one for one in seated if one is not None]
            if len(found) == people:
                return found
            self.urls.append(self.urls.pop(0))
            await asyncio.sleep(AGAIN_SECONDS)

    async def _post(self, path: str, body: object) -> wire.Seated | None:
        """None if the server is not there, or in trouble, or gave the chair away unheard."""
        try:
            status, answer = await post(self.urls[0] + path, body)
        except (OSError, EOFError):
            return None
        if status != HTTPStatus.CREATED:
            assert status in (HTTPStatus.CONFLICT, HTTPStatus.SERVICE_UNAVAILABLE), answer
            return None
        return msgspec.json.decode(answer, type=wire.Seated)

    def keep_playing(self, tables: int, **kind: Any) -> None:
        """From now on so many matches are under way; whoever finishes one begins another."""
        self._tasks += [asyncio.create_task(self._play_on(kind)) for _ in range(tables)]

    async def _play_on(self, kind: dict[str, Any]) -> None:
        while True:
            table = await self.table(**kind)
            ended = asyncio.Event()

            def look(_: Player, table: Table = table, ended: asyncio.Event = ended) -> None:
                if table.over:
                    ended.set()

            for player in table.everybody:
                player.on_update = look
            for player in table.seats:
                player.playing = True
            table.begin()
            await ended.wait()
            # Not at a table any more: nobody is to wait for them, nor to stop them half-way.
            self.tables.remove(table)
            self._leaving.append(asyncio.create_task(table.go()))

    async def stop_playing(self) -> None:
        """Begins no more matches, and no more moves; whoever is there stays."""
        for task in self._tasks:
            if task.done():
                task.result()  # a player who failed fails the test
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        for table in self.tables:
            for player in table.seats:
                player.playing = False

    async def reach(self, moves: int) -> None:
        """Waits until so many moves were acked since the beginning."""
        self._goal = moves
        self._reached.clear()
        if self.moves < moves:
            async with asyncio.timeout(LIMIT):
                await self._reached.wait()

    def _on_ack(self, player: Player, command: wire.AnyCommand) -> None:
        if isinstance(command, wire.Play):
            self.moves += 1
            if self.on_move is not None:
                self.on_move(player)
            if self.moves >= self._goal:
                self._reached.set()

    def everybody(self) -> list[Player]:
        """Those who are at a table now."""
        return [player for table in self.tables for player in table.everybody]

    async def all_answered(self, limit: float = LIMIT) -> None:
        """Waits until everybody is there and has their answers; in vain, it says who has not."""
        try:
            await until(lambda: not self._missing(), limit)
        except TimeoutError as error:
            raise TimeoutError("; ".join(self._missing())) from error

    def _missing(self) -> list[str]:
        return [
            f"{one.seated.match} seat {one.seated.seat}"
            + (f" waits for {list(one.ledger.open.values())}" if one.here else " is not here")
            for one in self.everybody()
            if not one.here or one.ledger.open
        ]

    def settled(self, database: Path) -> bool:
        """Whether everybody is there, answered, and told as much as the log has: a quick look.

        Nobody has a secret from anybody here, so a stream is as long as the log.
        """
        if self._missing():
            return False
        with closing(sqlite3.connect(database)) as look:
            lengths = dict(
                look.execute(
                    "SELECT id, max(seq) FROM matches JOIN entries ON match = number GROUP BY id"
                )
            )
        return all(len(one.ledger.notes) == lengths[one.seated.match] for one in self.everybody())

    def out_of_step(self, truths: dict[str, Truth]) -> list[Player]:
        """Whose screens do not show what the logs say."""
        return [
            player
            for table in self.tables
            for player in table.everybody
            if not player.in_step(truths[table.match])
        ]

    async def go(self) -> None:
        """Everybody goes home."""
        await self.stop_playing()
        await asyncio.gather(*self._leaving, *(table.go() for table in self.tables))


@asynccontextmanager
async def crowd(urls: Sequence[str], seed: int) -> AsyncIterator[Crowd]:
    """Nobody yet. All of them are gone behind the block."""
    people = Crowd(urls, Random(seed))
    try:
        yield people
    finally:
        await people.go()


async def post(url: str, body: object) -> tuple[int, bytes]:
    """What a POST of JSON is answered: its status and its body."""
    parts = urlsplit(url)
    text = msgspec.json.encode(body)
    async with asyncio.timeout(LIMIT):
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        try:
            writer.write(
                f"POST {parts.path} HTTP/1.1\r\nhost: {parts.netloc}\r\nconnection: close\r\n"
                f"content-type: application/json\r\ncontent-length: {len(text)}\r\n\r\n".encode()
                + text
            )
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            length = int(head.partition(b"content-length:")[2].split(maxsplit=1)[0])
            return int(head.split(maxsplit=2)[1]), await reader.readexactly(length)
        finally:
            writer.close()
