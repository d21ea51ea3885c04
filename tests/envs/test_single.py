"""One learner among bots, as Gymnasium's environments are."""

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from purrlour.envs.single import IDS, SingleEnv


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_gymnasium_s_own_suite_passes(name: str, bots: str) -> None:
    check_env(gym.make(name, bots=bots).unwrapped)


def play(env: SingleEnv, seed: int) -> tuple[list[int], float]:
    """A playing of a random learner: its choices, and what it got."""
    rng, chosen, total = np.random.default_rng(seed), [], 0.0
    _, info = env.reset(seed=seed)
    for _ in range(400):
        assert (env.action_masks() == (info["action_mask"] == 1)).all()
        code = int(rng.choice(np.flatnonzero(info["action_mask"])))
        chosen.append(code)
        _, reward, over, _, info = env.step(code)
        total += reward
        if over:
            break
    return chosen, total


@pytest.mark.parametrize("key", IDS.values())
def test_equal_seeds_give_equal_playings(key: str) -> None:
    assert play(SingleEnv(key, players=3), 7) == play(SingleEnv(key, players=3), 7)


def test_every_seat_can_be_the_learner_s() -> None:
    for seat in range(3):
        env = SingleEnv("koty", players=3, seat=seat, bots=["greedy", "random"])
        chosen, reward = play(env, seat)
        assert chosen
        assert -1 <= reward <= 1


def test_an_illegal_choice_ends_the_episode() -> None:
    env = SingleEnv("exploding_kittens")
    _, info = env.reset(seed=1)

    _, reward, over, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))

    assert (reward, over) == (-1.0, True)
    with pytest.raises(gym.error.ResetNeeded):
        env.step(0)


def test_as_many_bots_as_chairs() -> None:
    with pytest.raises(ValueError, match="1 bots"):
        SingleEnv("koty", players=3, bots=["greedy"])
