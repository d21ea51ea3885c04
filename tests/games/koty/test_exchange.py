"""Exchange and jokers: KO-49 to KO-53."""

import pytest

from purrlour.games.koty.events import Drew, Exchanged, Reshuffled
from tests.games.koty.fuzz import random_game
from tests.games.koty.scene import ALL_NIGHT, dealt, scene
from tests.games.stage import ANY, refused


def test_ko_49_all_four_for_four_new_ones() -> None:
    """KO-49 The hand is discarded face up, four cards are drawn, the turn ends."""
    table = scene(
        dreams={"ann": "", "bob": ""},
        hands={"ann": "blue8 pink4 crow joker"},
        pile="green3 green6 yellow2 yellow7",
    )

    table.play("ann", "exchange")

    assert table.hand("ann") == "yellow2 yellow7 green3 green6"
    assert table.event(Exchanged, seen_by="bob").cards == ("blue8", "pink4", "crow", "joker")
    assert table.event(Drew, seen_by="bob").cards == ()
    assert table.discard == "blue8 pink4 crow joker"
    assert table.pending == ["bob turn"]


@pytest.mark.parametrize("text", ["exchange:2", "exchange:blue8"])
def test_ko_50_all_or_nothing(text: str) -> None:
    """KO-50 There is no exchange of some cards."""
    with refused("exchange-is-whole", "KO-50"):
        dealt(2, seed=1, first="0").play("ann", text)


def test_ko_51_the_own_cards_are_shuffled_too() -> None:
    """KO-51 First what is left of the pile, then the discard with one's own four."""
    table = dealt(2, seed=3, limit="off")
    while len(table.pile.split()) != 3:
        table.time_is_up(table.pending[0].split()[0])
    who = table.pending[0].split()[0]
    last, own, thrown = table.pile.split(), table.hand(who).split(), table.discard.split()

    table.play(who, "exchange", rolls=ANY)

    assert table.happened() == ["exchanged", "drew", "reshuffled", "drew", "turn"]
    assert table.event(Reshuffled).count == len(thrown) + 4
    assert sorted([*table.hand(who).split(), *table.pile.split()]) == sorted(last + own + thrown)


def test_ko_52_all_that_a_joker_can_be() -> None:
    """KO-52 A cat on a cat, a crow on an own crow, a defender, a repeated attack."""
    table = scene(
        dreams={"ann": "0 1 0+pink4 1+crow", "bob": "0 1 0+blue8 1+crow"},
        hands={"ann": "joker joker", "bob": "joker"},
    )

    jokers = {text for text in table.choices("ann") if text.startswith("joker")}
    assert jokers == {
        *("joker=pink4>ann.3", "joker=pink5>ann.3", "joker=crow>ann.4"),
        *("joker=blue1>bob.3", "joker=blue8>bob.3"),
    }
    table.play("ann", "joker=blue1>bob.3")
    assert "defend:joker" in table.choices("bob")
    table.play("bob", "defend:joker")
    assert "repeat:joker" in table.choices("ann")


@pytest.mark.parametrize("seats", [2, 5])
def test_ko_53_a_joker_never_lies_face_up(seats: int) -> None:
    """KO-53 It ends as a Nine or in the discard."""
    nines = 0
    for seed in range(4):
        for table in random_game(seats, seed, ALL_NIGHT):
            assert "joker" not in str(table.sees("watcher").tops)
        nines += table.shown.split().count("joker")
    assert nines
