"""House rules: EK-O1 to EK-O6."""

import pytest

from purrlour.games.exploding_kittens.events import Fizzled
from tests.games.exploding_kittens.scene import PEOPLE, dealt, scene
from tests.games.stage import refused

PILE = "beard potato kitten kitten"


def test_ek_o1_without_the_burglar_the_pawn_stays_in_the_box() -> None:
    """EK-O1 Off: the pawn stays in the box and nobody can send it."""
    table = dealt(3, seed=1, burglar="off", first="0")

    assert table.pawn is None
    for name in table.names:
        assert not any(text.startswith("burglar") for text in table.choices(name))
    with refused("pawn-not-yours"):
        table.play("ann", "burglar:tacocat>bob")


def test_ek_o1_the_burglar_is_there_by_default() -> None:
    """EK-O1 On is the default."""
    table = dealt(3, seed=1, first="0")

    assert table.pawn == "cleo"
    assert dealt(3, seed=1, first="0", burglar="on").position == table.position


@pytest.mark.parametrize(
    "text", ["pair:skip>bob", "pair:defuse>bob", "three:skip>bob", "three:beard>bob"]
)
def test_ek_o2_off_only_two_equal_cats_make_a_combination(text: str) -> None:
    """EK-O2 Off: only two equal cats make a combination, and there are no threes."""
    table = scene(
        hands={"ann": "defuse defuse skip skip skip beard beard beard", "bob": "nope", "cleo": ""},
        pile="potato kitten kitten",
        any_pairs=False,
    )

    assert table.choices("ann") == {"draw", "skip", "pair:beard>bob"}
    with refused("only-pairs-of-cats", "EK-O2"):
        table.play("ann", text)


def test_ek_o2_off_a_pair_of_cats_steals() -> None:
    """EK-O2 Off: two equal cats still steal a card."""
    table = scene(
        hands={"ann": "beard beard", "bob": "skip", "cleo": ""}, pile=PILE, any_pairs=False
    )

    table.play("ann", "pair:beard>bob").everybody_passes(rolls=[0])

    assert table.hand("ann") == "skip"


@pytest.mark.parametrize("setting", ["on", "off"])
def test_ek_o2_the_option_reaches_the_table(setting: str) -> None:
    """EK-O2 On is the default; the house rules in force are open to all."""
    table = dealt(2, seed=1, any_pairs=setting)

    assert ("any_pairs" in table.sees("watcher").house) is (setting == "on")
    assert "any_pairs" in dealt(2, seed=1).sees("watcher").house


@pytest.mark.parametrize(
    ("seats", "gone", "pile"), [(2, 11, 24), (3, 9, 20), (4, 6, 17), (5, 4, 12)]
)
def test_ek_o3_turbo_takes_a_third_of_the_deck_away(seats: int, gone: int, pile: int) -> None:
    """EK-O3 On: a third of the deck leaves unseen after the deal, before the Kittens go in."""
    for seed in range(50):
        table = dealt(seats, seed=seed, turbo="on")

        assert len(table.unseen.split()) == gone
        assert len(table.pile.split()) == pile
        assert table.pile.split().count("kitten") == seats - 1
        assert "kitten" not in table.unseen
        assert table.sees("watcher").cards == (8,) * seats
        assert table.all_cards().total() == 56


def test_ek_o3_nobody_knows_which_cards_are_gone() -> None:
    """EK-O3 The third leaves the game unseen; everybody knows only how many cards it is."""
    table = dealt(3, seed=3, turbo="on")

    for who in (*table.names, "watcher"):
        assert table.sees(who).unseen == 9
        assert len({world.unseen for world in table.worlds(who, 20)}) > 10


def test_ek_o3_off_is_the_default() -> None:
    """EK-O3 Off is the default: no card leaves unseen."""
    assert dealt(3, seed=3).unseen == ""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ek_o4_the_table_may_choose_who_begins(seats: int) -> None:
    """EK-O4 A seat that you choose begins, whatever the luck."""
    for first in range(seats):
        for seed in range(5):
            table = dealt(seats, seed=seed, first=str(first))

            assert table.pending == [f"{PEOPLE[first]} turn"]


def test_ek_o4_an_empty_seat_cannot_begin() -> None:
    """EK-O4 The seat must be taken."""
    with refused("first-seat-missing", "EK-O4"):
        dealt(3, seed=1, first="3")


def test_ek_o5_on_you_may_nope_your_own_card() -> None:
    """EK-O5 On: every living player may nope, also the one whose card is on top."""
    table = scene(
        hands={"ann": "skip nope", "bob": "nope nope", "cleo": "", "dan": ""},
        pile=PILE,
        nope_own=True,
        dead=["dan"],
    )

    assert table.play("ann", "skip").pending == ["ann nope", "bob nope", "cleo nope"]
    assert table.play("ann", "nope").pending == ["ann nope", "bob nope", "cleo nope"]
    assert table.play("bob", "nope").choices("bob") == {"pass", "nope"}
    assert table.play("bob", "nope").everybody_passes().pending == ["ann turn"]
    assert table.discard == "nope nope nope skip"


def test_ek_o5_on_a_nope_still_takes_a_nope() -> None:
    """EK-O5 On: with your card on top and no Nope in hand, that is what you are told."""
    table = scene(hands={"ann": "skip", "bob": "nope", "cleo": ""}, pile=PILE, nope_own=True)

    table.play("ann", "skip")

    with refused("no-such-card", "EK-44"):
        table.play("ann", "nope")
    table.passes("ann")
    with refused("already-passed", "EK-W1"):
        table.play("ann", "nope")


def test_ek_o5_off_is_the_default() -> None:
    """EK-O5 Off is the default."""
    assert "nope_own" not in dealt(2, seed=1).sees("watcher").house
    assert "nope_own" in dealt(2, seed=1, nope_own="on").sees("watcher").house


@pytest.mark.parametrize("text", ["favor>bob", "pair:skip>bob", "three:skip>bob"])
def test_ek_o6_on_an_empty_hand_may_be_aimed_at(text: str) -> None:
    """EK-O6 On: a Favor, a pair or a three may be aimed at an empty hand and brings nothing."""
    table = scene(
        hands={"ann": "favor skip skip skip", "bob": "", "cleo": ""},
        pile=PILE,
        empty_targets=True,
    )

    assert table.play("ann", text).discard != ""
    if "three" in text:
        table.play("ann", "name:defuse")
    table.everybody_passes()

    assert table.event(Fizzled).target == 1
    assert len(table.hand("ann").split()) == {"f": 3, "p": 2, "t": 1}[text[0]]
    assert table.pending == ["ann turn"]


def test_ek_o6_off_is_the_default() -> None:
    """EK-O6 Off is the default."""
    assert "empty_targets" not in dealt(2, seed=1).sees("watcher").house
    assert "empty_targets" in dealt(2, seed=1, empty_targets="on").sees("watcher").house
