"""See the Future: EK-42 and EK-43."""

import pytest

from purrlour.games.exploding_kittens.events import Peeked
from tests.games.exploding_kittens.scene import scene
from tests.games.stage import refused


@pytest.mark.parametrize(
    ("pile", "seen"),
    [
        ("skip beard tacocat kitten", ("skip", "beard", "tacocat")),
        ("kitten skip beard", ("kitten", "skip", "beard")),
        ("skip kitten", ("skip", "kitten")),
        ("kitten", ("kitten",)),
    ],
)
def test_ek_42_you_see_the_top_three_in_their_order(pile: str, seen: tuple[str, ...]) -> None:
    """EK-42 You see the top three cards in order, or all if fewer are left; they stay put."""
    table = scene(hands={"ann": "future", "bob": ""}, pile=pile)

    table.play("ann", "future").everybody_passes()

    assert table.event(Peeked).cards == seen
    assert table.sees("ann").remembered == seen
    assert table.pile == pile
    assert table.play("ann", "done").pending == ["ann turn"]


def test_ek_42_the_others_learn_only_that_you_looked() -> None:
    """EK-42 The others learn only that you looked and at how many cards."""
    hands = {"ann": "future", "bob": ""}
    table = scene(hands=hands, pile="skip beard kitten tacocat")
    other = scene(hands=hands, pile="kitten tacocat beard skip")

    for one in (table, other):
        one.play("ann", "future").everybody_passes()

    for who in ("bob", "watcher"):
        assert table.event(Peeked, seen_by=who) == Peeked("EK-42", seat=0, count=3, cards=())
        assert table.told(who) == other.told(who)
        assert table.sees(who) == other.sees(who)
    assert table.sees("ann") != other.sees("ann")


def test_ek_43_nothing_can_be_rearranged_or_shown() -> None:
    """EK-43 What you see you can neither rearrange nor show: you can only be done looking."""
    table = scene(hands={"ann": "future", "bob": ""}, pile="skip beard kitten tacocat")

    table.play("ann", "future").everybody_passes()

    assert table.choices("ann") == {"done"}
    with refused("answer-first", "EK-W4"):
        table.play("ann", "put:0")
    assert table.play("ann", "done").pile == "skip beard kitten tacocat"
    assert table.sees("bob").remembered == ()
