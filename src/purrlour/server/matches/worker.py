"""Worker: a process that thinks for bots, as the server sees it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, cast, final

import msgspec

from purrlour.engine.build import FOLDER
from purrlour.server.matches.mind import Answer, AnyQuestion

_INHERITED: Final = ("LANG", "LC_ALL", "PATH", "SYSTEMROOT", "TZ")
"""Variables that a worker may know. Others could hold a password."""


def environment(build: Path) -> dict[str, str]:
    """What a process of ours may know that imports Purrlour from this folder."""
    kept = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    places = [place for place in sys.path if place]
    if build != FOLDER:  # another build in the place of this process's own
        places = [str(build), *(place for place in places if Path(place).resolve() != FOLDER)]
    return {**kept, "PYTHONPATH": os.pathsep.join(places)}


_write: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder(Answer).decode


@final
class Worker(asyncio.SubprocessProtocol):
    """Takes one question at a time.

    `heard` is called with every answer, None for something that is none; the first says that the
    process is ready. `gone` is called once, when it has ended.
    """

    def __init__(
        self,
        heard: Callable[[Worker, Answer | None], None],
        gone: Callable[[Worker], None],
        *,
        build: Path = FOLDER,
        storybook: Path | None = None,
        learned: Path | None = None,
    ) -> None:
        self.build = build
        """The folder that it imports Purrlour from."""
        self._brought = [str(storybook or ""), str(learned or "")]
        self._heard = heard
        self._gone = gone
        self._process: asyncio.SubprocessTransport | None = None
        self._rest = b""
        self._killed = False
        self._ended = asyncio.Event()

    async def start(self) -> None:
        """Starts the process. Raises OSError if there can be none."""
        loop = asyncio.get_running_loop()
        # -P: a folder that the server happens to be started in has no say in what is imported.
        await loop.subprocess_exec(
            lambda: self,
            *(sys.executable, "-P", "-m", "purrlour.server.matches.mind"),
            *self._brought,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=None,
            env=environment(self.build),
            start_new_session=True,  # Ctrl+C is for the server, which ends its workers itself
        )

    @property
    def pid(self) -> int:
        """The id of its process."""
        return -1 if self._process is None else self._process.get_pid()

    def ask(self, question: AnyQuestion) -> None:
        """Puts a question."""
        pipe = None if self._process is None else self._process.get_pipe_transport(0)
        if pipe is not None:
            cast(asyncio.WriteTransport, pipe).write(_write(question) + b"\n")

    def kill(self) -> None:
        """Ends the process at once, whatever it does; nothing more is heard of it."""
        self._killed = True
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """Ends the process and waits until it has ended."""
        self.kill()
        await self._ended.wait()

    # What the loop tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:  # noqa: ARG002 - there is one
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if self._killed:
                return
            try:
                answer = _read(line)
            except msgspec.MsgspecError:
                answer = None
            self._heard(self, answer)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - it is gone, anyhow
        process, self._process = self._process, None
        if process is not None:
            process.close()
        self._ended.set()
        self._gone(self)
