"""Scoring: WK-143 to WK-152, and the worked examples of both rulebooks."""

from typing import Any

from purrlour.games.wizard_kittens.events import CreditShown, Scored
from tests.games.wizard_kittens.plays import ending_caught, ending_six
from tests.games.wizard_kittens.scene import Scene, scene


def caught(circle: str, score: str, **more: Any) -> Scene:
    """Ann is caught with these cards left and these curses; cleo and bob have nothing."""
    return ending_caught({"ann": circle, "bob": "", "cleo": ""}, {"ann": score}, **more)


def test_wk_143_printed_points() -> None:
    """WK-143 Count the printed points of the curses that you defeated."""
    table = caught("", "snail vampire bathtime")

    assert table.points("ann") == 6 + 8 + 10
    assert table.sheet("ann") == [
        ("WK-143", "snail", 6),
        ("WK-143", "vampire", 8),
        ("WK-143", "bathtime", 10),
    ]


def test_wk_144_bonuses_count_the_whole_circle() -> None:
    """WK-144 Bonuses count all the cards left in your circle, in whatever chapter."""
    table = caught("A.A.AP", "breadhead", open=3)

    assert table.points("ann") == 5 + 3
    assert ("WK-144", "breadhead", 3) in table.sheet("ann")


def test_wk_145_extras_cost_a_point_each() -> None:
    """WK-145 Take away one point for every extra in your score pile."""
    table = caught("", "snail+PF yarn+S")

    assert table.points("ann") == 6 - 2 + 8 - 1
    assert ("WK-145", "snail", -2) in table.sheet("ann")


def test_wk_146_extra_credit_after_six_curses() -> None:
    """WK-146 If all six curses are defeated, Extra Credit is shown and added."""
    table = ending_six(
        "AAS.PP",
        score={"bob": "catnap vampire yarn bathtime cucumber"},
        curse="snail",
        ann_credit="ec-potion",
    )

    assert table.points("ann") == 6 + 2
    assert ("WK-146", "ec-potion", 2) in table.sheet("ann")
    shown = [event for event in table.events if isinstance(event, CreditShown)]
    assert shown[0].credit == "ec-potion"
    assert len(shown) == 3


def test_wk_147_no_extra_credit_when_caught() -> None:
    """WK-147 If you are caught, Extra Credit counts for nothing."""
    table = caught("PP", "snail", credit={"ann": "ec-potion", "bob": "ec-one", "cleo": "ec-set"})

    assert table.points("ann") == 6
    assert "WK-146" not in str(table.sheet("ann"))


def test_wk_148_only_the_circle_feeds_a_bonus() -> None:
    """WK-148 Extras in score piles, discarded cards and cards not placed never feed a bonus."""
    table = caught("F", "copycat+PP", discard="P P")

    assert table.points("ann") == 4 - 2


def test_wk_149_one_card_feeds_several_bonuses() -> None:
    """WK-149 One card may feed several bonuses, and Extra Credit besides."""
    table = ending_six(
        "AAS.PP",
        score={"ann": "copycat zoomies", "bob": "vampire bathtime cucumber"},
        curse="snail",
        ann_credit="ec-potion",
    )

    assert table.points("ann") == 6 + (4 + 2) + (5 + 2) + 2


def test_wk_150_curses_of_others_give_nothing() -> None:
    """WK-150 Curses on the table or of others give you nothing."""
    table = ending_caught(
        {"ann": "AA", "bob": "AA", "cleo": ""}, {"bob": "breadhead"}, slots="snail vampire"
    )

    assert (table.points("ann"), table.points("bob")) == (0, 7)


def test_wk_151_a_score_may_be_negative() -> None:
    """WK-151 A score may be nought or less."""
    assert caught("", "copycat+AAASS").points("ann") == -1
    assert caught("", "").points("ann") == 0


def test_wk_152_three_of_a_kind() -> None:
    """WK-152 Five points for every three cards of one type, counted over your whole circle."""
    five = {"bob": "catnap vampire yarn bathtime cucumber"}

    for circle, points in (
        ("AAS.PPP", 5),
        ("AAS.PPPPPP", 10),
        ("AAS.PPPPP", 5),
        ("AAS.PPPFFF", 10),
    ):
        table = ending_six(circle, score=five, curse="snail", ann_credit="ec-triple")
        assert table.points("ann") == 6 + points, circle


# The worked examples of both rulebooks, recomputed.


def test_example_snail_with_two_artifacts_and_a_scroll() -> None:
    """English and Polish, Defeating Curses: A A S defeats the Snail Curse, no extras."""
    table = caught("", "snail")

    assert table.points("ann") == 6


def test_example_snail_with_a_potion_and_a_familiar_too_many() -> None:
    """Polish, Pokonywanie klątw: the two extras cost 2 points."""
    assert caught("", "snail").points("ann") - caught("", "snail+PF").points("ann") == 2


def test_example_vampire_with_two_extras_is_worth_six() -> None:
    """English and Polish, Scoring: 8 − 2 = 6."""
    assert caught("", "vampire+FF").points("ann") == 6


def test_example_breadhead_with_two_artifacts_left_is_worth_seven() -> None:
    """English and Polish, Scoring: 5 + 2 = 7; also if they lie in other chapters than the first."""
    assert caught("AA", "breadhead").points("ann") == 7
    assert caught("A.A", "breadhead").points("ann") == 7


def test_example_three_of_a_kind_is_worth_five() -> None:
    """English and Polish, Scoring: three cards of one type, all curses defeated: +5."""
    five = {"bob": "catnap vampire yarn bathtime cucumber"}

    with_card = ending_six("AAS.PP", score=five, curse="snail", ann_credit="ec-triple", bob="P")
    without = ending_six("AAS.PPP", score=five, curse="snail", ann_credit="ec-triple")

    assert without.points("ann") - with_card.points("ann") == 5


def test_example_catnap_and_scaredycat_make_thirteen() -> None:
    """English and Polish, Winning: 6 + 6 − 2 + 1 for a Scroll + 2 for two Potions = 13."""
    table = ending_six(
        "AAS",
        bob="P.PS",
        score={"bob": "catnap scaredycat+PP", "cleo": "vampire yarn bathtime"},
        curse="snail",
        bob_credit="ec-potion",
    )

    assert table.points("bob") == 13
    assert table.sheet("bob") == [
        ("WK-143", "catnap", 6),
        ("WK-143", "scaredycat", 6),
        ("WK-144", "scaredycat", 1),
        ("WK-145", "scaredycat", -2),
        ("WK-146", "ec-potion", 2),
    ]
    scored = [event for event in table.events if isinstance(event, Scored)]
    assert scored[1].total == 13


def test_example_copycat_and_snail_make_nine_when_caught() -> None:
    """English and Polish, Winning: 4 + 6 + 0 − 1 = 9, not guilty, two cards left."""
    table = caught("A.S", "copycat snail+F")

    assert table.points("ann") == 9
    assert table.outcome is not None
    assert table.outcome.reason == "caught"
    assert ending_caught(
        {"ann": "A.S", "bob": "PPP", "cleo": "FFF"}, {"ann": "copycat snail+F"}
    ).winners == ["ann"]


def test_example_the_token_on_summon() -> None:
    """English and Polish, Player Turn: one of the other spells has to be cast."""
    table = scene(circles={"ann": "A", "bob": "P", "cleo": "FF"}, tokens={"ann": "summon"})

    assert table.choices("ann") == {"sling", "swat", "switch"}


def test_example_of_chaos_mode() -> None:
    """English and Polish, Chaos Mode: rule, discard one, discard another's, chapter 3 opens."""
    table = scene(
        circles={"ann": "AA", "bob": "PP", "cleo": "FFF"},
        deck="cat S cat P cat3 A A A",
        mode="chaos.3",
        chaos="cm-discards",
        cats=0,
        slots="catnap vampire",
        curses="snail yarn bathtime cucumber",
    )

    table.play("ann", "summon")
    assert table.pending == ["ann place"]
    table.play("ann", "place:1")
    assert table.pending == ["bob drop"]
    table.play("bob", "card:potion>bob.1").play("cleo", "card:familiar>cleo.1")
    table.play("ann", "card:artifact>ann.1").play("bob", "place:1")
    table.play("bob", "summon")
    assert table.pending == ["bob swipe"]
    assert table.field("open") == "3"
    table.play("bob", "card:familiar>cleo.1").play("cleo", "card:potion>bob.1")
    table.play("ann", "card:familiar>cleo.1").play("bob", "place:3")
    assert table.pending == ["cleo turn"]
