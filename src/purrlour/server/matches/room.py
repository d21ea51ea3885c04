"""Room: a live match. One writer: everything goes through here, one thing after another.

An entry is folded into the match, stored and synced, and only then told. While the store works,
whatever comes waits, so nobody ever sees what is not on disk. If the store refuses, the match
is made anew from what is.
"""

from __future__ import annotations

import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import Final

from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import GameError
from purrlour.engine.wire import Wire
from purrlour.server import wire
from purrlour.server.clock import Alarm
from purrlour.server.matches import entries as log
from purrlour.server.matches import playing
from purrlour.server.matches.agenda import Duty, duties
from purrlour.server.matches.house import House
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.thinker import Thought
from purrlour.server.matches.updates import encode, first_update, update
from purrlour.server.matches.verbs.rights import carry_out, check_right
from purrlour.server.storage.base import StorageTrouble, Verdict

_WENT_MS: Final = 2_000
"""Somebody who reloads a page was never away."""
_RETRY_MS: Final = 1_000
"""After trouble with the store."""
_INBOX: Final = 256
_REFUSALS: Final = 128
_MOST_DUTIES: Final = 100
_THINK_MS: Final = 3_000
"""What a bot has not said by then, it says never."""
_THINKING: Final = "…"
"""Stands where a bot's choice will be; no action has this text."""

_logger = logging.getLogger(__name__)


class Room:
    """A match, those who look at it, and what they want."""

    def __init__(self, house: House, match: Match) -> None:
        self.house = house
        self.match = match
        match.fresh.clear()
        self.listeners: list[Listener] = []
        self.stored = len(match.log)
        """So many entries are on disk; more are in memory only while the store works."""
        self._busy = False
        self._behind = 0
        """Another process wrote up to here."""
        self._inbox: deque[Callable[[], None]] = deque()
        self._refusals: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self._alarm: Alarm | None = None
        self._thoughts: dict[int, str] = {}
        """By decision: what a bot will choose; empty if it could not say."""
        self._began = (house.clock.now(), match.at)
        self._asleep = True
        self.idle_since = house.clock.now()

    # Time.

    def now(self) -> int:
        """The match's own time. It stands still while nobody looks: down-time costs nobody."""
        began, at = self._began
        passed = 0 if self._asleep else self.house.clock.now() - began
        return max(at + passed, self.match.at)

    def _wake(self) -> None:
        if self._asleep:
            self._began = (self.house.clock.now(), self.now())
            self._asleep = False

    def _sleep(self) -> None:
        self._began = (self.house.clock.now(), self.now())
        self._asleep = True
        self.idle_since = self.house.clock.now()

    # Doors.

    @property
    def busy(self) -> bool:
        """Whether the store is at work for it."""
        return self._busy

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten: the store has it all."""
        return not self.listeners and not self._busy and not self._inbox

    def submit(self, listener: Listener, command: wire.AnyCommand) -> None:
        """Carries a command out, or refuses it; the answer goes to the listener."""
        if len(self._inbox) >= _INBOX:
            self.refuse(listener, command.id, GameError("too-fast"))
        else:
            self._queue(partial(self._handle, listener, command))

    def enter(self, listener: Listener, since: int) -> None:
        """Tells somebody new everything behind `since`, and everything from now on."""
        self._queue(partial(self._enter, listener, since))

    def leave(self, listener: Listener) -> None:
        """The connection is gone; whether its person is, we shall see."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            if listener.seat >= 0:
                gone = partial(self._queue, partial(self._check_presence, listener.seat))
                self.house.clock.after(_WENT_MS, gone)
            if not self.listeners:
                self._sleep()
                self._plan()

    def change(self, do: Callable[[], None], failed: Callable[[GameError], None]) -> None:
        """Runs something that takes entries; what it takes is stored and told like any other."""
        self._queue(partial(self._run, do, failed))

    def heard(self, seq: int) -> None:
        """Another process wrote to the log."""
        self._behind = max(self._behind, seq)
        self._queue(self._follow)

    def bury(self, alive: set[str]) -> None:
        """People who were connected to processes that are no more are away."""
        self._queue(partial(self._bury, alive))

    # One thing after another.

    def _queue(self, do: Callable[[], None]) -> None:
        if self._busy:
            self._inbox.append(do)
        else:
            do()
            self._next()

    def _next(self) -> None:
        while self._inbox and not self._busy:
            self._inbox.popleft()()

    def _handle(self, listener: Listener, command: wire.AnyCommand) -> None:
        seat, name = listener.seat, command.id
        match = self.match
        answered = match.answers.get((seat, name))
        if answered is not None:
            listener.send(encode(wire.Ack(name, answered)))
        elif (seat, name) in self._refusals:
            listener.send(self._refusals[seat, name])
        elif isinstance(command, wire.Ping):
            listener.send(encode(wire.Answer(name)))
        elif isinstance(command, wire.Why):
            self._why(listener, command)
        elif isinstance(command, wire.Again):
            self._again(listener, command)
        else:
            self._run(
                lambda: carry_out(match, seat, command, self.now()),
                partial(self._refuse_for_good, listener, name),
                partial(self._handle, listener, command),
                partial(self._refuse_unless_done, listener, name),
            )

    def _run(
        self,
        do: Callable[[], None],
        refused: Callable[[GameError], None],
        again: Callable[[], None] | None = None,
        troubled: Callable[[GameError], None] | None = None,
    ) -> None:
        """Takes entries and gives them to the store; `again` is run if somebody was faster."""
        try:
            do()
        except GameError as error:
            refused(error)
            return
        except Exception as error:  # noqa: BLE001 - a fault of ours must not end the match
            _logger.error("a verb failed: %s", type(error).__name__)
            self._roll_back()
            (troubled or refused)(GameError("server-fault"))
            return
        self._store(again or partial(self._run, do, refused), troubled or refused)

    def _store(
        self,
        again: Callable[[], None] | None = None,
        troubled: Callable[[GameError], None] | None = None,
    ) -> None:
        entries = self.match.log[self.stored :]
        if entries:
            self._busy = True
            over = self.match.phase == "over"
            told = partial(self._told, again, troubled)
            self.house.store.append(
                self.match.kept.match, self.stored + 1, entries, told, over=over
            )

    def _told(
        self,
        again: Callable[[], None] | None,
        troubled: Callable[[GameError], None] | None,
        verdict: Verdict,
    ) -> None:
        if verdict is Verdict.STORED:
            self.stored = len(self.match.log)
            self._busy = False
            self._publish()
            self._next()
        else:
            self._roll_back()
            if verdict is Verdict.CONFLICT:
                self.house.spawn(self._catch_up(again, troubled))
            else:
                self.house.spawn(self._catch_up(None, troubled))

    def _roll_back(self) -> None:
        """Forgets what is not on disk."""
        self.match = replayed(self.match.kept, self.match.log[: self.stored])
        self.match.fresh.clear()
        self._thoughts.clear()

    # Other processes.

    def _follow(self) -> None:
        if self._behind > self.stored:
            self._busy = True
            self.house.spawn(self._catch_up(None, None))

    async def _catch_up(
        self, again: Callable[[], None] | None, troubled: Callable[[GameError], None] | None
    ) -> None:
        """Reads what others wrote, tells it, and goes on. `again` tries once more after that."""
        try:
            entries = await self.house.store.read(self.match.kept.match, after=self.stored)
        except StorageTrouble:
            entries = []
            again = None
            self.house.clock.after(_RETRY_MS, partial(self._queue, self._follow))
        for entry in entries:
            self.match.take(log.read_entry(entry))
        self.stored = len(self.match.log)
        if self.match.at > self.now():
            self._began = (self.house.clock.now(), self.match.at)
        self._busy = False
        if entries:
            self._publish()
        if again is not None:
            again()
        elif troubled is not None:
            troubled(GameError("storage-trouble"))
        else:
            self._plan(soonest=_RETRY_MS)
        self._next()

    def _bury(self, alive: set[str]) -> None:
        dead = [
            (seat, node)
            for seat, chair in enumerate(self.match.chairs)
            for node in sorted(chair.nodes - alive)
        ]
        now = self.now()
        for seat, node in dead:
            self.match.take(log.Went(at=now, chair=seat, node=node))
        self._store()

    # People who come and go.

    def _enter(self, listener: Listener, since: int) -> None:
        match, seat = self.match, listener.seat
        self.listeners.append(listener)
        self._wake()
        since = since if 0 <= since <= match.stream(seat) else 0
        listener.seen = match.stream(seat)
        listener.send(first_update(match, seat, since=since, now=self.now()))
        if seat >= 0:
            self._check_presence(seat)
        if not self._busy:
            self._ask_bots()
            self._plan()

    def _check_presence(self, seat: int) -> None:
        """Whether the person of a chair is here with us, as the log should have it."""
        chair, node = self.match.chairs[seat], self.house.node
        here = any(listener.seat == seat for listener in self.listeners)
        now = self.now()
        if here and node not in chair.nodes and chair.name:
            self.match.take(log.Came(at=now, by=seat, chair=seat, node=node))
            if chair.stood_in:
                self.match.take(log.Back(at=now, by=seat, chair=seat))
        elif not here and node in chair.nodes:
            self.match.take(log.Went(at=now, by=seat, chair=seat, node=node))
        self._store()

    # Answers.

    def refuse(self, listener: Listener, name: str, error: GameError) -> None:
        """Tells somebody why not."""
        listener.send(self._refusal(listener, name, error))

    def _refusal(self, listener: Listener, name: str, error: GameError) -> bytes:
        text = self.house.sentence(error, listener.language, self.match.kept.game)
        return encode(wire.Refused(name, error.key, text, error.facts, error.clause))

    def _refuse_for_good(self, listener: Listener, name: str, error: GameError) -> None:
        """The same command gets the same answer, whatever happens meanwhile."""
        frame = self._refusal(listener, name, error)
        listener.send(frame)
        if listener.seat != WATCHER:  # watchers have no names for their commands to belong to
            self._refusals[listener.seat, name] = frame
            if len(self._refusals) > _REFUSALS:
                self._refusals.popitem(last=False)

    def _refuse_unless_done(self, listener: Listener, name: str, error: GameError) -> None:
        """After trouble the store may have it all the same; then the answer is out already."""
        if (listener.seat, name) not in self.match.answers:
            self.refuse(listener, name, error)

    def _why(self, listener: Listener, command: wire.Why) -> None:
        match, table, seat = self.match, self.match.table, listener.seat
        try:
            check_right(match, seat, "seat")
            if table is None:
                raise GameError("not-playing")
            table.check(seat, match.game.parse(command.action))
        except GameError as error:
            self.refuse(listener, command.id, error)
        else:
            facts: dict[str, Wire] = {"legal": True}
            listener.send(encode(wire.Answer(command.id, facts)))

    def _again(self, listener: Listener, command: wire.Again) -> None:
        match, seat = self.match, listener.seat
        try:
            check_right(match, seat, "host")
            if match.phase != "over":
                raise GameError("not-over")
            if match.next:
                raise GameError("already-again")
        except GameError as error:
            self._refuse_for_good(listener, command.id, error)
            return
        self._busy = True
        self.house.spawn(self._open_again(listener, command))

    async def _open_again(self, listener: Listener, command: wire.Again) -> None:
        seat = listener.seat
        try:
            made = await self.house.again(self.match)
        except StorageTrouble:
            self._busy = False
            self.refuse(listener, command.id, GameError("storage-trouble"))
            self._next()
            return
        self.match.take(
            log.Again(at=self.now(), by=seat, cmd=command.id, match=made.match, code=made.code)
        )
        self._busy = False
        self._store(
            partial(self._handle, listener, command),
            partial(self._refuse_unless_done, listener, command.id),
        )
        self._next()

    def _publish(self) -> None:
        """Tells every listener what happened, a frame each; those of one chair share it."""
        match = self.match
        fresh, match.fresh = match.fresh, []
        if match.at > self.now():
            self._began = (self.house.clock.now(), match.at)
        now = self.now()
        for entry, _, _ in fresh:
            if type(entry) is log.Swapped:
                self._reseat(entry)
            elif type(entry) is log.Kicked or type(entry) is log.Left:
                self._part(entry)
        frames: dict[tuple[int, int], bytes] = {}
        for listener in tuple(self.listeners):  # one that is too slow drops out on the way
            seat, since = listener.seat, listener.seen
            if since == match.stream(seat):
                continue  # nothing of this is for them
            key = (seat, since)
            if key not in frames:
                frames[key] = update(match, fresh, seat, since=since, now=now)
            listener.seen = match.stream(seat)
            listener.send(frames[key])
        self._ask_bots()
        self._plan()

    def _reseat(self, entry: log.Swapped) -> None:
        change = {entry.one: entry.other, entry.other: entry.one}
        for listener in self.listeners:
            listener.seat = change.get(listener.seat, listener.seat)

    def _part(self, entry: log.Kicked | log.Left) -> None:
        """Whoever has no chair any more hears nothing that is meant for it."""
        key = "kicked" if type(entry) is log.Kicked else "left"
        for listener in [one for one in self.listeners if one.seat == entry.chair]:
            self.listeners.remove(listener)
            if key == "left" and entry.cmd:
                listener.send(encode(wire.Ack(entry.cmd, self.match.stream(entry.chair))))
            listener.close(key)
        if not self.listeners:
            self._sleep()

    # What a match does by itself.

    def _ask_bots(self) -> None:
        match, table = self.match, self.match.table
        pending = match.pending()
        if table is None or self._asleep or not any(chair.bot for chair in match.chairs):
            return
        self._thoughts = {n: text for n, text in self._thoughts.items() if n in pending}
        for number, decision in pending.items():
            seat = decision.seat
            bot = match.chairs[seat].bot
            if bot and number not in self._thoughts:
                self._thoughts[number] = _THINKING
                choices = [action.text() for action in table.legal(seat)]
                thought = Thought(
                    game=match.kept.game,
                    bot=bot,
                    seat=seat,
                    view=table.view(seat),
                    choices=choices,
                    seed=playing.whim(match, seat),
                    deadline_ms=_THINK_MS,
                )
                self.house.thinker.think(thought, partial(self._thought, number))

    def _thought(self, number: int, choice: str | None) -> None:
        if self._thoughts.get(number) == _THINKING:
            self._thoughts[number] = choice or ""
            self._queue(self._plan)

    def _plan(self, *, soonest: int = 0) -> None:
        """Sets the alarm for what is due next."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._asleep or self._busy:
            return
        due = next((duty.due for duty in duties(self.match) if self._ready(duty)), None)
        if due is not None:
            delay = max(due - self.now(), soonest, 0)
            self._alarm = self.house.clock.after(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._queue(self._do_duties)

    def _ready(self, duty: Duty) -> bool:
        return duty.kind != "bot" or self._thoughts.get(duty.number, _THINKING) != _THINKING

    def _do_duties(self) -> None:
        """All that is due by now; a window that runs out closes for all at once."""
        if self._asleep:
            return
        now = self.now()
        for _ in range(_MOST_DUTIES):
            due = [duty for duty in duties(self.match) if duty.due <= now and self._ready(duty)]
            if not due:
                break
            self._do(due[0], now)
        self._store()
        if not self._busy:
            self._plan()

    def _do(self, duty: Duty, now: int) -> None:
        match = self.match
        if duty.kind == "mix":
            playing.deal(match, now)
        elif duty.kind == "grace":
            bot = match.settings.stand_in
            match.take(log.BotSat(at=now, chair=duty.seat, bot=bot, absent=True))
        elif duty.kind == "bot":
            choice = self._thoughts.pop(duty.number)
            try:
                playing.play(match, duty.seat, choice, at=now, decision=duty.number, why="bot")
            except GameError:
                playing.fall_back(match, duty.seat, at=now, why="bot")
        else:
            playing.fall_back(match, duty.seat, at=now, why=duty.kind)
