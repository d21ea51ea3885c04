"""Rulings of ours where the rulebook is silent: MM-R01 to MM-R104."""

from purrlour.games.mice_and_mystics.corrections import NEWEST
from purrlour.games.mice_and_mystics.events import (
    Attacked,
    Captured,
    CardMoved,
    Defended,
    EncounterDrawn,
    GrapeThrown,
    Placed,
    Rescued,
    Rolled,
    Stepped,
    Surged,
    Taken,
    TrapPassed,
    TrophyWon,
    WheelTurned,
)
from purrlour.games.mice_and_mystics.layout import THINGS, TROPHIES
from tests.games.mice_and_mystics.scene import Scene, dealt, refused, scene, spawn


def test_mm_r04_drift_and_capture_come_before_the_race() -> None:
    """MM-R04 Washed away first; then the wheel turns for the lowest mouse."""
    table = scene("pool", mice={"brom": "b1", "corin": "w3"}, turn="corin")

    table.ends_turn("corin", "F1")

    kinds = table.happened()
    assert kinds.index("captured") < kinds.index("wheel")


def test_mm_r12_a_way_that_does_not_fit_is_not_offered() -> None:
    """MM-R12, MM-145 The larder's south door is locked: nothing is turned (T-70)."""
    table = scene("t1_orange", mice={"corin": "c5", "brom": "a1"})
    before = table.view.tiles

    with refused("exit-locked"):
        table.play("corin", "explore:south")

    assert table.view.tiles == before


def test_mm_r18_figures_are_given_out_in_the_cards_order() -> None:
    """MM-R18 Four rats and three elites, six figures: the elites come first, being shooters."""
    table = scene("line", mice={"corin": "s3", "brom": "s3"}, options="auto")

    spawn(table, {"rat_warrior": 4, "elite_rat": 3})

    kinds = [placed.minion for placed in table.all(Placed)]
    assert (kinds.count("elite_rat"), kinds.count("rat_warrior")) == (3, 3)


def test_mm_r30_no_fewer_than_no_dice() -> None:
    """MM-R30 Fog and a cloak against one shooter: no dice, no symbols."""
    table = scene(
        "line",
        mice={"ferrin": "s1 cheese:3 knows:fog_veil wears:fern_cloak", "brom": "s1"},
        foes={"rat1": "elite_rat s6"},
        track="ferrin elite_rat brom",
    )
    table.play("ferrin", "use:fog_veil")

    table.ends_turn("ferrin", "F1")

    attack = next(rolled for rolled in table.all(Rolled) if rolled.purpose == "attack")
    assert attack.faces == ()


def test_mm_r35_packs_are_open() -> None:
    """MM-R35, MM-192 Everybody sees the same."""
    table = scene("line", mice={"corin": "s1 packs:felt_jerkin", "brom": "s1"})
    mine, yours = (table.game.view(table.state, seat) for seat in (0, 1))

    assert mine.packs == yours.packs == (("felt_jerkin",), ())


def test_mm_r43_a_page_that_ends_all_comes_before_a_later_win() -> None:
    """MM-R43, MM-280 The surge loses before the blow that would have won (T-112)."""
    table = scene(
        "t7_orange",
        mice={"corin": "post", "brom": "post"},
        foes={"rat1": "rat_warrior post"},
        wheel=5,
        page=5,
    )

    table.play("corin", "attack:rat1", "F2 F2 F2 F1 F4")

    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.reason == "last-page"


def test_mm_r43_a_win_that_comes_first_is_a_win() -> None:
    """MM-R43, MM-280 The last minion falls and everybody is on the post: won."""
    table = scene(
        "t7_orange",
        mice={"corin": "post", "brom": "post"},
        foes={"rat1": "rat_warrior post"},
        wheel=4,
        page=5,
    )

    table.play("corin", "attack:rat1", "F2 F2 F2 F1 F4")

    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.reason == "won"


def test_mm_r48_more_than_five_dice() -> None:
    """MM-R48 All of them are rolled."""
    table = scene(
        "line",
        mice={
            "corin": "s1 bare wears:nutcracker_club cheese:2 knows:rattling_charge",
            "brom": "s6",
        },
        foes={"spider1": "spider s4"},
    )
    table.play("corin", "go:s2").play("corin", "go:s3").play("corin", "attack:spider1")

    table.play("corin", "use:rattling_charge", "F4 F4 F4 F4 F4 F4")

    assert len(table.event(Rolled).faces) == 6


def test_mm_r52_spread_as_evenly_as_can_be() -> None:
    """MM-R52 Five roaches on two entries: three and two, and the team says which."""
    table = scene("line", mice={"corin": "s3", "brom": "s3"})
    spawn(table, {"roach": 5}, why=1)
    assert table.pending == ["ann entry"]

    table.play("ann", "at:s6", "")

    spaces = list(table.view.foe_spaces)
    assert (spaces.count("s1"), spaces.count("s6")) == (2, 3)


def test_mm_r54_small_minions_may_come_among_mice() -> None:
    """MM-R54 An entry with a mouse on it is open to the small."""
    table = scene("line", mice={"corin": "s1", "brom": "s6"}, options="auto")

    spawn(table, {"roach": 2, "spider": 1}, why=1)

    assert [placed.minion for placed in table.all(Placed)] == ["roach", "roach"]


def test_mm_r56_beyond_the_last_line_the_last_line() -> None:
    """MM-R56 Page 12 is a page of the last line."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, page=12, end_page=20, options="auto")

    table.play("corin", "explore:flip", "any")

    assert table.event(EncounterDrawn).pages[0] == 5


def test_mm_r58_a_killing_blow_may_bring_a_surge() -> None:
    """MM-R58 The rat dies and the new ones are there: no exploring."""
    table = scene(
        "line",
        mice={"corin": "s2", "brom": "s2"},
        foes={"rat1": "rat_warrior s2"},
        track="corin rat_warrior brom",
        wheel=5,
        face_up="crumb_raiders",
        options="auto",
    )

    table.play("corin", "attack:rat1", "F2 F4 F4 F1 F4")

    assert table.all(Surged)
    assert table.foes == {"roach1", "roach2"}
    table.ends_turn("corin", "F1")
    assert "explore:flip" not in table.choices("brom")


def test_mm_r61_a_charmed_mouse_defends_as_itself() -> None:
    """MM-R61 In other turns its equipment counts."""
    table = scene(
        "line",
        mice={"brom": "s6", "corin": "s1 charmed"},
        foes={"rat1": "rat_warrior s1"},
        track="brom rat_warrior corin",
    )

    table.ends_turn("brom", "F2 F4 F4 F4 F4 F3 F1 F1")

    defence = next(rolled for rolled in table.all(Rolled) if rolled.purpose == "defence")
    assert len(defence.faces) == 3


def test_mm_r62_charmed_and_webbed() -> None:
    """MM-R62 It does not walk; stunned, it would not strike."""
    table = scene(
        "line",
        mice={"maud": "s6", "corin": "s1 charmed webbed", "brom": "s4"},
        track="maud corin brom",
        seats=1,
    )

    table.ends_turn("maud", "F1")

    assert table.at("corin") == "s1"
    assert not table.all(Attacked)
    assert table.of("corin", "ails") == ("webbed",)


def test_mm_r67_lent_gear_is_lost_with_its_bearer() -> None:
    """MM-R67, MM-R68 Brom wears Corin's cuirass and is captured: it is gone."""
    table = scene(
        "line",
        mice={"corin": "s6 bare", "brom": "s1 wounds:4 wears:walnut_cuirass"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F2 F2 F4 F4 F1 F1")

    assert table.event(Captured).hero == "brom"
    assert table.view.discard == ("walnut_cuirass",)


def test_mm_r71_the_cat_minds_no_grapes() -> None:
    """MM-R71, MM-R72 Mice on the space fall; the cat does not."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"paw1": "brodie s6"},
        stash="dinner_fork grape",
    )
    table.play("corin", "lay:fork")

    table.play("corin", "throw:paw1", "1")

    assert table.event(GrapeThrown).space == "s6"
    assert table.of("brom", "ails") == ("down",)
    assert table.view.foe_ails == ((),)


def test_mm_r74_a_roach_with_a_mouse_stays_and_fights() -> None:
    """MM-R74 The grape does not tempt it."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"roach1": "roach s1"},
        track="corin roach brom",
    )
    table.state.grape = table.state.rows[table.hero("brom")]

    table.ends_turn("corin", "F4 F4 F1")

    assert table.event(Attacked).figure == "roach1"
    assert table.at("roach1") == "s1"


def test_mm_r74_but_on_the_grape_it_feasts() -> None:
    """MM-R74, MM-269 With a mouse on the grape's own space: no attack, and both are gone."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"roach1": "roach s1", "roach2": "roach s5"},
        track="corin roach brom",
        stash="grape",
        options="auto",
    )
    table.state.grape = table.state.rows[table.hero("corin")]

    table.ends_turn("corin", "any")

    assert "corin" not in [told.target for told in table.all(Attacked)]
    assert table.foes == {"roach2"}


def test_mm_r27_no_scroll_is_read_in_the_water() -> None:
    """MM-R27, MM-62 A free action like the others, and refused like them."""
    table = scene("pool", mice={"maud": "w1 wounds:2 packs:mending", "brom": "b1"})

    with refused("not-in-water", "MM-62"):
        table.play("maud", "use:mending")


def test_mm_62_nor_is_a_free_ability_used() -> None:
    """MM-62, MM-64 Change of Plan waits until Corin is on land; what is an action does not."""
    table = scene("pool", mice={"corin": "w1 cheese:3 knows:change_of_plan", "brom": "b1"})

    with refused("not-in-water", "MM-62"):
        table.play("corin", "use:change_of_plan")


def test_mm_o9_what_is_free_waits_for_the_end_of_the_move() -> None:
    """MM-O9, MM-R10 Where the house allows nothing between two steps, it is told so."""
    mice = {"maud": "s1 wounds:2 packs:mending", "brom": "s1"}
    table = scene("line", mice=mice, options="no-midmove").play("maud", "go:s2")

    with refused("not-now", "MM-O9"):
        table.play("maud", "use:mending")
    with refused("not-now", "MM-O9"):
        table.play("maud", "equip")


def test_mm_r78_sideways_in_the_current() -> None:
    """MM-R78, MM-88 With the current is allowed, one space a move."""
    table = scene("pool", mice={"corin": "w1", "brom": "b1"})

    table.play("corin", "go:w2")

    assert table.at("corin") == "w2"


def test_mm_r81_drifting_among_minions() -> None:
    """MM-R81 The current asks nobody; leaving is another matter."""
    table = scene("pool", mice={"corin": "w1", "brom": "b1"}, foes={"rat1": "rat_warrior w2"})

    table.ends_turn("corin", "F1")

    assert table.at("corin") == "w2"


def test_mm_r82_a_trap_among_minions() -> None:
    """MM-R82 First the check; safe, but the move is over."""
    table = scene(
        "line", mice={"corin": "s2", "brom": "s1"}, foes={"rat1": "rat_warrior s3"}, traps="s3"
    )

    table.play("corin", "go:s3", "F2 F1")

    assert table.event(TrapPassed).space == "s3"
    assert not any(choice.startswith("go:") for choice in table.choices("corin"))


def test_mm_r84_no_card_no_minions() -> None:
    """MM-R84, MM-179 A surge in the first room only moves the hourglass."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, wheel=5, turn="brom")

    table.ends_turn("brom", "F1")

    assert table.view.page == 2
    assert not table.foes


def test_mm_r85_the_operator_may_play_a_captured_mouse() -> None:
    """MM-R85 The lowest card counts, captured or not."""
    table = scene(
        "pool",
        mice={"corin": "b3", "brom": "-"},
        foes={"rat1": "rat_warrior b1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F1")

    assert table.pending == ["bob route"]


def test_mm_r86_alone_at_the_table() -> None:
    """MM-R86, MM-114 One player does everything (T-116)."""
    table = dealt(1, party="suggested", dice="typed")
    for hero, ability in (
        ("corin", "cleave"),
        ("brom", "quick_snare"),
        ("maud", "mend"),
        ("sable", "slip_away"),
    ):
        table.play(hero, f"learn:{ability}", "any1")

    for _ in range(40):
        assert {asked.split()[0] for asked in table.pending} == {"ann"}
        table.play("ann", sorted(table.choices("ann"))[0], "any1")


def test_mm_r94_the_end_does_not_leave_the_track() -> None:
    """MM-R94 On its last page it stays."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        options="trophies",
        end_page=20,
    )

    table.play("corin", "attack:rat1", "F1 F1 F1")

    assert table.event(TrophyWon).trophy == "cheesemaster"
    assert table.view.end_page == 20


def test_mm_r92_a_fugitive_comes_back_on_land() -> None:
    """MM-R92 Washed away the third time: beside a friend, and dry."""
    table = scene(
        "pool", mice={"corin": "w3 caught:2", "brom": "b3"}, options="trophies auto", end_page=9
    )
    table.state.rows[TROPHIES + 3] = table.hero("corin")

    table.ends_turn("corin", "F1")

    assert table.event(Rescued).space.startswith("b")


def fugitive(room: str = "line", version: int = NEWEST, **mice: str) -> Scene:
    """Corin is the Fugitive, captured twice before."""
    table = scene(room, mice=mice, options="trophies", end_page=9, version=version)
    table.state.rows[TROPHIES + 3] = table.hero("corin")
    return table


def test_mm_r92_and_the_team_chooses_among_dry_spaces() -> None:
    """MM-R92 Beside Brom there is water, too; nobody is put back into it."""
    table = fugitive("pool", corin="w3 caught:2", brom="b3")

    table.ends_turn("corin")

    assert table.pending == ["ann arrive"]
    assert table.choices("ann") == {"at:b2", "at:b3"}


def test_mm_r92_only_for_who_was_in_the_water() -> None:
    """MM-R92, MM-238 Captured by a rat, the Fugitive is put beside a mouse as anybody is."""
    table = scene(
        "pool",
        mice={"brom": "b3", "corin": "b1 wounds:4 caught:2"},
        foes={"rat1": "rat_warrior b1"},
        track="brom rat_warrior corin",
        options="trophies",
        end_page=9,
    )
    table.state.rows[TROPHIES + 3] = table.hero("corin")

    table.ends_turn("brom", "F2 F4 F4 F4 F4")

    assert table.choices("bob") == {"at:b2", "at:b3", "at:w2", "at:w3"}


def test_mm_r106_a_fugitive_alone_comes_back_where_it_was() -> None:
    """MM-R106, MM-290 Everybody else is captured: the chapter goes on all the same."""
    table = scene(
        "line",
        mice={"brom": "-", "corin": "s1 wounds:4 caught:2"},
        foes={"rat1": "rat_warrior s1"},
        track="brom rat_warrior corin",
        turn="rat_warrior",
        options="trophies",
        end_page=9,
        chapter=2,
    )
    table.state.rows[TROPHIES + 3] = table.hero("corin")

    table.goes_on("F2 F4 F4 F4 F4")

    assert table.table.outcome is None
    assert table.pending == ["bob arrive"]
    text = table.game.position(table.state)
    assert table.game.position(table.game.load(text)) == text
    assert table.choices("bob") == {"at:s1", "at:s2"}
    table.play("bob", "at:s2", "F1")
    assert table.at("corin") == "s2"


def test_mm_r106_washed_away_it_comes_back_on_land() -> None:
    """MM-R106, MM-R92 Beside the water that carried it off."""
    table = fugitive("pool", corin="w3 caught:2", brom="-")

    table.ends_turn("corin")

    assert table.choices("ann") == {"at:a2", "at:a3", "at:b2", "at:b3"}


def test_mm_r98_a_full_space_is_no_place_to_be_rescued_to() -> None:
    """MM-R98 Beside the four on s1 there is only s2."""
    table = scene(
        "line",
        mice={"brom": "s1", "maud": "s1", "sable": "s1", "wren": "s1", "corin": "-"},
        track="brom corin maud sable wren",
        seats=1,
    )

    table.ends_turn("brom", "F1")

    assert table.event(Rescued).space == "s2"


def test_mm_r101_a_boss_defends_with_its_best_card() -> None:
    """MM-R101 Coil has 3, Rattle 2: out of its turn Hundredknock rolls three."""
    table = scene(
        "line", mice={"corin": "s1", "brom": "s1"}, foes={"centipede1": "hundredknock s2"}
    )

    table.play("corin", "attack:centipede1", "F2 F4 F4 F3 F4 F4")

    assert [len(rolled.faces) for rolled in table.all(Rolled)] == [3, 3]


def test_mm_r101_rattle_strikes_everybody_near() -> None:
    """MM-R101 In Rattle's turn one roll is against all near it, and each defends."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s2", "maud": "s6"},
        foes={"centipede1": "hundredknock s3"},
        track="maud hundredknock_rattle corin brom hundredknock_coil",
        seats=1,
    )

    table.ends_turn("maud", "F1 F2 F4 F4 F1")

    assert [defended.figure for defended in table.all(Defended)] == ["brom"]


def test_mm_r102_nothing_above_the_top() -> None:
    """MM-R102 The rats are at the top and stay there."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="rat_warrior corin brom",
        turn="brom",
    )

    table.ends_turn("brom", "F4 F4 F1")

    assert not table.all(CardMoved)
    assert table.track == "rat_warrior corin brom"


def test_mm_r104_beaten_in_its_own_turn() -> None:
    """MM-R104 A rapier strikes back and fells the rat; the other one still acts."""
    table = scene(
        "line",
        mice={"corin": "s1 bare wears:hatpin_rapier", "brom": "s1"},
        foes={"rat1": "rat_warrior s1", "rat2": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F2 F4 F3 F4 F4 F4 F4 F4 F1")

    assert table.foes == {"rat2"}
    assert len(table.all(Attacked)) >= 2


def test_mm_r100_cheese_twice_in_one_exchange() -> None:
    """MM-R100 A minion's attack and its later defence are two rolls."""
    table = scene(
        "line",
        mice={"corin": "s1 cheese:2 knows:riposte", "brom": "s6"},
        foes={"spider1": "spider s2"},
        track="corin spider brom",
    )
    table.ends_turn("corin", "F1 F1 F2 F3 F4 F4")
    assert table.event(WheelTurned).count == 1

    table.play("corin", "use:riposte", "F2 F4 F1 F4 F4 F1")

    assert table.event(WheelTurned).count == 1
    assert table.view.wheel == 2


def test_mm_r50_the_goal_is_settled_before_the_first_step() -> None:
    """MM-R50 A rat heads for the mouse that was closest when it set out."""
    table = scene(
        "line",
        mice={"corin": "s4", "brom": "s1"},
        foes={"rat1": "rat_warrior s6"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F3 F4 F4 F1")

    assert [step.space for step in table.all(Stepped)] == ["s5", "s4"]


def test_mm_r44_the_fork_pries_where_a_chapter_says_so() -> None:
    """MM-R44 With the fork beside her cage Tansy is free without a roll."""
    table = scene(
        "t6_blue",
        mice={"corin": "s2", "brom": "s2"},
        chapter=2,
        end_page=7,
        stash="dinner_fork",
        move=0,
    )
    side = table.game.tables.names.sides.index("t6_blue")
    for at, number in enumerate((side, int(table.state.rows[table.hero("corin")]), 0)):
        table.state.rows[THINGS + at] = number
    table.play("corin", "lay:fork")

    special = next(choice for choice in table.choices("corin") if choice.startswith("special:"))
    table.play("corin", special)

    assert not table.all(Rolled)
    assert table.event(Taken).thing == "tansy"


def test_mm_r57_newcomers_wait() -> None:
    """MM-R57 Rats that come in the rats' own turn do not act in it."""
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

    assert len(table.foes) == 3
    assert len(table.all(Attacked)) == 1


def test_mm_r60_cheese_without_end() -> None:
    """MM-R60 A mouse may hold any amount."""
    table = scene(
        "line", mice={"corin": "s1 cheese:40", "brom": "s1"}, foes={"rat1": "rat_warrior s1"}
    )

    table.play("corin", "attack:rat1", "F1 F4 F4")

    assert table.of("corin", "cheese") == 41


def test_mm_r69_nothing_is_full_for_the_cat() -> None:
    """MM-R69 He runs through a spider's space; both are struck."""
    table = scene(
        "line",
        mice={"maud": "s6", "corin": "s3"},
        foes={"paw1": "brodie s1", "spider1": "spider s2"},
        track="maud brodie_chases corin spider brodie_pounces",
    )
    table.state.rows[table.hero("maud")] = table.state.rows[table.hero("corin")]

    table.ends_turn("maud", "F1 F1 F4 F4 F4 F1")

    assert table.at("paw1") == "s3"
    assert [step.space for step in table.all(Stepped)] == ["s2", "s3"]


def test_mm_r77_a_grape_in_the_water() -> None:
    """MM-R77 It may be laid there, and stays."""
    table = scene("pool", mice={"corin": "a1", "brom": "b3"}, stash="grape")

    table.play("corin", "lay:grape").play("corin", "at:w1")

    assert table.view.grape == "w1"


def test_mm_r96_a_spear_is_thrown_at_those_far_off() -> None:
    """MM-R96 Near it stabs; far it flies, and is gone."""
    table = scene(
        "line",
        mice={"corin": "s1 bare wears:tin_tack_spear", "brom": "s6"},
        foes={"rat1": "rat_warrior s4"},
    )

    table.play("corin", "attack:rat1", "F2 F2 F2")

    assert table.event(Attacked).mode == "ranged"
    assert table.of("corin", "worn") == ()
    assert table.view.discard == ("tin_tack_spear",)


def test_mm_r97_next_to_a_special_area() -> None:
    """MM-R97 Every space with an edge to it: the climb at a1 is one."""
    table = scene("t1_orange", mice={"corin": "a1", "brom": "shelf"})

    assert "share:brom" in table.choices("corin")
