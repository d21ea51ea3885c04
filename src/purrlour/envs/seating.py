"""Seating: one playing as environments drive it, seat after seat, with NumPy's arrays outside."""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np
import numpy.typing as npt

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import Outcome
from purrlour.engine.game import Game, State
from purrlour.envs.encode.roster import encoder_for
from purrlour.envs.rewards import rewards_of
from purrlour.envs.rows import first_asked, masked, observed
from purrlour.games import GAMES

Row = npt.NDArray[np.int8]

PLAYERS = 2
"""At a table unless somebody says otherwise; every game can be played by two."""


class Seating:
    """A game, its state and its luck. Several seats asked at once are asked in seat order."""

    def __init__(self, key: str, players: int, rules: dict[str, str] | None) -> None:
        self.game: Game[Any, Any, Any, Any] = GAMES[key]
        self.encoder = encoder_for(key)
        self.players = players
        self.rules = self.game.options(rules or {})
        self.actions = len(self.game.actions)
        self.luck = Seeded(randbits(63))
        self.state: State
        self.seat = -1
        """Who is asked; −1 when it is over."""
        # Refuses a number of players that the rules do not allow before anything is played.
        self.deal(None)

    def deal(self, seed: int | None) -> None:
        """A new playing; without a seed, with the luck that is left."""
        if seed is not None:
            self.luck = Seeded(seed)
        self.state = self.game.deal(self.players, self.rules, self.luck)
        self.seat = first_asked(self.game.asked(self.state))

    def play(self, code: int) -> None:
        """A legal choice of whoever is asked."""
        self.game.apply(self.state, self.seat, code, self.luck, None)
        self.seat = first_asked(self.game.asked(self.state))

    def observation(self, seat: int) -> Row:
        """What a seat sees, as `encode` tells it."""
        row: Any = observed(self.encoder, self.state, seat)
        return np.frombuffer(row, np.int8).copy()  # a compiled row cannot be written to

    def mask(self, seat: int) -> Row:
        """Its legal choices; none while it is not its turn to answer."""
        if seat != self.seat:
            return np.zeros(self.actions, np.int8)
        row: Any = masked(self.game, self.state, seat)
        return np.frombuffer(row, np.int8).copy()

    def legal(self) -> list[int]:
        """The choices of whoever is asked."""
        return self.game.legal(self.state, self.seat)

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.state)

    def rewards(self) -> tuple[float, ...]:
        """What the end brings each seat; zeros before."""
        outcome = self.outcome()
        if outcome is None:
            return (0.0,) * self.players
        return rewards_of(outcome, cooperative=self.game.cooperative)

    def snapshot(self) -> tuple[State, Seeded, int]:
        """All that the rest of the playing depends on."""
        return self.state.clone(), self.luck.twin(), self.seat

    def restore(self, snapshot: tuple[State, Seeded, int]) -> None:
        """Goes on from there; the snapshot can be used again."""
        state, luck, self.seat = snapshot
        self.state, self.luck = state.clone(), luck.twin()
