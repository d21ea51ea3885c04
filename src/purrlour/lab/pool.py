"""Work that is spread over processes; what comes out does not depend on how many there are.

The processes are our own: they can be ended at any moment, whatever they do, and one that dies
takes nothing along but its job.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from typing import Any, Final, TypeVar

from purrlour.engine.errors import GameError
from purrlour.lab.children import deaf, minded

J = TypeVar("J")
R = TypeVar("R")

_CONTEXT: Final = get_context("spawn")
"""Spawned, not forked: the same on every system, and no half-copied threads."""


def spread(
    work: Callable[[J], R],
    jobs: Sequence[J],
    workers: int,
    *,
    crashed: Callable[[J, int], R] | None = None,
) -> Iterator[R]:
    """What the work makes of each job, in the order in which they are done.

    `crashed` says what comes of a job whose process has died, with that exit code; without it,
    that is an error.
    """
    if workers == 1 or len(jobs) == 1:
        yield from map(work, jobs)
        return
    waiting = deque(jobs)
    with ExitStack() as stack:
        busy: dict[Connection, tuple[_Worker, J]] = {}
        for _ in range(min(workers, len(jobs))):
            _give(_Worker(work, stack), waiting, busy)
        while busy:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker, job = busy.pop(connection)
                try:
                    fine, made = connection.recv()
                except (EOFError, ConnectionResetError):
                    code = worker.end()
                    if crashed is None:
                        raise GameError("lab-crashed", code=code) from None
                    fine, made = True, crashed(job, code)
                    worker = _Worker(work, stack)
                if not fine:
                    raise made
                _give(worker, waiting, busy)
                yield made


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Worker:
    """A process that does one job after another; it is killed when the stack is left."""

    def __init__(self, work: Callable[[Any], Any], stack: ExitStack) -> None:
        if os.name == "posix":
            resource_tracker.ensure_running()  # when it is started, signals are let in again
        with deaf():
            self.connection, theirs = _CONTEXT.Pipe()
            self._process: SpawnProcess = _CONTEXT.Process(
                target=_work, args=(theirs, work), daemon=True
            )
            self._process.start()
            theirs.close()
            stack.enter_context(minded(self._process.kill))
            stack.callback(self.end)

    def end(self) -> int:
        """Ends it and waits for that; says with which code."""
        self._process.kill()
        self._process.join()
        self.connection.close()
        return self._process.exitcode or 0


def _give(worker: _Worker, waiting: deque[J], busy: dict[Connection, tuple[_Worker, J]]) -> None:
    """The next job, if there is one."""
    if waiting:
        job = waiting.popleft()
        busy[worker.connection] = (worker, job)
        with suppress(BrokenPipeError):  # it has died; that will be heard
            worker.connection.send(job)


def _work(connection: Connection, work: Callable[[J], R]) -> None:
    """All that a process of the pool does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM,))
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the parent has gone
        while True:
            job = connection.recv()
            made: tuple[bool, object]
            try:
                made = (True, work(job))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is raised by the parent
                error.add_note(f"in a process of the pool:\n{format_exc()}")
                made = (False, error)
            connection.send(made)


def _end_with_parent() -> None:
    """However that ends, there is nobody left to work for."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
