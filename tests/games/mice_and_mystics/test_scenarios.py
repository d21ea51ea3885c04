"""Scenarios of the catalogue, told in full where another test shows only a part of them."""

from __future__ import annotations

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games.mice_and_mystics import layout as s
from purrlour.games.mice_and_mystics.events import (
    Attacked,
    CatPounced,
    Defeated,
    EncounterGone,
    Ended,
    GrapeThrown,
    PageTurned,
    Placed,
    RoundBegan,
    Stole,
    Surged,
    TileTurned,
    TrapsLaid,
    TurnBegan,
)
from tests.games.mice_and_mystics.scene import Scene, dealt, refused, scene, spawn

LEARNT = {"corin": "cleave", "brom": "quick_snare", "maud": "mend", "sable": "slip_away"}


def begun(seed: int, seats: int = 2, dice: str = "rolled") -> Scene:
    """The first chapter, its party as suggested, at its first choice."""
    table = dealt(seats, seed=seed, party="suggested", dice=dice)
    for hero, ability in LEARNT.items():
        table.play(hero, f"learn:{ability}", f"any{seed}")
    return table


def test_t_04_the_order_at_the_start_is_a_shuffle() -> None:
    """MM-13, MM-38 Four mice and a card for each kind on the board, in any order (T-04)."""
    orders = {begun(seed).view.track for seed in range(12)}

    assert {tuple(sorted(order)) for order in orders} == {
        ("brom", "corin", "maud", "rat_warrior", "roach", "sable")
    }
    assert len({order[0] for order in orders}) > 3
    assert len(orders) > 8


def test_t_08_three_cards_three_turns() -> None:
    """MM-42, MM-43 The Regent acts three times a round, once for each card (T-08)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s2"},
        foes={"spider1": "moth_regent s6"},
        track="corin regent_gaze regent_silk regent_wing brom",
    )

    table.ends_turn("corin", "any1")

    acted = [turn.card for turn in table.all(TurnBegan)]
    assert acted[:3] == ["regent_gaze", "regent_silk", "regent_wing"]


def test_t_14_the_last_minion_falls_and_time_runs_on() -> None:
    """MM-54, MM-175, MM-49 Brom, the lowest, beats the last rat; his turn ends: surge (T-14)."""
    table = scene(
        "line",
        mice={"corin": "s2", "brom": "s2"},
        foes={"rat1": "rat_warrior s2"},
        track="corin rat_warrior brom",
        turn="brom",
        wheel=5,
        face_up="rat_patrol",
    )
    table.play("brom", "attack:rat1", "F2 F2 F4 F4 F4 F4")
    assert table.event(Defeated).hero == "brom"
    assert table.view.wheel == 5

    table.ends_turn("brom", "any")

    assert table.event(PageTurned).page == 2
    assert table.view.wheel == 0
    assert [placed.minion for placed in table.all(Placed)] == ["spider"]
    assert sorted(table.view.track) == ["brom", "corin", "spider"]
    assert table.event(RoundBegan).number == 2


def test_t_26_a_step_along_the_thread_costs_one() -> None:
    """MM-259 Over the gap at the price of a step (T-26)."""
    table = scene("step", mice={"corin": "p", "brom": "x"}, stash="fishhook_thread", move=3)

    table.play("corin", "lay:hook").play("corin", "at:q").play("corin", "go:q")

    assert table.view.allowance == 2


def test_t_32_a_small_minion_does_not_join_a_large_one() -> None:
    """MM-80…82, MM-196 The spider fills s3: the rat behind it stays behind it (T-32)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"spider1": "spider s3", "rat1": "rat_warrior s4"},
        track="corin rat_warrior brom spider",
    )

    table.ends_turn("corin", "F3 F1")

    assert table.at("rat1") == "s4"


def test_t_58_the_next_surge_only_moves_the_hourglass() -> None:
    """MM-178, MM-179 The face-up card brought its minions; then nobody is left to come (T-58)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        wheel=5,
        face_up="sneaks",
        options="auto",
        end_page=9,
    )
    table.ends_turn("corin", "F1 F4 F1")
    assert table.event(EncounterGone).encounter == "sneaks"
    there = table.foes
    table.state.wheel = 5

    table.play("brom", "attack:rat1", "F2 F4 F4 F4 F3 F1")

    assert len(table.all(Surged)) == 1
    assert table.view.page == 3
    assert table.foes == there
    assert table.view.wheel == 0


def test_t_62_in_the_next_room_it_may_search_again() -> None:
    """MM-135, MM-R26 A find closes one room to the finder, not another (T-62)."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, deck="felt_jerkin", options="auto")
    table.state.visited |= 1 << (table.state.side ^ 1)
    table.play("corin", "search", "F2").play("corin", "keep").ends_turn("corin", "F1")

    table.play("brom", "explore:flip").ends_turn("brom", "F1")

    assert "search" in table.choices("corin")


def test_t_69_a_tile_that_lies_wrong_is_turned() -> None:
    """MM-146, MM-147, MM-154 The hall lies blue side up; its orange side has the exit (T-69)."""
    table = scene("t1_orange", mice={"corin": "e3", "brom": "a1"}, options="auto")
    hall = table.game.tables.names.sides.index("t3_blue")
    table.state.rows[s.UP + hall // 2] = 1
    assert "t3_blue" in table.view.tiles

    table.play("corin", "explore:east", "any")

    assert table.event(TileTurned).room == "t3_orange"
    assert table.view.room == "t3_orange"
    assert "encounter" in table.happened()


def test_t_70_a_side_without_a_facing_exit_is_no_way() -> None:
    """MM-145, MM-146, MM-R12 North of the ratways the wainscot has no door in the south (T-70)."""
    table = scene("t4_blue", mice={"corin": "n1", "brom": "n1"})
    before = table.view.tiles

    assert "explore:north" not in table.choices("corin")
    with refused("way-closed", "MM-146"):
        table.play("corin", "explore:north")

    assert table.view.tiles == before


def test_t_76_everybody_on_the_right_entry() -> None:
    """MM-166…170 Elites on the shelf, the spider on the nearest empty one, roaches two and two
    on what is left (T-76)."""
    table = scene("t1_orange", mice={"corin": "a3", "brom": "a3"}, options="auto")

    spawn(table, {"elite_rat": 2, "spider": 1, "roach": 4})

    where = [(placed.minion, placed.space) for placed in table.all(Placed)]
    assert where[:3] == [("elite_rat", "shelf"), ("elite_rat", "shelf"), ("spider", "a5")]
    assert sorted(where[3:]) == [("roach", "e5")] * 2 + [("roach", "shelf")] * 2


def test_t_79_a_trap_on_every_mark_of_the_room() -> None:
    """MM-161 Two marks, two traps (T-79)."""
    table = scene("t1_orange", mice={"corin": "c4", "brom": "c4"}, options="auto")
    names = table.game.tables.names
    table.state.threats[table.state.foes_left - 1] = names.encounters.index("trap_line")

    table.play("corin", "explore:flip", "any")

    assert set(table.event(TrapsLaid).spaces) == {"w2", "e2"}
    assert set(table.view.traps) == {"w2", "e2"}


def test_t_80_greedy_roaches_make_all_of_them_greedy() -> None:
    """MM-162, MM-163 A surge of greedy ones: an old one's theft feeds the wheel (T-80)."""
    table = scene(
        "line",
        mice={"corin": "s1 cheese:2", "brom": "-"},
        foes={"rat1": "rat_warrior s1", "roach1": "roach s1"},
        track="corin rat_warrior roach brom",
        wheel=5,
        face_up="crumb_raiders",
        options="auto",
    )
    assert table.state.greedy == 0

    rats, old_roach, new_roaches = "F1 F4", "F2 F2 F4 F4 F4", "F4 F4 F1"
    table.ends_turn("corin", f"{rats} {old_roach} {new_roaches} F4 F4 F1")

    assert table.view.greedy
    assert (table.event(Stole).figure, table.event(Stole).wheel) == ("roach1", True)
    assert table.view.wheel == 2


def test_t_86_the_operator_rolls_for_the_rats() -> None:
    """MM-193, MM-197 With real dice it is Bob, who plays the lowest mouse (T-86)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s6", "rat2": "rat_warrior s4", "rat3": "rat_warrior s5"},
        track="corin rat_warrior brom",
        options="typed",
    )

    table.ends_turn("corin")

    for rat in ("rat_warrior2", "rat_warrior3", "rat_warrior1"):
        assert table.pending == ["bob face"]
        (asked,) = table.game.decisions(table.state)
        assert asked.about == f"roll:move die:1 figure:{rat}"
        table.play("bob", "face:1")


def test_t_91_what_is_left_of_the_chase_is_run_back() -> None:
    """MM-224…228 Five spaces: two to Corin, two more to Brom, and one back towards Corin (T-91)."""
    table = scene(
        "line",
        mice={"corin": "s3", "brom": "s5"},
        foes={"paw1": "brodie s1"},
        track="corin brodie_chases brom brodie_pounces",
    )

    table.ends_turn("corin", "F2 F3 F2 F4 F4 F4 F4 F4 F4 F1")

    assert table.at("paw1") == "s4"
    assert (table.of("corin", "wounds"), table.of("brom", "wounds")) == (1, 1)


def test_t_96_a_grape_does_not_move_a_spider() -> None:
    """MM-247, MM-273 Large figures stand fast, whole grape or squashed (T-96)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"spider1": "spider s5"},
        stash="dinner_fork grape",
    )
    table.play("corin", "lay:fork").play("corin", "throw:spider1", "1")

    assert not table.event(GrapeThrown).squashed
    assert table.view.foe_ails == ((),)
    assert table.view.grape == "s5"


def test_t_103_who_flew_has_its_turn_all_the_same() -> None:
    """MM-264 The thrower's action is used, the flyer's turn is not (T-103)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, stash="dinner_fork")
    table.play("corin", "lay:fork").play("corin", "fling:brom").play("corin", "at:s6")
    assert "search" not in table.choices("corin")

    table.ends_turn("corin", "F2")

    assert table.turn == "brom"
    assert table.view.allowance == 3
    assert {"search", "go:s5"} <= table.choices("brom")


def test_t_112_a_win_that_comes_first_is_a_win() -> None:
    """MM-280, MM-R43 Brom reaches the post; the race against time would come after (T-112)."""
    table = scene("t7_orange", mice={"corin": "post", "brom": "c2"}, turn="brom", wheel=5, page=5)

    table.play("brom", "go:post")

    assert table.event(Ended).won
    assert table.view.page == 5


def test_t_115_a_game_goes_on_from_where_it_was_saved() -> None:
    """A position in the middle of anything, with its luck, has the same future (T-115)."""
    table = scene(
        "line",
        mice={"corin": "s2", "brom": "s2"},
        foes={"rat1": "rat_warrior s2"},
        wheel=5,
        face_up="mixed_foragers",
        options="trophies",
        chapter=2,
    )
    table.play("corin", "attack:rat1", "F2 F4 F4 F1 F4")
    assert table.pending == ["ann entry"], "a surge in the middle of an attack"
    saved = table.position

    def future(state_text: str) -> list[str]:
        state, luck = table.game.load(state_text), Seeded(77)
        told = [table.game.position(state)]
        for _ in range(60):
            asked = table.game.decisions(state)
            if not asked:
                break
            seat = asked[0].seat
            code = table.game.legal(state, seat)[0]
            log: list[object] = []
            table.game.apply(state, seat, code, luck, log)  # type: ignore[arg-type]  # a bare list
            told += [str(asked), str(log), table.game.position(state)]
        return told

    once, again = future(saved), future(saved)

    assert once == again
    assert len(once) > 30
    assert once[0] == saved


def test_t_116_alone_one_rolls_for_the_minions_too() -> None:
    """MM-114, MM-R86 The only player is the player to the left (T-116)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        seats=1,
        options="typed",
    )
    table.play("corin", "attack:rat1")
    for face in (2, 2, 4):
        table.play("ann", f"face:{face}")

    (asked,) = table.game.decisions(table.state)

    assert (asked.seat, asked.about) == (0, "roll:defence die:1 figure:rat_warrior1")


def test_t_89_the_figures_count_not_the_cards() -> None:
    """MM-220, MM-221 Two on either space: the one with the top card is pounced on (T-89)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"paw1": "brodie s6", "roach1": "roach s1", "roach2": "roach s6"},
        track="brom brodie_pounces corin roach brodie_chases",
    )

    table.ends_turn("brom", "F4 F4 F4 F1")

    assert table.event(CatPounced).space == "s6"
    assert [(told.figure, told.target) for told in table.all(Attacked)] == [
        ("brodie", "brom"),
        ("brodie", "roach2"),
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_t_01_every_mouse_has_one_controller(seats: int) -> None:
    """MM-02…04 Four mice for one to four players, each played by exactly one (T-01)."""
    table = begun(3, seats)

    assert len(set(table.view.heroes)) == 4
    assert table.view.seat_of == tuple(number % seats for number in range(4))
