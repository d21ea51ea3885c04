"""SearchBot: a bot that thinks ahead, as far and as carefully as its level does."""

from __future__ import annotations

import time
from typing import Any, ClassVar, Final

from purrlour.bots.base import Bot
from purrlour.bots.search.levels import Effort, Level
from purrlour.bots.search.mcts import Search
from purrlour.bots.search.policies import policy_of
from purrlour.bots.search.policy import Policy
from purrlour.engine.action import Action
from purrlour.engine.chance import Chance
from purrlour.engine.game import Game
from purrlour.engine.view import View

SEEDS: Final = 1 << 31


class SearchBot(Bot[Any, Any]):
    """It gets a view and choices, as every bot, and imagines the rest."""

    level: ClassVar[Level]
    game: Game[Any, Any, Any, Any]
    policy: Policy[Any]

    def __init__(self, whim: Chance) -> None:
        super().__init__(whim)
        self.effort = Effort(0, 0, 0.0)

    def meet(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.policy = policy_of(game)
        self.effort = self.level.efforts[game.key]

    def choose(self, view: View, choices: list[Action]) -> Action:
        if len(choices) == 1:
            return choices[0]
        search = self.think(view)
        if int(self.whim.pick(1000)) < 1000 * self.level.slips:
            return self.slip(search, choices)
        return max(choices, key=lambda one: (search.visits_of(one.code), search.value_of(one.code)))

    def think(self, view: View) -> Search[Any, Any, Any, Any]:
        """All that it finds out about its choices in the time it has."""
        effort = self.effort
        search: Search[Any, Any, Any, Any] = Search(
            self.game,
            self.policy,
            view,
            seed=int(self.whim.pick(SEEDS)),
            rounds=effort.rounds,
            worlds=effort.worlds,
            daring=effort.daring,
        )
        search.run(effort.rounds, time.monotonic() + self.level.seconds)
        return search

    def slip(self, search: Search[Any, Any, Any, Any], choices: list[Action]) -> Action:
        """A choice that it looked at, as likely as it looked at it: wrong, but never silly."""
        visits = [search.visits_of(one.code) for one in choices]
        lot = self.whim.pick(sum(visits))
        for choice, count in zip(choices, visits, strict=True):
            lot -= count
            if lot < 0:
                return choice
        return choices[-1]
