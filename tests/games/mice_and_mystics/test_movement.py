"""Movement: MM-66 to MM-104."""

from purrlour.games.mice_and_mystics.events import (
    Captured,
    Drifted,
    MoveEnded,
    Rolled,
    StayedInWater,
    TrapSprung,
)
from tests.games.mice_and_mystics.scene import refused, scene


def test_mm_66_the_move_die_is_rolled_at_the_start_of_the_turn() -> None:
    """MM-66, MM-67, MM-68 Move 2 and a 1: three spaces, not four (T-20)."""
    table = scene("line", mice={"brom": "s6", "corin": "s1"}, track="brom corin")

    table.ends_turn("brom", "F1")

    assert table.event(Rolled).purpose == "move"
    for space in ("s2", "s3", "s4"):
        table.play("corin", f"go:{space}")
    assert table.at("corin") == "s4"
    with refused("already-moved", "MM-58"):
        table.play("corin", "go:s5")


def test_mm_58_a_move_is_not_split_around_the_action() -> None:
    """MM-58 One step, then a fight, and the move is over (T-15)."""
    table = scene(
        "line", mice={"corin": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s3"}, move=4
    )
    table.play("corin", "go:s2")

    table.play("corin", "attack:rat1", "F4 F4 F4")

    with refused("already-moved", "MM-58"):
        table.play("corin", "go:s1")


def test_mm_57_action_first_then_the_whole_move() -> None:
    """MM-57 The action may come before the move (T-16)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s2"})

    table.play("corin", "attack:rat1", "F2 F2 F2 F4 F4")

    assert not table.foes
    table.play("corin", "go:s2").play("corin", "go:s3")
    assert table.at("corin") == "s3"


def test_mm_57_either_may_be_declined() -> None:
    """MM-57, MM-65 A mouse may do nothing at all."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"})

    table.ends_turn("corin", "F2")

    assert table.turn == "brom"


def test_mm_71_down_a_yellow_line_costs_one() -> None:
    """MM-71 With the arrow a step is a step (T-22)."""
    table = scene("step", mice={"corin": "u", "brom": "x"}, move=1)

    table.play("corin", "go:l")

    assert table.at("corin") == "l"


def test_mm_72_up_a_yellow_line_costs_three() -> None:
    """MM-72 Against the arrow it costs 3, and not less will do (T-21)."""
    table = scene("step", mice={"corin": "l", "brom": "x"}, move=2)
    with refused("too-steep", "MM-72"):
        table.play("corin", "go:u")

    table = scene("step", mice={"corin": "l", "brom": "x"}, move=3)
    table.play("corin", "go:u")

    assert table.at("corin") == "u"
    assert "go:m" not in table.choices("corin")


def test_mm_73_a_yellow_line_does_not_part_fighters() -> None:
    """MM-73 Spaces split by a yellow line are adjacent, both ways (T-23)."""
    table = scene("step", mice={"corin": "l", "brom": "x"}, foes={"rat1": "rat_warrior u"})

    assert "attack:rat1" in table.choices("corin")


def test_mm_74_nobody_steps_strikes_or_shares_across_a_red_line() -> None:
    """MM-74 Spaces split by a red line are not adjacent (T-24)."""
    table = scene(
        "step", mice={"corin": "x", "brom": "y", "maud": "y"}, foes={"rat1": "rat_warrior y"}
    )

    with refused("red-line", "MM-74"):
        table.play("corin", "go:y")
    with refused("out-of-reach", "MM-111"):
        table.play("corin", "attack:rat1")
    with refused("nobody-near", "MM-184"):
        table.play("corin", "share:brom")


def test_mm_77_a_gap_between_pipes() -> None:
    """MM-77 Nobody steps over a gap without help (T-26)."""
    table = scene("step", mice={"corin": "p", "brom": "x"})

    with refused("red-line"):
        table.play("corin", "go:q")


def test_mm_77_levitation_crosses_lines_and_gaps() -> None:
    """MM-77 The scroll of levitation lets a mouse over gaps and red lines, once."""
    table = scene("step", mice={"corin": "p packs:scroll_of_levitation", "brom": "x"})

    table.play("corin", "use:scroll_of_levitation").play("corin", "go:q")

    assert table.at("corin") == "q"
    assert table.of("corin", "packs") == ()


def test_mm_81_a_full_space_is_neither_entered_nor_passed() -> None:
    """MM-80, MM-81 Four small figures fill a space (T-27)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s2", "maud": "s2"},
        foes={"roach1": "roach s2", "roach2": "roach s2"},
        seats=1,
    )

    with refused("space-full", "MM-81"):
        table.play("corin", "go:s2")


def test_mm_82_small_and_large_do_not_share() -> None:
    """MM-80, MM-R15, MM-82 A large figure fills its space (T-32)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes={"spider1": "spider s2"})

    with refused("space-full", "MM-81"):
        table.play("corin", "go:s2")


def test_mm_83_a_special_area_holds_any_number() -> None:
    """MM-83, MM-R16 Five figures on the shelf, and a sixth comes (T-28)."""
    foes = {f"roach{number}": "roach shelf" for number in range(1, 6)}
    table = scene("t1_orange", mice={"corin": "a1", "brom": "a5"}, foes=foes)

    table.play("corin", "go:shelf")

    assert table.at("corin") == "shelf"


def test_mm_84_minions_end_the_move() -> None:
    """MM-84 A mouse that enters a space with a minion stops there (T-29)."""
    table = scene("line", mice={"corin": "s2", "brom": "s1"}, foes={"roach1": "roach s3"})

    table.play("corin", "go:s3")

    assert table.event(MoveEnded).clause == "MM-84"
    assert not any(choice.startswith("go:") for choice in table.choices("corin"))


def test_mm_85_outnumbered_mice_cannot_leave() -> None:
    """MM-85 One mouse, two roaches: it stays (T-30)."""
    table = scene(
        "line",
        mice={"corin": "s3", "brom": "s1"},
        foes={"roach1": "roach s3", "roach2": "roach s3"},
    )

    with refused("held-by-minions", "MM-85"):
        table.play("corin", "go:s2")


def test_mm_85_the_first_of_two_gets_away() -> None:
    """MM-85 Two mice, two roaches: the first may leave, the second may not (T-31)."""
    table = scene(
        "line",
        mice={"corin": "s3", "brom": "s3"},
        foes={"roach1": "roach s3", "roach2": "roach s3"},
        move=1,
    )

    table.play("corin", "go:s2").ends_turn("corin", "F3")

    assert table.turn == "brom"
    with refused("held-by-minions", "MM-85"):
        table.play("brom", "go:s4")


def test_mm_86_mice_pass_mice() -> None:
    """MM-86 A space with mice alone, not full, is no hindrance."""
    table = scene("line", mice={"corin": "s1", "brom": "s2", "maud": "s2"}, seats=1)

    table.play("corin", "go:s2").play("corin", "go:s3")

    assert table.at("corin") == "s3"


def test_mm_87_the_cat_counts_as_one_minion() -> None:
    """MM-87, MM-R17 One mouse may leave the cat's space; entering it ends a move."""
    table = scene("line", mice={"corin": "s1", "brom": "s4"}, foes={"paw1": "brodie s2"})

    table.play("corin", "go:s2")

    assert table.event(MoveEnded).clause == "MM-84"


# Water.


def test_mm_88_water_ends_the_move() -> None:
    """MM-88 A step into the water is the last (T-33)."""
    table = scene("pool", mice={"corin": "a1", "brom": "b1"}, move=5)

    table.play("corin", "go:w1")

    assert table.event(MoveEnded).clause == "MM-88"
    assert not any(choice.startswith("go:") for choice in table.choices("corin"))


def test_mm_90_friends_on_the_bank_help() -> None:
    """MM-89, MM-90 A die for the mouse and one for each mouse there; a star will do (T-34)."""
    table = scene("pool", mice={"corin": "w1", "brom": "b1", "maud": "b1"}, seats=1)

    table.play("corin", "go:b1", "F1 F3 F2")

    assert table.event(Rolled).faces == (1, 3, 2)
    assert table.at("corin") == "b1"
    assert not any(choice.startswith("go:") for choice in table.choices("corin"))


def test_mm_91_the_move_is_over_either_way() -> None:
    """MM-90, MM-91 No star: it stays, and may still use its action (T-35)."""
    table = scene("pool", mice={"corin": "w1", "brom": "b1", "maud": "b1"}, seats=1)

    table.play("corin", "go:b1", "F1 F3 F4")

    assert table.event(StayedInWater).hero == "corin"
    assert table.at("corin") == "w1"
    assert "search" in table.choices("corin")
    assert not any(choice.startswith("go:") for choice in table.choices("corin"))


def test_mm_92_nobody_swims_against_the_current() -> None:
    """MM-92, MM-R79 Upstream is closed (T-36)."""
    table = scene("pool", mice={"corin": "w2", "brom": "b1"})

    with refused("against-current", "MM-92"):
        table.play("corin", "go:w1")


def test_mm_93_the_current_carries_on() -> None:
    """MM-93 Whoever ends its turn in a current is moved one space (T-37)."""
    table = scene("pool", mice={"corin": "w1", "brom": "b1"})

    table.ends_turn("corin", "F2")

    assert table.event(Drifted).space == "w2"
    assert table.at("corin") == "w2"


def test_mm_93_a_mouse_that_can_swim_stays_where_it_is() -> None:
    """MM-93, MM-94 Cork boots: no current carries it on, and none off the tile."""
    for space in ("w1", "w3"):
        table = scene("pool", mice={"corin": f"{space} wears:cork_boots", "brom": "b1"})

        table.ends_turn("corin", "F2")

        assert table.at("corin") == space
        assert table.all(Drifted) == []
        assert table.turn == "brom"


def test_mm_94_washed_away() -> None:
    """MM-94 Off the tile means captured, and a page passes (T-38)."""
    table = scene("pool", mice={"corin": "w3", "brom": "b1"})

    table.ends_turn("corin", "F2")

    assert table.event(Captured).hero == "corin"
    assert table.view.page == 2


def test_mm_95_minions_do_not_mind_water() -> None:
    """MM-95 A rat walks through the pool and does not drift."""
    table = scene(
        "pool",
        mice={"corin": "b1", "brom": "b1"},
        foes={"rat1": "rat_warrior a1"},
        track="corin rat_warrior brom",
        options="auto",
    )

    table.ends_turn("corin", "F1 F4 F4 F2")

    assert table.at("rat1") == "w1"
    assert table.turn == "brom"


def test_mm_62_no_free_actions_in_water() -> None:
    """MM-62 Whoever fights the current can neither share, equip nor level up (T-39)."""
    table = scene("pool", mice={"corin": "w1 cheese:6", "brom": "w1"})

    for action in ("equip", "share:brom", "level-up"):
        with refused("not-in-water", "MM-62"):
            table.play("corin", action)


def test_mm_102_a_scurry_is_a_new_attempt() -> None:
    """MM-101, MM-102 After a failed try a scurry tries again (T-40)."""
    table = scene("pool", mice={"corin": "w1", "brom": "b1"})
    table.play("corin", "go:b1", "F1 F1")

    table.play("corin", "scurry", "F3").play("corin", "go:b1", "F2 F1")

    assert table.at("corin") == "b1"


def test_mm_r80_nobody_drifts_into_a_full_space() -> None:
    """MM-R80 The current stops where there is no room."""
    table = scene("pool", mice={"corin": "w1", "brom": "b1"}, foes={"spider1": "spider w2"})

    table.ends_turn("corin", "F2")

    assert table.at("corin") == "w1"


# Traps.


def test_mm_97_safely_over_a_trap() -> None:
    """MM-96, MM-97 A star: the mouse goes on, and the trap stays (T-41)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, traps="s3", move=4)
    table.play("corin", "go:s2")

    table.play("corin", "go:s3", "F2 F1")

    table.play("corin", "go:s4").play("corin", "go:s5")
    assert table.at("corin") == "s5"
    assert table.view.traps == ("s3",)


def test_mm_98_a_trap_goes_off() -> None:
    """MM-98, MM-R99 No star: a wound, a cheese, down, and the turn is over (T-42)."""
    table = scene("line", mice={"corin": "s2", "brom": "s1"}, traps="s3")

    table.play("corin", "go:s3", "F1 F3 F2")

    assert table.event(TrapSprung).hero == "corin"
    assert table.of("corin", "wounds") == 1
    assert table.of("corin", "cheese") == 1
    assert table.of("corin", "ails") == ("down",)
    assert table.view.traps == ()
    assert table.turn == "brom"


def test_mm_96_a_tinkerer_may_use_lore() -> None:
    """MM-96, MM-R66 Brom has move 1 and lore 2, and one die more by nature (T-43)."""
    table = scene("line", mice={"brom": "s2", "corin": "s1"}, traps="s3")
    table.play("brom", "go:s3")
    assert table.pending == ["ann trap"]

    table.play("brom", "yes", "F1 F1 F2")

    assert len(table.event(Rolled).faces) == 3


def test_mm_99_minions_do_not_mind_traps() -> None:
    """MM-99 A rat walks over a trap (T-44)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s5"},
        traps="s4",
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F2 F2")

    assert table.at("rat1") == "s3"
    assert table.view.traps == ("s4",)


# Scurry.


def test_mm_101_scurry_comes_after_the_move() -> None:
    """MM-101 Whoever has not moved cannot scurry (T-45)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"})

    with refused("move-first", "MM-101"):
        table.play("corin", "scurry")


def test_mm_101_a_new_roll_and_a_new_move() -> None:
    """MM-101 Move again, up to move and number."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, move=1)
    table.play("corin", "go:s2")

    table.play("corin", "scurry", "F1")
    for space in ("s3", "s4", "s5"):
        table.play("corin", f"go:{space}")

    assert table.at("corin") == "s5"
    assert "scurry" not in table.choices("corin")


def test_mm_103_webbed_mice_do_not_scurry() -> None:
    """MM-103, MM-244 A web holds."""
    table = scene("line", mice={"corin": "s1 webbed", "brom": "s1"})

    with refused("you-are-webbed", "MM-244"):
        table.play("corin", "go:s2")
    with refused("you-are-webbed", "MM-103"):
        table.play("corin", "scurry")


def test_mm_104_stand_up_then_scurry() -> None:
    """MM-104, MM-R23, MM-246 Standing up is the move; a scurry may follow (T-95)."""
    table = scene("line", mice={"corin": "s1 down", "brom": "s1"})
    with refused("stand-up-first", "MM-246"):
        table.play("corin", "go:s2")

    table.play("corin", "stand").play("corin", "scurry", "F1").play("corin", "go:s2")

    assert table.at("corin") == "s2"
