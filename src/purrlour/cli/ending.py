"""How every command ends when it is told to: at once, silently, with nothing left behind.

Ctrl-C and SIGTERM raise `Ended` wherever the program is, so that files and folders are left as
they should be. That can be lost on the way, or wait for something that takes its time: after
`GRACE` seconds, or when told once more, the process is ended all the same, and its children.
"""

from __future__ import annotations

import _thread  # starts one without a lock that the interrupted code may hold
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from purrlour.lab.children import SIGNALS, kill_all

GRACE: Final = 1.2
"""Seconds to leave everything in order."""


class Ended(KeyboardInterrupt):
    """The process was told to end."""


class Ending:
    """Whether a command was told to end, and by which signal."""

    def __init__(self) -> None:
        self.number = 0

    @property
    def code(self) -> int:
        """The exit code, as shells have it: 130 after Ctrl-C."""
        return code_of(self.number)

    def hear(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - as handlers are
        """A signal has come."""
        if self.number:
            self.end_now()
        self.number = number
        _be_silent()
        _thread.start_new_thread(self._end_later, ())
        if not _cancel_tasks():
            raise Ended

    def end_now(self) -> None:
        """Without another word, and without children."""
        kill_all()
        os._exit(self.code)

    def _end_later(self) -> None:
        time.sleep(GRACE)
        self.end_now()


def code_of(number: int) -> int:
    """What a process ends with that this signal has ended."""
    return 128 + number


@contextmanager
def heeding() -> Iterator[Ending]:
    """Signals are heard within. Whoever started us may have wanted them ignored: so be it."""
    ending = Ending()
    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, ending.hear)
    try:
        yield ending
    finally:
        if not ending.number:  # otherwise it goes on until the process is gone
            for number, handler in before.items():
                signal.signal(number, handler)


def _cancel_tasks() -> bool:
    """What runs in an event loop is cancelled: it would tell at length of an `Ended` in there."""
    asyncio = sys.modules.get("asyncio")
    if asyncio is None:
        return False
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return False
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.call_soon_threadsafe(lambda: None)  # it may be asleep
    return True


def _be_silent() -> None:
    """What falls over because all of it ends is no news."""
    sys.unraisablehook = lambda _: None
    threading.excepthook = lambda _: None
