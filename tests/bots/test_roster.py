"""Getting a bot by its name."""

import time

import pytest

from purrlour.bots.roster import ROSTER, build, known_bots
from purrlour.engine.chance import Seeded
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


@pytest.mark.parametrize("name", ["greedy@1", "tiger@", "tiger@soon", "tiger@-1", "tiger@1e9"])
def test_only_who_thinks_can_be_given_a_time(name: str) -> None:
    with pytest.raises(GameError) as refused:
        build(name, GAMES["koty"], 1)

    assert refused.value.key == "bot-time"


def test_a_bot_with_a_time_of_its_own_takes_it() -> None:
    """Or at least half of it, if the other half could not change its mind."""
    game = GAMES["exploding_kittens"]
    state = game.deal(2, game.options({}), Seeded(4))
    seat = game.decisions(state)[0].seat
    choices = [game.actions[code] for code in game.legal(state, seat)]
    began = time.thread_time()

    build("tiger@0.05", game, 1).choose(game.view(state, seat), choices)

    assert time.thread_time() - began >= 0.05 / 2
