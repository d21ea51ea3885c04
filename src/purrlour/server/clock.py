"""Clock: the only place where the server learns the time."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from mypy_extensions import mypyc_attr


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock(ABC):
    """Tests put a clock of their own here and live in virtual time."""

    @abstractmethod
    def now(self) -> int:
        """Milliseconds that only ever grow; of no use outside this process."""

    @abstractmethod
    def wall(self) -> int:
        """Milliseconds since 1970."""

    @abstractmethod
    def after(self, delay: int, do: Callable[[], None]) -> Alarm:
        """Does something in so many milliseconds, in the thread of the event loop."""


class LoopClock(Clock):
    """The event loop's own time."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def after(self, delay: int, do: Callable[[], None]) -> Alarm:
        return self._loop.call_later(delay / 1000, do)
