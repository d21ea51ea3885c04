"""Events: every kind happens and rests on a clause of RULES.md; none of them hides anything."""

import pytest

from purrlour.engine.event import Event, Public
from purrlour.games.wizard_kittens import events
from tests.games.wizard_kittens.fuzz import random_game
from tests.games.wizard_kittens.plays import coming, in_force, lasting, stalls
from tests.games.wizard_kittens.rulebook import CLAUSES
from tests.games.wizard_kittens.scene import scene
from tests.words.readers import kinds_in

GAMES_PLAYED: tuple[tuple[int, int, dict[str, str]], ...] = (
    (2, 1, {"first_player": "host-picks"}),
    (3, 2, {"new_rules": "on", "kitten_side": "advanced", "favor_reveal": "after-choice"}),
    (3, 3, {"chaos_mode": "on", "chaos_cats": "4", "kitten_side": "mixed"}),
    (4, 4, {"chaos_mode": "on", "chaos_cats": "4", "kitten_side": "advanced"}),
    (4, 5, {"chaos_mode": "on", "chaos_cats": "4", "pass_placement": "giver"}),
    (4, 6, {"chaos_mode": "on", "chaos_cats": "4"}),
    (4, 9, {"chaos_mode": "on", "chaos_cats": "4"}),
)


def rare() -> list[Event]:
    """What random games seldom show."""
    nothing = scene(
        circles={"ann": "", "bob": "", "cleo": "F"}, tokens={"ann": "summon"}, chaos_redraw="none"
    ).play("ann", "sling")
    two = {"ann": "AAS.PPAS", "bob": "", "cleo": "FF"}
    order = stalls(scene(circles=two, slots="snail vampire", defeat_order="active-chooses"))
    empty = stalls(
        scene(
            circles={"ann": "AAS", "bob": "", "cleo": "FF"},
            slots="snail yarn",
            curses="",
            score={"bob": "catnap vampire bathtime cucumber"},
        )
    )
    full = "SSSSS.PPPPP.FFFFF"
    crowded = stalls(lasting("nr-shelves", {"ann": "P", "bob": full, "cleo": "FF"}, deck="A A"))
    chosen = order.play("ann", "defeat:2")
    three = {"ann": "A", "bob": "P", "cleo": "FF"}
    swapped, redealt = (coming("cm-curses", step, dict(three)) for step in (1, 4))
    moved = coming("cm-curses", 3, dict(three)).play("ann", "card:artifact>ann.1")
    moved.play("ann", "place:2")
    salvaged = stalls(in_force("cm-discards", 1, {"ann": "AAS", "bob": "P", "cleo": "FF"}))
    salvaged.play("ann", "take:artifact")
    tables = (nothing, chosen, empty, crowded, swapped, redealt, moved, salvaged)
    return [event for table in tables for event in table.events]


def told() -> list[Event]:
    """What happens in some games, and in corners of others."""
    found = rare()
    for seats, seed, settings in GAMES_PLAYED:
        for table in random_game(seats, seed, settings):
            found += table.events
    return found


TOLD = told()


def test_every_kind_happens() -> None:
    assert {type(event) for event in TOLD} == kinds_in(events)


def test_every_event_rests_on_a_clause() -> None:
    assert {event.clause for event in TOLD} <= set(CLAUSES)
    for event in TOLD:
        assert event.wire()["clause"] == event.clause
        assert set(event.wire()) == {"kind", *vars(event)}


@pytest.mark.parametrize("seat", range(-1, 4))
def test_everybody_sees_everything(seat: int) -> None:
    """WK-39: what happens at the table is open to all."""
    assert all(isinstance(event, Public) for event in TOLD)
    assert all(event.seen_by(seat) is event for event in TOLD)


def test_each_kind_has_a_name_of_its_own() -> None:
    kinds = kinds_in(events)

    assert len({kind.kind for kind in kinds}) == len(kinds)


def test_what_luck_brings_is_told_as_such() -> None:
    """WK-R83: a draw, a flip or a new curse cannot be taken back; a mere choice can."""
    telling = {kind.kind for kind in kinds_in(events) if kind.tells}

    assert telling == {
        *("drew", "refilled", "cat", "rule", "flipped", "redealt", "caught", "credit", "salvaged"),
    }
