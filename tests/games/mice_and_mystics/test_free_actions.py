"""Share, equip, level up: MM-184 to MM-192; what is worn: MM-22 to MM-28."""

from purrlour.games.mice_and_mystics.events import Equipped, Learned, Shared
from tests.games.mice_and_mystics.scene import refused, scene


def test_mm_184_cards_and_cheese_both_ways() -> None:
    """MM-184, MM-R34, MM-186 What is given comes into the pack."""
    table = scene("line", mice={"corin": "s1 cheese:2", "brom": "s2 packs:cork_targe"})
    table.play("corin", "share:brom")

    table.play("corin", "give-cheese").play("corin", "card:cork_targe")
    table.play("corin", "card:thimbleguard_blade")
    assert table.event(Shared).other == "brom"
    table.play("corin", "done")

    assert table.view.cheese == (1, 1)
    assert table.of("corin", "packs") == ("cork_targe",)
    assert table.of("brom", "packs") == ("thimbleguard_blade",)


def test_mm_184_only_somebody_near() -> None:
    """MM-184 The same or an adjacent space."""
    table = scene("line", mice={"corin": "s1", "brom": "s3"})

    with refused("nobody-near", "MM-184"):
        table.play("corin", "share:brom")


def test_mm_188_whoever_gets_too_much_drops_some() -> None:
    """MM-188 Brom's pack holds three: after the share one card goes, and bob chooses."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1 packs:cork_targe,felt_jerkin,cork_boots"},
    )
    table.play("corin", "share:brom").play("corin", "card:walnut_cuirass")

    table.play("corin", "done")

    assert table.pending == ["bob drop"]


def test_mm_187_on_and_off() -> None:
    """MM-187, MM-26 A jerkin for a cuirass: the slot changes its card directly."""
    table = scene("line", mice={"corin": "s1 packs:felt_jerkin", "brom": "s1"})
    table.play("corin", "equip")

    table.play("corin", "card:felt_jerkin")

    assert [event.card for event in table.all(Equipped)] == ["walnut_cuirass", "felt_jerkin"]
    assert "felt_jerkin" in str(table.of("corin", "worn"))


def test_mm_189_two_paws() -> None:
    """MM-25, MM-189 A blade in one paw leaves no room for a club of two."""
    table = scene("line", mice={"corin": "s1 packs:nutcracker_club", "brom": "s1"})
    table.play("corin", "equip")

    with refused("no-room-to-wear", "MM-189"):
        table.play("corin", "card:nutcracker_club")
    table.play("corin", "card:thimbleguard_blade").play("corin", "card:nutcracker_club")

    assert "nutcracker_club" in str(table.of("corin", "worn"))


def test_mm_189_a_light_weapon_needs_a_paw_beside_a_heavy_one() -> None:
    """MM-189 Both paws hold a club: a dagger finds no paw until the club is put away."""
    table = scene("line", mice={"brom": "s1 bare wears:nutcracker_club packs:pin_dagger"}, seats=1)
    table.play("brom", "equip")

    with refused("no-room-to-wear", "MM-189"):
        table.play("brom", "card:pin_dagger")
    table.play("brom", "card:nutcracker_club").play("brom", "card:pin_dagger")

    assert "pin_dagger" in str(table.of("brom", "worn"))


def test_mm_189_a_tail_holds_one_light_weapon() -> None:
    """MM-189 Sable has a paw more, for light weapons: a dagger beside a club, but not two."""
    table = scene(
        "line",
        mice={"sable": "s1 bare wears:nutcracker_club packs:pin_dagger,pin_dagger_2"},
        seats=1,
    )
    table.play("sable", "equip")

    table.play("sable", "card:pin_dagger")

    assert "pin_dagger" in str(table.of("sable", "worn"))
    with refused("no-room-to-wear", "MM-189"):
        table.play("sable", "card:pin_dagger_2")


def test_mm_22_classes_and_attributes() -> None:
    """MM-22 A glass dirk is for scamps."""
    table = scene("line", mice={"corin": "s1 packs:glass_dirk", "brom": "s1"})
    table.play("corin", "equip")

    with refused("card-not-for-you", "MM-22"):
        table.play("corin", "card:glass_dirk")


def test_mm_28_equipment_adds_up() -> None:
    """MM-28 Corin: defence 2, a cuirass and a helm make 4; plate slows."""
    table = scene("line", mice={"corin": "s1 wears:chestnut_helm", "brom": "s1"})
    assert table.of("corin", "attributes") == (2, 4, 2, 2)

    plate = scene("line", mice={"corin": "s1 bare wears:beetle_shell_plate", "brom": "s1"})
    assert plate.of("corin", "attributes") == (2, 4, 2, 1)


def test_mm_190_level_up() -> None:
    """MM-190 Six cheese for an ability of its class (T-111)."""
    table = scene("line", mice={"maud": "s1 cheese:6", "brom": "s1"})
    table.play("maud", "level-up")
    with refused("wrong-class", "MM-07"):
        table.play("maud", "learn:cleave")

    table.play("maud", "learn:mend")

    assert table.event(Learned).ability == "mend"
    assert table.of("maud", "cheese") == 0
    assert table.of("maud", "abilities") == ("mend",)


def test_mm_190_five_cheese_are_not_enough() -> None:
    """MM-190 It costs six."""
    table = scene("line", mice={"maud": "s1 cheese:5", "brom": "s1"})

    with refused("too-little-cheese", "MM-190"):
        table.play("maud", "level-up")


def test_mm_08_one_copy_of_each_ability() -> None:
    """MM-08, MM-R33 What Brom knows Corin cannot learn (T-03)."""
    table = scene("line", mice={"corin": "s1 cheese:6", "brom": "s1 knows:cleave"})
    table.play("corin", "level-up")

    with refused("ability-taken", "MM-08"):
        table.play("corin", "learn:cleave")


def test_mm_35_abilities_cost_cheese() -> None:
    """MM-34, MM-35 Without the cheese the card cannot be used."""
    table = scene("line", mice={"maud": "s1 cheese:1 knows:mend", "brom": "s1 wounds:2"})

    with refused("too-little-cheese", "MM-35"):
        table.play("maud", "use:mend")
