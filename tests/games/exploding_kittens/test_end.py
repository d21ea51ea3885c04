"""The end: EK-70 to EK-72."""

import pytest

from purrlour.games.exploding_kittens.events import Died, Won
from tests.games.exploding_kittens.fuzz import random_game
from tests.games.exploding_kittens.scene import scene
from tests.games.stage import refused


def test_ek_70_the_last_one_living_wins_at_once() -> None:
    """EK-70 As soon as only one player is alive, the game is over and that player wins."""
    table = scene(hands={"ann": "skip", "bob": "skip"}, pile="kitten beard", turn="ann")

    table.play("ann", "draw")

    assert table.alive == ["bob"]
    assert table.pending == []
    assert table.event(Won) == Won("EK-70", seat=1)
    assert table.outcome is not None
    assert table.outcome.returns == (0.0, 1.0)
    with refused("game-over", "EK-70"):
        table.play("bob", "draw")


def test_ek_70_turns_still_owed_are_forgotten() -> None:
    """EK-70 Any turns still owed are forgotten when the game ends."""
    table = scene(
        hands={"ann": "", "bob": ""}, pile="kitten beard", turn="ann", owed=4, attacked=True
    )

    table.play("ann", "draw")

    assert table.pending == []
    assert table.owes("bob") == "1"


def test_ek_70_with_two_alive_it_goes_on() -> None:
    """EK-70 Two living players play on."""
    table = scene(hands={"ann": "", "bob": "", "cleo": ""}, pile="kitten beard kitten")

    table.play("ann", "draw")

    assert table.outcome is None
    assert table.pending == ["bob turn"]


def test_ek_71_places_are_counted_backwards() -> None:
    """EK-71 The last player to go out is second, and the first to go out comes last."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": "", "dan": ""},
        pile="kitten skip kitten kitten",
        turn="cleo",
    )

    table.play("cleo", "draw").play("dan", "draw").play("ann", "draw").play("bob", "draw")

    assert table.alive == ["dan"]
    assert table.outcome is not None
    assert table.outcome.places == (3, 2, 4, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ek_72_no_points_and_no_ties(seats: int) -> None:
    """EK-72 There are no points and no ties; players go out one at a time."""
    for seed in range(10):
        for table in random_game(seats, seed):
            assert sum(isinstance(event, Died) for event in table.events) <= 1

        assert table.outcome is not None
        assert sorted(table.outcome.places) == list(range(1, seats + 1))
        assert sorted(table.outcome.returns) == [0.0] * (seats - 1) + [1.0]
        assert table.outcome.returns[table.outcome.places.index(1)] == 1.0
