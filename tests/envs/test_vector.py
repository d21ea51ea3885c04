"""Many tables at once play as each would alone."""

import numpy as np
import pytest

from purrlour.engine.chance import Seeded
from purrlour.envs.batch import IllegalChoice
from purrlour.envs.seating import Seating
from purrlour.envs.vector import VectorEnv
from tests.envs.plays import KEYS, SETTINGS

STEPS = {"mice_and_mystics": 60}


@pytest.mark.parametrize("key", KEYS)
def test_every_table_is_what_a_table_alone_would_be(key: str) -> None:
    """Observation, mask, seat, end and rewards, table by table, over playings that begin anew."""
    for seats, rules in SETTINGS[key]:
        env = VectorEnv(key, 3, seats=seats, options=rules)
        alone = [Seating(key, seats, rules) for _ in range(3)]
        for number, table in enumerate(alone):
            table.luck = Seeded(11, f"table {number}")
            table.deal(None)
        env.reset(11)
        for _ in range(STEPS.get(key, 300)):
            for number, table in enumerate(alone):
                assert env.players[number] == table.seat
                assert (env.observations[number] == table.observation(table.seat)).all()
                assert (env.masks[number] == table.mask(table.seat)).all()
            actions = env.random_actions()
            env.step(actions)
            for number, table in enumerate(alone):
                table.play(int(actions[number]))
                assert env.dones[number] == (table.seat < 0)
                assert tuple(env.rewards[number]) == pytest.approx(table.rewards())
                if table.seat < 0:
                    table.deal(None)


def test_equal_seeds_give_equal_steps() -> None:
    one, other = VectorEnv("koty", 4), VectorEnv("koty", 4)
    one.reset(5)
    other.reset(5)
    for _ in range(200):
        assert (one.random_actions() == other.random_actions()).all()
        one.step(one.random_actions())
        other.step(other.random_actions())
        assert (one.observations == other.observations).all()


def test_a_reset_leaves_nothing_of_before() -> None:
    env = VectorEnv("exploding_kittens", 4)
    env.reset(5)
    first = env.observations.copy(), env.masks.copy(), env.players.copy()
    for _ in range(150):
        env.step(env.random_actions())
    env.reset(5)

    assert (env.observations == first[0]).all()
    assert (env.masks == first[1]).all()
    assert (env.players == first[2]).all()
    assert not env.dones.any()
    assert not env.rewards.any()


@pytest.mark.parametrize("wrong", [[217, 0], [0, 9999], [0, -1], [0, 70000], [0]])
def test_one_illegal_choice_refuses_them_all(wrong: list[int]) -> None:
    env = VectorEnv("exploding_kittens", 2)
    env.reset(1)
    before = env.observations.copy()

    with pytest.raises(IllegalChoice):
        env.step(np.array(wrong))

    assert (env.observations == before).all()
