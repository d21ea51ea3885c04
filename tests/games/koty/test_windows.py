"""Windows: KO-W1 to KO-W4."""

import pytest

from purrlour.games.koty.events import Passed, Stopped
from tests.games.koty.scene import dealt, scene
from tests.games.stage import refused


@pytest.mark.parametrize("bob", ["crow crow crow crow", "blue1 joker owl crow"])
def test_ko_w1_asked_whatever_they_hold(bob: str) -> None:
    """KO-W1 After each attack the attacked player is asked, able to defend or not."""
    table = scene(dreams={"ann": "", "bob": "0+blue8"}, hands={"ann": "blue1", "bob": bob})

    table.play("ann", "blue1>bob.1")

    assert table.pending == ["bob defend"]
    assert "pass" in table.choices("bob")


def test_ko_w1_then_the_partner() -> None:
    """KO-W1 With teams the partner is asked after a pass, whatever they hold."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "", "dan": ""},
        hands={"ann": "blue1"},
        teams="opposite",
    )
    table.play("ann", "blue1>bob.1")
    with refused("partner-is-asked", "KO-A30"):
        table.play("dan", "pass")

    table.passes("bob")
    assert table.event(Passed).clause == "KO-W1"
    assert table.pending == ["dan defend"]
    with refused("partner-is-asked"):
        table.play("bob", "pass")

    table.passes("dan")
    assert table.pending == ["ann place"]


def test_ko_w1_time_out_is_a_pass() -> None:
    """KO-W1 A clock that runs out passes."""
    table = scene(dreams={"ann": "", "bob": "0+blue8"}, hands={"ann": "blue1", "bob": "blue1"})

    table.play("ann", "blue1>bob.1").time_is_up("bob")

    assert table.dream("bob") == "0 0 0 0"
    assert "blue1" in table.hand("bob")


@pytest.mark.parametrize("ann", ["blue1", "blue1 blue1 joker"])
def test_ko_w2_asked_to_repeat_whatever_they_hold(ann: str) -> None:
    """KO-W2 After each defence the attacker is asked, able to repeat or not."""
    table = scene(dreams={"ann": "", "bob": "0+blue8"}, hands={"ann": ann, "bob": "blue1"})

    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1")
    assert table.pending == ["ann repeat"]
    with refused("answer-first", "KO-W2"):
        table.play("ann", "exchange")

    table.time_is_up("ann")
    assert table.event(Stopped).clause == "KO-38"
    assert table.pending == ["bob turn"]


def test_ko_w2_the_cap_stops_an_attack() -> None:
    """KO-W2 After so many repeats the attack stops by itself."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8"},
        hands={"ann": "blue1 blue1 blue1 blue1", "bob": "joker joker joker joker"},
        pile="blue1 blue1 blue1 joker blue1 blue1 blue1",
        cap=5,
    )
    table.play("ann", "blue1>bob.1")

    for _ in range(4):
        table.play("bob", "defend:joker").play("ann", "repeat:blue1")
    table.play("bob", "defend:joker").play("ann", "repeat:blue1").play("bob", "defend:blue1")

    assert table.event(Stopped).clause == "KO-W2"
    assert table.dream("bob") == "0+blue8 0 0 0"
    assert table.pending == ["bob turn"]


def test_ko_w3_one_land_or_none_is_not_asked_about() -> None:
    """KO-W3 No land: lost. One: placed there. More: asked."""
    none = scene(
        dreams={"ann": "3+blue8 0+pink4 0+pink4 1+crow", "bob": ""}, hands={"ann": "blue1"}
    )
    one = scene(dreams={"ann": "3+blue8 2 0+pink4 1+crow", "bob": ""}, hands={"ann": "blue1"})
    two = scene(dreams={"ann": "2+blue8 2 0+pink4 1+crow", "bob": ""}, hands={"ann": "blue1"})

    assert none.play("ann", "blue1>ann.1").dream("ann") == "3 0+pink4 0+pink4 1+crow"
    assert one.play("ann", "blue1>ann.1").dream("ann") == "3 3 0+pink4 1+crow"
    assert two.play("ann", "blue1>ann.1").pending == ["ann place"]


@pytest.mark.parametrize(
    ("dream", "after"), [("0 1 2 0+blue8", "0 1 3 0"), ("1 0 1 0+blue8", "2 0 1 0")]
)
def test_ko_w3_time_out_takes_most_nines(dream: str, after: str) -> None:
    """KO-W3 A clock that runs out takes the land with most Nines, the first of them."""
    table = scene(dreams={"ann": dream, "bob": ""}, hands={"ann": "blue1"})

    table.play("ann", "blue1>ann.4").time_is_up("ann")

    assert table.dream("ann") == after


def test_ko_w4_time_out_exchanges() -> None:
    """KO-W4 A turn whose clock runs out is an exchange."""
    table = dealt(2, seed=1, first="0")
    hand = table.hand("ann")

    table.time_is_up("ann")

    assert sorted(table.discard.split()) == sorted(hand.split())
    assert table.pending == ["bob turn"]


def test_ko_w4_a_moths_cat_goes_to_the_first_land() -> None:
    """KO-W4 If the clock runs out over a moth, the first land that can takes the cat."""
    table = scene(dreams={"ann": "0+pink4 1+crow 2", "bob": "0+blue8"}, hands={"ann": "moth"})

    table.play("ann", "moth>bob.1").time_is_up("ann")

    assert table.dream("ann") == "0+pink4 1+crow 2+blue8 0"
