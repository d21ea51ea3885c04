"""Work that is spread over processes; what comes out does not depend on how many there are."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def spread(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """What the work makes of each job, in the order in which they are done."""
    if workers == 1 or len(jobs) == 1:
        yield from map(work, jobs)
        return
    # Spawned, not forked: the same on every system, and no half-copied threads.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_deaf)
    try:
        for done in as_completed([pool.submit(work, job) for job in jobs]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _deaf() -> None:
    """Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
