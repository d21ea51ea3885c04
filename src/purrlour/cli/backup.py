"""`purrlour backup`: all matches in one file, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.cli.caring import add_place, finish, read_place

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """The file, and where the matches are kept."""
    parser.add("file", key="backup-file", metavar=parser.words.say("care-file-name"))
    add_place(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    """Writes it, and says what is in it."""
    from purrlour.server.care.backup import back_up

    target = Path(args.file).absolute()
    made = finish(back_up(read_place(args), target))
    facts = {"matches": made.matches, "entries": made.entries, "kilobytes": made.size >> 10}
    print(words.say("backup-done", file=str(target), **facts))
    return 0
