"""A course: a game is learned for some time, and what was learned is examined and kept.

The same seed gives the same net as long as it thinks equally often: rounds instead of minutes.
Everything is kept as it goes, so that it may be stopped at any time.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, TypeAlias

from purrlour.lab.chart import Line, lines
from purrlour.lab.folder import Folder
from purrlour.lab.shares import wilson
from purrlour.learn.exam import examine
from purrlour.learn.ppo import Habits, Mood
from purrlour.learn.train import Training

OPPONENTS: Final = ("random", "greedy")
LAST: Final = 4
"""The last exam has so many times as many games."""
_MINUTE: Final = 60.0


@dataclass(frozen=True)
class Course:
    """What is learned, for how long, and how often it is examined."""

    game: str
    seed: int
    minutes: float
    """From the first deal to the end of the last exam."""
    rounds: int
    """Instead of minutes, if there are any."""
    games: int
    """Of an exam, against each opponent."""
    every: float
    """Which part of the time lies between two of them."""


@dataclass(frozen=True)
class Mark:
    """How it stood at some time."""

    minutes: float
    decisions: int
    bot: str
    wins: float
    games: int


@dataclass(frozen=True)
class Round:
    """How a round went."""

    minutes: float
    decisions: int
    mood: Mood


Heard: TypeAlias = Callable[[Mark | Round], None]
"""Whoever watches."""


def take(course: Course, folder: Path, heard: Heard, *, habits: Habits | None = None) -> None:
    """The whole course, with an exam before it, at its end, and now and then."""
    _Student(course, folder, heard, habits or Habits()).learn()


class _Student:
    """Somebody who takes a course."""

    def __init__(self, course: Course, folder: Path, heard: Heard, habits: Habits) -> None:
        self._course, self._folder, self._heard = course, folder, heard
        self._begun = time.monotonic()
        self._marks: list[Mark] = []
        self._minutes_a_game = 0.0
        """Of an exam."""
        self._minutes_a_round = 0.0
        self._training = Training(course.game, course.seed, habits)

    def learn(self) -> None:
        rounds, due = 0, 0.0
        while (done := self._done(rounds)) < 1:
            if done >= due:
                due += self._course.every
                half_of_it = self._course.minutes * self._course.every / 2
                self._examine(self._course.games, within=half_of_it)
            self._practise(1 - done)
            rounds += 1
        self._examine(LAST * self._course.games, within=self._course.minutes - self._spent())

    def _spent(self) -> float:
        return (time.monotonic() - self._begun) / _MINUTE

    def _done(self, rounds: int) -> float:
        """From 0 to 1, when there is no time for another round before the last exam."""
        course = self._course
        if course.rounds:
            return rounds / course.rounds
        exam = LAST * course.games * len(OPPONENTS) * self._minutes_a_game
        there_is = course.minutes - min(exam, course.minutes / 2) - self._minutes_a_round
        return self._spent() / there_is if there_is > 0 else 1.0

    def _practise(self, left: float) -> None:
        begun = self._spent()
        mood = self._training.go_on(left)
        self._training.save(self._folder)
        self._minutes_a_round = self._spent() - begun
        self._heard(Round(self._spent(), self._training.decisions, mood))

    def _examine(self, games: int, *, within: float) -> None:
        """Against everybody in turn. Where minutes count, it may be cut short: then `within`."""
        course, begun, played = self._course, self._spent(), 0
        for number, bot in enumerate(OPPONENTS, start=1):
            end = begun + within * number / len(OPPONENTS)

            def enough(end: float = end) -> bool:
                return not course.rounds and self._spent() > end

            net, seed = self._training.net, course.seed
            wins, count = examine(net, course.game, bot, games, seed, enough=enough)
            mark = Mark(self._spent(), self._training.decisions, bot, wins, count)
            self._marks.append(mark)
            self._heard(mark)
            played += count
        self._minutes_a_game = (self._spent() - begun) / played
        self._keep()

    def _keep(self) -> None:
        """The net; its marks as data, and as a picture. Each whole, or as it was before."""
        course, folder = self._course, Folder(self._folder)
        self._training.save(self._folder)
        marks = [asdict(mark) for mark in self._marks]
        card = {"game": course.game, "seed": course.seed, "marks": marks}
        folder.write(f"{course.game}.json", f"{json.dumps(card, indent=2)}\n".encode())
        folder.write(f"{course.game}.svg", picture(course.game, self._marks).encode())


def picture(key: str, marks: list[Mark]) -> str:
    """The curve: wins against each opponent over the minutes."""
    rows = []
    for bot in OPPONENTS:
        points = []
        for mark in marks:
            if mark.bot == bot:
                low, high = (100 * one for one in wilson(mark.wins, mark.games))
                points.append((round(mark.minutes, 1), 100 * mark.wins / mark.games, low, high))
        rows.append(Line(bot, tuple(points)))
    return lines(key, rows, x_label="minutes", least=0, most=100, unit=" %")
