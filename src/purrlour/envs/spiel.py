"""The games as OpenSpiel's, with explicit chance: importing this module registers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from purrlour.engine.chance import Chance
from purrlour.engine.game import Game
from purrlour.envs.encode.roster import encoder_for
from purrlour.envs.luck import Unsettled
from purrlour.envs.observers import Observer
from purrlour.envs.rewards import rewards_of
from purrlour.envs.seating import PLAYERS
from purrlour.games import GAMES

MOST_OUTCOMES: Final = 128
"""No pick has more: the largest deck has 108 cards."""


class Willing(Chance):
    """The luck of OpenSpiel's sampler, which gives numbers of 0 up to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def pick(self, n: int) -> int:
        return min(int(self._sampler() * n), n - 1)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it comes without types
    """A game with its parameters: `players`, and `rules` as in `owls:4;limit:30`."""

    key: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules_of = GAMES[self.key]
        self.players = int(params.get("players", PLAYERS))
        written = str(params.get("rules", ""))
        settings = dict(rule.split(":", 1) for rule in written.split(";") if rule)
        self.options = self.rules_of.options(settings)
        self.encoder = encoder_for(self.key)
        together = self.rules_of.cooperative
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules_of.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=0.0 if together else -1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=self.rules_of.max_steps,
        )
        super().__init__(game_type(self.key), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it comes without types
    """A playing. Each pick of the rules is a chance node; seats asked at once go in order."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Unsettled(game.rules_of, game.players, game.options)

    @property
    def rules_of(self) -> Game[Any, Any, Any, Any]:
        """No field of its own: OpenSpiel copies the fields of a state when it clones one."""
        return self.table.game

    def current_player(self) -> int:
        if self.table.needed:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.seat if self.table.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.table.needed and self.table.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.rules_of.legal(self.table.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.table.needed
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        if self.table.needed:
            self.table.draw(action)
        else:
            self.table.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"pick:{action}"
        return str(self.rules_of.actions[action].text())

    def returns(self) -> list[float]:
        table = self.table
        if not self.is_terminal():
            return [0.0] * table.players
        outcome = self.rules_of.outcome(table.state)
        assert outcome is not None
        return list(rewards_of(outcome, cooperative=self.rules_of.cooperative))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that this player cannot tell from the real one, from here on.

        It plays on like any other; its history is still that of the real one, so that it is not
        for keeping: what is written down and read again is the real world.
        """
        twin: SpielState = self.clone()
        view = self.rules_of.view(self.table.state, player)
        twin.table.state = self.rules_of.sample(view, Willing(sampler))
        return twin

    def __str__(self) -> str:
        table = self.table
        position = "-" if table.state is None else self.rules_of.position(table.state)
        return f"{position} {table.choice} {table.drawn}" if table.needed else position


def name_of(key: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"purrlour_{key}"


def game_type(key: str) -> Any:
    """A game as OpenSpiel's lists have it."""
    game, kind = GAMES[key], pyspiel.GameType
    return kind(
        short_name=name_of(key),
        long_name=f"Purrlour: {key.replace('_', ' ').title()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if game.cooperative else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=int(game.max_seats),
        min_num_players=int(game.min_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": PLAYERS, "rules": ""},
    )


def register() -> None:
    """Tells OpenSpiel of every game; twice is no harm."""
    known = set(pyspiel.registered_names())
    for key in GAMES:
        if name_of(key) not in known:
            pyspiel.register_game(game_type(key), type(name_of(key), (SpielGame,), {"key": key}))


register()
