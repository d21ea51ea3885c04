"""Mice and Mystics for PettingZoo: `env` with its usual wrappers, `raw_env` without."""

from __future__ import annotations

from pettingzoo import AECEnv

from purrlour.envs.aec import TableEnv, wrapped
from purrlour.envs.seating import PLAYERS


def env(
    *, players: int = PLAYERS, rules: dict[str, str] | None = None, render_mode: str | None = None
) -> AECEnv:
    """An illegal choice ends the playing and costs whoever made it."""
    return wrapped(raw_env(players=players, rules=rules, render_mode=render_mode))


def raw_env(
    *, players: int = PLAYERS, rules: dict[str, str] | None = None, render_mode: str | None = None
) -> TableEnv:
    """An illegal choice is an error, which says why."""
    return TableEnv("mice_and_mystics", players=players, rules=rules, render_mode=render_mode)
