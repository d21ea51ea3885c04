"""Every bot there is, and how to get one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from purrlour.bots.base import Bot
from purrlour.bots.exploding_kittens.greedy import GreedyKittens
from purrlour.bots.koty.greedy import GreedyCats
from purrlour.bots.mice_and_mystics.greedy import GreedyMice
from purrlour.bots.random import RandomBot
from purrlour.bots.search.bot import Cat, Kitten, SearchBot, Tiger
from purrlour.bots.wizard_kittens.greedy import GreedyWizards
from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.errors import GameError
from purrlour.engine.game import Game

Builder: TypeAlias = Callable[[Chance], Bot[Any, Any]]

_TIME: Final = re.compile(r"\d{1,2}(\.\d{1,3})?")
"""Seconds, as people write them."""
_ALL: Final = ("exploding_kittens", "koty", "mice_and_mystics", "wizard_kittens")

ROSTER: Final[dict[str, dict[str, Builder]]] = {
    "random": dict.fromkeys(_ALL, RandomBot),
    "kitten": dict.fromkeys(_ALL, Kitten),
    "greedy": {
        "exploding_kittens": GreedyKittens,
        "koty": GreedyCats,
        "mice_and_mystics": GreedyMice,
        "wizard_kittens": GreedyWizards,
    },
    "cat": dict.fromkeys(_ALL, Cat),
    "tiger": dict.fromkeys(_ALL, Tiger),
}
"""Bots by name, the strongest last, then by the game they play. One literal dict."""
_OURS: Final = frozenset(ROSTER)


def enlist(name: str, game: str, builder: Builder) -> None:
    """Somebody from outside, for as long as this process lives; none of ours gives way."""
    assert name not in _OURS, name
    ROSTER.setdefault(name, {})[game] = builder


def known_bots(game: str) -> list[str]:
    """The names of the bots that play this game."""
    return [name for name, builders in ROSTER.items() if game in builders]


def build(
    name: str, game: Game[Any, Any, Any, Any], seed: int, *, stream: str = "bot"
) -> Bot[Any, Any]:
    """A bot for this game whose whims follow from the seed; two of one seed have two streams.

    `tiger@0.3` is a tiger that thinks 0.3 seconds about every choice, whatever its level says.
    """
    plain, at, seconds = name.partition("@")
    builder = ROSTER.get(plain, {}).get(game.key)
    if builder is None:
        raise GameError("unknown-bot", bot=name[:60], known=", ".join(known_bots(game.key)))
    bot = builder(Seeded(seed, stream))
    if at:
        if not isinstance(bot, SearchBot) or not _TIME.fullmatch(seconds):
            raise GameError("bot-time", bot=name[:60])
        bot.take(float(seconds))
    bot.meet(game)
    return bot
