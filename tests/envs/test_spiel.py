"""The games as OpenSpiel's: its own test, its algorithms, and chance as a chain of picks."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from purrlour.engine.chance import Scripted
from purrlour.envs.spiel import name_of
from purrlour.games import GAMES
from tests.envs.plays import KEYS
from tests.figures import figure

RULES = {
    "exploding_kittens": "turbo:on",
    "koty": "owls:4;limit:30",
    "mice_and_mystics": "party:suggested;ties:auto",
    "wizard_kittens": "kitten_side:mixed",
}


def wander(state: Any, rng: np.random.Generator, *, most: int) -> None:
    """Random choices and luck, in place."""
    for _ in range(most):
        if state.is_terminal():
            return
        legal = state.legal_actions()
        state.apply_action(int(legal[rng.integers(len(legal))]))


@pytest.mark.parametrize("key", ["exploding_kittens", "koty", "wizard_kittens"])
def test_openspiel_s_own_test_passes(key: str) -> None:
    game = pyspiel.load_game(name_of(key))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_openspiel_s_own_test_passes_with_house_rules(key: str) -> None:
    game = pyspiel.load_game(name_of(key), {"players": 3, "rules": RULES[key]})
    # Reading a playing again after every step takes too long where one has thousands of them.
    short = key != "mice_and_mystics"
    sims = figure(2 if short else 1, long=5, plain=1)
    pyspiel.random_sim_test(game, num_sims=sims, serialize=short, verbose=False)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_written_down_reads_the_same(key: str) -> None:
    game = pyspiel.load_game(name_of(key))
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(5):
        wander(state, rng, most=37)
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.current_player() == state.current_player()


def test_every_pick_of_the_rules_is_a_chance_node() -> None:
    """What OpenSpiel's outcomes led to is what the rules do with the same script."""
    game, rules = pyspiel.load_game(name_of("koty")), GAMES["koty"]
    state, rng, picks = game.new_initial_state(), np.random.default_rng(3), []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
        picks.append(int(rng.integers(len(outcomes))))
        state.apply_action(picks[-1])

    dealt = rules.deal(2, rules.options({}), Scripted(_with_sure_ones(picks)))
    assert str(state) == rules.position(dealt)


def _with_sure_ones(picks: list[int]) -> list[int]:
    """Picks of one outcome are no chance nodes; scripts may hold more zeros than are asked for."""
    return [*picks, *[0] * 8]


def test_a_clone_is_independent() -> None:
    game = pyspiel.load_game(name_of("exploding_kittens"))
    state, rng = game.new_initial_state(), np.random.default_rng(2)
    wander(state, rng, most=70)
    before, twin = str(state), state.clone()

    wander(twin, rng, most=30)

    assert str(state) == before
    assert str(twin) != before


@pytest.mark.parametrize("key", KEYS)
def test_resampled_worlds_look_the_same_to_the_player(key: str) -> None:
    game = pyspiel.load_game(name_of(key))
    sampler, rng = pyspiel.UniformProbabilitySampler(0.0, 1.0), np.random.default_rng(4)
    state, differ = game.new_initial_state(), 0
    for _ in range(300):
        wander(state, rng, most=1)
        if state.is_terminal():
            break
        if state.is_chance_node():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        differ += str(twin) != str(state)
    assert differ


def test_information_set_search_plays_exploding_kittens() -> None:
    game = pyspiel.load_game(name_of("exploding_kittens"))
    state, rng = game.new_initial_state(), np.random.default_rng(5)
    while state.is_chance_node():
        wander(state, rng, most=1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(5))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 10, random_state=np.random.RandomState(5))

    assert bot.step(state) in state.legal_actions()


def test_outcome_sampling_learns_from_exploding_kittens() -> None:
    np.random.seed(6)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(
        pyspiel.load_game(name_of("exploding_kittens"))
    )
    for _ in range(2):
        solver.iteration()

    assert solver._infostates


def test_players_and_rules_are_parameters() -> None:
    game = pyspiel.load_game(f"{name_of('koty')}(players=4,rules=owls:4;limit:30)")
    state = game.new_initial_state()
    wander(state, np.random.default_rng(1), most=200)

    assert game.num_players() == 4
    assert "owl" in state.observation_string(0)
