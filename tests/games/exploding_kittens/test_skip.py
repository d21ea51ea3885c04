"""Skip: EK-36 and EK-37."""

from tests.games.exploding_kittens.scene import scene


def test_ek_36_skip_ends_one_turn_without_drawing() -> None:
    """EK-36 Skip: end the turn in progress at once; do not draw."""
    table = scene(
        hands={"ann": "skip tacocat", "bob": "tacocat"}, pile="kitten tacocat", turn="ann"
    )

    table.play("ann", "skip").everybody_passes()

    assert table.hand("ann") == "tacocat"
    assert table.pile == "kitten tacocat"
    assert table.pending == ["bob turn"]
    assert table.owes("bob") == "1"


def test_ek_37_a_skip_ends_only_one_of_several_turns() -> None:
    """EK-37 If you owe several turns, a Skip ends only one of them."""
    table = scene(hands={"ann": "skip skip skip", "bob": ""}, pile="kitten", owed=3, attacked=True)

    table.play("ann", "skip").everybody_passes()

    assert table.pending == ["ann turn"]
    assert table.owes("ann") == "2*"


def test_ek_37_three_turns_take_three_skips() -> None:
    """EK-37 It takes two Skips to be rid of two turns, three for three, and so on."""
    table = scene(hands={"ann": "skip skip skip", "bob": ""}, pile="kitten", owed=3, attacked=True)

    for _ in range(3):
        table.play("ann", "skip").everybody_passes()

    assert table.pending == ["bob turn"]
    assert table.owes("bob") == "1"
    assert table.pile == "kitten"
