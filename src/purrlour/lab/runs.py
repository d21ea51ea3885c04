"""Running an experiment: in parts, on whatever there is, going on where it was left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any, Final, TypeAlias

from purrlour.games import GAMES
from purrlour.lab.experiment import Experiment
from purrlour.lab.folder import Folder
from purrlour.lab.playing import seed_of
from purrlour.lab.record import Playing, keep
from purrlour.lab.results import finish, is_finished
from purrlour.lab.standing import Standing
from purrlour.lab.table import need_parquet
from purrlour.lab.variants import Variant

PART: Final = 20
"""Playings handed to a worker at a time, and kept together."""

Job: TypeAlias = tuple[int, int]
"""The number of a variant, and that of the first playing."""
Part: TypeAlias = tuple[Job, list[dict[str, Any]]]
Spread: TypeAlias = Callable[[Callable[[Job], Part], Sequence[Job]], Iterator[Part]]
"""How work is spread over processes or machines; the order does not matter."""


def run(
    experiment: Experiment, folder: Folder, spread: Spread, progress: Callable[[int, int], None]
) -> int:
    """Plays what is not played yet and writes the results; says how many playings were new.

    `progress` hears how many are done, and of how many.
    """
    if experiment.format == "parquet":
        need_parquet()
    folder.begin(experiment)
    total = experiment.games * len(experiment.variants())
    if is_finished(experiment, folder):
        folder.forget_parts()
        progress(total, total)
        return 0
    todo = [job for job in jobs_of(experiment) if not folder.has(*job)]
    new = sum(_size(experiment, first) for _, first in todo)
    done = total - new
    progress(done, total)
    parts = spread(partial(play_part, experiment), todo) if todo else ()  # no cluster for nothing
    for (variant, first), playings in parts:
        folder.put(variant, first, playings)
        done += len(playings)
        progress(done, total)
    finish(experiment, folder)
    return new


def jobs_of(experiment: Experiment) -> list[Job]:
    """All parts. The variants take turns, so that one can look at half an experiment."""
    return [
        (variant, first)
        for first in range(0, experiment.games, PART)
        for variant in range(len(experiment.variants()))
    ]


def play_part(experiment: Experiment, job: Job) -> Part:
    """Some playings of one variant."""
    number, first = job
    variant = experiment.variants()[number]
    last = first + _size(experiment, first)
    return job, [play_one(experiment, variant, index).wire() for index in range(first, last)]


def play_one(experiment: Experiment, variant: Variant, index: int) -> Playing:
    """The playing of a variant with this number."""
    seats = len(experiment.bots)
    return keep(
        GAMES[experiment.game],
        [experiment.bots[(seat + index) % seats] for seat in range(seats)],
        variant.settings,
        seeds=[seed_of(experiment.seed, variant.name, index, part) for part in range(2 + seats)],
        number=index,
        standing=_standing(experiment.game),
    )


@cache
def _standing(game: str) -> Standing:
    return Standing(GAMES[game])


def _size(experiment: Experiment, first: int) -> int:
    return min(PART, experiment.games - first)
