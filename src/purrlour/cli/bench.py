"""`purrlour bench`: how fast the engine is beside its peers; `bench server`: the server."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.cli.arguments import at_least, find_game

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.words import Words


_SERVER = "server"
"""Stands where a game would."""
_VISITED = 1_000
"""Live matches that all come back to after a restart."""
_LONGER = 20
"""A workload takes so many times as long as a figure of the engine."""


def configure(parser: Parser) -> None:
    """Which game, beside whom, how long."""
    parser.add(
        "game",
        key="bench-game",
        nargs="?",
        default="exploding_kittens",
        metavar=parser.words.say("cli-game-name"),
    )
    parser.add("--peers", key="bench-with-peers", action="store_true")
    parser.add("--rounds", key="bench-rounds", type=int, default=7, metavar="N")
    parser.add("--seconds", key="bench-seconds", type=float, default=0.5, metavar="S")
    parser.add(
        "--peers-folder", key="bench-peers-folder", type=Path, default=Path(".peers"), metavar="DIR"
    )
    parser.add("--database", key="bench-database", default="", metavar="URL")
    parser.add("--beside", key="bench-beside", type=Path, metavar="DIR")
    parser.add("--json", key="cli-json", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Measures by turns, prints medians and ratios."""
    from purrlour.lab.bench.run import BenchFailed, prepare_peers, ratios
    from purrlour.lab.bench.run import run as measure

    at_least(1, "--rounds", args.rounds)
    if args.game == _SERVER:
        return _run_server(args, words)
    key = find_game(args.game).key
    tell = _tell_terminal
    try:
        peers = prepare_peers(args.peers_folder, tell) if args.peers else None
        figures = measure(key, rounds=args.rounds, seconds=args.seconds, peers=peers, tell=tell)
    except BenchFailed as failure:
        tell("")
        print(words.say("bench-failed", reason=str(failure)), file=sys.stderr)
        return 1
    tell("")
    compared = ratios(figures)
    if args.json:
        rows = [{"what": what, "ratio": ratio, "bar": bar} for what, ratio, bar in compared]
        print(json.dumps({"game": key, "per_cpu_second": figures, "ratios": rows}, indent=2))
        return 0
    for source, row in figures.items():
        print(words.say(f"bench-{source}"))
        for name, value in row.items():
            print(f"  {name:<14} {value:>14,.0f}")
    if compared:
        print(words.say("bench-ratios"))
    for what, ratio, bar in compared:
        verdict = words.say("bench-reached" if ratio >= bar else "bench-missed")
        print(f"  {what:<34} {ratio:>7.2f}  ({bar:g}) {verdict}")
    return 0


def _run_server(args: argparse.Namespace, words: Words) -> int:
    """Load on a server with each store, beside one that knows no game and stores nothing."""
    from purrlour.lab.bench.run import BenchFailed
    from purrlour.lab.bench.serving import as_json, measure, measure_bare, sources, table
    from purrlour.lab.bench.visits import measure_visits, visits_table

    seconds, tell, beside = args.seconds * _LONGER, _tell_terminal, args.beside
    stores = [("sqlite", "")] + ([("postgresql", args.database)] if args.database else [])
    visits = []
    try:
        rows = [measure_bare(seconds=seconds)]
        for store, database in stores:
            rows += measure(store, database, seconds=seconds, tell=tell, beside=beside)
            visits += [
                measure_visits(name, database, matches=_VISITED, tell=tell, source=source)
                for name, source in sources(store, beside)
            ]
    except BenchFailed as failure:
        _tell_terminal("")
        print(words.say("bench-failed", reason=str(failure)), file=sys.stderr)
        return 1
    _tell_terminal("")
    if args.json:
        print(
            json.dumps({"load": as_json(rows), "visits": [asdict(row) for row in visits]}, indent=2)
        )
    else:
        print(table(rows), visits_table(visits), sep="\n\n")
    return 0


def _tell_terminal(text: str) -> None:
    """Progress, rewritten in place; nothing where nobody watches."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
