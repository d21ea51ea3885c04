"""Arguments that several commands share: a game, its house rules, its bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from purrlour.cli.parser import BadUsage, Parser, Refused
from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.engine.game import Game
from purrlour.engine.options import Options
from purrlour.games import GAMES

if TYPE_CHECKING:
    from purrlour.words import Words

N = TypeVar("N", int, float)


def add_game(parser: Parser) -> None:
    """GAME, by its key."""
    parser.add("game", key="cli-game", metavar=parser.words.say("cli-game-name"))


def add_settings(parser: Parser) -> None:
    """`--set option=value`, as often as you like."""
    parser.add("--set", key="cli-set", action="append", default=[], metavar="OPTION=VALUE")


def find_game(key: str) -> Game[Any, Any, Any, Any]:
    """The game with this key; `exploding-kittens` will do for `exploding_kittens`."""
    game = GAMES.get(key.lower().replace("-", "_"))
    if game is None:
        raise BadUsage("cli-unknown-game", game=key, known=", ".join(GAMES))
    return game


def read_settings(game: Game[Any, Any, Any, Any], args: argparse.Namespace) -> Options:
    """The house rules of `--set`."""
    settings: dict[str, str] = {}
    for pair in args.set:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadUsage("cli-bad-setting", value=pair)
        settings[name] = value
    with refusing(game.key):
        options: Options = game.options(settings)
    return options


def read_bots(game: Game[Any, Any, Any, Any], given: str) -> list[str]:
    """Names of bots, separated by commas; each must exist."""
    from purrlour.bots.roster import build

    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names:
        raise BadUsage("cli-no-bots")
    with refusing(game.key):
        for name in names:
            build(name, game, 0)
    return names


def check_seats(game: Game[Any, Any, Any, Any], seats: int) -> None:
    """As many seats as the game allows."""
    if not game.min_seats <= seats <= game.max_seats:
        raise Refused(
            GameError("seat-count", seats=seats, least=game.min_seats, most=game.max_seats)
        )


def check_deal(game: Game[Any, Any, Any, Any], seats: int, options: Options) -> None:
    """House rules that go together, and with so many seats: the table can be opened."""
    with refusing(game.key):
        game.deal(seats, options, Seeded(0))


def tell_notices(game: Game[Any, Any, Any, Any], options: Options, words: Words) -> None:
    """What people should know of house rules that are played, a line each on stderr."""
    for line in notices_of(game, options, words):
        print(words.say("cli-notice", text=line), file=sys.stderr)


def notices_of(game: Game[Any, Any, Any, Any], options: Options, words: Words) -> list[str]:
    """The same, sentence by sentence."""
    from purrlour.words import Words

    return [Words(words.language, game.key).notice(one) for one in game.notices(options)]


def at_least(least: int, option: str, value: int) -> int:
    """The value, unless it is too small."""
    if value < least:
        raise BadUsage("cli-too-small", option=option, value=value, least=least)
    return value


def within(least: N, most: N, option: str, value: N) -> N:
    """The value, unless it is too small, too large, or no number at all."""
    if not least <= value <= most:
        raise BadUsage("cli-not-within", option=option, value=value, least=least, most=most)
    return value


@contextmanager
def refusing(game: str = "") -> Iterator[None]:
    """What the engine or this game refuses here was bad usage."""
    try:
        yield
    except GameError as error:
        raise Refused(error, game) from error
