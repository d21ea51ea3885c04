"""Attacking a rival's cat: KO-31 to KO-43."""

import pytest

from purrlour.games.koty.events import Attacked, Befriended, Defended, Fought, Stopped
from tests.games.koty.scene import Scene, scene
from tests.games.stage import refused


def duel(ann: str, bob: str, *, target: str = "2+blue8", mine: str = "", pile: str = "") -> Scene:
    """Ann is about to attack the cat in bob's first land."""
    return scene(
        dreams={"ann": mine, "bob": target, "cleo": ""},
        hands={"ann": ann, "bob": bob},
        pile=pile,
    )


def test_ko_31_an_attack_that_befriends() -> None:
    """KO-31 The card lies on the target, the attacker draws, the rival may answer."""
    table = duel("blue1", "", pile="pink5")

    table.play("ann", "blue1>bob.1")

    assert table.event(Attacked) == Attacked("KO-31", 0, 1, "blue1", "blue1", 1, 0)
    assert "pink5" in table.hand("ann")
    assert table.pending == ["bob defend"]
    assert table.dream("bob") == "2+blue8 0 0 0"


def test_ko_32_an_attack_that_fights() -> None:
    """KO-32 The same cat: a fight is declared."""
    table = duel("blue8", "")

    table.play("ann", "blue8>bob.1")

    assert table.event(Attacked).clause == "KO-32"
    assert table.pending == ["bob defend"]


def test_ko_33_a_joker_attacks_any_cat() -> None:
    """KO-33 As either cat of the colour, and all hear which."""
    table = duel("joker", "")

    assert {"joker=blue1>bob.1", "joker=blue8>bob.1"} <= table.choices("ann")
    table.play("ann", "joker=blue8>bob.1")
    assert table.event(Attacked, seen_by="cleo") == Attacked("KO-33", 0, 1, "joker", "blue8", 1, 0)


def test_ko_34_the_same_cat_or_a_joker_defends() -> None:
    """KO-34 The cat that attacks, as declared, or a joker; nothing else."""
    table = duel("blue1", "blue1 blue8 joker")

    table.play("ann", "blue1>bob.1")

    assert table.choices("bob") == {"pass", "defend:blue1", "defend:joker"}
    with refused("same-cat-or-joker", "KO-34"):
        table.play("bob", "defend:blue8")


def test_ko_35_both_cards_are_discarded() -> None:
    """KO-35 Attack and defence go, the land stays, the defender draws."""
    table = duel("blue1", "joker", pile="pink4 green6")

    table.play("ann", "blue1>bob.1").play("bob", "defend:joker")

    assert table.discard == "blue1 joker"
    assert table.dream("bob") == "2+blue8 0 0 0"
    assert "green6" in table.hand("bob")
    assert table.event(Defended) == Defended("KO-34", seat=1, target=0, card="joker")


def test_ko_36_the_same_target_again() -> None:
    """KO-36 With the same cat as in the first attack, or a joker in its place."""
    table = duel("blue1 blue1 blue8 joker", "blue1", target="0+blue8 0+blue8")
    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1")

    assert table.choices("ann") == {"stop", "repeat:blue1", "repeat:joker"}
    table.play("ann", "repeat:joker")

    assert table.event(Attacked) == Attacked("KO-36", 0, 1, "joker", "blue1", 1, 1)
    assert table.pending == ["bob defend"]


def test_ko_37_until_one_side_has_enough() -> None:
    """KO-37 Attack and defence alternate for as long as both go on."""
    table = duel("blue1 blue1 blue1", "blue1 blue1 blue1")
    table.play("ann", "blue1>bob.1")

    for _ in range(2):
        table.play("bob", "defend:blue1").play("ann", "repeat:blue1")
    table.play("bob", "defend:blue1").play("ann", "stop")

    assert table.discard == " ".join(["blue1"] * 6)
    assert table.pending == ["bob turn"]


def test_ko_38_stopping_changes_nothing() -> None:
    """KO-38 The attacker stops: the land is as it was, and the turn is over."""
    table = duel("blue1", "blue1")
    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1")

    table.play("ann", "stop")

    assert table.event(Stopped) == Stopped("KO-38", seat=0)
    assert table.dream("bob") == "2+blue8 0 0 0"
    assert table.dream("ann") == "0 0 0 0"
    assert table.pending == ["bob turn"]


def test_ko_39_undefended_friends() -> None:
    """KO-39 Both cats are discarded; the attacker takes the top card as a blind Nine."""
    table = duel("blue1", "", pile="crow pink5")

    table.play("ann", "blue1>bob.1").passes("bob")
    assert table.event(Befriended).clause == "KO-39"
    assert table.discard == "blue1 blue8"
    table.play("ann", "place:2")

    assert table.dream("ann") == "0 1 0 0"
    assert "pink5" in table.unseen
    assert table.pending == ["bob turn"]


def test_ko_40_undefended_fight() -> None:
    """KO-40 The attacker takes both cats into one land of their own."""
    table = duel("blue8", "", mine="1")

    table.play("ann", "blue8>bob.1").passes("bob")
    assert table.event(Fought).clause == "KO-40"
    table.play("ann", "place:1")

    assert table.dream("ann") == "2+blue8 0 0 0"
    assert table.dream("bob") == "2 0 0 0"


@pytest.mark.parametrize(("before", "after"), [("2+blue8", "2"), ("0+blue8", "0")])
def test_ko_41_the_rivals_nines_stay(before: str, after: str) -> None:
    """KO-41 The land shows its Nines, or is empty."""
    table = duel("blue1", "", target=before)

    table.play("ann", "blue1>bob.1").passes("bob")

    assert table.dream("bob") == f"{after} 0 0 0"


@pytest.mark.parametrize("card", ["blue1", "blue8"])
def test_ko_42_no_land_for_the_gain(card: str) -> None:
    """KO-42 The attack is legal, the gain is lost, and the target is gone."""
    table = duel(card, "", mine="3 0+pink4 0+pink5 1+crow", pile="green3 green6")

    table.play("ann", f"{card}>bob.1").passes("bob")

    assert table.dream("ann") == "3 0+pink4 0+pink5 1+crow"
    assert table.dream("bob") == "2 0 0 0"
    lost = "blue1 blue8 green6" if card == "blue1" else "blue8 blue8"
    assert table.discard == lost
    assert table.pending == ["bob turn"]


def test_ko_43_nobody_else_defends() -> None:
    """KO-43 Only the attacked player is asked, and only they may answer."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": ""}, hands={"ann": "blue1", "cleo": "blue1"}
    )
    table.play("ann", "blue1>bob.1")

    with refused("only-the-attacked-defend", "KO-43"):
        table.play("cleo", "defend:blue1")
    with refused("wait-for-defence", "KO-W1"):
        table.play("ann", "exchange")
