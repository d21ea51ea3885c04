"""Moments of random games, for whoever looks at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.decision import seats_of
from purrlour.engine.game import Game, State
from purrlour.engine.trial import rotation
from purrlour.games import GAMES

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

SIZES = [(key, seats) for key, g in GAMES.items() for seats in range(g.min_seats, g.max_seats + 1)]
"""Every game with every number of seats."""


@dataclass(frozen=True)
class Moment:
    """Where a playing stands. The state is the moment's own."""

    game: AnyGame
    seats: int
    state: Any

    @property
    def asked(self) -> list[int]:
        """The seats that owe a choice."""
        return seats_of(self.game.asked(self.state))

    def choices(self, seat: int) -> list[str]:
        """What a seat may choose from, in notation."""
        return choices(self.game, self.state, seat)


def choices(game: AnyGame, state: State, seat: int) -> list[str]:
    """What a seat may choose from, in notation."""
    return [game.actions[code].text() for code in game.legal(state, seat)]


def moments(game: AnyGame, seats: int, *, seed: int = 0) -> Iterator[Moment]:
    """One random game after another, with house rules by turns, moment by moment."""
    options = rotation(game, seats)
    while True:
        luck = Seeded(seed)
        state = game.deal(seats, options[seed % len(options)], luck)
        while True:
            yield Moment(game, seats, state.clone())
            if not game.asked(state):
                break
            step(game, state, luck)
        seed += 1


def step(game: AnyGame, state: State, luck: Chance) -> None:
    """Any choice of any seat that is asked."""
    asked = seats_of(game.asked(state))
    seat = asked[luck.pick(len(asked))]
    codes = game.legal(state, seat)
    game.apply(state, seat, codes[luck.pick(len(codes))], luck, None)
