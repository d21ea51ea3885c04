"""Virtual time: it passes when we say so, and nothing happens in between."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from functools import partial
from itertools import count

from purrlour.server.clock import Alarm, Clock


class Time:
    """All that will happen, and when."""

    def __init__(self) -> None:
        self.now = 0
        self._heap: list[tuple[int, int, _Alarm]] = []
        self._order = count()

    def after(self, delay: int, do: Callable[[], None]) -> Alarm:
        """Does something in so many milliseconds."""
        alarm = _Alarm(do)
        heapq.heappush(self._heap, (self.now + delay, next(self._order), alarm))
        return alarm

    def run(self, ms: int) -> None:
        """So much time passes."""
        end = self.now + ms
        while self._heap and self._heap[0][0] <= end:
            self.now, _, alarm = heapq.heappop(self._heap)
            if alarm.do is not None:
                alarm.do()
        self.now = end

    def to_next(self) -> bool:
        """Time passes until something happens; False if nothing ever will."""
        while self._heap:
            self.now, _, alarm = heapq.heappop(self._heap)
            if alarm.do is not None:
                alarm.do()
                return True
        return False


class _Alarm:
    __slots__ = ("do",)

    def __init__(self, do: Callable[[], None]) -> None:
        self.do: Callable[[], None] | None = do

    def cancel(self) -> None:
        self.do = None


class ProcessClock(Clock):
    """The clock of one process. No two agree on what time it is; a dead one rings no more."""

    def __init__(self, time: Time, ahead: int) -> None:
        self._time = time
        self._ahead = ahead
        self.dead = False
        self._deaf = 0

    def now(self) -> int:
        return self._time.now + self._ahead

    def wall(self) -> int:
        return 1_800_000_000_000 + self._time.now

    def after(self, delay: int, do: Callable[[], None]) -> Alarm:
        return self._time.after(delay, partial(self._ring, do))

    def stop(self, ms: int) -> None:
        """For so long the process gets nothing done but what comes from outside."""
        self._deaf = self._time.now + ms

    def _ring(self, do: Callable[[], None]) -> None:
        if self._time.now < self._deaf:
            self._time.after(self._deaf - self._time.now, partial(self._ring, do))
        elif not self.dead:
            do()
