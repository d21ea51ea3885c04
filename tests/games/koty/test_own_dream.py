"""Your own dream: KO-20 to KO-30."""

import pytest

from purrlour.games.koty.events import Befriended, Chased, Fought, Lost, Matched, Paired, Put
from tests.games.koty.scene import scene
from tests.games.stage import refused


def test_ko_20_a_cat_on_an_empty_land() -> None:
    """KO-20 A cat may lie on an empty land; the turn ends."""
    table = scene(dreams={"ann": "", "bob": ""}, hands={"ann": "blue8"})

    table.play("ann", "blue8>ann.3")

    assert table.dream("ann") == "0 0 0+blue8 0"
    assert table.event(Put) == Put("KO-20", seat=0, card="blue8", land=3)
    assert table.pending == ["bob turn"]


@pytest.mark.parametrize("nines", [1, 2, 3])
def test_ko_21_a_cat_on_a_nine(nines: int) -> None:
    """KO-21 A cat may lie on Nines of one's own; the turn ends."""
    table = scene(dreams={"ann": f"{nines}", "bob": ""}, hands={"ann": "pink5"})

    table.play("ann", "pink5>ann.1")

    assert table.dream("ann") == f"{nines}+pink5 0 0 0"
    assert table.event(Put).clause == "KO-21"
    assert table.pending == ["bob turn"]


@pytest.mark.parametrize(
    ("card", "onto"), [("blue1", "blue8"), ("yellow7", "yellow2"), ("green3", "green6")]
)
def test_ko_22_friends_run_away(card: str, onto: str) -> None:
    """KO-22 Two values that make 9: both are discarded, and the top card becomes a Nine."""
    table = scene(dreams={"ann": f"0+{onto}", "bob": ""}, hands={"ann": card}, pile="crow pink5")

    table.play("ann", f"{card}>ann.1")
    assert set(table.discard.split()) == {card, onto}
    assert table.event(Befriended).clause == "KO-22"
    assert table.pending == ["ann place"]

    table.play("ann", "place:4")
    assert table.dream("ann") == "0 0 0 1"
    assert table.unseen == "pink5"
    assert table.pending == ["bob turn"]


def test_ko_23_the_land_they_left_can_take_the_nine() -> None:
    """KO-23 The vacated land is a candidate with two Nines, not with three."""
    two = scene(dreams={"ann": "2+blue8 0+pink4", "bob": ""}, hands={"ann": "blue1"})
    three = scene(dreams={"ann": "3+blue8 0+pink4", "bob": ""}, hands={"ann": "blue1"})

    assert "place:1" in two.play("ann", "blue1>ann.1").choices("ann")
    assert "place:1" not in three.play("ann", "blue1>ann.1").choices("ann")


def test_ko_24_equal_cats_fight() -> None:
    """KO-24 Both stay, in one land of choice: one as a Nine, the other on it."""
    table = scene(dreams={"ann": "1+pink4 2", "bob": ""}, hands={"ann": "pink4"})

    table.play("ann", "pink4>ann.1")
    assert table.event(Fought).clause == "KO-24"
    assert table.choices("ann") == {"place:1", "place:2", "place:3", "place:4"}

    table.play("ann", "place:2")
    assert table.dream("ann") == "1 3+pink4 0 0"
    assert table.event(Paired) == Paired("KO-24", seat=0, card="pink4", land=2, nines=3)
    assert table.pending == ["bob turn"]


def test_ko_25_a_pair_without_a_land_is_lost() -> None:
    """KO-25 If no land qualifies, both cards are discarded."""
    table = scene(
        dreams={"ann": "3+blue8 0+yellow2 0+green3 1+crow", "bob": ""}, hands={"ann": "blue8"}
    )

    table.play("ann", "blue8>ann.1")

    assert table.dream("ann") == "3 0+yellow2 0+green3 1+crow"
    assert table.event(Lost) == Lost("KO-25", seat=0, cards=("blue8", "blue8"))
    assert table.discard == "blue8 blue8"


def test_ko_26_a_joker_says_which_cat_it_is() -> None:
    """KO-26 As the other value it befriends, as the same value it fights; all hear which."""
    table = scene(dreams={"ann": "1+green6", "bob": ""}, hands={"ann": "joker"})

    assert {text for text in table.choices("ann") if text.startswith("joker")} == {
        "joker=green3>ann.1",
        "joker=green6>ann.1",
    }
    table.play("ann", "joker=green3>ann.1")
    assert table.event(Matched, seen_by="bob").stands_for == "green3"
    assert table.discard == "green6 joker"
    with refused("joker-needs-a-meaning", "KO-26"):
        table.play("ann", "joker>ann.1")


def test_ko_27_a_joker_that_fought_is_the_nine() -> None:
    """KO-27 The joker is the Nine, the real cat lies on top."""
    table = scene(dreams={"ann": "1+green6", "bob": ""}, hands={"ann": "joker"})

    table.play("ann", "joker=green6>ann.1").play("ann", "place:1")

    assert table.dream("ann") == "2+green6 0 0 0"
    assert table.shown == "joker"


def test_ko_28_a_crow_chases_a_crow() -> None:
    """KO-28 Both crows are discarded; no Nine is gained."""
    table = scene(dreams={"ann": "2+crow", "bob": ""}, hands={"ann": "crow"})

    table.play("ann", "crow>ann.1")

    assert table.dream("ann") == "2 0 0 0"
    assert table.discard == "crow crow"
    assert table.event(Chased).clause == "KO-28"
    assert table.pending == ["bob turn"]


def test_ko_29_a_joker_chases_a_crow() -> None:
    """KO-29 Joker and crow are discarded."""
    table = scene(dreams={"ann": "2+crow", "bob": ""}, hands={"ann": "joker"})

    table.play("ann", "joker=crow>ann.1")

    assert table.dream("ann") == "2 0 0 0"
    assert table.discard == "crow joker"
    assert table.event(Chased).clause == "KO-29"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("crow>ann.1", "crow-chases-crows"),
        ("crow>ann.2", "crow-chases-crows"),
        ("crow>ann.3", "crow-chases-crows"),
        ("blue8>ann.4", "no-cat-on-a-crow"),
        ("blue8>ann.3", "cats-of-two-colours"),
        ("joker=blue1>ann.1", "joker-needs-a-card"),
        ("joker=blue1>ann.2", "joker-needs-a-card"),
    ],
)
def test_ko_30_what_is_illegal_at_home(text: str, key: str) -> None:
    """KO-30 Crow on EMPTY, NINE, CAT; cat on CROW or another colour; joker on EMPTY or NINE."""
    table = scene(
        dreams={"ann": "0 1 0+pink4 1+crow", "bob": ""}, hands={"ann": "crow blue8 joker"}
    )

    with refused(key, "KO-30"):
        table.play("ann", text)
