"""`purrlour doctor`: is everything in order with what is kept?"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from purrlour.cli.caring import add_place, finish, read_place

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.server.config import Config
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """Where the matches are kept."""
    add_place(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    """One line for each check; 1 if something is wrong."""
    wrong = finish(_examine(read_place(args), words))
    print(words.say("doctor-wrong", count=wrong) if wrong else words.say("doctor-well"))
    return 1 if wrong else 0


async def _examine(config: Config, words: Words) -> int:
    from purrlour.server.care.doctor import examine

    wrong = 0
    good, bad = _marks()
    async for finding in examine(config):
        wrong += not finding.fine
        sentence = words.say(f"doctor-{finding.key}", **finding.facts)
        print(good if finding.fine else bad, " ".join(sentence.split()), flush=True)
    return wrong


def _marks() -> tuple[str, str]:
    """Where the terminal has no such signs, letters do."""
    try:
        "✓✗".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return "+", "x"
    return "✓", "✗"
