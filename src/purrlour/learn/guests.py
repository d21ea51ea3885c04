"""Guests: bots in one chair of some tables, so that a net meets others than itself."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from purrlour.bots.roster import build
from purrlour.envs.vector import VectorEnv

_NOBODY: Final = -1


class Guests:
    """A bot at each of the first tables; from table to table it sits one chair farther."""

    def __init__(self, env: VectorEnv, bot: str, tables: int, seed: int) -> None:
        self._env = env
        self._bots = [
            build(bot, env.game, seed, stream=f"guest {table}") for table in range(tables)
        ]
        self._chairs = np.full(env.tables, _NOBODY)
        self._chairs[:tables] = np.arange(tables) % env.seats

    def asked(self) -> npt.NDArray[np.bool_]:
        """The tables where a guest is to choose."""
        return np.asarray(self._env.players == self._chairs)

    def choose(self, table: int) -> int:
        """What the guest of a table does, by its seat's view."""
        env = self._env
        choices = [env.game.actions[code] for code in np.flatnonzero(env.masks[table])]
        return int(self._bots[table].choose(env.view(table), choices).code)
