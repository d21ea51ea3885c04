"""Screens: what somebody was told, over all their lines, kept as a good client keeps it."""

from __future__ import annotations

from itertools import count
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from purrlour.engine.decision import WATCHER
from purrlour.server import wire
from purrlour.server.matches.updates import encode
from tests.server.virtual import Process, Socket, World

C = TypeVar("C", bound=wire.Command)

read = msgspec.json.Decoder(wire.FromServer).decode

FAULTS = ("server-fault",)
"""Refusals that nobody should ever see."""
TRUTHS = (
    "seat",
    "about",
    "view",
    "pending",
    "decision",
    "choices",
    "anytime",
    "undo",
    "wish",
    "order",
    "paused",
    "ending",
)
"""What an update tells anew, if it changed."""


class Screen:
    """Somebody at a table, or beside it without a token."""

    def __init__(self, world: World, name: str, token: str | None = None) -> None:
        self.world = world
        self.name = name
        self.token = token
        self.socket: Socket | None = None
        self.heard: list[tuple[int, bytes]] = []
        """Every frame, and when it came."""
        self.told: dict[str, Any] = {}
        """The last that was told of each of TRUTHS."""
        self.v = 0
        self.notes: list[wire.Note] = []
        self.byes: list[str] = []
        self.answers: dict[str, list[wire.FromServer]] = {}
        """By command."""
        self.asked: dict[str, bytes] = {}
        """Commands that were sent, by name."""
        self._ids = count(1)
        self._line = 0

    # The line.

    @property
    def here(self) -> bool:
        """Whether the line is open."""
        return self.socket is not None and self.socket.open

    def connect(self, process: Process | None = None) -> Screen:
        """Opens a line and goes on where the last one ended."""
        self.drop()
        self._line += 1
        line = self._line
        self.socket = Socket(
            process or self.world.processes[0], lambda frame: self._hear(line, frame)
        )
        hello = wire.Hello(match=self.world.kept.match, token=self.token, v=self.v)
        self.socket.greet(encode(hello))
        return self

    def drop(self) -> None:
        """Hangs up."""
        if self.socket is not None:
            self.socket.drop()

    def send(self, kind: type[C], **facts: Any) -> str:
        """Sends a command with a new name, and says which."""
        name = f"{self.name}-{next(self._ids)}"
        self.say(name, encode(kind(id=name, **facts)))
        return name

    def say(self, name: str, frame: bytes) -> None:
        """Sends a frame, maybe once more."""
        if self.socket is not None:
            self.asked[name] = frame
            self.socket.say(frame)

    def play(self, action: str) -> str:
        """Answers the open question, or does what needs none."""
        anytime = action in self.told.get("anytime", ())
        decision = None if anytime else self.decision
        return self.send(wire.Play, action=action, decision=decision)

    # What was told.

    @property
    def seat(self) -> int:
        """The chair."""
        return int(self.told.get("seat", WATCHER))

    @property
    def decision(self) -> int | None:
        """The number of the open question."""
        number: int | None = self.told.get("decision")
        return number

    @property
    def choices(self) -> list[str]:
        """What may be answered."""
        return list(self.told.get("choices", ()))

    def refusals(self) -> list[str]:
        """Why commands were refused, in order."""
        return [
            answer.key
            for answers in self.answers.values()
            for answer in answers
            if isinstance(answer, wire.Refused)
        ]

    def forget(self) -> None:
        """A new page that knows nothing."""
        self.v = 0
        self.notes.clear()

    def _hear(self, line: int, frame: bytes) -> None:
        assert line == self._line, "a line that was hung up still talks"
        self.heard.append((self.world.time.now, frame))
        told: wire.FromServer = read(frame)
        if isinstance(told, wire.Update):
            self._follow(told)
        elif isinstance(told, wire.Bye):
            self.byes.append(told.key)
        else:
            assert not isinstance(told, wire.Refused) or told.key not in FAULTS
            self.answers.setdefault(told.id, []).append(told)

    def _follow(self, update: wire.Update) -> None:
        """R7: one update follows upon the other, and no note is lost or told twice."""
        assert update.since == self.v, f"{self.name} is at {self.v}, told since {update.since}"
        assert [note.n for note in update.notes] == list(range(self.v + 1, update.v + 1))
        self.v = update.v
        self.notes += update.notes
        for name in () if update.acks is UNSET else update.acks:
            self.answers.setdefault(name, []).append(wire.Ack(name, update.v))
        for name in TRUTHS:
            value = getattr(update, name)
            if value is not UNSET:
                self.told[name] = value


def gather(world: World, *, watchers: int = 1) -> list[Screen]:
    """Everybody at their screens: one for each chair, then those who watch."""
    screens = [
        Screen(world, f"p{chair}", token).connect() for chair, token in enumerate(world.tokens)
    ]
    screens += [Screen(world, f"w{number}").connect() for number in range(watchers)]
    world.settle()
    return screens
