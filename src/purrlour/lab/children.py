"""Processes that a command has started, so that none of them outlives it, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from typing import Any, Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
"""They tell a process to end."""
_living: Final[set[Callable[[], None]]] = set()
"""How each child is killed."""


@contextmanager
def minded(kill: Callable[[], None]) -> Iterator[None]:
    """A child is alive within; `kill` ends it at once, and may be called at any time."""
    _living.add(kill)
    try:
        yield
    finally:
        _living.discard(kill)


def kill_all() -> None:
    """Ends every one of them, whatever it does."""
    for kill in tuple(_living):
        with suppress(OSError, ValueError):  # it is gone already
            kill()


@contextmanager
def deaf() -> Iterator[None]:
    """What is started within never hears Ctrl-C, which is for all processes of a terminal: that
    is the parent's business. The parent hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def started(command: Sequence[str], **how: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process and all that it starts, a group of their own; killed when this is left."""
    # In a group of its own it does not hear Ctrl-C, and what it started can be ended with it.
    group = 0 if os.name == "posix" else None
    with ExitStack() as stack:
        with _held():
            child = stack.enter_context(subprocess.Popen(command, process_group=group, **how))
            kill = partial(_kill, child)
            stack.enter_context(minded(kill))
            stack.callback(kill)
        yield child


@contextmanager
def _held() -> Iterator[None]:
    """Signals are heard at the end of this: a child should not be lost while it starts."""
    heard: list[int] = []
    before = {each: signal.signal(each, lambda number, _: heard.append(number)) for each in SIGNALS}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
        for number in heard:
            signal.raise_signal(number)


def _kill(child: subprocess.Popen[Any]) -> None:
    if child.returncode is not None:  # its id may be another's by now
        return
    with suppress(ProcessLookupError):
        if os.name == "posix":
            os.killpg(child.pid, signal.SIGKILL)
        else:
            child.kill()
