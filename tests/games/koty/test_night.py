"""Night cards: KO-70 to KO-86."""

from collections import Counter

import pytest

from purrlour.games.koty.events import Fluttered, Hooted, LaidDown, Lost, Roared, Snatched
from tests.games.koty.fuzz import random_game
from tests.games.koty.scene import ALL_NIGHT, DECK, dealt, scene
from tests.games.stage import refused

NIGHT = {"moth": 4, "bat": 4, "owl": 4, "dragon": 1}


def test_ko_70_night_cards_are_in_the_deck() -> None:
    """KO-70 They are shuffled in before the deal: 108 cards with all 13."""
    table = dealt(4, seed=1, **ALL_NIGHT)

    assert table.all_cards() == Counter({**DECK, **NIGHT})
    assert table.sees("watcher").pile == 108 - 16
    assert Counter(table.sees("watcher").deck) == Counter(NIGHT)


def test_ko_70_they_may_be_dealt() -> None:
    """KO-70 A hand of the deal may hold one."""
    hands = " ".join(dealt(6, seed=seed, **ALL_NIGHT).hand("ann") for seed in range(30))

    assert all(card in hands for card in ("moth", "bat", "owl"))


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"moths": "2", "owls": "1", "dragon": "on"}, {"moth": 2, "owl": 1, "dragon": 1}),
        ({"bats": "4"}, {"bat": 4}),
        ({}, {}),
    ],
)
def test_ko_71_any_selection(settings: dict[str, str], expected: dict[str, int]) -> None:
    """KO-71 Up to four moths, bats and owls and one dragon, as the table likes."""
    table = dealt(3, seed=2, **settings)

    assert table.all_cards() == Counter({**DECK, **expected})
    assert Counter(table.sees("bob").deck) == Counter(expected)


@pytest.mark.parametrize("text", ["dragon", "moth>bob.1", "bat>bob.2"])
def test_ko_72_one_night_card_as_the_action(text: str) -> None:
    """KO-72 Moth, bat or dragon is the turn's one action."""
    table = scene(
        dreams={"ann": "3 3 0+pink4 0+pink4", "bob": "0+blue8 1+crow"},
        hands={"ann": "dragon moth bat"},
    )

    table.play("ann", text)
    if table.pending == ["ann lay"]:
        table.play("ann", "lay>bob.3")

    assert table.pending == ["bob turn"]
    assert table.sees("ann").cards == (4, 4)


@pytest.mark.parametrize("text", ["dragon", "moth>bob.1", "bat>bob.2"])
def test_ko_72_without_the_card(text: str) -> None:
    """KO-72 You need the card."""
    table = scene(dreams={"ann": "", "bob": "0+blue8 1+crow"})

    with refused("no-such-card", "KO-72"):
        table.play("ann", text)


def test_ko_73_otherwise_cards_like_any_other() -> None:
    """KO-73 They are exchanged, reshuffled, and become blind Nines."""
    table = scene(
        dreams={"ann": "0+blue8", "bob": ""},
        hands={"ann": "blue1", "bob": "owl moth bat dragon"},
        pile="crow owl",
    )
    table.play("ann", "blue1>ann.1").play("ann", "place:1").play("bob", "exchange")

    assert table.unseen == "owl"
    assert table.discard == "blue1 blue8 moth bat owl dragon"


def test_ko_74_an_owl_ends_the_attack() -> None:
    """KO-74 Blocked and finished; the owl is discarded."""
    table = scene(dreams={"ann": "", "bob": "2+blue8"}, hands={"ann": "blue1 blue1", "bob": "owl"})

    table.play("ann", "blue1>bob.1").play("bob", "owl")

    assert table.event(Hooted) == Hooted("KO-74", seat=1, target=0, card="blue1")
    assert table.discard == "owl"
    assert table.pending == ["bob turn"]


def test_ko_75_the_attacking_card_is_taken() -> None:
    """KO-75 It joins the defender's hand, which has four again; all know it is there."""
    table = scene(
        dreams={"ann": "", "bob": "2+blue8", "cleo": ""},
        hands={"ann": "blue1", "bob": "owl crow crow crow"},
        pile="pink4 pink5",
    )

    table.play("ann", "blue1>bob.1").play("bob", "owl")

    assert table.hand("bob") == "blue1 crow crow crow"
    assert "drew" not in table.happened()
    assert table.sees("cleo").known == ((), ("blue1",), ())
    assert all("blue1" in world.hand("bob") for world in table.worlds("cleo", 30))


def test_ko_76_the_attackers_turn_is_over() -> None:
    """KO-76 The cat stays, the attacker had drawn already and draws no more."""
    table = scene(
        dreams={"ann": "", "bob": "2+blue8"},
        hands={"ann": "blue1 crow crow crow", "bob": "owl"},
        pile="pink4 pink5",
    )

    table.play("ann", "blue1>bob.1").play("bob", "owl")

    assert table.dream("bob") == "2+blue8 0 0 0"
    assert table.hand("ann") == "pink4 crow crow crow"
    assert table.pending == ["bob turn"]


def test_ko_77_no_owl_on_the_own_turn() -> None:
    """KO-77 An owl is no action."""
    table = scene(dreams={"ann": "", "bob": "2+blue8"}, hands={"ann": "owl"})

    assert "owl" not in table.choices("ann")
    with refused("owl-answers-attacks", "KO-77"):
        table.play("ann", "owl")


def test_ko_78_a_moth_carries_a_cat() -> None:
    """KO-78 From any dream to any dream; the moth is discarded, you draw, the turn ends."""
    table = scene(
        dreams={"ann": "", "bob": "3+blue8", "cleo": "2"}, hands={"ann": "moth"}, pile="pink5"
    )

    table.play("ann", "moth>bob.1")
    assert table.event(Fluttered) == Fluttered("KO-78", 0, 1, "blue8", 1)
    assert table.pending == ["ann lay"]

    table.play("ann", "lay>cleo.1")
    assert table.event(LaidDown) == LaidDown("KO-79", 0, 2, "blue8", 1)
    assert (table.dream("bob"), table.dream("cleo")) == ("3 0 0 0", "2+blue8 0 0 0")
    assert table.discard == "moth"
    assert "pink5" in table.hand("ann")
    assert table.pending == ["bob turn"]


def test_ko_79_where_a_moth_may_lay_it() -> None:
    """KO-79 Any other land that is empty or shows a Nine, three Nines too; nothing is set off."""
    table = scene(
        dreams={"ann": "0 3 0+pink4 1+crow", "bob": "0+blue8 0+blue1 2"}, hands={"ann": "moth"}
    )

    table.play("ann", "moth>bob.1")

    assert table.choices("ann") == {"lay>ann.1", "lay>ann.2", "lay>bob.3", "lay>bob.4"}
    table.play("ann", "lay>ann.2")
    assert table.dream("ann") == "0 3+blue8 0+pink4 1+crow"
    assert table.pending == ["bob turn"]


def test_ko_80_a_moth_is_no_attack() -> None:
    """KO-80 Nobody may answer it."""
    table = scene(dreams={"ann": "", "bob": "0+blue8"}, hands={"ann": "moth", "bob": "owl joker"})

    table.play("ann", "moth>bob.1")
    with refused("nothing-to-defend"):
        table.play("bob", "owl")

    assert table.play("ann", "lay>ann.1").pending == ["bob turn"]


def test_ko_81_a_moth_needs_a_cat_and_a_land() -> None:
    """KO-81 Without a cat, or without a land to lay it in, it cannot be played."""
    no_cat = scene(dreams={"ann": "1", "bob": "1+crow"}, hands={"ann": "moth"})
    full = "0+blue8 0+pink4 0+pink4 1+crow"
    no_land = scene(dreams={"ann": full, "bob": full}, hands={"ann": "moth"})

    for table, text in ((no_cat, "moth>bob.1"), (no_cat, "moth>ann.2")):
        assert not any(choice.startswith("moth") for choice in table.choices("ann"))
        with refused("no-cat-there", "KO-81"):
            table.play("ann", text)
    with refused("moth-has-no-land", "KO-81"):
        no_land.play("ann", "moth>bob.1")


def test_ko_82_a_bat_makes_a_crow_a_nine() -> None:
    """KO-82 A rival's crow becomes a Nine of one's own; bat discarded, draw, turn over."""
    table = scene(dreams={"ann": "2 1", "bob": "1+crow 3+crow"}, hands={"ann": "bat"}, pile="pink5")

    assert {"bat>bob.1", "bat>bob.2"} <= table.choices("ann")
    table.play("ann", "bat>bob.1")
    assert table.event(Snatched) == Snatched("KO-82", 0, 1, 1)
    assert table.dream("bob") == "1 3+crow 0 0"
    assert "pink5" not in table.hand("ann")

    table.play("ann", "place:1")
    assert table.dream("ann") == "3 1 0 0"
    assert table.shown == "crow"
    assert table.discard == "bat"
    assert "pink5" in table.hand("ann")
    assert table.pending == ["bob turn"]


def test_ko_83_a_bat_needs_a_rivals_crow() -> None:
    """KO-83 One's own crows do not count."""
    table = scene(dreams={"ann": "1+crow", "bob": "1+pink4"}, hands={"ann": "bat"})

    with refused("crow-must-be-a-rivals", "KO-83"):
        table.play("ann", "bat>ann.1")
    with refused("no-crow-there", "KO-83"):
        table.play("ann", "bat>bob.1")


def test_ko_84_the_dragon_drives_all_crows_away() -> None:
    """KO-84 All crows go, and the dragon becomes a Nine of one's own."""
    table = scene(
        dreams={"ann": "2+crow", "bob": "3+crow", "cleo": "1+crow"},
        hands={"ann": "dragon"},
        pile="pink5",
    )

    table.play("ann", "dragon")
    assert table.event(Roared) == Roared("KO-84", seat=0, count=3)
    assert table.discard == "crow crow crow"
    table.play("ann", "place:1")

    assert [table.dream(who) for who in table.names] == ["3 0 0 0", "3 0 0 0", "1 0 0 0"]
    assert table.shown == "dragon"
    assert "pink5" in table.hand("ann")
    assert table.pending == ["bob turn"]


def test_ko_85_the_dragon_needs_no_crow() -> None:
    """KO-85 It may be played for the Nine alone."""
    table = scene(dreams={"ann": "", "bob": ""}, hands={"ann": "dragon"})

    table.play("ann", "dragon").play("ann", "place:1")

    assert table.dream("ann") == "1 0 0 0"


def test_ko_86_without_a_land_they_are_discarded() -> None:
    """KO-86 A bat's crow, or the dragon, goes to the discard."""
    full = "3 0+pink4 0+pink4 0+pink5"
    bat = scene(dreams={"ann": full, "bob": "1+crow"}, hands={"ann": "bat"})
    dragon = scene(dreams={"ann": full, "bob": ""}, hands={"ann": "dragon"})

    assert bat.play("ann", "bat>bob.1").event(Lost) == Lost("KO-86", seat=0, cards=("crow",))
    assert bat.discard == "crow bat"
    assert dragon.play("ann", "dragon").event(Lost) == Lost("KO-86", seat=0, cards=("dragon",))
    assert dragon.discard == "dragon"
    assert dragon.sees("ann").cards == bat.sees("ann").cards == (4, 4)


@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_with_night_cards_use_them_all(seats: int) -> None:
    missing = {"fluttered", "laid-down", "snatched", "roared", "hooted"}
    for seed in range(60):
        if not missing:
            break
        for table in random_game(seats, seed, ALL_NIGHT):
            missing -= set(table.happened())
    assert not missing
