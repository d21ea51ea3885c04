"""New Rules: WK-98 to WK-104, and what each of ours does."""

from typing import Any

from purrlour.games.wizard_kittens.events import Discarded, RuleShown, Skipped
from tests.games.stage import ANY
from tests.games.wizard_kittens.plays import SPELLS, forbidden, lasting, stalls
from tests.games.wizard_kittens.scene import Scene, dealt, scene


def revealing(rule: str, circles: dict[str, str], who: str = "ann", **more: Any) -> Scene:
    """Somebody's Summon draws the Chaos Cat, and this rule turns up."""
    table = scene(
        circles=circles, deck="cat3 S A P", turn=who, mode="new-rules", rule=rule, cats=0, **more
    )
    return table.play(who, "summon", rolls=ANY)


THREE = {"ann": "A.F", "bob": "P", "cleo": "FF"}


def test_wk_98_the_cat_reveals_a_new_rule() -> None:
    """WK-98 With New Rules the Chaos Cat also reveals the top one, and it has to be obeyed."""
    table = revealing("nr-ink", dict(THREE))

    assert table.event(RuleShown).rule == "nr-ink"
    assert table.field("open") == "3"
    for who in ("ann", "watcher"):
        assert "nr-ink" in str(table.sees(who))


def test_wk_99_at_once_and_once() -> None:
    """WK-99 A card that acts at once is carried out once and is over."""
    table = revealing("nr-sneeze", dict(THREE))
    table.play("ann", "card:artifact>ann.1").play("bob", "card:potion>bob.1")
    table.play("cleo", "card:familiar>cleo.1")

    assert table.pending == ["ann place"]
    table.play("ann", "place:1")
    assert table.pending == ["bob turn"]
    assert "drop" not in " ".join(table.play("bob", "place:1").pending)


def test_wk_100_in_turn_order_from_the_active_kitten() -> None:
    """WK-100 Everybody acts in turn order, beginning with the player whose turn it is."""
    table = revealing("nr-sneeze", dict(THREE), "bob")

    for who, card in (("bob", "potion>bob.1"), ("cleo", "familiar>cleo.1")):
        assert table.pending == [f"{who} drop"]
        table.play(who, f"card:{card}")
    assert table.pending == ["ann drop"]


def test_wk_101_a_lasting_rule_is_in_force_at_once() -> None:
    """WK-101 A lasting rule is in force from now on, this turn included, until the end."""
    table = revealing("nr-ink", {"ann": "AAPP", "bob": "P", "cleo": "FF"}, slots="snail vampire")
    assert table.choices("ann") == {"place:1", "place:2", "place:3"}

    table.play("ann", "place:1")

    assert table.score("ann") == "snail"
    assert sorted(table.discard.split()) == ["A", "A", "P", "P", "S"]


def test_wk_102_two_players_have_rules_with_paws() -> None:
    """WK-102 With two players only New Rules with paws take part, and no chapter 3."""
    for seed in range(30):
        assert dealt(2, seed=seed, new_rules="on").field("rule") in (
            *("nr-sneeze", "nr-hop", "nr-ink"),
        )
    table = revealing("nr-ink", {"ann": "A", "bob": "P"})
    assert table.field("open") == "2"
    assert table.choices("ann") == {"place:1", "place:2"}


def test_wk_103_one_new_rule_at_most() -> None:
    """WK-103 Outside Chaos Mode there is one Chaos Cat, so there is one New Rule at most."""
    for seats in (2, 3, 4):
        deck = dealt(seats, seed=3, new_rules="on").deck.split()
        assert sum(card.startswith("chaos-cat") for card in deck) == 1


def test_wk_104_who_cannot_skips() -> None:
    """WK-104 Whoever cannot do their part, for want of a card, skips it."""
    table = revealing("nr-sneeze", {"ann": "A", "bob": "", "cleo": "F"})

    table.play("ann", "card:artifact>ann.1")

    assert table.event(Skipped).seat == 1
    assert table.pending == ["cleo drop"]


# Our six, one by one.


def test_group_sneeze_discards_a_card_of_everybody() -> None:
    table = revealing("nr-sneeze", dict(THREE))

    assert table.choices("ann") == {"card:artifact>ann.1", "card:familiar>ann.2"}
    table.play("ann", "card:familiar>ann.2").play("bob", "card:potion>bob.1")
    table.play("cleo", "card:familiar>cleo.1")

    assert table.event(Discarded).seat == 2
    assert [table.circle(who) for who in THREE] == ["A.-.-", "-.-.-", "F.-.-"]


def test_curse_hop_deals_the_curses_anew() -> None:
    table = revealing(
        "nr-hop", dict(THREE), slots="snail vampire", curses="yarn bathtime cucumber catnap"
    )

    dealt_now = table.slots.split()
    assert "-" not in dealt_now
    assert {*dealt_now, *table.curses.split()} == {
        *("snail", "vampire", "yarn", "bathtime", "cucumber", "catnap")
    }
    assert len(table.curses.split()) == 3


def test_tail_chase_goes_one_after_another() -> None:
    """A card may be passed on, since each is placed before the next kitten passes."""
    table = revealing("nr-tail", {"ann": "A", "bob": "", "cleo": "F"})

    table.play("ann", "card:artifact>ann.1")
    assert table.pending == ["bob place"]
    table.play("bob", "place:2")
    assert table.choices("bob") == {"card:artifact>bob.2"}
    table.play("bob", "card:artifact>bob.2").play("cleo", "place:1")
    table.play("cleo", "card:artifact>cleo.1").play("ann", "place:3")

    assert [table.circle(who) for who in ("ann", "bob", "cleo")] == ["-.-.A", "-.-.-", "F.-.-"]


def test_loose_tokens_cover_nothing() -> None:
    table = lasting("nr-tokens", dict(THREE), tokens={"ann": "swat"})

    assert table.choices("ann") == SPELLS
    table.cast("ann", "swat A1 F2")
    assert table.token("ann") == "swat"


def test_crowded_shelves_are_trimmed_first() -> None:
    table = revealing("nr-shelves", {"ann": "AAAPPP.SS", "bob": "P", "cleo": "FFFFFFF"})

    assert table.choices("ann") == {"card:artifact>ann.1", "card:potion>ann.1"}
    table.play("ann", "card:potion>ann.1")
    assert table.pending == ["cleo trim"]
    table.play("cleo", "card:familiar>cleo.1").play("cleo", "card:familiar>cleo.1")

    assert table.circle("ann") == "AAAPP.SS.-"
    assert table.circle("cleo") == "FFFFF.-.-"
    assert table.choices("ann") == {"place:2", "place:3"}


def test_a_full_shelf_takes_no_card_but_a_switch() -> None:
    table = lasting("nr-shelves", {"ann": "A.F", "bob": "PPPPP", "cleo": "FF"})
    table.play("ann", "sling").play("ann", "card:artifact>ann.1")

    assert "to>bob.1" not in table.choices("ann")
    assert {"to>bob.2", "to>bob.3"} <= table.choices("ann")
    with forbidden("WK-40"):
        table.play("ann", "to>bob.1")
    switched = lasting("nr-shelves", {"ann": "A.F", "bob": "PPPPP", "cleo": "FF"})
    assert switched.cast("ann", "switch ann.A1 bob.P1").circle("bob") == "APPPP.-.-"


def test_ink_does_nothing_without_extras() -> None:
    table = stalls(
        lasting("nr-ink", {"ann": "AAS", "bob": "P", "cleo": "FF"}, slots="snail vampire yarn")
    )

    assert table.score("ann") == "snail"
