"""Training: it learns, the same seed learns the same, and what it learned sits at a table."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from purrlour.bots.roster import ROSTER, build
from purrlour.engine.chance import Seeded
from purrlour.games import GAMES
from purrlour.learn.bot import NAME, Learned, enlist_from
from purrlour.learn.course import Mark, picture
from purrlour.learn.exam import examine
from purrlour.learn.ppo import Habits
from purrlour.learn.train import Training
from tests.figures import figure

SMALL = Habits(hidden=32, tables=32, guests=4, steps=64, batch=512)


def trained(key: str, rounds: int, seed: int = 1) -> Training:
    training = Training(key, seed, SMALL)
    for number in range(rounds):
        training.go_on(1 - number / rounds)
    return training


def test_the_same_seed_learns_the_same() -> None:
    one, two, other = (trained("exploding_kittens", 2, seed=seed) for seed in (1, 1, 2))

    for name, weights in one.net.weights.items():
        assert np.array_equal(weights, two.net.weights[name])
    assert not np.array_equal(one.net.weights["w1"], other.net.weights["w1"])


def test_it_learns() -> None:
    """A second or two are enough to beat whoever plays at random."""
    training = trained("koty", figure(16, long=40, plain=12))

    wins, games = examine(training.net, "koty", "random", 60, seed=9)
    assert games == 60
    assert wins > 0.7 * games


@pytest.mark.parametrize("key", ["exploding_kittens", "koty"])
def test_what_was_learned_plays_by_its_view_alone(key: str, tmp_path: Path) -> None:
    """In two worlds that its seat cannot tell apart it chooses the same, whatever its whims."""
    training = Training(key, 1, SMALL)
    game = GAMES[key]
    luck, whim = Seeded(11), Seeded(12)
    state = game.deal(game.max_seats, game.options({}), luck)
    for step in range(60):
        seat = game.decisions(state)[0].seat
        codes = game.legal(state, seat)
        choices = [game.actions[code] for code in codes]
        chosen = set[str]()
        for world in (state, game.sample(game.view(state, seat), luck)):
            bot = Learned(training.net, Seeded(step + len(chosen)))
            bot.meet(game)
            chosen.add(bot.choose(game.view(world, seat), choices).text())
        assert len(chosen) == 1
        game.apply(state, seat, codes[whim.pick(len(codes))], luck, None)
        if not game.decisions(state):
            break


def test_nets_of_a_folder_become_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROSTER, NAME, {})
    Training("koty", 1, SMALL).save(tmp_path)

    assert enlist_from(tmp_path) == ["koty"]

    game = GAMES["koty"]
    state = game.deal(2, game.options({}), Seeded(1))
    seat = game.decisions(state)[0].seat
    choices = [game.actions[code] for code in game.legal(state, seat)]
    assert build(NAME, game, 3).choose(game.view(state, seat), choices) in choices


def test_the_curve_is_drawn() -> None:
    marks = [
        Mark(minutes, 1000, bot, wins, 100)
        for bot, wins in (("random", 90.0), ("greedy", 40.0))
        for minutes in (0.0, 15.0, 30.0)
    ]

    drawn = picture("koty", marks)

    assert drawn.startswith("<svg")
    assert "greedy" in drawn
