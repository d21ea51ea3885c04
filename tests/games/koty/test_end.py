"""The end and the count: KO-60 to KO-69."""

import pytest

from purrlour.games.koty.events import Ended, RanDry
from tests.games.koty.fuzz import random_game
from tests.games.koty.scene import Scene, scene, stock


def last_nine(dream: str, *, card: str = "blue1", land: int = 3) -> Scene:
    """Ann befriends the cat in her last land and places the Nine, if she may choose."""
    table = scene(dreams={"ann": dream, "bob": ""}, hands={"ann": card})
    table.play("ann", f"{card}>ann.4")
    if table.pending == ["ann place"]:
        table.play("ann", f"place:{land}")
    return table


def test_ko_60_three_lands_with_three_nines() -> None:
    """KO-60 The game ends when somebody has three of them."""
    table = last_nine("3 3 2 0+blue8")

    assert table.dream("ann") == "3 3 3 0"
    assert table.outcome is not None
    assert table.outcome.reason == "three-lands"
    assert table.event(Ended).clause == "KO-60"


@pytest.mark.parametrize("dream", ["3+crow 3+pink4 2 0+blue8", "3 3+yellow7 2 0+blue8"])
def test_ko_61_whatever_lies_on_them(dream: str) -> None:
    """KO-61 Cats and crows on the Nines, and the fourth land, do not matter."""
    table = last_nine(dream)

    assert table.outcome is not None
    assert table.outcome.reason == "three-lands"


def test_ko_62_at_once() -> None:
    """KO-62 Nobody has another turn."""
    table = last_nine("3 3 2 0+blue8")

    assert table.pending == []
    assert "turn" not in table.happened()


def test_ko_63_only_the_current_player_gains_nines() -> None:
    """KO-63 In whole games, whoever has three full lands at the end had the last turn."""
    ended = 0
    for seed in range(4):
        before = None
        for table in random_game(3, seed, {}):
            seen = table.sees("watcher")
            if before is not None:
                grown = [s for s in range(3) if sum(seen.nines[s]) > sum(before.nines[s])]
                assert set(grown) <= {before.turn}
            before = seen
        ended += table.sees("watcher").reason == "three-lands"
    assert ended


def test_ko_64_no_card_left_to_draw() -> None:
    """KO-64 Somebody must draw, and both piles are empty: the game ends."""
    table = stock({"ann": "3 1 0 0"}, hands={"ann": "pink5"})
    assert (table.pile, table.discard) == ("", "")

    table.play("ann", "pink5>ann.3")

    assert table.event(RanDry) == RanDry("KO-64", seat=0)
    assert table.dream("ann") == "3 1 0+pink5 0"
    assert table.pending == []
    assert table.outcome is not None
    assert table.outcome.reason == "no-cards-left"


@pytest.mark.parametrize(
    ("land", "score"),
    [
        *(("0", 0), ("1", 9), ("2", 18), ("3", 36)),
        *(("0+blue8", 8), ("1+blue8", 16), ("2+blue8", 32), ("3+blue8", 64)),
        *(("3+pink4", 32), ("3+pink5", 40), ("3+crow", 0), ("1+crow", 0)),
    ],
)
def test_ko_65_what_a_land_is_worth(land: str, score: int) -> None:
    """KO-65 The top card's value, doubled for every Nine underneath; dreams add up."""
    table = scene(dreams={"ann": land, "bob": f"{land} 0+blue1"})

    assert table.score("ann") == score
    assert table.score("bob") == score + 1


def test_ko_66_most_cats_win() -> None:
    """KO-66 The dream with the most cats wins."""
    table = scene(
        dreams={"ann": "3 3 2 0+blue8", "bob": "3+blue8 3+blue8 0+pink4"}, hands={"ann": "blue1"}
    )

    table.play("ann", "blue1>ann.4").play("ann", "place:3")

    assert (table.score("ann"), table.score("bob")) == (108, 132)
    assert table.winners == ["bob"]
    assert table.outcome is not None
    assert table.outcome.places == (2, 1)
    assert table.outcome.returns == (0.0, 1.0)


def test_ko_67_a_tie_goes_to_more_nines() -> None:
    """KO-67 Equal cats: more Nines win, covered ones included."""
    table = scene(
        dreams={"ann": "3 3 2 0+blue8", "bob": "3+blue8 3 2+crow 0+blue8"}, hands={"ann": "blue1"}
    )

    table.play("ann", "blue1>ann.4").play("ann", "place:3")

    assert (table.score("ann"), table.score("bob")) == (108, 108)
    assert [sum(nines) for nines in table.sees("ann").nines] == [9, 8]
    assert table.winners == ["ann"]


def test_ko_68_then_it_is_shared() -> None:
    """KO-68 Equal cats and equal Nines: a shared victory."""
    table = scene(
        dreams={"ann": "3 3 2 0+blue8", "bob": "3+blue8 3 2+crow 1+pink4"}, hands={"ann": "blue1"}
    )

    table.play("ann", "blue1>ann.4").play("ann", "place:3")

    assert (table.score("ann"), table.score("bob")) == (108, 108)
    assert table.winners == ["ann", "bob"]
    assert table.outcome is not None
    assert table.outcome.returns == (0.5, 0.5)
    assert table.outcome.places == (1, 1)


def test_ko_69_hands_count_for_nothing() -> None:
    """KO-69 Only lands count, and whoever ends the game may lose it."""
    table = scene(
        dreams={"ann": "3+crow 3+crow 2 0+blue8", "bob": "3+blue8"},
        hands={"ann": "blue1 blue8 blue8 blue8", "bob": "crow crow crow crow"},
    )

    table.play("ann", "blue1>ann.4").play("ann", "place:3")

    assert (table.score("ann"), table.score("bob")) == (36, 64)
    assert table.winners == ["bob"]
