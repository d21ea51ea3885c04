"""Basic spells: WK-41 to WK-53."""

from typing import Any

from purrlour.games.wizard_kittens.events import Slung, Switched
from tests.games.wizard_kittens.plays import forbidden, stalls
from tests.games.wizard_kittens.scene import Scene, scene

THREE = {"ann": "A.F", "bob": "P", "cleo": "FF"}


def spot(card: str, who: str, chapter: int) -> str:
    """A card of a circle, in notation."""
    return f"card:{card}>{who}.{chapter}"


def casting(spell: str, circles: dict[str, str] | None = None, **more: Any) -> Scene:
    """Ann has just said which spell she casts."""
    return scene(circles=circles or dict(THREE), **more).play("ann", spell)


def test_wk_41_summon_draws_one_more() -> None:
    """WK-41 Summon: draw one more card, just like the first one. You can always cast it."""
    table = scene(circles={"ann": "", "bob": "", "cleo": ""}, deck="S A")

    table.play("ann", "summon")

    assert table.pending == ["ann place"]
    assert table.deck.split()[0] == "A"


def test_wk_42_a_summoned_card_goes_anywhere_of_yours() -> None:
    """WK-42 A component that you summoned goes to any open chapter of yours."""
    table = casting("summon", deck="S A")
    assert table.choices("ann") == {"place:1", "place:2"}

    table.play("ann", "place:2")

    assert table.circle("ann") == "A.FS.-"


def test_wk_43_sling_takes_one_card_of_yours() -> None:
    """WK-43 Sling: take exactly one card out of any chapter of yours."""
    table = casting("sling")

    assert table.choices("ann") == {spot("artifact", "ann", 1), spot("familiar", "ann", 2)}
    with forbidden("WK-43"):
        table.play("ann", spot("potion", "bob", 1))


def test_wk_44_sling_goes_to_another_kitten() -> None:
    """WK-44 The card you sling goes to an open chapter of somebody else, and you choose it."""
    table = casting("sling").play("ann", spot("artifact", "ann", 1))
    assert table.choices("ann") == {"to>bob.1", "to>bob.2", "to>cleo.1", "to>cleo.2"}

    table.play("ann", "to>bob.2")

    assert (table.circle("ann"), table.circle("bob")) == ("-.F.-", "P.A.-")
    assert table.event(Slung).clause == "WK-44"
    with forbidden("WK-44"):
        casting("sling").play("ann", spot("artifact", "ann", 1)).play("ann", "to>ann.2")


def test_wk_45_the_card_drawn_this_turn_may_be_slung() -> None:
    """WK-45 You may sling the card that you drew this very turn."""
    table = scene(circles={"ann": "", "bob": "P", "cleo": "FF"}, drawn="S").play("ann", "place:1")

    table.cast("ann", "sling S1 cleo.1")

    assert table.circle("cleo") == "FFS.-.-"


def test_wk_46_swat_discards_two() -> None:
    """WK-46 Swat: discard exactly two of your cards, of any types and from any chapters."""
    table = casting("swat", {"ann": "AP.S", "bob": "P", "cleo": "FF"})
    table.play("ann", spot("artifact", "ann", 1))
    assert table.pending == ["ann swat-again"]

    table.play("ann", spot("scroll", "ann", 2))

    assert table.circle("ann") == "P.-.-"
    assert sorted(table.discard.split()) == ["A", "S"]


def test_wk_47_swat_with_a_single_card() -> None:
    """WK-47 If you have only one card, Swat discards that one."""
    table = casting("swat", {"ann": "F", "bob": "P", "cleo": "FF"})

    table.play("ann", spot("familiar", "ann", 1))

    assert table.circle("ann") == "-.-.-"
    assert table.pending == ["bob turn"]


def test_wk_48_swat_never_touches_others() -> None:
    """WK-48 Swat never touches the cards of others, nor anything in a score pile."""
    table = casting("swat", {"ann": "AA", "bob": "P", "cleo": "FF"}, score={"ann": "vampire+S"})

    assert table.choices("ann") == {spot("artifact", "ann", 1)}
    with forbidden("WK-48"):
        table.play("ann", spot("potion", "bob", 1))


def test_wk_49_switch_exchanges_two_cards() -> None:
    """WK-49 Switch: two different cards, anybody's, go where the other one was."""
    table = scene(circles={"ann": "A", "bob": "-.P", "cleo": "FF"})

    table.cast("ann", "switch ann.A1 bob.P2")

    assert (table.circle("ann"), table.circle("bob")) == ("P.-.-", "-.A.-")
    assert table.event(Switched).clause == "WK-49"
    lonely = casting("switch", {"ann": "A", "bob": "P", "cleo": ""})
    with forbidden("WK-49"):
        lonely.play("ann", spot("artifact", "ann", 1)).play("ann", spot("artifact", "ann", 1))


def test_wk_50_both_one_or_none_may_be_yours() -> None:
    """WK-50 The two cards may both be yours, one of them, or neither."""
    circles = {"ann": "A.S", "bob": "P", "cleo": "FF"}

    both = scene(circles=dict(circles)).cast("ann", "switch ann.A1 ann.S2")
    one = scene(circles=dict(circles)).cast("ann", "switch ann.A1 bob.P1")
    none = scene(circles=dict(circles)).cast("ann", "switch bob.P1 cleo.F1")

    assert both.circle("ann") == "S.A.-"
    assert (one.circle("ann"), one.circle("bob")) == ("P.S.-", "A.-.-")
    assert (none.circle("bob"), none.circle("cleo")) == ("F.-.-", "FP.-.-")


def test_wk_51_a_switch_may_change_nothing() -> None:
    """WK-51 They may be of the same type or lie in the same chapter: nothing changes."""
    table = scene(circles={"ann": "A", "bob": "A.PS", "cleo": "FF"})

    assert table.cast("ann", "switch ann.A1 bob.A1").circle("bob") == "A.PS.-"
    assert table.token("ann") == "switch"
    again = scene(circles={"ann": "A", "bob": "A.PS", "cleo": "FF"})
    assert again.cast("ann", "switch bob.P2 bob.S2").circle("bob") == "A.PS.-"


def test_wk_52_only_cards_in_circles_are_switched() -> None:
    """WK-52 Cards of the deck, the discard pile, a score pile or the middle stay where they are."""
    table = casting(
        "switch",
        {"ann": "A", "bob": "P", "cleo": ""},
        discard="S",
        score={"bob": "vampire+F"},
        slots="snail catnap",
    )

    assert table.choices("ann") == {spot("artifact", "ann", 1), spot("potion", "bob", 1)}
    with forbidden("WK-52"):
        table.play("ann", spot("scroll", "ann", 1))


def test_wk_53_completing_another_set_defeats_nothing_yet() -> None:
    """WK-53 If your Sling or Switch completes what somebody else needs, nothing is defeated yet."""
    table = scene(
        circles={"ann": "S", "bob": "AA", "cleo": "FF"}, slots="snail vampire", deck="P P P"
    )

    table.cast("ann", "sling S1 bob.1")

    assert table.score("bob") == ""
    assert table.slots.split()[0] == "snail"
    stalls(table.play("bob", "place:2"), "bob")
    assert table.score("bob") == "snail"
