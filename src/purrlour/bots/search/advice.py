"""Advice: what a search would do in somebody's place, and what it makes of the other choices."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from purrlour.bots.search.levels import Effort
from purrlour.bots.search.mcts import Search
from purrlour.bots.search.policy import Policy
from purrlour.engine.action import Action
from purrlour.engine.game import Game
from purrlour.engine.view import View


@dataclass(frozen=True)
class Weighed:
    """One choice, and how it seems."""

    action: Action
    visits: int
    """How often it was tried: what was tried most is best."""
    chance: float
    """Of winning with it, from 0 to 1; below 0 if it was never tried."""


def think(
    game: Game[Any, Any, Any, Any],
    view: View,
    effort: Effort,
    *,
    policy: Policy[Any],
    seed: int,
    seconds: float,
    clock: Callable[[], float] = time.monotonic,
) -> Search[Any, Any, Any, Any]:
    """Everything that a search finds out from a view, in the time it has; 0 is no hurry."""
    search: Search[Any, Any, Any, Any] = Search(
        game,
        policy,
        view,
        seed=seed,
        each=effort.each,
        daring=effort.daring,
    )
    search.run(effort.rounds, seconds, clock)
    return search


def weigh(search: Search[Any, Any, Any, Any], actions: list[Action]) -> list[Weighed]:
    """What a search says of these choices, the best first."""
    weighed = [
        Weighed(action, search.visits_of(action.code), search.value_of(action.code))
        for action in actions
    ]
    # Of two that were tried as often the first one counts: the same advice for the same view.
    weighed.sort(key=lambda one: (-one.visits, -one.chance))
    return weighed
