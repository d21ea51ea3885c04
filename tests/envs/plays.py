"""States from random playings of every game, for tests of the environments."""

from collections.abc import Iterator
from typing import Any

from purrlour.engine.chance import Seeded
from purrlour.engine.game import Game
from purrlour.envs.rows import first_asked
from purrlour.games import GAMES

KEYS = sorted(GAMES)

SETTINGS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "exploding_kittens": [(2, {}), (3, {"turbo": "on", "nope_own": "on"}), (5, {})],
    "koty": [
        (2, {}),
        (4, {"moths": "4", "bats": "4", "owls": "4", "dragon": "on", "teams": "opposite"}),
        (6, {"owls": "4", "limit": "30"}),
    ],
    "mice_and_mystics": [(1, {}), (2, {"ties": "auto"}), (4, {"team": "vote", "chapter": "2"})],
    "wizard_kittens": [
        (2, {"kitten_side": "mixed"}),
        (3, {"chaos_mode": "on", "kitten_side": "advanced"}),
        (4, {"new_rules": "on", "favor_reveal": "after-choice", "defeat_order": "active-chooses"}),
    ],
}
"""Seats and house rules that between them show every field."""


def states(
    key: str, seats: int, settings: dict[str, str], *, seed: int, most: int
) -> Iterator[Any]:
    """Every state of a random playing, at most so many; the same object all the time."""
    game: Game[Any, Any, Any, Any] = GAMES[key]
    luck, whim = Seeded(seed), Seeded(seed, "whim")
    state = game.deal(seats, game.options(settings), luck)
    yield state
    for _ in range(most):
        seat = first_asked(game.asked(state))
        if seat < 0:
            return
        codes = game.legal(state, seat)
        game.apply(state, seat, codes[whim.pick(len(codes))], luck, None)
        yield state
