"""Hint: the best of somebody's choices, why, and what it does to their chance of winning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from purrlour.bots.hints import exploding_kittens, koty, wizard_kittens
from purrlour.bots.hints.reason import Reason, usual
from purrlour.bots.search.advice import Weighed, think, weigh
from purrlour.bots.search.levels import Effort
from purrlour.engine.action import Action
from purrlour.engine.game import Game
from purrlour.engine.view import View

MOST: Final = 3
"""Choices that are told: the best, and the next best two."""

Why: TypeAlias = Callable[[Any, Action], Reason]

REASONS: Final[dict[str, Why]] = {
    "exploding_kittens": exploding_kittens.reason,
    "koty": koty.reason,
    "wizard_kittens": wizard_kittens.reason,
}
"""By game; one that has none gives the usual reasons."""

EFFORTS: Final = {
    "exploding_kittens": Effort(rounds=400, worlds=60, daring=1.0),
    "koty": Effort(rounds=400, worlds=60, daring=1.0),
    "mice_and_mystics": Effort(rounds=60, worlds=60, daring=1.0),
    "wizard_kittens": Effort(rounds=400, worlds=60, daring=1.0),
}
"""How much a hint is thought about, by game."""


@dataclass(frozen=True)
class Hint:
    """What one might do."""

    now: float
    """The chance of winning as it stands, from 0 to 1."""
    choices: tuple[Weighed, ...]
    """The best first; only what was tried."""
    reason: Reason
    """Why the best is."""


def find_hint(
    game: Game[Any, Any, Any, Any],
    view: View,
    choices: list[Action],
    *,
    effort: Effort,
    seed: int,
    seconds: float,
) -> Hint:
    """Thinks in somebody's place; the same question has the same answer, given the time."""
    advice = weigh(think(game, view, effort, seed=seed, seconds=seconds), choices)
    best = advice.choices[0].action
    tried = tuple(one for one in advice.choices if one.visits)
    return Hint(advice.now, tried[:MOST], reason_of(game, view, choices, best))


def reason_of(
    game: Game[Any, Any, Any, Any], view: View, choices: list[Action], best: Action
) -> Reason:
    """Why somebody with these choices takes this one."""
    if len(choices) == 1:
        return Reason("only")
    why = REASONS.get(game.key)
    return usual(best) if why is None else why(view, best)
