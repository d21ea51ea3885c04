"""Attack: EK-31 to EK-35."""

import pytest

from purrlour.games.exploding_kittens.events import TurnsOwed
from tests.games.exploding_kittens.scene import scene
from tests.games.stage import refused

NOBODY_HOLDS = {"ann": "attack", "bob": "", "cleo": ""}


def test_ek_31_attack_gives_the_next_player_two_turns() -> None:
    """EK-31 Attack ends your turn at once, without a draw; the next player takes two turns."""
    table = scene(hands=NOBODY_HOLDS, pile="skip kitten kitten", turn="ann")

    table.play("ann", "attack").everybody_passes()

    assert table.pending == ["bob turn"]
    assert table.owes("bob") == "2*"
    assert table.hand("ann") == ""
    assert table.pile == "skip kitten kitten"
    assert table.event(TurnsOwed) == TurnsOwed("EK-31", seat=1, owed=2)


@pytest.mark.parametrize(
    ("owed", "passed_on"), [(1, "3*"), (2, "4*"), (3, "5*"), (4, "6*"), (5, "7*"), (6, "8*")]
)
def test_ek_32_an_attacked_player_passes_on_what_is_owed(owed: int, passed_on: str) -> None:
    """EK-32 Under attack, every turn you still owe goes on with two more on top; no draw."""
    table = scene(
        hands=NOBODY_HOLDS, pile="skip kitten kitten", turn="ann", owed=owed, attacked=True
    )

    table.play("ann", "attack").everybody_passes()

    assert table.pending == ["bob turn"]
    assert table.owes("bob") == passed_on
    assert table.hand("ann") == ""
    assert table.pile == "skip kitten kitten"
    assert table.event(TurnsOwed).clause == "EK-32"


def test_ek_33_owed_turns_are_whole_turns_one_after_another() -> None:
    """EK-33 Each turn owed is a whole turn: play what you like, then draw."""
    table = scene(
        hands={"ann": "shuffle", "bob": ""},
        pile="tacocat beard potato kitten",
        turn="ann",
        owed=2,
        attacked=True,
    )

    table.play("ann", "draw")

    assert table.hand("ann") == "shuffle tacocat"
    assert table.pending == ["ann turn"]
    assert table.owes("ann") == "1*"
    assert table.choices("ann") == {"draw", "shuffle"}

    table.play("ann", "draw")

    assert table.hand("ann") == "shuffle tacocat beard"
    assert table.pending == ["bob turn"]
    assert table.owes("bob") == "1"


def test_ek_34_the_target_of_an_attack_is_not_chosen() -> None:
    """EK-34 It always hits the first living player clockwise."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": "attack", "dan": "", "eve": ""},
        pile="skip kitten kitten kitten",
        turn="cleo",
        dead=["dan"],
    )

    with refused("unknown-action"):
        table.play("cleo", "attack>ann")
    table.play("cleo", "attack").everybody_passes()

    assert table.pending == ["eve turn"]
    assert table.owes("eve") == "2*"


@pytest.mark.parametrize("owes", ["1", "1*", "2*", "5*"])
def test_ek_35_a_noped_attack_changes_nothing(owes: str) -> None:
    """EK-35 A noped Attack stays discarded; it is your turn still, and you owe as before."""
    table = scene(
        hands={"ann": "attack skip", "bob": "nope", "cleo": ""},
        pile="skip kitten kitten",
        turn="ann",
        owed=int(owes[0]),
        attacked=owes.endswith("*"),
    )

    table.play("ann", "attack").play("bob", "nope").everybody_passes()

    assert table.pending == ["ann turn"]
    assert table.owes("ann") == owes
    assert table.discard == "nope attack"
    assert table.hand("ann") == "skip"
