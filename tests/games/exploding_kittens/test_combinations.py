"""Cats and combinations: EK-51 to EK-60."""

import pytest

from purrlour.games.exploding_kittens.content import NAMES
from purrlour.games.exploding_kittens.events import Gave, Handed, Lacked, Named
from tests.games.exploding_kittens.scene import scene
from tests.games.stage import refused

CATS = ("tacocat", "cattermelon", "potato", "beard", "rainbow")
PILE = "skip kitten kitten"


@pytest.mark.parametrize("cat", CATS)
def test_ek_51_a_single_cat_cannot_be_played(cat: str) -> None:
    """EK-51 A single cat does nothing, and you cannot play it alone."""
    table = scene(hands={"ann": cat, "bob": "skip", "cleo": ""}, pile=PILE)

    with refused("not-playable-alone", "EK-51"):
        table.play("ann", cat)
    assert table.choices("ann") == {"draw"}


@pytest.mark.parametrize("cat", CATS)
def test_ek_52_two_equal_cats_steal_a_random_card(cat: str) -> None:
    """EK-52 Two equal cats steal a random card from another living player who has cards."""
    table = scene(hands={"ann": f"{cat} {cat}", "bob": "defuse attack skip", "cleo": ""}, pile=PILE)

    assert table.choices("ann") == {"draw", f"pair:{cat}>bob"}
    table.play("ann", f"pair:{cat}>bob").everybody_passes(rolls=[1])

    assert table.hand("ann") == "attack"
    assert table.hand("bob") == "defuse skip"
    assert table.discard == f"{cat} {cat}"
    assert table.event(Gave).clause == "EK-52"


def test_ek_52_only_the_two_learn_which_card_was_stolen() -> None:
    """EK-52 Everyone sees whom you rob, but only the two of you learn which card you took."""
    hands = {"ann": "tacocat tacocat", "bob": "attack skip", "cleo": ""}
    tables = [scene(hands=hands, pile=PILE) for _ in range(2)]

    for roll, table in enumerate(tables):
        table.play("ann", "pair:tacocat>bob").everybody_passes(rolls=[roll])

    for who in ("ann", "bob"):
        assert [table.event(Gave, seen_by=who).card for table in tables] == ["attack", "skip"]
    for who in ("cleo", "watcher"):
        assert tables[0].event(Gave, seen_by=who) == Gave("EK-52", seat=1, taker=0, card="")
        assert tables[0].told(who) == tables[1].told(who)
        assert tables[0].sees(who) == tables[1].sees(who)


@pytest.mark.parametrize("card", NAMES[1:])
def test_ek_53_any_two_equal_cards_are_a_pair(card: str) -> None:
    """EK-53 Any two cards with the same title steal a random card."""
    table = scene(
        hands={"ann": f"{card} {card}", "bob": "defuse skip", "cleo": ""},
        pile="beard kitten kitten",
    )

    table.play("ann", f"pair:{card}>bob").everybody_passes(rolls=[0])

    assert table.hand("ann") == "defuse"
    assert table.discard == f"{card} {card}"


@pytest.mark.parametrize(
    ("target", "key"), [("ann", "not-yourself"), ("cleo", "target-has-no-cards")]
)
def test_ek_53_a_pair_robs_another_player_who_has_cards(target: str, key: str) -> None:
    """EK-53 A pair is aimed at another living player who has cards."""
    table = scene(hands={"ann": "skip skip", "bob": "beard", "cleo": ""}, pile=PILE)

    with refused(key):
        table.play("ann", f"pair:skip>{target}")


@pytest.mark.parametrize("card", ["skip", "attack", "shuffle", "future", "favor", "nope", "defuse"])
def test_ek_54_in_a_combination_a_card_has_no_effect_of_its_own(card: str) -> None:
    """EK-54 Two Skips played as a pair steal a card and do not end your turn."""
    pile = "skip beard tacocat kitten kitten"
    table = scene(hands={"ann": f"{card} {card}", "bob": "potato", "cleo": ""}, pile=pile)

    table.play("ann", f"pair:{card}>bob").everybody_passes(rolls=[0])

    assert table.hand("ann") == "potato"
    assert table.pending == ["ann turn"]
    assert table.owes("ann") == "1"
    assert table.pile == pile
    assert table.sees("ann").remembered == ()


def test_ek_55_a_three_names_its_title_before_anybody_may_nope() -> None:
    """EK-55 The title is named aloud as soon as the three are down, before any Nope."""
    table = scene(hands={"ann": "beard beard beard", "bob": "skip nope", "cleo": "nope"}, pile=PILE)

    table.play("ann", "three:beard>bob")

    assert table.discard == "beard beard beard"
    assert table.pending == ["ann name"]

    table.play("ann", "name:skip")

    assert table.event(Named, seen_by="watcher") == Named("EK-55", seat=0, target=1, card="skip")
    assert table.sees("cleo").named == "skip"
    assert table.pending == ["bob nope", "cleo nope"]


@pytest.mark.parametrize("card", NAMES[1:])
def test_ek_55_any_three_equal_cards_will_do(card: str) -> None:
    """EK-55 Three cards of any one title may be played, at another player who has cards."""
    table = scene(
        hands={"ann": f"{card} {card} {card}", "bob": "beard", "cleo": ""}, pile="kitten kitten"
    )

    assert f"three:{card}>bob" in table.choices("ann")
    for target, key in (("ann", "not-yourself"), ("cleo", "target-has-no-cards")):
        with refused(key):
            table.play("ann", f"three:{card}>{target}")


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_ek_55_what_so_many_equal_cards_may_do(count: int) -> None:
    """EK-55 From two cards on they are a pair, from three on also a three."""
    table = scene(hands={"ann": "defuse " * count, "bob": "beard", "cleo": ""}, pile=PILE)

    combinations = {"pair:defuse>bob"} if count >= 2 else set()
    combinations |= {"three:defuse>bob"} if count >= 3 else set()
    assert table.choices("ann") == {"draw"} | combinations


def test_ek_55_two_equal_cards_are_not_three() -> None:
    """EK-55 It takes three cards of the same title."""
    table = scene(hands={"ann": "beard beard potato", "bob": "skip", "cleo": ""}, pile=PILE)

    with refused("needs-equal-cards", "EK-55"):
        table.play("ann", "three:beard>bob")


def test_ek_56_the_named_card_must_be_given_and_only_one() -> None:
    """EK-56 If the player holds the title you named, they give you one such card, only one."""
    table = scene(
        hands={"ann": "beard beard beard", "bob": "skip skip potato", "cleo": ""}, pile=PILE
    )

    table.play("ann", "three:beard>bob").play("ann", "name:skip").everybody_passes()

    assert table.hand("ann") == "skip"
    assert table.hand("bob") == "skip potato"
    handed = Handed("EK-56", seat=1, taker=0, card="skip")
    assert table.event(Handed, seen_by="watcher") == handed


def test_ek_57_without_the_named_card_you_get_nothing() -> None:
    """EK-57 If they do not hold it, you get nothing and everyone learns that they have none."""
    table = scene(
        hands={"ann": "beard beard beard", "bob": "skip potato", "cleo": "attack"}, pile=PILE
    )

    table.play("ann", "three:beard>bob").play("ann", "name:attack").everybody_passes()

    assert table.hand("ann") == ""
    assert table.hand("bob") == "skip potato"
    assert table.discard == "beard beard beard"
    lacked = Lacked("EK-57", seat=1, taker=0, card="attack")
    assert table.event(Lacked, seen_by="cleo") == lacked


@pytest.mark.parametrize("text", ["pair:beard>bob", "three:beard>bob"])
def test_ek_58_one_nope_cancels_a_whole_combination(text: str) -> None:
    """EK-58 One Nope is enough for a whole combination."""
    table = scene(hands={"ann": "beard beard beard", "bob": "skip nope", "cleo": ""}, pile=PILE)

    table.play("ann", text)
    if "three" in text:
        table.play("ann", "name:skip")
    table.play("bob", "nope").everybody_passes()

    assert table.hand("bob") == "skip"
    assert table.hand("ann") == ("" if "three" in text else "beard")
    assert table.discard.split().count("nope") == 1
    assert table.pending == ["ann turn"]


@pytest.mark.parametrize("text", ["pair:beard>bob", "three:beard>bob"])
@pytest.mark.parametrize("owed", [1, 2])
def test_ek_59_a_combination_does_not_end_the_turn(text: str, owed: int) -> None:
    """EK-59 A combination does not end your turn and does not replace your draw."""
    table = scene(
        hands={"ann": "beard beard beard", "bob": "skip", "cleo": ""},
        pile=PILE,
        owed=owed,
        attacked=owed > 1,
    )

    table.play("ann", text)
    if "three" in text:
        table.play("ann", "name:skip").everybody_passes()
    else:
        table.everybody_passes(rolls=[0])

    assert table.pending == ["ann turn"]
    assert table.owes("ann") == ("2*" if owed > 1 else "1")
    assert table.choices("ann") == {"draw", "skip"}
    assert table.pile == PILE


def test_ek_60_different_cats_never_match() -> None:
    """EK-60 A Tacocat and a Beard Cat are not a pair."""
    table = scene(hands={"ann": "tacocat beard", "bob": "skip", "cleo": ""}, pile=PILE)

    for cat in ("tacocat", "beard"):
        with refused("needs-equal-cards", "EK-53"):
            table.play("ann", f"pair:{cat}>bob")
    assert table.choices("ann") == {"draw"}


def test_ek_60_five_different_cards_do_nothing_special() -> None:
    """EK-60 Five different cards do nothing special in this edition."""
    table = scene(hands={"ann": " ".join(CATS), "bob": "skip", "cleo": ""}, pile=PILE)

    assert table.choices("ann") == {"draw"}
