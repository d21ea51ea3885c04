"""`purrlour lab`: experiments, their reports, and the impact cards of the house rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.words import Words

TASKS: Final = ("run", "report", "cards")


def configure(parser: Parser) -> None:
    """What to do, with which file, folder or game."""
    task, what = (parser.words.say(f"cli-lab-{name}-name") for name in ("task", "what"))
    parser.add("task", key="cli-lab-task", choices=TASKS, metavar=task)
    parser.add("what", key="cli-lab-what", nargs="?", default=None, metavar=what)
    parser.add("--to", key="cli-lab-to", type=Path, default=None, metavar="PATH")
    parser.add("--workers", key="cli-simulate-workers", type=int, default=None, metavar="W")
    parser.add("--ray", key="cli-lab-ray", nargs="?", const="", default=None, metavar="ADDRESS")
    parser.add("--games", key="cli-lab-games", type=int, default=10_000, metavar="N")


def run(args: argparse.Namespace, words: Words) -> int:
    """One of the three."""
    if args.task == "run":
        from purrlour.cli.lab.running import run as run_experiment

        return run_experiment(args, words)
    if args.task == "report":
        from purrlour.cli.lab.reporting import run as run_report

        return run_report(args, words)
    from purrlour.cli.lab.carding import run as run_cards

    return run_cards(args, words)
