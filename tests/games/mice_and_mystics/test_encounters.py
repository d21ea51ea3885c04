"""Exploring, encounters and surges: MM-143 to MM-183."""

import pytest

from purrlour.games.mice_and_mystics.events import (
    CardMoved,
    EncounterDrawn,
    EncounterGone,
    Explored,
    OrderSet,
    PageTurned,
    Placed,
    Rolled,
    RoundBegan,
    Surged,
    TileTurned,
)
from tests.games.mice_and_mystics.scene import refused, scene, spawn


def test_mm_143_nobody_explores_among_minions() -> None:
    """MM-143 A roach on the tile keeps the party (T-68)."""
    table = scene("t1_orange", mice={"corin": "e3", "brom": "e3"}, foes={"roach1": "roach a1"})

    with refused("minions-about", "MM-143"):
        table.play("corin", "explore:east")


def test_mm_144_only_from_beside_an_exit() -> None:
    """MM-144 From the middle of the room nobody explores."""
    table = scene("t1_orange", mice={"corin": "c3", "brom": "a1"})

    with refused("no-exit-here", "MM-144"):
        table.play("corin", "explore:east")


def test_mm_147_through_an_exit_into_a_new_room() -> None:
    """MM-145…147, MM-154 All mice arrive beside the exit, and an encounter begins (T-69)."""
    table = scene("t1_orange", mice={"corin": "e3", "brom": "a1"}, options="auto")

    table.play("corin", "explore:east", "any")

    assert table.event(Explored).room == "t3_orange"
    assert table.view.room == "t3_orange"
    assert table.at("corin").startswith("a")
    assert table.at("brom").startswith("a")
    assert table.event(EncounterDrawn).pages == (1, 2)
    assert table.foes


def test_mm_146_a_tile_is_turned_to_the_exits_colour() -> None:
    """MM-146, MM-R46 The boiler's blue exit shows the ratways, blue side up (T-114)."""
    table = scene("t8_orange", mice={"corin": "c3", "brom": "a1"}, chapter=4, options="auto")

    table.play("corin", "explore:east", "any")

    assert table.view.room == "t4_blue"
    assert table.event(TileTurned).room == "t4_blue"


def test_mm_148_over_a_flip_space() -> None:
    """MM-148 The tile is turned over; everybody stands on the flip space of its other side."""
    table = scene("line", mice={"corin": "s2", "brom": "s6"}, options="auto")

    table.play("corin", "explore:flip", "any")

    assert table.view.room == "line_blue"
    assert (table.at("corin"), table.at("brom")) == ("b1", "b1")


def test_mm_148_five_mice_and_one_flip_space() -> None:
    """MM-148 Four fill it; the fifth stands next to it (T-73)."""
    mice = dict.fromkeys(("corin", "brom", "maud", "sable"), "s2")
    table = scene("line", mice={**mice, "wren": "s1"}, seats=1, options="auto")

    table.play("corin", "explore:flip", "any")

    assert sorted(table.view.spaces) == ["b1"] * 4 + ["b2"]


def test_mm_149_hook_flips_need_the_hook() -> None:
    """MM-149, MM-R65 Without the token no; with it yes, and it stays (T-71)."""
    bare = scene("t2_blue", mice={"corin": "n2", "brom": "n2"}, chapter=2)
    with refused("hook-needed", "MM-149"):
        bare.play("corin", "explore:flip")

    table = scene(
        "t2_blue",
        mice={"corin": "n2", "brom": "n2"},
        chapter=2,
        stash="fishhook_thread",
        options="auto",
    )
    table.play("corin", "explore:flip", "any")

    assert table.view.room == "t2_orange"
    assert table.view.stash == ("fishhook_thread",)


def test_mm_150_tool_flips_need_skilled_paws() -> None:
    """MM-150 A warrior no, a scamp yes (T-72)."""
    tables = scene("t6_blue", mice={"maud": "w2", "sable": "w2"}, chapter=2)
    space = int(tables.game.tables.tool_flip[tables.state.side]).bit_length() - 1
    for hero in ("maud", "sable"):
        tables.state.rows[tables.hero(hero)] = space

    with refused("tool-needed", "MM-150"):
        tables.play("maud", "explore:flip")
    tables.ends_turn("maud", "F1")
    assert "explore:flip" in tables.choices("sable")


def test_mm_153_a_visited_room_is_quiet() -> None:
    """MM-153 No card, and the explorer may still move (T-75)."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, options="auto")
    table.state.visited |= 1 << (table.state.side ^ 1)

    table.play("corin", "explore:flip")

    assert not table.all(EncounterDrawn)
    assert "go:b2" in table.choices("corin")


def test_mm_51_an_encounter_ends_turn_and_round() -> None:
    """MM-51, MM-37, MM-38, MM-R01 All cards are dealt anew, and a new round begins at the top."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, options="auto")

    table.play("corin", "explore:flip", "any")

    assert table.event(OrderSet).clause == "MM-38"
    assert table.event(RoundBegan).number == 2


def test_mm_155_the_line_of_the_page() -> None:
    """MM-155 On page 3 the middle line counts (T-74)."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, page=3, options="auto")

    table.play("corin", "explore:flip", "any")

    assert table.event(EncounterDrawn).pages == (3, 4)


def test_mm_156_an_older_card_is_discarded() -> None:
    """MM-156 The face-up card of the last encounter makes room."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, face_up="night_watch", options="auto")

    table.play("corin", "explore:flip", "any")

    assert table.event(EncounterGone).encounter == "night_watch"
    assert table.view.face_up == table.event(EncounterDrawn).encounter


# Surges.


def test_mm_175_a_surge_comes_before_the_defence() -> None:
    """MM-175, MM-R20 The sixth cheese falls in a rat's attack: surge first (T-55)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        wheel=5,
    )

    table.ends_turn("corin", "F1 F2 F4 F4 F4 F1")

    kinds = table.happened()
    rolled = [at for at, kind in enumerate(kinds) if kind == "rolled"]
    assert rolled[0] < kinds.index("surged") < rolled[1]
    assert table.of("corin", "wounds") == 1


def test_mm_180_all_cheese_leaves_the_wheel() -> None:
    """MM-180 Two cheeses on five: one surge, and the wheel is empty (T-56)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        wheel=5,
    )

    table.ends_turn("corin", "F1 F1 F1")

    assert len(table.all(Surged)) == 1
    assert table.view.wheel == 0


def test_mm_178_the_cards_surge_comes_once() -> None:
    """MM-178, MM-179 The face-up card is used up; the next surge only moves time (T-58)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        wheel=5,
        face_up="roach_patch",
        options="auto",
    )

    table.ends_turn("corin", "F1 F4 F1")

    assert table.event(EncounterGone).encounter == "roach_patch"
    assert len(table.all(Placed)) == 2
    assert table.view.face_up == ""


def test_mm_177_a_special_surge_keeps_the_card() -> None:
    """MM-177, MM-R83, MM-181 The garden has a surge of its own: a centipede (T-57)."""
    table = scene(
        "t7_orange",
        mice={"corin": "a1", "brom": "a1"},
        foes={"rat1": "rat_warrior a1"},
        track="corin rat_warrior brom",
        wheel=5,
        face_up="roach_patch",
        options="auto",
    )

    table.ends_turn("corin", "F1 F4 F1")

    assert [placed.minion for placed in table.all(Placed)] == ["centipede"]
    assert table.view.face_up == "roach_patch"


def test_mm_172_no_more_figures_than_there_are() -> None:
    """MM-172, MM-293 Two rats are wanted, five are out: one comes (T-59)."""
    foes = {f"rat{number}": "rat_warrior s1" for number in (1, 2)}
    foes |= {f"rat{number}": "rat_warrior s6" for number in (3, 4, 5)}
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes=foes,
        wheel=5,
        face_up="roach_patch",
        options="auto",
    )

    table.play("corin", "attack:rat1", "F2 F4 F4 F3 F1")

    assert len(table.all(Placed)) == 1


def test_mm_182_the_last_page_loses_before_anybody_comes() -> None:
    """MM-182, MM-277 Hourglass on 5, The End on 6 (T-60)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        wheel=5,
        page=5,
        face_up="roach_patch",
    )

    table.ends_turn("corin", "F1 F2")

    assert table.event(PageTurned).page == 6
    assert not table.all(Placed)
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.reason == "last-page"


# Placing.


def test_mm_167_shooters_take_the_walled_entry() -> None:
    """MM-166…170 Elites on the shelf, the spider near the mice, roaches spread (T-76)."""
    table = scene("t1_orange", mice={"corin": "a3", "brom": "a3"}, options="auto")
    spawn(table, {"elite_rat": 2, "spider": 1, "roach": 4})

    where = {placed.figure: placed.space for placed in table.all(Placed)}

    assert where["elite_rat1"] == where["elite_rat2"] == "shelf"
    assert where["spider"] != "shelf"
    roaches = [space for figure, space in where.items() if figure.startswith("roach")]
    assert sorted(roaches.count(space) for space in set(roaches)) == [2, 2]


def test_mm_168_shooters_stand_far_off() -> None:
    """MM-168, MM-R51 Without a walled entry the farthest one (T-77)."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, options="auto")

    spawn(table, {"elite_rat": 1})

    assert table.event(Placed).space == "s6"


@pytest.mark.parametrize("where", [("s1", "s1"), ("s1", "s6"), ("s6", "s6")])
def test_mm_168_between_equals_the_players_choose(where: tuple[str, str]) -> None:
    """MM-168 Both entries are equally far: each archer stands where they like, also both on one."""
    table = scene("line", mice={"corin": "s3", "brom": "s4"})

    spawn(table, {"elite_rat": 2})
    assert table.pending == ["ann entry"]
    for space in where:
        assert table.choices("ann") == {"at:s1", "at:s6"}
        table.play("ann", f"at:{space}", "any")

    assert (table.at("rat1"), table.at("rat2")) == where


def test_mm_172_who_does_not_come_needs_no_space() -> None:
    """MM-172, MM-170 Two rats are wanted and one figure is left: where it stands is a choice."""
    foes = {f"rat{number}": "rat_warrior s3" for number in range(1, 4)}
    foes |= {f"rat{number}": "rat_warrior s4" for number in range(4, 6)}
    table = scene("line", mice={"corin": "s2", "brom": "s5"}, foes=foes)

    spawn(table, {"rat_warrior": 2}, why=1)

    assert table.pending == ["ann entry"]


def test_mm_170_one_for_each_is_no_choice() -> None:
    """MM-170, MM-R52 Two rats and two entries: one on each, and nobody is asked."""
    table = scene("line", mice={"corin": "s3", "brom": "s4"})

    spawn(table, {"rat_warrior": 2})

    assert {table.at("rat1"), table.at("rat2")} == {"s1", "s6"}


def test_mm_158_an_ambush() -> None:
    """MM-158, MM-R06, MM-159 Each minion card moves up by a die, from the top down (T-78)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1", "maud": "s1"},
        foes={"rat1": "rat_warrior s6", "spider1": "spider s5"},
        track="corin brom rat_warrior maud spider",
        seats=1,
    )
    spawn(table, {}, ambush=True, luck="F2 F3")

    assert [moved.place for moved in table.all(CardMoved)] == [1, 2]
    assert table.track == "rat_warrior spider corin brom maud"
    assert [rolled.purpose for rolled in table.all(Rolled)] == ["ambush", "ambush"]


def test_mm_44_a_boss_comes_among_minions() -> None:
    """MM-44, MM-R05 Both cards at the bottom, the first moves up by a die (T-09)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s6"},
        track="corin brom rat_warrior",
        options="auto",
    )

    spawn(table, {"brodie": 1}, why=1, luck="0 F3")

    assert table.track in (
        "brodie_pounces corin brom rat_warrior brodie_chases",
        "brodie_chases corin brom rat_warrior brodie_pounces",
    )


def test_mm_40_a_kind_that_is_there_needs_no_card() -> None:
    """MM-40 Two more roaches act with the card that lies there (T-07)."""
    table = scene(
        "line", mice={"corin": "s1", "brom": "s1"}, foes={"roach1": "roach s6"}, options="auto"
    )

    spawn(table, {"roach": 2}, why=1)

    assert table.track == "corin brom roach"
    assert len(table.foes) == 3
