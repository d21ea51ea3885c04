"""Hint: the best of somebody's choices, why, and what it does to their chance of winning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, TypeAlias

from purrlour.bots.exploding_kittens.reasons import reason as why_in_kittens
from purrlour.bots.hints.reason import Reason
from purrlour.bots.koty.reasons import reason as why_in_koty
from purrlour.bots.mice_and_mystics.reasons import reason as why_in_mice
from purrlour.bots.search.advice import Weighed, think, weigh
from purrlour.bots.search.levels import Effort
from purrlour.bots.search.policies import policy_of
from purrlour.bots.wizard_kittens.reasons import reason as why_in_wizards
from purrlour.engine.action import Action
from purrlour.engine.game import Game
from purrlour.engine.view import View

MOST: Final = 3
"""Choices that are told: the best, and the next best two."""
FEW: Final = 5
"""What was tried less often has no chance that could be told."""

ALIKE: Final = 0.01
"""Nobody cares for less…"""
DOUBT: Final = 0.5
"""…and trial games do not tell chances apart by less than so many standard errors: of two rats that
differ in nothing, one always seems better."""

Why: TypeAlias = Callable[[Any, Any, Action], Reason]

REASONS: Final[dict[str, Why]] = {
    "exploding_kittens": why_in_kittens,
    "koty": why_in_koty,
    "mice_and_mystics": why_in_mice,
    "wizard_kittens": why_in_wizards,
}
"""By game."""

EFFORTS: Final = {
    "exploding_kittens": Effort(rounds=400, each=4, daring=1.0),
    "koty": Effort(rounds=400, each=4, daring=1.0),
    "mice_and_mystics": Effort(rounds=60, each=1, daring=1.0),
    "wizard_kittens": Effort(rounds=400, each=4, daring=1.0),
}
"""How much a hint is thought about, by game."""


@dataclass(frozen=True)
class Hint:
    """What one might do."""

    now: float
    """The chance of winning as it stands, from 0 to 1: averaged over what may be chosen, as often
    as it was tried. No less than that is promised by the best choice."""
    choices: tuple[Weighed, ...]
    """The best first; none of the others promises more."""
    reason: Reason
    """Why the best is."""
    alike: int
    """So many of the next are as good as the best, as far as one can tell."""


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
    thought = think(game, view, effort, policy=policy_of(game), seed=seed, seconds=seconds)
    weighed = weigh(thought, choices)
    best, *others = told = worth_telling(weighed)
    visits = sum(one.visits for one in told)
    now = sum(one.visits * one.chance for one in told) / max(visits, 1)
    known = [one for one in others if one.visits >= FEW][: MOST - 1]
    shown = (best, *sorted(known, key=lambda one: -one.chance))
    reason = reason_of(game, view, choices, best.action)
    return Hint(now, shown, reason, alike_of(shown))


def worth_telling(weighed: Sequence[Weighed]) -> list[Weighed]:
    """The best first, then the others, those before that were tried more often.

    The best promises most among those that were tried at least half as often as any. What seems
    better still was hardly tried: luck, and nobody would understand why it is not the advice.
    """
    most = max(one.visits for one in weighed)
    tried = [one for one in weighed if one.visits]
    best = max((one for one in tried if 2 * one.visits >= most), key=lambda one: one.chance)
    others = [one for one in tried if one is not best and one.chance <= best.chance]
    return [best, *others]


def alike_of(told: Sequence[Weighed]) -> int:
    """How many of the others are as good as the first, which is the best."""
    best, *others = told
    return sum(1 for one in others if best.chance - one.chance < max(ALIKE, _doubt(best, one)))


def _doubt(one: Weighed, other: Weighed) -> float:
    """By how much luck alone may part two chances."""
    fair = one.chance * (1 - one.chance)
    return DOUBT * sqrt(max(fair, 0.0) * (1 / max(one.visits, 1) + 1 / max(other.visits, 1)))


def reason_of(
    game: Game[Any, Any, Any, Any], view: View, choices: Sequence[Action], best: Action
) -> Reason:
    """Why somebody with these choices takes this one."""
    if len(choices) == 1:
        return Reason("only")
    return REASONS[game.key](game, view, best)
