"""Special spells: WK-54 to WK-67."""

from typing import Any

from purrlour.games.wizard_kittens.events import Covered, Gave, Slung, Took
from tests.games.wizard_kittens.plays import ADVANCED, forbidden
from tests.games.wizard_kittens.scene import Scene, scene

FOUR = {"ann": "A.F", "bob": "P", "cleo": "AAP.A", "dan": "S"}


def advanced(who: str, circles: dict[str, str] | None = None, **more: Any) -> Scene:
    """Ann has Overflow, bob Favor, cleo Dismiss and dan Yoink; it is somebody's turn."""
    return scene(circles=dict(circles or FOUR), kittens=dict(ADVANCED), turn=who, **more)


def test_wk_54_a_special_spell_takes_the_place_of_another() -> None:
    """WK-54 Three basic spells and a special one; the spell it replaces is gone."""
    mats = {
        "ann": {"overflow", "sling", "swat", "switch"},
        "bob": {"summon", "favor", "swat", "switch"},
        "cleo": {"summon", "sling", "dismiss", "switch"},
        "dan": {"summon", "sling", "swat", "yoink"},
    }

    for who, spells in mats.items():
        assert advanced(who).choices(who) == spells
    with forbidden("WK-54"):
        advanced("ann").play("ann", "summon")


def test_wk_55_overflow_draws_two_components() -> None:
    """WK-55 Overflow: draw until there are two components; Chaos Cats do their work at once."""
    table = advanced("ann", deck="F cat3 S A").play("ann", "overflow")

    assert table.happened() == ["cast", "drew", "cat", "opened", "refilled", "drew"]
    assert table.pending == ["ann keep"]
    assert table.deck.split()[0] == "A"
    lonely = advanced("ann", {"ann": "", "bob": "", "cleo": "", "dan": ""})
    assert "overflow" in lonely.choices("ann")


def test_wk_56_you_see_both_before_you_choose() -> None:
    """WK-56 You see both components before you choose which one to keep."""
    table = advanced("ann", deck="F S").play("ann", "overflow")

    assert table.choices("ann") == {"keep:familiar", "keep:scroll"}


def test_wk_57_the_one_you_keep_goes_anywhere_of_yours() -> None:
    """WK-57 The one you keep goes to any open chapter of yours."""
    table = advanced("ann", deck="F S").play("ann", "overflow").play("ann", "keep:scroll")
    assert table.choices("ann") == {"place:1", "place:2"}

    table.play("ann", "place:1")

    assert table.circle("ann") == "AS.F.-"


def test_wk_58_the_other_one_is_placed_by_who_gets_it() -> None:
    """WK-58 The other one goes to another kitten, who places it at once in a chapter of theirs."""
    table = advanced("ann", deck="F S A A")
    table.play("ann", "overflow").play("ann", "keep:scroll").play("ann", "place:1")
    assert table.choices("ann") == {"give>bob", "give>cleo", "give>dan"}

    table.play("ann", "give>cleo")
    assert table.event(Gave).clause == "WK-58"
    assert table.pending == ["cleo place"]
    assert table.choices("cleo") == {"place:1", "place:2"}
    table.play("cleo", "place:2")

    assert table.circle("cleo") == "AAP.AF.-"
    assert table.pending == ["bob turn"]


def test_wk_59_favor_turns_up_the_top_card() -> None:
    """WK-59 Favor: the top card is turned up; a Chaos Cat is replaced; Caught ends the game."""
    table = advanced("bob", deck="cat3 S").play("bob", "favor")
    assert table.happened() == ["cast", "cat", "opened", "refilled", "drew"]
    assert table.pending == ["bob favor"]

    caught = advanced("bob", deck="caught").play("bob", "favor")
    assert caught.pending == []
    assert caught.circle("bob") == "P.-.-"
    assert "favor" not in advanced("bob", {**FOUR, "bob": ""}).choices("bob")


def test_wk_60_both_cards_go_to_the_same_kitten() -> None:
    """WK-60 One card of yours and the one turned up both go to the same other kitten."""
    table = advanced("bob", deck="S A").play("bob", "favor").play("bob", "card:potion>bob.1")

    table.play("bob", "to>ann.1")

    assert table.choices("bob") == {"to>ann.1", "to>ann.2"}
    with forbidden("WK-60"):
        table.play("bob", "to>cleo.1")


def test_wk_61_a_chapter_for_each_of_the_two() -> None:
    """WK-61 You choose an open chapter for each of the two, the same or different ones."""
    apart = advanced("bob", deck="S A").cast("bob", "favor P1 ann.1 2")
    together = advanced("bob", deck="S A").cast("bob", "favor P1 ann.1 1")

    assert (apart.circle("ann"), apart.circle("bob")) == ("AP.FS.-", "-.-.-")
    assert together.circle("ann") == "APS.F.-"
    assert [event.source for event in together.events if isinstance(event, Slung)] in ([0], [1, 0])


def test_wk_62_dismiss_discards_a_type_of_a_chapter() -> None:
    """WK-62 Dismiss: all cards of one type in one chapter of yours are discarded."""
    table = advanced("cleo").play("cleo", "dismiss")
    assert table.choices("cleo") == {
        "card:artifact>cleo.1",
        "card:potion>cleo.1",
        "card:artifact>cleo.2",
    }

    table.play("cleo", "card:artifact>cleo.1")

    assert table.circle("cleo") == "P.A.-"
    assert table.discard == "A A"


def test_wk_63_dismiss_leaves_the_rest_alone() -> None:
    """WK-63 Dismiss leaves other types in that chapter alone, and that type in other chapters."""
    assert advanced("cleo").cast("cleo", "dismiss P1").circle("cleo") == "AA.A.-"
    assert advanced("cleo").cast("cleo", "dismiss A2").circle("cleo") == "AAP.-.-"


def test_wk_64_yoink_costs_a_card() -> None:
    """WK-64 Yoink: first you discard a card of yours; there has to be another card somewhere."""
    table = advanced("dan").play("dan", "yoink")
    assert table.choices("dan") == {"card:scroll>dan.1"}

    table.play("dan", "card:scroll>dan.1")

    assert table.discard == "S"
    assert table.pending == ["dan yoink-take"]
    alone = advanced("dan", {"ann": "", "bob": "", "cleo": "", "dan": "S"})
    assert "yoink" not in alone.choices("dan")


def test_wk_65_yoink_takes_from_any_circle() -> None:
    """WK-65 Then you take one card out of any circle, your own included, into any chapter."""
    table = advanced("dan", {**FOUR, "dan": "SF"}).play("dan", "yoink")
    table.play("dan", "card:scroll>dan.1")
    assert {"card:potion>bob.1", "card:familiar>dan.1"} <= table.choices("dan")

    table.play("dan", "card:artifact>cleo.2")
    assert table.event(Took).clause == "WK-65"
    table.play("dan", "place:2")

    assert (table.circle("dan"), table.circle("cleo")) == ("F.A.-", "AAP.-.-")


def test_wk_66_not_the_card_just_discarded() -> None:
    """WK-66 The card you have just discarded cannot be the one you take."""
    table = advanced("dan").play("dan", "yoink").play("dan", "card:scroll>dan.1")

    assert "card:scroll>dan.1" not in table.choices("dan")
    with forbidden("WK-66"):
        table.play("dan", "card:scroll>dan.1")


def test_wk_67_the_token_covers_the_special_spell() -> None:
    """WK-67 After a special spell your token covers its space like that of any other."""
    table = advanced("cleo", deck="A A A A A").cast("cleo", "dismiss P1")

    assert table.token("cleo") == "dismiss"
    assert table.event(Covered).clause == "WK-67"
    again = advanced("cleo", tokens={"cleo": "dismiss"})
    assert again.choices("cleo") == {"summon", "sling", "switch"}
