"""Search cards in play: weapons, armour, trinkets, scrolls, items, tricks and events."""

from __future__ import annotations

import pytest

from purrlour.games.mice_and_mystics.events import Attacked, HitsCounted, Rolled
from tests.games.mice_and_mystics.scene import Scene, scene

RAT = {"rat1": "rat_warrior s2"}


def one(
    corin: str, foes: dict[str, str] | None = None, *, brom: str = "s6", move: int = 4
) -> Scene:
    """Corin on s1 of a row of six, with this and that."""
    return scene("line", mice={"corin": f"s1 {corin}", "brom": brom}, foes=foes or {}, move=move)


def of(
    hero: str, said: str, foes: dict[str, str] | None = None, *, other: str = "brom s6"
) -> Scene:
    """Another mouse on s1."""
    name, space = other.split(maxsplit=1)
    return scene("line", mice={hero: f"s1 {said}", name: space}, foes=foes or {})


def dice(table: Scene) -> list[int]:
    """How many dice each roll of the last act had."""
    return [len(rolled.faces) for rolled in table.all(Rolled)]


# Weapons.


@pytest.mark.parametrize(("wounds", "rolled"), [(1, 2), (2, 3)])
def test_willow_switch_is_angry_for_the_wounded(wounds: int, rolled: int) -> None:
    """A die more while some mouse here has two wounds."""
    table = of("maud", "bare wears:willow_switch", RAT, other=f"brom s6 wounds:{wounds}")

    table.play("maud", "attack:rat1", "F4 " * rolled)

    assert dice(table) == [rolled]


@pytest.mark.parametrize(("hero", "rolled"), [("corin", 3), ("sable", 2)])
def test_broken_quill_is_for_the_learned(hero: str, rolled: int) -> None:
    """Lore 2: a die more."""
    table = of(hero, "bare wears:broken_quill", RAT)

    table.play(hero, "attack:rat1", "F4 " * rolled)

    assert dice(table) == [rolled]


def test_bottle_cap_flail_swings_on() -> None:
    """Two hits: another minion on the space takes one, and may defend."""
    foes = {"roach1": "roach s2", "roach2": "roach s2"}
    table = one("bare wears:bottle_cap_flail", foes)

    table.play("corin", "attack:roach1", "F2 F2 F4 F4 F4")

    assert table.foes == set()


@pytest.mark.parametrize(
    ("foe", "figure", "rolled"), [("spider", "spider1", 4), ("roach", "roach1", 3)]
)
def test_fish_bone_bow_likes_large_game(foe: str, figure: str, rolled: int) -> None:
    """A die more against large ones."""
    table = one("bare wears:fish_bone_bow", {figure: f"{foe} s4"})

    table.play("corin", f"attack:{figure}", "F2 " * rolled)

    assert dice(table) == [rolled]


def test_pea_shooter_pushes_away() -> None:
    """A small target that was hit and lives is pushed a space."""
    table = one("bare wears:pea_shooter", {"rat1": "rat_warrior s3"})

    table.play("corin", "attack:rat1", "F4 F2 F2 F3 F3")

    assert table.at("rat1") == "s4"


def test_tin_tack_spear_may_be_thrown_once() -> None:
    """Far away it is a ranged weapon, and gone afterwards."""
    table = one("bare wears:tin_tack_spear", {"rat1": "rat_warrior s4"})

    table.play("corin", "attack:rat1", "F2 F2 F2")

    assert table.event(Attacked).mode == "ranged"
    assert "tin_tack_spear" in table.view.discard


def test_candle_wand_is_magic_from_afar() -> None:
    """Ranged, one die more than his battle of 1."""
    table = of("ferrin", "", {"rat1": "rat_warrior s5"})

    table.play("ferrin", "attack:rat1", "F2 F2")

    assert table.event(Attacked).mode == "ranged"
    assert dice(table) == [2]


# What is worn.


@pytest.mark.parametrize(
    ("card", "hero", "attribute", "value"),
    [
        ("moleskin_mantle", "maud", 2, 4),
        ("ink_ribbon", "corin", 2, 3),
        ("waxed_tail_ring", "corin", 3, 3),
        ("bell_collar", "corin", 1, 3),
        ("beetle_shell_plate", "corin", 1, 4),
        ("beetle_shell_plate", "corin", 3, 1),
        ("chestnut_helm", "corin", 1, 3),
    ],
)
def test_mm_28_worn_cards_change_attributes(
    card: str, hero: str, attribute: int, value: int
) -> None:
    """MM-28: battle, defence, lore, move: printed, and all bonuses."""
    table = of(hero, f"bare wears:{card}")

    attributes = table.of(hero, "attributes")

    assert isinstance(attributes, tuple)
    assert attributes[attribute] == value


def test_monocle_lens_looks_twice() -> None:
    """Two dice for a search; one star is enough."""
    table = one("wears:monocle_lens")

    table.play("corin", "search", "F1 F3")

    assert dice(table) == [2]


def test_eggshell_pauldrons_break() -> None:
    """After a defence without a block they are gone."""
    table = scene(
        "line",
        mice={"corin": "s1 bare wears:eggshell_pauldrons", "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F2 F4 F4 F4 F4 F4 F1")

    assert "eggshell_pauldrons" in table.view.discard


def test_wool_gaiters_slip_webs() -> None:
    """No roll to get out of a web."""
    table = of("sable", "webbed wears:wool_gaiters")

    table.play("sable", "recover:webbed")

    assert table.of("sable", "ails") == ()


def test_thimble_helm_keeps_its_mouse_standing() -> None:
    """A trap still hurts, but does not knock it down."""
    mice = {"corin": "s3 wears:thimble_helm", "brom": "s6"}
    table = scene("line", mice=mice, traps="s4")

    table.play("corin", "go:s4", "F1 F3 F1")

    assert table.of("corin", "wounds") == 1
    assert table.of("corin", "ails") == ()


def test_copper_anklet_climbs_for_two() -> None:
    """Against a yellow line it pays 2 instead of 3."""
    plain = scene("step", mice={"corin": "l", "brom": "l"}, move=2)
    table = scene("step", mice={"corin": "l wears:copper_anklet", "brom": "l"}, move=2)

    assert "go:u" not in plain.choices("corin")
    assert "go:u" in table.choices("corin")


def test_lucky_acorn_rolls_again_once_in_a_room() -> None:
    """Any of its own dice, once on each tile."""
    table = scene("line", mice={"corin": "s1 wears:lucky_acorn", "brom": "s6"}, deck="grape")
    table.play("corin", "search", "F1")

    table.play("corin", "use:lucky_acorn")
    table.play("corin", sorted(c for c in table.choices("corin") if c.startswith("die"))[0], "F2")

    assert table.view.stash == ("grape",)
    assert "use:lucky_acorn" not in table.choices("corin")


# Scrolls and items.


def test_ember_rain_falls_on_a_whole_space() -> None:
    """Two hits for each minion on the space; the scroll is gone."""
    foes = {"roach1": "roach s4", "roach2": "roach s4", "roach3": "roach s5"}
    table = one("packs:ember_rain", foes)

    table.play("corin", "use:ember_rain")
    table.play("corin", "pick:roach1", "F4 F4")

    assert table.foes == {"roach3"}


def test_clear_water_takes_everything_away() -> None:
    """Poison and every status, of a mouse of this room."""
    table = one("packs:clear_water stunned poison:1")

    table.play("corin", "use:clear_water")

    assert table.of("corin", "ails") == ()
    assert table.of("corin", "poison") == 0


def test_slumber_puts_a_kind_to_sleep() -> None:
    """Their next turn is skipped."""
    table = scene(
        "line",
        mice={"corin": "s1 packs:slumber", "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )
    table.play("corin", "use:slumber")

    table.ends_turn("corin", "F1")

    assert not table.all(Attacked)
    assert table.turn == "brom"


def test_two_places_swaps_two_mice() -> None:
    """Or goes to a friend."""
    table = one("packs:two_places", brom="s5")
    table.play("corin", "use:two_places").play("corin", "choose:1")
    while table.pending and table.pending[0].endswith("pick"):
        table.play("corin", sorted(table.choices("corin"))[0])

    assert (table.at("corin"), table.at("brom")) == ("s5", "s1")


def test_dried_cranberry_heals_one() -> None:
    """And is eaten."""
    table = one("packs:dried_cranberry wounds:2")

    table.play("corin", "use:dried_cranberry")

    assert table.of("corin", "wounds") == 1
    assert table.view.discard == ("dried_cranberry",)


def test_nobody_hurt_nobody_to_feed() -> None:
    """What could do nothing is not offered."""
    table = one("packs:dried_cranberry,vinegar_drops")

    assert not any(choice.startswith("use") for choice in table.choices("corin"))


def test_vinegar_drops_cure_two_poisons() -> None:
    """Ordinary wounds stay."""
    table = one("packs:vinegar_drops poison:2 wounds:1")

    table.play("corin", "use:vinegar_drops")

    assert (table.of("corin", "poison"), table.of("corin", "wounds")) == (0, 1)


def test_soot_bomb_blinds_a_space() -> None:
    """Two battle dice less for those on it, until his next turn."""
    table = scene(
        "line",
        mice={"corin": "s1 packs:soot_bomb", "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )
    table.play("corin", "use:soot_bomb")

    table.ends_turn("corin", "F1")

    assert table.event(Attacked).target == "corin"
    assert [len(r.faces) for r in table.all(Rolled) if r.purpose == "attack"] in ([], [0])
    assert table.of("corin", "wounds") == 0


def test_cheese_rind_is_three_cheese() -> None:
    """To be eaten at any time of the own turn."""
    table = one("packs:cheese_rind")

    table.play("corin", "use:cheese_rind")

    assert table.of("corin", "cheese") == 3


def test_trap_key_saves_and_pays() -> None:
    """A failed check counts as passed, the trap is gone, and there is a cheese in it."""
    mice = {"corin": "s3 packs:trap_key", "brom": "s6"}
    table = scene("line", mice=mice, traps="s4")
    table.play("corin", "go:s4", "F1 F3")

    table.play("corin", "use:trap_key")

    assert table.view.traps == ()
    assert (table.of("corin", "wounds"), table.of("corin", "cheese")) == (0, 1)


def test_ball_of_twine_crosses_a_red_line() -> None:
    """From the floor to the shelf; a link for everybody on this tile."""
    table = scene("t1_orange", mice={"corin": "b2 packs:ball_of_twine", "brom": "a5"})
    assert "go:shelf" not in table.choices("corin")

    table.play("corin", "use:ball_of_twine")

    assert "go:shelf" in table.choices("corin")


# Tricks and events.


def test_squeeze_through_lets_a_mouse_go() -> None:
    """Held by two roaches, it slips away."""
    foes = {"roach1": "roach s1", "roach2": "roach s1"}
    table = one("packs:squeeze_through", foes)
    assert "go:s2" not in table.choices("corin")

    table.play("corin", "use:squeeze_through")

    assert "go:s2" in table.choices("corin")


def test_thrown_crumbs_stop_roaches() -> None:
    """A cheese, and the roaches do not move."""
    table = scene(
        "line",
        mice={"corin": "s1 packs:thrown_crumbs cheese:1", "brom": "s1"},
        foes={"roach1": "roach s5"},
        track="corin roach brom",
    )
    table.ends_turn("corin")

    table.play("corin", "use:thrown_crumbs", "F1")

    assert table.at("roach1") == "s5"
    assert table.of("corin", "cheese") == 0


def test_sure_footing_turns_a_die() -> None:
    """To the star with sword and shield: the search succeeds."""
    table = scene("line", mice={"corin": "s1 packs:sure_footing", "brom": "s6"}, deck="grape")
    table.play("corin", "search", "F1")

    table.play("corin", "use:sure_footing").play("corin", "die:1")

    assert table.view.stash == ("grape",)
    assert table.of("corin", "searched")


@pytest.mark.parametrize(
    ("event", "what", "value"),
    [
        ("forgotten_picnic", "cheese", 1),
        ("loose_board", "ails", ("down",)),
        ("friendly_draught", "wounds", 0),
    ],
)
def test_mm_32_events_happen_at_once(event: str, what: str, value: object) -> None:
    """MM-32: resolved, then discarded."""
    table = scene("line", mice={"corin": "s1 wounds:1", "brom": "s6"}, deck=event)

    table.play("corin", "search", "F2")

    assert table.of("corin", what) == value
    assert event in table.view.discard


def test_friendly_draught_brings_back_a_captured_mouse() -> None:
    """At once, and not in its own turn."""
    table = scene("line", mice={"corin": "s1", "brom": "-"}, deck="friendly_draught")

    table.play("corin", "search", "F2")
    if table.pending[0].endswith("arrive"):
        seat = table.pending[0].split()[0]
        table.play(seat, sorted(table.choices(seat))[0])

    assert table.at("brom") != ""


def test_rusty_spring_is_a_trap_underfoot() -> None:
    """A trap on the own space, and a check at once."""
    table = scene("line", mice={"corin": "s1", "brom": "s6"}, deck="rusty_spring")

    table.play("corin", "search", "F2 F1 F3 F1")

    assert table.of("corin", "wounds") == 1
    assert table.of("corin", "ails") == ("down",)


# Field Modification, the one ability that reads dice otherwise.


def test_field_modification_makes_bows_bite() -> None:
    """In melee bows count as hits."""
    table = of("brom", "cheese:1 knows:field_modification", RAT, other="corin s6")
    table.play("brom", "attack:rat1")

    table.play("brom", "use:field_modification", "F4 F5 F1 F1 F1 F1")

    assert table.event(HitsCounted).hits == 2
