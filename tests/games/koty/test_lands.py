"""Lands and Nines: KO-07 to KO-15."""

import pytest

from purrlour.games.koty.events import Lost, Placed
from tests.games.koty.fuzz import random_game
from tests.games.koty.scene import ALL_NIGHT, scene
from tests.games.stage import refused


@pytest.mark.parametrize("seats", [2, 6])
def test_ko_07_a_land_never_holds_more_than_it_may(seats: int) -> None:
    """KO-07 Four lands, three Nines at most in each, and one cat or crow on them at most."""
    for seed in range(3):
        for table in random_game(seats, seed, ALL_NIGHT):
            seen = table.sees("watcher")
            assert all(len(dream) == 4 for dream in seen.nines)
            assert all(nines <= 3 for dream in seen.nines for nines in dream)
            for nines, tops in zip(seen.nines, seen.tops, strict=True):
                for count, top in zip(nines, tops, strict=True):
                    assert top not in ("joker", "moth", "bat", "owl", "dragon")
                    assert top != "crow" or count


def test_ko_08_a_fifth_card_lies_there_for_a_moment() -> None:
    """KO-08 An attack lies on a cat that stands on three Nines, and is gone by the turn's end."""
    table = scene(dreams={"ann": "", "bob": "3+blue8"}, hands={"ann": "blue1", "bob": "blue1"})

    table.play("ann", "blue1>bob.1")
    assert table.sees("bob").card == "blue1"
    assert table.dream("bob") == "3+blue8 0 0 0"

    table.play("bob", "defend:blue1").play("ann", "stop")
    assert table.sees("bob").card == ""
    assert table.dream("bob") == "3+blue8 0 0 0"


def test_ko_09_a_nine_goes_into_the_own_dream() -> None:
    """KO-09 Whoever gains a Nine may place it in any land of theirs, and nowhere else."""
    table = scene(dreams={"ann": "0+blue8", "bob": ""}, hands={"ann": "blue1"})

    table.play("ann", "blue1>ann.1")

    assert table.choices("ann") == {"place:1", "place:2", "place:3", "place:4"}


def test_ko_10_where_a_nine_may_go() -> None:
    """KO-10 On an empty land or on one or two bare Nines; not on three, a cat or a crow."""
    table = scene(dreams={"ann": "0 2 3 0+blue8", "bob": ""}, hands={"ann": "blue1"})
    table.play("ann", "blue1>ann.4")

    assert table.choices("ann") == {"place:1", "place:2", "place:4"}
    with refused("land-takes-no-nine", "KO-10"):
        table.play("ann", "place:3")


def test_ko_10_not_on_cats_and_crows() -> None:
    """KO-10 A covered land takes no Nine, whatever its number of Nines."""
    table = scene(dreams={"ann": "1+crow 1+pink4 0+blue8 1", "bob": ""}, hands={"ann": "blue1"})
    table.play("ann", "blue1>ann.3")

    assert table.choices("ann") == {"place:3", "place:4"}


def test_ko_11_placing_is_a_must() -> None:
    """KO-11 Nothing but a land can be answered."""
    table = scene(dreams={"ann": "0+blue8", "bob": ""}, hands={"ann": "blue1"})
    table.play("ann", "blue1>ann.1")

    for text in ("pass", "stop", "exchange"):
        with refused("answer-first", "KO-W3"):
            table.play("ann", text)


def test_ko_12_without_a_land_the_nine_is_lost() -> None:
    """KO-12 The play is legal, and what it brings goes to the discard."""
    table = scene(
        dreams={"ann": "3+green3 1+blue1 1+crow 0+yellow2", "bob": ""},
        hands={"ann": "green6"},
        pile="pink5 pink4",
    )

    table.play("ann", "green6>ann.1")

    assert table.dream("ann") == "3 1+blue1 1+crow 0+yellow2"
    assert table.event(Lost).cards == ("pink4",)
    assert table.discard == "green3 green6 pink4"


def test_ko_13_a_blind_nine_is_known_to_nobody() -> None:
    """KO-13 Its face is in nobody's view or event, and other faces would look the same."""
    table = scene(dreams={"ann": "0+blue8", "bob": ""}, hands={"ann": "blue1"}, pile="crow pink5")
    table.play("ann", "blue1>ann.1").play("ann", "place:2")

    assert table.unseen == "pink5"
    assert not any("pink5" in str(event) for event in table.events)
    for who in ("ann", "bob", "watcher"):
        assert len({world.unseen for world in table.worlds(who, 60)}) > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_ko_14_nines_stay(seats: int) -> None:
    """KO-14 No land ever loses a Nine."""
    for seed in range(3):
        before: list[tuple[int, ...]] = [(0,) * 4] * seats
        for table in random_game(seats, seed, ALL_NIGHT):
            now = table.sees("watcher").nines
            pairs = [
                (old, new)
                for olds, news in zip(before, now, strict=True)
                for old, new in zip(olds, news, strict=True)
            ]
            assert all(old <= new for old, new in pairs)
            before = list(now)


def test_ko_15_the_number_of_nines_is_open() -> None:
    """KO-15 Everybody sees how many Nines lie in a land, also under a cat."""
    table = scene(dreams={"ann": "3+blue8 2 0 1+crow", "bob": ""})

    for who in ("ann", "bob", "watcher"):
        assert table.sees(who).nines[0] == (3, 2, 0, 1)
        assert table.sees(who).tops[0] == ("blue8", "", "", "crow")


def test_a_placed_nine_is_told_with_its_land() -> None:
    table = scene(dreams={"ann": "0+blue8 2", "bob": ""}, hands={"ann": "blue1"})
    table.play("ann", "blue1>ann.1").play("ann", "place:2")

    assert table.event(Placed) == Placed("KO-10", seat=0, land=2, nines=3)
