"""The measuring measures what it says. How fast is not a test."""

import pytest

from purrlour.envs.measure import measure
from purrlour.games import GAMES


@pytest.mark.slow
def test_every_game_is_measured_at_both_doors() -> None:
    figures = measure(0.001, 1)

    assert {f"{door} {key}" for door in ("aec", "vector") for key in GAMES} <= set(figures)
    assert min(figures.values()) > 0
