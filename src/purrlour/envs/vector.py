"""VectorEnv: many tables at once, in arrays that are filled in place."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from purrlour.engine.game import Game
from purrlour.engine.view import View
from purrlour.envs.batch import Batch, IllegalChoice
from purrlour.envs.encode.roster import encoder_for
from purrlour.envs.rewards import rewards_of
from purrlour.games import GAMES


class VectorEnv:
    """N tables of one game. Every step plays one choice at each, by whoever is asked there.

    The arrays are the same ones all the time, and each step overwrites them: copy what is to be
    kept. Where the engine is compiled, NumPy may read but not write those of the tables.
    A table that ended begins anew at once: `dones` says so, `rewards` has what it brought, and
    its row already shows the new playing.
    """

    observations: npt.NDArray[np.int8]
    """(N, size): what the seat that is asked sees; see `encode` for the fields."""
    masks: npt.NDArray[np.int8]
    """(N, actions): 1 for its legal choices."""
    players: npt.NDArray[np.uint8]
    """(N,): which seat is asked."""
    dones: npt.NDArray[np.bool_]
    """(N,): whether the last choice ended a playing."""
    rewards: npt.NDArray[np.float32]
    """(N, seats): what that brought each seat; zeros elsewhere."""

    def __init__(
        self, key: str, tables: int, *, seats: int = 2, options: dict[str, str] | None = None
    ) -> None:
        game: Game[Any, Any, Any, Any] = GAMES[key]
        self.game = game
        self.seats = seats
        self.tables = tables
        self._batch = Batch(game, encoder_for(key), tables, seats, game.options(options or {}))
        batch: Any = self._batch  # its arrays are librt's or the interpreter's
        self.observations = np.frombuffer(batch.rows, np.int8).reshape(tables, -1)
        self.masks = np.frombuffer(batch.masks, np.int8).reshape(tables, -1)
        self.players = np.frombuffer(batch.asked, np.uint8)
        self.dones = np.frombuffer(batch.over, np.bool_)
        self.rewards = np.zeros((tables, seats), np.float32)
        self._cleared = [writable(batch.rows), writable(batch.masks)]

    def reset(self, seed: int = 0) -> npt.NDArray[np.int8]:
        """Every table begins anew; table i has the stream "table i" of the seed."""
        self._clear()
        self._batch.reset(seed)
        self.rewards.fill(0)
        return self.observations

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> npt.NDArray[np.int8]:
        """One legal choice for each table; the arrays tell what came of it.

        Refuses them all if one is illegal.
        """
        if actions.shape != (self.tables,):
            raise IllegalChoice(f"{actions.shape} choices for {self.tables} tables")
        if len(actions) and not 0 <= actions.min() <= actions.max() < self.masks.shape[1]:
            raise IllegalChoice(f"choices are 0…{self.masks.shape[1] - 1}")
        choices = actions.astype("<u2").tobytes()
        self._batch.check(choices)
        if self._batch.ended:
            self.rewards.fill(0)
        self._clear()
        self._batch.step(choices)
        for table, outcome in self._batch.ended:
            self.rewards[table] = rewards_of(outcome, cooperative=self.game.cooperative)
        return self.observations

    def view(self, table: int) -> View:
        """What the seat that is asked at a table sees, for a bot that is to choose there."""
        place = self._batch.places[table]
        seen: View = self.game.view(place.state, place.seat)
        return seen

    def random_actions(self) -> npt.NDArray[np.uint16]:
        """A legal choice by lot for each table; the lots follow from the seed."""
        return np.frombuffer(self._batch.lots(), "<u2")

    def _clear(self) -> None:
        """Zeros, which NumPy writes many times faster than a loop with checks."""
        for array in self._cleared:
            array.fill(0)


def writable(buffer: Any) -> npt.NDArray[np.uint8]:
    """The same memory, to be cleared; librt shows its arrays for reading only.

    It keeps nothing alive, so it must not outlive the buffer, nor be given to anybody.
    """
    array = np.frombuffer(buffer, np.uint8)
    if not array.flags.writeable:
        cells: Any = (ctypes.c_uint8 * len(array)).from_address(array.ctypes.data)
        array = np.frombuffer(cells, np.uint8)
    return array
