"""Whose policy is whose. One literal dict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from purrlour.bots.search.policy import Policy
from purrlour.bots.search.uniform import Uniform
from purrlour.engine.game import Game

POLICIES: Final[dict[str, Callable[[Game[Any, Any, Any, Any]], Policy[Any]]]] = {}


def policy_of(game: Game[Any, Any, Any, Any]) -> Policy[Any]:
    """The policy of a game, or the one that every game has."""
    builder = POLICIES.get(game.key)
    return Uniform(game) if builder is None else builder(game)
