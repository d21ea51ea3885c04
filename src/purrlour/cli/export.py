"""`purrlour export`: a match as one readable file."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.cli.caring import add_place, finish, read_place

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.server.config import Config
    from purrlour.server.storage.base import Kept
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """The match, where it is kept, and where to write it."""
    parser.add("match", key="export-match", metavar=parser.words.say("care-match-name"))
    parser.add("--to", key="export-to", metavar="FILE")
    add_place(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    """Writes it; a warning goes where it does not mix with the file."""
    text, kept = finish(_export(read_place(args), args.match))
    if args.to is None:
        sys.stdout.write(text)
    else:
        _write(Path(args.to), text)
        if kept is None:
            print(words.say("export-campaign", campaign=args.match, file=args.to))
        else:
            print(words.say("export-done", match=kept.match, file=args.to))
    if kept is not None and not kept.over:
        print(words.say("export-open"), file=sys.stderr)
    return 0


async def _export(config: Config, wanted: str) -> tuple[str, Kept | None]:
    """The file, and the match; None for a campaign."""
    from purrlour.server.care.campaigns import export_campaign
    from purrlour.server.care.shelf import open_shelf
    from purrlour.server.care.transfer import export_match

    async with open_shelf(config) as shelf:
        campaign = await export_campaign(shelf, wanted)
        if campaign is not None:
            return campaign, None
        return await export_match(shelf, wanted)


def _write(file: Path, text: str) -> None:
    """For its owner alone: it may show hands that are still hidden."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
        if file.is_file():  # not a terminal or a pipe
            os.fchmod(stream.fileno(), 0o600)  # it may have been there, and open
        stream.write(text.encode())
