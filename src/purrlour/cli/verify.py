"""`purrlour verify`: was the luck of a match as promised, and its play by the rules?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.engine.decision import WATCHER

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.server.chronicle import Chronicle
    from purrlour.server.verify import Report
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """The file of a match."""
    parser.add("file", key="verify-file", metavar=parser.words.say("verify-file-name"))
    parser.add("--storybook", key="cli-play-storybook", default=None, metavar="PATH")


def run(args: argparse.Namespace, words: Words) -> int:
    """0 if everything agrees, 1 if anything does not."""
    from purrlour.cli.storybooks import words_with
    from purrlour.server.chronicle import decode_chronicle, read_chronicle
    from purrlour.server.verify import find_game, verify

    words_of = words_with(args.storybook, words.language)
    chronicle = read_chronicle(decode_chronicle(_read(args.file)))
    own = words_of(find_game(chronicle.opened).key)
    report = verify(chronicle)
    _tell(chronicle, report, own)
    return 0 if report.fine else 1


def _read(file: str) -> bytes:
    """Bytes, since mending them would hide what was done to them; a little more than too many."""
    from purrlour.server.chronicle import MOST_BYTES

    if file == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(file).open("rb") as stream:
        return stream.read(MOST_BYTES + 1)


def _tell(chronicle: Chronicle, report: Report, words: Words) -> None:
    opened = chronicle.opened
    facts = {"title": words.say("game-title"), "seats": opened.seats, "match": chronicle.match}
    print(words.say("verify-heading", **facts))
    print(f"  {words.say('verify-rules', version=opened.version)}")
    print(f"  {words.say('verify-chain', entries=len(chronicle.entries), seal=chronicle.seal)}")
    if report.imported:
        print(f"  {words.say('verify-imported', match=chronicle.luck)}")
    if report.practice:
        print(f"  {words.say('verify-practice')}")
    if report.problem is None:
        print(f"  {words.say('verify-secret')}")
        print(f"  {words.say('verify-nonces', count=report.nonces)}")
    for seat, how in report.withheld:
        print(f"  {words.say(f'verify-withheld-{how}', seat=words.seat(seat, ()))}")
    if report.mixings > 1:
        print(f"  {words.say('verify-anew', count=report.mixings - 1)}")
    print(f"  {words.say('verify-steps', count=report.steps, back=report.taken_back)}")
    print(f"  {words.say('verify-picks', count=report.picks, fallbacks=report.fallbacks)}")
    if report.outcome is not None:
        print(f"  {words.outcome(report.outcome, (), WATCHER)}")
    if report.problem is None:
        print(words.say(_verdict(report)))
    else:
        print(words.say("verify-not-fine", problem=words.refusal(report.problem, ())))


def _verdict(report: Report) -> str:
    if report.imported:
        return "verify-fine-imported"
    return "verify-fine-withheld" if report.withheld or report.mixings > 1 else "verify-fine"
