"""Events: every kind happens, rests on a clause of RULES.md, and hides what it must."""

import inspect

import pytest

from purrlour.engine.event import Event, Public
from purrlour.games.koty import events
from purrlour.games.koty.events import Drew
from tests.games.koty.fuzz import random_game
from tests.games.koty.rulebook import CLAUSES
from tests.games.koty.scene import ALL_NIGHT, scene, stock

KINDS = [
    kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, Event) and kind.__module__ == events.__name__
]


def told() -> list[Event]:
    """What happens in some games, in one that runs out of cards, and in a dream without room."""
    dry = stock({"ann": "3 1 0 0"}, hands={"ann": "pink5"}).play("ann", "pink5>ann.3")
    full = {"ann": "3+blue8 1+crow 1+crow 1+crow", "bob": ""}
    crowded = scene(dreams=full, hands={"ann": "blue8"}, surplus="nine")
    found = [*dry.events, *crowded.play("ann", "blue8>ann.1").events]
    for seats, seed in ((2, 1), (2, 2), (3, 3), (4, 4)):
        for table in random_game(seats, seed, ALL_NIGHT, quitters=seats == 3):
            found += table.events
    return found


def test_every_kind_happens_and_rests_on_a_clause() -> None:
    found = told()

    assert {type(event) for event in found} == set(KINDS)
    assert {event.clause for event in found} <= set(CLAUSES)
    for event in found:
        assert event.wire()["clause"] == event.clause
        assert set(event.wire()) == {"kind", *vars(event)}


@pytest.mark.parametrize("seat", range(-1, 6))
def test_cards_drawn_are_the_only_secret(seat: int) -> None:
    drew = Drew("KO-17", 1, 2, ("blue1", "crow"))

    assert drew.seen_by(seat) == (drew if seat == 1 else Drew("KO-17", 1, 2, ()))
    assert {kind for kind in KINDS if not issubclass(kind, Public)} == {Drew}


def test_each_kind_has_a_name_of_its_own() -> None:
    assert len({kind.kind for kind in KINDS}) == len(KINDS)
