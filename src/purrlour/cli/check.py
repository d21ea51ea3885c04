"""`purrlour check`: the laws on many games, clause coverage, content."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from purrlour.cli.arguments import at_least, check_seats, find_game
from purrlour.cli.parser import BadUsage
from purrlour.cli.progress import show, wipe

if TYPE_CHECKING:
    from purrlour.cli.checking import Failure, Findings
    from purrlour.cli.contents import Coverage, Problem
    from purrlour.cli.parser import Parser
    from purrlour.words import Words

_SHOWN: Final = 5
"""Failures told in full."""


def configure(parser: Parser) -> None:
    """Which game, how many playings, and where its tests are."""
    parser.add(
        "game", key="check-game", nargs="?", default=None, metavar=parser.words.say("cli-game-name")
    )
    parser.add("--games", key="check-games", type=int, default=100, metavar="N")
    parser.add("--seats", key="check-seats", type=int, default=None, metavar="K")
    parser.add("--seed", key="check-seed", type=int, default=0, metavar="S")
    parser.add("--workers", key="check-workers", type=int, default=None, metavar="W")
    parser.add("--tests", key="check-tests", default=None, metavar="DIR")
    parser.add("--json", key="cli-json", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Checks each game in turn; 1 if anything is wrong."""
    from purrlour.cli.contents import check_content, measure_coverage
    from purrlour.games import GAMES
    from purrlour.lab.pool import cores

    keys = list(GAMES) if args.game is None else [find_game(args.game).key]
    for key in keys:
        if args.seats is not None:
            check_seats(GAMES[key], args.seats)
    at_least(1, "--games", args.games)
    args.workers = at_least(1, "--workers", cores() if args.workers is None else args.workers)
    tests = {key: _tests_of(key, args.tests) for key in keys}
    results: list[dict[str, Any]] = []
    for key, folder in tests.items():
        findings = _try_laws(key, args, words)
        problems = list(check_content(key))
        coverage = None if folder is None else measure_coverage(key, folder)
        results.append(report_of(key, args, findings, problems, coverage))
        if not args.json:
            tell(results[-1], words)
    good = all(result["good"] for result in results)
    if args.json:
        print(json.dumps({"good": good, "games": results}, indent=2, ensure_ascii=False))
    return 0 if good else 1


def _try_laws(key: str, args: argparse.Namespace, words: Words) -> Findings:
    from purrlour.cli.checking import try_laws
    from purrlour.games import GAMES

    game = GAMES[key]
    every = list(range(game.min_seats, game.max_seats + 1))
    seats = every if args.seats is None else [args.seats]
    seeds = range(args.seed, args.seed + args.games)
    total = len(seeds) * len(seats)
    show(0, total, words)
    findings = try_laws(
        key, seats, seeds, workers=args.workers, progress=lambda done: show(done, total, words)
    )
    wipe()
    return findings


def _tests_of(game: str, given: str | None) -> Path | None:
    """The folder with the game's tests, if it is here."""
    if given is not None:
        if not Path(given).is_dir():
            raise BadUsage("check-no-tests", folder=given)
        return Path(given)
    usual = Path("tests", "games", game)
    return usual if usual.is_dir() else None


def report_of(
    game: str,
    args: argparse.Namespace,
    findings: Findings,
    problems: list[Problem],
    coverage: Coverage | None,
) -> dict[str, Any]:
    """Everything found; the same for the same seed."""
    broken = findings.failures or problems
    uncovered = coverage is not None and (coverage.missing or coverage.unknown)
    return {
        "game": game,
        "seed": args.seed,
        "good": not broken and not uncovered,
        "laws": [{"seats": seats, **asdict(each)} for seats, each in findings.reports.items()],
        "kinds": findings.kinds,
        "failures": [{**asdict(each), "again": again(game, each)} for each in findings.failures],
        "content": [asdict(problem) for problem in problems],
        "coverage": None if coverage is None else asdict(coverage),
    }


def again(game: str, failure: Failure) -> str:
    """The command that shows a failure again."""
    return f"purrlour check {game} --seats {failure.seats} --seed {failure.seed} --games 1"


def tell(result: dict[str, Any], words: Words) -> None:
    """One game for people."""
    from purrlour.words import Words

    print(f"{Words(words.language, result['game']).say('game-title')}  ({result['game']})")
    for row in result["laws"]:
        print("  " + words.say("check-row", **row))
    kinds = ", ".join(f"{kind} {count}" for kind, count in result["kinds"].items())
    print("  " + words.say("check-kinds", kinds=kinds))
    failures = result["failures"]
    if not failures:
        print("  " + words.say("check-kept"))
    for failure in failures[:_SHOWN]:
        print("  " + words.say("check-broken", law=failure["law"], detail=failure["detail"]))
        print("    " + failure["again"])
    if len(failures) > _SHOWN:
        print("  " + words.say("check-more", count=len(failures) - _SHOWN))
    for problem in result["content"]:
        print("  " + words.say(problem["key"], **problem["facts"]))
    if not result["content"]:
        print("  " + words.say("check-content"))
    _tell_coverage(result["coverage"], words)


def _tell_coverage(coverage: dict[str, Any] | None, words: Words) -> None:
    from purrlour.cli.contents import SERIES

    if coverage is None:
        print("  " + words.say("check-uncounted"))
        return
    counted = []
    for letter in [*SERIES, *(each for each in coverage["tested"] if each not in SERIES)]:
        if letter in coverage["tested"]:
            tested, there_are = coverage["tested"][letter]
            name = words.say(f"check-series-{SERIES[letter]}") if letter in SERIES else letter
            counted.append(words.say("check-covered", series=name, tested=tested, of=there_are))
    print("  " + ", ".join(counted))
    if coverage["missing"]:
        print("  " + words.say("check-untested", clauses=", ".join(coverage["missing"])))
    if coverage["unknown"]:
        print("  " + words.say("check-tested-unknown", clauses=", ".join(coverage["unknown"])))
