"""Script: what a lesson's file says, read and checked for its form. Playing it checks the rest."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from purrlour.engine.record import Step

FILE: Final = "lesson.toml"
_LINE: Final = re.compile(r"(?P<seat>\d) (?P<action>\S+)(?: \[(?P<luck>\d+(?: \d+)*)\])?")
"""Somebody's act, as records write it: `1 draw`, `0 roll [3 5]`."""
_HEAD: Final = frozenset({"seats", "seat", "position", "step"})
_STEP: Final = frozenset({"say", "clause", "point", "do", "instead", "luck", "then"})


class BadLesson(ValueError):
    """A lesson that cannot be given; says in which file and at which step, the first being 1."""

    def __init__(self, game: str, step: int, reason: str) -> None:
        where = f"step {step}" if step else "the head"
        super().__init__(f"{game}/{FILE}, {where}: {reason}")
        self.game = game
        self.step = step


@dataclass(frozen=True, slots=True)
class Task:
    """One step of a lesson: a few words, something to do, and what comes of it."""

    say: str
    """The key of what the coach says."""
    clause: str = ""
    """The rule behind it."""
    point: tuple[str, ...] = ()
    """Things on the table that it is about, by the keys the board has for them."""
    do: tuple[str, ...] = ()
    """What the learner may do; the others come to the same as the first. Empty: they read on."""
    instead: str = ""
    """The key of what the coach says to somebody who does something else."""
    luck: tuple[int, ...] = ()
    """The picks that the learner's act draws, counted from 0."""
    then: tuple[Step, ...] = ()
    """What happens after it."""


@dataclass(frozen=True, slots=True)
class Script:
    """A whole lesson as it is written."""

    game: str
    seats: int
    seat: int
    """The learner's."""
    position: str
    tasks: tuple[Task, ...]


def has_lesson(game: str) -> bool:
    """Whether somebody wrote one for this game."""
    return files("purrlour.games").joinpath(game, FILE).is_file()


@cache
def load_script(game: str) -> Script:
    """The lesson of a game."""
    text = files("purrlour.games").joinpath(game, FILE).read_text("utf-8")
    return read_script(game, text)


def read_script(game: str, text: str) -> Script:
    """The lesson that a text tells; raises BadLesson."""
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(game, 0, str(error)) from error
    head = _Reader(game, 0, whole, _HEAD)
    steps = whole.get("step")
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        raise BadLesson(game, 0, "there are no [[step]]s")
    return Script(
        game=game,
        seats=head.number("seats"),
        seat=head.number("seat"),
        position=" ".join(head.text("position").split()),  # long ones are written in lines
        tasks=tuple(_task(_Reader(game, at, step, _STEP)) for at, step in enumerate(steps, 1)),
    )


def _task(reader: _Reader) -> Task:
    return Task(
        say=reader.text("say"),
        clause=reader.text("clause", ""),
        point=tuple(reader.texts("point")),
        do=tuple(reader.texts("do")),
        instead=reader.text("instead", ""),
        luck=tuple(reader.numbers("luck")),
        then=tuple(reader.act(line) for line in reader.texts("then")),
    )


class _Reader:
    """The fields of one table of the file, each of its type."""

    def __init__(
        self, game: str, step: int, fields: Mapping[str, object], known: frozenset[str]
    ) -> None:
        self._game = game
        self._step = step
        self._fields = fields
        strange = sorted(fields.keys() - known)
        if strange:
            raise self._bad(f"no field is called {strange[0]!r}; there are {sorted(known)}")

    def text(self, name: str, default: str | None = None) -> str:
        value = self._fields.get(name, default)
        if not isinstance(value, str):
            raise self._bad(f"{name} must be a text, not {value!r}")
        return value

    def number(self, name: str) -> int:
        value = self._fields.get(name)
        if not isinstance(value, int):
            raise self._bad(f"{name} must be a number, not {value!r}")
        return value

    def texts(self, name: str) -> list[str]:
        value = self._fields.get(name, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self._bad(f"{name} must be a list of texts, not {value!r}")
        return value

    def numbers(self, name: str) -> list[int]:
        value = self._fields.get(name, [])
        if not isinstance(value, list) or not all(isinstance(one, int) for one in value):
            raise self._bad(f"{name} must be a list of numbers, not {value!r}")
        return value

    def act(self, line: str) -> Step:
        """`<seat> <action> [<luck>]`, as records have it."""
        found = _LINE.fullmatch(line)
        if found is None:
            raise self._bad(f"{line!r} is not a seat, an action and perhaps its luck")
        luck = tuple(int(pick) for pick in (found["luck"] or "").split())
        return Step(int(found["seat"]), found["action"], luck)

    def _bad(self, reason: str) -> BadLesson:
        return BadLesson(self._game, self._step, reason)
