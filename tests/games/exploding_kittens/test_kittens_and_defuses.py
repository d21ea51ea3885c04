"""Kittens and Defuses: EK-23 to EK-30."""

import pytest

from purrlour.games.exploding_kittens.events import Died, Hid, Revealed
from tests.games.exploding_kittens.scene import scene
from tests.games.stage import refused


def test_ek_23_a_drawn_kitten_is_shown_to_all() -> None:
    """EK-23 Everyone sees a drawn Kitten at once; it never becomes part of a hand."""
    table = scene(hands={"ann": "defuse skip", "bob": ""}, pile="kitten skip")

    table.play("ann", "draw")

    for who in ("ann", "bob", "watcher"):
        assert table.event(Revealed, seen_by=who) == Revealed("EK-23", seat=0)
        assert table.sees(who).kittens == 0
    assert table.hand("ann") == "skip"
    assert table.pile == "skip"


def test_ek_24_without_a_defuse_you_explode() -> None:
    """EK-24 You are out; all your cards go to the discard, face up, with the Kitten."""
    table = scene(
        hands={"ann": "nope skip", "bob": "", "cleo": ""},
        pile="kitten skip kitten",
        discard="beard",
    )

    table.play("ann", "draw")

    assert table.alive == ["bob", "cleo"]
    assert table.hand("ann") == ""
    assert sorted(table.sees("bob").discard) == ["beard", "kitten", "nope", "skip"]
    assert sorted(table.event(Died, seen_by="cleo").cards) == ["nope", "skip"]
    assert table.pile == "skip kitten"
    assert table.pending == ["bob turn"]


def test_ek_25_a_defuse_saves_you() -> None:
    """EK-25 One Defuse goes from your hand to the discard and you stay alive."""
    table = scene(hands={"ann": "defuse defuse skip", "bob": ""}, pile="kitten skip")

    table.play("ann", "draw")

    assert table.hand("ann") == "defuse skip"
    assert table.discard == "defuse"
    assert table.alive == ["ann", "bob"]


@pytest.mark.parametrize(
    ("place", "pile"),
    [
        (0, "kitten skip beard tacocat"),
        (1, "skip kitten beard tacocat"),
        (2, "skip beard kitten tacocat"),
        (3, "skip beard tacocat kitten"),
    ],
)
def test_ek_26_the_kitten_goes_back_wherever_you_like(place: int, pile: str) -> None:
    """EK-26 On top, at the bottom or anywhere between; the other cards stay as they are."""
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="kitten skip beard tacocat")

    table.play("ann", "draw").play("ann", f"put:{place}")

    assert table.pile == pile
    assert table.event(Hid, seen_by="ann").place == place


def test_ek_26_only_you_know_where_the_kitten_went() -> None:
    """EK-26 You see none of the other cards, and only you know where the Kitten went."""
    tables = [
        scene(hands={"ann": "defuse", "bob": "", "cleo": ""}, pile="kitten skip kitten beard")
        for _ in range(4)
    ]

    for place, table in enumerate(tables):
        table.play("ann", "draw").play("ann", f"put:{place}")

    for who in ("bob", "cleo", "watcher"):
        assert all(table.sees(who) == tables[0].sees(who) for table in tables)
        assert all(table.event(Hid, seen_by=who).place == -1 for table in tables)
    assert [table.sees("ann").remembered.count("skip") for table in tables] == [0, 0, 0, 0]
    assert [table.sees("ann").remembered[-1] for table in tables] == ["kitten"] * 4
    assert [len(table.sees("ann").remembered) for table in tables] == [1, 2, 3, 4]


def test_ek_27_the_turn_is_over_when_the_kitten_is_back() -> None:
    """EK-27 With the Kitten back in the pile that turn is over; you do not draw again."""
    table = scene(hands={"ann": "defuse skip", "bob": ""}, pile="kitten beard")

    table.play("ann", "draw").play("ann", "put:1")

    assert table.pending == ["bob turn"]
    assert table.hand("ann") == "skip"
    assert table.pile == "beard kitten"


def test_ek_28_a_single_defuse_cannot_be_played() -> None:
    """EK-28 You cannot play a single Defuse unless you have just drawn a Kitten."""
    table = scene(hands={"ann": "defuse", "bob": "skip"}, pile="skip kitten")

    with refused("not-playable-alone", "EK-28"):
        table.play("ann", "defuse")
    assert table.choices("ann") == {"draw"}


def test_ek_28_defuses_may_be_a_combination() -> None:
    """EK-28 Two or three Defuses may still be used as a combination."""
    table = scene(hands={"ann": "defuse defuse defuse", "bob": "skip"}, pile="skip kitten")

    assert table.choices("ann") == {"draw", "pair:defuse>bob", "three:defuse>bob"}
    table.play("ann", "pair:defuse>bob")

    assert table.discard == "defuse defuse"


def test_ek_29_nobody_is_asked_about_a_kitten_or_a_defuse() -> None:
    """EK-29 Nobody can nope a drawn Kitten or the Defuse that answers it."""
    table = scene(hands={"ann": "defuse", "bob": "nope", "cleo": "nope"}, pile="kitten skip kitten")

    table.play("ann", "draw")

    assert table.pending == ["ann put"]
    for who in ("bob", "cleo"):
        with refused("kitten-cannot-be-noped", "EK-29"):
            table.play(who, "nope")


def test_ek_29_nobody_is_asked_about_an_explosion() -> None:
    """EK-29 Without a Defuse the Kitten explodes, and the table does not even ask."""
    table = scene(hands={"ann": "", "bob": "nope", "cleo": "nope"}, pile="kitten skip kitten")

    table.play("ann", "draw")

    assert table.alive == ["bob", "cleo"]
    assert table.pending == ["bob turn"]


def test_ek_30_the_dead_play_nothing() -> None:
    """EK-30 A player who is out plays nothing, not even a Nope."""
    table = scene(
        hands={"ann": "shuffle", "bob": "", "cleo": ""}, pile="skip kitten", dead=["cleo"]
    )

    table.play("ann", "shuffle")

    assert table.pending == ["bob nope"]
    for text in ("nope", "pass", "draw", "skip", "resign"):
        with refused("you-are-out", "EK-30"):
            table.play("cleo", text)


@pytest.mark.parametrize(
    "text", ["favor>cleo", "pair:skip>cleo", "three:skip>cleo", "burglar:tacocat>cleo"]
)
@pytest.mark.parametrize("empty_targets", [False, True])
def test_ek_30_nobody_can_aim_at_the_dead(text: str, empty_targets: bool) -> None:
    """EK-30 Nobody can aim a card at the dead or send the Cat Burglar to them."""
    table = scene(
        hands={"ann": "favor skip skip skip", "bob": "beard", "cleo": ""},
        pile="skip kitten",
        pawn="ann",
        dead=["cleo"],
        empty_targets=empty_targets,
    )

    with refused("target-is-out", "EK-30"):
        table.play("ann", text)
    assert text.replace("cleo", "bob") in table.choices("ann")
