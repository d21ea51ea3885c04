"""`purrlour lab cards [GAME]`: measures what every house rule changes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.cli.arguments import at_least, check_deal, find_game, refusing
from purrlour.cli.output import writable_folder
from purrlour.cli.progress import show, wipe

if TYPE_CHECKING:
    from purrlour.words import Words


def run(args: argparse.Namespace, words: Words) -> int:
    """One game, or all of them."""
    from purrlour.games import GAMES
    from purrlour.lab.impact.cards import compute
    from purrlour.lab.impact.cases import cases_of
    from purrlour.lab.pool import cores

    keys = list(GAMES) if args.what is None else [find_game(args.what).key]
    games = at_least(1, "--games", args.games)
    workers = at_least(1, "--workers", cores() if args.workers is None else args.workers)
    folder = writable_folder(args.to or Path("impact"))
    for case in (case for key in keys for case in cases_of(key)):
        game = GAMES[case.game]
        with refusing(case.game):
            options = game.options(case.settings)
        check_deal(game, case.where.seats, options)
    for key in keys:
        file = compute(
            key,
            games,
            folder,
            workers=workers,
            progress=lambda done, total: show(done, total, words),
        )
        wipe()
        print(words.say("cli-lab-kept", file=str(file)))
    return 0
