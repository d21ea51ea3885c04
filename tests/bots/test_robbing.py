"""Whom bots rob in Exploding Kittens: everybody now and then, nobody every time."""

from __future__ import annotations

from collections import Counter

import pytest

from purrlour.bots.exploding_kittens.robbing import merit_of
from purrlour.bots.roster import build
from purrlour.games.exploding_kittens.actions import AskFavor, Burgle, Pair, Three
from tests.games.exploding_kittens.scene import GAME, Scene, scene

PILE = "tacocat beard beard potato potato rainbow rainbow shuffle kitten kitten kitten"
ALIKE = "skip attack nope"
DEEDS = {
    "favor": ("favor cattermelon", None),
    "pair": ("cattermelon cattermelon", None),
    "burglar": ("cattermelon rainbow", "ann"),
}


def table(deed: str, *others: str) -> Scene:
    """Ann has the cards for a deed, the others these hands."""
    hand, pawn = DEEDS[deed]
    people = dict(zip(("bob", "cleo", "dan"), others, strict=True))
    return scene(hands={"ann": hand, **people}, pile=PILE, pawn=pawn)


def robbed(bot: str, at: Scene, times: int) -> Counter[int]:
    """How often each seat is robbed by bots that differ in nothing but their luck."""
    seat = at.seat("ann")
    view, choices = at.table.view(seat), at.table.legal(seat)
    chosen = [build(bot, GAME, seed).choose(view, choices) for seed in range(times)]
    return Counter(
        action.target for action in chosen if isinstance(action, AskFavor | Pair | Three | Burgle)
    )


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize(("bot", "times"), [("greedy", 90), ("kitten", 60), ("cat", 24)])
def test_of_people_who_are_alike_each_is_robbed_as_often(bot: str, times: int, deed: str) -> None:
    victims = robbed(bot, table(deed, ALIKE, ALIKE, ALIKE), times)

    assert sum(victims.values()) >= times // 2
    assert set(victims) == {1, 2, 3}
    assert max(victims.values()) <= 0.6 * sum(victims.values())


def test_who_has_fewest_cards_is_not_robbed_every_time() -> None:
    """Two cards, three or four: about equal worth."""
    hands = ("skip attack", ALIKE, f"{ALIKE} future")

    victims = robbed("greedy", table("pair", *hands), 90)

    assert min(victims[seat] for seat in (1, 2, 3)) >= 15


@pytest.mark.parametrize("size", [1, 2, 4, 8])
def test_a_defuse_that_somebody_should_have_makes_them_worth_robbing(size: int) -> None:
    """The more so the fewer cards are around it; but a hand without one may be robbed as well."""
    some = [int(merit_of(size, defuses, named=False)) for defuses in (0, 1, 2)]

    assert 0 < some[0] < some[1] <= some[2]
    assert merit_of(1, 1, named=False) > merit_of(3, 1, named=False)
    assert merit_of(8, 0, named=False) > merit_of(2, 0, named=False)  # a danger
    assert [bool(merit_of(size, defuses, named=True)) for defuses in (-1, 0, 1)] == [
        False,
        False,
        True,
    ]
