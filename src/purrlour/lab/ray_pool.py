"""Work that is spread over a Ray cluster, the extra `ray`. Nobody else imports it.

Every machine needs the same Purrlour; what a task makes depends on its job alone, so that it does
not matter which of them does it.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

import ray

from purrlour import __version__
from purrlour.engine.errors import GameError

J = TypeVar("J")
R = TypeVar("R")


def spread(work: Callable[[J], R], jobs: Sequence[J], *, workers: int, address: str) -> Iterator[R]:
    """What the work makes of each job, in the order in which they are done.

    Without an address the cluster is this machine, with so many workers. Of a cluster that runs
    already all of its processors are used.
    """
    ours = signal.getsignal(signal.SIGTERM)
    if address:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    else:
        ray.init(
            num_cpus=workers,
            include_dashboard=False,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    signal.signal(signal.SIGTERM, ours)  # Ray's own would tell at length that it came
    try:
        yield from _spread(work, jobs)
    finally:
        ray.shutdown()


def _spread(work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
    """A few jobs more than there are processors wait in line: a thousand would only use memory."""
    cluster: Any = ray  # only parts of it are typed
    task = cluster.remote(_tried)
    room = 2 * max(int(cluster.cluster_resources().get("CPU", 1)), 1)
    waiting = iter(jobs)
    running = [task.remote(work, job, __version__) for job in islice(waiting, room)]
    while running:
        (done,), running = ray.wait(running, num_returns=1)
        running += [task.remote(work, job, __version__) for job in islice(waiting, 1)]
        yield ray.get(done)


def _tried(work: Callable[[J], R], job: J, version: str) -> R:
    """Runs on some machine of the cluster."""
    if version != __version__:
        raise GameError("lab-versions", here=version, there=__version__)
    return work(job)
