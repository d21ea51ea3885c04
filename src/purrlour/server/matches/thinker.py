"""Thinker: who thinks for bots, and for people who want a hint.

They get a seat's view and choices, and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias, final

import msgspec

from purrlour.bots.search.levels import Effort
from purrlour.engine.build import FOLDER, fastest
from purrlour.engine.view import View
from purrlour.server.matches.bot_queue import FairQueue
from purrlour.server.matches.mind import (
    Answer,
    AnyQuestion,
    Consultation,
    Question,
    advise,
    decide,
)
from purrlour.server.matches.worker import Worker
from purrlour.server.views import view_bytes
from purrlour.server.wire import Counsel

Done: TypeAlias = Callable[[str | None], None]
"""Called once for each thought, in the thread of the event loop, with one of its choices.

None: it failed, came too late, or was none of them. Only a thinker that is closed calls nobody:
for a match that goes on after a restart nothing has failed."""
Advised: TypeAlias = Callable[[Counsel | None], None]
"""The same, for somebody who wanted advice."""

_log: Final = logging.getLogger(__name__)

_START: Final = 30.0
"""Seconds that a worker has to get ready."""
_BREATH: Final = 1.0
"""Seconds before another try, after a worker that did not."""
_TRIES: Final = 2
"""A thought that ended so many processes is to blame itself."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has to think about. Its whims are in the seed: same thought, same answer."""

    match: str
    """Matches take turns."""
    game: str
    bot: str
    seat: int
    view: View
    choices: list[str]
    seed: int
    deadline_ms: int
    """Afterwards nobody wants to know any more."""
    urgent: bool = False
    """Whether it comes before those that may be answered later."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What somebody wants advice on. The same doubt gets the same advice, if there is time."""

    match: str
    game: str
    view: View
    choices: list[str]
    seed: int
    deadline_ms: int


class Thinker(ABC):
    """Answers for bots, and advises people."""

    @abstractmethod
    def think(self, thought: Thought, done: Done) -> None:
        """Starts to think; returns at once, or as soon as it can."""

    @abstractmethod
    def advise(self, doubt: Doubt, done: Advised) -> None:
        """The same, for somebody who does not know what to do."""

    def warm(self) -> None:  # noqa: B027 - not every thinker has something to start
        """Bots have sat down somewhere: they will have to think soon."""

    async def open(self) -> None:  # noqa: B027 - not every thinker has something to open
        """Gets ready."""

    async def close(self) -> None:  # noqa: B027 - see open
        """Ends all that is under way. Who waits hears nothing: they will ask again elsewhere."""


@final
class Inline(Thinker):
    """Thinks here and now. Answers at once, or when `defer` does what it is given."""

    def __init__(
        self,
        defer: Callable[[Callable[[], None]], None] | None = None,
        *,
        effort: Effort | None = None,
    ) -> None:
        self._defer = defer
        self._effort = effort
        """Of advice, if it is not the game's own."""

    def think(self, thought: Thought, done: Done) -> None:
        choice = _valid(thought, _decided(thought))
        self._soon(lambda: done(choice))

    def advise(self, doubt: Doubt, done: Advised) -> None:
        counsel = _sound(doubt, _advised(doubt, self._effort))
        self._soon(lambda: done(counsel))

    def _soon(self, tell: Callable[[], None]) -> None:
        if self._defer is None:
            tell()
        else:
            self._defer(tell)


def _decided(thought: Thought) -> str | None:
    try:
        return decide(
            thought.game,
            thought.bot,
            view=thought.view,
            choices=thought.choices,
            seed=thought.seed,
            ms=thought.deadline_ms,
        )
    except Exception as error:  # noqa: BLE001 - as in a worker
        _failed(thought, type(error).__name__)
        return None


def _advised(doubt: Doubt, effort: Effort | None) -> Counsel | None:
    try:
        return advise(
            doubt.game,
            view=doubt.view,
            choices=doubt.choices,
            seed=doubt.seed,
            ms=doubt.deadline_ms,
            effort=effort,
        )
    except Exception as error:  # noqa: BLE001 - as in a worker
        _failed(doubt, type(error).__name__)
        return None


def _sound(doubt: Doubt, counsel: Counsel | None) -> Counsel | None:
    """The advice, if it is about these choices."""
    if counsel is None or not counsel.choices:
        return None
    known = all(one.action in doubt.choices for one in counsel.choices)
    return counsel if known else None


def _valid(thought: Thought, choice: str | None) -> str | None:
    """The choice, if it is one."""
    return choice if choice in thought.choices else None


def _failed(matter: Thought | Doubt, kind: str) -> None:
    who = "a hint" if isinstance(matter, Doubt) else f"bot {matter.bot}"
    _log.warning("%s of %s failed: %s", who, matter.game, kind)


def _asked(matter: Thought | Doubt, *, ms: int, patience_ms: int) -> AnyQuestion:
    """The question to a worker that has so much time."""
    view = msgspec.Raw(view_bytes(matter.view))
    if isinstance(matter, Doubt):
        return Consultation(
            game=matter.game,
            view=view,
            choices=matter.choices,
            seed=matter.seed,
            ms=ms,
            patience_ms=patience_ms,
        )
    return Question(
        game=matter.game,
        bot=matter.bot,
        view=view,
        choices=matter.choices,
        seed=matter.seed,
        ms=ms,
        patience_ms=patience_ms,
    )


@final
class Workers(Thinker):
    """A bot pool: thinks in processes of its own, which start when they are first needed.

    One that is stuck or dies is replaced, and others go on; what it was asked is asked once more.
    A thought's deadline begins when it is asked for; the patience with a worker when it gets the
    thought, so that waiting in the queue harms no worker. Matches take turns.
    """

    def __init__(
        self,
        processes: int = 1,
        *,
        most: int = 10_000,
        patience: float = 3.0,
        storybook: Path | None = None,
        learned: Path | None = None,
    ) -> None:
        self._processes = processes
        self._storybook = storybook
        self._learned = learned
        self._patience = patience
        """Seconds for one thought; a worker that needs more is stuck."""
        self._waiting = FairQueue[_Task](most)
        self._idle: list[Worker] = []
        self._busy: dict[Worker, _Task] = {}
        self._starting: dict[Worker, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pause: asyncio.TimerHandle | None = None
        self._trusts_builds = True
        """Until a worker of another build than this process's did not get ready."""
        self._closed = False

    async def open(self) -> None:
        self._closed = False

    def think(self, thought: Thought, done: Done) -> None:
        self._put(_Task(thought, lambda answer: done(_valid(thought, answer.choice))))

    def advise(self, doubt: Doubt, done: Advised) -> None:
        self._put(_Task(doubt, lambda answer: done(_sound(doubt, answer.counsel))))

    def _put(self, task: _Task) -> None:
        loop = asyncio.get_running_loop()
        if self._closed:
            return
        task.deadline = loop.call_later(task.matter.deadline_ms / 1000, self._late, task)
        refused = self._waiting.put(task.matter.match, task, urgent=task.urgent)
        if refused is not None:
            refused.finish(Answer())
        self._go_on()

    def warm(self) -> None:
        if not (self._closed or self._idle or self._busy or self._starting or self._pause):
            self._start()

    async def close(self) -> None:
        self._closed = True
        if self._pause is not None:
            self._pause.cancel()
        for task in (*self._waiting.clear(), *self._busy.values()):
            task.forget()
        while self._tasks:
            await asyncio.wait(self._tasks)
        for worker in [*self._idle, *self._busy, *self._starting]:
            await worker.end()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are ready."""
        return [worker.pid for worker in [*self._idle, *self._busy]]

    # Handing out.

    def _go_on(self) -> None:
        """Gives whoever is free something to do, and starts those that are missing."""
        retired = self._retire()
        while self._waiting and self._idle:
            self._give(self._idle.pop(), self._waiting.take())
        missing = max(retired, len(self._waiting) - len(self._starting))
        room = self._processes - len(self._idle) - len(self._busy) - len(self._starting)
        if self._pause is None and not self._closed:
            for _ in range(min(missing, room)):
                self._start()

    def _build(self) -> Path:
        """The folder that workers import from: a faster build may come while we run."""
        return fastest() if self._trusts_builds else FOLDER

    def _retire(self) -> int:
        """Ends workers that are idle and of another build than the next would be."""
        build = self._build()
        slower = [worker for worker in self._idle if worker.build != build]
        for worker in slower:
            self._idle.remove(worker)
            worker.kill()
        if slower:
            _log.info("bots think with the build in %s from now on", build)
        return len(slower)

    def _give(self, worker: Worker, task: _Task) -> None:
        loop = asyncio.get_running_loop()
        self._busy[worker] = task
        task.tries += 1
        task.patience = loop.call_later(self._patience, self._stuck, worker)
        patience_ms = int(1000 * self._patience)
        worker.ask(_asked(task.matter, ms=task.left(loop.time()), patience_ms=patience_ms))

    def _late(self, task: _Task) -> None:
        if not task.urgent:  # else it is no failure: whoever has no time lets it be
            _failed(task.matter, "too late")
        task.tell(Answer())
        self._waiting.remove(task.matter.match, task)

    def _stuck(self, worker: Worker) -> None:
        worker.kill()  # `_gone` does the rest

    # Workers.

    def _start(self) -> None:
        loop = asyncio.get_running_loop()
        worker = Worker(
            self._heard,
            self._gone,
            build=self._build(),
            storybook=self._storybook,
            learned=self._learned,
        )
        self._starting[worker] = loop.call_later(_START, self._stuck, worker)
        starting = loop.create_task(self._started(worker))
        self._tasks.add(starting)
        starting.add_done_callback(self._tasks.discard)

    async def _started(self, worker: Worker) -> None:
        try:
            await worker.start()
        except OSError as error:
            _log.error("no process to think in: %s", error)
            self._drop(worker)

    def _heard(self, worker: Worker, answer: Answer | None) -> None:
        if worker in self._starting:
            self._starting.pop(worker).cancel()
            self._idle.append(worker)
        elif (task := self._busy.pop(worker, None)) is not None and answer is not None:
            if answer.failed:
                _failed(task.matter, answer.failed)
            task.finish(answer)
            self._idle.append(worker)
        else:  # it talks out of turn, or nonsense
            if task is not None:
                task.finish(Answer())
            worker.kill()
        self._go_on()

    def _gone(self, worker: Worker) -> None:
        task = self._busy.pop(worker, None)
        if task is not None and task.wanted and task.tries < _TRIES and not self._closed:
            task.rest()
            self._waiting.put(task.matter.match, task, urgent=task.urgent, first=True)
        elif task is not None:
            task.finish(Answer())
        self._drop(worker)

    def _drop(self, worker: Worker) -> None:
        """Forgets it. One that never got ready is replaced after a while, any other at once."""
        if worker in self._idle:
            self._idle.remove(worker)
        alarm = self._starting.pop(worker, None)
        if alarm is not None and not self._closed:
            alarm.cancel()
            if worker.build != FOLDER:
                self._trusts_builds = False
            self._pause = asyncio.get_running_loop().call_later(_BREATH, self._breathed)
        self._go_on()

    def _breathed(self) -> None:
        self._pause = None
        self._go_on()


@final
class Apart(Thinker):
    """Bots think in one place, people are advised from another: nobody waits for the other."""

    def __init__(self, bots: Thinker, hints: Thinker) -> None:
        self._bots = bots
        self._hints = hints

    def think(self, thought: Thought, done: Done) -> None:
        self._bots.think(thought, done)

    def advise(self, doubt: Doubt, done: Advised) -> None:
        self._hints.advise(doubt, done)

    def warm(self) -> None:
        self._bots.warm()

    async def open(self) -> None:
        await self._bots.open()
        await self._hints.open()

    async def close(self) -> None:
        await self._bots.close()
        await self._hints.close()


@final
class _Task:
    """Something that is thought about, and who waits for it. No answer is an empty one."""

    __slots__ = ("_done", "deadline", "matter", "patience", "tries")

    def __init__(self, matter: Thought | Doubt, done: Callable[[Answer], None]) -> None:
        self.matter = matter
        self.tries = 0
        """Workers that got it."""
        self.deadline: asyncio.TimerHandle | None = None
        self.patience: asyncio.TimerHandle | None = None
        """Of the worker that thinks about it."""
        self._done: Callable[[Answer], None] | None = done

    @property
    def urgent(self) -> bool:
        """Whether it comes before others."""
        return isinstance(self.matter, Thought) and self.matter.urgent

    @property
    def wanted(self) -> bool:
        """Whether somebody waits for it."""
        return self._done is not None

    def left(self, now: float) -> int:
        """Milliseconds until its deadline, by the clock of the loop."""
        return 0 if self.deadline is None else max(0, int(1000 * (self.deadline.when() - now)))

    def finish(self, answer: Answer) -> None:
        """It was thought about: tells who waits."""
        self.tell(answer)
        self.forget()

    def tell(self, answer: Answer) -> None:
        """Tells who waits, once; soon, so that what they do then cannot harm us."""
        done, self._done = self._done, None
        if done is not None:
            asyncio.get_running_loop().call_soon(done, answer)

    def rest(self) -> None:
        """Its worker is gone."""
        if self.patience is not None:
            self.patience.cancel()

    def forget(self) -> None:
        """Nobody thinks about it any more, and nobody is told."""
        self._done = None
        for alarm in (self.deadline, self.patience):
            if alarm is not None:
                alarm.cancel()
