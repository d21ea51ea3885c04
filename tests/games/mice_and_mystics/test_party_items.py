"""Party items: MM-256 to MM-275; the cat: MM-217 to MM-231."""

from purrlour.games.mice_and_mystics.events import (
    Attacked,
    CardReturned,
    Defended,
    Disguised,
    Feasted,
    Flung,
    GrapeThrown,
    Placed,
    Rolled,
)
from tests.games.mice_and_mystics.scene import Scene, refused, scene, spawn


def test_mm_256_disguises() -> None:
    """MM-256, MM-R40, MM-257 No rat warriors come, and the card goes back into the deck (T-99)."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, stash="disguises", options="auto")
    names = table.game.tables.names
    table.state.threats[table.state.foes_left - 1] = names.encounters.index("sneaks")

    table.play("corin", "explore:flip")
    assert table.pending == ["ann disguise"]
    table.play("corin", "yes", "any")

    assert table.event(Disguised).count == 2
    assert [placed.minion for placed in table.all(Placed)] == ["elite_rat"]
    assert table.event(CardReturned).card == "disguises"
    assert table.view.stash == ()


def test_mm_258_hook_and_thread() -> None:
    """MM-258, MM-259, MM-260 Laid over a gap, walked along, and taken back (T-26)."""
    table = scene("step", mice={"corin": "p", "brom": "x"}, stash="fishhook_thread", move=2)

    table.play("corin", "lay:hook").play("corin", "at:q").play("corin", "go:q")
    assert table.at("corin") == "q"
    table.play("corin", "back:hook")

    assert table.view.stash == ("fishhook_thread",)


def test_mm_258_not_both_ends_in_water() -> None:
    """MM-258 From the water only to the land (T-101)."""
    table = scene("pool", mice={"corin": "w1", "brom": "a1"}, stash="fishhook_thread")

    table.play("corin", "lay:hook")

    assert not table.choices("corin") & {"at:w1", "at:w2", "at:w3"}


def test_mm_261_what_is_left_behind_is_lost() -> None:
    """MM-261 The party leaves: the token is off, the card in the deck again (T-102)."""
    table = scene(
        "line", mice={"corin": "s2", "brom": "s2"}, stash="fishhook_thread", options="auto"
    )
    table.play("corin", "lay:hook").play("corin", "at:s3")

    table.play("corin", "explore:flip", "any")

    assert table.event(CardReturned).card == "fishhook_thread"
    assert table.view.stash == ()
    assert set(table.view.links) == {""}


def test_mm_264_the_mouse_apult() -> None:
    """MM-R42, MM-263…265 Another mouse on the fork's space flies where it sees (T-103)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, stash="dinner_fork")
    table.play("corin", "lay:fork")

    table.play("corin", "fling:brom").play("corin", "at:s6")

    assert table.event(Flung).space == "s6"
    assert table.at("brom") == "s6"
    assert "search" not in table.choices("corin")


def test_mm_271_a_squashed_grape() -> None:
    """MM-270, MM-R73, MM-271 One hit for each figure on the space, out of sight or not (T-104)."""
    table = scene(
        "cross",
        mice={"corin": "n2", "brom": "n2"},
        foes={"roach1": "roach e2", "roach2": "roach e2"},
        stash="dinner_fork grape",
    )
    table.play("corin", "lay:fork")

    table.play("corin", "throw:roach1", "0 " + "0 " * _shuffle(table) + "F4 F3")

    assert table.event(GrapeThrown).squashed
    assert len(table.all(Defended)) == 2
    assert table.foes == {"roach2"}
    assert table.event(CardReturned).card == "grape"


def test_mm_272_a_whole_grape() -> None:
    """MM-272, MM-273 Everybody small falls over, and the grape lies there (T-105, T-96)."""
    table = scene(
        "cross",
        mice={"corin": "n2", "brom": "n2"},
        foes={"roach1": "roach e2", "roach2": "roach e2"},
        stash="dinner_fork grape",
    )
    table.play("corin", "lay:fork")

    table.play("corin", "throw:roach1", "1")

    assert table.view.foe_ails == (("down",), ("down",))
    assert table.view.grape == "e2"


def test_mm_267_bait() -> None:
    """MM-R75, MM-267…269 A roach that reaches the grape is gone with it (T-107)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"roach1": "roach s4"},
        track="corin roach brom",
        stash="grape",
    )
    table.play("corin", "lay:grape")

    table.ends_turn("corin", "F2 " + "0 " * _shuffle(table) + "F1")

    assert table.event(Feasted).count == 1
    assert table.foes == set()
    assert not table.all(Attacked)


def test_mm_274_a_rat_throws_the_grape() -> None:
    """MM-274 At the space with the most mice (T-106)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1", "maud": "s6"},
        foes={"rat1": "rat_warrior s4"},
        track="maud rat_warrior corin brom",
        seats=1,
    )
    table.state.grape = table.state.rows[table.figure("rat1")]

    table.ends_turn("maud", "1 F1")

    assert table.event(GrapeThrown).space == "s1"
    assert table.view.ails == (("down",), ("down",), ())


def _shuffle(table: Scene) -> int:
    """Picks that shuffling the search deck with one more card takes."""
    return table.view.deck


# The cat.


def test_mm_220_the_cat_pounces_where_most_are() -> None:
    """MM-220, MM-R36, MM-222, MM-229 Three roaches rather than two mice (T-88)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"paw1": "brodie s6", **{f"roach{at}": "roach s4" for at in (1, 2, 3)}},
        track="corin brodie_pounces brom roach brodie_chases",
    )

    table.ends_turn("corin", "F2 F4 F4 F4 F4 F4 F1")

    assert table.at("paw1") == "s4"
    assert table.foes == {"paw1"}


def test_mm_221_a_tie_goes_to_the_higher_card() -> None:
    """MM-221 Corin's card is on top (T-89)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"paw1": "brodie s6", "roach1": "roach s4", "roach2": "roach s4"},
        track="corin brodie_pounces brom roach brodie_chases",
    )

    table.ends_turn("corin", "F4 F4 F4 F1")

    assert table.at("paw1") == "s1"


def test_mm_218_the_cats_cheese_does_not_count() -> None:
    """MM-218, MM-217 Nothing comes on the wheel; he stands among the mice (T-90)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"paw1": "brodie s6"},
        track="corin brodie_pounces brom brodie_chases",
    )

    table.ends_turn("corin", "F1 F1 F1 F1")

    assert table.view.wheel == 0


def test_mm_226_the_cat_chases_on() -> None:
    """MM-R37, MM-224…228 Past Corin to Brom; everybody on the way is struck by one roll (T-91)."""
    table = scene(
        "line",
        mice={"corin": "s3", "brom": "s5", "maud": "s6"},
        foes={"paw1": "brodie s1"},
        track="maud brodie_chases corin brom brodie_pounces",
        seats=1,
    )

    table.ends_turn("maud", "F2 F2 F2 F4 F4 F4 F4 F4 F4 F1")

    assert table.at("paw1") == "s5"
    assert table.of("corin", "wounds") == 1
    assert table.of("brom", "wounds") == 1
    assert table.of("maud", "wounds") == 0
    assert [rolled.purpose for rolled in table.all(Rolled)][:2] == ["chase", "attack"]


def test_mm_231_the_cat_is_a_minion() -> None:
    """MM-231 With him about nobody explores, and a captured mouse waits."""
    table = scene(
        "line",
        mice={"corin": "s2", "brom": "-", "maud": "s2"},
        foes={"paw1": "brodie s6"},
        track="corin brom maud brodie_pounces brodie_chases",
        seats=1,
    )
    with refused("minions-about", "MM-143"):
        table.play("corin", "explore:flip")

    table.ends_turn("corin", "F1")

    assert table.turn == "maud"
    assert table.at("brom") == ""


def test_mm_275_no_throwing_among_mice() -> None:
    """MM-275 A mouse shares the grape's space: the rat fights as usual."""
    table = scene(
        "line",
        mice={"maud": "s6", "corin": "s1"},
        foes={"rat1": "rat_warrior s1"},
        track="maud rat_warrior corin",
    )
    table.state.grape = table.state.rows[table.figure("rat1")]

    table.ends_turn("maud", "F4 F4 F1")

    assert table.event(Attacked).target == "corin"
    assert not table.all(GrapeThrown)


def test_mm_173_four_elite_rats_at_most() -> None:
    """MM-173, MM-293 Tokens and figures run out."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, options="auto")

    spawn(table, {"elite_rat": 6, "rat_warrior": 6})

    kinds = [placed.minion for placed in table.all(Placed)]
    assert kinds.count("elite_rat") == 4
    assert kinds.count("rat_warrior") == 2


def test_mm_263_a_fork_is_not_laid_in_water() -> None:
    """MM-263 In the water the fork cannot be laid."""
    table = scene("pool", mice={"corin": "w1", "brom": "a1"}, stash="dinner_fork")

    with refused("not-in-stash"):
        table.play("corin", "lay:fork")
