"""The stage itself: a scene that could not be is refused, and luck is never left to chance."""

import pytest

from purrlour.engine.chance import OutcomeNeeded
from purrlour.engine.errors import InvalidPosition
from tests.games.koty.scene import PEOPLE, scene, stock
from tests.games.stage import refused


def test_a_scene_has_no_more_cards_than_there_are() -> None:
    with pytest.raises(AssertionError, match="no such cards"):
        scene(dreams={"ann": "", "bob": ""}, hands={"ann": "joker joker joker"}, pile="joker " * 3)


def test_a_scene_is_a_position_that_could_be() -> None:
    with pytest.raises(InvalidPosition):
        scene(dreams={"ann": "3 3 3", "bob": ""})


def test_all_cards_are_somewhere() -> None:
    assert scene(dreams={"ann": "2+blue8", "bob": "1"}).all_cards().total() == 95
    assert stock({"ann": "3 1 0 0"}, hands={"ann": "pink5"}).names == list(PEOPLE)


def test_luck_must_be_scripted() -> None:
    def table() -> object:
        dry = stock({"ann": "3 1 0 0"}, hands={"ann": "pink5"}, discard="crow crow")
        return dry.play("ann", "pink5>ann.3")

    with pytest.raises(OutcomeNeeded):
        table()
    with pytest.raises(AssertionError, match="more luck"):
        scene(dreams={"ann": "", "bob": ""}).play("ann", "exchange", rolls=[0])


def test_refused_insists_on_the_reason() -> None:
    table = scene(dreams={"ann": "", "bob": ""})

    with pytest.raises(AssertionError, match="not with game-over"), refused("game-over"):
        table.play("bob", "exchange")
    with pytest.raises(AssertionError, match="not on KO-01"), refused("not-your-turn", "KO-01"):
        table.play("bob", "exchange")
