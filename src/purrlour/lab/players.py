"""Who sits in a chair of the laboratory: a bot of the roster, or one that plays at once."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from purrlour.bots.roster import build, known_bots
from purrlour.bots.search.policies import policy_of
from purrlour.bots.search.policy import Policy
from purrlour.engine.action import Action
from purrlour.engine.cells import vec
from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.engine.game import Game, State
from purrlour.games.mice_and_mystics.actions import Numbered

QUICK: Final = "quick"
"""Plays as hints imagine everybody to play: no view is made for it, and nothing is
weighed twice, so it is many times as fast as `greedy`."""
_BY_WEIGHT: Final = ("koty",)
"""Games in which it draws among its choices by their weight: cats that always do what looks best
exchange cards for ever, as soon as all of them wait for better ones."""
_FINE: Final = 1 << 30


class Player(ABC):
    """Answers for its seat; it looks at nothing that the seat does not know."""

    def __init__(self) -> None:
        self.thoughts = 0
        """Real choices: those among several."""
        self.seconds = 0.0
        """How long they took."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """The code of its choice."""


@final
class Sitting(Player):
    """A bot of the roster: it gets a view and choices, as at any table."""

    def __init__(self, name: str, game: Game[Any, Any, Any, Any], seed: int) -> None:
        super().__init__()
        self._game = game
        self._bot = build(name, game, seed)
        self._dice = Seeded(seed, "dice")

    def choose(self, state: State, seat: int) -> int:
        game = self._game
        choices = [game.actions[code] for code in game.legal(state, seat)]
        if _is_rolled(choices[0]):
            return int(choices[self._dice.pick(len(choices))].code)
        view = game.view(state, seat)
        began = time.perf_counter()
        action = self._bot.choose(view, choices)
        if len(choices) > 1:
            self.seconds += time.perf_counter() - began
            self.thoughts += 1
        return int(action.code)


@final
class Quick(Player):
    """Does what the policy of its game says."""

    def __init__(
        self, game: Game[Any, Any, Any, Any], seed: int, policy: Policy[Any] | None = None
    ) -> None:
        super().__init__()
        self._game = game
        self._policy = policy_of(game) if policy is None else policy
        self._codes = vec[i64]([0] * len(game.actions))
        self._whim = Seeded(seed, "bot")
        self._by_weight = game.key in _BY_WEIGHT
        self._weights = vec[float]([0.0] * len(game.actions))

    def choose(self, state: State, seat: int) -> int:
        codes = self._codes
        count = self._game.legal_into(state, seat, codes)
        if count == 1:
            return int(codes[0])
        if _is_rolled(self._game.actions[codes[0]]):
            return int(codes[self._whim.pick(count)])
        self.thoughts += 1
        if self._by_weight:
            return int(codes[self._drawn(state, seat, count)])
        return int(self._policy.choose(state, seat, codes, count, self._whim))

    def _drawn(self, state: State, seat: int, count: int) -> int:
        weights = self._weights
        self._policy.weigh(state, seat, self._codes, count, weights)
        rest = sum(map(float, weights[:count])) * int(self._whim.pick(_FINE)) / _FINE
        for at in range(count):
            rest -= weights[at]
            if rest < 0:
                return at
        return count - 1


def _is_rolled(action: Action) -> bool:
    """Whether people say by it what they rolled by hand (MM-O6): that is luck, no choice."""
    return isinstance(action, Numbered) and action.verb == "face"


def sit(name: str, game: Game[Any, Any, Any, Any], seed: int) -> Player:
    """The player with this name."""
    if name == QUICK:
        return Quick(game, seed)
    try:
        return Sitting(name, game, seed)
    except GameError as error:
        if error.key != "unknown-bot":
            raise
        raise GameError("unknown-bot", bot=name[:60], known=", ".join(known(game.key))) from None


def sit_down(
    names: Sequence[str], game: Game[Any, Any, Any, Any], seeds: Sequence[int]
) -> list[Player]:
    """Everybody at a table. Those who play by a policy share it, as in a search: to make one takes
    as long as half a game."""
    policy = policy_of(game) if QUICK in names else None
    return [
        Quick(game, seed, policy) if name == QUICK else sit(name, game, seed)
        for name, seed in zip(names, seeds, strict=True)
    ]


def known(game: str) -> list[str]:
    """Everybody who may sit here."""
    return [QUICK, *known_bots(game)]
