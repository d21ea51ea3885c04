"""The chapters' own rules, played: keys, friends, cats, alarms and lamps."""

from __future__ import annotations

import pytest

from purrlour.games.mice_and_mystics import layout
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.events import (
    Awarded,
    Ended,
    Placed,
    Rolled,
    StoryTold,
    Taken,
    WheelTurned,
)
from tests.games.mice_and_mystics.scene import Scene, scene

BOOK = content().book


def told(table: Scene) -> list[str]:
    """The passages of the last act."""
    return [event.key for event in table.all(StoryTold)]


def has(table: Scene, flag: str) -> bool:
    """Whether a flag of the chapter is set."""
    flags = BOOK.chapters[table.state.chapter].flags
    return bool(table.state.flags >> flags.index(flag) & 1)


def put(table: Scene, *flags: str, trophies: str = "") -> Scene:
    """Flags that were set before, and story trophies that were won before."""
    known = BOOK.chapters[table.state.chapter].flags
    for flag in flags:
        table.state.flags |= 1 << known.index(flag)
    won = [trophy.id for trophy in BOOK.trophies]
    for trophy in trophies.split():
        table.state.flags |= 1 << 32 + won.index(trophy)
    return table


def lay(table: Scene) -> Scene:
    """The chapter's things where they lie at the start."""
    for number, thing in enumerate(BOOK.chapters[table.state.chapter].things):
        at = layout.THINGS + number * 3
        table.state.rows[at], table.state.rows[at + 1] = thing.side, thing.space
    return table


def counter(table: Scene, name: str) -> int:
    """A counter of the chapter."""
    number = BOOK.chapters[table.state.chapter].counters.index(name)
    return int(table.state.rows[layout.COUNTERS + number])


def enter(table: Scene, who: str, way: str) -> tuple[list[str], list[str]]:
    """A room is explored, and arriving and placing are settled anyhow: passages, minions."""
    table.play(who, way, "any2")
    stories, placed = told(table), [event.minion for event in table.all(Placed)]
    while table.pending and table.pending[0].split()[1] in ("arrive", "entry", "disguise"):
        seat = table.pending[0].split()[0]
        table.play(seat, sorted(table.choices(seat))[0], "any2")
        stories += told(table)
        placed += [event.minion for event in table.all(Placed)]
    return stories, placed


# Chapter 1: The Silent Bell.


def test_ch1_the_larder_key_lies_among_the_plates() -> None:
    """A star on the Great Table brings the key instead of a card."""
    table = scene("t3_orange", mice={"corin": "table", "brom": "a1"}, deck="grape")

    table.play("corin", "search", "F2")

    assert told(table) == ["ch1_larder_key"]
    assert has(table, "larder_key")
    assert table.view.stash == ()


def test_ch1_beside_the_table_a_search_finds_a_card() -> None:
    """The rule asks where the mouse stands."""
    table = scene("t3_orange", mice={"corin": "a1", "brom": "a1"}, deck="grape")

    table.play("corin", "search", "F2")

    assert not has(table, "larder_key")
    assert table.view.stash == ("grape",)


def test_ch1_the_south_door_is_locked_until_there_is_a_key() -> None:
    """A lock is lifted by its flag."""
    locked = scene("t1_orange", mice={"corin": "c5", "brom": "c5"})
    opened = put(scene("t1_orange", mice={"corin": "c5", "brom": "c5"}), "larder_key")

    assert "explore:south" not in locked.choices("corin")
    assert "explore:south" in opened.choices("corin")


def test_ch1_all_mice_at_the_bell_post_have_won() -> None:
    """Victory is looked at after every step; then comes the reward."""
    table = scene("t7_orange", mice={"corin": "c2", "brom": "post"})

    table.play("corin", "go:post")

    assert table.event(Ended).won
    assert "ch1_won" in told(table)
    assert [event.trophy for event in table.all(Awarded)] == ["hearth_cord"]


def test_ch1_the_post_is_not_reached_while_one_is_missing() -> None:
    """Every free mouse has to be there."""
    table = scene("t7_orange", mice={"corin": "c2", "brom": "a1"})

    table.play("corin", "go:post")

    assert not table.all(Ended)


# Chapter 2: Down the Drain.


def test_ch2_tansy_is_freed_by_lore() -> None:
    """An action near her cage: lore dice, one star; she is carried from then on."""
    table = lay(scene("t6_blue", mice={"maud": "s1", "brom": "n1"}, chapter=2))

    table.play("maud", "special:1", "F1 F3 F2")

    assert table.event(Rolled).faces == (1, 3, 2)
    assert table.event(Taken).thing == "tansy"
    assert has(table, "tansy_free")
    assert told(table) == ["ch2_tansy_free"]


def test_ch2_without_a_star_she_stays_in_her_cage() -> None:
    """It may be tried again in another turn."""
    table = lay(scene("t6_blue", mice={"maud": "s1", "brom": "n1"}, chapter=2))

    table.play("maud", "special:1", "F1 F3 F4")

    assert not has(table, "tansy_free")
    assert not table.all(Taken)


def test_ch2_far_from_her_there_is_nothing_to_do() -> None:
    """`near_thing` is on her space or next to it."""
    table = lay(scene("t6_blue", mice={"maud": "n1", "brom": "n1"}, chapter=2))

    assert not any(choice.startswith("special") for choice in table.choices("maud"))


def test_ch2_who_is_knocked_down_in_the_ash_feeds_the_wheel() -> None:
    """Boiler Pit: a trap that snaps knocks down, and ash flies."""
    table = scene("t8_blue", mice={"corin": "a2", "brom": "e1"}, traps="b2", chapter=2)

    table.play("corin", "go:b2", "F1 F3 F1")

    assert "down" in str(table.of("corin", "ails"))
    assert told(table) == ["ch2_ash"]
    assert table.event(WheelTurned).count == 1


# Chapter 3: The Cat's Hour.


def test_ch3_a_thread_is_taken_without_a_roll() -> None:
    """The third one has a passage of its own."""
    table = lay(scene("t5_orange", mice={"corin": "worktable", "brom": "a3"}, chapter=3))

    table.play("corin", "special:1")

    assert table.event(Taken).thing == "thread_solar"
    assert counter(table, "threads") == 1
    assert told(table) == ["ch3_thread"]
    assert "special:1" not in table.choices("corin")


def test_ch3_with_three_threads_the_way_out_of_the_map_is_open() -> None:
    """An edge of the map is explored only by a chapter's rule, and wins here."""
    closed = scene("t6_orange", mice={"corin": "f3", "brom": "f3"}, chapter=3)
    table = scene("t6_orange", mice={"corin": "f3", "brom": "f3"}, chapter=3)
    threads = BOOK.chapters[2].counters.index("threads")
    table.state.rows[layout.COUNTERS + threads] = 3

    assert "explore:south" not in closed.choices("corin")
    table.play("corin", "explore:south")

    assert table.event(Ended).won
    assert [event.trophy for event in table.all(Awarded)] == ["silver_cord"]


def test_ch3_the_cat_comes_at_the_third_noise() -> None:
    """Two noises before; the way into a castle room is the third."""
    table = put(scene("t5_orange", mice={"corin": "e3", "brom": "e3"}, chapter=3), "cat_seen")
    table.state.rows[layout.COUNTERS + BOOK.chapters[2].counters.index("cat")] = 2

    stories, placed = enter(table, "corin", "explore:east")

    assert "ch3_cat_comes" in stories
    assert counter(table, "cat") == 0
    assert "brodie" in placed


# Chapter 4: The Clockwork Stair.


@pytest.mark.parametrize(
    ("alarm", "passage"), [(0, "ch4_hundredknock"), (2, "ch4_hundredknock_ambush")]
)
def test_ch4_hundredknock_waits_in_the_watch_hall(alarm: int, passage: str) -> None:
    """No card is drawn; two alarms wake his rats as well."""
    table = scene("t5_orange", mice={"corin": "c5", "brom": "c5"}, chapter=4)
    table.state.rows[layout.COUNTERS] = alarm

    stories, placed = enter(table, "corin", "explore:south")

    assert stories[:2] == ["ch4_t4_orange", passage]
    assert sorted(placed) == ["hundredknock"] + ["rat_warrior"] * (2 if alarm else 0)
    assert table.view.face_up == ""


def test_ch4_the_clapper_is_found_when_he_is_beaten() -> None:
    """A star on b2 of the Watch Hall, even for a mouse that has searched here before."""
    table = put(scene("t4_orange", mice={"corin": "b2", "brom": "a1"}, chapter=4), "knock_beaten")
    side = content().names["side:t4_orange"]
    table.state.rows[layout.SEARCHED + side] |= 1 << table.hero("corin")

    table.play("corin", "search", "F5")

    assert "ch4_clapper" in told(table)
    assert table.event(Ended).won


# Chapter 5: The Moth-Regent.


def test_ch5_a_lamp_is_lit_by_lore_and_weakens_the_regent() -> None:
    """A defence die less on each of her cards."""
    table = lay(scene("t4_orange", mice={"ferrin": "d3", "brom": "a1"}, chapter=5))

    table.play("ferrin", "special:1", "F1 F1 F1 F6")

    assert table.event(Taken).thing == "lamp_hall"
    assert told(table) == ["ch5_lamp"]


def test_ch5_lamplight_lights_the_first_one_by_itself() -> None:
    """The trophy of the second chapter: no roll, once."""
    table = put(
        lay(scene("t4_orange", mice={"brom": "d3", "corin": "a1"}, chapter=5)),
        trophies="lamplight",
    )

    table.play("brom", "special:1")

    assert table.event(Taken).thing == "lamp_hall"
    assert has(table, "light_spent")


def test_ch5_the_bell_rings_only_for_those_who_have_all_of_it() -> None:
    """Cord, silver and clapper; every minion here skips a turn, once in the chapter."""
    foes = {"rat1": "rat_warrior e5"}
    mice = {"brom": "a1", "corin": "a1"}
    poor = scene("t4_orange", mice=mice, foes=foes, chapter=5)
    table = put(
        scene("t4_orange", mice=mice, foes=foes, chapter=5),
        trophies="hearth_cord silver_cord the_clapper",
    )

    assert "special:4" not in poor.choices("brom")
    table.play("brom", "special:4")

    assert told(table) == ["ch5_bell_rings"]
    assert "special:4" not in table.choices("brom")


# More of each, where one rule works upon another.


def test_ch1_plates_slide_under_a_mouse_that_rolls_a_one() -> None:
    """The move roll at the start of its turn, on the table: one hit, which it may defend."""
    table = scene("t3_orange", mice={"brom": "a1", "corin": "table"})

    table.ends_turn("brom", "F1 F2 F2 F2")

    assert "ch1_sliding_plate" in told(table)
    assert table.of("corin", "wounds") == 1


def test_ch1_the_first_surge_in_the_garden_brings_a_centipede() -> None:
    """Special surge, once in the chapter; then the face-up card counts again (MM-177)."""
    table = scene(
        "t7_orange",
        mice={"corin": "a1", "brom": "a1"},
        wheel=5,
        turn="brom",
        face_up="too_quiet",
    )

    table.ends_turn("brom", "any3")  # the race against time fills the wheel (MM-54)

    assert "ch1_garden_surge" in told(table)
    assert table.view.face_up == "too_quiet"


def test_ch2_tansy_in_the_burrows_has_won() -> None:
    """Carried to k under the larder, and the flip explored there."""
    table = put(lay(scene("t1_blue", mice={"corin": "k", "brom": "k"}, chapter=2)), "tansy_free")
    table.state.rows[layout.THINGS + 2] = table.hero("brom") + 1

    table.play("corin", "explore:flip")

    assert table.event(Ended).won
    assert [event.trophy for event in table.all(Awarded)] == ["lamplight"]


def test_ch2_without_her_the_flip_is_a_flip() -> None:
    """The chapter goes on upstairs."""
    table = lay(scene("t1_blue", mice={"corin": "k", "brom": "k"}, chapter=2))

    table.play("corin", "explore:flip", "any2")

    assert not table.all(Ended)
    assert table.view.room == "t1_orange"


def test_ch2_swept_off_the_tile_she_is_lost() -> None:
    """A thing that floats goes with the current; over the edge the chapter is lost."""
    table = put(lay(scene("t6_blue", mice={"brom": "n1", "corin": "n1"}, chapter=2)), "tansy_free")
    table.state.rows[layout.THINGS + 1] = content().names["space:t6_blue.p7"]

    table.ends_turn("brom", "any2")
    if not table.all(Ended):
        table.ends_turn("corin", "any2")

    assert not table.event(Ended).won
    assert "ch2_tansy_lost" in told(table)


def test_ch3_gears_carry_down_who_rolled_a_one() -> None:
    """At the end of its turn, from the stairs to the floor below."""
    table = scene("t6_orange", mice={"brom": "f1", "corin": "s2"}, chapter=3)
    table.ends_turn("brom", "F1")

    table.ends_turn("corin", "any2")

    assert "ch3_gears" in told(table)
    assert table.at("corin") == "f2"


def test_ch4_from_below_without_an_alarm_he_sleeps() -> None:
    """Both of his cards go to the bottom: the mice act first."""
    table = scene("t4_blue", mice={"corin": "s3", "brom": "s3"}, chapter=4)

    stories, _ = enter(table, "corin", "explore:flip")

    assert "ch4_hundredknock_asleep" in stories
    assert set(table.track.split()[-2:]) == {"hundredknock_coil", "hundredknock_rattle"}


def test_ch5_the_regent_sits_on_the_work_table() -> None:
    """All three of her cards are on the track."""
    table = scene("t3_orange", mice={"corin": "e3", "brom": "e3"}, chapter=5)

    stories, placed = enter(table, "corin", "explore:east")

    assert stories[:2] == ["ch5_t5_orange", "ch5_regent"]
    assert placed == ["moth_regent"]
    assert table.view.foe_spaces == ("worktable",)
    assert {"regent_gaze", "regent_silk", "regent_wing"} <= set(table.track.split())


def test_ch5_webs_hold_who_ends_its_move_in_them() -> None:
    """One die, no star: webbed."""
    table = scene("t5_orange", mice={"corin": "b3", "brom": "e5"}, chapter=5)

    table.play("corin", "go:b2").ends_turn("corin", "F1 F2")

    assert told(table) == ["ch5_webs"]
    assert "webbed" in str(table.of("corin", "ails"))
