"""What a storybook may say and ours does not: doors, tiles, and capture held off.

The chapter is fixtures/3.toml; its operations are those of the content plan (B.4), 9 and 32.
"""

from __future__ import annotations

from purrlour.games.mice_and_mystics.events import Captured, Defended, TileTurned, Wounded
from tests.games.mice_and_mystics.scene import Scene, scene


def gates(room: str = "line", **said: str) -> Scene:
    """Two mice in the chapter of gates, where nobody is about."""
    return scene(room, mice=said, chapter=3)


def test_a_chapter_may_lock_an_exit() -> None:
    """MM-145 With the door barred nobody explores it any more."""
    table = gates(corin="s6", brom="s6")
    assert "explore:east" in table.choices("corin")

    table.play("corin", "special:1").ends_turn("corin", "F1")

    assert "explore:east" not in table.choices("brom")


def test_a_chapter_may_open_what_it_locked() -> None:
    """MM-145 And with the bar off they do."""
    table = gates(corin="s6", brom="s6")

    table.play("corin", "special:1").ends_turn("corin", "F1")
    table.play("brom", "special:2").ends_turn("brom", "any")

    assert "explore:east" in table.choices("corin")


def test_an_exit_that_a_lock_keeps_shut_may_be_opened_without_its_flag() -> None:
    """MM-145 What is opened by an operation stands open."""
    table = gates("step", corin="q", brom="q")
    assert "explore:east" not in table.choices("corin")

    table.play("corin", "special:3")

    assert "explore:east" in table.choices("corin")


def test_a_chapter_may_turn_a_tile() -> None:
    """MM-11 The other side is up from now on; the tile that the party stands on stays."""
    table = gates("step", corin="l", brom="l")
    assert "line_orange" in table.view.tiles

    table.play("corin", "special:4")

    assert table.event(TileTurned).room == "line_blue"
    assert {"line_blue", "step_orange"} <= set(table.view.tiles)


def test_doors_are_remembered_by_a_position() -> None:
    """A position written down knows which doors were barred."""
    table = gates(corin="s6", brom="s6")
    table.play("corin", "special:1").ends_turn("corin", "F1")

    again = table.game.load(table.position)

    assert table.game.position(again) == table.position
    assert table.game.legal(again, 1) == table.game.legal(table.state, 1)


# A capture held off.


def about_to_be_captured() -> Scene:
    """Corin, three of his four wounds taken, has failed the check of a trap on s2."""
    table = scene(
        "line",
        mice={"corin": "s1 wounds:3", "brom": "s1"},
        traps="s2",
        chapter=3,
    )
    return table.play("corin", "go:s2", "F1 F1")


def test_react_capture_asks_before_a_mouse_is_captured() -> None:
    """MM-232 The window is open to all who could help."""
    table = about_to_be_captured()

    assert table.pending == ["ann window", "bob window"]
    assert table.game.decisions(table.state)[0].about == "capture:corin"
    assert table.at("corin") == "s2"


def test_a_capture_that_is_prevented_leaves_the_mouse_with_its_last_life() -> None:
    """MM-232 It stays where it is, one wound short of its life; no page passes."""
    table = about_to_be_captured().play("bob", "special:1", "F1")

    assert table.at("corin") == "s2"
    assert table.of("corin", "wounds") == 3
    assert table.view.page == 1
    assert not table.all(Captured)


def test_a_capture_that_nobody_prevents_goes_on() -> None:
    """MM-232, MM-237 Both pass."""
    table = about_to_be_captured().play("ann", "pass").play("bob", "pass", "any")

    assert table.at("corin") == ""
    assert table.view.page == 2


def test_a_mouse_that_drifts_off_may_be_held() -> None:
    """MM-94 It stays in the water."""
    table = scene("pool", mice={"corin": "w3", "brom": "a1"}, chapter=3)

    table.ends_turn("corin").play("bob", "special:1", "any")

    assert table.at("corin") == "w3"
    assert table.view.page == 1


# Hits held off.


def test_hits_may_be_prevented_before_the_defence() -> None:
    """MM-115 Two hits, one held off, one blocked."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        chapter=3,
    )
    table.ends_turn("corin", "F2 F2")

    table.play("corin", "special:1", "F3 F2 F2 F1")

    assert table.event(Defended).wounds == 0
    assert not table.all(Wounded)
