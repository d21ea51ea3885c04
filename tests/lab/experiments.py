"""Experiments for tests: small, quick, and the same each time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from purrlour.lab import pool
from purrlour.lab.experiment import Experiment, read
from purrlour.lab.folder import Folder
from purrlour.lab.runs import Job, Part, Spread, run

KITTENS: dict[str, Any] = {
    "game": "exploding_kittens",
    "bots": ["quick"],
    "seats": 3,
    "games": 50,
    "seed": 3,
    "vary": {"burglar": ["on", "off"]},
}

ONE: Spread = partial(pool.spread, workers=1)


class Killed(Exception):
    """The power fails."""


def dying(parts: int) -> Spread:
    """Work that stops for good after so many parts."""

    def spread(work: Any, jobs: Sequence[Job]) -> Iterator[Part]:
        for number, job in enumerate(jobs):
            if number == parts:
                raise Killed
            yield work(job)

    return spread


def experiment(**changes: Any) -> Experiment:
    """The experiment with Kittens, or a variation of it."""
    return read({**KITTENS, **changes})


def ran(where: Path, spread: Spread = ONE, **changes: Any) -> dict[str, bytes]:
    """Runs it, and says what is in the folder."""
    run(experiment(**changes), Folder(where), spread, lambda _done, _total: None)
    return contents(where)


def contents(where: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {
        str(file.relative_to(where)): file.read_bytes()
        for file in sorted(where.rglob("*"))
        if file.is_file()
    }
