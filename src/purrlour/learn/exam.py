"""Exam: a net against a bot, at two chairs, with mirrored deals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from purrlour.bots.base import Bot
from purrlour.bots.roster import build
from purrlour.engine.chance import Seeded
from purrlour.games import GAMES
from purrlour.learn.bot import Learned
from purrlour.learn.net import Net


def examine(
    net: Net,
    key: str,
    against: str,
    games: int,
    seed: int,
    *,
    enough: Callable[[], bool] = lambda: False,
) -> tuple[float, int]:
    """How many games it wins, of how many; a shared win counts in part.

    It ends early when somebody says `enough`, but plays every deal from both chairs.
    """
    game = GAMES[key]
    wins, played = 0.0, 0
    for number in range(games):
        if number and number % 2 == 0 and enough():
            break
        played += 1
        chair = number % 2
        luck = Seeded(seed, f"exam deal {number // 2}")
        learned = Learned(net, Seeded(seed, f"exam net {number}"))
        learned.meet(game)
        bots: list[Bot[Any, Any]] = [
            build(against, game, seed, stream=f"exam bot {number}") for _ in range(2)
        ]
        bots[chair] = learned
        state = game.deal(2, game.options({}), luck)
        while decisions := game.decisions(state):
            seat = decisions[0].seat
            choices = [game.actions[code] for code in game.legal(state, seat)]
            action = bots[seat].choose(game.view(state, seat), choices)
            game.apply(state, seat, action.code, luck, None)
        outcome = game.outcome(state)
        wins += 0.0 if outcome is None else outcome.returns[chair]
    return wins, played
