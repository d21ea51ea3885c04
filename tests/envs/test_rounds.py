"""The tables as PettingZoo's parallel environments: everybody speaks, whoever is asked is heard."""

from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test

from tests.envs.test_aec import CYCLES, every_game


@every_game
def test_pettingzoo_s_suite_of_cycles_passes(module: ModuleType) -> None:
    max_cycles_test(module)


# The suite has a list of environments that may have a mask beside the observation: its own.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_game
def test_pettingzoo_s_parallel_suite_passes(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=CYCLES)


@every_game
def test_equal_seeds_give_equal_cycles(module: ModuleType) -> None:
    parallel_seed_test(module.parallel_env, num_cycles=CYCLES)


@every_game
def test_it_plays_as_one_after_another_would(module: ModuleType) -> None:
    together, turns = module.parallel_env(players=3), module.raw_env(players=3)
    seen, _ = together.reset(seed=5)
    turns.reset(seed=5)
    lots = np.random.default_rng(5)
    for _ in range(200):
        asked = turns.agent_selection
        assert [agent for agent in seen if seen[agent]["action_mask"].any()] == [asked]
        code = int(lots.choice(np.flatnonzero(seen[asked]["action_mask"])))
        chatter = {agent: int(lots.integers(len(seen[agent]["action_mask"]))) for agent in seen}

        seen, rewards, over, late, _ = together.step({**chatter, asked: code})
        turns.step(code)

        assert over == turns.terminations
        assert rewards == turns.rewards
        assert not any(late.values())
        for agent, told in seen.items():
            assert np.array_equal(told["observation"], turns.observe(agent)["observation"])
        if any(over.values()):
            assert together.agents == []
            return


@every_game
def test_what_may_not_be_chosen_is_not_heard(module: ModuleType) -> None:
    env = module.parallel_env(max_cycles=2)
    seen, _ = env.reset(seed=6)
    wrong = {agent: int(told["action_mask"].argmin()) for agent, told in seen.items()}

    later, rewards, over, late, _ = env.step(wrong)

    for agent, told in later.items():
        assert np.array_equal(told["observation"], seen[agent]["observation"])
    assert not any((*over.values(), *late.values(), *rewards.values()))
    _, rewards, over, late, _ = env.step({})
    assert all(late.values())
    assert not any((*over.values(), *rewards.values()))
    assert env.agents == []
