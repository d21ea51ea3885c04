"""Positions: what could not be is refused, with the field that does not fit."""

import pytest

from purrlour.engine.errors import InvalidPosition
from tests.games.koty.scene import GAME, Scene, scene, stock


def attacked() -> Scene:
    """Ann's first attack lies on bob's cat."""
    table = scene(dreams={"ann": "1 1", "bob": "2+blue8"}, hands={"ann": "blue1", "bob": "crow"})
    return table.play("ann", "blue1>bob.1")


def placing() -> Scene:
    """Ann has a Nine to place."""
    return attacked().passes("bob")


def refuse(table: Scene, old: str, new: str) -> str:
    """The field that the changed position is refused for."""
    assert old in table.position
    with pytest.raises(InvalidPosition) as refused:
        GAME.load(table.position.replace(old, new, 1))
    facts = refused.value.facts
    return str(facts.get("fact", facts.get("field"))).partition(":")[0]


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("teams:off", "teams:opposite", "teams"),
        ("together:no", "together:yes", "together"),
        ("cap:20", "cap:7", "cap"),
        ("idle:0", "idle:3", "idle"),
        ("dreams:1,1", "dreams:2,1", "dreams"),
        ("dreams:1,1", "dreams:0+crow,1", "dreams"),
        ("dreams:1,1", "dreams:4,1", "dreams"),
        ("discard:-", "discard:crow", "hands"),
        ("laid:-", "laid:crow", "laid"),
        ("card:blue1", "card:joker", "card"),
        ("card:blue1", "card:-", "card"),
        ("repeats:0", "repeats:21", "repeats"),
        ("asked:1", "asked:1 surplus:pair", "surplus"),
        ("asked:1", "asked:1 surplus:both", "surplus"),
        ("gain:-", "gain:nine", "gain"),
        ("reason:-", "reason:limit", "reason"),
        ("phase:defend", "phase:turn", "play"),
        ("asked:1", "asked:0", "asked"),
        ("asked:1", "asked:-", "asked"),
        ("play:blue1>1.1", "play:blue1>0.1", "play"),
        ("play:blue1>1.1", "play:pink4>1.1", "play"),
        ("dry:no", "dry:yes", "pile"),
        ("story:0p.blue1", "story:0p.pink5", "story"),
        ("story:0p.blue1", "story:1t.crow,0p.blue1", "story"),
        ("gone:-", "gone:0", "gone"),
        ("gone:-", "gone:1", "asked"),
    ],
)
def test_an_attack_that_could_not_be(old: str, new: str, field: str) -> None:
    assert refuse(attacked(), old, new) == field


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("gain:nine", "gain:pair", "card"),
        ("laid:blue8", "laid:blue1", "laid"),
        ("dreams:1,1,0,0", "dreams:3,1+crow,0+pink4,0", "dreams"),
        ("phase:place", "phase:lay", "gain"),
    ],
)
def test_a_gain_that_could_not_be(old: str, new: str, field: str) -> None:
    assert refuse(placing(), old, new) == field


def test_three_full_lands_are_the_end() -> None:
    table = scene(dreams={"ann": "3 3 2", "bob": ""})

    assert refuse(table, "dreams:3,3,2,0", "dreams:3,3,3,0") == "dreams"


def test_hands_are_full() -> None:
    table = stock({"ann": "3 1 0 0"}, hands={"ann": "pink5"}, pile="crow")
    hand = table.field("hands").split("/")[0]

    assert refuse(table, f"hands:{hand}/", "hands:pink5,crow,crow/") == "hands"


def test_what_is_loaded_is_written_alike() -> None:
    for table in (attacked(), placing()):
        assert GAME.position(GAME.load(table.position)) == table.position
