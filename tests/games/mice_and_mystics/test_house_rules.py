"""House rules that are no chapter's business: what each of them changes (MM-O1…O13)."""

from __future__ import annotations

import pytest

from purrlour.games.mice_and_mystics.events import OrderSet, Rescued, Stepped, TrophyWon
from purrlour.games.mice_and_mystics.rules import placing
from tests.games.mice_and_mystics.scene import dealt, game, refused, scene, spawn


@pytest.mark.parametrize("chapter", ["1", "2", "3", "4", "5"])
def test_mm_o1_the_table_chooses_the_chapter(chapter: str) -> None:
    """MM-O1 Any of the five."""
    assert dealt(2, chapter=chapter).view.chapter == f"ch{chapter}"


def test_mm_o1_and_there_is_no_sixth() -> None:
    """MM-O1 What is not in the book cannot be chosen."""
    with refused("unknown-option-value"):
        dealt(2, chapter="6")


def test_mm_o2_people_choose_their_heroes_or_the_chapter_does() -> None:
    """MM-O2, MM-03 By default they are asked for a hero; suggested ones are there already."""
    chosen, suggested = dealt(2), dealt(2, party="suggested")

    assert chosen.pending[0] == "ann hero"
    assert not chosen.view.heroes
    assert suggested.pending[0] != "ann hero"
    assert len(suggested.view.heroes) == 4


def test_mm_o4_ties_are_asked_about_or_settled() -> None:
    """MM-O4, MM-238 Two friends on two spaces: where does Brom come back?"""
    mice = {"corin": "s2", "brom": "-", "maud": "s5"}
    asked = scene("line", mice=mice, seats=3)
    settled = scene("line", mice=mice, seats=3, options="auto")

    asked.ends_turn("corin")
    settled.ends_turn("corin", "F2")

    assert asked.pending == ["bob arrive"]
    assert settled.event(Rescued).hero == "brom"


@pytest.mark.parametrize(("options", "won"), [("trophies", ["cheesemaster"]), ("", [])])
def test_mm_o5_individual_trophies_are_in_play_or_not(options: str, won: list[str]) -> None:
    """MM-O5, MM-284 Three cheeses in one attack are worth something only where they count."""
    foes = {"rat1": "rat_warrior s1"}
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes=foes, options=options)

    table.play("corin", "attack:rat1", "F1 F1 F1")

    assert [event.trophy for event in table.all(TrophyWon)] == won


@pytest.mark.parametrize(
    ("options", "clause"), [("", "MM-48"), ("append", "MM-48"), ("reshuffle", "MM-R02")]
)
def test_mm_o8_a_surge_in_mid_round(options: str, clause: str) -> None:
    """MM-O8, MM-R02, MM-48 It appends, unless the house always shuffles."""
    table = scene("line", mice={"corin": "s1", "brom": "s3"}, options=f"auto {options}")

    spawn(table, {"spider": 1}, why=placing.BY_SURGE)

    assert table.event(OrderSet).clause == clause
    assert sorted(table.track.split()) == ["brom", "corin", "spider"]


@pytest.mark.parametrize(
    ("options", "clause"), [("", "MM-49"), ("append", "MM-R02"), ("reshuffle", "MM-49")]
)
def test_mm_o8_a_surge_at_the_end_of_a_round(options: str, clause: str) -> None:
    """MM-O8, MM-R02, MM-49 It shuffles, unless the house always appends."""
    mice = {"corin": "s1", "brom": "s1"}
    table = scene("line", mice=mice, turn="brom", wheel=5, face_up="roach_patch", options=options)

    table.ends_turn("brom", "any")

    assert table.event(OrderSet).clause == clause


@pytest.mark.parametrize(("options", "free"), [("", True), ("no-midmove", False)])
def test_mm_o9_free_actions_between_two_steps(options: str, free: bool) -> None:
    """MM-O9, MM-61, MM-R10 Allowed, unless the house says no."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, options=options)
    assert "equip" in table.choices("corin")

    table.play("corin", "go:s2")

    assert ("equip" in table.choices("corin")) is free


def test_mm_o10_a_chapter_by_itself_or_in_a_campaign() -> None:
    """MM-O10, MM-281 What Corin earned before comes along, or does not."""
    kept = "book silent_bell;mouse corin abilities cleave rallying_squeak"
    alone = dealt(1, chapter="2", party="suggested")
    later = dealt(1, chapter="2", party="suggested", campaign=kept)

    assert alone.of("corin", "abilities") == ()
    assert later.of("corin", "abilities") == ("cleave", "rallying_squeak")


@pytest.mark.parametrize(("options", "end"), [("", "s5"), ("chase-once", "s6")])
def test_mm_o13_how_far_the_cat_chases(options: str, end: str) -> None:
    """MM-O13, MM-R37, MM-226 Past all three in five of six spaces: he turns back, or stops."""
    table = scene(
        "line",
        mice={"maud": "s6", "corin": "s3", "brom": "s5"},
        foes={"paw1": "brodie s1"},
        track="maud brodie_chases corin brom brodie_pounces",
        seats=1,
        options=options,
    )

    table.ends_turn("maud", "F3 F3 F4 F4 F4 F1")

    assert [step.space for step in table.all(Stepped)][:5] == ["s2", "s3", "s4", "s5", "s6"]
    assert table.at("paw1") == end
    assert game().options({"chase": "once"}).chase == "once"


def test_mm_o13_the_cat_may_leave_the_farthest_mouse_alone() -> None:
    """MM-O13, MM-R37 To the closest mouse each time, also back and forth between two; past each
    once, he comes to the third."""
    for options, end in (("", "s3"), ("chase-once", "s6")):
        table = scene(
            "line",
            mice={"maud": "s6", "corin": "s2", "brom": "s3"},
            foes={"paw1": "brodie s1"},
            track="maud brodie_chases corin brom brodie_pounces",
            seats=1,
            options=options,
        )

        table.ends_turn("maud", "F3 F3 F4 F4 F4 F1")

        assert table.at("paw1") == end
