"""Computing impact cards: part by part, so that a run that was stopped goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final

from purrlour.games import GAMES
from purrlour.lab.impact.cases import NOT_OF_WHO_BEGINS, Case, cases_of
from purrlour.lab.impact.tally import Tally, count, differ_in_length, differ_in_share
from purrlour.lab.players import QUICK
from purrlour.lab.pool import spread

SEED: Final = 1
_PART: Final = 500
_PARTS: Final = ".impact"
_FILE: Final = "impact.json"


def compute(
    game: str, games: int, folder: Path, *, workers: int, progress: Callable[[int, int], None]
) -> Path:
    """The cards of a game as a file of the folder `<game>`; what it counted so far is beside it."""
    cases = _all(cases_of(game))
    here = folder / game
    parts = here / _PARTS
    parts.mkdir(parents=True, exist_ok=True)
    jobs = [
        (number, first, min(first + _PART, games))
        for number in range(len(cases))
        for first in range(0, games, _PART)
        if not _part(parts, cases[number], first, games).exists()
    ]
    total = games * len(cases)
    done = total - sum(last - first for _, first, last in jobs)
    progress(done, total)
    for (number, first, last), tally in spread(partial(_count, cases), jobs, workers):
        _write(_part(parts, cases[number], first, games), json.dumps(asdict(tally)))
        done += last - first
        progress(done, total)
    tallies: dict[Case, Tally] = {}
    for case in cases:
        tallies[case] = Tally()
        for first in range(0, games, _PART):
            kept = json.loads(_part(parts, case, first, games).read_text("utf-8"))
            tallies[case].add(Tally(**kept))
    _write(here / _FILE, _lines(cards_of(game, games, tallies)))
    for part in parts.iterdir():
        part.unlink()
    parts.rmdir()
    return here / _FILE


def cards_of(game: str, games: int, tallies: dict[Case, Tally]) -> dict[str, Any]:
    """Everything that the cards of a game say."""
    return {
        "version": GAMES[game].version,
        "games": games,
        "bot": QUICK,
        "seed": SEED,
        "cards": [
            card_of(case, tallies[case.usual], tallies[case], games) for case in cases_of(game)
        ],
    }


def card_of(case: Case, usual: Tally, now: Tally, games: int) -> dict[str, Any]:
    """What one card says."""
    ending = max(
        sorted(usual.endings | now.endings), key=lambda name: abs(_moved(name, usual, now))
    )
    clear = {
        "turns": differ_in_length(usual, now),
        "first": case.option not in NOT_OF_WHO_BEGINS
        and differ_in_share(usual.first(), now.first(), games),
        "ending": differ_in_share(usual.ending(ending), now.ending(ending), games),
    }
    return {
        "option": case.option,
        "value": case.value,
        "seats": case.where.seats,
        "rules": dict(case.where.rules),
        "turns": [round(usual.length(), 2), round(now.length(), 2)],
        "first": [round(usual.first(), 4), round(now.first(), 4)],
        "ending": ending,
        "ended": [round(usual.ending(ending), 4), round(now.ending(ending), 4)],
        "clear": [name for name, is_clear in clear.items() if is_clear],
    }


def _moved(ending: str, usual: Tally, now: Tally) -> float:
    return now.ending(ending) - usual.ending(ending)


def _all(cases: list[Case]) -> list[Case]:
    """With the tables that they are compared with, each once."""
    return list(dict.fromkeys(each for case in cases for each in (case.usual, case)))


def _count(cases: list[Case], job: tuple[int, int, int]) -> tuple[tuple[int, int, int], Tally]:
    number, first, last = job
    return job, count(cases[number], SEED, first, last)


def _part(parts: Path, case: Case, first: int, games: int) -> Path:
    version = GAMES[case.game].version
    return parts / f"{version}-{case.name.replace(' ', '-')}-{first}-{games}.json"


def _lines(told: dict[str, Any]) -> str:
    """A line for each card: so one reads what changed."""
    rest = {name: value for name, value in told.items() if name != "cards"}
    cards = ",\n".join(json.dumps(card, ensure_ascii=False) for card in told["cards"])
    return f'{json.dumps(rest)[:-1]}, "cards": [\n{cards}\n]}}'


def _write(file: Path, text: str) -> None:
    beside = file.with_suffix(".new")
    beside.write_text(text + "\n", encoding="utf-8")
    beside.replace(file)
