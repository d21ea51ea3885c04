"""Favor: EK-38 to EK-40."""

import pytest

from purrlour.games.exploding_kittens.events import Gave
from tests.games.exploding_kittens.scene import scene
from tests.games.stage import refused

THREE_HANDS = {"ann": "favor", "bob": "defuse nope skip", "cleo": "beard"}


def test_ek_38_a_favor_names_another_living_player_with_cards() -> None:
    """EK-38 You name another living player who has at least one card."""
    table = scene(
        hands={"ann": "favor", "bob": "", "cleo": "beard", "dan": ""},
        pile="skip kitten kitten",
        dead=["dan"],
    )

    assert table.choices("ann") == {"draw", "favor>cleo"}
    for target, key in (
        ("ann", "not-yourself"),
        ("bob", "target-has-no-cards"),
        ("dan", "target-is-out"),
    ):
        with refused(key):
            table.play("ann", f"favor>{target}")


@pytest.mark.parametrize("card", ["defuse", "nope", "skip"])
def test_ek_39_the_player_asked_picks_the_card(card: str) -> None:
    """EK-39 The player asked gives one card of their choice, whatever it is."""
    table = scene(hands=THREE_HANDS, pile="skip kitten kitten")

    table.play("ann", "favor>bob").everybody_passes().play("bob", f"give:{card}")

    assert table.hand("ann") == card
    assert card not in table.hand("bob")
    assert table.sees("cleo").cards == (1, 2, 1)


def test_ek_39_only_the_player_asked_chooses_and_only_what_they_hold() -> None:
    """EK-39 The choice is among the cards in the hand of the player asked."""
    table = scene(hands=THREE_HANDS, pile="skip kitten kitten")

    table.play("ann", "favor>bob").everybody_passes()

    assert table.pending == ["bob give"]
    assert table.choices("bob") == {"give:defuse", "give:nope", "give:skip"}
    with refused("no-such-card", "EK-39"):
        table.play("bob", "give:tacocat")
    with refused("wait-for-favor", "EK-W2"):
        table.play("ann", "give:skip")


def test_ek_39_only_the_two_know_which_card_it_was() -> None:
    """EK-39 Only giver and taker know which card was given."""
    tables = [scene(hands=THREE_HANDS, pile="skip kitten kitten") for _ in range(2)]

    for table, card in zip(tables, ("defuse", "skip"), strict=True):
        table.play("ann", "favor>bob").everybody_passes().play("bob", f"give:{card}")

    for who in ("ann", "bob"):
        assert tables[0].event(Gave, seen_by=who) == Gave("EK-39", seat=1, taker=0, card="defuse")
    for who in ("cleo", "watcher"):
        assert tables[0].event(Gave, seen_by=who) == Gave("EK-39", seat=1, taker=0, card="")
        assert tables[0].told(who) == tables[1].told(who)
        assert tables[0].sees(who) == tables[1].sees(who)


def test_ek_40_a_favor_does_not_end_the_turn() -> None:
    """EK-40 A Favor does not end your turn and does not replace your draw."""
    table = scene(hands=THREE_HANDS, pile="skip kitten kitten")

    table.play("ann", "favor>bob").everybody_passes().play("bob", "give:skip")

    assert table.pending == ["ann turn"]
    assert table.choices("ann") == {"draw", "skip"}
    assert table.pile == "skip kitten kitten"
