"""What came of each choice: for each seat by itself, across tables that begin anew."""

from __future__ import annotations

import numpy as np
import pytest

from purrlour.bots.roster import build
from purrlour.envs.vector import VectorEnv
from purrlour.learn.choices import parts_of
from purrlour.learn.guests import Guests
from purrlour.learn.net import Net
from purrlour.learn.rollout import Played, learn_from, play


def played(players: list[int], worth: list[float], ends: dict[int, tuple[float, float]]) -> Played:
    """One table; `ends` are the steps that ended a playing, and what it brought either seat."""
    steps = len(players)
    over = np.zeros((steps, 1), np.bool_)
    rewards = np.zeros((steps, 1, 2), np.float32)
    for step, brought in ends.items():
        over[step], rewards[step] = True, brought
    return Played(
        rows=np.arange(steps, dtype=np.int8)[:, None, None],
        masks=np.ones((steps, 1, 2), np.bool_),
        own=np.ones((steps, 1), np.bool_),
        players=np.array(players)[:, None],
        chosen=np.zeros((steps, 1), np.int64),
        log_share=np.zeros((steps, 1), np.float32),
        worth=np.array(worth, np.float32)[:, None],
        over=over,
        rewards=rewards,
    )


def test_a_choice_is_followed_by_the_same_seat_s_next_one() -> None:
    lessons = learn_from(played([0, 1, 0, 1], [0.1, -0.2, 0.4, -0.3], {3: (1.0, -1.0)}), trust=0.0)

    assert lessons.gain.tolist() == pytest.approx([0.4 - 0.1, -0.3 + 0.2, 1.0 - 0.4, -1.0 + 0.3])


def test_with_full_trust_everything_counts_until_the_end() -> None:
    lessons = learn_from(played([0, 1, 0, 1], [0.1, -0.2, 0.4, -0.3], {3: (1.0, -1.0)}), trust=1.0)

    assert lessons.worth.tolist() == pytest.approx([1.0, -1.0, 1.0, -1.0])


def test_the_next_playing_has_nothing_to_do_with_this_one() -> None:
    ends = {1: (1.0, -1.0), 3: (-1.0, 1.0)}

    lessons = learn_from(played([0, 1, 0, 1], [0.0] * 4, ends), trust=1.0)

    assert lessons.worth.tolist() == pytest.approx([1.0, -1.0, -1.0, 1.0])


def test_the_end_reaches_a_seat_that_was_not_the_last_to_choose() -> None:
    lessons = learn_from(played([1, 0, 0], [0.0] * 3, {2: (1.0, -1.0)}), trust=1.0)

    assert lessons.worth.tolist() == pytest.approx([-1.0, 1.0, 1.0])


def test_what_nobody_knows_the_outcome_of_teaches_nothing() -> None:
    """Seat 1 chose once, and has not been asked again when the lesson ends."""
    lessons = learn_from(played([0, 1, 0, 0], [0.0] * 4, {}), trust=0.95)

    assert lessons.rows[:, 0].tolist() == [0, 2]


def test_a_choice_without_alternative_teaches_nothing() -> None:
    table = played([0, 1, 0, 1], [0.0] * 4, {3: (1.0, -1.0)})
    table.masks[1] = [[True, False]]

    assert learn_from(table, trust=0.95).rows[:, 0].tolist() == [0, 2, 3]


def test_a_guest_s_choice_teaches_nothing() -> None:
    table = played([0, 1, 0, 1], [0.0] * 4, {3: (1.0, -1.0)})
    table.own[[1, 3]] = False

    lessons = learn_from(table, trust=1.0)

    assert lessons.rows[:, 0].tolist() == [0, 2]
    assert lessons.worth.tolist() == pytest.approx([1.0, 1.0])


def test_guests_sit_at_the_first_tables_and_choose_by_their_view() -> None:
    """Two of three tables have one, in the first chair and in the second."""
    env = VectorEnv("koty", 3)
    env.reset(4)
    guests, greedy = Guests(env, "greedy", 2, seed=1), build("greedy", env.game, 1)
    heard = 0
    for _ in range(60):
        assert guests.asked().tolist() == (env.players == [0, 1, 9]).tolist()
        for table in np.flatnonzero(guests.asked()).tolist():
            choices = [env.game.actions[code] for code in np.flatnonzero(env.masks[table])]
            assert guests.choose(table) == greedy.choose(env.view(table), choices).code
            heard += 1
        env.step(env.random_actions())
    assert heard > 20


def test_what_guests_choose_is_played() -> None:
    """The table with a guest goes another way, the one without goes the same."""
    env = VectorEnv("koty", 2)
    net = Net.fresh(4, np.ones(env.observations.shape[1], np.float32), parts_of(env.game), 1)
    ways = []
    for guests in (0, 1):
        env.reset(4)
        told = play(net, env, Guests(env, "greedy", guests, 1), 30, np.random.default_rng(2))
        assert told.own.all() == (guests == 0)
        ways.append(told.rows)

    assert np.array_equal(ways[0][:, 1], ways[1][:, 1])
    assert not np.array_equal(ways[0][:, 0], ways[1][:, 0])
