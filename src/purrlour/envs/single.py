"""SingleEnv: one learner at a table of bots, as Gymnasium's environments are."""

from __future__ import annotations

from typing import Any, Final

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from purrlour.bots.base import Bot
from purrlour.bots.roster import build
from purrlour.envs.codes import Codes
from purrlour.envs.encode.base import MOST
from purrlour.envs.picture import picture_of, text_of
from purrlour.envs.seating import PLAYERS, Row, Seating

IDS: Final[dict[str, str]] = {
    "purrlour/ExplodingKittens-v0": "exploding_kittens",
    "purrlour/Koty-v0": "koty",
    "purrlour/MiceAndMystics-v0": "mice_and_mystics",
    "purrlour/WizardKittens-v0": "wizard_kittens",
}
"""What Gymnasium calls each game."""
ILLEGAL_REWARD: Final = -1.0
_SEEDS: Final = 2**31


class SingleEnv(gym.Env[Row, int]):
    """The learner sits at `seat`; bots of the roster answer for everybody else.

    An illegal choice ends the episode with a reward of −1: masks are in `info["action_mask"]`
    and `action_masks()`. Other rewards come at the end, as in the environments for many agents.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - Gymnasium's own field

    def __init__(
        self,
        key: str,
        *,
        bots: str | list[str] = "greedy",
        players: int = PLAYERS,
        seat: int = 0,
        rules: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.seat = seat
        self._at = Seating(key, players, rules)
        self._names = [bots] * (players - 1) if isinstance(bots, str) else bots
        if len(self._names) != players - 1 or not 0 <= seat < players:
            raise ValueError(f"{len(self._names)} bots and seat {seat} of {players}")
        self._bots: dict[int, Bot[Any, Any]] = {}
        self._over = True
        self.action_space = Codes(self._at.actions)  # type: ignore[assignment]  # its items are numpy's ints
        self.observation_space = spaces.Box(0, MOST, (int(self._at.encoder.size),), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new playing, up to the learner's first choice; `options["rules"]` are house rules."""
        super().reset(seed=seed)
        if options and "rules" in options:
            self._at.rules = self._at.game.options(options["rules"])
        others = [seat for seat in range(self._at.players) if seat != self.seat]
        while True:
            self._bots = {
                seat: build(name, self._at.game, self._seed())
                for seat, name in zip(others, self._names, strict=True)
            }
            self._at.deal(self._seed())
            self._answer()
            if self._at.seat >= 0:  # else it was over before the learner was asked anything
                break
        self._over = False
        return self._at.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gym.error.ResetNeeded("the playing is over")
        reward = 0.0
        if int(action) in self._at.legal():
            self._at.play(int(action))
            self._answer()
            self._over = self._at.seat < 0
            reward = self._at.rewards()[self.seat]
        else:
            self._over, reward = True, ILLEGAL_REWARD
        return self._at.observation(self.seat), reward, self._over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The learner's legal choices, under the name that other libraries ask for."""
        return self._at.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What everybody at the table may see."""
        if self.render_mode is None:
            return None
        text = text_of(self._at.game, self._at.state)
        return text if self.render_mode == "ansi" else picture_of(text)

    def _answer(self) -> None:
        """Bots answer until the learner is asked, or it is over."""
        at = self._at
        while at.seat >= 0 and at.seat != self.seat:
            choices = [at.game.actions[code] for code in at.legal()]
            view = at.game.view(at.state, at.seat)
            at.play(self._bots[at.seat].choose(view, choices).code)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._at.mask(self.seat)}

    def _seed(self) -> int:
        return int(self.np_random.integers(_SEEDS))


def register() -> None:
    """Tells Gymnasium the ids; importing this module does."""
    for name, key in IDS.items():
        if name not in gym.registry:
            gym.register(name, entry_point="purrlour.envs.single:SingleEnv", kwargs={"key": key})


register()
