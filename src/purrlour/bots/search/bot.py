"""SearchBot: a bot that thinks ahead, as far and as carefully as its level does."""

from __future__ import annotations

import time
from typing import Any, ClassVar, Final, final

from purrlour.bots.base import Bot
from purrlour.bots.search.advice import Weighed, think, weigh
from purrlour.bots.search.levels import CAT, KITTEN, TIGER, Level
from purrlour.bots.search.mcts import Search
from purrlour.bots.search.policies import sharp_policy_of
from purrlour.engine.action import Action
from purrlour.engine.game import Game
from purrlour.engine.view import View

SEEDS: Final = 1 << 31


class SearchBot(Bot[Any, Any]):
    """It gets a view and choices, as every bot, and imagines the rest."""

    level: ClassVar[Level]
    game: Game[Any, Any, Any, Any]
    _seconds: float | None = None
    _most: float | None = None

    def take(self, seconds: float) -> None:
        """Thinks so long about every choice from now on, by the time that it has a core for
        itself: a busy machine does not make it weaker, a slow one does."""
        self._seconds = seconds

    def hurry(self, seconds: float) -> None:
        """Its level's clock rings no later than after so long: somebody cannot wait."""
        self._most = seconds

    def meet(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game

    def choose(self, view: View, choices: list[Action]) -> Action:
        if len(choices) == 1:
            return choices[0]
        weighed = weigh(self.thought(view, int(self.whim.pick(SEEDS))), choices)
        if int(self.whim.pick(1000)) < 1000 * self.level.slips_in(self.game):
            return self.slip(weighed)
        return weighed[0].action

    def thought(self, view: View, seed: int) -> Search[Any, Any, Any, Any]:
        """By the table's clock as a rule: people wait for it."""
        effort, seconds = self.level.efforts[self.game.key], self.level.seconds
        clock = time.monotonic
        if self._most is not None:
            seconds = min(seconds, self._most)
        if self._seconds is not None:
            effort, seconds, clock = effort.by_clock(), self._seconds, time.thread_time
        policy = sharp_policy_of(self.game)
        return think(
            self.game, view, effort, policy=policy, seed=seed, seconds=seconds, clock=clock
        )

    def slip(self, weighed: list[Weighed]) -> Action:
        """Any choice that it does not know to be much worse: wrong, but never silly."""
        enough = weighed[0].chance - self.level.careless
        fair = [one.action for one in weighed if not one.visits or one.chance >= enough]
        return fair[self.whim.pick(len(fair))]


@final
class Kitten(SearchBot):
    """Plays with zeal, and trips over its own paws."""

    name: ClassVar[str] = "kitten"
    level: ClassVar[Level] = KITTEN


@final
class Cat(SearchBot):
    """Looks before it leaps."""

    name: ClassVar[str] = "cat"
    level: ClassVar[Level] = CAT


@final
class Tiger(SearchBot):
    """Thinks far ahead, and forgives nothing."""

    name: ClassVar[str] = "tiger"
    level: ClassVar[Level] = TIGER
