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
        before = self.opened
        self.opened = {number: before.get(number, at) for number in numbers}

    def restart(self, at: int) -> None:
        """Everybody who has to choose now gets the whole time."""
        self.opened = dict.fromkeys(self.opened, at)

    def pause(self, on: bool, at: int) -> None:
        """Clocks stand still, or run again."""
        if on:
            self.paused = at if self.paused is None else self.paused
        elif self.paused is not None:
            since, self.paused = self.paused, None
            for number, opened in self.opened.items():
                self.opened[number] = opened + at - max(since, opened)

    def extend(self, ms: int) -> None:
        """Everybody who has to choose now gets more time."""
        for number in self.opened:
            self.opened[number] += ms

    def left(self, number: int, limit: int, now: int) -> int:
        """Milliseconds left of a limit."""
        now = now if self.paused is None else max(self.paused, self.opened[number])
        return max(0, self.opened[number] + limit - now)
