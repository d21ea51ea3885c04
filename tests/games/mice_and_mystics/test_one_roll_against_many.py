"""One roll against many: the cat, Hundredknock, a grape. Everybody attacked answers for itself."""

from __future__ import annotations

from purrlour.games.mice_and_mystics import layout as s
from purrlour.games.mice_and_mystics.corrections import NEWEST
from purrlour.games.mice_and_mystics.events import Attacked, GrapeThrown, Rolled
from tests.games.mice_and_mystics.scene import Scene, scene

ONE_HIT = "F2 F4 F4 "
"""What three dice show."""


def pounce(luck: str = "", *, version: int = NEWEST, **mice: str) -> Scene:
    """Wren ends her turn, and Brodie leaps onto the space where all the others are."""
    facts = {name: f"s1 {mice.get(name, '')}" for name in ("corin", "brom", "maud")}
    table = scene(
        "line",
        mice={"wren": "s6", **facts},
        foes={"paw1": "brodie s4"},
        track="wren brodie_pounces corin brom maud brodie_chases",
        seats=1,
        version=version,
    )
    return table.ends_turn("wren", luck)


def chase(**mice: str) -> Scene:
    """Brodie runs past all of them."""
    table = scene(
        "line",
        mice={"wren": "s6", **mice},
        foes={"paw1": "brodie s1"},
        track="wren brodie_chases corin brom maud brodie_pounces",
        seats=1,
    )
    return table.ends_turn("wren", "F3 F5")


def rattle(**mice: str) -> Scene:
    """Hundredknock strikes at everybody near."""
    table = scene(
        "line",
        mice={"wren": "s6", **mice},
        foes={"centipede1": "hundredknock s2"},
        track="wren hundredknock_rattle corin brom maud hundredknock_coil",
        seats=1,
    )
    return table.ends_turn("wren")


def defences(table: Scene) -> list[tuple[str, int]]:
    """Who rolled how many dice to defend, in order."""
    rolls = [rolled for rolled in table.all(Rolled) if rolled.purpose == "defence"]
    return [(rolled.figure, len(rolled.faces)) for rolled in rolls]


def subject(table: Scene) -> list[str]:
    """What is asked, and about whom."""
    return [f"{one.kind} {one.about}" for one in table.table.pending.values()]


# Before the roll.


def test_mm_222_every_mouse_that_is_pounced_on_may_answer() -> None:
    """MM-222 The trick is Maud's, and hers is the third card on the space."""
    table = pounce(maud="packs:play_dead")

    assert subject(table) == ["window targeted:maud"]
    assert [told.target for told in table.all(Attacked)] == ["corin", "brom", "maud"]


def test_mm_r105_each_is_asked_for_itself() -> None:
    """MM-R105 Brom may stand before either of the others, one after the other; one ability a turn
    (MM-63)."""
    table = pounce(brom="cheese:2 knows:shield_wall")

    assert subject(table) == ["window targeted:corin"]
    table.play("brom", "pass")
    assert subject(table) == ["window targeted:maud"]


def test_mm_r105_who_stands_before_another_defends_for_it_too() -> None:
    """MM-R105, MM-222 Brom takes Maud's place with a die more, and defends for himself as well; who
    was asked for first does not matter."""
    table = pounce(brom="cheese:1 knows:shield_wall").play("brom", "pass")
    text = table.game.position(table.state)
    assert table.game.position(table.game.load(text)) == text

    table.play("brom", "use:shield_wall", ONE_HIT + "F4 F4 F4 F4 F4 F4 F1")

    assert defences(table) == [("corin", 3), ("brom", 1), ("brom", 2)]
    assert (table.of("brom", "wounds"), table.of("maud", "wounds")) == (2, 0)
    assert table.of("corin", "wounds") == 1


def test_mm_222_playing_dead_passes_one_blow_on() -> None:
    """MM-222 Maud plays dead: her blow goes to Corin, who has his own besides."""
    table = pounce(maud="packs:play_dead")

    table.play("maud", "use:play_dead")
    table.play("maud", "pick:corin", ONE_HIT + "F4 F4 F4 F4 F4 F4 F4 F1")

    assert defences(table) == [("corin", 3), ("brom", 1), ("corin", 3)]
    assert table.of("maud", "wounds") == 0
    assert table.of("corin", "wounds") == 2


def test_mm_228_everybody_on_the_way_may_answer() -> None:
    """MM-228 Also who stands at the end of a chase."""
    table = chase(corin="s2", brom="s4", maud="s5 packs:play_dead")

    assert subject(table) == ["window targeted:maud"]


def test_mm_222_everybody_near_hundredknock_may_answer() -> None:
    """The rattle is one roll against every mouse near; each defends itself."""
    table = rattle(corin="s1", brom="s2", maud="s3 packs:play_dead")

    assert subject(table) == ["window targeted:maud"]


def test_mm_274_everybody_under_a_thrown_grape_may_answer() -> None:
    """MM-274, MM-271 A rat throws, the grape is squashed."""
    table = scene(
        "line",
        mice={"wren": "s6", "corin": "s4", "brom": "s4 packs:play_dead"},
        foes={"rat1": "rat_warrior s1"},
        track="wren rat_warrior corin brom",
        stash="grape",
        seats=1,
    )
    table.state.grape = table.state.rows[s.AT + table.figure("rat1")]

    table.ends_turn("wren", "0 " + "0 " * table.view.deck)  # squashed; the deck is shuffled
    assert table.event(GrapeThrown).squashed

    assert subject(table) == ["window targeted:brom"]


# After the defence.


def test_mm_222_every_mouse_may_strike_back() -> None:
    """MM-222 Each defends by itself, and what follows a defence follows each of them."""
    table = pounce(ONE_HIT + "F4 F4 F4 F3", brom="cheese:2 knows:riposte")
    assert subject(table) == ["window after-defence:brom"]

    # Three dice with the maul: the cat, who defends with four, loses a card of one life; it
    # is the one of this turn, so the turn is over before Maud has defended (MM-R104).
    table.play("brom", "use:riposte", ONE_HIT + "F4 F4 F4 F4")
    assert subject(table) == ["wound figure:brodie"]
    table.play("ann", "order:brodie_pounces", "F1")

    assert defences(table) == []
    assert table.of("maud", "wounds") == 0
    assert table.turn == "corin"


def test_mm_222_the_others_defend_if_the_cat_goes_on() -> None:
    """MM-222 The blow struck back goes on his other card: Maud defends against the same roll."""
    table = pounce(ONE_HIT + "F4 F4 F4 F3", brom="cheese:2 knows:riposte")
    table.play("brom", "use:riposte", ONE_HIT + "F4 F4 F4 F4")

    table.play("ann", "order:brodie_chases", "F4 F4 F1")

    assert defences(table) == [("maud", 2)]
    assert table.of("maud", "wounds") == 1


def test_mm_222_eggshells_break_under_a_paw() -> None:
    """The pauldrons break after a defence without a block, also against a pounce."""
    table = pounce(ONE_HIT + "F4 F4 F4 F4 F4 F4 F4 F4 F1", brom="wears:eggshell_pauldrons")

    assert "eggshell_pauldrons" in table.view.discard


# While one defends.


def warded(version: int = NEWEST) -> Scene:
    """The third chapter of the tests' book: once, a hit may be prevented before a defence."""
    table = scene(
        "line",
        mice={"wren": "s6", "corin": "s1", "brom": "s1"},
        foes={"paw1": "brodie s4"},
        track="wren brodie_pounces corin brom brodie_chases",
        seats=1,
        chapter=3,
        version=version,
    )
    table.ends_turn("wren", "F2 F2 F4")
    assert subject(table) == ["window before-defence:corin"]
    return table


def test_mm_r105_who_prevents_a_hit_spares_itself_alone() -> None:
    """MM-R105, MM-228 Two hits: Corin is spared one of them, Brom defends against both."""
    table = warded()

    table.play("corin", "special:1", "F4 F4 F4 F4 F1")

    assert (table.of("corin", "wounds"), table.of("brom", "wounds")) == (1, 2)


def test_mm_r105_nobody_goes_without_a_defence_for_it() -> None:
    """MM-R105, MM-113 One hit, prevented by Corin: Brom still has to defend."""
    table = scene(
        "line",
        mice={"wren": "s6", "corin": "s1", "brom": "s1"},
        foes={"paw1": "brodie s4"},
        track="wren brodie_pounces corin brom brodie_chases",
        seats=1,
        chapter=3,
    )
    table.ends_turn("wren", ONE_HIT)

    table.play("corin", "special:1", "F4 F4 F4 F4 F1")

    assert [name for name, _ in defences(table)] == ["corin", "brom"]
    assert (table.of("corin", "wounds"), table.of("brom", "wounds")) == (0, 1)


def test_mm_r105_before_it_lowered_the_hits_of_everybody() -> None:
    table = warded(version=1)

    table.play("corin", "special:1", "F4 F4 F4 F4 F1")

    assert (table.of("corin", "wounds"), table.of("brom", "wounds")) == (1, 1)
