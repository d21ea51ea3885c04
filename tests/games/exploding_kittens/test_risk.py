"""How likely the next card explodes, as each player knows it."""

import pytest

from purrlour.games.exploding_kittens.sight import risk
from tests.games.exploding_kittens.fuzz import random_game
from tests.games.exploding_kittens.scene import scene


def test_without_knowledge_every_card_may_be_the_kitten() -> None:
    table = scene(hands={"ann": "", "bob": "skip"}, pile="beard kitten tacocat")

    assert [table.sees(who).risk for who in ("ann", "bob", "watcher")] == [33, 33, 33]


def test_who_saw_the_next_card_is_certain_and_the_others_are_not() -> None:
    table = scene(hands={"ann": "future", "bob": ""}, pile="kitten skip tacocat beard")

    table.play("ann", "future").everybody_passes()

    assert table.sees("ann").risk == 100
    assert table.sees("bob").risk == 25


def test_what_lies_below_makes_the_top_safer() -> None:
    """Whoever hid a Kitten knows that it is not on top."""
    table = scene(
        hands={"ann": "defuse", "bob": "skip", "cid": ""}, pile="kitten beard kitten tacocat"
    )

    table.play("ann", "draw").play("ann", "put:2")

    assert table.sees("ann").risk == 33
    assert table.sees("bob").risk == 50


@pytest.mark.parametrize(
    ("kittens", "pile", "remembered", "per_cent"),
    [
        (1, 3, (), 33),
        (2, 3, (), 67),
        (1, 8, (), 13),
        (0, 9, (), 0),
        (0, 0, (), 0),
        (2, 2, (), 100),
        (1, 300, (), 1),
        (299, 300, (), 99),
        (1, 5, ("skip", "kitten"), 0),
        (1, 5, ("kitten",), 100),
        (1, 5, ("", "skip"), 25),
        (1, 5, ("", "kitten"), 0),
        (2, 3, ("", "skip", "kitten"), 100),
    ],
)
def test_it_is_certain_only_where_it_is(
    kittens: int, pile: int, remembered: tuple[str, ...], per_cent: int
) -> None:
    assert risk(kittens, pile, remembered) == per_cent


@pytest.mark.parametrize("seats", [2, 4])
def test_no_world_that_somebody_imagines_says_otherwise(seats: int) -> None:
    for table in random_game(seats, seed=3):
        for who in table.names:
            seen = table.sees(who)
            if table.pile and seen.risk in (0, 100):
                tops = {world.pile.split()[0] == "kitten" for world in table.worlds(who, 3)}
                assert tops == {seen.risk == 100}
