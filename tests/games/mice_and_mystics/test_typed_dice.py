"""Real dice: people roll them, and type what they show (MM-O6)."""

from __future__ import annotations

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games.mice_and_mystics.events import DieChanged, GrapeThrown, Rolled
from purrlour.games.mice_and_mystics.frames import ROLL
from purrlour.words import LANGUAGES, Words
from tests.games.mice_and_mystics.scene import Scene, dealt, game, scene


def types(table: Scene, who: str, faces: str) -> Scene:
    """Somebody types one die after another."""
    for face in faces.split():
        table.play(who, f"face:{face}")
    return table


def caught_in_a_trap() -> Scene:
    """Brom, who may roll three dice against the trap on s2, has failed."""
    table = scene(
        "line",
        mice={"brom": "s1 cheese:1 knows:safe_hands", "corin": "s6"},
        traps="s2",
        options="typed",
    )
    table.play("brom", "go:s2").play("brom", "yes")
    return types(table, "brom", "1 3 4")


def test_mm_o6_a_whole_roll_that_is_rolled_again_is_typed_again() -> None:
    """MM-O6, MM-96 Safe Hands: three dice once more, by hand."""
    table = caught_in_a_trap()

    table.play("brom", "use:safe_hands")
    types(table, "brom", "1 3")

    assert table.pending == ["ann face"]
    table.play("brom", "face:2")
    assert table.event(DieChanged).faces == (1, 3, 2)
    assert "trap-passed" in table.happened()


def test_mm_o6_the_table_knows_which_die_is_typed_again() -> None:
    """MM-O6 The question names the roll, the die and the mouse."""
    table = caught_in_a_trap()

    table.play("brom", "use:safe_hands").play("brom", "face:1")

    (asked,) = table.game.decisions(table.state)
    assert asked.about == "roll:trap die:2 figure:brom"


@pytest.mark.parametrize("language", LANGUAGES)
def test_mm_o6_a_die_that_is_turned_is_asked_for_in_words(language: str) -> None:
    """MM-O6 One die of an attack is typed again: the question is about that roll."""
    table = scene(
        "line",
        mice={"wren": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s2"},
        options="typed",
    )
    types(table.play("wren", "attack:rat1"), "wren", "2 2 2")
    table.play("wren", "use:reed_bow").play("wren", "die:3")

    (asked,) = table.game.decisions(table.state)
    words = Words(language, "mice_and_mystics")

    assert asked.about == "roll:attack die:3 figure:wren"
    assert words.say("roll-attack") in words.decision(asked, ("Ann", "Bob"), 0, "")


# The grape is tossed like a coin.


def with_a_grape() -> Scene:
    """Corin at the fork, the grape in the stash, two roaches at the end of the line."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s2"},
        foes={"roach1": "roach s6", "roach2": "roach s6"},
        stash="dinner_fork grape",
        options="typed",
    )
    return table.play("corin", "lay:fork").play("corin", "throw:roach1")


def test_mm_o6_the_grape_is_tossed_by_hand() -> None:
    """MM-O6, MM-271 Its thrower says which side is up: squashed."""
    table = with_a_grape()
    assert table.pending == ["ann toss"]

    table.play("corin", "yes", "any")

    assert table.event(GrapeThrown).squashed
    assert table.pending == ["bob face"], "MM-114: the player to the left rolls the defence"


def test_mm_o6_or_it_stays_whole() -> None:
    """MM-O6, MM-272 Whole: everybody falls over."""
    table = with_a_grape().play("corin", "no")

    assert not table.event(GrapeThrown).squashed
    assert table.view.grape == "s6"
    assert table.view.foe_ails == (("down",), ("down",))


def test_mm_o6_a_rats_grape_is_tossed_by_the_operator() -> None:
    """MM-O6, MM-193, MM-274 The controller of the lowest mouse acts for the rat."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s2"},
        foes={"rat1": "rat_warrior s6"},
        track="corin rat_warrior brom",
        options="typed",
    )
    table.state.grape = table.state.rows[table.figure("rat1")]

    table.ends_turn("corin")

    assert table.pending == ["bob toss"]


# Nothing is rolled behind their backs.


@pytest.mark.parametrize("chapter", "12345")
def test_mm_o6_a_chapter_with_real_dice_rolls_none_itself(chapter: str) -> None:
    """MM-O6 Every die of every roll was typed by somebody."""
    options = game().options({"chapter": chapter, "party": "suggested", "dice": "typed"})
    table = Table(game(), 2, options, Seeded(int(chapter)))
    picks, rolled, typed = Seeded(int(chapter)), 0, 0

    for _ in range(500):
        asked = game().decisions(table.state)
        if not asked:
            break
        codes = game().legal(table.state, asked[0].seat)
        choice = game().actions[codes[picks.pick(len(codes))]].text()
        typed += asked[0].kind == "face" and table.state.stack[table.state.top] == ROLL
        events = table.play(asked[0].seat, choice)
        rolled += sum(len(event.faces) for event in events if isinstance(event, Rolled))

    lying = table.state.dice_left if table.state.innermost(ROLL) >= 0 else 0
    assert rolled + lying == typed > 50


def test_mm_o6_with_dice_that_are_rolled_nobody_types() -> None:
    """MM-O6 By default the parlour rolls."""
    table = dealt(1, party="suggested")

    assert "typed" not in table.view.house
