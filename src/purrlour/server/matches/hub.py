"""Hub: the live matches of this process, and the way in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from secrets import token_bytes
from typing import Final

import msgspec

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.auth.quotas import DailyUse
from purrlour.server.auth.tokens import hash_token, new_code, new_match_id, new_token, read_code
from purrlour.server.campaigns.campaign import Campaign
from purrlour.server.campaigns.keeper import Keeper
from purrlour.server.clock import Clock
from purrlour.server.config import Quotas, Retention
from purrlour.server.jobs.pool import InlineJobs, Jobs
from purrlour.server.jobs.work import MakeSnapshots
from purrlour.server.languages import sentence
from purrlour.server.luck import NEWEST, SECRET_SIZE, commitment
from purrlour.server.matches import entries as log
from purrlour.server.matches.archive import Archive
from purrlour.server.matches.checks import check_settings
from purrlour.server.matches.doors import Doors, admit
from purrlour.server.matches.house import House
from purrlour.server.matches.housekeeper import Housekeeper
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.match import Match
from purrlour.server.matches.people import HOST_ONLY, clean_name
from purrlour.server.matches.room import Room
from purrlour.server.matches.settings import GRACE
from purrlour.server.matches.snapshots import (
    BREATH,
    EVERY,
    Made,
    begin,
    find_fitting,
    is_due,
    rules_digest,
    take_snapshot,
)
from purrlour.server.matches.thinker import Thinker
from purrlour.server.matches.updates import about
from purrlour.server.matches.verbs.chairs import sit
from purrlour.server.storage.base import Kept, StorageTrouble, Store

_FORGET_MS: Final = 60_000
"""A room without listeners is forgotten after so long; the store has it all."""
_SWEEP_MS: Final = 3_000
_CLEAR_MS: Final = 900_000
"""Matches whose date is past are looked for so often."""
_MEASURE_MS: Final = 60_000
_DRAIN_TRIES: Final = 5_000
"""A millisecond apart; a room that is busy for longer is not waited for."""
_REMOVED: Final = 100
"""People whom a rematch remembers as removed."""
_CODES: Final = 20
"""Tries to find a code that nobody has; the second is hardly ever needed."""

_made: Final = msgspec.msgpack.Decoder(list[Made]).decode
_log: Final = logging.getLogger(__name__)


class Turned(Exception):
    """A hello that is not let in; `key` is one of wire.Bye's."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@contextmanager
def turning(token: str | None, is_removed: Callable[[str], bool]) -> Iterator[None]:
    """Whoever is not admitted is turned away, and told if it was a host who removed them."""
    try:
        yield
    except GameError as error:
        gone = token is not None and is_removed(hash_token(token))
        raise Turned("kicked" if gone else error.key) from error


class Hub:
    """Finds and opens matches."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        thinker: Thinker,
        *,
        node: str,
        grace: int = GRACE,
        quotas: Quotas | None = None,
        retention: Retention | None = None,
        jobs: Jobs | None = None,
    ) -> None:
        """`grace`: seconds that the house waits for people who are away."""
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._news: dict[str, int] = {}
        """What was written elsewhere to matches that are just being read."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._draining = False
        self._grace = grace
        self.campaigns = Keeper(store, clock)
        self.use = DailyUse(quotas or Quotas(), clock)
        self.housekeeper = Housekeeper(store, clock, self.campaigns, retention or Retention())
        self._cleared = self._measured = clock.now()
        self.archive = Archive(store, clock, self.spawn)
        self._jobs = jobs or InlineJobs()
        self.house = House(
            store,
            clock,
            thinker,
            node,
            self.spawn,
            sentence,
            self.breathe,
            self.archive,
            self.again,
        )

    async def open(self) -> None:
        """Begins to listen to other processes. Matches come back when somebody asks for them."""
        rules_digest()  # takes a moment, once
        self.house.store.listen(self._heard)
        await self.measure()
        self.house.clock.after(_SWEEP_MS, self._sweep)

    def spawn(self, coroutine: Coroutine[object, object, None]) -> None:
        """Runs something in the background and keeps hold of it."""
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def breathe(self) -> None:
        """Lets the event loop serve everybody else."""
        await asyncio.sleep(0)

    # New matches and new people.

    async def create(self, wish: wire.NewMatch, campaign: Campaign | None = None) -> wire.Seated:
        """A match as somebody wishes it, perhaps as the next chapter of a campaign; refuses what
        could not be dealt."""
        game = GAMES.get(wish.game)
        if game is None:
            raise GameError("unknown-game", game=wish.game, known=", ".join(GAMES))
        options = game.options(dict(wish.options))
        Table(game, wish.seats, options, Seeded(0))  # refuses seats that do not fit
        check_settings(wish.game, wish.settings)
        token = new_token()
        name = None if wish.name is None else clean_name(wish.name)
        secret = token_bytes(SECRET_SIZE)
        opened = log.Opened(
            at=0,
            wall=self.house.clock.wall(),
            game=wish.game,
            version=game.version,
            seats=wish.seats,
            options=options.settings(),
            commitment=commitment(secret),
            fairness=NEWEST,
            settings=wish.settings,
            token=hash_token(token) if name is None else "",
            grace=self._grace,
            campaign="" if campaign is None else campaign.kept.campaign,
            practice=wish.practice,
        )
        entries: list[log.AnyEntry] = [opened]
        if name is not None:
            nonce = wish.nonce or ""
            entries.append(
                log.Sat(at=0, by=0, chair=0, name=name, token=hash_token(token), nonce=nonce)
            )
        kept = await self._keep(wish.game, secret, entries)
        if campaign is not None:
            await self.campaigns.note_match(campaign, kept)
        return wire.Seated(kept.match, kept.code, HOST_ONLY if name is None else 0, token)

    async def open_chapter(self, campaign: Campaign, wish: wire.NextChapter) -> wire.Seated:
        """A match for the next chapter, unless one is under way that is not to be given up."""
        under_way = campaign.playing
        if under_way and under_way != wish.instead and await self.house.store.find(under_way):
            raise GameError("chapter-under-way", match=under_way)
        match = wire.NewMatch(
            game=campaign.kept.game,
            seats=wish.seats,
            options={**wish.options, **campaign.settings()},
            settings=wish.settings,
            name=wish.name,
            nonce=wish.nonce,
            practice=wish.practice,
        )
        return await self.create(match, campaign)

    async def again(self, match: Match) -> Kept:
        """Another match with the same people, chairs, house rules and settings; of a campaign,
        the next chapter."""
        game = GAMES[match.kept.game]  # by the rules of today
        options, campaign = match.opened.options, None
        if match.opened.campaign:
            campaign = await self.campaigns.settled(match.opened.campaign)
            if (made := await self._follower(campaign, match)) is not None:
                return made
            options = {**options, **campaign.settings()}
        secret = token_bytes(SECRET_SIZE)
        opened = log.Opened(
            at=0,
            wall=self.house.clock.wall(),
            game=match.kept.game,
            version=game.version,
            seats=match.seats,
            options=game.options(options).settings(),
            commitment=commitment(secret),
            fairness=NEWEST,
            settings=match.settings,
            token=match.opened.token,
            before=match.kept.match,
            campaign=match.opened.campaign,
            practice=match.opened.practice,
            grace=self._grace,
            removed=[
                one for number, one in enumerate(match.removed) if number not in match.invited
            ][-_REMOVED:],
        )
        entries: list[log.AnyEntry] = [opened]
        for seat, chair in enumerate(match.chairs):
            if chair.name:
                entries.append(
                    log.Sat(at=0, by=seat, chair=seat, name=chair.name, token=chair.token)
                )
            elif chair.bot:
                entries.append(log.BotSat(at=0, chair=seat, bot=chair.bot))
        if match.host >= 0:
            entries.append(log.Hosted(at=0, chair=match.host))
        kept = await self._keep(match.kept.game, secret, entries)
        if campaign is not None:
            await self.campaigns.note_match(campaign, kept)
        return kept

    async def _follower(self, campaign: Campaign, match: Match) -> Kept | None:
        """The match in which the campaign goes on already, if it is ours: we opened it, and could
        not say so any more. Refuses if others opened one."""
        store = self.house.store
        kept = await store.find(campaign.playing) if campaign.playing else None
        if kept is None:
            return None
        opened = log.read_entry((await store.read(kept.match))[0])
        if isinstance(opened, log.Opened) and opened.before == match.kept.match:
            return kept
        raise GameError("chapter-under-way", match=kept.match)

    async def _keep(self, game: str, secret: bytes, entries: list[log.AnyEntry]) -> Kept:
        written = [log.write_entry(entry) for entry in entries]
        for _ in range(_CODES):
            kept = Kept(
                match=new_match_id(),
                code=new_code(),
                game=game,
                version=GAMES[game].version,
                secret=secret,
                created=self.house.clock.wall(),
                until=self.housekeeper.first_date(),
            )
            if await self.house.store.create(kept, written):
                return kept
        raise StorageTrouble("no code is free")

    async def join(self, match: str, wish: wire.Joining) -> wire.Seated:
        """Gives a newcomer a chair. Their token is told once."""
        room = await self._room(match)
        if room is None:
            raise GameError("no-such-match")
        token = new_token()
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        hashed = hash_token(token)

        def seated() -> None:
            """Runs when the chair is on disk, or somebody took it first."""
            chairs = room.match.chairs
            seat = next((s for s, chair in enumerate(chairs) if chair.token == hashed), None)
            if seat is None:
                failed(GameError("storage-trouble"))
            elif not done.done():
                done.set_result(seat)

        def take() -> None:
            sit(room.match, wish, hashed, room.now())

        def failed(error: GameError) -> None:
            # After trouble the chair may be theirs all the same: `seated` will say so.
            if not done.done() and not any(chair.token == hashed for chair in room.match.chairs):
                done.set_exception(error)

        room.change(take, failed)
        room.change(seated, failed)
        return wire.Seated(match, room.match.kept.code, await done, token)

    # Finding.

    async def find_code(self, code: str) -> str | None:
        """The match to join by this code; case and blanks do not matter."""
        kept = await self.house.store.find_code(read_code(code))
        return None if kept is None else kept.match

    async def about(self, match: str) -> wire.About | None:
        """What somebody may know who has the link."""
        room = await self._room(match)
        if room is None:
            return None
        kept = room.match.kept.until
        found = msgspec.structs.replace(about(room.match), kept=kept)
        # The secret shows every card: where nobody may watch, it is for the people there.
        return found if found.settings.watch else msgspec.structs.replace(found, secret="")

    async def enter(self, hello: wire.Hello, listener: Listener) -> Room:
        """Lets a connection in: to the chair its token opens, or to watch."""
        if self._draining:
            raise Turned("restart")
        try:
            room = await self._room(hello.match, hello)
        except StorageTrouble as error:
            raise Turned("trouble") from error
        if room is None:
            raise Turned("no-such-match")
        match = room.match
        tokens = [chair.token for chair in match.chairs]
        host, watch = match.opened.token, match.settings.watch
        with turning(hello.token, match.is_removed):
            listener.seat = admit(hello.token, tokens, host=host, watch=watch)
        listener.language = hello.language
        room.enter(listener, hello.v)
        return room

    async def _room(self, match: str, hello: wire.Hello | None = None) -> Room | None:
        """The room of a match, woken if it must be: not for a hello whose token opens nothing."""
        room = self.rooms.get(match)
        if room is not None:
            return room
        task = self._loading.get(match)
        if task is None:
            store = self.house.store
            kept = await store.find(match)
            if kept is None or kept.game not in GAMES or not await self.housekeeper.hold(kept):
                return None
            entries = await store.read(match)
            if hello is not None:
                doors = Doors(entries)
                with turning(hello.token, doors.is_removed):
                    doors.admit(hello.token)
            # Somebody may have begun meanwhile, or be done: a match has one room.
            room, task = self.rooms.get(match), self._loading.get(match)
            if room is not None:
                return room
            if task is None:
                task = asyncio.ensure_future(self._load(kept, entries))
                self._loading[match] = task
                task.add_done_callback(lambda _: self._loading.pop(match, None))
        return self.rooms.get(match) or await asyncio.shield(task)

    async def _load(self, kept: Kept, entries: list[bytes]) -> Room:
        store = self.house.store
        alive = await store.nodes()
        entries += await store.read(kept.match, after=len(entries))
        match = await self._wake(kept, entries)
        room = self.rooms[kept.match] = Room(self.house, match)
        room.bury(alive)
        room.heard(self._news.pop(kept.match, 0))
        return room

    async def _wake(self, kept: Kept, entries: list[bytes]) -> Match:
        """The match from its last snapshot. If there is none that fits, they are made beside the
        loop, and if even that fails, here, with breaks."""
        rows = await self.archive.find(kept.match) if len(entries) > EVERY else []
        match = begin(kept, entries, find_fitting(kept, entries, rows))
        if len(entries) - len(match.log) > 2 * EVERY:
            try:
                made = _made(await self._jobs.do(MakeSnapshots(kept, entries)))
            except GameError as error:
                _log.warning("no snapshots of %s: %s", kept.match, error.key)
            else:
                self.archive.keep_all(kept.match, made)
                rows = [row for _, row in made]
                match = begin(kept, entries, find_fitting(kept, entries, rows))
        for number, entry in enumerate(entries[len(match.log) :], start=1):
            match.take(log.read_entry(entry))
            if is_due(match):
                self.archive.keep(kept.match, *take_snapshot(match))
            if number % BREATH == 0:
                await self.breathe()
        return match

    # Other processes, and the end.

    def _heard(self, match: str, seq: int) -> None:
        room = self.rooms.get(match)
        if room is not None:
            room.heard(seq)
        elif match in self._loading:
            self._news[match] = seq

    def _sweep(self) -> None:
        """Forgets rooms that nobody looks at, and people whose process is gone."""
        now, node = self.house.clock.now(), self.house.node
        for match, room in list(self.rooms.items()):
            if room.idle and now - room.idle_since > _FORGET_MS:
                self.rooms.pop(match).end()
        if any(self.housekeeper.wanted(room.match) for room in self.rooms.values()):
            self.spawn(self.housekeeper.renew(self.rooms.values()))
        if now - self._cleared > _CLEAR_MS:
            self._cleared = now
            self.spawn(self.housekeeper.clear(self.rooms.keys()))
        if now - self._measured > _MEASURE_MS:
            self._measured = now
            self.spawn(self.measure())
        elsewhere = [room for room in self.rooms.values() if room.match.is_elsewhere(node)]
        if elsewhere:
            self.spawn(self._bury(elsewhere))
        if not self._draining:
            self.house.clock.after(_SWEEP_MS, self._sweep)

    async def measure(self) -> None:
        """How much is kept by now."""
        try:
            self.use.kept = await self.house.store.size()
        except StorageTrouble:
            return

    async def _bury(self, rooms: list[Room]) -> None:
        try:
            alive = await self.house.store.nodes()
        except StorageTrouble:
            return
        for room in rooms:
            room.bury(alive)

    async def drain(self) -> None:
        """Finishes what is under way; everybody is told to come back.

        Each room closes as soon as it rests: were they to rest all at once, many would play on.
        """
        self._draining = True
        for _ in range(_DRAIN_TRIES):
            self._dismiss(lambda room: not room.busy)
            if not self._tasks and not any(room.busy for room in self.rooms.values()):
                await self.archive.flush()
                return
            await asyncio.sleep(0.001)
        self._dismiss(lambda _: True)

    def _dismiss(self, done: Callable[[Room], bool]) -> None:
        for room in self.rooms.values():
            for listener in list(room.listeners) if done(room) else ():
                listener.close("restart")
