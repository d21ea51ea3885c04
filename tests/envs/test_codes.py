"""Choosing by lot: allowed codes only, all of them, the same for the same seed."""

import numpy as np

from purrlour.envs.codes import Codes


def test_every_allowed_code_comes_up_about_as_often() -> None:
    space, mask = Codes(6, seed=1), np.array([0, 1, 0, 1, 1, 0], np.int8)
    drawn = [int(space.sample(mask)) for _ in range(3000)]

    counts = np.bincount(drawn, minlength=6)
    assert counts[mask == 0].sum() == 0
    assert counts[mask == 1].min() > 900


def test_equal_seeds_choose_alike() -> None:
    one, other, mask = Codes(50, seed=3), Codes(50, seed=3), np.ones(50, np.int8)
    assert [one.sample(mask) for _ in range(20)] == [other.sample(mask) for _ in range(20)]


def test_without_a_mask_it_is_any_code() -> None:
    space = Codes(4, seed=2)
    assert {int(space.sample()) for _ in range(100)} == {0, 1, 2, 3}
