"""Koty for PettingZoo: `env` forgives an illegal choice, `raw_env` does not."""

from __future__ import annotations

from purrlour.envs.aec import TableEnv
from purrlour.envs.seating import PLAYERS


def env(
    *, players: int = PLAYERS, rules: dict[str, str] | None = None, render_mode: str | None = None
) -> TableEnv:
    """An illegal choice ends the playing and costs whoever made it."""
    return TableEnv("koty", players=players, rules=rules, render_mode=render_mode, forgiving=True)


def raw_env(
    *, players: int = PLAYERS, rules: dict[str, str] | None = None, render_mode: str | None = None
) -> TableEnv:
    """An illegal choice is an error, which says why."""
    return TableEnv("koty", players=players, rules=rules, render_mode=render_mode, forgiving=False)
