"""`purrlour play`: a table in the terminal, you and some bots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from purrlour.cli.arguments import (
    add_game,
    add_settings,
    check_seats,
    find_game,
    read_bots,
    read_settings,
    refusing,
    tell_notices,
)
from purrlour.cli.output import writable_file
from purrlour.cli.parser import BadUsage
from purrlour.engine.chance import Secure, Seeded

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.cli.table.sitting import Sitting
    from purrlour.engine.game import Game
    from purrlour.words import Words

_USUAL_SEATS = 3
_LONGEST_NAME = 16


def configure(parser: Parser) -> None:
    """Which game, with whom, under which house rules."""
    add_game(parser)
    parser.add("--seats", key="cli-play-seats", type=int, default=None, metavar="K")
    parser.add("--bots", key="cli-play-bots", default="greedy", metavar="A,B")
    parser.add("--seed", key="cli-play-seed", type=int, default=None, metavar="S")
    add_settings(parser)
    parser.add("--name", key="cli-play-name", default="", metavar="NAME")
    parser.add("--seat", key="cli-play-seat", type=int, default=1, metavar="N")
    parser.add("--storybook", key="cli-play-storybook", default=None, metavar="PATH")
    parser.add("--campaign", key="cli-play-campaign", default=None, metavar="FILE")
    parser.add("--fast", key="cli-play-fast", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Seats everybody and opens the table."""
    from purrlour.words import Words

    game = find_game(args.game)
    if args.storybook is None and args.campaign is None:
        own = Words(words.language, game.key)
        sitting = seat_everybody(game, args, own)
    else:
        with refusing(game.key):
            sitting, own = open_storybook(args, words.language)
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        print(words.say("cli-error", text=words.say("cli-play-no-terminal")), file=sys.stderr)
        return 1
    from purrlour.cli.table.app import TableApp

    app = TableApp(sitting, own, fast=args.fast)
    app.run()
    return app.return_code or 0


def open_storybook(args: argparse.Namespace, language: str) -> tuple[Sitting, Words]:
    """A sitting with a storybook of somebody else, or with a campaign, and its words."""
    from purrlour.cli.campaigns import keeper, read_campaign_file, settings_of
    from purrlour.cli.storybooks import GAME, read_storybook, read_words
    from purrlour.games.mice_and_mystics.game import MiceAndMystics

    if find_game(args.game).key != GAME:
        raise BadUsage("cli-no-storybook", game=args.game)
    book = read_storybook(args.storybook)
    words = read_words(args.storybook, language, book)
    game = MiceAndMystics(book)
    campaigns = game.campaigns()
    at_end = None
    if args.campaign is not None:
        campaign = read_campaign_file(args.campaign, campaigns)
        args.set = settings_of(campaign, campaigns, args.set)
        at_end = keeper(str(writable_file(Path(args.campaign))), campaigns, words)
    sitting = seat_everybody(game, args, words)
    sitting.book, sitting.at_end = book, at_end
    return sitting, words


def seat_everybody(
    game: Game[Any, Any, Any, Any], args: argparse.Namespace, words: Words
) -> Sitting:
    """The person in their seat, bots in the others, the cards dealt."""
    from purrlour.bots.roster import build
    from purrlour.cli.table.sitting import Sitting

    bots = read_bots(game, args.bots)
    usual = len(bots) + 1 if len(bots) > 1 else _USUAL_SEATS
    seats = args.seats if args.seats is not None else usual
    check_seats(game, seats)
    if len(bots) > max(seats - 1, 1):  # one name is for everybody, and for nobody alike
        raise BadUsage("cli-too-many-bots", bots=len(bots), seats=seats - 1)
    if not 1 <= args.seat <= seats:
        raise BadUsage("cli-no-such-seat", seat=args.seat, seats=seats)
    options = read_settings(game, args)
    tell_notices(game, options, words)
    mine = args.seat - 1
    chance = Secure() if args.seed is None else Seeded(args.seed)
    others = [seat for seat in range(seats) if seat != mine]
    names = [name.strip() for name in words.say("cli-bot-names").split(",")]
    seated = {seat: names[number] for number, seat in enumerate(others)}
    seated[mine] = " ".join(args.name.split())[:_LONGEST_NAME] or words.say("cli-your-name")
    with refusing(game.key):
        return Sitting(
            game,
            options,
            names=[seated[seat] for seat in range(seats)],
            bots={
                seat: build(bots[number % len(bots)], game, int(chance.pick(2**31)))
                for number, seat in enumerate(others)
            },
            seat=mine,
            chance=chance,
        )
