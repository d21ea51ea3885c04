"""People who send everything several times, from several tabs, over bad lines."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import msgspec
from msgspec import UNSET, UnsetType

from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.room import Room
from tests.server.matches.stage import Person, Process, command
from tests.server.matches.tables import lobby

BATCH = 6
"""Commands that are given at about the same time."""


class _Frame(msgspec.Struct):
    """What matters here of any frame."""

    t: str
    id: str = ""
    v: int = 0
    since: int = 0
    acks: list[str] = []
    key: str = ""
    decision: int | None | UnsetType = UNSET
    choices: list[str] | UnsetType = UNSET


_read = msgspec.json.Decoder(_Frame).decode


class Tab(Listener):
    """A connection that remembers little: there are many of them."""

    def __init__(self, person: Sender, process: Process) -> None:
        super().__init__()
        self.person = person
        self.process = process
        self.room: Room | None = None
        self.alive = True

    def send(self, frame: bytes) -> None:
        if not self.alive:
            return
        told = _read(frame)
        person = self.person
        node = self.process.hub.house.node
        if told.t == "update":
            for name in told.acks:
                person.answers[name].append(Given(node, "ack", told.since + 1, told.v))
            if told.decision is not UNSET:
                person.decision = told.decision
            if told.choices is not UNSET:
                person.choices = told.choices
        else:
            what = told.key if told.t == "refused" else told.t
            person.answers[told.id].append(Given(node, what, told.v, told.v))

    def close(self, key: str) -> None:  # noqa: ARG002 - whatever the reason
        self.alive = False


@dataclass(frozen=True)
class Given:
    """An answer that somebody got."""

    node: str
    """The process that gave it."""
    what: str
    """`ack`, `answer`, or the key of a refusal."""
    least: int
    most: int
    """Where in the stream it was carried out, as far as the answer tells."""


@dataclass
class Sender:
    """Somebody with a token and a habit of sending things twice."""

    person: Person
    tabs: list[Tab] = field(default_factory=list)
    answers: defaultdict[str, list[Given]] = field(default_factory=lambda: defaultdict(list))
    sent: dict[str, wire.AnyCommand] = field(default_factory=dict)
    decision: int | None = None
    choices: list[str] = field(default_factory=list)


class Rehearsal:
    """One match of such people."""

    def __init__(self, seed: int, *, processes: int, restarts: bool) -> None:
        self.whim = Random(seed)
        self.stage = stage = lobby("Ann Bob Cleo", chat=True, pace=50)
        for _ in range(processes - 1):
            stage.begins_process()
        self.restarts = restarts
        self.kept = processes
        """So many processes run at a time."""
        self.senders = [Sender(person) for person in stage.people]
        for sender in self.senders:
            sender.person.goes()
            for number in range(3):
                self.connect(sender, stage.processes[number % processes])
        self.copies = 0

    # The net.

    def connect(self, sender: Sender, process: Process) -> None:
        """One more tab, which reads what was missed."""
        tab = Tab(sender, process)
        person = sender.person
        hello = wire.Hello(match=person.match, token=person.token)
        tab.room = self.stage.run(process.hub.enter(hello, tab))
        sender.tabs.append(tab)

    def cut(self, tab: Tab) -> None:
        """A line breaks; the tab comes back, perhaps through another process."""
        tab.alive = False
        tab.person.tabs.remove(tab)
        if tab.room is not None and not tab.process.clock.dead:
            self.stage.loop.call_soon(tab.room.leave, tab)
        self.connect(tab.person, self.whim.choice(self.stage.processes[-self.kept :]))

    def restart(self) -> None:
        """A process dies in the middle of its work, and another one is begun."""
        stage = self.stage
        (dead,) = self.whim.sample(stage.processes[-self.kept :], 1)
        stage.begins_process()
        stage.kills(dead)
        if stage.processes[-1 - self.kept] is not dead:  # the living ones are the last ones
            stage.processes.remove(dead)
            stage.processes.insert(-self.kept, dead)
        for sender in self.senders:
            for tab in [tab for tab in sender.tabs if tab.process is dead]:
                self.cut(tab)

    # The play.

    def give(self, commands: int) -> None:
        """So many commands, each several times, with breaks and restarts in between."""
        for _ in range(commands // BATCH):
            for _ in range(BATCH):
                sender = self.whim.choice(self.senders)
                self.post(sender, self.wish(sender))
            self.stage.wait(self.whim.uniform(0, 0.06))
            if self.whim.random() < 0.1:
                sender = self.whim.choice(self.senders)
                self.cut(self.whim.choice(sender.tabs))
            if self.restarts and self.whim.random() < 0.05:
                self.restart()
            self.repost()
        self.stage.wait(1)
        self.repost()
        self.stage.wait(1)

    def post(self, sender: Sender, wanted: wire.AnyCommand) -> None:
        """Several copies, each by any tab, sooner or later."""
        sender.sent[wanted.id] = wanted
        for _ in range(self.whim.randint(1, 5)):
            self.copies += 1
            self.stage.loop.call_later(self.whim.uniform(0, 0.2), self.put, sender, wanted)

    def put(self, sender: Sender, wanted: wire.AnyCommand) -> None:
        """One copy."""
        tab = self.whim.choice(sender.tabs)
        if tab.alive and tab.room is not None:
            tab.room.submit(tab, wanted)

    def repost(self) -> None:
        """Whoever lost the line before an answer came asks again, as clients do."""
        for sender in self.senders:
            for name, wanted in list(sender.sent.items())[-3 * BATCH :]:
                if not sender.answers[name] and self.whim.random() < 0.5:
                    self.copies += 1
                    self.put(sender, wanted)

    def wish(self, sender: Sender) -> wire.AnyCommand:
        """What they want now; sometimes nonsense."""
        whim = self.whim
        kind = whim.choices(list(_WISHES), list(_WISHES.values()))[0]
        if kind == "play" and sender.choices and sender.decision is not None:
            action = whim.choice(sender.choices)
            return command("play", action=action, decision=sender.decision)
        if kind == "play" and whim.random() < 0.8:  # mostly they know when they are not asked
            kind = "emote"
        facts: dict[str, dict[str, object]] = {
            "play": {"action": "draw", "decision": sender.decision or 1},
            "agree": {"yes": whim.random() < 0.8},
            "order": {"passing": whim.choice(["off", "turn", "end"])},
            "say": {"text": "miau"},
            "emote": {"emote": "purr"},
            "lock": {"on": whim.random() < 0.5},
            "swap": {"one": whim.randrange(3), "other": whim.randrange(3)},
            "host": {"chair": whim.randrange(3)},
            "arrange": {"settings": {"chat": whim.random() < 0.9, "pace": 50}},
            "pause": {"on": whim.random() < 0.5},
            "extend": {"seconds": 1},
        }
        return command(kind, **facts.get(kind, {}))

    # What became of it.

    def carried_out(self) -> tuple[Counter[str], dict[str, int]]:
        """How often each command had an effect, and where in its sender's stream."""
        effects: Counter[str] = Counter()
        places: dict[str, int] = {}
        public, private = 0, Counter[int]()
        for entry in self.stage.entries():
            if isinstance(entry, log.Ordered):
                private[entry.chair] += 1
            else:
                public += 1
            if entry.cmd:
                effects[entry.cmd] += 1
                places[entry.cmd] = public + private[entry.by]
        return effects, places

    def given(self) -> Iterator[tuple[str, list[Given]]]:
        """Every command and all answers to it."""
        for sender in self.senders:
            for name in sender.sent:
                yield name, sender.answers[name]


_WISHES = {
    "play": 50,
    "emote": 14,
    "say": 6,
    "order": 4,
    "undo": 3,
    "agree": 4,
    "away": 1,
    "back": 2,
    "start": 4,
    "lock": 2,
    "swap": 2,
    "host": 1,
    "arrange": 1,
    "pause": 1,
    "extend": 1,
    "ping": 1,
    "again": 1,
}
"""By verb: how often. Not `why`: a question that changes nothing may have a new answer."""
