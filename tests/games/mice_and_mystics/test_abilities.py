"""Abilities, equipment and tricks: the cards of the box, by what they do (MM-24, MM-30…36)."""

from purrlour.games.mice_and_mystics.events import (
    AbilityUsed,
    Attacked,
    DieChanged,
    HitsCounted,
    PageTurned,
    Rolled,
    Skipped,
    WheelTurned,
)
from tests.games.mice_and_mystics.scene import Scene, scene, spawn


def rat_attacks(corin: str, *, brom: str = "s1", luck: str = "", options: str = "") -> Scene:
    """Corin ends his turn beside a rat."""
    table = scene(
        "line",
        mice={"corin": f"s1 {corin}", "brom": brom},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        options=options,
    )
    return table.ends_turn("corin", luck)


def corin_fights(corin: str, foes: dict[str, str], *, move: int = 4) -> Scene:
    """Corin has something to fight with."""
    return scene("line", mice={"corin": f"s1 {corin}", "brom": "s6"}, foes=foes, move=move)


def test_cleave_spills_over() -> None:
    """Cleave: excess wounds go to another on the same space."""
    table = corin_fights(
        "cheese:2 knows:cleave", {"roach1": "roach s1", "roach2": "roach s1", "roach3": "roach s2"}
    )
    table.play("corin", "attack:roach1")

    table.play("corin", "use:cleave", "F2 F2 F4 F4")

    assert table.foes == {"roach3"}
    assert table.of("corin", "cheese") == 0
    assert table.event(AbilityUsed).ability == "cleave"


def test_shield_wall_takes_the_blow() -> None:
    """Shield Wall: another mouse on the same space takes the attack, with a die more."""
    table = rat_attacks("bare", brom="s1 cheese:1 knows:shield_wall")
    assert table.pending == ["bob window"]

    table.play("brom", "use:shield_wall", "F2 F4 F4 F4 F1")

    assert table.of("brom", "wounds") == 1
    assert table.of("corin", "wounds") == 0
    defences = [rolled for rolled in table.all(Rolled) if rolled.purpose == "defence"]
    assert [(rolled.figure, len(rolled.faces)) for rolled in defences] == [("brom", 2)]


def test_rattling_charge_needs_a_run_up() -> None:
    """Rattling Charge: two dice more after two spaces of movement."""
    foes = {"rat1": "rat_warrior s4"}
    table = corin_fights("cheese:2 knows:rattling_charge", foes)
    table.play("corin", "go:s2").play("corin", "go:s3").play("corin", "attack:rat1")

    table.play("corin", "use:rattling_charge", "F4 F4 F4 F4 F4")

    assert len(table.event(Rolled).faces) == 5


def test_riposte_strikes_back() -> None:
    """Riposte: after a block the attacker is struck with a die and the weapon's bonus."""
    table = rat_attacks("cheese:2 knows:riposte", luck="F2 F4 F3 F4 F4")
    assert table.pending == ["ann window"]

    table.play("corin", "use:riposte", "F2 F2 F4 F4 F1")

    assert table.foes == set()


def test_rallying_squeak_lasts_the_round() -> None:
    """Rallying Squeak: the others fight with a die more this round."""
    table = scene(
        "line",
        mice={"brom": "s1", "corin": "s1 cheese:2 knows:rallying_squeak", "maud": "s6"},
        foes={"rat1": "rat_warrior s6"},
        track="brom corin maud rat_warrior",
        seats=1,
    )
    table.ends_turn("brom")

    table.play("corin", "use:rallying_squeak", "F1").ends_turn("corin", "F1")

    assert table.of("maud", "attributes") == (2, 2, 3, 2)
    assert table.of("corin", "attributes") == (2, 3, 2, 2)


def test_do_as_i_do_gives_an_action() -> None:
    """Do As I Do: another mouse acts at once, but does not explore."""
    table = scene(
        "line",
        mice={"corin": "s1 cheese:3 knows:do_as_i_do", "brom": "s3"},
        foes={"rat1": "rat_warrior s3"},
    )

    table.play("corin", "use:do_as_i_do")

    assert table.pending == ["bob act"]
    table.play("brom", "attack:rat1", "F2 F2 F2 F2 F4 F4")
    assert table.foes == set()
    assert "search" not in table.choices("corin")


def test_change_of_plan_swaps_cards() -> None:
    """Change of Plan: a mouse card changes places with one that has not acted."""
    table = scene(
        "line",
        mice={"corin": "s1 cheese:1 knows:change_of_plan", "brom": "s1", "maud": "s1"},
        seats=1,
    )

    table.play("corin", "use:change_of_plan").play("corin", "pick:brom")

    assert table.track == "corin maud brom"


def test_quick_snare_catches_a_minion() -> None:
    """Quick Snare: the first small minion on it takes two hits and does not fight."""
    table = scene(
        "line",
        mice={"brom": "s1 cheese:2 knows:quick_snare", "corin": "s1"},
        foes={"rat1": "rat_warrior s4"},
        track="brom rat_warrior corin",
    )
    table.play("brom", "use:quick_snare").play("brom", "at:s2")
    assert "s2" in table.view.snares

    table.ends_turn("brom", "F3 F3 F3 F1")

    assert not table.view.snares
    assert not [attack for attack in table.all(Attacked) if attack.figure == "rat_warrior1"]


def test_safe_hands_rolls_a_trap_again() -> None:
    """Safe Hands: a failed trap check of a mouse near is rolled again."""
    table = scene(
        "line", mice={"corin": "s2", "brom": "s2 cheese:1 knows:safe_hands"}, traps="s3", seats=1
    )
    table.play("corin", "go:s3", "F1 F1")

    table.play("brom", "use:safe_hands", "F2 F1")

    assert table.of("corin", "wounds") == 0
    assert table.view.traps == ("s3",)


def test_mend_heals_but_no_poison() -> None:
    """MM-254 Mend heals two wounds; poison stays (T-98)."""
    table = scene("line", mice={"maud": "s1 cheese:2 knows:mend", "brom": "s1 wounds:1 poison:1"})

    table.play("maud", "use:mend")

    assert (table.of("brom", "wounds"), table.of("brom", "poison")) == (0, 1)


def test_draw_the_venom_takes_poison() -> None:
    """MM-254 An antidote does."""
    table = scene("line", mice={"maud": "s1 cheese:2 knows:draw_the_venom", "brom": "s1 poison:2"})

    table.play("maud", "use:draw_the_venom")

    assert table.of("brom", "poison") == 0


def test_guardian_hymn_lasts_until_her_next_turn() -> None:
    """Guardian Hymn: everybody on the tile defends with a die more until Maud's next turn."""
    table = scene("line", mice={"maud": "s1 cheese:2 knows:guardian_hymn", "brom": "s1"})
    table.play("maud", "use:guardian_hymn")
    assert table.of("brom", "attributes") == (2, 2, 2, 1)

    table.ends_turn("maud", "F1").ends_turn("brom", "F1")

    assert table.turn == "maud"
    assert table.of("brom", "attributes") == (2, 1, 2, 1)


def test_double_jab_strikes_with_both_daggers() -> None:
    """Double Jab: two attacks, with a different dagger each."""
    table = scene(
        "line",
        mice={"sable": "s1 cheese:2 knows:double_jab", "brom": "s6"},
        foes={"roach1": "roach s1"},
    )

    table.play("sable", "use:double_jab", "F4 F4 F4 F4")

    assert [attack.card for attack in table.all(Attacked)] == ["pin_dagger_2", "pin_dagger"]


def test_slip_away_ignores_minions() -> None:
    """Slip Away: MM-84 and MM-85 do not hold this turn."""
    table = scene(
        "line",
        mice={"sable": "s1 cheese:1 knows:slip_away", "brom": "s6"},
        foes={"roach1": "roach s1", "roach2": "roach s1", "roach3": "roach s2"},
    )

    table.play("sable", "use:slip_away").play("sable", "go:s2").play("sable", "go:s3")

    assert table.at("sable") == "s3"


def test_light_fingers_take_from_the_wheel() -> None:
    """Light Fingers: after a kill two cheeses from the wheel."""
    table = scene(
        "line",
        mice={"sable": "s1 bare wears:pin_dagger cheese:1 knows:light_fingers", "brom": "s6"},
        foes={"roach1": "roach s1"},
        wheel=3,
    )
    table.play("sable", "attack:roach1", "F2 F4 F4")

    table.play("sable", "use:light_fingers")

    assert table.view.wheel == 1
    assert table.of("sable", "cheese") == 2


def test_rummage_draws_two_and_keeps_one() -> None:
    """Rummage: no roll, two cards, one is kept; it counts as a find."""
    table = scene(
        "line",
        mice={"sable": "s1 cheese:2 knows:rummage", "brom": "s6"},
        deck="felt_jerkin hatpin_rapier",
    )
    table.play("sable", "use:rummage")
    assert table.choices("sable") == {"card:felt_jerkin", "card:hatpin_rapier"}

    table.play("sable", "card:hatpin_rapier")

    assert table.of("sable", "packs") == ("hatpin_rapier",)
    assert table.view.discard == ("felt_jerkin",)
    assert table.of("sable", "searched") is True


def test_steady_aim_is_steadier_standing() -> None:
    """Steady Aim: a die more, and another if she has not moved."""
    table = scene(
        "line",
        mice={"wren": "s1 cheese:1 knows:steady_aim", "brom": "s6"},
        foes={"rat1": "rat_warrior s2"},
    )
    table.play("wren", "attack:rat1")

    table.play("wren", "use:steady_aim", "F2 F2 F2 F2 F2")

    assert len(table.event(Rolled).faces) == 5


def test_pinning_shot_keeps_the_target_in_place() -> None:
    """Pinning Shot: a target that lives loses its next move."""
    table = scene(
        "line",
        mice={"wren": "s1 bare wears:reed_bow cheese:2 knows:pinning_shot", "brom": "s1"},
        foes={"spider1": "spider s5"},
        track="wren spider brom",
    )
    table.play("wren", "attack:spider1", "F4 F2 F2 F2")
    table.play("wren", "pass", "F3 F3 F3")

    table.play("wren", "use:pinning_shot")

    assert table.event(Skipped).what == "move"
    table.ends_turn("wren", "F1")
    assert table.at("spider1") == "s5"


def test_first_arrow_shoots_newcomers() -> None:
    """First Arrow: a shot at a minion that was just placed."""
    table = scene(
        "line", mice={"wren": "s1 cheese:1 knows:first_arrow", "brom": "s1"}, options="auto"
    )
    spawn(table, {"roach": 1}, why=1)
    assert table.pending == ["ann window"]

    table.play("wren", "use:first_arrow", "F4 F4 F4").play("wren", "pass", "F4")

    assert table.foes == set()


def test_ricochet_hits_another() -> None:
    """Ricochet: a second shot at a minion near the target, with a die less."""
    table = scene(
        "line",
        mice={"wren": "s1 bare wears:reed_bow cheese:3 knows:ricochet", "brom": "s1"},
        foes={"roach1": "roach s5", "roach2": "roach s6"},
    )
    table.play("wren", "attack:roach1", "F4 F2 F2 F2").play("wren", "pass", "F4")

    table.play("wren", "use:ricochet", "F4 F2 F2").play("wren", "pass", "F4")

    assert table.foes == set()


def test_spark_lance_strikes_as_many_as_lore() -> None:
    """Spark Lance: a die of magic at each of up to four minions in sight."""
    foes = {f"roach{number}": f"roach s{number + 2}" for number in range(1, 4)}
    table = scene("line", mice={"ferrin": "s1 cheese:2 knows:spark_lance", "brom": "s1"}, foes=foes)

    table.play("ferrin", "use:spark_lance", "F4 F4 F4 F4 F2")

    assert table.foes == {"roach3"}


def test_fog_veil_blinds_shooters() -> None:
    """Fog Veil: ranged attacks on the tile have two dice less, until his next turn."""
    table = scene(
        "line",
        mice={"ferrin": "s1 cheese:3 knows:fog_veil", "brom": "s1"},
        foes={"rat1": "elite_rat s6"},
        track="ferrin elite_rat brom",
    )
    table.play("ferrin", "use:fog_veil")

    table.ends_turn("ferrin", "F2 F1")

    (attack,) = [rolled for rolled in table.all(Rolled) if rolled.purpose == "attack"]
    assert len(attack.faces) == 1


def test_slow_the_sands_holds_a_page_once() -> None:
    """Slow the Sands: one step of the hourglass is cancelled, once a chapter."""
    table = scene(
        "line",
        mice={"brom": "s1", "ferrin": "s6 cheese:9 knows:slow_the_sands"},
        foes={"rat1": "rat_warrior s1"},
        track="brom rat_warrior ferrin",
        wheel=5,
    )
    table.ends_turn("brom", "F1 F4")
    assert table.pending == ["bob window"]

    table.play("ferrin", "use:slow_the_sands", "F1")

    assert table.view.page == 1
    assert not table.all(PageTurned)


def test_borrowed_luck_rolls_again() -> None:
    """Borrowed Luck: any number of dice of a mouse's roll."""
    table = scene(
        "line",
        mice={"corin": "s1", "ferrin": "s6 cheese:1 knows:borrowed_luck"},
        foes={"rat1": "rat_warrior s1"},
    )
    table.play("corin", "attack:rat1", "F4 F4 F2")

    table.play("ferrin", "use:borrowed_luck").play("ferrin", "die:1", "F2")
    assert table.event(DieChanged).faces == (2, 4, 2)
    table.play("ferrin", "pass", "F4 F4")

    assert table.event(HitsCounted).hits == 2


# Equipment.


def test_pin_dagger_flanks() -> None:
    """Pin Dagger: with another mouse on its space the target defends with a die less."""
    table = scene(
        "line",
        mice={"sable": "s1 bare wears:pin_dagger", "brom": "s2"},
        foes={"rat1": "rat_warrior s2"},
    )

    table.play("sable", "attack:rat1", "F2 F4 F4")

    assert [len(rolled.faces) for rolled in table.all(Rolled)] == [2, 1]


def test_anvil_maul_slows_its_bearer() -> None:
    """Anvil Maul: after an attack its card moves down one place."""
    table = scene("line", mice={"brom": "s1", "corin": "s1"}, foes={"rat1": "rat_warrior s1"})

    table.play("brom", "attack:rat1", "F4 F4 F4 F4")

    assert table.track == "corin brom rat_warrior"


def test_darning_needle_reaches_two_spaces() -> None:
    """Darning Needle: melee two spaces off, in sight."""
    table = corin_fights("bare wears:darning_needle", {"rat1": "rat_warrior s3"})

    table.play("corin", "attack:rat1", "F4 F4 F4")

    assert table.event(Attacked).mode == "melee"


def test_fern_cloak_hides_from_shooters() -> None:
    """Fern Cloak: ranged attacks on Wren have a die less."""
    table = scene(
        "line",
        mice={"brom": "s1", "wren": "s2"},
        foes={"rat1": "elite_rat s6"},
        track="brom elite_rat wren",
    )

    table.ends_turn("brom", "F2 F2 F1")

    assert table.event(Attacked).target == "wren"


def test_clockspring_crossbow_must_be_wound() -> None:
    """Clockspring Crossbow: unloaded after a shot, until the equip action."""
    table = scene(
        "line",
        mice={"brom": "s1 bare wears:clockspring_crossbow", "corin": "s1"},
        foes={"rat1": "rat_warrior s6"},
        track="brom corin rat_warrior",
    )
    table.play("brom", "attack:rat1", "F2 F2 F2 F2 F2")
    table.ends_turn("brom", "F1").ends_turn("corin", "F1 F1")
    assert "attack:rat1" not in table.choices("brom")

    table.play("brom", "equip").play("brom", "done")

    assert "attack:rat1" in table.choices("brom")


def test_greased_wheel_holds_cheese_back() -> None:
    """Greased Wheel: two of the cheeses do not come."""
    table = rat_attacks("packs:greased_wheel", luck="F1 F1")
    assert table.pending == ["ann window"]

    table.play("corin", "use:greased_wheel", "F1")

    assert table.view.wheel == 0
    assert not table.all(WheelTurned)
    assert table.view.discard == ("greased_wheel",)


def test_second_wind_scurries_after_the_action() -> None:
    """Second Wind: after an action, a scurry on top."""
    table = scene("line", mice={"corin": "s1 packs:second_wind", "brom": "s1"}, move=1)
    table.play("corin", "go:s2").play("corin", "search", "F3")

    table.play("corin", "use:second_wind", "F1").play("corin", "go:s3").play("corin", "stop")

    assert table.at("corin") == "s3"


def test_not_so_fast_delays_newcomers() -> None:
    """Not So Fast: the new card moves down two places."""
    table = scene(
        "line",
        mice={"corin": "s1 packs:not_so_fast", "brom": "s1", "maud": "s2"},
        foes={"roach1": "roach s6"},
        track="corin roach brom maud",
        seats=1,
        options="auto",
    )
    spawn(table, {"roach": 1}, why=1)

    table.play("corin", "use:not_so_fast")

    assert table.track == "corin brom maud roach"


def test_draw_the_venom_cures_one_of_several_ailments() -> None:
    """MM-254 Stunned and webbed: the healer says which."""
    table = scene(
        "line", mice={"maud": "s1 cheese:2 knows:draw_the_venom", "brom": "s1 stunned webbed"}
    )

    table.play("maud", "use:draw_the_venom").play("maud", "choose:2")

    assert table.of("brom", "ails") == ("stunned",)


def test_real_dice_are_typed_again() -> None:
    """MM-O6 With real dice a die that is rolled again is typed again, too."""
    table = scene(
        "line",
        mice={"wren": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s2"},
        options="typed",
    )
    table.play("wren", "attack:rat1")
    for face in ("face:2", "face:2", "face:2"):
        table.play("wren", face)

    table.play("wren", "use:reed_bow").play("wren", "die:1").play("wren", "face:4")

    assert table.event(HitsCounted).hits == 1
