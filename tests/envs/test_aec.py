"""The tables as PettingZoo's environments: its own suites, unmodified, and our promises."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from purrlour.engine.errors import GameError
from purrlour.envs import exploding_kittens_v0, koty_v0, mice_and_mystics_v0, wizard_kittens_v0
from purrlour.envs.aec import TableEnv
from purrlour.envs.picture import HEIGHT, WIDTH
from purrlour.envs.rows import observed

MODULES = [exploding_kittens_v0, koty_v0, mice_and_mystics_v0, wizard_kittens_v0]
CYCLES = 100
every_game = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__[14:])


# The suite has a list of environments that may have a mask beside the observation: its own.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_game
@pytest.mark.parametrize("door", ["env", "raw_env"])
def test_pettingzoo_s_own_suite_passes(module: ModuleType, door: str) -> None:
    api_test(getattr(module, door)(), num_cycles=CYCLES)


@every_game
def test_equal_seeds_give_equal_playings(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=CYCLES)


@every_game
def test_pettingzoo_s_suite_of_pictures_passes(module: ModuleType) -> None:
    render_test(module.env)


@every_game
def test_pictures_show_what_everybody_sees(module: ModuleType) -> None:
    text, pixels = module.env(render_mode="ansi"), module.env(render_mode="rgb_array")
    for env in (text, pixels):
        env.reset(seed=1)

    assert "phase" in text.render()
    assert pixels.render().shape == (HEIGHT, WIDTH, 3)
    assert len(np.unique(pixels.render())) > 2


def wander(env: TableEnv, choose: Callable[[list[int]], int]) -> list[tuple[str, int]]:
    """Plays on to the end, or for a while; who chose what."""
    story: list[tuple[str, int]] = []
    for agent in env.agent_iter(max_iter=400):
        seen, _, over, _, _ = env.last()
        if over:
            break
        code = choose(np.flatnonzero(seen["action_mask"]).tolist())
        story.append((agent, code))
        env.step(code)
    return story


@every_game
def test_masks_are_the_legal_choices_of_whoever_is_asked(module: ModuleType) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=2)
    rng = np.random.default_rng(2)

    def choose(codes: list[int]) -> int:
        game, state = env._at.game, env._at.state
        asked = [seat for seat in range(3) if game.asked(state) >> seat & 1]
        assert env.agent_selection == f"player_{asked[0]}"
        assert codes == game.legal(state, asked[0])
        for seat in {0, 1, 2} - {asked[0]}:
            assert not env.observe(f"player_{seat}")["action_mask"].any()
        return int(rng.choice(codes))

    assert wander(env, choose)


@every_game
def test_a_restored_state_plays_on_as_it_did(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=3)
    for _ in range(10):
        env.step(env._at.legal()[-1])
    kept = env.clone_state()

    first, second = np.random.default_rng(1), np.random.default_rng(1)
    once = wander(env, lambda codes: int(first.choice(codes)))
    env.restore_state(kept)
    assert wander(env, lambda codes: int(second.choice(codes))) == once


@pytest.mark.parametrize("players", [2, 3, 5])
def test_who_plays_against_others_wins_what_they_lose(players: int) -> None:
    env = exploding_kittens_v0.env(players=players)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    total: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))

    assert sorted(total.values()) == pytest.approx([-1 / (players - 1)] * (players - 1) + [1.0])


@every_game
def test_a_raw_environment_says_why_not(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=5)
    illegal = next(code for code in range(env._at.actions) if code not in env._at.legal())

    for wrong in (illegal, -1, env._at.actions, None):
        with pytest.raises(GameError):
            env.step(wrong)


def test_house_rules_and_players_are_those_that_were_asked_for() -> None:
    env = koty_v0.raw_env(players=4, rules={"owls": "4"})
    env.reset(seed=1)
    assert len(env.agents) == 4
    assert env._at.game.view(env._at.state, 0).deck.count("owl") == 4

    env.reset(seed=1, options={"rules": {"owls": "0"}})
    assert "owl" not in env._at.game.view(env._at.state, 0).deck


def test_players_that_the_rules_do_not_allow_are_refused() -> None:
    with pytest.raises(GameError):
        exploding_kittens_v0.env(players=9)


def test_an_illegal_choice_ends_a_wrapped_playing() -> None:
    env: Any = exploding_kittens_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    seen, *_ = env.last()

    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


@every_game
def test_every_agent_observes_its_own_seat(module: ModuleType) -> None:
    """Whoever is asked: an agent sees what its seat sees, and nothing that another one does."""
    env = module.raw_env(players=3)
    env.reset(seed=6)
    rng = np.random.default_rng(6)
    looks = 0
    for _ in range(30):
        if env._at.seat < 0:
            break
        own = [bytes(observed(env._at.encoder, env._at.state, seat)) for seat in range(3)]
        assert [env.observe(agent)["observation"].tobytes() for agent in env.agents] == own
        looks += len(set(own)) == 3
        env.step(int(rng.choice(env._at.legal())))

    assert looks, "seats that see the same cannot be told apart"


@every_game
def test_a_snapshot_goes_on_with_the_same_luck_however_often_it_is_restored(
    module: ModuleType,
) -> None:
    env = module.raw_env()
    env.reset(seed=7)
    kept = env.clone_state()

    def play_on() -> tuple[list[tuple[str, int]], str, int]:
        env.restore_state(kept)
        rng = np.random.default_rng(7)
        story = wander(env, lambda codes: int(rng.choice(codes)))
        return story, env._at.game.position(env._at.state), env._at.luck.pick(1 << 30)

    assert play_on() == play_on() == play_on()
