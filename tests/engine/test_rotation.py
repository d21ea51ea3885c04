"""House rules in rotation: every combination, or some of all sorts."""

from math import prod
from typing import Any

import pytest

from purrlour.engine.game import Game
from purrlour.engine.options import option_values
from purrlour.engine.trial import rotation
from purrlour.games import GAMES

pytestmark = pytest.mark.uncompiled

TABLES = [
    pytest.param(game, seats, id=f"{key}-{seats}")
    for key, game in GAMES.items()
    for seats in range(game.min_seats, game.max_seats + 1)
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_usual_rules_come_first_and_none_twice(
    game: Game[Any, Any, Any, Any], seats: int
) -> None:
    found = rotation(game, seats)

    assert found[0] == game.options({})
    assert len(set(found)) == len(found) > 20


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_value_of_every_rule_has_its_turn(game: Game[Any, Any, Any, Any]) -> None:
    """A game with many rules once left those named last at their defaults for ever."""
    seen: dict[str, set[str]] = {}
    for seats in range(game.min_seats, game.max_seats + 1):
        for options in rotation(game, seats):
            for name, value in options.settings().items():
                seen.setdefault(name, set()).add(value)

    every = option_values(type(game.options({})))
    assert seen == {name: set(values) for name, values in every.items()}


def test_a_game_with_few_rules_is_played_by_all_combinations() -> None:
    game = GAMES["exploding_kittens"]
    total = prod(len(values) for values in option_values(type(game.options({}))).values())

    assert len(rotation(game, game.max_seats)) == total
