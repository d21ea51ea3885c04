"""Battle: MM-105 to MM-130."""

from purrlour.games.mice_and_mystics.events import (
    Attacked,
    CardLeft,
    Defeated,
    Defended,
    HitsCounted,
    Rolled,
    Unharmed,
    WheelTurned,
)
from tests.games.mice_and_mystics.scene import refused, scene


def test_mm_105_swords_are_hits_and_cheese_is_cheese() -> None:
    """MM-105, MM-108, MM-112, MM-114 Two hits, a cheese, and the rat rolls 2 (T-46)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s2"})

    table.play("corin", "attack:rat1", "F2 F3 F1 F3 F6")

    assert table.event(HitsCounted).hits == 2
    assert table.of("corin", "cheese") == 1
    assert [len(rolled.faces) for rolled in table.all(Rolled)] == [3, 2]


def test_mm_113_no_hit_no_defence() -> None:
    """MM-113 Bows do not hit in melee; the cheese counts all the same (T-47)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s2"})

    table.play("corin", "attack:rat1", "F4 F5 F1")

    assert len(table.all(Rolled)) == 1
    assert table.of("corin", "cheese") == 1
    assert table.foes == {"rat1"}


def test_mm_115_each_block_cancels_a_hit() -> None:
    """MM-107, MM-109, MM-115, MM-122 One of two hits goes through; its cheese counts (T-48)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s2", "rat2": "rat_warrior s6"},
    )

    table.play("corin", "attack:rat1", "F2 F2 F4 F3 F1")

    assert table.event(Defended).blocks == 1
    assert table.event(Defeated).figure == "rat_warrior1"
    assert table.event(WheelTurned).total == 1
    assert table.foes == {"rat2"}


def test_mm_106_ranged_hits_are_bows() -> None:
    """MM-106 Bow, sword and sword-shield: one hit (T-49)."""
    table = scene("line", mice={"wren": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s2"})

    table.play("wren", "attack:rat1", "F4 F2 F6").play("wren", "pass", "F4 F4")

    assert table.event(HitsCounted).hits == 1


def test_mm_117_minions_close_by_must_be_shot_at() -> None:
    """MM-117 With a rat next to her Wren cannot shoot at the one far off (T-50)."""
    table = scene(
        "line",
        mice={"wren": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s2", "rat2": "elite_rat s6"},
    )

    with refused("must-shoot-near", "MM-117"):
        table.play("wren", "attack:rat2")


def test_mm_118_walls_block_the_view() -> None:
    """MM-118 Round the corner nobody sees (T-51)."""
    table = scene("cross", mice={"wren": "n2", "brom": "h"}, foes={"rat1": "elite_rat e2"})

    with refused("not-in-sight", "MM-118"):
        table.play("wren", "attack:rat1")


def test_mm_120_figures_do_not_block_the_view() -> None:
    """MM-120, MM-116, MM-R24 Over the heads of others (T-52)."""
    table = scene(
        "line", mice={"wren": "s1", "brom": "s3", "maud": "s4"}, foes={"rat1": "rat_warrior s6"}
    )

    assert "attack:rat1" in table.choices("wren")


def test_mm_111_melee_reaches_one_space() -> None:
    """MM-111 Its own space or an adjacent one."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s3"})

    with refused("out-of-reach", "MM-111"):
        table.play("corin", "attack:rat1")


def test_mm_23_without_a_weapon_nobody_attacks() -> None:
    """MM-23 A mouse with empty paws does not fight."""
    table = scene("line", mice={"corin": "s1 bare", "brom": "s1"}, foes={"rat1": "rat_warrior s1"})

    with refused("needs-weapon", "MM-23"):
        table.play("corin", "attack:rat1")


def test_mm_36_one_weapon_an_attack() -> None:
    """MM-36 With two daggers one is chosen."""
    table = scene("line", mice={"sable": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s1"})

    table.play("sable", "attack:rat1")

    assert table.choices("sable") == {"card:pin_dagger", "card:pin_dagger_2"}
    table.play("sable", "card:pin_dagger", "F4 F4")
    assert table.event(Attacked).card == "pin_dagger"


def test_mm_123_the_last_of_a_card_takes_it_along() -> None:
    """MM-123, MM-45 The rats' card leaves the track with the last rat (T-10)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )

    table.play("corin", "attack:rat1", "F2 F4 F4 F4 F4")

    assert table.event(CardLeft).card == "rat_warrior"
    assert table.track == "corin brom"
    table.ends_turn("corin", "F1")
    assert table.turn == "brom"


def test_mm_124_wounds_collect_on_the_card() -> None:
    """MM-124, MM-20 The spider's card says three lives (T-53)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes={"spider1": "spider s2"})

    table.play("corin", "attack:spider1", "F2 F2 F4 F4 F4 F4")
    assert table.view.card_wounds == (0, 0, 2)
    table.ends_turn("corin", "F2")
    table.play("brom", "attack:spider1", "F2 F4 F4 F4 F4 F4 F4")

    assert table.foes == set()
    assert "spider" not in table.track


def test_mm_125_a_boss_is_wounded_card_by_card() -> None:
    """MM-R28, MM-125…128, MM-230 Two wounds, one on each of the cat's cards: beaten (T-54)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"paw1": "brodie s1"},
        options="trophies",
    )

    table.play("corin", "attack:paw1", "F2 F2 F4 F4 F4 F4 F4")
    assert table.choices("corin") == {"order:brodie_pounces", "order:brodie_chases"}
    table.play("corin", "order:brodie_pounces")

    assert table.foes == set()
    assert table.track == "corin brom"
    assert table.view.trophies[4] == "corin"


def test_mm_27_immune_minions_take_no_wounds() -> None:
    """MM-27, MM-R29 The Regent minds no fire, but may be attacked with it."""
    table = scene(
        "line",
        mice={"corin": "s1 bare wears:ember_match", "brom": "s1"},
        foes={"spider1": "moth_regent s6"},
    )

    table.play("corin", "attack:spider1", "F4 F4 F4 F5 F2 F4 F4")

    assert table.event(Unharmed).figure == "moth_regent"
    assert set(table.view.card_wounds) == {0}


def test_mm_130_mice_are_no_targets_for_mice() -> None:
    """MM-130 Nobody strikes a friend."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"})

    with refused("out-of-reach", "MM-130"):
        table.play("corin", "attack:brom")


def test_mm_112_bonuses_of_weapon_and_equipment_count() -> None:
    """MM-112, MM-24, MM-28 Brom's maul has two dice more: four in all."""
    table = scene("line", mice={"brom": "s1", "corin": "s1"}, foes={"rat1": "rat_warrior s1"})

    table.play("brom", "attack:rat1", "F4 F4 F4 F4")

    assert len(table.event(Rolled).faces) == 4


def test_mm_r95_more_wounds_than_needed_are_lost() -> None:
    """MM-R95 Three wounds on one rat: the other stands."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1", "rat2": "rat_warrior s1"},
    )

    table.play("corin", "attack:rat1", "F2 F2 F2 F4 F4")

    assert table.foes == {"rat2"}
