"""Nope: EK-44 to EK-50."""

import pytest

from purrlour.games.exploding_kittens.events import Cancelled, Noped
from tests.games.exploding_kittens.scene import scene
from tests.games.stage import refused

PILE = "beard potato kitten kitten"


@pytest.mark.parametrize("text", ["attack", "shuffle", "skip", "future", "favor>bob"])
def test_ek_44_a_nope_cancels_any_card(text: str) -> None:
    """EK-44 A Nope cancels the card that has just been played."""
    table = scene(
        hands={"ann": "attack favor shuffle skip future", "bob": "nope skip", "cleo": ""}, pile=PILE
    )

    table.play("ann", text).play("bob", "nope").everybody_passes()

    assert table.pending == ["ann turn"]
    assert table.owes("ann") == "1"
    assert table.pile == PILE
    assert table.hand("bob") == "skip"
    assert table.sees("ann").remembered == ()
    assert table.event(Cancelled).clause == "EK-46"


@pytest.mark.parametrize("text", ["pair:tacocat>bob", "three:tacocat>bob"])
def test_ek_44_a_nope_cancels_a_combination(text: str) -> None:
    """EK-44 A Nope cancels a pair or a three as well."""
    table = scene(
        hands={"ann": "tacocat tacocat tacocat", "bob": "nope skip", "cleo": ""}, pile=PILE
    )

    table.play("ann", text)
    if "three" in text:
        table.play("ann", "name:skip")
    table.play("bob", "nope").everybody_passes()

    assert table.pending == ["ann turn"]
    assert table.hand("bob") == "skip"
    assert "skip" not in table.hand("ann")


def test_ek_44_anybody_living_may_nope_what_concerns_others() -> None:
    """EK-44 Any living player may nope, also one the card is not aimed at."""
    table = scene(hands={"ann": "favor", "bob": "skip", "cleo": "nope"}, pile=PILE)

    table.play("ann", "favor>bob").play("cleo", "nope")

    assert table.event(Noped) == Noped("EK-44", seat=2, chain=1)
    assert table.everybody_passes().hand("bob") == "skip"


def test_ek_44_nobody_nopes_a_card_of_their_own() -> None:
    """EK-44 You may not nope a card of your own."""
    table = scene(hands={"ann": "nope skip", "bob": "", "cleo": ""}, pile=PILE)

    table.play("ann", "skip")

    assert table.choices("ann") == set()
    with refused("top-card-is-yours", "EK-A5"):
        table.play("ann", "nope")


def test_ek_44_a_nope_takes_a_nope() -> None:
    """EK-44 You need a Nope to nope."""
    table = scene(hands={"ann": "skip", "bob": "skip", "cleo": ""}, pile=PILE)

    table.play("ann", "skip")

    assert table.choices("bob") == {"pass"}
    with refused("no-such-card", "EK-44"):
        table.play("bob", "nope")


def test_ek_45_a_nope_can_be_noped() -> None:
    """EK-45 A Nope can be noped: then the card below it counts after all."""
    table = scene(hands={"ann": "skip nope", "bob": "nope", "cleo": ""}, pile=PILE)

    table.play("ann", "skip").play("bob", "nope").play("ann", "nope")

    assert table.event(Noped) == Noped("EK-45", seat=0, chain=2)
    assert table.pending == ["bob nope", "cleo nope"]
    assert table.everybody_passes().pending == ["bob turn"]


@pytest.mark.parametrize(
    ("nopers", "happens"),
    [
        ([], True),
        (["bob"], False),
        (["bob", "ann"], True),
        (["bob", "cleo"], True),
        (["bob", "ann", "cleo"], False),
        (["bob", "ann", "cleo", "ann"], True),
    ],
)
def test_ek_46_an_odd_number_of_nopes_cancels(nopers: list[str], happens: bool) -> None:
    """EK-46 None or an even number of Nopes: it happens. An odd number: it is cancelled."""
    table = scene(
        hands={"ann": "skip nope nope", "bob": "nope", "cleo": "nope"}, pile=PILE, turn="ann"
    )

    table.play("ann", "skip")
    for who in nopers:
        table.play(who, "nope")
    table.everybody_passes()

    assert table.pending == ["bob turn" if happens else "ann turn"]
    assert any(isinstance(event, Cancelled) for event in table.events) is not happens


def test_ek_46_nothing_is_counted_before_everybody_has_passed() -> None:
    """EK-46 The Nopes are counted when nobody adds another one, not before."""
    table = scene(hands={"ann": "skip", "bob": "nope", "cleo": ""}, pile=PILE)

    table.play("ann", "skip").play("bob", "nope").passes("ann")

    assert table.pending == ["cleo nope"]
    assert table.owes("ann") == "1"


def test_ek_47_nothing_goes_back_to_a_hand() -> None:
    """EK-47 What was noped stays in the discard, and so does every Nope that was used."""
    table = scene(hands={"ann": "skip nope", "bob": "nope nope", "cleo": ""}, pile=PILE)

    table.play("ann", "skip").play("bob", "nope").play("ann", "nope").play("bob", "nope")
    table.everybody_passes()

    assert table.discard == "nope nope nope skip"
    assert table.hand("ann") == ""
    assert table.hand("bob") == ""
    assert table.pending == ["ann turn"]


@pytest.mark.parametrize("text", ["favor>bob", "future"])
def test_ek_48_once_it_has_begun_it_is_too_late(text: str) -> None:
    """EK-48 A Nope has to come before the card takes effect."""
    table = scene(hands={"ann": "favor future", "bob": "nope", "cleo": "nope"}, pile=PILE)

    table.play("ann", text).everybody_passes()

    for who in ("bob", "cleo"):
        with refused("too-late-to-nope", "EK-48"):
            table.play(who, "nope")


def test_ek_48_what_has_happened_cannot_be_noped() -> None:
    """EK-48 When a Skip has ended the turn, it is too late."""
    table = scene(hands={"ann": "skip", "bob": "nope", "cleo": "nope"}, pile=PILE)

    table.play("ann", "skip").everybody_passes()

    with refused("nothing-to-nope", "EK-50"):
        table.play("cleo", "nope")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("draw", "nothing-to-nope"),
        ("burglar:tacocat>bob", "nothing-to-nope"),
    ],
)
def test_ek_49_a_draw_or_the_burglar_cannot_be_noped(text: str, key: str) -> None:
    """EK-49 A Nope cannot stop the Cat Burglar, a draw, or a pass, which is a draw."""
    table = scene(hands={"ann": "", "bob": "nope tacocat", "cleo": "nope"}, pile=PILE, pawn="ann")

    table.play("ann", text)

    assert table.hand("ann") == ("beard" if text == "draw" else "tacocat")
    for who in ("bob", "cleo"):
        with refused(key):
            table.play(who, "nope")


@pytest.mark.parametrize("hand", ["", "defuse"])
def test_ek_49_a_kitten_or_a_defuse_cannot_be_noped(hand: str) -> None:
    """EK-49 A Nope cannot stop an Exploding Kitten or the Defuse that answers it."""
    table = scene(hands={"ann": hand, "bob": "nope", "cleo": "nope"}, pile="kitten beard kitten")

    table.play("ann", "draw")

    assert all("nope" not in asked for asked in table.pending)
    for who in ("bob", "cleo"):
        with refused("kitten-cannot-be-noped" if hand else "nothing-to-nope"):
            table.play(who, "nope")


@pytest.mark.parametrize("who", ["ann", "bob"])
def test_ek_50_a_nope_needs_something_to_answer(who: str) -> None:
    """EK-50 You cannot play a single Nope when no card is waiting."""
    table = scene(hands={"ann": "nope", "bob": "nope", "cleo": ""}, pile=PILE, turn="ann")

    with refused("nothing-to-nope", "EK-50"):
        table.play(who, "nope")
    assert table.choices("ann") == {"draw"}


def test_ek_50_nopes_may_be_a_combination() -> None:
    """EK-50 Two or three Nopes may still be used as a combination."""
    table = scene(hands={"ann": "nope nope nope", "bob": "skip", "cleo": ""}, pile=PILE)

    assert table.choices("ann") == {"draw", "pair:nope>bob", "three:nope>bob"}
    table.play("ann", "pair:nope>bob").everybody_passes(rolls=[0])

    assert table.hand("ann") == "nope skip"
    assert table.discard == "nope nope"
