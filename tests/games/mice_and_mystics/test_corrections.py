"""What earlier versions of the rules did otherwise: corrected, and as it was for old matches."""

from __future__ import annotations

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.clauses import load_clauses
from purrlour.engine.errors import InvalidPosition, InvalidRecord
from purrlour.games.mice_and_mystics import layout as s
from purrlour.games.mice_and_mystics.corrections import (
    ALL,
    CORRECTIONS,
    NEWEST,
    VERSIONS,
    switches,
    version_of,
)
from purrlour.games.mice_and_mystics.events import Attacked, Ended
from purrlour.games.mice_and_mystics.house import HOUSE
from tests.games.mice_and_mystics.scene import Scene, game, refused, scene, spawn

# Versions.


def test_every_correction_has_a_switch_and_a_clause() -> None:
    """Nobody can choose a switch, and what was done before is told."""
    clauses = load_clauses("mice_and_mystics", "en")
    bits = [one.switch for one in CORRECTIONS]

    assert all(bit.bit_count() == 1 and bit >= 1 << len(HOUSE) for bit in bits)
    assert len(set(bits)) == len({one.name for one in CORRECTIONS}) == len(bits)
    assert all(one.clause in clauses and one.before for one in CORRECTIONS)
    assert all(1 < one.since <= NEWEST for one in CORRECTIONS)


def test_a_version_is_known_by_its_switches() -> None:
    """The newest has none of them, the first has all."""
    assert switches(NEWEST) == 0
    assert switches(1) == ALL
    assert [version_of(switches(version)) for version in VERSIONS] == list(VERSIONS)


def test_an_edition_deals_by_the_rules_of_its_version() -> None:
    """Its positions say so in their heads, and are read by every edition."""
    for version in VERSIONS:
        edition = game().edition(version)
        state = edition.deal(2, edition.options({}), Seeded(1))
        text = edition.position(state)

        assert edition.rules_version == version
        assert edition.edition(NEWEST) is game()
        assert text.startswith(f"mice_and_mystics/{version} ")
        assert version_of(game().load(text).house) == version
        assert game().position(game().load(text)) == text
        world = edition.worlds(edition.view(state, 0)).sample(Seeded(1))
        assert world.house == state.house
        assert edition.view(state, 0).house == ()


def test_a_version_that_nobody_knows_is_refused() -> None:
    with pytest.raises(InvalidRecord):
        game().edition(NEWEST + 1)
    with pytest.raises(InvalidPosition):
        game().load(
            game().position(game().deal(1, game().options({}), Seeded(1))).replace("/2", "/9")
        )


# MM-171: whoever comes has a card.


def alarm(version: int = NEWEST) -> Scene:
    """Two noises were made in chapter 3; the third is heard in a room visited before."""
    table = scene(
        "t5_orange",
        mice={"corin": "e3", "brom": "d3", "maud": "e3", "wren": "d3"},
        chapter=3,
        options="auto",
        version=version,
    )
    names = table.game.tables.names
    table.state.visited |= 1 << names.sides.index("t3_orange")
    table.state.rows[s.COUNTERS + names.counters[2].index("cat")] = 2
    return table


def test_mm_171_the_cat_has_his_cards_in_a_room_visited_before() -> None:
    """MM-171, MM-48, MM-153 He comes by the alarm: both cards lie below, and the turn goes on."""
    table = alarm()

    table.play("corin", "explore:east", "any")

    assert table.at("paw1")
    assert set(table.track.split()[4:]) == {"brodie_pounces", "brodie_chases"}
    assert table.turn == "corin"
    assert table.game.load(table.game.position(table.state)).on_track == 6


def test_mm_171_he_had_none_before() -> None:
    table = alarm(version=1)

    table.play("corin", "explore:east", "any")

    assert table.at("paw1")
    assert table.track == "corin brom maud wren"
    assert table.game.load(table.game.position(table.state)).on_track == 4


def test_mm_171_also_where_no_encounter_card_is_left() -> None:
    """MM-171, MM-38 The order is dealt anew, as for any room that is new."""
    table = alarm()
    state, names = table.state, table.game.tables.names
    state.visited &= ~(1 << names.sides.index("t3_orange"))
    for card in range(int(state.tables.how_many_encounters)):
        state.rows[s.ENCOUNTER_AT + card] = s.E_BOX
    state.foes_left = 0

    table.play("corin", "explore:east", "any")

    assert table.at("paw1")
    assert {"brodie_pounces", "brodie_chases"} <= set(table.track.split())


def test_mm_171_a_minion_without_a_card_is_no_position() -> None:
    """What would have found it: each figure on the board has a card on the track."""
    table = alarm()
    table.play("corin", "explore:east", "any")
    text = table.game.position(table.state)
    assert text.count("brodie_chases") == text.count("brodie_pounces") == 1
    bare = text.replace(",brodie_chases", "").replace(",brodie_pounces", "")

    with pytest.raises(InvalidPosition):
        table.game.load(bare)


# MM-142: stunned and webbed.


def test_mm_142_the_stun_had_to_go_first() -> None:
    table = scene("line", mice={"brom": "s1 stunned webbed", "maud": "s1"}, version=1)

    assert "recover:stunned" in table.choices("brom")
    with refused("not-now", "MM-142"):
        table.play("brom", "recover:webbed")


# MM-168: archers between equal entries.


def test_mm_168_the_first_archer_was_placed_unasked() -> None:
    table = scene("line", mice={"corin": "s3", "brom": "s4"}, version=1)

    spawn(table, {"elite_rat": 2})

    assert table.at("rat1") == "s1"
    assert table.pending == ["ann entry"]


# MM-R105: one roll against many.


def test_mm_r105_only_the_first_mouse_could_react() -> None:
    table = scene(
        "line",
        mice={"wren": "s6", "corin": "s1", "brom": "s1 packs:play_dead cheese:2 knows:riposte"},
        foes={"paw1": "brodie s4"},
        track="wren brodie_pounces corin brom brodie_chases",
        version=1,
    )

    table.ends_turn("wren", "F2 F4 F4 F4 F4 F4 F3 F1")

    assert [told.target for told in table.all(Attacked)] == ["corin"]
    assert table.turn == "corin"


# MM-R37: how far the cat runs.


def test_mm_r37_the_cat_stopped_when_every_mouse_was_reached() -> None:
    table = scene(
        "line",
        mice={"maud": "s6", "corin": "s3"},
        foes={"paw1": "brodie s4"},
        track="maud brodie_chases corin brodie_pounces",
        version=1,
    )

    table.ends_turn("maud", "F3 F3 F4 F4 F4 F1")

    assert table.at("paw1") == "s6"


# MM-R92, MM-R106: the Fugitive's third capture.


def washed_away(**mice: str) -> Scene:
    """Corin, the Fugitive, ends his turn where the current leaves the tile."""
    table = scene("pool", mice=mice, options="trophies", end_page=9, version=1)
    table.state.rows[s.TROPHIES + 3] = table.hero("corin")
    return table.ends_turn("corin")


def test_mm_r92_the_fugitive_could_be_put_back_into_the_water() -> None:
    table = washed_away(corin="w3 caught:2", brom="b3")

    assert table.choices("ann") == {"at:b2", "at:b3", "at:w2", "at:w3"}


def test_mm_r106_the_fugitive_alone_was_lost() -> None:
    table = washed_away(corin="w3 caught:2", brom="-")

    assert table.event(Ended).reason == "all-captured"
