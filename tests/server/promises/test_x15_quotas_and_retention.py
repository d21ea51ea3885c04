"""X15: nobody fills the house; what nobody comes back to goes, on the day that was told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from purrlour.server import wire
from purrlour.server.auth.quotas import DAY_MS
from purrlour.server.chronicle import write_chronicle
from purrlour.server.config import Quotas
from purrlour.server.matches.entries import read_entry
from purrlour.server.matches.hub import Hub
from purrlour.server.matches.settings import Settings
from purrlour.server.matches.thinker import Inline
from purrlour.server.storage.base import Store
from tests.server.campaigns.telling import Parlour, play_out
from tests.server.chronicles import played
from tests.server.hands import HandClock
from tests.server.sockets import GAME, run
from tests.server.sockets import parlour as sockets
from tests.server.storage.conftest import Place, crowd, place
from tests.server.storage.looping import in_loop
from tests.server.whole import Here, whole
from tests.waiting import LIMIT

__all__ = ["crowd", "place"]

pytestmark = pytest.mark.slow  # real databases and sockets

YEAR = 365 * DAY_MS


# Retention.


@dataclass(kw_only=True)
class House(Parlour):
    """One process, whose time passes by hand."""

    clock: HandClock

    async def days_pass(self, days: int) -> None:
        """Nobody comes; after that, the house is tidied."""
        self.clock.pass_by(days * DAY_MS)
        self.hub.rooms.clear()  # nobody has looked at them for longer than a minute
        await self.tidied()

    async def tidied(self) -> None:
        await self.hub.housekeeper.renew(self.hub.rooms.values())
        await self.hub.housekeeper.clear(self.hub.rooms.keys())

    async def told(self, match: str) -> int:
        """In how many days it may go, as its page says; whoever asks opens it."""
        found = await self.hub.about(match)
        assert found is not None
        return (found.kept - self.clock.wall()) // DAY_MS

    async def there(self, *matches: str) -> list[bool]:
        """Asked of the store: nobody opens them by that."""
        return [await self.store.find(match) is not None for match in matches]

    async def keeps(self, seed: int, *, upto: int | None = None) -> str:
        """A match that was played here, and left as its lobby would have been."""
        match, now = played(seed, upto=upto), self.clock.wall()
        kept = replace(
            match.kept, code=f"CODE{seed}", created=now, until=now + DAY_MS, over=upto is None
        )
        assert await self.store.create(kept, match.log)
        return kept.match


@asynccontextmanager
async def house(
    at: Place, node: str = "ann", clock: HandClock | None = None
) -> AsyncIterator[House]:
    store: Store = at.store(node)
    await store.open()
    clock = clock or HandClock()
    hub = Hub(store, clock, Inline(), node=node)
    try:
        yield House(store, hub, clock=clock)
    finally:
        await store.close()


@in_loop
async def test_x15_a_lobby_that_nobody_began_goes_after_a_day(place: Place) -> None:
    async with house(place) as ours:
        seated = await ours.hub.create(wire.NewMatch(game=GAME, seats=2, name="Ann"))
        assert await ours.told(seated.match) == 1

        await ours.days_pass(1)
        assert await ours.there(seated.match) == [True]
        await ours.days_pass(1)

        assert await ours.there(seated.match) == [False]
        assert await ours.hub.about(seated.match) is None
        assert await ours.hub.find_code(seated.code) is None
        assert ours.hub.housekeeper.removed == 1


@pytest.mark.parametrize("upto", [None, 12], ids=["finished", "left"])
@in_loop
async def test_x15_what_was_played_is_kept_for_a_year(place: Place, upto: int | None) -> None:
    """Also where nobody was left to say that it had begun: as if the power had failed."""
    async with house(place) as ours:
        match = await ours.keeps(1, upto=upto)
        await ours.days_pass(300)
        assert await ours.there(match) == [True]

        await ours.days_pass(66)
        assert await ours.there(match) == [False]


@in_loop
async def test_x15_whoever_comes_back_moves_the_date_on(place: Place) -> None:
    async with house(place) as ours:
        match = await ours.keeps(1)
        assert await ours.told(match) <= 1
        await ours.tidied()
        assert await ours.told(match) == 365

        await ours.days_pass(364)
        await ours.told(match)
        await ours.tidied()
        await ours.days_pass(300)

        assert await ours.there(match) == [True]


@in_loop
async def test_x15_a_date_that_was_told_is_kept(place: Place) -> None:
    """Whoever looks shortly before has a day more at least."""
    async with house(place) as ours:
        seated = await ours.hub.create(wire.NewMatch(game=GAME, seats=2, name="Ann"))
        ours.clock.pass_by(DAY_MS - 1)
        ours.hub.rooms.clear()
        told = await ours.hub.about(seated.match)
        assert told is not None
        assert told.kept >= ours.clock.wall()
        ours.clock.pass_by(DAY_MS - 2)
        await ours.hub.housekeeper.clear(())
        assert await ours.there(seated.match) == [True]


@in_loop
async def test_x15_what_somebody_has_open_is_not_touched(place: Place) -> None:
    async with house(place) as ours:
        match = await ours.keeps(1)
        await ours.told(match)
        ours.clock.pass_by(2 * YEAR)
        await ours.hub.housekeeper.clear(ours.hub.rooms.keys())

        assert await ours.there(match) == [True]


@in_loop
async def test_x15_nor_what_somebody_has_open_in_another_process(crowd: Place) -> None:
    clock = HandClock()
    async with house(crowd, "ann", clock) as ann, house(crowd, "bob", clock) as bob:
        match = await ann.keeps(1)
        await bob.told(match)
        for _ in range(5):
            clock.pass_by(YEAR // 2)
            await bob.tidied()  # what it has open
            await ann.tidied()

        assert await ann.there(match) == [True]


@in_loop
async def test_x15_chapters_of_a_campaign_that_goes_on_stay_and_so_does_it(place: Place) -> None:
    async with house(place) as ours:
        await ours.begins()
        first = (await ours.opens()).match
        await play_out(ours.store, first, wins=False)
        lone = await ours.keeps(1)

        await ours.days_pass(2)
        for _ in range(3):
            await ours.days_pass(400)

        assert await ours.there(first, lone) == [True, False]
        assert (await ours.tells()).matches[0].match == first

        second = (await ours.opens()).match  # a lobby; but the campaign waits for it
        await ours.days_pass(900)
        assert await ours.there(first, second) == [True, True]
        assert (await ours.tells()).playing == second


@in_loop
async def test_x15_a_long_list_is_worked_off_and_one_broken_log_does_not_stop_it(
    place: Place, shown: Callable[[str, str], None]
) -> None:
    async with house(place) as ours:
        now = ours.clock.wall()
        for number in range(130):
            kept = replace(
                played(1, upto=0).kept,
                match=f"m{number}",
                code=f"c{number}",
                until=now - 1 - number,
            )
            await ours.store.create(kept, [b"what is this?"] if number == 60 else [])
        await ours.tidied()

        assert await ours.store.expired(now, 10) == []
        assert ours.hub.housekeeper.removed == 130
        shown("X15", "130 matches past their date: removed; live ones and chapters: never")


# Quotas.

SMALL = Quotas(matches=3, imports=2, campaigns=2, messages=4)
NEW = {"game": GAME, "seats": 2, "name": "Ann"}


async def post(
    server: Here, path: str, body: str, *, kind: str = "application/json", host: str = "127.0.0.1"
) -> tuple[int, dict[str, str], dict[str, object]]:
    """Status, headers and answer, asked from this address."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(host, 0))
    data = body.encode()
    head = [f"POST {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]
    head += [f"Content-Type: {kind}", f"Content-Length: {len(data)}", "Accept-Language: pl", "", ""]
    writer.write("\r\n".join(head).encode() + data)
    async with asyncio.timeout(LIMIT):
        said = await reader.read()
    writer.close()
    top, _, answer = said.partition(b"\r\n\r\n")
    first, *lines = top.decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return int(first.split()[1]), headers, json.loads(answer)


def chronicle() -> str:
    match = played(1)
    return write_chronicle(match.kept, [read_entry(line) for line in match.log])


@pytest.mark.parametrize(
    ("path", "body", "kind", "key", "most"),
    [
        ("/api/matches", json.dumps(NEW), "application/json", "quota-matches", 3),
        ("/api/import", chronicle(), "text/plain", "quota-imports", 2),
        (
            "/api/campaigns",
            json.dumps({"game": "mice_and_mystics"}),
            "application/json",
            "quota-campaigns",
            2,
        ),
    ],
)
def test_x15_one_more_is_refused_in_words(
    path: str,
    body: str,
    kind: str,
    key: str,
    most: int,
    tmp_path: Path,
    shown: Callable[[str, str], None],
) -> None:
    async def scene() -> None:
        async with whole(tmp_path, quotas=SMALL) as server:
            status, _, _ = await post(server, path, "{", kind=kind)
            assert status in (400, 422)
            worked = key == "quota-imports"  # a file is work, right or wrong; nothing else counts
            for _ in range(most - worked):
                status, _, _ = await post(server, path, body, kind=kind)
                assert status == 201

            status, headers, told = await post(server, path, body, kind=kind)

            assert (status, told["key"]) == (429, key)
            assert "Limit" in str(told["text"])
            assert 0 < int(headers["retry-after"]) <= 86_400
            status, _, _ = await post(server, path, body, kind=kind, host="127.0.0.2")
            assert status == 201, "others pay for it"
            assert b'purrlour_quota_refusals_total{kind="' in server.metrics.text()

    run(scene())
    shown("X15", f"{key}: one more is refused")


def test_x15_a_full_house_begins_nothing_new(tmp_path: Path) -> None:
    async def scene() -> None:
        async with whole(tmp_path, quotas=replace(SMALL, megabytes=1)) as server:
            assert (await post(server, "/api/matches", json.dumps(NEW)))[0] == 201
            assert server.metrics.use is not None
            server.metrics.use.kept = 1 << 20

            status, headers, told = await post(server, "/api/matches", json.dumps(NEW))

            assert (status, told["key"]) == (503, "quota-size")
            assert "retry-after" in headers

    run(scene())


def test_x15_talk_has_its_limit_and_play_has_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with sockets(tmp_path) as server:
            client, _ = await server.table(2)
            await client.do(wire.Arrange(id="chat", settings=Settings(chat=True)))
            server.gate.use._most["messages"] = 4
            for number in range(4):
                said = await client.do(wire.Say(id=f"s{number}", text="Meow"))
                assert not isinstance(said, wire.Refused)

            for command in (wire.Say(id="more", text="Meow"), wire.Emote(id="e", emote="purr")):
                told = await client.do(command)
                assert isinstance(told, wire.Refused)
                assert told.key == "quota-messages"
            assert await client.do(wire.Ping(id="here")) == wire.Answer("here")

    run(scene())


# Whoever asks whether the house is ready.


def test_x15_to_ask_whether_it_is_ready_is_limited_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with whole(tmp_path, address_requests=5) as server:
            told = [await ready(server) for _ in range(30)]

            assert told[0] == 200
            assert set(told) == {200, 429}

    run(scene())


async def ready(server: Here) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    async with asyncio.timeout(LIMIT):
        said = await reader.read()
    writer.close()
    return int(said.split()[1])
