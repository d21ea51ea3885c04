"""`purrlour train`: a net learns a game, to sit down at a table as the learned cat."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from purrlour.cli.arguments import add_game, at_least, find_game, within
from purrlour.cli.output import writable_folder
from purrlour.cli.parser import BadUsage
from purrlour.engine.errors import GameError

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.learn.course import Course, Mark, Round
    from purrlour.words import Words

_USUAL_MINUTES: Final = 30.0
_SHORTEST, _LONGEST = 0.05, 100_000.0
_LARGEST_SEED: Final = 1 << 62


def configure(parser: Parser) -> None:
    """Which game, how long, how it is examined, and where it is kept."""
    add_game(parser)
    parser.add("--minutes", key="cli-train-minutes", type=float, default=None, metavar="M")
    parser.add("--rounds", key="cli-train-rounds", type=int, default=None, metavar="N")
    parser.add("--seed", key="cli-train-seed", type=int, default=1, metavar="S")
    parser.add("--games", key="cli-train-games", type=int, default=200, metavar="N")
    parser.add("--every", key="cli-train-every", type=float, default=0.1, metavar="PART")
    parser.add("--to", key="cli-train-to", type=Path, default=Path("learned"), metavar="FOLDER")


def run(args: argparse.Namespace, words: Words) -> int:
    """Learns until the time is over; what was learned until then is kept if it is stopped."""
    try:
        from purrlour.learn.course import take
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise GameError("train-no-numpy", extra="purrlour[rl]") from None
    course = read_course(args)
    folder = writable_folder(args.to)
    try:
        take(course, folder, lambda heard: tell(heard, words))
    except KeyboardInterrupt:
        if (folder / f"{course.game}.npz").exists():
            print(file=sys.stderr)
            print(words.say("cli-train-stopped", folder=str(folder)), file=sys.stderr)
        raise
    print(words.say("cli-train-kept", folder=str(folder)))
    return 0


def read_course(args: argparse.Namespace) -> Course:
    """What the arguments ask for, checked before anything starts."""
    from purrlour.learn.course import Course

    if args.minutes is not None and args.rounds is not None:
        raise BadUsage("cli-not-both", one="--minutes", other="--rounds")
    minutes = _USUAL_MINUTES if args.minutes is None else args.minutes
    return Course(
        game=find_game(args.game).key,
        seed=within(0, _LARGEST_SEED, "--seed", args.seed),
        minutes=within(_SHORTEST, _LONGEST, "--minutes", minutes),
        rounds=0 if args.rounds is None else at_least(1, "--rounds", args.rounds),
        games=at_least(2, "--games", args.games),
        every=within(0.01, 1.0, "--every", args.every),
    )


def tell(heard: Mark | Round, words: Words) -> None:
    """A line for whoever watches."""
    from purrlour.learn.course import Round

    if isinstance(heard, Round):
        mood = heard.mood
        facts = {"doubt": round(mood.doubt, 2), "error": round(mood.error, 3)}
        line = words.say("cli-train-round", decisions=heard.decisions, **facts)
    else:
        percent = words.say("cli-percent", number=round(100 * heard.wins / heard.games, 1))
        line = words.say("cli-train-mark", percent=percent, games=heard.games, bot=heard.bot)
    print(f"{heard.minutes:6.1f} min   {line}", flush=True)
