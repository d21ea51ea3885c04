"""What people at the table see of a chapter's own matters."""

from __future__ import annotations

from purrlour.games.mice_and_mystics import layout as s
from tests.games.mice_and_mystics.scene import Scene, dealt, scene


def cistern() -> Scene:
    """Two mice beside Tansy's cage."""
    table = scene("t6_blue", mice={"corin": "n4", "brom": "n4"}, chapter=2)
    things = table.game.tables.names.things.index("tansy")
    assert things == table.game.tables.chapter_things[1]
    side = table.game.tables.names.sides.index("t6_blue")
    space = next(
        at
        for at in range(32)
        if table.game.tables.names.spaces[table.game.tables.name_of_space[side * 32 + at]] == "s2"
    )
    table.state.rows[s.THINGS], table.state.rows[s.THINGS + 1] = side, space
    return table


def test_things_lie_somewhere_are_carried_or_taken() -> None:
    table = cistern()
    lies = (("tansy",), ("t6_blue",), ("s2",), ("",))
    assert things(table) == lies

    table.state.rows[s.THINGS + 2] = table.hero("brom") + 1
    assert things(table) == (("tansy",), ("",), ("",), ("brom",))

    table.state.rows[s.THINGS + 2] = s.TAKEN
    assert things(table) == (("tansy",), ("",), ("",), ("taken",))


def things(table: Scene) -> tuple[tuple[str, ...], ...]:
    view = table.view
    return (view.things, view.thing_rooms, view.thing_spaces, view.thing_holders)


def test_the_story_remembers_and_counts() -> None:
    table = scene("t5_orange", mice={"corin": "a3"}, chapter=3, seats=1)
    names = table.game.tables.names
    assert (table.view.flags, table.view.counts) == ((), (0, 0))
    assert table.view.counters == ("cat", "threads")

    table.state.flags = 1 << names.flags[2].index("cat_seen") | 1 << 32 + names.trophies.index(
        "hearth_cord"
    )
    table.state.rows[s.COUNTERS + 1] = 2

    assert table.view.flags == ("cat_seen",)
    assert table.view.story_trophies == ("hearth_cord",)
    assert table.view.counts == (0, 2)


def test_numbers_of_special_choices_have_names() -> None:
    table = cistern()
    assert list(table.view.specials) == ["special:free_tansy", "special:carry_tansy"]

    table.play("corin", "share:brom")
    assert list(table.view.specials) == ["thing:tansy"]


def test_exits_lead_somewhere() -> None:
    table = dealt(1, chapter="1", party="suggested")
    view = table.view
    assert view.room == "t1_orange"
    assert view.ways[2] == "locked"  # the larder's door
    assert len(view.ways) == 4

    table.state.flags = 1 << table.game.tables.names.flags[0].index("larder_key")
    assert table.view.ways[2] in table.game.tables.names.sides


def test_a_turn_is_used_up() -> None:
    table = scene(
        "line", mice={"corin": "s1", "brom": "s2"}, foes={"rat1": "rat_warrior s3"}, move=2
    )
    assert list(table.view.done) == []

    table.play("corin", "go:s2")
    assert list(table.view.done) == ["rolled"]
    table.play("corin", "share:brom")
    table.play("corin", "done")
    assert list(table.view.done) == ["rolled", "share"]
    table.play("corin", "go:s3")
    assert list(table.view.done) == ["move", "share"]


def test_minions_are_as_strong_as_the_story_makes_them() -> None:
    table = scene("line", mice={"corin": "s1"}, foes={"rat1": "rat_warrior s3"}, seats=1)
    battle, defence = table.view.foe_strength[0]
    kind = table.game.tables.names.kinds.index("rat_warrior")

    table.state.rows[s.KIND_MODS + kind * 4] = 1

    assert table.view.foe_strength == ((battle + 1, defence),)
