"""Many games under the laws. The same seed finds the same, however the work is split up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from purrlour.engine import laws
from purrlour.engine.chance import Seeded
from purrlour.engine.laws import LawBroken
from purrlour.engine.trial import Report, check_corner, check_game, rotation, unvisited
from purrlour.games import GAMES
from purrlour.lab.pool import spread

_BATCH: Final = 50
"""Games handed to a worker at a time."""
_CLOSELY: Final = 2
"""Positions of each game looked at closely."""
_USUAL: Final = 4
"""One game in so many has the usual house rules."""


@dataclass(frozen=True)
class Batch:
    """Some games in a row, by their seeds."""

    game: str
    seats: int
    seeds: range


@dataclass(frozen=True)
class Failure:
    """A game that broke a law, and how to see it again."""

    seats: int
    seed: int
    law: str
    detail: str


Result: TypeAlias = tuple[Batch, Report, list[Failure]]


@dataclass(frozen=True)
class Findings:
    """What the laws say of one game: a report for each number of seats, and what broke."""

    reports: dict[int, Report]
    failures: list[Failure]
    kinds: dict[str, int]
    """Positions looked at closely, for every kind of decision that the game has."""


def try_laws(
    key: str, seats: list[int], seeds: range, *, workers: int, progress: Callable[[int], None]
) -> Findings:
    """A game for each seed and number of seats; `progress` hears how many are done."""
    reports = dict.fromkeys(seats, Report())
    failures: list[Failure] = []
    try:
        laws.notation(GAMES[key])
    except LawBroken as broken:
        failures.append(Failure(0, 0, broken.law, broken.detail))
    batches = [
        Batch(key, count, seeds[first : first + _BATCH])
        for count in seats
        for first in range(0, len(seeds), _BATCH)
    ]
    done = 0
    for batch, report, broken_here in spread(run_batch, batches, workers, crashed=_crashed):
        reports[batch.seats] += report
        failures += broken_here
        done += len(batch.seeds)
        progress(done)
    total = sum([*reports.values(), _visit_corners(key, failures)], Report())
    for kind in unvisited(GAMES[key], total):
        failures.append(Failure(0, 0, "visiting", f"no decision of the kind {kind} was looked at"))
    failures.sort(key=lambda failure: (failure.seats, failure.seed))
    kinds = {kind: total.kinds.get(kind, 0) for kind in GAMES[key].kinds}
    return Findings(reports, failures, kinds)


def _visit_corners(key: str, failures: list[Failure]) -> Report:
    """The positions that the game keeps for the laws."""
    report = Report()
    for number, corner in enumerate(GAMES[key].corners()):
        try:
            report += check_corner(GAMES[key], corner, number)
        except LawBroken as broken:
            failures.append(Failure(corner.seats, 0, broken.law, broken.detail))
    return report


def run_batch(batch: Batch) -> Result:
    """The games of a batch; one that breaks a law does not stop the others."""
    game = GAMES[batch.game]
    every = rotation(game, batch.seats)
    report = Report()
    failures: list[Failure] = []
    for seed in batch.seeds:
        # By lot from the seed alone, so that the seed is all one needs to see a game again.
        lot = Seeded(seed, "rules")
        options = every[0] if lot.pick(_USUAL) == 0 else every[lot.pick(len(every))]
        try:
            report += check_game(game, batch.seats, options, seed, depth=_CLOSELY)
        except LawBroken as broken:
            report += Report(games=1)
            failures.append(Failure(batch.seats, seed, broken.law, broken.detail))
    return batch, report, failures


def _crashed(batch: Batch, code: int) -> Result:
    """Compiled code can take the whole process along; say near which seeds."""
    detail = f"exit code {code}; seeds {batch.seeds.start} to {batch.seeds.stop - 1}"
    crash = Failure(batch.seats, batch.seeds.start, "crashing", detail)
    return batch, Report(games=len(batch.seeds)), [crash]
