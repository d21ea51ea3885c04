"""Defeating curses: WK-68 to WK-88."""

from typing import Any

from purrlour.games.wizard_kittens.events import Defeated, Emptied, Refilled
from tests.games.wizard_kittens.plays import ending_six, stalls
from tests.games.wizard_kittens.scene import Scene, scene

DISCARDS = {"mode": "chaos.3", "chaos": "cm-discards"}


def at_the_end(ann: str, *, slots: str = "snail vampire", bob: str = "", **more: Any) -> Scene:
    """Ann's turn ends, and nothing else happens."""
    return stalls(scene(circles={"ann": ann, "bob": bob, "cleo": "FF"}, slots=slots, **more))


def test_wk_68_all_that_a_curse_needs() -> None:
    """WK-68 A curse is satisfied if the chapter with its number holds all that it needs."""
    assert at_the_end("AAS").score("ann") == "snail"
    assert at_the_end("AAF").score("ann") == ""
    assert at_the_end("AS").score("ann") == ""
    assert at_the_end("-.PPAS").score("ann") == "vampire"


def test_wk_69_only_the_same_chapter_counts() -> None:
    """WK-69 Cards of other chapters, or of other kittens, do not help."""
    assert at_the_end("AA.S").score("ann") == ""
    assert at_the_end("-.AAS").score("ann") == ""
    assert at_the_end("AA", bob="S").score("ann") == ""


def test_wk_70_defeating_is_a_must() -> None:
    """WK-70 If you satisfy a curse at the end of your turn, you have to defeat it."""
    table = at_the_end("AASPPPPPPPP")

    assert table.score("ann") == "snail+PPPPPPPP"
    assert table.pending == ["bob turn"]


def test_wk_71_the_needed_components_are_discarded() -> None:
    """WK-71 Exactly the components that the curse needs go to the discard pile."""
    table = at_the_end("AASPF")

    assert sorted(table.discard.split()) == ["A", "A", "S"]


def test_wk_72_all_other_cards_are_extras() -> None:
    """WK-72 All other cards of that chapter go to your score pile: minus one point each."""
    table = at_the_end("AASPF")

    assert table.score("ann") in ("snail+FP", "snail+PF")
    assert table.event(Defeated).extras == ("familiar", "potion")
    assert table.points("ann") == 6 - 2


def test_wk_73_the_chapter_is_empty_afterwards() -> None:
    """WK-73 After that the chapter is empty, and your other chapters are as they were."""
    assert at_the_end("AASPF.PP").circle("ann") == "-.PP.-"


def test_wk_74_too_many_of_a_needed_type() -> None:
    """WK-74 More cards of a type than the curse needs are extras, too."""
    table = at_the_end("AAAS")

    assert table.score("ann") == "snail+A"
    assert table.points("ann") == 5


def test_wk_75_the_next_curse_takes_the_place() -> None:
    """WK-75 The top card of the curse deck takes the place of the curse, face up."""
    table = at_the_end("AAS", curses="yarn bathtime cucumber catnap")

    assert table.slots == "yarn vampire -"
    assert table.curses == "bathtime cucumber catnap"
    assert table.event(Refilled).curse == "yarn"


def test_wk_76_without_curses_the_place_stays_empty() -> None:
    """WK-76 If the curse deck is empty, that place stays empty; the chapter still takes cards."""
    table = at_the_end(
        "AAS", score={"bob": "yarn bathtime cucumber catnap"}, curses="", deck="P A A"
    )

    assert table.slots == "- vampire -"
    assert table.event(Emptied).chapter == 1
    assert table.choices("bob") == {"place:1", "place:2"}


def test_wk_77_several_curses_in_one_turn() -> None:
    """WK-77 If you satisfy more than one curse, you defeat all of them in the same turn."""
    table = at_the_end("AAS.PPAS")

    assert table.score("ann") == "snail vampire"
    assert table.circle("ann") == "-.-.-"


def test_wk_78_the_lowest_chapter_first() -> None:
    """WK-78 The lowest chapter comes first, for defeating and then for new curses."""
    table = at_the_end("AAS.PPAS", curses="yarn bathtime cucumber catnap")

    assert [event.chapter for event in table.events if isinstance(event, Defeated)] == [1, 2]
    assert table.slots == "yarn bathtime -"


def test_wk_79_others_wait_for_their_own_turn() -> None:
    """WK-79 If somebody else satisfies a curse on your turn, they collect it on their own."""
    table = at_the_end("P", bob="AAS", deck="P P P")
    assert table.score("bob") == ""

    stalls(table.play("bob", "place:2"), "bob")

    assert table.score("bob") == "snail"


def test_wk_80_the_first_turn_to_end_takes_it() -> None:
    """WK-80 If two satisfy the same curse, it goes to the one whose turn ends first."""
    table = at_the_end("AAS", bob="AAS", curses="yarn bathtime cucumber catnap", deck="P P P")

    stalls(table.play("bob", "place:2"), "bob")

    assert table.score("ann") == "snail"
    assert table.score("bob") == ""
    assert table.circle("bob") == "AAS.P.-"


def test_wk_81_a_new_curse_meets_an_empty_chapter() -> None:
    """WK-81 A new curse in the chapter that you have just emptied cannot be satisfied at once."""
    table = at_the_end("AASSSA", curses="hairball yarn bathtime cucumber")

    assert table.score("ann") == "snail+ASS"
    assert table.slots.split()[0] == "hairball"


def test_wk_82_another_satisfies_the_new_curse() -> None:
    """WK-82 If another kitten satisfies the new curse already, that waits for its own turn."""
    table = at_the_end("AAS", bob="SSA", curses="hairball yarn bathtime cucumber", deck="P P P")
    assert table.score("bob") == ""

    stalls(table.play("bob", "place:2"), "bob")

    assert table.score("bob") == "hairball"


def test_wk_83_the_curse_of_chapter_3_counts_at_once() -> None:
    """WK-83 A curse that came to chapter 3 this turn counts at the end of this turn."""
    table = scene(
        circles={"ann": "F", "bob": "P", "cleo": "AFF"},
        turn="cleo",
        deck="cat3 S A P",
        slots="vampire catnap",
        curses="snail yarn bathtime cucumber",
        mode="new-rules",
        rule="nr-tail",
        cats=0,
    )
    stalls(table, "cleo")
    table.play("ann", "card:familiar>ann.1").play("bob", "place:1")
    table.play("bob", "card:potion>bob.1").play("cleo", "place:1")
    table.play("cleo", "card:artifact>cleo.1").play("ann", "place:3")
    assert table.slots == "vampire catnap snail"

    table.play("ann", "place:3").play("ann", "summon").play("ann", "place:3")

    assert table.score("ann") == "snail"


def test_wk_84_the_sixth_curse_ends_the_game_first() -> None:
    """WK-84 When the sixth curse is defeated the game is over, before any rule acts."""
    table = ending_six(
        "AAS",
        score={"bob": "catnap vampire yarn bathtime cucumber"},
        curse="snail",
        mode="chaos.3",
        chaos="cm-discards",
        cats=1,
    )

    assert table.pending == []
    assert "triggered" not in table.happened()
    assert table.circle("ann") == "-.-.-"


def test_wk_85_a_rule_acts_once_for_each_curse() -> None:
    """WK-85 A rule about defeated curses acts once for each, after the new ones are in place."""
    table = at_the_end("AAS.PPAS", cats=1, **DISCARDS)

    assert table.slots.split()[0] != "snail"
    assert table.pending == ["ann salvage"]
    for _ in range(2):
        for who in ("ann", "bob", "cleo"):
            assert table.pending == [f"{who} salvage"]
            table.play(who, min(table.choices(who)))
            table.play(who, "place:2")
    assert table.pending == ["bob turn"]


def test_wk_86_and_then_circles_are_checked_again() -> None:
    """WK-86 After that your circle is checked again, until it satisfies no curse."""
    table = at_the_end(
        "AAS.PPA", slots="snail vampire", cats=1, curses="yarn bathtime cucumber catnap", **DISCARDS
    )

    table.play("ann", "take:scroll").play("ann", "place:2")
    table.play("bob", "take:artifact").play("bob", "place:1")
    table.play("cleo", "take:artifact").play("cleo", "place:1")

    assert table.score("ann") == "snail vampire"
    assert table.happened().count("triggered") == 1


def test_wk_87_a_score_pile_is_out_of_reach() -> None:
    """WK-87 Cards in a score pile never come back; nothing can be done to them."""
    table = scene(
        circles={"ann": "A", "bob": "", "cleo": "FF"}, score={"bob": "snail+PPSS", "ann": "yarn+S"}
    )
    table.play("ann", "switch")

    assert table.choices("ann") == {"card:artifact>ann.1", "card:familiar>cleo.1"}


def test_wk_88_forgiving_ink() -> None:
    """WK-88 While Forgiving Ink is in force, extras go to the discard pile and cost nothing."""
    table = at_the_end("AASPF", mode="new-rules", rule="nr-ink", cats=1, open=3)

    assert table.score("ann") == "snail"
    assert table.points("ann") == 6
    assert sorted(table.discard.split()) == ["A", "A", "F", "P", "S"]
    assert table.event(Defeated).clause == "WK-88"
