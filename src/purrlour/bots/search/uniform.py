"""The policy of a game that has none of its own: any choice, to the very end."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from purrlour.bots.search.policy import ENDLESS, Policy
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.game import Game, State


@final
class Uniform(Policy[State]):
    """Every choice is as good as the others."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        super().__init__(ENDLESS)
        self.game = game

    def choose(self, state: State, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:  # noqa: ARG002 - it does not look
        return codes[whim.pick(count)]

    def value(self, state: State, into: vec[float]) -> None:
        outcome = self.game.outcome(state)
        assert outcome is not None, "it plays to the end"
        for at, share in enumerate(outcome.returns):
            into[at] = share
