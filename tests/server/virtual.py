"""A virtual world: time passes when we say so, processes die when we say so, stores fail likewise.

All but time and the wires is real: endpoint, connections, hub, rooms and stores are the server's
own, fed with the bytes of frames. So a match of an hour takes a few milliseconds, and the same
seed always gives the same story.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, TypeAlias, TypeVar

from purrlour.bots.search.levels import Effort
from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.auth.limits import Gate
from purrlour.server.auth.tokens import hash_token
from purrlour.server.bodies import Visit
from purrlour.server.config import Limits
from purrlour.server.desk import Desk, Text
from purrlour.server.endpoint import Endpoint, Message
from purrlour.server.luck import commitment, nonce_hash
from purrlour.server.matches import entries as log
from purrlour.server.matches.doors import Doors
from purrlour.server.matches.hub import Hub, turning
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.room import Room
from purrlour.server.matches.settings import Settings
from purrlour.server.matches.thinker import Advised, Done, Doubt, Inline, Thinker, Thought
from purrlour.server.matches.updates import encode
from purrlour.server.matches.verbs.chairs import sit
from purrlour.server.metrics import Metrics
from purrlour.server.pipe import EXTENSION, End, Pipe
from purrlour.server.problems import write_problem
from purrlour.server.storage.base import Kept
from purrlour.server.storage.memory import MemoryStore
from tests.server.virtual_time import ProcessClock, Time

T = TypeVar("T")

Request: TypeAlias = Callable[[Desk, Visit], Coroutine[Any, Any, object]]
"""One of those that HTTP offers."""

NAMES = ("Ann", "Bob", "Cyd", "Dot", "Eve", "Fay")
THINK_MS = 7
"""How long a bot thinks: less than any pace."""
LITTLE = Effort(rounds=2, each=1, daring=1.0)
"""What a hint is thought about."""
BOUNDLESS = Limits(
    socket_frames=100_000,
    seat_frames=100_000,
    address_frames=1_000_000,
    address_sockets=100_000,
    address_requests=100_000,
)
"""Limits are somebody else's test."""


def drive(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine that never waits: in this world, none does."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("it waits for something that is not of this world")


class Line(MemoryStore):
    """A process's line to the database they all share."""

    def cut(self) -> None:
        """The process is gone; what it wrote stays."""
        if self in self._shelf.stores:
            self._shelf.stores.remove(self)

    def written(self, match: str) -> list[bytes]:
        """The log of a match as the database has it, whatever the state of the line."""
        return self._shelf.logs[match]


class VirtualHub(Hub):
    """The hub without an event loop, which its tasks would need."""

    def __init__(self, store: Line, clock: ProcessClock, thinker: Thinker, *, node: str) -> None:
        super().__init__(store, clock, thinker, node=node)
        self.waiting: list[Coroutine[object, object, None]] = []

    def spawn(self, coroutine: Coroutine[object, object, None]) -> None:
        """A query takes a moment."""
        self.waiting.append(coroutine)
        self.house.clock.after(1, lambda: drive(self.waiting.pop(0)))

    def die(self) -> None:
        """Nobody waits any more."""
        while self.waiting:
            self.waiting.pop().close()

    async def breathe(self) -> None:
        """Nobody else waits."""

    async def _room(self, match: str, hello: wire.Hello | None = None) -> Room | None:
        if match in self.rooms:
            return self.rooms[match]
        kept = await self.house.store.find(match)
        if kept is None:
            return None
        entries = await self.house.store.read(match)
        if hello is not None:
            doors = Doors(entries)
            with turning(hello.token, doors.is_removed):
                doors.admit(hello.token)
        return await self._load(kept, entries)


class Pondering(Thinker):
    """Finds every answer at once, and gives it when the thought would be over."""

    def __init__(self, clock: ProcessClock, thinking: Callable[[Thought], int]) -> None:
        self._clock = clock
        self._thinking = thinking
        self._inline = Inline(effort=LITTLE)

    def think(self, thought: Thought, done: Done) -> None:
        later = partial(self._clock.after, self._thinking(thought))
        self._inline.think(thought, lambda choice: _forget(later(partial(done, choice))))

    def advise(self, doubt: Doubt, done: Advised) -> None:
        later = partial(self._clock.after, THINK_MS)
        self._inline.advise(doubt, lambda counsel: _forget(later(partial(done, counsel))))


def swift(thought: Thought) -> int:
    """Milliseconds that bots think, whatever it is about."""
    del thought
    return THINK_MS


class Process:
    """One process of the server."""

    def __init__(self, world: World, node: str) -> None:
        self.node = node
        self.world = world
        self.clock = ProcessClock(world.time, ahead=world.random.randrange(10**6))
        first: Line | None = world.processes[0].store if world.processes else None
        self.store: Line = Line(node=node, shared=first, defer=self._defer)
        thinker = Pondering(self.clock, world.thinking)
        self.hub = VirtualHub(self.store, self.clock, thinker, node=node)
        self.metrics = Metrics()
        gate = Gate(BOUNDLESS, self.clock)
        self.endpoint = Endpoint(self.hub, self.clock, gate=gate, metrics=self.metrics, origins=())
        self._desk = Desk(self.store, self.hub, self.metrics)
        self.sockets: list[Socket] = []
        drive(self.store.open())
        drive(self.hub.open())

    def _defer(self, do: Callable[[], None]) -> None:
        self.clock.after(self.world.latency(), do)

    @property
    def room(self) -> Room | None:
        """The match, if somebody looked at it here lately."""
        return self.hub.rooms.get(self.world.kept.match)

    def ask(self, do: Request, token: str | None, query: str = "") -> bytes:
        """What HTTP answers, refusals included."""
        headers = [] if token is None else [(b"authorization", f"Bearer {token}".encode())]
        scope: Any = {  # as much as our requests look at
            "type": "http",
            "headers": headers,
            "query_string": query.encode(),
            "path_params": {"match": self.world.kept.match},
        }
        try:
            found = drive(do(self._desk, Visit(scope)))
        except GameError as error:
            return write_problem(error, "en")[2]
        return found.body if isinstance(found, Text) else encode(found)

    def join(self, name: str, token: str, chair: int) -> None:
        """Somebody new sits down, by HTTP."""
        room = drive(self.hub._room(self.world.kept.match))
        assert room is not None
        wish = wire.Joining(name=name, chair=chair)
        room.change(lambda: _forget(sit(room.match, wish, hash_token(token), room.now())), _forget)

    def kill(self) -> None:
        """Ends here and now, whatever it was about to say."""
        self.clock.dead = True
        self.hub.die()
        self.store.cut()
        self.world.processes.remove(self)
        for socket in self.sockets:
            socket.lose()


class Socket(Pipe):
    """A line between one screen and one process."""

    def __init__(self, process: Process, hear: Callable[[bytes], None]) -> None:
        self.process = process
        self.open = True
        """Whether the client may still write."""
        self._hear = hear
        self._end: End | None = None
        process.sockets.append(self)

    def greet(self, hello: bytes) -> None:
        """Opens it and says hello."""
        coming: list[Message] = [
            {"type": "websocket.connect"},
            {"type": "websocket.receive", "text": hello.decode()},
        ]

        async def receive() -> Message:
            return coming.pop(0)

        async def send(_: Message) -> None:
            """All it says is that we are let in."""

        scope: Message = {"headers": [], "extensions": {EXTENSION: self}}
        drive(self.process.endpoint(scope, receive, send))

    def say(self, frame: bytes) -> None:
        """From the client."""
        if self.open and self._end is not None:
            self._end.receive(frame)

    def drop(self) -> None:
        """The client is gone."""
        if self.open:
            self.open = False
            self.process.sockets.remove(self)
            if self._end is not None:
                self._end.gone()

    def lose(self) -> None:
        """The process is gone: nobody is told."""
        self.open = False

    def attach(self, end: End) -> None:
        self._end = end

    def begin(self) -> None:
        """Frames come when the client has something to say."""

    def write(self, frame: bytes) -> None:
        if self.open:
            self._hear(frame)

    def close(self, code: int, reason: str) -> None:
        del code, reason
        self.process.clock.after(1, self.drop)

    def abort(self) -> None:
        self.process.clock.after(1, self.drop)


class World:
    """One match, the processes that serve it, and the time that passes meanwhile."""

    def __init__(
        self,
        game: str = "exploding_kittens",
        *,
        seats: int = 3,
        seed: int = 0,
        settings: Settings | None = None,
        options: dict[str, str] | None = None,
        processes: int = 1,
        latency: tuple[int, int] = (1, 5),
        promises: bool = False,
        begun: Sequence[bytes] = (),
        luck: int = 0,
        host_apart: bool = False,
        thinking: Callable[[Thought], int] = swift,
    ) -> None:
        """`promises`: everybody brings a nonce. `begun`: a log to go on from. `luck`: another
        secret behind the same commitment, which nobody can tell before the end. `host_apart`:
        the host has no chair. `thinking`: how long bots think about it."""
        self.random = Random(seed)
        self.thinking = thinking
        self.time = Time()
        self.seats = seats
        self._latency = latency
        self.processes: list[Process] = []
        self._nodes = count(1)
        told, secret = (sha256(f"secret {seed} {n}".encode()).digest() * 2 for n in (0, luck))
        version = GAMES[game].version
        self.kept = Kept(
            _text(f"match {seed}")[:22], "ABCDEF", game, version, secret, 0, until=1 << 60
        )
        self.tokens = [self.token(f"chair {chair}") for chair in range(seats)]
        opened = log.Opened(
            at=0,
            wall=0,
            game=game,
            version=version,
            seats=seats,
            options=options or {},
            commitment=commitment(told),
            settings=settings or Settings(),
            token=hash_token(self.token("host")) if host_apart else "",
        )
        entries: list[log.AnyEntry] = [opened]
        entries += [
            log.Sat(
                at=0,
                by=chair,
                chair=chair,
                name=NAMES[chair],
                token=hash_token(token),
                nonce=nonce_hash(self.nonce(token)) if promises else "",
            )
            for chair, token in enumerate(self.tokens)
        ]
        for _ in range(processes):
            self.start()
        written = begun or [log.write_entry(entry) for entry in entries]
        assert drive(self.processes[0].store.create(self.kept, written))

    def token(self, whose: str) -> str:
        """A token that looks like any other."""
        return _text(f"token {self.kept.match} {whose}")

    def nonce(self, token: str) -> str:
        """What somebody mixes into the luck."""
        return _text(f"nonce {token}")

    def latency(self) -> int:
        """How long the store takes this time."""
        least, most = self._latency
        return self.random.randint(least, most)

    def start(self) -> Process:
        """One process more."""
        process = Process(self, f"node-{next(self._nodes)}")
        self.processes.append(process)
        return process

    def restart(self) -> None:
        """All processes are killed, and as many started."""
        doomed = self.processes[:]
        for _ in doomed:  # the first of the new ones finds the database by one of the old
            self.start()
        for process in doomed:
            process.kill()

    def run(self, ms: int) -> None:
        """So much time passes."""
        self.time.run(ms)

    def settle(self) -> None:
        """Time passes until no store is at work."""
        while any(room is not None and room.busy for room in self.rooms):
            self.time.run(1)

    @property
    def rooms(self) -> list[Room | None]:
        """The match as each process has it, or has it not."""
        return [process.room for process in self.processes]

    @property
    def log(self) -> list[bytes]:
        """What is written: the truth."""
        return self.processes[0].store.written(self.kept.match)

    def truth(self) -> Match:
        """The match, made anew from what is written; all that ever happened is fresh."""
        return replayed(self.kept, self.log)


def _text(seed: str) -> str:
    return urlsafe_b64encode(sha256(seed.encode()).digest()).decode().rstrip("=")


def _forget(_: object) -> None:
    """For those who want nothing back."""
