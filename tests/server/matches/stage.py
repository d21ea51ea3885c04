"""The stage of the match tests: people around a table, in a few words.

    table = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = table.people

    ann.plays("skip")

    assert bob.asked == "nope"

Hub, rooms and store are the real ones; only time is not: it passes when somebody waits, and one
millisecond for whatever anybody does. The first person opened the table and is its host; chairs
go by the order of names. Every answer is checked: exactly one to each command, and a refusal
has changed nothing.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeVar

import msgspec
import pytest

from purrlour.bots.search.levels import Effort
from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.languages import sentence
from purrlour.server.matches import entries as log
from purrlour.server.matches.hub import Hub, Turned
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.settings import GRACE
from purrlour.server.matches.thinker import Inline
from purrlour.server.storage.memory import MemoryStore
from tests.server.matches.device import Answer, Device
from tests.server.matches.virtual_time import VirtualClock, VirtualLoop

GAME = "exploding_kittens"
T = TypeVar("T")

LITTLE = Effort(rounds=8, each=4, daring=1.0)
"""What a hint is thought about here."""

_ids = count(1)


class Refusal(Exception):
    """Somebody is told why not."""

    def __init__(self, told: wire.Refused) -> None:
        super().__init__(told.key, told.text)
        self.key = told.key
        self.text = told.text


@contextmanager
def refused(key: str) -> Iterator[None]:
    """Somebody is told that this cannot be; the stage saw to it that nothing changed."""
    with pytest.raises((Refusal, GameError)) as caught:
        yield
    told = caught.value
    assert isinstance(told, Refusal | GameError)
    assert told.key == key
    text = told.text if isinstance(told, Refusal) else sentence(told, "en", GAME)
    assert text != key, "there is no sentence for it"


@contextmanager
def turned(key: str) -> Iterator[None]:
    """Somebody is not let in."""
    with pytest.raises(Turned) as caught:
        yield
    assert caught.value.key == key


def command(verb: str, /, **facts: object) -> wire.AnyCommand:
    """A command with an id of its own, unless one is given."""
    made: wire.AnyCommand = msgspec.convert(
        {"t": verb, "id": f"c{next(_ids)}", **facts}, wire.AnyCommand
    )
    return made


@dataclass
class Process:
    """One running server."""

    clock: VirtualClock
    store: MemoryStore
    hub: Hub


class Stage:
    """A parlour, and mostly one match in it."""

    def __init__(self, *, thinking: int | None = None, grace: int = GRACE) -> None:
        """`thinking`: milliseconds. `grace`: seconds that the house waits for people."""
        self.loop = VirtualLoop()
        weakref.finalize(self, self.loop.close)
        self._faults: list[dict[str, Any]] = []
        faults = self._faults
        self.loop.set_exception_handler(lambda _, fault: faults.append(fault))
        self._thinking = thinking
        self._grace = grace
        self.processes: list[Process] = []
        self.people: list[Person] = []
        self.match = ""
        """The match everybody means who does not say another."""
        self.shelf = MemoryStore(node="nobody")
        """What is stored, whatever trouble a process has with it."""
        self.run(self.shelf.open())
        self.begins_process()

    # Servers.

    def begins_process(self) -> Process:
        """One more server on the same store."""
        clock = VirtualClock(self.loop)
        node = f"node{len(self.processes)}"
        store = MemoryStore(node=node, shared=self.shelf, defer=clock.soon)
        pace = self._thinking
        defer = None if pace is None else lambda do: _discard(clock.after(pace, do))
        thinker = Inline(defer, effort=LITTLE)
        hub = Hub(store, clock, thinker, node=node, grace=self._grace)
        process = Process(clock, store, hub)
        self.processes.append(process)
        self.run(store.open())
        self.run(process.hub.open())
        return process

    def kills(self, process: Process) -> None:
        """No goodbyes: its connections are dead, its alarms never ring."""
        for person in self.people:
            for device in person.devices:
                if device.room is not None and device.room.house is process.hub.house:
                    device.closed = device.closed or "gone"
        process.clock.dead = process.store.trouble = True
        self.run(process.store.close())

    def restarts(self) -> None:
        """The server dies, and another one takes its place. People have to come back."""
        last = self.processes[-1]
        self.begins_process()
        self.kills(last)
        self.wait(0)

    @property
    def process(self) -> Process:
        """The one that was begun last."""
        return self.processes[-1]

    # Time.

    def run(self, coroutine: Coroutine[object, object, T]) -> T:
        """Carries something out to its end."""
        result = self.loop.run_until_complete(coroutine)
        self._check()
        return result

    def wait(self, seconds: float) -> None:
        """Time passes; and one millisecond, so that whatever is under way comes to its end."""
        self.run(asyncio.sleep(seconds + 0.001))

    def _check(self) -> None:
        assert not self._faults, f"something broke: {self._faults[0]}"

    @property
    def now(self) -> int:
        """Milliseconds since the stage was set."""
        return self.process.clock.now()

    # People.

    def opens(self, name: str | None = None, *, seats: int = 3, **wish: Any) -> Person:
        """Somebody opens a match, with a chair or without, and connects to it."""
        asked = wire.NewMatch(game=wish.pop("game", GAME), seats=seats, name=name, **wish)
        seated = self.run(self.process.hub.create(asked))
        self.match = seated.match
        return self._arrives(name or "host", seated)

    def joins(self, name: str, match: str = "", **wish: Any) -> Person:
        """Somebody takes a chair, and connects."""
        asked = wire.Joining(name=name, **wish)
        return self._arrives(name, self.run(self.process.hub.join(match or self.match, asked)))

    def watches(self, match: str = "") -> Person:
        """Somebody without a chair looks on."""
        watcher = Person(self, "watcher", match=match or self.match, token=None)
        self.people.append(watcher)
        watcher.comes()
        return watcher

    def _arrives(self, name: str, seated: wire.Seated) -> Person:
        person = Person(self, name, match=seated.match, token=seated.token)
        self.people.append(person)
        person.comes()
        return person

    # What is true.

    def entries(self, match: str = "") -> list[log.AnyEntry]:
        """The log as it is stored."""
        stored = self.run(self.shelf.read(match or self.match))
        return [log.read_entry(entry) for entry in stored]

    def kinds(self, match: str = "") -> list[str]:
        """The kinds of the entries, in order."""
        return [str(entry.__struct_config__.tag) for entry in self.entries(match)]

    def truth(self, match: str = "") -> Match:
        """The match as the log tells it, hidden things included."""
        kept = self.run(self.shelf.find(match or self.match))
        assert kept is not None
        return replayed(kept, self.run(self.shelf.read(kept.match)))

    @property
    def position(self) -> str:
        """Where the game stands, hidden things included."""
        truth = self.truth()
        assert truth.table is not None
        return truth.game.position(truth.table.state)

    @property
    def steps(self) -> list[str]:
        """The choices that stand, as in "Ann skip"; not those taken back."""
        truth = self.truth()
        assert truth.table is not None
        names = [chair.name or "bot" for chair in truth.chairs]
        return [f"{names[step.seat]} {step.action}" for step in truth.table.record.steps]


class Person:
    """Somebody with a token, or a watcher without one, and their devices."""

    def __init__(self, stage: Stage, name: str, *, match: str, token: str | None) -> None:
        self.stage = stage
        self.name = name
        self.match = match
        self.token = token
        self.devices: list[Device] = []

    @property
    def device(self) -> Device:
        """The one they use: the last that is connected, else the last."""
        return next((one for one in self.devices[::-1] if not one.closed), self.devices[-1])

    def comes(self, process: Process | None = None, *, v: int = 0, language: str = "en") -> Device:
        """Connects one more device; `v` is what it saw before."""
        device = Device(self.stage.loop)
        device.v = v
        hello = msgspec.convert(
            {"t": "hello", "match": self.match, "token": self.token, "v": v, "language": language},
            wire.Hello,
        )
        hub = (process or self.stage.process).hub
        device.room = self.stage.run(hub.enter(hello, device))
        self.devices.append(device)
        self.stage.wait(0)
        return device

    def goes(self, device: Device | None = None) -> None:
        """A device, or every device, loses its connection; the person is missed two seconds on."""
        for one in self.devices if device is None else [device]:
            if not one.closed:
                one.hang_up()
        self.stage.wait(0)

    def goes_for(self, seconds: float) -> None:
        """Loses the connection, and so much time passes."""
        self.goes()
        self.stage.wait(seconds)

    # Acts.

    def does(self, verb: str, /, **facts: object) -> Answer:
        """Sends a command and gets its answer; raises the refusal, if it is one."""
        return self.sends(command(verb, **facts))

    def sends(self, wanted: wire.AnyCommand, device: Device | None = None) -> Answer:
        """Sends this very command, from the device that they use or from this one."""
        device = device or self.device
        stage = self.stage
        before = stage.run(stage.shelf.read(self.match))
        known = len(device.answers[wanted.id])
        device.submit(wanted)
        stage.wait(0)
        answers = device.answers[wanted.id][known:]
        assert len(answers) == 1, f"{wanted} was answered {len(answers)} times"
        answer = answers[0]
        if isinstance(answer, wire.Refused):
            after = stage.run(stage.shelf.read(self.match))
            assert before == after, "refused, but something changed"
            raise Refusal(answer)
        return answer

    def plays(self, action: str) -> Answer:
        """Answers the question they are asked."""
        assert self.device.decision is not None, f"{self.name} is not asked"
        return self.does("play", action=action, decision=self.device.decision)

    # What they see.

    @property
    def seat(self) -> int:
        """Their chair."""
        return self.device.seat

    @property
    def about(self) -> wire.About:
        """The table around the game."""
        return self.device.about

    @property
    def phase(self) -> str:
        """How far the match is."""
        return self.device.about.phase

    @property
    def asked(self) -> str:
        """The kind of question that waits for them; empty if none does."""
        return next((one.kind for one in self.device.pending if one.seat == self.seat), "")

    @property
    def left(self) -> int | None:
        """Milliseconds they had left when they were last told."""
        return next(one.left for one in self.device.pending if one.seat == self.seat)

    @property
    def hand(self) -> list[str]:
        """Their cards."""
        found: list[str] = self.device.view["hand"]
        return found

    @property
    def told(self) -> list[str]:
        """The kinds of all notes in their stream."""
        return [note.kind for note in self.device.notes]

    def is_paused(self) -> bool:
        """Whether they see the clocks stand still."""
        return self.device.paused

    def chair(self, who: Person | int) -> wire.Person:
        """A chair as they see it."""
        return self.about.chairs[who if isinstance(who, int) else who.seat]


def _discard(_: object) -> None:
    """What a caller does not want."""
