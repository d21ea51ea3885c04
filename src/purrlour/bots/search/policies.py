"""Whose policy is whose. One literal dict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from purrlour.bots.exploding_kittens.policy import KittensPolicy
from purrlour.bots.koty.policy import build as build_koty
from purrlour.bots.mice_and_mystics.greedy import mice_policy
from purrlour.bots.search.policy import Policy
from purrlour.bots.search.uniform import Uniform
from purrlour.bots.wizard_kittens.policy import build as build_wizards
from purrlour.bots.wizard_kittens.policy import build_sharp as build_sharp_wizards
from purrlour.engine.game import Game

Builder: TypeAlias = Callable[[Game[Any, Any, Any, Any]], Policy[Any]]

POLICIES: Final[dict[str, Builder]] = {
    "exploding_kittens": KittensPolicy,
    "koty": build_koty,
    "mice_and_mystics": mice_policy,
    "wizard_kittens": build_wizards,
}
"""As people play: what hints and the laboratory imagine."""
SHARP: Final[dict[str, Builder]] = {**POLICIES, "wizard_kittens": build_sharp_wizards}
"""What wins most in a bot's thoughts, where that is something else."""


def policy_of(game: Game[Any, Any, Any, Any]) -> Policy[Any]:
    """The policy of a game, or the one that every game has."""
    return POLICIES.get(game.key, Uniform)(game)


def sharp_policy_of(game: Game[Any, Any, Any, Any]) -> Policy[Any]:
    """The same for a bot that wants to win."""
    return SHARP.get(game.key, Uniform)(game)
