"""`purrlour simulate`: bots against bots, with error bars."""

from __future__ import annotations

import argparse
import json
import time
from typing import TYPE_CHECKING, Any

from purrlour.cli.arguments import (
    add_game,
    add_settings,
    at_least,
    check_deal,
    check_seats,
    find_game,
    read_bots,
    read_settings,
    tell_notices,
)
from purrlour.cli.parser import BadUsage
from purrlour.cli.progress import show, wipe

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.lab.simulate import Plan, Tally
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """Which game, how often, by whom."""
    add_game(parser)
    parser.add("--games", key="cli-simulate-games", type=int, default=1000, metavar="N")
    parser.add("--seats", key="cli-simulate-seats", type=int, default=None, metavar="K")
    parser.add("--bots", key="cli-simulate-bots", default="greedy,random", metavar="A,B")
    parser.add("--seed", key="cli-simulate-seed", type=int, default=0, metavar="S")
    add_settings(parser)
    parser.add("--workers", key="cli-simulate-workers", type=int, default=None, metavar="W")
    parser.add("--json", key="cli-json", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Plays, counts, tells."""
    from purrlour.lab.pool import cores
    from purrlour.lab.simulate import simulate

    plan = read_plan(args, words)
    workers = at_least(1, "--workers", cores() if args.workers is None else args.workers)
    began = time.perf_counter()
    tally = simulate(plan, workers, lambda done: show(done, plan.games, words))
    report = report_of(plan, tally, time.perf_counter() - began)
    wipe()
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        tell(report, words)
    return 0


def read_plan(args: argparse.Namespace, words: Words) -> Plan:
    """What the arguments ask for, checked before anything starts."""
    from purrlour.lab.simulate import Plan

    game = find_game(args.game)
    bots = read_bots(game, args.bots)
    seats = args.seats if args.seats is not None else max(len(bots), game.min_seats)
    check_seats(game, seats)
    if len(bots) > seats:
        raise BadUsage("cli-too-many-bots", bots=len(bots), seats=seats)
    options = read_settings(game, args)
    check_deal(game, seats, options)
    tell_notices(game, options, words)
    return Plan(
        game=game.key,
        games=at_least(1, "--games", args.games),
        bots=tuple(bots[seat % len(bots)] for seat in range(seats)),
        seed=args.seed,
        settings=options.settings(),
    )


def report_of(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The figures; all but the last two follow from the plan alone."""
    names = sorted(tally.bot_chairs, key=plan.bots.index)
    return {
        "game": plan.game,
        "games": tally.seat_games,
        "seats": len(plan.bots),
        "seed": plan.seed,
        "options": plan.settings,
        "by_bot": [
            {"bot": name, **_share(tally.bot_wins[name], tally.bot_chairs[name])} for name in names
        ],
        "by_seat": [
            {"seat": seat, **_share(wins, tally.seat_games)}
            for seat, wins in sorted(tally.seat_wins.items())
        ],
        "decisions": tally.decisions,
        "decisions_a_game": round(tally.decisions / tally.seat_games, 2),
        "seconds": round(seconds, 3),
        "decisions_a_second": round(tally.decisions / seconds),
    }


def _share(wins: int, chairs: int) -> dict[str, Any]:
    from purrlour.lab.shares import wilson

    low, high = wilson(wins, chairs)
    return {
        "wins": wins,
        "of": chairs,
        "rate": round(wins / chairs, 5),
        "low": round(low, 5),
        "high": round(high, 5),
    }


def tell(report: dict[str, Any], words: Words) -> None:
    """The figures for people."""
    print(words.say("cli-simulate-head", games=report["games"], seats=report["seats"]))
    for row in report["by_bot"]:
        _tell_row(row["bot"], row, words)
    print(words.say("cli-simulate-by-seat"))
    for row in report["by_seat"]:
        _tell_row(words.say("cli-simulate-seat", seat=row["seat"] + 1), row, words)
    print(words.say("cli-simulate-length", decisions=round(report["decisions_a_game"], 1)))
    print(
        words.say(
            "cli-simulate-speed",
            seconds=round(report["seconds"], 1),
            speed=report["decisions_a_second"],
        )
    )


def _tell_row(name: str, row: dict[str, Any], words: Words) -> None:
    def percent(share: float) -> str:
        return words.say("cli-percent", number=round(100 * share, 1))

    between = f"{percent(row['low'])} – {percent(row['high'])}"
    print(f"  {name:<14} {percent(row['rate']):>8}   ({between})   {row['wins']}/{row['of']}")
