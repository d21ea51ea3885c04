"""Training: a net learns a game by playing it against itself and a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from purrlour.envs.encode.roster import encoder_for
from purrlour.envs.vector import VectorEnv
from purrlour.learn.adam import Adam
from purrlour.learn.choices import parts_of
from purrlour.learn.guests import Guests
from purrlour.learn.net import Array, Net
from purrlour.learn.ppo import Habits, Mood, improve
from purrlour.learn.rollout import learn_from, play

_WARM_UP: Final = 300
"""Random steps at every table, to see how large the numbers of an observation become."""


def scale_of(env: VectorEnv) -> Array:
    """One over the most that each number of an observation was in random play."""
    most = np.ones(env.observations.shape[1], np.float32)
    for _ in range(_WARM_UP):
        most = np.maximum(most, env.observations.max(0))
        env.step(env.random_actions())
    return np.asarray(1 / most, np.float32)


class Training:
    """A net, what it learns by, and how far it is."""

    def __init__(self, key: str, seed: int, habits: Habits) -> None:
        self.key = key
        self.habits = habits
        self.luck = np.random.default_rng(seed)
        self.env = VectorEnv(key, habits.tables)
        self.env.reset(seed)
        self.guests = Guests(self.env, habits.rival, habits.guests, seed)
        scale = scale_of(self.env)
        self.net = Net.fresh(habits.hidden, scale, parts_of(self.env.game), seed)
        self.adam = Adam(self.net.weights, longest=habits.longest)
        self.decisions = 0

    def go_on(self, left: float) -> Mood:
        """One round: play, then think about it; says how it went."""
        habits = self.habits
        played = play(self.net, self.env, self.guests, habits.steps, self.luck)
        lessons = learn_from(played, trust=habits.trust)
        mood = improve(self.net, self.adam, lessons, habits, left=left, luck=self.luck)
        self.decisions += habits.steps * habits.tables
        return mood

    def save(self, folder: Path) -> None:
        """The net as a bot reads it."""
        version = encoder_for(self.key).version
        self.net.save(folder / f"{self.key}.npz", game=self.key, version=version)
