"""OwnTime: the clock of one match. It stands still while nobody looks: down-time costs nobody."""

from __future__ import annotations

from purrlour.server.clock import Clock


class OwnTime:
    """Goes on from where the log left it."""

    __slots__ = ("_at", "_began", "_clock", "asleep", "idle_since")

    def __init__(self, clock: Clock, at: int) -> None:
        self._clock = clock
        self._began = clock.now()
        self._at = at
        self.asleep = True
        self.idle_since = self._began

    def now(self) -> int:
        """Milliseconds on the match's clock."""
        return self._at if self.asleep else self._at + self._clock.now() - self._began

    def keep_up(self, at: int) -> None:
        """It is never behind a process that wrote to the log."""
        if at > self.now():
            self._began, self._at = self._clock.now(), at

    def wake(self) -> None:
        """Somebody looks."""
        if self.asleep:
            self._began = self._clock.now()
            self.asleep = False

    def sleep(self) -> None:
        """Nobody looks any more."""
        self._at = self.now()
        self.asleep = True
        self.idle_since = self._clock.now()
