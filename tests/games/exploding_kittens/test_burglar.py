"""The Cat Burglar: EK-61 to EK-69."""

import pytest

from purrlour.games.exploding_kittens.events import Burgled, Handed, Lacked, PawnLost
from tests.games.exploding_kittens.scene import Scene, scene
from tests.games.stage import refused

CATS = ("tacocat", "cattermelon", "potato", "beard", "rainbow")


def with_pawn(*, ann: str = "", bob: str = "tacocat tacocat", owed: int = 1) -> Scene:
    """Ann's turn, and the Cat Burglar stands in front of her."""
    return scene(
        hands={"ann": ann, "bob": bob, "cleo": "nope"},
        pile="skip beard kitten kitten",
        turn="ann",
        pawn="ann",
        owed=owed,
        attacked=owed > 1,
    )


def test_ek_61_the_burglar_is_sent_to_another_player_for_a_cat() -> None:
    """EK-61 On your turn you may send it to another living player for one of the five cats."""
    table = with_pawn()

    cats = [f"burglar:{cat}>{target}" for cat in CATS for target in ("bob", "cleo")]
    assert table.choices("ann") == {"draw", *cats}
    table.play("ann", "burglar:potato>cleo")

    burgled = Burgled("EK-61", seat=0, target=2, card="potato")
    assert table.event(Burgled, seen_by="watcher") == burgled


def test_ek_61_you_cannot_send_it_to_yourself_or_for_other_cards() -> None:
    """EK-61 It asks another player, and for a cat."""
    table = with_pawn()

    with refused("not-yourself"):
        table.play("ann", "burglar:tacocat>ann")
    with refused("unknown-action"):
        table.play("ann", "burglar:skip>bob")


def test_ek_61_you_cannot_send_a_pawn_that_is_not_yours() -> None:
    """EK-61 The Cat Burglar must stand in front of you."""
    table = scene(hands={"ann": "", "bob": "tacocat"}, pile="kitten", turn="ann", pawn="bob")

    with refused("pawn-not-yours", "EK-61"):
        table.play("ann", "burglar:tacocat>bob")


def test_ek_62_one_such_cat_is_given() -> None:
    """EK-62 If the player holds the cat you named, they give you one, even if they have more."""
    table = with_pawn(bob="tacocat tacocat beard")

    table.play("ann", "burglar:tacocat>bob")

    assert table.hand("ann") == "tacocat"
    assert table.hand("bob") == "tacocat beard"
    assert table.event(Handed, seen_by="cleo") == Handed("EK-62", seat=1, taker=0, card="tacocat")


def test_ek_63_without_such_a_cat_you_get_nothing() -> None:
    """EK-63 If they do not hold it, you get nothing, and everyone knows that they have none."""
    table = with_pawn()

    table.play("ann", "burglar:beard>bob")

    assert table.hand("ann") == ""
    assert table.hand("bob") == "tacocat tacocat"
    assert table.event(Lacked, seen_by="cleo") == Lacked("EK-63", seat=1, taker=0, card="beard")


@pytest.mark.parametrize("cat", ["tacocat", "beard"])
def test_ek_64_the_burglar_stays_with_the_player_asked(cat: str) -> None:
    """EK-64 It stays with the player you sent it to, whether you got a card or not."""
    table = with_pawn()

    table.play("ann", f"burglar:{cat}>bob")

    assert table.pawn == "bob"


def test_ek_65_the_burglar_may_be_kept_for_later() -> None:
    """EK-65 You never have to use it and may keep it for a later turn."""
    table = with_pawn()

    table.play("ann", "draw").play("bob", "draw")

    assert table.pawn == "ann"
    assert table.pending == ["cleo turn"]


def test_ek_66_the_burglar_cannot_be_noped() -> None:
    """EK-66 It cannot be noped, and nobody is asked."""
    table = with_pawn(bob="tacocat nope")

    table.play("ann", "burglar:tacocat>bob")

    assert table.pending == ["ann turn"]
    for who in ("bob", "cleo"):
        with refused("nothing-to-nope"):
            table.play(who, "nope")
    assert table.hand("ann") == "tacocat"


def test_ek_67_the_burglar_leaves_with_its_dead_owner() -> None:
    """EK-67 If the player with it dies, the pawn is out of the game for good."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": ""}, pile="kitten skip skip kitten", pawn="ann"
    )

    table.play("ann", "draw")

    assert table.pawn is None
    assert table.event(PawnLost, seen_by="bob") == PawnLost("EK-67", seat=0)
    assert table.play("bob", "draw").play("cleo", "draw").pawn is None


def test_ek_67_the_burglar_stays_when_somebody_else_dies() -> None:
    """EK-67 Only the death of its owner takes the pawn out."""
    table = scene(hands={"ann": "", "bob": "", "cleo": ""}, pile="kitten skip kitten", pawn="bob")

    table.play("ann", "draw")

    assert table.pawn == "bob"


@pytest.mark.parametrize("owed", [1, 2])
def test_ek_68_sending_the_burglar_uses_up_nothing(owed: int) -> None:
    """EK-68 Nothing goes to the discard and no turn is used up; your draw is still to come."""
    table = with_pawn(ann="skip", owed=owed)

    table.play("ann", "burglar:tacocat>bob")

    assert table.discard == ""
    assert table.pending == ["ann turn"]
    assert table.owes("ann") == ("2*" if owed > 1 else "1")
    assert table.choices("ann") == {"draw", "skip"}
    assert table.pile == "skip beard kitten kitten"


def test_ek_69_the_burglar_is_sent_once_each_time_it_comes() -> None:
    """EK-69 You can send it off only once; then it belongs to the other player."""
    table = with_pawn()

    table.play("ann", "burglar:tacocat>bob")

    with refused("pawn-not-yours", "EK-61"):
        table.play("ann", "burglar:tacocat>bob")
    with refused("not-your-turn", "EK-22"):
        table.play("bob", "burglar:tacocat>ann")
    table.play("ann", "draw").play("bob", "burglar:tacocat>ann")
    assert table.pawn == "ann"
    assert table.hand("bob") == "tacocat tacocat"
