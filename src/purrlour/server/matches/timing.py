"""Timing: how long the open questions have been open, on the match's own clock."""

from __future__ import annotations

from collections.abc import Iterable


class Timing:
    """Follows from the log alone, so every process and every restart agrees on it."""

    __slots__ = ("opened", "paused")

    def __init__(self) -> None:
        self.opened: dict[int, int] = {}
        """By decision: since when its time counts. Pauses and extra time move it on."""
        self.paused: int | None = None
        """Since when all clocks stand still."""

    def follow(self, numbers: Iterable[int], at: int) -> None:
        """New questions start to count, closed ones are forgotten."""
        before, now = self.opened, self._now(at)
        self.opened = {number: before.get(number, now) for number in numbers}

    def restart(self, at: int) -> None:
        """Everybody who has to choose now gets the whole time."""
        self.opened = dict.fromkeys(self.opened, self._now(at))

    def pause(self, on: bool, at: int) -> None:
        """Clocks stand still, or run again."""
        if on:
            self.paused = at if self.paused is None else self.paused
        elif self.paused is not None:
            since, self.paused = self.paused, None
            self.extend(at - since)

    def extend(self, ms: int) -> None:
        """Everybody who has to choose now gets more time."""
        for number in self.opened:
            self.opened[number] += ms

    def left(self, number: int, limit: int, now: int) -> int:
        """Milliseconds left of a limit."""
        return max(0, self.opened[number] + limit - self._now(now))

    def _now(self, at: int) -> int:
        """What the clocks show: in a pause, the moment when it began."""
        return at if self.paused is None else self.paused
