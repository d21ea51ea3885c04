"""Rulings: WK-R01 to WK-R50, cases that the rulebooks leave open."""

from typing import Any

import pytest

from purrlour.games.wizard_kittens.events import Drew, Ended, Stepped
from tests.games.wizard_kittens.plays import (
    ADVANCED,
    CURSES,
    SPELLS,
    ending_caught,
    ending_six,
    forbidden,
    stalls,
)
from tests.games.wizard_kittens.scene import Scene, dealt, scene

THREE = {"ann": "A.F", "bob": "P", "cleo": "FF"}
FOUR = {"ann": "A", "bob": "P", "cleo": "FF", "dan": "S"}
FIVE = {"bob": "catnap vampire yarn bathtime cucumber"}


def advanced(who: str, deck: str = "S A P", **more: Any) -> Scene:
    """Ann has Overflow, bob Favor, cleo Dismiss, dan Yoink."""
    circles = more.pop("circles", dict(FOUR))
    return scene(circles=circles, kittens=dict(ADVANCED), turn=who, deck=deck, **more)


def test_wk_r01_a_cat_is_no_component() -> None:
    """WK-R01 The draw that showed a Chaos Cat is repeated."""
    table = stalls(scene(circles=dict(THREE), deck="cat3 P A"))

    assert table.event(Drew).card == "potion"
    assert table.pending == ["bob turn"]


def test_wk_r02_a_cat_never_comes_to_the_discard_pile() -> None:
    """WK-R02 A Chaos Cat that was drawn is out of the game."""
    table = stalls(scene(circles=dict(THREE), deck="cat3 P A"))

    assert table.discard == ""
    assert table.deck.split()[0] == "A"


def test_wk_r03_a_cat_drawn_by_summon() -> None:
    """WK-R03 The cat is dealt with, and the next component is the one that was summoned."""
    table = scene(circles=dict(THREE), deck="cat3 S A").play("ann", "summon").play("ann", "place:3")

    assert table.circle("ann") == "A.F.S"
    assert table.token("ann") == "summon"


@pytest.mark.parametrize("deck", ["cat3 F S A", "F cat3 S A"])
def test_wk_r04_a_cat_drawn_by_overflow(deck: str) -> None:
    """WK-R04 Drawing goes on until two components are there; both may go to chapter 3."""
    table = advanced("ann", deck).play("ann", "overflow")
    assert table.choices("ann") == {"keep:familiar", "keep:scroll"}

    table.play("ann", "keep:familiar").play("ann", "place:3")
    table.play("ann", "give>bob").play("bob", "place:3")

    assert (table.circle("ann"), table.circle("bob")) == ("A.-.F", "P.-.S")


def test_wk_r05_a_cat_turned_up_by_favor() -> None:
    """WK-R05 The cat is dealt with, and the next component is the one that is slung."""
    table = advanced("bob", "cat3 S A").cast("bob", "favor P1 ann.1 3")

    assert table.circle("ann") == "AP.-.S"


def test_wk_r06_two_cats_in_a_row() -> None:
    """WK-R06 Two Chaos Cats in a row are dealt with one after the other, each with its step."""
    table = scene(
        circles=dict(THREE), mode="chaos.4", chaos="cm-tokens", cats=0, deck="cat cat3 S A"
    )

    table.play("ann", "summon")

    steps = [event.step for event in table.events if isinstance(event, Stepped)]
    assert steps == [1, 2]
    assert table.pending == ["ann place"]


def test_wk_r07_caught_in_the_middle_of_a_spell() -> None:
    """WK-R07 Caught in the middle of a spell ends the game there."""
    table = advanced("ann", "F caught").play("ann", "overflow")

    assert table.pending == []
    assert table.token("ann") == ""
    assert table.circle("ann") == "A.-.-"


def test_wk_r08_a_complete_set_is_not_collected() -> None:
    """WK-R08 A set that is complete when you draw Caught is not collected."""
    table = scene(
        circles={"ann": "FF", "bob": "AAS", "cleo": "FF"}, slots="snail vampire", deck="caught"
    )

    stalls(table)

    assert table.score("bob") == ""
    assert table.points("bob") == 0


def test_wk_r09_the_deck_cannot_run_out() -> None:
    """WK-R09 That the deck runs out before Caught is impossible."""
    for seed in range(10):
        table = dealt(3, seed=seed)
        assert table.deck.split().count("caught") == 1


def test_wk_r10_discards_stay_discarded() -> None:
    """WK-R10 The discard pile never becomes a deck again."""
    table = scene(circles={"ann": "AA", "bob": "P", "cleo": "FF"}, deck="S P")
    size = len(table.deck.split())

    table.cast("ann", "swat A1 A1")

    assert len(table.deck.split()) == size - 1
    assert table.discard == "A A"


def test_wk_r11_a_spell_cannot_be_skipped() -> None:
    """WK-R11 You cannot skip your spell."""
    table = scene(circles=dict(THREE))

    assert table.choices("ann") == SPELLS
    with forbidden("WK-31"):
        table.play("ann", "place:1")


def test_wk_r12_some_spell_can_always_be_cast() -> None:
    """WK-R12 Summon or Overflow, or else Sling or Favor with the card just drawn."""
    table = scene(circles={"ann": "", "bob": "", "cleo": ""}, drawn="P", tokens={"ann": "summon"})

    table.play("ann", "place:1")

    assert table.choices("ann") == {"sling", "swat"}


def test_wk_r13_swat_does_as_much_as_it_can() -> None:
    """WK-R13 With one card Swat discards one, with two or more exactly two."""
    one = scene(circles={"ann": "F", "bob": "P", "cleo": "FF"}).cast("ann", "swat F1")
    two = scene(circles={"ann": "FF", "bob": "P", "cleo": "FF"}).play("ann", "swat")

    assert one.pending == ["bob turn"]
    assert two.play("ann", "card:familiar>ann.1").pending == ["ann swat-again"]


def test_wk_r14_no_swat_without_cards() -> None:
    """WK-R14 You cannot cast Swat without any card."""
    table = scene(circles={"ann": "", "bob": "PP", "cleo": "FF"})

    assert "swat" not in table.choices("ann")


def test_wk_r15_switch_may_mark_time() -> None:
    """WK-R15 Switching equal cards, or cards of one chapter, is allowed."""
    equal = scene(circles=dict(THREE)).cast("ann", "switch ann.F2 cleo.F1")
    chapter = scene(circles={**THREE, "ann": "AS"}).cast("ann", "switch ann.A1 ann.S1")

    assert (equal.circle("ann"), equal.circle("cleo")) == ("A.F.-", "FF.-.-")
    assert chapter.circle("ann") == "AS.-.-"


def test_wk_r16_switch_between_others() -> None:
    """WK-R16 You may switch cards of two others, or two within somebody else's circle."""
    between = scene(circles=dict(THREE)).cast("ann", "switch bob.P1 cleo.F1")
    within = scene(circles={**THREE, "bob": "P.S"}).cast("ann", "switch bob.P1 bob.S2")

    assert (between.circle("bob"), between.circle("cleo")) == ("F.-.-", "FP.-.-")
    assert within.circle("bob") == "S.P.-"


def test_wk_r17_no_switch_of_a_single_card() -> None:
    """WK-R17 With a single card on the whole table Switch cannot be cast."""
    table = scene(circles={"ann": "A", "bob": "", "cleo": ""})

    assert table.choices("ann") == {"summon", "sling", "swat"}


def test_wk_r18_no_sling_home_or_into_closed_chapters() -> None:
    """WK-R18 You cannot sling a card into your own circle or into a closed chapter."""
    table = scene(circles=dict(THREE)).play("ann", "sling").play("ann", "card:artifact>ann.1")

    assert table.choices("ann") == {"to>bob.1", "to>bob.2", "to>cleo.1", "to>cleo.2"}


def test_wk_r19_overflow_waits_for_the_other() -> None:
    """WK-R19 Whoever is given a card by Overflow places it at once; the turn waits for that."""
    table = advanced("ann", "F S P").play("ann", "overflow").play("ann", "keep:scroll")
    table.play("ann", "place:1").play("ann", "give>dan")

    assert table.pending == ["dan place"]
    with forbidden("WK-58"):
        table.play("ann", "place:1")
    table.play("dan", "place:1")
    assert table.token("ann") == "overflow"


def test_wk_r20_give_away_what_you_saw() -> None:
    """WK-R20 You choose which card of Overflow to give away after you have seen both."""
    table = advanced("ann", "F S P").play("ann", "overflow")

    assert table.happened().count("drew") == 2
    assert table.choices("ann") == {"keep:familiar", "keep:scroll"}


def test_wk_r21_favor_goes_to_one_kitten() -> None:
    """WK-R21 Favor goes to one kitten, but the two cards may go to different chapters."""
    table = advanced("bob").play("bob", "favor").play("bob", "card:potion>bob.1")
    table.play("bob", "to>dan.2")

    assert table.choices("bob") == {"to>dan.1", "to>dan.2"}


def test_wk_r22_favor_shows_its_card_first() -> None:
    """WK-R22 Favor shows the top card before you choose."""
    table = advanced("bob", "S A P").play("bob", "favor")

    assert table.event(Drew).card == "scroll"
    assert table.pending == ["bob favor"]


def test_wk_r23_the_new_card_is_a_card_like_any_other() -> None:
    """WK-R23 The card you drew this turn can be slung, swatted, switched or yoinked."""

    def fresh() -> Scene:
        circles = {"ann": "A", "bob": "P", "cleo": "FF", "dan": ""}
        kittens = {**ADVANCED, "dan": "easa.basic"}
        return scene(circles=circles, turn="dan", drawn="S", kittens=kittens).play("dan", "place:1")

    assert fresh().cast("dan", "sling S1 bob.1").circle("bob") == "PS.-.-"
    assert fresh().cast("dan", "swat S1").discard == "S"
    assert fresh().cast("dan", "switch dan.S1 ann.A1").circle("ann") == "S.-.-"


def test_wk_r24_dismiss_discards_something() -> None:
    """WK-R24 You cannot name an empty chapter or a type that is not there."""
    table = advanced("cleo").play("cleo", "dismiss")

    assert table.choices("cleo") == {"card:familiar>cleo.1"}
    with forbidden("WK-62"):
        table.play("cleo", "card:scroll>cleo.1")


def test_wk_r25_yoink_from_home() -> None:
    """WK-R25 Yoink may take from your own circle, but not what you discarded for it."""
    table = advanced("dan", circles={**FOUR, "dan": "SF"}).play("dan", "yoink")
    table.play("dan", "card:scroll>dan.1")

    assert "card:familiar>dan.1" in table.choices("dan")
    assert "card:scroll>dan.1" not in table.choices("dan")
    alone = advanced("dan", circles={"ann": "", "bob": "", "cleo": "", "dan": "S"})
    assert "yoink" not in alone.choices("dan")


def test_wk_r26_yoink_into_an_open_chapter() -> None:
    """WK-R26 Yoink puts the card into an open chapter."""
    table = advanced("dan").play("dan", "yoink").play("dan", "card:scroll>dan.1")
    table.play("dan", "card:potion>bob.1")

    assert table.choices("dan") == {"place:1", "place:2"}


def test_wk_r27_no_token_before_the_first_spell() -> None:
    """WK-R27 Before your first spell your token is off the mat, and all four spells are free."""
    table = scene(circles=dict(THREE))

    assert table.token("ann") == ""
    assert table.choices("ann") == SPELLS


def test_wk_r28_a_null_cast_counts() -> None:
    """WK-R28 A spell that could do nothing was cast all the same: your token covers it."""
    table = scene(
        circles={"ann": "", "bob": "", "cleo": "F"}, tokens={"ann": "summon"}, chaos_redraw="none"
    )

    table.play("ann", "sling")

    assert table.token("ann") == "sling"


def test_wk_r29_a_curse_cannot_be_left_alone() -> None:
    """WK-R29 You cannot leave a curse alone to save yourself the extras."""
    table = scene(circles={"ann": "AASFFFFFF", "bob": "", "cleo": "PP"}, slots="snail yarn")

    stalls(table, card="P1")

    assert table.points("ann") == 0


def test_wk_r30_a_curse_for_each_open_chapter() -> None:
    """WK-R30 In one turn you can defeat as many curses as there are open chapters."""
    table = scene(
        circles={"ann": "AAS.PPAS.AAFP", "bob": "", "cleo": "FF"},
        open=3,
        slots="snail vampire yarn",
        curses="bathtime cucumber catnap",
    )

    stalls(table)

    assert table.score("ann") == "snail vampire yarn"
    assert table.slots == "bathtime cucumber catnap"


def test_wk_r31_the_last_curse_goes_to_the_lower_chapter() -> None:
    """WK-R31 If two places are empty and one curse is left, the lower chapter gets it."""
    table = scene(
        circles={"ann": "AAS.PPAS", "bob": "", "cleo": "FF"},
        slots="snail vampire",
        score={"bob": "bathtime cucumber catnap"},
        curses="yarn",
    )

    stalls(table)

    assert table.slots.split()[:2] == ["yarn", "-"]


def test_wk_r32_a_new_curse_is_never_satisfied_at_once() -> None:
    """WK-R32 Without lasting rules a new curse cannot be satisfied at once; with them it can."""
    plain = scene(
        circles={"ann": "AASS", "bob": "", "cleo": "FF"},
        slots="snail yarn",
        curses="hairball vampire bathtime cucumber",
    )
    assert stalls(plain).score("ann") == "snail+S"

    wandering = scene(
        circles={"ann": "AAS.SSA", "bob": "", "cleo": "FF"},
        slots="snail yarn",
        curses="hairball vampire bathtime cucumber",
        mode="chaos.4",
        chaos="cm-curses",
        cats=2,
    )
    assert stalls(wandering).score("ann") == "snail hairball"


def test_wk_r33_chapter_3_takes_part_at_once() -> None:
    """WK-R33 If chapter 3 opened this turn, its curse takes part in the check of this turn."""
    table = scene(
        circles={"ann": "F", "bob": "P", "cleo": "SFF"},
        turn="cleo",
        deck="cat3 A S P",
        slots="vampire catnap",
        curses="hairball yarn bathtime cucumber",
        mode="new-rules",
        rule="nr-tail",
        cats=0,
    )
    stalls(table, "cleo")
    table.play("ann", "card:familiar>ann.1").play("bob", "place:1")
    table.play("bob", "card:potion>bob.1").play("cleo", "place:1")
    table.play("cleo", "card:scroll>cleo.1").play("ann", "place:3")

    table.play("ann", "place:3").play("ann", "summon").play("ann", "place:3")

    assert table.score("ann") == "hairball"


def test_wk_r34_a_set_of_somebody_else_may_be_broken() -> None:
    """WK-R34 If you complete somebody else's set, anybody may break it up before it counts."""
    table = scene(
        circles={"ann": "S", "bob": "F", "cleo": "AA"}, slots="snail vampire", deck="P P P P"
    )
    table.cast("ann", "sling S1 cleo.1")

    table.play("bob", "place:1").cast("bob", "switch cleo.S1 bob.F1")
    table.play("cleo", "place:2").cast("cleo", "sling P2 ann.1")

    assert table.score("cleo") == ""


def test_wk_r35_extras_leave_even_if_useful() -> None:
    """WK-R35 Extras leave with the curse even if the next one would need them."""
    table = scene(
        circles={"ann": "AASSSA", "bob": "", "cleo": "FF"},
        slots="snail yarn",
        curses="hairball vampire bathtime cucumber",
    )

    stalls(table)

    assert table.circle("ann") == "-.-.-"
    assert table.score("ann") == "snail+ASS"


def test_wk_r36_a_chapter_without_a_curse_is_open() -> None:
    """WK-R36 A chapter without a curse is open like any other."""
    table = scene(
        circles={"ann": "A", "bob": "", "cleo": "FF"},
        slots="- snail",
        score={"bob": "vampire " + CURSES},
        curses="",
        drawn="P",
    )

    assert table.play("ann", "place:1").circle("ann") == "AP.-.-"


def test_wk_r37_chapter_3_may_open_without_a_curse() -> None:
    """WK-R37 If the Chaos Cat comes when the curse deck is empty, there is nothing to defeat."""
    table = scene(
        circles=dict(THREE),
        slots="snail vampire",
        score={"bob": CURSES},
        curses="",
        deck="cat3 S A",
    )

    table.play("ann", "summon")

    assert table.slots == "snail vampire -"
    assert "place:3" in table.choices("ann")


def test_wk_r38_the_cat_of_two_players() -> None:
    """WK-R38 With two players the cat reveals a New Rule with paws, or does nothing."""
    plain = scene(circles={"ann": "A", "bob": "P"}, deck="cat3 S A").play("ann", "summon")
    rules = scene(
        circles={"ann": "A", "bob": "P"}, deck="cat3 S A", mode="new-rules", rule="nr-ink", cats=0
    ).play("ann", "summon")

    assert plain.happened() == ["cast", "cat", "drew"]
    assert rules.happened() == ["cast", "cat", "rule", "drew"]


def test_wk_r39_three_rules_for_two() -> None:
    """WK-R39 For two players the deck of New Rules has only the three with paws."""
    found = {dealt(2, seed=seed, new_rules="on").field("rule") for seed in range(60)}

    assert found == {"nr-sneeze", "nr-hop", "nr-ink"}


def test_wk_r40_the_big_pile_of_two_players() -> None:
    """WK-R40 For two players the big pile has 24 components."""
    deck = dealt(2, seed=40).deck.split()

    assert sum(card in "AFPS" for card in deck) - 20 == 24


def test_wk_r41_bonuses_count_all_chapters() -> None:
    """WK-R41 Bonuses count the cards of all your chapters, and no extras."""
    table = ending_caught({"ann": "A.A", "bob": "", "cleo": ""}, {"ann": "breadhead+AA"})

    assert table.points("ann") == 5 + 2 - 2


def test_wk_r42_triples_may_be_spread() -> None:
    """WK-R42 One card may count for several bonuses, and a triple may be spread over chapters."""
    spread = ending_six("AAS.P.PP", score=FIVE, curse="snail", ann_credit="ec-triple", open=3)
    assert spread.points("ann") == 6 + 5


def test_wk_r43_scores_may_be_negative() -> None:
    """WK-R43 Scores may be negative."""
    table = ending_caught({"ann": "F", "bob": "", "cleo": ""}, {"ann": "copycat+AAAAAA"})

    assert table.points("ann") == -2


def test_wk_r44_bonuses_make_guilty() -> None:
    """WK-R44 Bonuses are points, so they can make you guilty."""
    table = ending_caught({"ann": "A", "bob": "FF", "cleo": "FF"}, {"ann": "breadhead copycat"})

    assert table.points("ann") == 10
    assert table.winners == ["bob", "cleo"]


def test_wk_r45_nobody_may_win() -> None:
    """WK-R45 If you are caught and nobody can win, the game has no winner."""
    table = ending_caught(
        {"ann": "", "bob": "", "cleo": ""},
        {"ann": "bathtime", "bob": "cucumber", "cleo": "vampire snail"},
    )

    assert table.event(Ended).winners == ()


def test_wk_r46_losers_are_out_before_cards_are_counted() -> None:
    """WK-R46 With two players the only one with 6 to 9 points wins even with more cards."""
    table = ending_caught({"ann": "FFF", "bob": ""}, {"ann": "vampire+S", "bob": "breadhead"})

    assert [table.points(who) for who in ("ann", "bob")] == [7, 5]
    assert table.winners == ["ann"]


def test_wk_r47_a_shared_victory_when_caught() -> None:
    """WK-R47 If you are caught and every tie-break is equal, the victory is shared."""
    table = ending_caught({"ann": "F", "bob": "S", "cleo": "FF"}, {"ann": "snail", "bob": "catnap"})

    assert table.winners == ["ann", "bob"]


def test_wk_r48_only_those_who_tie_are_compared() -> None:
    """WK-R48 Somebody with more cards and more points is out of the tie-break."""
    table = ending_caught(
        {"ann": "FF", "bob": "FF", "cleo": "PPPPP"},
        {"ann": "copycat", "bob": "snail", "cleo": "breadhead vampire+AAAA"},
    )

    assert [table.points(who) for who in ("ann", "bob", "cleo")] == [4, 6, 9]
    assert table.winners == ["bob"]


def test_wk_r49_the_round_is_not_finished() -> None:
    """WK-R49 After the sixth curse the round is not finished."""
    assert ending_six("AAS", score=FIVE, curse="snail").pending == []


def test_wk_r50_six_curses_and_caught_never_meet() -> None:
    """WK-R50 Every draw of a turn is over before curses are checked."""
    table = ending_six("AAS", score=FIVE, curse="snail", deck="caught")

    assert "caught" not in table.happened()
    assert table.outcome is not None
    assert table.outcome.reason == "six"
