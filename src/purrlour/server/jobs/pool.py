"""Jobs as the server sees them: one at a time for each address, with a deadline."""

from __future__ import annotations

import asyncio
import logging
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, final

import msgspec

from purrlour.engine.build import FOLDER, fastest
from purrlour.engine.errors import GameError
from purrlour.server.jobs.process import SIZE, framed
from purrlour.server.jobs.work import AnyJob, Done, do
from purrlour.server.matches.worker import environment

_DEADLINE: Final = 30.0
"""Seconds that a job may take; the start of its process counts."""
_MOST: Final = 4
"""Jobs of one address, with those that wait."""
_IDLE: Final = 60.0
"""Seconds after which a process without work ends."""
_CHUNK: Final = 1 << 20

_log: Final = logging.getLogger(__name__)
_write: Final = msgspec.msgpack.Encoder().encode
_read: Final = msgspec.msgpack.Decoder(Done).decode


class Jobs(ABC):
    """Does what takes long."""

    @abstractmethod
    async def do(self, job: AnyJob, address: str = "") -> bytes:
        """What the job gives; raises GameError if it is refused, takes too long or fails."""

    async def close(self) -> None:  # noqa: B027 - not all have something to close
        """Ends what is under way."""


@final
class InlineJobs(Jobs):
    """Here and now: for tests, and where nobody waits."""

    async def do(self, job: AnyJob, address: str = "") -> bytes:  # noqa: ARG002 - nobody waits
        return do(job)


@final
class ProcessJobs(Jobs):
    """In one process, which starts when it is first needed and ends when it was idle for long.

    Each address has one job at a time, and the others take turns with it.
    """

    def __init__(
        self, *, storybook: Path | None = None, deadline: float = _DEADLINE, idle: float = _IDLE
    ) -> None:
        self._storybook = storybook
        self._deadline = deadline
        self._idle = idle
        self._asked: Counter[str] = Counter()
        """Jobs by address, with those that wait."""
        self._locks: dict[str, asyncio.Lock] = {}
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._ending: set[asyncio.Task[int]] = set()
        """Processes that were ended, until they have."""
        self._alarm: asyncio.TimerHandle | None = None
        self._trusts_builds = True
        """Until a process failed: then only the build of this one is sure to work."""

    @property
    def pid(self) -> int:
        """Of the process; −1 while there is none."""
        return -1 if self._process is None else self._process.pid

    async def do(self, job: AnyJob, address: str = "") -> bytes:
        if job.is_short:
            return do(job)
        async with self._place(address), self._turn:
            self._stay()
            try:
                async with asyncio.timeout(self._deadline):
                    done = _read(await self._ask(_write(job)))
            except TimeoutError:
                raise GameError("job-too-long") from None
            except (OSError, EOFError, msgspec.MsgspecError) as error:
                _log.error("the process for long work is gone: %s", type(error).__name__)
                self._trusts_builds = False
                raise GameError("server-fault") from None
            finally:
                self._leave()
        if done.refused is not None:
            raise done.refused.error()
        if done.failed:
            _log.error("a job failed: %s", done.failed)
            raise GameError("server-fault")
        return done.given

    async def close(self) -> None:
        self._stay()
        self._end()
        while self._ending:
            await asyncio.wait(self._ending)

    # Turns.

    @asynccontextmanager
    async def _place(self, address: str) -> AsyncIterator[None]:
        """Waits for the other jobs of this address; refuses when there are too many. Our own, of
        no address, are as many as there are matches to wake."""
        if address and self._asked[address] >= _MOST:
            raise GameError("too-fast")
        self._asked[address] += 1
        lock = self._locks.setdefault(address, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address], self._locks[address]

    # The process.

    async def _ask(self, message: bytes) -> bytes:
        """Whatever interrupts this ends the process: its next answer would be to this job."""
        try:
            process = self._process or await self._start()
            asked, told = process.stdin, process.stdout
            assert asked is not None
            assert told is not None
            asked.write(framed(message))
            await asked.drain()
            size = int.from_bytes(await told.readexactly(SIZE), "big")
            return await told.readexactly(size)
        except BaseException:
            self._end()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        build = fastest() if self._trusts_builds else FOLDER
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "purrlour.server.jobs.process"),
            str(self._storybook or ""),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment(build),
            start_new_session=True,  # Ctrl+C is for the server, which ends it itself
            limit=_CHUNK,
        )
        return self._process

    def _stay(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _leave(self) -> None:
        if self._process is not None:
            self._alarm = asyncio.get_running_loop().call_later(self._idle, self._end)

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        ending = asyncio.get_running_loop().create_task(process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
