"""Games that begin anywhere, so that a match need not be played to the point that matters."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.decision import Decision, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Log
from purrlour.engine.game import Game
from purrlour.games import GAMES
from purrlour.server.matches import mind
from tests.server.worlds import AnyGame


class Beginning(Game[Any, Any, Any, Any]):
    """The rules of another game; only the deal is ours, and it is always the same."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.actions = game.actions
        self.state: Any = None
        """Where every playing begins from now on."""

    def deal(self, seats: i64, options: Any, chance: Chance) -> Any:
        del seats, options, chance
        return self.state.clone()

    def asked(self, state: Any) -> i64:
        return self.game.asked(state)

    def legal_into(self, state: Any, seat: i64, into: vec[i64]) -> i64:
        return self.game.legal_into(state, seat, into)

    def apply(self, state: Any, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        self.game.apply(state, seat, code, chance, log)

    def fallback(self, state: Any, seat: i64, chance: Chance) -> i64:
        return self.game.fallback(state, seat, chance)

    def outcome(self, state: Any) -> Outcome | None:
        return self.game.outcome(state)

    def anytime(self, state: Any, seat: i64) -> list[int]:
        return self.game.anytime(state, seat)

    def decisions(self, state: Any) -> list[Decision]:
        return self.game.decisions(state)

    def refusal(self, state: Any, seat: i64, code: i64) -> GameError:
        return self.game.refusal(state, seat, code)

    def view(self, state: Any, seat: i64) -> Any:
        return self.game.view(state, seat)

    def worlds(self, view: Any) -> Any:
        return self.game.worlds(view)

    def parse(self, text: str) -> Any:
        return self.game.parse(text)

    def position(self, state: Any) -> str:
        return self.game.position(state)

    def load(self, text: str) -> Any:
        return self.game.load(text)

    def options(self, settings: dict[str, str]) -> Any:
        return self.game.options(settings)


@contextmanager
def beginning(game: AnyGame) -> Iterator[Beginning]:
    """While it lasts, matches of this game begin where we say."""

    class Same(Beginning):
        """With the facts of that game."""

        key = game.key
        version = game.version
        min_seats = game.min_seats
        max_seats = game.max_seats
        cooperative = game.cooperative
        max_steps = game.max_steps
        windows = game.windows
        asked_anyway = game.asked_anyway

    same = Same(game)
    with pytest.MonkeyPatch.context() as patch:
        # Bots and hints have the real rules, as in processes of their own: some take no others.
        patch.setattr(mind, "GAMES", dict(vars(mind)["GAMES"]))
        patch.setitem(GAMES, game.key, same)
        yield same
