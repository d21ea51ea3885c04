"""Room: a live match. One writer: everything goes through here, one thing after another.

An entry is folded into the match, stored and synced, and only then told. While the store works,
whatever comes waits, so nobody ever sees what is not on disk. If the store refuses, the match
is made anew from what is.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.faults import trace
from purrlour.server.matches import entries as log
from purrlour.server.matches.crowd import Crowd
from purrlour.server.matches.hints import Hints
from purrlour.server.matches.house import House
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.match import Match
from purrlour.server.matches.own_time import OwnTime
from purrlour.server.matches.people import HOST_ONLY
from purrlour.server.matches.replies import Replies
from purrlour.server.matches.snapshots import BREATH, go_on, is_due, take_snapshot
from purrlour.server.matches.steward import Steward
from purrlour.server.matches.updates import encode, first_update
from purrlour.server.matches.verbs.rights import carry_out, check_right
from purrlour.server.storage.base import StorageTrouble, Verdict

Do: TypeAlias = Callable[[], None]
Refuse: TypeAlias = Callable[[GameError], None]

_WENT_MS: Final = 2_000
"""Somebody who reloads a page was never away."""
_RETRY_MS: Final = 1_000
"""After trouble with the store."""
_INBOX: Final = 256

_logger = logging.getLogger(__name__)


class Room:
    """A match, those who look at it, and what they want."""

    def __init__(self, house: House, match: Match) -> None:
        self.house = house
        self.match = match
        match.fresh.clear()
        self.stored = len(match.log)
        """So many entries are on disk; more are in memory only while the store works."""
        self._busy = False
        self._behind = 0
        """Another process wrote up to here."""
        self._inbox: deque[Do] = deque()
        self._coming: list[Listener] = []
        """Those who wait to be let in."""
        self._crowd = Crowd()
        self._time = OwnTime(house.clock, match.at)
        self._replies = Replies(house.sentence, self._time.now)
        self._hints = Hints(house.thinker, self._replies, self._advised)
        self._steward = Steward(house, partial(self._queue, self._do_duties))

    # Questions.

    def now(self) -> int:
        """The match's own time."""
        return self._time.now()

    @property
    def listeners(self) -> list[Listener]:
        """Everybody who is connected."""
        return self._crowd.listeners

    @property
    def busy(self) -> bool:
        """Whether the store is at work for it."""
        return self._busy

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten: the store has it all."""
        return not self.listeners and not self._busy and not self._inbox

    @property
    def idle_since(self) -> int:
        """When the last one left, by the clock of the house."""
        return self._time.idle_since

    # Doors.

    def submit(self, listener: Listener, command: wire.AnyCommand) -> None:
        """Carries a command out, or refuses it; the answer goes to the listener."""
        if len(self._inbox) >= _INBOX:
            self._replies.refuse(self.match, listener, command.id, GameError("too-fast"))
        else:
            self._queue(partial(self._handle, listener, command))

    def enter(self, listener: Listener, since: int) -> None:
        """Tells somebody new everything behind `since`, and everything from now on."""
        # While they wait they may lose their chair, or it may change places.
        token = self.match.chairs[listener.seat].token if listener.seat >= 0 else ""
        self._coming.append(listener)
        self._queue(partial(self._enter, listener, since, token))

    def leave(self, listener: Listener) -> None:
        """The connection is gone; whether its person is, we shall see."""
        if listener in self._coming:
            self._coming.remove(listener)
        self._queue(partial(self._leave, listener))  # what it asked for before still counts

    def change(self, do: Do, failed: Refuse) -> None:
        """Runs something that takes entries; what it takes is stored and told like any other."""
        self._queue(partial(self._run, do, failed))

    def end(self) -> None:
        """It is forgotten. Who serves it lets go of it: else a circle of them would stay in memory
        until the collector comes, which is hours on a quiet server."""
        self._steward.end()
        self._hints.end()

    def heard(self, seq: int) -> None:
        """Another process wrote to the log."""
        self._behind = max(self._behind, seq)
        self._queue(self._follow)

    def bury(self, alive: set[str]) -> None:
        """People who were connected to processes that are no more are away."""
        self._queue(partial(self._bury, alive))

    # One thing after another.

    def _queue(self, do: Do) -> None:
        if self._busy:
            self._inbox.append(do)
        else:
            do()
            self._next()

    def _next(self) -> None:
        while self._inbox and not self._busy:
            self._inbox.popleft()()

    def _handle(self, listener: Listener, command: wire.AnyCommand) -> None:
        if listener not in self.listeners:
            return  # whoever was kicked or hung up meanwhile wants nothing any more
        match, seat, name = self.match, listener.seat, command.id
        if self._replies.repeat(match, listener, name):
            return
        if isinstance(command, wire.Ping):
            listener.send(encode(wire.Answer(name)))
        elif isinstance(command, wire.Why):
            self._why(listener, command)
        elif isinstance(command, wire.Hint):
            self._hints.ask(match, listener, command)
        elif self._replies.is_full(match, seat):
            self._replies.refuse(match, listener, name, GameError("too-fast"))
        elif isinstance(command, wire.Again):
            self._again(listener, command)
        else:
            # Compiled functions inside functions are cycles, and rubbish for the collector.
            self._run(
                partial(carry_out, match, seat, command, self.now()),
                partial(self._replies.refuse_for_good, match, listener, name),
                partial(self._handle, listener, command),
                partial(self._refuse_unless_done, listener, name),
            )

    def _run(
        self, do: Do, refused: Refuse, again: Do | None = None, troubled: Refuse | None = None
    ) -> None:
        """Takes entries and gives them to the store; `again` is run if somebody was faster."""
        try:
            do()
        except GameError as error:
            refused(error)
            return
        except Exception as error:  # noqa: BLE001 - a fault of ours must not end the match
            _logger.error("a verb failed: %s", trace(error))
            self._roll_back()
            (troubled or refused)(GameError("server-fault"))
            return
        self._store(again or partial(self._run, do, refused), troubled or refused)

    def _do_duties(self) -> None:
        if not self._time.asleep:
            work = partial(self._steward.work, self.match, self.now())
            self._run(work, self._put_off, self._plan, self._put_off)
            if not self._busy and not self._steward.planned:
                self._plan()

    def _put_off(self, _: GameError) -> None:
        self._plan(soonest=_RETRY_MS)

    def _plan(self, *, soonest: int = 0) -> None:
        if self._time.asleep or self._busy:
            self._steward.rest()
        else:
            self._steward.plan(self.match, self.now, soonest=soonest)

    # To the store, and from there to everybody.

    def _store(self, again: Do | None = None, troubled: Refuse | None = None) -> None:
        entries = self.match.log[self.stored :]
        if entries:
            self._busy = True
            self._steward.rest()
            over = self.match.phase == "over"
            told = partial(self._told, again, troubled)
            self.house.store.append(
                self.match.kept.match, self.stored + 1, entries, told, over=over
            )

    def _told(self, again: Do | None, troubled: Refuse | None, verdict: Verdict) -> None:
        if verdict is Verdict.STORED:
            self.stored = len(self.match.log)
            self._publish()
            self._go_on()
        else:
            self._roll_back()
            if verdict is Verdict.CONFLICT:
                self.house.spawn(self._catch_up(again, troubled))
            else:
                self.house.spawn(self._catch_up(None, troubled, pause=_RETRY_MS))

    def _publish(self) -> None:
        match = self.match
        fresh, match.fresh = match.fresh, []
        self._time.keep_up(match.at)
        for entry, _, _ in fresh:
            if type(entry) is log.Swapped:
                self._replies.swap(entry.one, entry.other)
            elif type(entry) is log.Sat:
                self._replies.forget(entry.chair)
        self._crowd.tell(match, fresh, self.now())
        if is_due(match):
            self.house.archive.keep(match.kept.match, *take_snapshot(match))
        if not self.listeners:
            self._time.sleep()

    def _go_on(self, *, pause: int = 0) -> None:
        """All is told, and nobody came in between: on with whatever waits."""
        self._busy = False
        self._plan(soonest=pause)
        self._next()

    def _roll_back(self) -> None:
        """Forgets what is not on disk."""
        old = self.match
        self.match = go_on(old.kept, old.log[: self.stored], old.snapshots)
        self.match.fresh.clear()
        self._steward.forget()

    # Other processes.

    def _follow(self) -> None:
        if self._behind > self.stored:
            self._busy = True
            self.house.spawn(self._catch_up(None, None))

    async def _catch_up(self, again: Do | None, troubled: Refuse | None, *, pause: int = 0) -> None:
        """Reads what others wrote, tells it, and goes on. `again` tries once more after that."""
        try:
            entries = await self.house.store.read(self.match.kept.match, after=self.stored)
        except StorageTrouble:
            entries = []
            again = None
            pause = _RETRY_MS
            self._behind = max(self._behind, self.stored + 1)  # as far as we know
            self._later(self._follow)
        for number, entry in enumerate(entries):
            self.match.take(log.read_entry(entry))
            if number % BREATH == BREATH - 1:
                await self.house.breathe()
        self.stored = len(self.match.log)
        if entries:
            self._publish()
        if again is not None:
            self._inbox.appendleft(again)
        elif troubled is not None:
            troubled(GameError("storage-trouble"))
        self._go_on(pause=0 if entries else pause)

    def _later(self, do: Do) -> None:
        """Tries again after trouble."""
        self.house.clock.after(_RETRY_MS, partial(self._queue, do))

    # People who come and go.

    def _enter(
        self, listener: Listener, since: int, token: str, *, caught_up: bool = False
    ) -> None:
        match = self.match
        if listener not in self._coming:
            return  # it went before it came in
        if since > match.stream(listener.seat) and not caught_up:
            # Another process told it of things that we have not heard of yet.
            self._busy = True
            again = partial(self._enter, listener, since, token, caught_up=True)
            self.house.spawn(self._catch_up(again, lambda _: listener.close("trouble")))
            return
        self._coming.remove(listener)
        if token:
            chairs = enumerate(match.chairs)
            found = next((number for number, chair in chairs if chair.token == token), None)
            if found is None:
                listener.close("kicked" if match.is_removed(token) else "bad-token")
                return
            listener.seat = found
        seat = listener.seat
        if seat == WATCHER and not match.settings.watch:
            listener.close("no-watch")
            return
        self.listeners.append(listener)
        self._time.wake()
        since = since if 0 <= since <= match.stream(seat) else 0
        listener.seen = match.stream(seat)
        listener.send(first_update(match, seat, since=since, now=self.now()))
        if seat != WATCHER:
            self._check_presence(seat)
        if not self._busy:
            self._plan()

    def _leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            if listener.seat != WATCHER:
                # By the token: meanwhile the chair may change places.
                gone = partial(self._miss, self._token(listener.seat))
                self.house.clock.after(_WENT_MS, partial(self._queue, gone))
            if not self.listeners:
                self._time.sleep()
                self._plan()

    def _token(self, seat: int) -> str:
        match = self.match
        return match.opened.token if seat == HOST_ONLY else match.chairs[seat].token

    def _check_presence(self, seat: int) -> None:
        """Whether a person is here with us, as the log should have it."""
        match, node, now = self.match, self.house.node, self.now()
        nodes = match.nodes(seat)
        here = self._crowd.has(seat)
        if here and node not in nodes and self._token(seat):
            match.take(log.Came(at=now, by=seat, chair=seat, node=node))
            if seat >= 0 and match.chairs[seat].stood_in:
                match.take(log.Back(at=now, by=seat, chair=seat))
        elif not here and node in nodes:
            match.take(log.Went(at=now, by=seat, chair=seat, node=node))
        again = partial(self._miss, self._token(seat))  # by then the seat may be another's
        self._store(again, lambda _: self._later(again))

    def _miss(self, token: str) -> None:
        """A while ago the connection of this token was cut, or could not be noted."""
        for seat in (HOST_ONLY, *range(self.match.seats)):
            if token and self._token(seat) == token:
                self._check_presence(seat)

    def _bury(self, alive: set[str]) -> None:
        seats = (HOST_ONLY, *range(self.match.seats))
        gone = [(seat, node) for seat in seats for node in sorted(self.match.nodes(seat) - alive)]
        now = self.now()
        for seat, node in gone:
            self.match.take(log.Went(at=now, chair=seat, node=node))
        self._store()

    # Answers.

    def _refuse_unless_done(self, listener: Listener, name: str, error: GameError) -> None:
        """After trouble the store may have it all the same; then the answer is out already."""
        if self.match.answered(listener.seat, name) is None:
            self._replies.refuse(self.match, listener, name, error)

    def _why(self, listener: Listener, command: wire.Why) -> None:
        match, table, seat = self.match, self.match.table, listener.seat
        try:
            check_right(match, seat, "seat")
            if table is None:
                raise GameError("not-playing")
            table.check(seat, match.game.parse(command.action))
        except GameError as error:
            self._replies.refuse(match, listener, command.id, error)
        else:
            listener.send(encode(wire.Answer(command.id, {"legal": True})))

    def _advised(self, number: int, counsel: wire.Counsel | None) -> None:
        """Somebody wanted a hint: they are told once nothing is under way to the store."""
        self._queue(partial(self._advise, number, counsel))

    def _advise(self, number: int, counsel: wire.Counsel | None) -> None:
        self._hints.tell(self.match, self.listeners, number, counsel)

    def _again(self, listener: Listener, command: wire.Again) -> None:
        match, seat = self.match, listener.seat
        try:
            check_right(match, seat, "host")
            if match.phase != "over":
                raise GameError("not-over")
            if match.next:
                raise GameError("already-again")
        except GameError as error:
            self._replies.refuse_for_good(match, listener, command.id, error)
            return
        self._busy = True
        self.house.spawn(self._open_again(listener, command))

    async def _open_again(self, listener: Listener, command: wire.Again) -> None:
        seat, name = listener.seat, command.id
        try:
            made = await self.house.again(self.match)
        except (StorageTrouble, GameError) as error:
            told = error if isinstance(error, GameError) else GameError("storage-trouble")
            self._replies.refuse(self.match, listener, name, told)
            self._go_on()
            return
        self.match.take(
            log.Again(at=self.now(), by=seat, cmd=name, match=made.match, code=made.code)
        )
        self._busy = False
        self._store(
            partial(self._handle, listener, command),
            partial(self._refuse_unless_done, listener, name),
        )
        self._next()
