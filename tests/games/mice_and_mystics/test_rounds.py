"""Rounds, the race against time and the track: MM-37 to MM-65."""

from purrlour.games.mice_and_mystics.events import (
    OrderSet,
    PageTurned,
    Rescued,
    RoundBegan,
    Surged,
    WheelTurned,
)
from tests.games.mice_and_mystics.scene import refused, scene


def test_mm_52_cards_act_from_the_top_down() -> None:
    """MM-52 After the last card a new round begins."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, turn="brom")

    table.ends_turn("brom", "F2")

    assert table.event(RoundBegan).number == 2
    assert table.turn == "corin"


def test_mm_54_the_race_against_time() -> None:
    """MM-54, MM-55 Only the lowest mouse's turn puts cheese on the wheel (T-12)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1", "maud": "s2"}, seats=1)

    table.ends_turn("corin", "F2")
    assert not table.all(WheelTurned)
    table.ends_turn("brom", "F2")
    assert not table.all(WheelTurned)
    table.ends_turn("maud", "F2")

    assert table.event(WheelTurned).clause == "MM-54"
    assert table.view.wheel == 1


def test_mm_54_not_while_minions_are_about() -> None:
    """MM-54 With a minion on the board nothing comes on the wheel."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s6"},
        track="rat_warrior corin brom",
        turn="brom",
    )

    table.ends_turn("brom", "F1 F2")

    assert table.view.wheel == 0


def test_mm_56_a_rescued_mouse_ends_its_turn_too() -> None:
    """MM-56, MM-R19, MM-238 The lowest mouse is captured: rescued, and the wheel turns (T-13)."""
    table = scene("line", mice={"corin": "s1", "brom": "-"})

    table.ends_turn("corin")
    table.play("brom", "at:s2", "F2")

    assert table.event(Rescued).space == "s2"
    assert table.view.wheel == 1


def test_mm_49_a_surge_at_the_end_of_a_round_deals_a_new_order() -> None:
    """MM-49, MM-54, MM-175 The sixth cheese at the round's end: surge and a new round (T-14)."""
    table = scene(
        "line", mice={"corin": "s1", "brom": "s1"}, turn="brom", wheel=5, face_up="roach_patch"
    )

    table.ends_turn("brom", "any")

    assert table.event(Surged).clause == "MM-175"
    assert table.event(PageTurned).page == 2
    assert table.view.wheel == 0
    assert table.event(OrderSet).clause == "MM-49"
    assert table.event(RoundBegan).number == 2
    assert table.foes == {"rat1", "rat2"}


def test_mm_48_a_surge_in_mid_round_appends() -> None:
    """MM-48 No minion card on the track, and the round goes on: the new card comes last."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s3"},
        wheel=5,
        face_up="rat_patrol",
        deck="loose_board",
    )

    table.play("corin", "search", "F2")

    assert table.event(OrderSet).clause == "MM-48"
    assert table.track == "corin brom spider"


def test_mm_47_the_last_minion_still_lies_on_the_track_when_it_rolls_cheese() -> None:
    """MM-47 The rat's last defence fills the wheel: the spider joins below, the rat goes."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s3"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        wheel=5,
        face_up="rat_patrol",
    )

    table.play("corin", "attack:rat1", "F2 F4 F4 F1 F4")

    assert table.event(OrderSet).clause == "MM-47"
    assert table.track == "corin brom spider"


def test_mm_60_each_free_action_once_a_turn() -> None:
    """MM-60 Share once; equip is still open (T-17)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"})
    table.play("corin", "share:brom").play("corin", "done")

    with refused("free-action-used", "MM-60"):
        table.play("corin", "share:brom")

    assert "equip" in table.choices("corin")


def test_mm_61_free_actions_between_steps() -> None:
    """MM-61, MM-R10 In mid-move yes, unless the house says no; inside a scurry never."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"})
    table.play("corin", "go:s2")
    assert "equip" in table.choices("corin")

    strict = scene("line", mice={"corin": "s1", "brom": "s1"}, options="no-midmove")
    strict.play("corin", "go:s2")
    assert "equip" not in strict.choices("corin")

    table.play("corin", "scurry", "F1")
    assert table.choices("corin") == {"stop", "go:s1", "go:s3"}


def test_mm_63_one_ability_a_turn() -> None:
    """MM-63 Two abilities and cheese enough: the second is refused (T-18)."""
    table = scene(
        "line",
        mice={"corin": "s1 wounds:1 cheese:9 knows:catch_breath,change_of_plan", "brom": "s1"},
    )
    table.play("corin", "use:catch_breath")

    with refused("one-ability-a-turn", "MM-63"):
        table.play("corin", "use:change_of_plan")

    assert table.of("corin", "wounds") == 0
    assert table.of("corin", "cheese") == 8


def test_mm_63_and_one_in_somebody_elses_turn() -> None:
    """MM-63, MM-R09 An ability in its own turn, and a reaction in the rats' (T-19)."""
    table = scene(
        "line",
        mice={"corin": "s1 wounds:1 cheese:9 knows:catch_breath,stand_fast", "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )
    table.play("corin", "use:catch_breath")

    table.ends_turn("corin", "F2 F2")

    assert table.pending == ["ann window"]
    table.play("corin", "use:stand_fast", "F3 F3 F4 F4 F4 F2")
    assert table.of("corin", "wounds") == 0


def test_mm_50_a_swapped_card_does_not_act_twice() -> None:
    """MM-50 The rats move up past Corin, who has acted: next is Brom (T-11)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s6"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F1 F2")

    assert table.track == "rat_warrior corin brom"
    assert table.turn == "brom"
