"""Positions that no playing could come to are refused, however well they are written."""

import re

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import InvalidPosition
from purrlour.engine.table import Table
from tests.games.mice_and_mystics.scene import game, scene

PARTY = dict.fromkeys(("corin", "brom", "maud", "sable"), "a3")


def off_the_board(position: str, hero: str) -> str:
    """The same position, with a mouse captured."""
    return re.sub(rf"([:,]{hero}=\d+)\.\d+\.", r"\1.-1.", position)


def test_mm_240_no_chapter_goes_on_without_a_free_mouse() -> None:
    """MM-240 Whatever is asked: else minions would take turn after turn for ever."""
    chance, asked = Seeded(7), set[str]()
    table = Table(game(), 2, game().options({"chapter": "3", "party": "suggested"}), Seeded(2))
    while table.outcome is None:
        position = game().position(table.state)
        if " stack:round" in position and "/capture." not in position:
            for hero in table.view(0).heroes:
                position = off_the_board(position, hero)
            with pytest.raises(InvalidPosition):
                game().load(position)
            asked.add(table.view(0).phase)
        seat = next(iter(table.pending.values())).seat
        choices = table.legal(seat)
        table.play(seat, choices[chance.pick(len(choices))].text())

    assert {"turn", "equip", "share", "keep", "step"} <= asked


def test_mm_147_a_party_between_two_rooms_is_a_position() -> None:
    """MM-147 While the first mouse chooses where it arrives, none stands anywhere."""
    table = scene("t1_orange", mice={**PARTY, "corin": "e3"}, turn="corin")
    table.play("corin", "explore:east")
    assert [table.at(hero) for hero in PARTY] == [""] * 4

    position = game().position(table.state)

    assert game().position(game().load(position)) == position


def test_mm_241_no_captured_mouse_has_its_turn() -> None:
    """MM-241 Its turn is over; compiled rules would look for it where nothing is."""
    table = scene("t1_orange", mice=PARTY, turn="brom")
    position = game().position(table.state)

    with pytest.raises(InvalidPosition) as refused:
        game().load(off_the_board(position, "brom"))
    assert str(refused.value.facts["fact"]).startswith("stack:")

    other = off_the_board(position, "sable")
    assert game().position(game().load(other)) == other


def test_mm_o6_nobody_rolls_for_a_mouse_that_takes_no_part() -> None:
    """MM-O6 Real dice have a thrower at the table."""
    table = scene("t1_orange", mice=PARTY, turn="brom", options="typed")
    table.play("brom", "search")
    position = game().position(table.state)
    thrower = re.search(r"/roll\.1\.(\d+)\.(\d+)\.1 ", position)
    assert thrower is not None

    for owner in ("5", "4"):  # ferrin, wren
        with pytest.raises(InvalidPosition) as refused:
            game().load(position.replace(thrower[0], thrower[0][:-2] + owner + " "))
        assert str(refused.value.facts["fact"]).startswith("stack:")
