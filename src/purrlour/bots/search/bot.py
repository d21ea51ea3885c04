"""SearchBot: a bot that thinks ahead, as far and as carefully as its level does."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from purrlour.bots.base import Bot
from purrlour.bots.search.advice import Advice, think, weigh
from purrlour.bots.search.levels import CAT, KITTEN, TIGER, Level
from purrlour.engine.action import Action
from purrlour.engine.game import Game
from purrlour.engine.view import View

SEEDS: Final = 1 << 31


class SearchBot(Bot[Any, Any]):
    """It gets a view and choices, as every bot, and imagines the rest."""

    level: ClassVar[Level]
    game: Game[Any, Any, Any, Any]
    _seconds: float | None = None

    def take(self, seconds: float) -> None:
        """Thinks so long about every choice from now on; what it finds then depends on the
        machine."""
        self._seconds = seconds

    def meet(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game

    def choose(self, view: View, choices: list[Action]) -> Action:
        if len(choices) == 1:
            return choices[0]
        effort, seconds = self.level.efforts[self.game.key], self.level.seconds
        if self._seconds is not None:
            seconds = self._seconds
            effort = effort.for_seconds(seconds)
        seed = int(self.whim.pick(SEEDS))
        advice = weigh(think(self.game, view, effort, seed=seed, seconds=seconds), choices)
        if int(self.whim.pick(1000)) < 1000 * self.level.slips:
            return self.slip(advice)
        return advice.choices[0].action

    def slip(self, advice: Advice) -> Action:
        """A choice that it looked at, as likely as it looked at it: wrong, but never silly."""
        lot = self.whim.pick(sum(one.visits for one in advice.choices))
        for one in advice.choices:
            lot -= one.visits
            if lot < 0:
                return one.action
        return advice.choices[0].action


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
