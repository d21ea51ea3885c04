"""RoundEnv: a table as PettingZoo's parallel environments are; in a cycle everybody speaks."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import ParallelEnv

from purrlour.envs.aec import TableEnv

Told = dict[str, dict[str, npt.NDArray[np.int8]]]


class RoundEnv(ParallelEnv):  # type: ignore[misc]  # it comes without types
    """In every cycle the choice of whoever is asked is played; what the others say is not heard.

    An illegal choice is not heard either: everybody waits, and the cycle counts. After
    `max_cycles` it is cut short, and nobody gets anything.
    """

    def __init__(self, table: TableEnv, *, max_cycles: int | None) -> None:
        self._table = table
        self._most = max_cycles
        self._cycles = 0
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.observation_spaces = table.observation_spaces
        self.action_spaces = table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, dict[str, dict[str, Any]]]:
        """A new playing, as `TableEnv` has it."""
        self._table.reset(seed, options)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One cycle. Whoever has a mask without a 1 may say anything, or nothing."""
        table, agents = self._table, self.agents
        if table.hears(actions.get(table.agent_selection)):
            table.step(actions[table.agent_selection])
        self._cycles += 1
        over = any(table.terminations.values())
        late = not over and self._cycles == self._most
        if over or late:
            self.agents = []
        return (
            self._observed(agents),
            dict(table.rewards),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What everybody at the table may see."""
        return self._table.render()

    def close(self) -> None:
        """There is nothing to close."""

    def _observed(self, agents: list[str] | None = None) -> Told:
        return {agent: self._table.observe(agent) for agent in agents or self.agents}
