"""How the rulebook is read: clauses and rulings that are easily overlooked, each by itself."""

from __future__ import annotations

import pytest

from purrlour.engine.chance import Scripted, Seeded
from purrlour.engine.event import Event
from purrlour.engine.table import Table
from purrlour.games.mice_and_mystics import frames
from purrlour.games.mice_and_mystics import layout as s
from purrlour.games.mice_and_mystics.campaign import Campaign, Mouse, after
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.events import (
    Attacked,
    Awarded,
    CardMoved,
    DeckShuffled,
    EncounterDrawn,
    EncounterGone,
    Ended,
    GrapeThrown,
    HitsCounted,
    Placed,
    Rolled,
    StoryTold,
    Surged,
    TrophyWon,
    WheelTurned,
)
from purrlour.games.mice_and_mystics.rules.cat import run_cat
from purrlour.games.mice_and_mystics.state import LAST_PAGE
from tests.games.mice_and_mystics.scene import Scene, dealt, game, refused, scene, spawn

BOX = content()


def side(name: str) -> int:
    """The number of a room."""
    return [one.id for one in BOX.sides].index(name)


def spaces(room: str) -> list[str]:
    """The names of a room's spaces."""
    return [space.id for space in BOX.sides[side(room)].spaces]


def neighbours(room: str, space: str) -> set[str]:
    """The spaces next to one."""
    names = spaces(room)
    mask = BOX.board.adjacent[side(room) * 32 + names.index(space)]
    return {name for at, name in enumerate(names) if mask >> at & 1}


def sees(room: str, one: str, other: str) -> bool:
    """Whether one space is in sight of the other."""
    names = spaces(room)
    seen = BOX.board.seen[side(room) * 32 + names.index(one)]
    return bool(seen >> names.index(other) & 1)


def begun(chapter: str, campaign: Campaign | None = None) -> Scene:
    """A chapter with the party that it suggests, at its first choice."""
    settings = {"chapter": chapter, "party": "suggested"}
    if campaign is not None:
        settings["campaign"] = campaign.option()
    table = Scene(game(), Table(game(), 1, game().options(settings), Seeded(4)))
    while table.state.round == 0:
        table.play("ann", min(table.choices("ann")), "any4")
    return table


# Set-up.


def test_mm_16_the_rest_lies_in_the_supply() -> None:
    """MM-16 The wheel is empty, no token is on the board, nothing is face up or discarded."""
    view = begun("1").view

    assert view.wheel == 0
    assert (view.traps, view.snares, view.fork, view.grape) == ((), (), "", "")
    assert set(view.links) == {""}
    assert (view.stash, view.board_items, view.discard, view.face_up) == ((), (), (), "")
    assert set(view.packs) == {()}
    assert set(view.trophies) == {""}
    assert all(len(known) == 1 for known in view.abilities), "the other 24 abilities are in the box"


def test_mm_17_the_chapters_steps_come_last_and_override() -> None:
    """MM-17 The cord of chapter 1 gives cheese to mice that begin without (MM-18), and without the
    silver cord The End of chapter 4 stands a page sooner than the chapter says (MM-14)."""
    plain = begun("4")
    tied = begun("4", Campaign("silent_bell", (("ch1", True),), ("hearth_cord",)))

    end = BOX.book.chapters[3].end_page
    assert (set(plain.view.cheese), plain.view.end_page) == ({0}, end)
    assert (set(tied.view.cheese), tied.view.end_page) == ({1}, end - 1)
    kinds = tied.happened()
    assert kinds.index("order-set") < kinds.index("cheese") < kinds.index("round")


# The room.


def test_mm_76_walls_are_no_spaces_and_part_those_around_them() -> None:
    """MM-76 The stack of pikes fills the middle of the Watch Hall: nobody walks through it."""
    table = scene("t4_orange", mice={"corin": "c2", "brom": "a1"}, move=9)

    assert "c3" not in spaces("t4_orange")
    with refused("not-adjacent", "MM-69"):
        table.play("corin", "go:c4")
    assert "c4" not in neighbours("t4_orange", "c2")
    assert "d3" not in neighbours("t4_orange", "b3")
    table.play("corin", "go:d3").play("corin", "go:c4")
    assert table.at("corin") == "c4"


def test_mm_78_what_is_painted_inside_a_space_has_no_effect() -> None:
    """MM-78 Jars stand on the larder's shelf: it is one space, walked on and seen across."""
    features = BOX.sides[side("t1_orange")].features
    assert {feature.kind for feature in features} == {"jar"}
    assert not any(feature.blocks or feature.open for feature in features)
    table = scene("t1_orange", mice={"wren": "a1", "brom": "a1"}, foes={"rat1": "elite_rat shelf"})

    table.play("wren", "go:shelf")

    assert table.at("wren") == table.at("rat1") == "shelf"
    assert all(sees("t1_orange", "shelf", space) for space in spaces("t1_orange"))


def test_mm_79_what_lies_between_spaces_is_crossed_only_where_they_touch() -> None:
    """MM-79 The bucket stands between b2 and d2: they do not touch, and nobody steps over it;
    c1 and d2 touch beside it, and are neighbours."""
    assert "c2" not in spaces("t2_orange")
    assert "d2" not in neighbours("t2_orange", "b2")
    assert "d2" in neighbours("t2_orange", "c1")
    table = scene("t2_orange", mice={"corin": "b2", "brom": "a1"}, chapter=2, move=9)

    with refused("not-adjacent", "MM-69"):
        table.play("corin", "go:d2")
    table.play("corin", "go:c1").play("corin", "go:d2")

    assert table.at("corin") == "d2"


def test_mm_119_what_hides_somebody_is_settled_with_the_tile() -> None:
    """MM-119 Pikes and bucket hide whoever is behind them, the plates on the great table nobody;
    nobody is asked, and both see the same."""
    assert not sees("t4_orange", "c2", "c4")
    assert not sees("t2_orange", "b2", "d2")
    assert sees("t3_orange", "table", "a1")
    for one in range(len(BOX.sides)):
        names = [space.id for space in BOX.sides[one].spaces]
        for here in names:
            for there in names:
                room = BOX.sides[one].id
                assert sees(room, here, there) == sees(room, there, here)


def test_mm_119_behind_the_pikes_nobody_is_shot_at() -> None:
    """MM-119, MM-118 Wren does not see the rat, the rat does not see Wren: it walks."""
    table = scene(
        "t4_orange",
        mice={"wren": "c2", "brom": "c2"},
        foes={"rat1": "elite_rat c4"},
        track="wren elite_rat brom",
    )
    with refused("not-in-sight", "MM-118"):
        table.play("wren", "attack:rat1")

    table.ends_turn("wren", "any")

    assert [rolled.purpose for rolled in table.all(Rolled)][:1] == ["move"]


# Mighty minions.


def test_mm_213_a_mighty_minion_takes_a_figure_of_its_weaker_kin() -> None:
    """MM-213 Vurst comes while rats are about: a rat figure more, by its own name."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={f"rat{at}": "rat_warrior s6" for at in (1, 2, 3, 4)},
        options="auto",
    )
    spawn(table, {"captain_vurst": 1}, why=1)

    placed = table.event(Placed)
    assert (placed.minion, placed.figure) == ("captain_vurst", "captain_vurst")
    assert "rat5" in table.foes
    assert table.view.kinds[table.view.foes.index("rat5")] == "captain_vurst"


def test_mm_214_what_is_for_rats_is_not_for_vurst() -> None:
    """MM-214, MM-R40 He and his rats are the chapter's, not a card's: no disguise is asked for."""
    table = scene(
        "t7_orange",
        mice={"corin": "e3", "brom": "e3"},
        chapter=5,
        stash="disguises",
        options="auto",
    )

    table.play("corin", "explore:east", "any")

    came = [placed.minion for placed in table.all(Placed)]
    assert set(came) == {"captain_vurst", "rat_warrior"}
    assert came.count("captain_vurst") == 1
    assert table.view.stash == ("disguises",)


@pytest.mark.parametrize(
    ("kind", "figure", "large", "mighty"),
    [
        ("spider", "spider1", True, False),
        ("captain_vurst", "rat1", False, True),
        ("moth_regent", "spider1", True, True),
        ("rat_warrior", "rat1", False, False),
    ],
)
def test_mm_215_large_is_not_mighty_and_mighty_is_not_large(
    kind: str, figure: str, large: bool, mighty: bool
) -> None:
    """MM-215 Large figures fill a space and cannot fall (MM-247), whether mighty or not."""
    minion = next(one for one in BOX.minions if one.id == kind)
    table = scene("line", mice={"corin": "s1", "brom": "s6"}, foes={figure: f"{kind} s2"})

    assert minion.mighty == mighty
    assert ("go:s2" not in table.choices("corin")) == large


def test_mm_216_it_has_not_the_ability_of_its_kin() -> None:
    """MM-216 Rats change places with the card above after their turn (MM-20); Vurst does not."""
    rats = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s6"},
        track="corin brom rat_warrior",
        turn="brom",
    )
    captain = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "captain_vurst s6"},
        track="corin brom captain_vurst",
        turn="brom",
    )

    rats.ends_turn("brom", "any")
    captain.ends_turn("brom", "any")

    assert rats.all(CardMoved)
    assert not captain.all(CardMoved)
    assert captain.track == "corin brom captain_vurst"


# Rulings.


@pytest.mark.parametrize(("room", "start", "landing"), [("pool", "b1", "w1"), ("line", "s1", "s4")])
def test_mm_r42_a_flying_mouse_lands_where_there_is_room(
    room: str, start: str, landing: str
) -> None:
    """MM-R42, MM-265 In water, or among minions; the usual rules hold it there."""
    foes = {"roach1": "roach s4", "roach2": "roach s4"} if room == "line" else {}
    table = scene(room, mice={"corin": start, "brom": start}, foes=foes, stash="dinner_fork")
    table.play("corin", "lay:fork").play("corin", "fling:brom")

    table.play("corin", f"at:{landing}").ends_turn("corin", "any")

    assert table.at("brom") == landing
    if room == "pool":
        with refused("not-in-water", "MM-62"):
            table.play("brom", "equip")
    else:
        with refused("held-by-minions", "MM-85"):
            table.play("brom", "go:s5")


def test_mm_r42_nobody_lands_on_a_full_space() -> None:
    """MM-R42, MM-81 Four roaches leave no room."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={f"roach{at}": "roach s4" for at in (1, 2, 3, 4)},
        stash="dinner_fork",
    )
    table.play("corin", "lay:fork").play("corin", "fling:brom")

    assert "at:s4" not in table.choices("corin")
    assert "at:s5" in table.choices("corin")


def test_mm_r45_a_new_set_up_begins_the_count_of_roaches_anew() -> None:
    """MM-R45, MM-287 Three roaches in one encounter and one in the next are not four."""
    table = scene(
        "line",
        mice={"corin": "s2", "brom": "s2"},
        options="trophies auto",
        end_page=12,
    )
    table.state.rows[s.ROACHES + table.hero("corin")] = 3

    table.play("corin", "explore:flip", "any")

    assert len(table.all(EncounterDrawn)) == 1
    assert table.state.rows[s.ROACHES + table.hero("corin")] == 0


def test_mm_r45_roaches_of_a_surge_count_to_the_same_encounter() -> None:
    """MM-R45, MM-292 Three before the surge and one after it make the Roach Lord."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"roach1": "roach s1", "roach2": "roach s6"},
        options="trophies auto",
    )
    table.state.rows[s.ROACHES + table.hero("corin")] = 3
    spawn(table, {"roach": 1}, why=1)

    table.play("corin", "attack:roach1", "F2 F2 F4 F4")

    assert table.event(TrophyWon).trophy == "roach_lord"


def test_mm_r51_how_far_an_entry_is_from_the_mice() -> None:
    """MM-R51, MM-168 The closest mouse counts: one stands at s6, so the far entry is s1."""
    near = scene("line", mice={"corin": "s2", "brom": "s2"}, options="auto")
    spread = scene("line", mice={"corin": "s3", "brom": "s6"}, options="auto")

    spawn(near, {"elite_rat": 1})
    spawn(spread, {"elite_rat": 1})

    assert near.event(Placed).space == "s6"
    assert spread.event(Placed).space == "s1"


def test_mm_r53_minions_do_not_leap_the_gaps() -> None:
    """MM-R53 From q to p it is one gap, and a rat that rolls 3 walks round."""
    table = scene(
        "step",
        mice={"corin": "p", "brom": "p"},
        foes={"rat1": "rat_warrior q"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F1 F4 F4 F1")

    assert table.at("rat1") == "r"


def test_mm_r64_a_charmed_mouse_strikes_without_a_weapon() -> None:
    """MM-R64 Its paws are empty, and it attacks with what its card says."""
    table = scene(
        "line",
        mice={"maud": "s6", "corin": "s2 bare charmed", "brom": "s2"},
        track="maud corin brom",
        seats=1,
    )

    table.ends_turn("maud", "F2 F4 F4 F2")

    attack = table.event(Attacked)
    assert (attack.figure, attack.target, attack.card) == ("corin", "brom", "")
    assert [len(one.faces) for one in table.all(Rolled) if one.purpose == "attack"] == [2]


def test_mm_r66_a_tinkerer_who_is_a_warrior_too_rolls_lore() -> None:
    """MM-R66 Brom has two classes, Corin is no tinkerer: only Brom is asked."""
    handy = scene("line", mice={"brom": "s1", "corin": "s6"}, traps="s2")
    plain = scene("line", mice={"corin": "s1", "brom": "s6"}, traps="s2")

    handy.play("brom", "go:s2")
    plain.play("corin", "go:s2", "F2 F1")

    assert len(BOX.heroes[handy.hero("brom")].classes) == 2
    assert handy.pending == ["ann trap"]
    assert plain.pending == ["ann turn"]


def test_mm_r70_with_nobody_to_pounce_on_the_cat_stays() -> None:
    """MM-R70 In play the chapter would be lost by then (MM-240); the cat himself sits still."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"paw1": "brodie s6"},
        track="corin brodie_pounces brom brodie_chases",
    )
    state, log = table.state, list[Event]()
    for hero in ("corin", "brom"):
        state.rows[s.AT + table.hero(hero)] = -1
    pounces = table.game.tables.names.foes.index("brodie_pounces")
    state.push(frames.CAT, table.figure("paw1"), pounces, 0, 0)

    run_cat(state, Scripted([]), log)

    assert log == []
    assert table.at("paw1") == "s6"
    assert state.stack[state.top] == frames.CAT


def test_mm_r70_in_play_the_last_capture_ends_it_first() -> None:
    """MM-R38, MM-240 The cat captures the last free mouse: lost, before he could pounce on none."""
    table = scene(
        "line",
        mice={"corin": "s1 wounds:3", "brom": "-"},
        foes={"paw1": "brodie s1"},
        track="corin brodie_chases brodie_pounces brom",
    )

    table.ends_turn("corin", "F1 F1 F2 F2 F2 F4 F4 F4")

    assert table.event(Ended).reason == "all-captured"


def test_mm_r73_only_the_defence_against_a_grape_brings_cheese() -> None:
    """MM-R73 Nobody rolls an attack; the roach's defence puts its cheese on the wheel."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"roach1": "roach s5", "rat1": "rat_warrior s6"},
        stash="dinner_fork grape",
        options="typed",
    )
    table.play("corin", "lay:fork").play("corin", "throw:roach1").play("corin", "yes", "any")

    table.play("bob", "face:1", "any")

    assert not table.all(HitsCounted)
    assert [rolled.purpose for rolled in table.all(Rolled)] == ["defence"]
    assert table.event(WheelTurned).count == 1
    assert table.of("corin", "cheese") == 0


def test_mm_r73_thrown_grapes_are_no_attack_rolls() -> None:
    """MM-R73 Between the throw and the defence no dice fall."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"roach1": "roach s5"},
        stash="dinner_fork grape",
        options="typed",
    )
    table.play("corin", "lay:fork").play("corin", "throw:roach1").play("corin", "yes", "any")

    assert table.event(GrapeThrown).squashed
    assert not table.all(Rolled)


def test_mm_r83_minions_of_the_chapter_leave_the_old_card_face_up() -> None:
    """MM-R83 The cistern's spider and roaches come without a card; the old one lies there still,
    and where the room has no surge of its own it may yet fire."""
    table = scene(
        "t2_blue",
        mice={"corin": "s3", "brom": "s3"},
        chapter=2,
        face_up="rat_patrol",
        options="auto",
    )

    table.play("corin", "explore:south", "any")

    assert table.view.room == "t6_blue"
    assert not table.all(EncounterDrawn)
    assert not table.all(EncounterGone)
    assert sorted(placed.minion for placed in table.all(Placed)) == ["roach", "roach", "spider"]
    assert table.view.face_up == "rat_patrol"


def test_mm_r83_its_surge_may_still_come() -> None:
    """MM-R83, MM-178 Hundredknock holds the hall; the card from before brings a spider."""
    table = scene(
        "t4_orange",
        mice={"corin": "a1", "brom": "a1"},
        foes={"centipede1": "hundredknock e5"},
        track="corin brom hundredknock_coil hundredknock_rattle",
        turn="brom",
        chapter=4,
        wheel=5,
        face_up="rat_patrol",
        options="auto",
    )
    table.state.wheel = 6
    table.state.set_stage(3)
    table.state.push(frames.SURGE, 0, 0, 0, 0)

    table.goes_on("any")

    assert len(table.all(Surged)) == 1
    assert [placed.minion for placed in table.all(Placed)] == ["spider"]


def test_mm_r87_a_trick_or_a_scroll_may_be_kept_a_party_item_not() -> None:
    """MM-R87, MM-282 Any search card that it holds; the grape belongs to all and stays behind."""
    table = scene(
        "t7_orange",
        mice={"corin": "c2 packs:play_dead,mending,felt_jerkin", "brom": "post"},
        stash="grape",
        options="campaign",
    )

    table.play("corin", "go:post")

    assert table.choices("corin") == {
        "pass",
        "card:play_dead",
        "card:mending",
        "card:felt_jerkin",
    }


def test_mm_r90_who_sat_out_keeps_what_it_has() -> None:
    """MM-R90 Wren stays at home: her abilities and her card are in the campaign afterwards, and
    her card was in nobody's deck meanwhile."""
    before = Campaign(
        "silent_bell",
        (("ch1", True),),
        ("hearth_cord",),
        (),
        {"wren": Mouse(("steady_aim", "pinning_shot"), "fish_bone_bow")},
    )
    table = begun("2", before)
    pile = {int(table.state.pile[at]) for at in range(table.state.cards_left)}
    bow = table.game.tables.names.cards.index("fish_bone_bow")

    table.state.reason = LAST_PAGE
    table.goes_on("any")
    told = after(before, table.state)

    assert "wren" not in table.view.heroes
    assert bow not in pile
    assert told.mice["wren"] == before.mice["wren"]


def test_mm_r91_three_cheeses_of_several_rolls_are_none() -> None:
    """MM-R91 Two in the attack and one in the defence: no Cheesemaster."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        options="trophies",
    )
    table.play("corin", "attack:rat1", "F1 F1 F4")

    table.ends_turn("corin", "F2 F4 F1 F4 F4 F1")

    assert table.of("corin", "cheese") == 3
    assert not table.all(TrophyWon)
    assert table.view.trophies[0] == ""


def test_story_trophies_are_not_individual_ones() -> None:
    """MM-281, MM-284 What the chapter awards is the party's, with or without MM-O5."""
    table = scene("t7_orange", mice={"corin": "c2", "brom": "post"})

    table.play("corin", "go:post")

    assert table.event(Awarded).trophy == "hearth_cord"
    assert not table.all(TrophyWon)
    assert [page.key for page in table.all(StoryTold)] == ["ch1_won"]


def test_mm_01_any_chapter_may_be_played_by_itself() -> None:
    """MM-01 Each of the five begins, without a campaign, for any number of seats."""
    for seats in (1, 2, 3, 4):
        for chapter in "12345":
            table = dealt(seats, chapter=chapter)
            assert table.pending == ["ann hero"]


# The wheel in a surge.


def shot_at_the_newcomers() -> Scene:
    """A surge in the middle of a rat's attack; Wren may shoot at whoever comes."""
    table = scene(
        "line",
        mice={"corin": "s2", "wren": "s3 cheese:1 knows:first_arrow"},
        foes={"rat1": "rat_warrior s2"},
        track="corin rat_warrior wren",
        wheel=5,
        face_up="mixed_foragers",
        options="auto",
    )
    return table.ends_turn("corin", "F1 F2")


def test_mm_180_the_wheel_is_emptied_last() -> None:
    """MM-180 Page, minions, and only then the cheese is taken off."""
    table = shot_at_the_newcomers()

    assert table.game.decisions(table.state)[0].about.startswith("placed")
    assert table.view.wheel == 6


def test_mm_180_what_comes_during_a_surge_goes_with_the_rest() -> None:
    """MM-180 A newcomer defends with cheese: no second surge, and the wheel is empty after it."""
    table = shot_at_the_newcomers().play("wren", "use:first_arrow")
    table.play("wren", "pick:rat2", "F4 F4 F4 F4")
    assert table.game.decisions(table.state)[0].about == "after-roll:wren", "the bow's own reroll"

    table.play("wren", "pass", "F1 F1 F4 F4 F4 F1")

    assert table.event(WheelTurned).count == 2
    assert not table.all(Surged)
    assert (table.view.page, table.view.wheel) == (2, 0)


def test_mm_r55_an_empty_encounter_deck_is_made_of_its_discards() -> None:
    """MM-R55 The discarded encounters are shuffled and drawn from; everybody is told."""
    table = scene("line", mice={"corin": "s2", "brom": "s2"}, options="auto")
    state = table.state
    for at in range(state.foes_left):
        state.rows[s.ENCOUNTER_AT + int(state.threats[at])] = s.E_DISCARD
    state.foes_left = 0

    table.play("corin", "explore:flip", "any")

    told = table.event(DeckShuffled)
    assert (told.deck, told.count) == ("encounter", 6)
    assert table.view.encounters == 5
    assert len(table.all(EncounterDrawn)) == 1
