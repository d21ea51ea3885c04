"""`purrlour import`: a match out of its file, to look at or to play on."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.cli.caring import add_place, finish, read_place

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.words import Words

_CAMPAIGN = b"purrlour campaign "
"""How the file of a campaign begins."""


def configure(parser: Parser) -> None:
    """The file, and where to keep the match."""
    parser.add("file", key="import-file", metavar=parser.words.say("care-file-name"))
    add_place(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    """Checks it, keeps it, and says how to join."""
    from purrlour.server.care.campaigns import import_campaign
    from purrlour.server.care.transfer import import_match, received
    from purrlour.server.chronicle import MOST_BYTES, decode_chronicle, read_chronicle

    if args.file == "-":
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        with Path(args.file).open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    if data.startswith(_CAMPAIGN):
        campaign, token = finish(import_campaign(read_place(args), decode_chronicle(data)))
        print(words.say("import-campaign", path=f"c/{campaign}#{token}"))
        return 0
    kept, entries = received(read_chronicle(decode_chronicle(data)), unfinished=True)
    kept = finish(import_match(read_place(args), kept, entries))
    key = "import-done" if kept.over else "import-open"
    print(words.say(key, match=kept.match, code=kept.code))
    return 0
