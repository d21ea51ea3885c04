"""Corners of the rules that other files have no room for, in the order of the rulebook."""

import pytest

from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.events import (
    Attacked,
    Captured,
    CardFound,
    CardMoved,
    Defended,
    EncounterDrawn,
    OrderSet,
    Placed,
    Rolled,
    RoundBegan,
    Stepped,
    StoryTold,
    TrapsLaid,
    TrophyWon,
    TurnBegan,
    WheelTurned,
)
from purrlour.games.mice_and_mystics.layout import ROACHES, TROPHIES
from tests.games.mice_and_mystics.scene import dealt, game, refused, scene, spawn


def test_sets_of_numbers_reach_beyond_thirty_one() -> None:
    """Compiled code must not shift by 32 bits: cards, triggers and trophies are larger sets."""
    assert [bit(number) for number in (0, 30, 31, 32, 49, 62)] == [
        1 << number for number in (0, 30, 31, 32, 49, 62)
    ]


def test_mm_11_tiles_lie_as_the_chapter_says() -> None:
    """MM-11 Four tiles, orange side up."""
    assert set(dealt(1).view.tiles) == {"t1_orange", "t3_orange", "t7_orange", "t4_orange"}


def test_mm_17_the_chapters_own_steps_come_last() -> None:
    """MM-17 The story begins when everything lies."""
    table = dealt(1, party="suggested")
    for hero, ability in (
        ("corin", "cleave"),
        ("brom", "quick_snare"),
        ("maud", "mend"),
        ("sable", "slip_away"),
    ):
        table.play(hero, f"learn:{ability}", "any1")

    kinds = table.happened()
    assert kinds.index("order-set") < kinds.index("story") < kinds.index("round")
    assert table.all(StoryTold)[0].key == "book_before"


def test_mm_19_two_classes() -> None:
    """MM-19 Brom is a tinkerer and a warrior, and learns from both."""
    table = dealt(1, party="suggested").play("corin", "learn:cleave")

    assert {"learn:quick_snare", "learn:riposte"} <= table.choices("brom")


def test_mm_21_no_life_symbol_means_one_life() -> None:
    """MM-21 Roaches, rats and elite rats fall at the first wound."""
    names, tables = game().tables.names, game().tables
    for kind in ("roach", "rat_warrior", "elite_rat"):
        assert tables.foes[names.foes.index(kind) * 10 + 4] == 1


def test_mm_41_the_track_has_no_end() -> None:
    """MM-41 More cards than the board has places: the order simply goes on."""
    table = scene(
        "line",
        mice=dict.fromkeys(("corin", "brom", "maud", "sable"), "s1"),
        foes={
            "roach1": "roach s6",
            "rat1": "rat_warrior s6",
            "rat2": "elite_rat s6",
            "spider1": "spider s5",
            "centipede1": "hundredknock s4",
            "paw1": "brodie s3",
        },
        seats=1,
    )

    assert len(table.view.track) == 12


def test_mm_42_a_boss_acts_once_for_each_card() -> None:
    """MM-42, MM-43 The Regent's three cards are shuffled in, and she has three turns (T-08)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, options="auto", end_page=12)
    spawn(table, {"moth_regent": 1})
    assert set(table.view.track) == {
        "corin",
        "brom",
        "regent_gaze",
        "regent_silk",
        "regent_wing",
    }


def test_mm_46_a_captured_mouses_card_stays() -> None:
    """MM-46 Only figures leave the board."""
    table = scene(
        "line",
        mice={"corin": "s1 wounds:3", "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F2 F2 F4 F4 F4 F1")

    assert table.event(Captured).hero == "corin"
    assert "corin" in table.track


def test_mm_47_a_surge_among_minions_appends() -> None:
    """MM-47, MM-39, MM-R02 New kinds lie below all others; the mice stay where they are (T-06)."""
    table = scene(
        "line",
        mice={"corin": "s2", "brom": "s2"},
        foes={"rat1": "rat_warrior s4"},
        track="brom rat_warrior corin",
        turn="corin",
        options="auto",
    )

    spawn(table, {"spider": 1, "roach": 2}, why=1)

    assert table.track.startswith("brom rat_warrior corin ")
    assert set(table.track.split()[3:]) == {"spider", "roach"}


def test_mm_53_every_figure_of_a_card_acts() -> None:
    """MM-53, MM-195 Each one moves and fights before the next one moves."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s2", "rat2": "rat_warrior s3"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F1 F4 F4 F2 F4 F4 F1")

    order = [event.kind for event in table.events if event.kind in ("stepped", "attacked")]
    assert order == ["stepped", "attacked", "stepped", "stepped", "attacked"]


def test_mm_59_one_action_a_turn() -> None:
    """MM-59 Search or fight, not both."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s1"})
    table.play("corin", "search", "F3")

    with refused("already-acted", "MM-57"):
        table.play("corin", "attack:rat1")


def test_mm_64_a_free_ability_is_no_free_action() -> None:
    """MM-64 It counts as the ability of the turn, not as share, equip or level up."""
    table = scene("line", mice={"maud": "s1 cheese:2 knows:guardian_hymn", "brom": "s1"})

    table.play("maud", "use:guardian_hymn")

    assert {"share:brom", "equip"} <= table.choices("maud")


def test_mm_69_adjacency_is_the_tiles_own() -> None:
    """MM-69, MM-70, MM-75, MM-76, MM-79 A plain step costs one; rock and walls part spaces."""
    table = scene("cross", mice={"corin": "n1", "brom": "h"}, move=1)

    with refused("not-adjacent", "MM-69"):
        table.play("corin", "go:e1")
    table.play("corin", "go:h")

    assert not any(choice.startswith("go:") for choice in table.choices("corin"))


def test_mm_78_what_is_painted_inside_a_space_does_nothing() -> None:
    """MM-78 Plates lie on the great table; it is one space."""
    table = scene("t3_orange", mice={"corin": "table", "brom": "table"})

    assert table.at("corin") == table.at("brom") == "table"


def test_mm_100_whoever_is_put_on_a_trap_is_not_checked() -> None:
    """MM-100, MM-R13 A flung mouse lands softly."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, stash="dinner_fork", traps="s4")
    table.play("corin", "lay:fork").play("corin", "fling:brom")

    table.play("corin", "at:s4")

    assert table.of("brom", "wounds") == 0
    assert table.view.traps == ("s4",)


def test_mm_110_other_rolls_give_no_cheese() -> None:
    """MM-110 A cheese on the search die is nothing."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"})

    table.play("corin", "search", "F1")

    assert table.of("corin", "cheese") == 0


def test_mm_121_on_one_space_everybody_sees() -> None:
    """MM-119, MM-121 Sight is fixed with the tile; on one space it is always there."""
    table = scene("cross", mice={"wren": "n2", "brom": "h"}, foes={"rat1": "rat_warrior n2"})

    assert "attack:rat1" in table.choices("wren")


def test_mm_129_wounds_add_up_to_capture() -> None:
    """MM-129 Poison counts: two wounds and two poisoned ones are four."""
    table = scene(
        "line",
        mice={"corin": "s1 wounds:1 poison:2", "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F2 F4 F4 F4 F4 F1")

    assert table.at("corin") == ""


def test_mm_137_a_special_search() -> None:
    """MM-137 On the great table a star finds the larder key, and no card."""
    table = scene("t3_orange", mice={"corin": "table", "brom": "table"})

    table.play("corin", "search", "F2")

    assert not table.all(CardFound)
    assert [told.key for told in table.all(StoryTold)] == ["ch1_larder_key"]


def test_mm_151_exploring_needs_no_roll() -> None:
    """MM-151 The only luck in it is what waits behind."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, options="auto")
    table.state.visited |= 1 << (table.state.side ^ 1)

    table.play("corin", "explore:flip")

    assert not table.all(Rolled)


def test_mm_152_captured_mice_stay_captured() -> None:
    """MM-152, MM-R25 They are not carried along."""
    table = scene("line", mice={"corin": "s2", "brom": "-", "maud": "s1"}, options="auto", seats=1)
    table.state.visited |= 1 << (table.state.side ^ 1)

    table.play("corin", "explore:flip")

    assert table.at("brom") == ""
    assert table.at("maud") == "b1"


def test_mm_157_the_first_side_counts_as_visited() -> None:
    """MM-157, MM-R26 And the two sides of a tile are two rooms."""
    assert dealt(1, party="suggested").play("corin", "learn:cleave").view.visited == ()

    table = scene("line", mice={"corin": "s2", "brom": "s2"}, options="auto")
    table.play("corin", "explore:flip", "any")
    assert table.all(EncounterDrawn)
    assert set(table.view.visited) == {"line_orange", "line_blue"}


def test_mm_160_a_surge_is_no_ambush() -> None:
    """MM-160, MM-47 Night Watch ambushes; its surge does not, and joins the track below."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        wheel=5,
        face_up="night_watch",
        options="auto",
    )

    table.ends_turn("corin", "F1 F4 F1")

    assert not [rolled for rolled in table.all(Rolled) if rolled.purpose == "ambush"]
    assert table.event(OrderSet).clause == "MM-47"


def test_mm_161_mousetraps_on_every_mark() -> None:
    """MM-161, MM-165 A trap line lays them (T-79)."""
    table = scene("pool", mice={"corin": "b1", "brom": "b1"}, options="auto")
    names = table.game.tables.names
    table.state.threats[table.state.foes_left - 1] = names.encounters.index("trap_line")
    table.state.visited = 1 << table.state.side

    table.play("corin", "explore:flip", "any")

    assert table.event(TrapsLaid).spaces == ("s4",)
    assert table.view.traps == ("s4",)


def test_mm_171_whoever_comes_has_a_card() -> None:
    """MM-171 Minions of a search event join the track."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, deck="nest_disturbed")

    table.play("corin", "search", "F2")

    assert "roach" in table.track


def test_mm_174_no_room_no_figure() -> None:
    """MM-174, MM-R14 Both entries are full: nobody comes."""
    foes = {f"roach{number}": "roach s1" for number in range(1, 5)}
    foes |= {f"roach{number}": "roach s6" for number in range(5, 9)}
    table = scene("line", mice={"corin": "s3", "brom": "s3"}, foes=foes, options="auto")

    spawn(table, {"rat_warrior": 1, "spider": 1}, why=1)

    assert not table.all(Placed)
    assert table.track == "corin brom roach"


def test_mm_176_a_surge_turns_the_page() -> None:
    """MM-176 First of all the hourglass moves."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        wheel=5,
        page=2,
    )

    table.ends_turn("corin", "F1 F4 F1")

    assert table.view.page == 3


def test_mm_183_disguises_do_not_help_against_surges() -> None:
    """MM-183 Rats come all the same (T-100)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"roach1": "roach s1"},
        track="corin roach brom",
        wheel=5,
        face_up="roach_patch",
        stash="disguises",
        options="auto",
    )

    table.ends_turn("corin", "F1 F4 F1")

    assert [placed.minion for placed in table.all(Placed)] == ["rat_warrior", "rat_warrior"]


def test_mm_185_one_partner_a_share() -> None:
    """MM-185 With Brom or with Maud."""
    table = scene("line", mice={"corin": "s1", "brom": "s1", "maud": "s1"}, seats=1)
    table.play("corin", "share:brom").play("corin", "done")

    with refused("free-action-used", "MM-60"):
        table.play("corin", "share:maud")


def test_mm_191_no_cap_on_abilities() -> None:
    """MM-191 One a turn, and as many as there is cheese for."""
    table = scene("line", mice={"maud": "s1 cheese:12 knows:mend,warm_hearth", "brom": "s1"})
    table.play("maud", "level-up").play("maud", "learn:guardian_hymn")

    assert len(str(table.of("maud", "abilities")).split(",")) == 3
    with refused("free-action-used", "MM-60"):
        table.play("maud", "level-up")


def test_mm_198_onto_the_mouses_space() -> None:
    """MM-198, MM-203, MM-206, MM-R49 A rat comes to the mouse, stops there and strikes."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s3"},
        track="corin rat_warrior brom",
    )
    table.ends_turn("corin", "F3 F4 F4 F1")

    assert [step.space for step in table.all(Stepped)] == ["s2", "s1"]
    assert table.event(Attacked).target == "corin"


def test_mm_210_a_mouse_defends_with_all_it_has() -> None:
    """MM-210 Corin rolls three: two by nature and one for the cuirass."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F2 F4 F3 F4 F4 F1")

    assert table.event(Defended).blocks == 1
    assert [len(rolled.faces) for rolled in table.all(Rolled)] == [2, 3, 1]


def test_mm_211_attacked_this_turn_means_this_card() -> None:
    """MM-211, MM-R08 What the roaches did does not matter to the rats."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s2", "maud": "s6"},
        foes={"roach1": "roach s1", "rat1": "rat_warrior s1"},
        track="maud roach rat_warrior corin brom",
        seats=1,
    )

    table.ends_turn("maud", "F4 F4 F4 F4 F1")

    assert [attack.target for attack in table.all(Attacked)] == ["corin", "corin"]


@pytest.mark.parametrize(
    ("kind", "figure", "size", "mighty"),
    [("captain_vurst", 1, 0, 1), ("hundredknock", 3, 1, 1), ("spider", 2, 1, 0)],
)
def test_mm_213_mighty_minions_borrow_figures(
    kind: str, figure: int, size: int, mighty: int
) -> None:
    """MM-213…216 Vurst is a rat's figure and no rat; large is not mighty, nor the reverse."""
    tables = game().tables
    row = tables.names.kinds.index(kind) * 8

    assert [tables.kinds[row + at] for at in range(3)] == [figure, size, mighty]


def test_mm_214_vurst_is_no_rat() -> None:
    """MM-214, MM-R76 He throws no grapes, and disguises do not fool him."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "captain_vurst s4"},
        track="corin captain_vurst brom",
    )
    table.state.grape = table.state.rows[table.figure("rat1")]

    table.ends_turn("corin", "F2 F2 F2 F1")

    assert table.event(Attacked).figure == "captain_vurst"


def test_mm_r103_vursts_cheese_is_another_attack() -> None:
    """MM-R103 Once a turn, on the next mouse, and nothing on the wheel."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "captain_vurst s4"},
        track="corin captain_vurst brom",
    )

    table.ends_turn("corin", "F1 F2 F2 F2 F2 F2 F1")

    assert [attack.target for attack in table.all(Attacked)] == ["corin", "brom"]
    assert table.view.wheel == 0


def test_mm_219_the_cat_acts_twice_a_round() -> None:
    """MM-219, MM-223 He pounces where he is if most are there, and chases nobody he is with."""
    table = scene(
        "line",
        mice={"corin": "s3", "brom": "s3", "maud": "s3"},
        foes={"paw1": "brodie s3"},
        track="corin brodie_pounces brodie_chases brom maud",
        seats=1,
    )

    table.ends_turn("corin", "F4 F4 F4 F2 F2 F4 F4 F4 F1")

    assert [began.card for began in table.all(TurnBegan)][:2] == ["brodie_pounces", "brodie_chases"]
    assert table.at("paw1") == "s3"


def test_mm_241_captured_in_its_own_turn() -> None:
    """MM-241 A trap takes the last life: the turn is over."""
    table = scene("line", mice={"corin": "s2 wounds:3", "brom": "s1"}, traps="s3")

    table.play("corin", "go:s3", "F1 F1 F2")

    assert table.at("corin") == ""
    assert table.turn == "brom"


def test_mm_245_a_stunned_mouse_and_its_cards() -> None:
    """MM-245, MM-R21 Free things yes, actions no."""
    table = scene(
        "line",
        mice={"maud": "s1 stunned cheese:4 knows:guardian_hymn,mend", "brom": "s1 wounds:1"},
    )

    assert {"equip", "share:brom", "use:guardian_hymn"} <= table.choices("maud")
    assert "use:mend" not in table.choices("maud")


def test_mm_247_large_figures_do_not_fall() -> None:
    """MM-247, MM-255 And who lies cannot fall again."""
    table = scene(
        "line",
        mice={"corin": "s1 packs:tail_trip", "brom": "s1"},
        foes={"spider1": "spider s2"},
    )

    table.play("corin", "attack:spider1", "F4 F4 F4")

    assert table.view.foe_ails == ((),)


def test_mm_262_how_far_the_hook_reaches() -> None:
    """MM-262, MM-R41 Five and a half units: three spaces along the line, not four."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, stash="fishhook_thread")

    table.play("corin", "lay:hook")

    assert table.choices("corin") == {"at:s2", "at:s3", "at:s4"}


def test_mm_266_the_fork_back_into_the_stash() -> None:
    """MM-266 An action on its space."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, stash="dinner_fork")
    table.play("corin", "lay:fork")

    table.play("corin", "back:fork")

    assert table.view.stash == ("dinner_fork",)
    assert "search" not in table.choices("corin")


def test_mm_278_a_chapter_has_its_own_ways_to_lose() -> None:
    """MM-278 Tansy swept away loses the second chapter."""
    table = scene("t2_orange", mice={"corin": "a2", "brom": "a2"}, chapter=2, end_page=7)
    flags = table.game.tables.names.flags[1]
    table.state.flags |= 1 << flags.index("tansy_lost")
    table.state.dirty = 1

    table.ends_turn("corin", "any")

    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.reason == "defeated"


def test_mm_287_the_roach_lord() -> None:
    """MM-287, MM-R45, MM-292 The fourth roach of an encounter."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"roach1": "roach s1", "roach2": "roach s6"},
        options="trophies",
    )
    table.state.rows[ROACHES + table.hero("corin")] = 3

    table.play("corin", "attack:roach1", "F2 F4 F4 F4")

    assert table.event(TrophyWon).trophy == "roach_lord"
    assert table.view.end_page == 7


def test_mm_291_the_cat_tamer_scares_large_ones() -> None:
    """MM-291, MM-R93 A large minion defends with a die less against it."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"spider1": "spider s2"},
        options="trophies",
    )
    table.state.rows[TROPHIES + 4] = table.hero("corin")

    table.play("corin", "attack:spider1", "F2 F4 F4 F4 F4")

    assert [len(rolled.faces) for rolled in table.all(Rolled)] == [3, 2]


def test_mm_58_the_game_goes_on_with_the_next_round() -> None:
    """MM-R03 A card that is moved does not make anybody act twice."""
    table = scene("line", mice={"brom": "s1", "corin": "s1"}, foes={"rat1": "rat_warrior s1"})

    table.play("brom", "attack:rat1", "F4 F4 F4 F4")
    assert table.event(CardMoved).card == "brom"
    table.ends_turn("brom", "F1")

    assert table.turn == "corin"
    assert not table.all(RoundBegan)
    assert not table.all(WheelTurned)
