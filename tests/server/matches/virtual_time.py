"""Time that passes only when a test says so, and then at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from purrlour.server.clock import Alarm, Clock

T = TypeVar("T")


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop without sockets: when nobody has anything to do, it is later at once."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self  # the loop asks it to wait
        self._now = 0.0

    def time(self) -> float:
        return self._now

    def select(self, timeout: float | None) -> list[object]:
        """Waits, without waiting."""
        assert timeout is not None, "everybody waits for something that will never happen"
        self._now += timeout
        return []

    def _process_events(self, events: list[object]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """There is nobody to wake up."""


class VirtualClock(Clock):
    """The clock of one process. When the process is killed, none of its alarms rings any more."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.dead = False

    def now(self) -> int:
        return round(self._loop.time() * 1000)

    def wall(self) -> int:
        return 1_700_000_000_000 + self.now()

    def after(self, delay: int, do: Callable[[], None]) -> Alarm:
        return self._loop.call_later(delay / 1000, self._ring, do)

    def soon(self, do: Callable[[], None]) -> None:
        """In the next round of the loop."""
        self._loop.call_soon(self._ring, do)

    def _ring(self, do: Callable[[], None]) -> None:
        if not self.dead:
            do()
