"""TableEnv: a table as PettingZoo's AEC environments are, one agent a seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from purrlour.engine.errors import IllegalAction
from purrlour.envs.codes import Codes
from purrlour.envs.encode.base import MOST
from purrlour.envs.picture import picture_of, text_of
from purrlour.envs.seating import PLAYERS, Seating

ILLEGAL_REWARD = -1.0
"""What a forgiving table gives an agent for an illegal choice, which ends the playing for all."""


class TableEnv(AECEnv):  # type: ignore[misc]  # it comes without types
    """All agents stay until it is over, and then end together, whoever fell before.

    Rewards come at the end: centred (a sole winner has 1, the others share −1) where people play
    against each other, 1 or 0 for everybody where they play together.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own field
        "render_modes": ["ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        key: str,
        *,
        players: int = PLAYERS,
        rules: dict[str, str] | None = None,
        render_mode: str | None = None,
        forgiving: bool,
    ) -> None:
        super().__init__()
        # PettingZoo's wrappers would do the same, each with a call for every attribute that the
        # next one asks for: together they take longer than all the rest of a decision.
        self.forgiving = forgiving
        self.metadata = {**self.metadata, "name": f"{key}_v0"}
        self.render_mode = render_mode
        self._at = Seating(key, players, rules)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions, size = self._at.actions, int(self._at.encoder.size)
        self.action_spaces = {agent: Codes(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, MOST, (size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new playing; `options["rules"]` are house rules for this and the following ones."""
        if options and "rules" in options:
            self._at.rules = self._at.game.options(options["rules"])
        self._at.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._at.seat]

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int8]]:
        seat = self._seats[agent]
        return {"observation": self._at.observation(seat), "action_mask": self._at.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.hears(action):
            if action is None or not self.forgiving:
                raise self._refusal(action)
            self._end({agent: ILLEGAL_REWARD})
            return
        at = self._at
        at.play(int(action))
        if at.seat >= 0:  # nobody has won anything yet, so there is nothing to add up
            self.agent_selection = self.possible_agents[at.seat]
        else:
            self._end(dict(zip(self.agents, at.rewards(), strict=True)))

    def hears(self, action: int | None) -> bool:
        """Whether this would be a legal choice of whoever is asked."""
        return action is not None and action in self._at.legal()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What everybody at the table may see."""
        if self.render_mode is None:
            return None
        text = text_of(self._at.game, self._at.state)
        return text if self.render_mode == "ansi" else picture_of(text)

    def close(self) -> None:
        """There is nothing to close."""

    def clone_state(self) -> object:
        """All that the rest of the playing depends on, luck included; never changes."""
        told = (self.rewards, self._cumulative_rewards, self.terminations)
        return (
            self._at.snapshot(),
            self.agents[:],
            self.agent_selection,
            self._skip_agent_selection,
            tuple(dict(table) for table in told),
        )

    def restore_state(self, snapshot: Any) -> None:
        """Goes on from what `clone_state` gave, as often as one likes."""
        at, agents, selection, skipped, told = snapshot
        self._at.restore(at)
        self.agents, self.agent_selection = agents[:], selection
        self._skip_agent_selection = skipped
        self.rewards, self._cumulative_rewards, self.terminations = (dict(one) for one in told)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}

    def _end(self, rewards: dict[str, float]) -> None:
        """It is over for everybody, and that is what it brings."""
        for agent in self.agents:
            self.rewards[agent] = self._cumulative_rewards[agent] = rewards.get(agent, 0.0)
            self.terminations[agent] = True

    def _refusal(self, action: int | None) -> Exception:
        """Why not; a code that is no action at all is told as such."""
        if action is None or not 0 <= action < self._at.actions:
            return IllegalAction("unknown-action", text=str(action))
        return self._at.game.refusal(self._at.state, self._at.seat, int(action))
