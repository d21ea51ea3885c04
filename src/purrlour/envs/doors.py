"""Doors: the ways into a game for PettingZoo. Each `<game>_v0` is one of these."""

from __future__ import annotations

from pettingzoo import AECEnv
from pettingzoo.utils.conversions import parallel_to_aec

from purrlour.envs.aec import TableEnv
from purrlour.envs.rounds import RoundEnv
from purrlour.envs.seating import PLAYERS

Rules = dict[str, str] | None


class Doors:
    """`env` forgives an illegal choice, `raw_env` does not; in `parallel_env` everybody speaks."""

    def __init__(self, key: str) -> None:
        self._key = key

    def env(
        self,
        *,
        players: int = PLAYERS,
        rules: Rules = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> AECEnv:
        """An illegal choice ends the playing and costs whoever made it.

        With `max_cycles` it is the parallel environment, one agent after the other.
        """
        if max_cycles is not None:
            return parallel_to_aec(
                self.parallel_env(
                    players=players, rules=rules, render_mode=render_mode, max_cycles=max_cycles
                )
            )
        return self._table(players, rules, render_mode, forgiving=True)

    def raw_env(
        self, *, players: int = PLAYERS, rules: Rules = None, render_mode: str | None = None
    ) -> TableEnv:
        """An illegal choice is an error, which says why."""
        return self._table(players, rules, render_mode, forgiving=False)

    def parallel_env(
        self,
        *,
        players: int = PLAYERS,
        rules: Rules = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> RoundEnv:
        """Everybody speaks in every cycle; only whoever is asked is heard."""
        table = self._table(players, rules, render_mode, forgiving=False)
        return RoundEnv(table, max_cycles=max_cycles)

    def _table(
        self, players: int, rules: Rules, render_mode: str | None, *, forgiving: bool
    ) -> TableEnv:
        return TableEnv(
            self._key, players=players, rules=rules, render_mode=render_mode, forgiving=forgiving
        )
