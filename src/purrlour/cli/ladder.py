"""`purrlour ladder`: bots against each other, rated."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
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
from purrlour.cli.output import writable_folder
from purrlour.cli.parser import BadUsage
from purrlour.cli.progress import show, wipe

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.lab.ladder import Contest, Meeting
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """Which game, who, how often, and where it is kept."""
    add_game(parser)
    parser.add("--bots", key="cli-ladder-bots", default="", metavar="A,B,C")
    parser.add("--against", key="cli-ladder-against", default="", metavar="BOT")
    parser.add("--games", key="cli-ladder-games", type=int, default=100, metavar="N")
    parser.add("--seats", key="cli-ladder-seats", type=int, default=None, metavar="K")
    parser.add("--seed", key="cli-simulate-seed", type=int, default=0, metavar="S")
    add_settings(parser)
    parser.add("--workers", key="cli-simulate-workers", type=int, default=None, metavar="W")
    parser.add("--to", key="cli-ladder-to", type=Path, default=None, metavar="FOLDER")
    parser.add("--json", key="cli-json", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Plays, rates, tells, keeps."""
    from purrlour.lab.ladder import hold
    from purrlour.lab.pool import cores

    contest = read_contest(args, words)
    workers = at_least(1, "--workers", cores() if args.workers is None else args.workers)
    if args.to is not None:
        writable_folder(args.to)
    total = contest.games * len(contest.meetings())
    meetings = hold(contest, workers, lambda done: show(done, total, words))
    wipe()
    report = report_of(contest, meetings)
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        tell(report, words)
    if args.to is not None:
        keep(report, args.to / name_for(contest, args.set), words)
        if not args.json:
            print(words.say("cli-ladder-kept", folder=str(args.to)))
    return 0


def read_contest(args: argparse.Namespace, words: Words) -> Contest:
    """What the arguments ask for, checked before anything starts."""
    from purrlour.bots.roster import known_bots
    from purrlour.lab.ladder import Contest

    game = find_game(args.game)
    bots = read_bots(game, args.bots) if args.bots else known_bots(game.key)[::-1]
    seats = game.min_seats if args.seats is None else args.seats
    check_seats(game, seats)
    against = read_bots(game, args.against)[0] if args.against else ""
    if len(bots) < 2 and not against and not game.cooperative:
        raise BadUsage("cli-ladder-alone")
    if len({*bots, against}) <= len(bots):
        raise BadUsage("cli-ladder-twice")
    options = read_settings(game, args)
    check_deal(game, seats, options)
    tell_notices(game, options, words)
    return Contest(
        game=game.key,
        bots=tuple(bots),
        games=at_least(1, "--games", args.games),
        seats=seats,
        seed=args.seed,
        settings=options.settings(),
        against=against,
    )


def report_of(contest: Contest, meetings: list[Meeting]) -> dict[str, Any]:
    """Everything that is kept: who met whom, shares, ratings, time."""
    from purrlour.games import GAMES
    from purrlour.lab.ratings import rate
    from purrlour.lab.shares import wilson

    rows = []
    for one in meetings:
        low, high = wilson(one.wins, one.games)
        rows.append(
            {
                "bot": one.bot,
                "others": one.others,
                "games": one.games,
                "wins": round(one.wins, 4),
                "lost_to": round(one.lost_to, 4),
                "share": round(one.wins / one.games, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "decisions": one.decisions,
                "thoughts": one.thoughts,
                "ms_a_thought": round(1000 * one.seconds / max(one.thoughts, 1), 2),
            }
        )
    rated = contest.seats == 2 and not GAMES[contest.game].cooperative
    return {
        "game": contest.game,
        "version": GAMES[contest.game].version,
        "seats": contest.seats,
        "seed": contest.seed,
        "options": contest.settings,
        "meetings": rows,
        "ratings": [
            {"bot": one.bot, "mu": round(one.mu, 3), "sigma": round(one.sigma, 3)}
            for one in (rate(meetings) if rated else [])
        ],
    }


def tell(report: dict[str, Any], words: Words) -> None:
    """The figures for people."""
    print(words.say("cli-ladder-head", seats=report["seats"]))
    for row in report["meetings"]:
        print(f"  {name_of(row):<22} {share_of(row, words)}   {row['ms_a_thought']:.0f} ms")
    if report["ratings"]:
        print(words.say("cli-ladder-ratings"))
    for row in report["ratings"]:
        print(f"  {row['bot']:<22} {row['mu']:6.1f} ± {2 * row['sigma']:.1f}")


def name_of(row: dict[str, Any]) -> str:
    """Who met whom."""
    together = row["bot"] == row["others"]
    return str(row["bot"]) if together else f"{row['bot']} – {row['others']}"


def share_of(row: dict[str, Any], words: Words) -> str:
    """A share with its interval, in per cent."""

    def percent(share: float) -> str:
        return words.say("cli-percent", number=round(100 * share, 1))

    between = f"{percent(row['low'])} – {percent(row['high'])}"
    return f"{percent(row['share']):>8}   ({between})   {row['wins']:g}/{row['games']}"


def name_for(contest: Contest, rules: list[str]) -> str:
    """Ladders with other opponents or house rules lie side by side in a folder."""
    parts = [contest.game, str(contest.seats), contest.against]
    parts += [rule.replace("=", "-") for rule in rules]
    return "-".join(filter(None, parts))


def keep(report: dict[str, Any], path: Path, words: Words) -> None:
    """Data and picture beside each other; the path has no suffix yet."""
    from purrlour.words import Words

    title = Words(words.language, report["game"]).say("game-title")
    texts = {
        "json": json.dumps(report, indent=2) + "\n",
        "svg": picture_of(report, title, words),
    }
    for suffix, text in texts.items():
        path.with_name(f"{path.name}.{suffix}").write_text(text, encoding="utf-8")


def picture_of(report: dict[str, Any], title: str, words: Words) -> str:
    """A bar for each meeting; where all are told apart by their time alone, a line over it."""
    from purrlour.lab.chart import Bar, Line, bars, lines

    rows = [
        (row, *(100 * row[name] for name in ("share", "low", "high"))) for row in report["meetings"]
    ]
    timed = [row["bot"].partition("@") for row in report["meetings"]]
    if all(seconds for _, _, seconds in timed):
        curves: dict[str, list[tuple[float, float, float, float]]] = {}
        for (row, *figures), (name, _, seconds) in zip(rows, timed, strict=True):
            label = f"{name} – {row['others']}"
            curves.setdefault(label, []).append((float(seconds), *figures))
        drawn = [Line(label, tuple(sorted(points))) for label, points in curves.items()]
        axis = words.say("cli-ladder-seconds")
        return lines(title, drawn, x_label=axis, least=0, most=100, unit=" %")
    drawn_bars = [Bar(name_of(row), *figures) for row, *figures in rows]
    return bars(title, drawn_bars, least=0, most=100, unit=" %")
