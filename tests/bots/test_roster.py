"""Getting a bot by its name."""

import pytest

from purrlour.bots.roster import ROSTER, build, known_bots
from purrlour.engine.errors import GameError
from purrlour.games import GAMES


def test_every_bot_is_built_under_its_own_name() -> None:
    for name, builders in ROSTER.items():
        for game in builders:
            assert build(name, GAMES[game], 1).name == name


def test_every_game_has_every_kind_the_strongest_last() -> None:
    for game in GAMES:
        assert known_bots(game) == ["random", "kitten", "greedy", "cat", "tiger"]


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(GameError) as refused:
        build("gready", GAMES["exploding_kittens"], 1)

    assert refused.value.key == "unknown-bot"
    assert refused.value.facts == {"bot": "gready", "known": "random, kitten, greedy, cat, tiger"}
