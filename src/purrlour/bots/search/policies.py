"""Whose policy is whose. One literal dict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from purrlour.bots.exploding_kittens.policy import KittensPolicy
from purrlour.bots.koty.policy import build as build_koty
from purrlour.bots.mice_and_mystics.greedy import mice_policy
from purrlour.bots.search.policy import Policy
from purrlour.bots.search.uniform import Uniform
from purrlour.bots.wizard_kittens.policy import build as build_wizards
from purrlour.engine.game import Game

POLICIES: Final[dict[str, Callable[[Game[Any, Any, Any, Any]], Policy[Any]]]] = {
    "exploding_kittens": KittensPolicy,
    "koty": build_koty,
    "mice_and_mystics": mice_policy,
    "wizard_kittens": build_wizards,
}


def policy_of(game: Game[Any, Any, Any, Any]) -> Policy[Any]:
    """The policy of a game, or the one that every game has."""
    builder = POLICIES.get(game.key)
    return Uniform(game) if builder is None else builder(game)
