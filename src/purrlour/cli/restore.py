"""`purrlour restore`: puts a backup in its place."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.cli.caring import add_place, finish, read_place

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """The backup, and where the matches shall be kept."""
    parser.add("file", key="restore-file", metavar=parser.words.say("care-file-name"))
    add_place(parser)
    parser.add("--force", key="restore-force", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Puts it there, if nothing is in the way."""
    from purrlour.server.care.restore import restore
    from purrlour.server.config import describe

    config = read_place(args)
    made = finish(restore(config, Path(args.file).absolute(), force=args.force))
    place = describe(config)
    print(words.say("restore-done", matches=made.matches, entries=made.entries, place=place))
    return 0
