"""The stage itself: a scene that could not be is refused, and luck is never left to chance."""

import pytest

from purrlour.engine.chance import OutcomeNeeded
from purrlour.engine.errors import InvalidPosition
from tests.games.exploding_kittens.scene import scene
from tests.games.stage import refused


def test_a_scene_needs_its_kittens() -> None:
    with pytest.raises(AssertionError, match="3 players need more Kittens"):
        scene(hands={"ann": "", "bob": "", "cleo": ""}, pile="skip kitten")


def test_a_scene_has_no_more_cards_than_there_are() -> None:
    with pytest.raises(AssertionError, match="no such cards"):
        scene(hands={"ann": "skip skip skip", "bob": "skip skip"}, pile="kitten")
    with pytest.raises(AssertionError, match="no such cards"):
        scene(hands={"ann": "dragon", "bob": ""}, pile="kitten")


def test_a_scene_is_a_position_that_could_be() -> None:
    with pytest.raises(InvalidPosition):
        scene(hands={"ann": "", "bob": ""}, pile="kitten", owed=2, attacked=False)
    with pytest.raises(InvalidPosition):
        scene(hands={"ann": "", "bob": "", "cleo": "skip"}, pile="kitten", dead=["cleo"])


def test_all_56_cards_are_somewhere() -> None:
    table = scene(
        hands={"ann": "skip", "bob": "nope"}, pile="kitten beard", discard="attack", unseen="favor"
    )

    assert table.all_cards().total() == 56
    assert table.discard == "attack"
    assert table.unseen == "favor"


def test_luck_must_be_scripted() -> None:
    hands = {"ann": "beard beard", "bob": "skip nope"}

    with pytest.raises(OutcomeNeeded):
        scene(hands=hands, pile="kitten").play("ann", "pair:beard>bob").everybody_passes()
    with pytest.raises(AssertionError, match="more luck"):
        scene(hands=hands, pile="kitten").play("ann", "pair:beard>bob", rolls=[0])


def test_refused_insists_on_the_reason() -> None:
    table = scene(hands={"ann": "", "bob": ""}, pile="kitten")

    with pytest.raises(AssertionError, match="not with game-over"), refused("game-over"):
        table.play("bob", "draw")
    with pytest.raises(AssertionError, match="not on EK-01"), refused("not-your-turn", "EK-01"):
        table.play("bob", "draw")
