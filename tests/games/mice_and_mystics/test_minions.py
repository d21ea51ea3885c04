"""Minions' turns: MM-193 to MM-216."""

from purrlour.games.mice_and_mystics.events import Attacked, Rolled, Stepped
from tests.games.mice_and_mystics.scene import scene


def test_mm_196_lines_do_not_stop_minions() -> None:
    """MM-196, MM-R53 A rat crosses the red line (T-25)."""
    table = scene(
        "step",
        mice={"corin": "x", "brom": "x"},
        foes={"rat1": "rat_warrior y"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F1 F4 F4 F1")

    assert table.at("rat1") == "x"


def test_mm_201_of_two_mice_equally_near_the_higher_on_the_track() -> None:
    """MM-201 Brom is above Corin: the rat comes to him (T-82)."""
    table = scene(
        "line",
        mice={"brom": "s1", "corin": "s5", "maud": "s6"},
        foes={"rat1": "rat_warrior s3"},
        track="maud rat_warrior brom corin",
        seats=1,
    )

    table.ends_turn("maud", "F2 F4 F4 F1")

    assert table.at("rat1") == "s1"


def test_mm_200_a_minion_with_a_mouse_does_not_move() -> None:
    """MM-200 It rolls no move."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F4 F4 F1")

    assert [rolled.purpose for rolled in table.all(Rolled)] == ["attack", "move"]


def test_mm_207_the_closest_mouse_not_yet_attacked() -> None:
    """MM-207 Two rats on one space: the second turns to the mouse next door (T-83)."""
    table = scene(
        "line",
        mice={"corin": "s2", "brom": "s3", "maud": "s6"},
        foes={"rat1": "rat_warrior s2", "rat2": "rat_warrior s2"},
        track="maud rat_warrior corin brom",
        seats=1,
    )

    table.ends_turn("maud", "F4 F4 F4 F4 F1")

    assert [attack.target for attack in table.all(Attacked)] == ["corin", "brom"]


def test_mm_208_all_attacked_already() -> None:
    """MM-208, MM-R08 The third rat takes the closest again, the highest on the track."""
    table = scene(
        "line",
        mice={"corin": "s2", "brom": "s2", "maud": "s6"},
        foes={f"rat{number}": "rat_warrior s3" for number in (1, 2, 3)},
        track="maud rat_warrior brom corin",
        seats=1,
        options="auto",
    )

    table.ends_turn("maud", "F1 F4 F4 F1 F4 F4 F1 F4 F4 F1")

    assert [attack.target for attack in table.all(Attacked)] == ["brom", "corin", "brom"]


def test_mm_205_a_shooter_stops_as_soon_as_it_sees_somebody() -> None:
    """MM-204, MM-205 One step of three, and the elite rat sees Corin (T-84)."""
    table = scene(
        "cross",
        mice={"brom": "n2", "corin": "n2"},
        foes={"rat1": "elite_rat e1"},
        track="brom elite_rat corin",
    )

    table.ends_turn("brom", "F3 F2 F2 F2 F1")

    assert table.event(Stepped).space == "h"
    assert table.at("rat1") == "h"


def test_mm_204_a_shooter_that_sees_somebody_stays() -> None:
    """MM-204 It shoots from where it is."""
    table = scene(
        "line",
        mice={"brom": "s1", "corin": "s1"},
        foes={"rat1": "elite_rat s6"},
        track="brom elite_rat corin",
    )

    table.ends_turn("brom", "F2 F2 F2 F1")

    assert table.at("rat1") == "s6"
    assert table.event(Attacked).mode == "ranged"


def test_mm_209_a_shooter_takes_those_close_by() -> None:
    """MM-209 Corin is next to it and was attacked; still he, not Maud far off (T-85)."""
    table = scene(
        "line",
        mice={"brom": "s1", "corin": "s5", "maud": "s1"},
        foes={"rat1": "elite_rat s6", "rat2": "elite_rat s6"},
        track="brom elite_rat corin maud",
        seats=1,
    )

    table.ends_turn("brom", "F2 F2 F2 F2 F2 F2 F1")

    assert [attack.target for attack in table.all(Attacked)] == ["corin", "corin"]


def test_mm_194_the_nearest_minion_first_and_a_die_for_each() -> None:
    """MM-194, MM-197, MM-R47 Three rats, three dice, from the nearest outward (T-86)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s6", "rat2": "rat_warrior s4", "rat3": "rat_warrior s5"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F1 F1 F1 F1")

    movers = [rolled.figure for rolled in table.all(Rolled) if rolled.purpose == "move"]
    assert movers == ["rat_warrior2", "rat_warrior3", "rat_warrior1", "brom"]


def test_mm_193_the_operator_plays_the_lowest_mouse() -> None:
    """MM-193, MM-R07, MM-202 Of two shortest ways bob chooses, who plays the lowest mouse."""
    table = scene(
        "pool",
        mice={"corin": "b3", "brom": "b3"},
        foes={"rat1": "rat_warrior b1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F1")

    assert table.pending == ["bob route"]
    assert table.choices("bob") == {"at:b2", "at:w2"}


def test_mm_199_a_full_space_stops_them_next_to_it() -> None:
    """MM-199 Corin's space is full: the rat comes as near as it can, and attacks (T-87)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1", "maud": "s1", "sable": "s1"},
        foes={"rat1": "rat_warrior s3"},
        track="corin rat_warrior brom maud sable",
        seats=1,
    )

    table.ends_turn("corin", "F3 F4 F4 F1")

    assert table.at("rat1") == "s2"
    assert table.event(Attacked).target == "corin"


def test_mm_212_a_knocked_down_minion_stands_up_and_fights() -> None:
    """MM-212, MM-246 Its move is spent; its battle is not."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s2 down"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F4 F4 F1")

    assert table.at("rat1") == "s2"
    assert table.event(Attacked).target == "corin"
    assert table.view.foe_ails == ((),)


def test_mm_164_roaches_take_cheese_for_wounds() -> None:
    """MM-164 Two wounds, one cheese: one wound is left (T-81)."""
    table = scene(
        "line",
        mice={"corin": "s1 cheese:1", "brom": "s6"},
        foes={"roach1": "roach s1"},
        track="corin roach brom",
    )

    table.ends_turn("corin", "F2 F2 F4 F4 F4 F1")

    assert table.of("corin", "cheese") == 0
    assert table.of("corin", "wounds") == 1
    assert table.view.wheel == 0


def test_mm_163_greedy_roaches_feed_the_wheel() -> None:
    """MM-162, MM-163 What greedy roaches steal goes on the wheel (T-80)."""
    table = scene(
        "line",
        mice={"corin": "s1 cheese:2", "brom": "s6"},
        foes={"roach1": "roach s1"},
        track="corin roach brom",
    )
    table.state.greedy = 1

    table.ends_turn("corin", "F2 F2 F4 F4 F4 F1")

    assert table.view.wheel == 2
    assert table.of("corin", "wounds") == 0


def test_mm_253_the_spiders_wounds_are_poisoned() -> None:
    """MM-253 The marker lies green side up."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"spider1": "spider s2"},
        track="corin spider brom",
    )

    table.ends_turn("corin", "F1 F2 F4 F4 F4 F4 F1")

    assert table.of("corin", "poison") == 1


def test_mm_249_a_charmed_mouse_turns_on_its_friends() -> None:
    """MM-R39, MM-R63, MM-R64, MM-249…252 It walks and strikes as a minion (T-97)."""
    table = scene(
        "line",
        mice={"maud": "s6", "corin": "s1 charmed", "brom": "s3"},
        track="maud corin brom",
        seats=1,
    )

    table.ends_turn("maud", "F3 F2 F1 F4 F2")

    attack = table.event(Attacked)
    assert (attack.figure, attack.target, attack.card) == ("corin", "brom", "")
    assert table.of("brom", "wounds") == 1
    assert table.view.wheel == 1
    assert table.of("corin", "ails") == ()
