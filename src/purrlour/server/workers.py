"""Workers: several processes behind one socket. One that dies is replaced; the rest play on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Final

from purrlour.engine.errors import GameError
from purrlour.server.config import Config
from purrlour.server.storage.base import StorageTrouble
from purrlour.server.storage.choose import open_store

_FAILED: Final = 3
"""A process says so if it could not open."""
_SOON: Final = 5.0
"""A process that lives less long than this many seconds failed at its start."""
_TRIES: Final = 5
"""So many such failures in a row are enough."""
_GRACE: Final = 10.0
"""Seconds for all to close."""


def supervise(config: Config, listener: socket.socket, *, opened: Callable[[], None]) -> int:
    """Keeps as many processes as the set-up asks for, until a signal ends them all: which one."""
    asyncio.run(_try_store(config))
    context = multiprocessing.get_context("spawn")
    stopping = 0

    def stop(number: int, _: object) -> None:
        nonlocal stopping
        stopping = number

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)

    def start() -> tuple[SpawnProcess, float]:
        process = context.Process(target=_work, args=(config, listener), daemon=False)
        process.start()
        return process, time.monotonic()

    processes = [start() for _ in range(config.workers)]
    opened()
    failures = 0
    while not stopping and failures < _TRIES:
        wait([process.sentinel for process, _ in processes], timeout=0.2)
        for place, (process, begun) in enumerate(processes):
            if not process.is_alive() and not stopping:
                failures = failures + 1 if time.monotonic() - begun < _SOON else 0
                processes[place] = start()
    listener.close()
    _end([process for process, _ in processes])
    if not stopping:
        raise GameError("worker-failed")
    return stopping


async def _try_store(config: Config) -> None:
    """A store that does not open should be told once, not by every process again and again."""
    store = open_store(config.database, config.data, node=f"look-{os.getpid()}")
    try:
        await store.open()
    except StorageTrouble as error:
        raise GameError("store-closed", reason=str(error)) from None
    await store.close()


def _end(processes: list[SpawnProcess]) -> None:
    for process in processes:
        process.terminate()
    deadline = time.monotonic() + _GRACE
    for process in processes:
        process.join(max(0.0, deadline - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()


def _work(config: Config, listener: socket.socket) -> None:
    """One process of several."""
    from purrlour.server.running import run  # noqa: PLC0415 - the supervisor needs none of it

    try:
        run(config, listener, opened=_end_with_parent)
    except GameError:
        sys.exit(_FAILED)


def _end_with_parent() -> None:
    """A process whose supervisor is gone has nobody to end it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        loop = asyncio.get_running_loop()

        def orphaned() -> None:
            loop.remove_reader(parent.sentinel)
            os.kill(os.getpid(), signal.SIGTERM)

        loop.add_reader(parent.sentinel, orphaned)
