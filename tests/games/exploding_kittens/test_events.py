"""Events: every kind happens, rests on a clause of RULES.md, and hides what it must."""

import inspect

import pytest

from purrlour.engine.event import Event
from purrlour.games.exploding_kittens import events
from purrlour.games.exploding_kittens.events import (
    Burgled,
    Cancelled,
    Defused,
    Died,
    Drew,
    Fizzled,
    Gave,
    Handed,
    Hid,
    Lacked,
    Named,
    Noped,
    Passed,
    PawnLost,
    Peeked,
    Played,
    Resigned,
    Revealed,
    Shuffled,
    TurnsOwed,
    Won,
)
from tests.games.exploding_kittens.fuzz import random_game
from tests.games.exploding_kittens.rulebook import CLAUSES
from tests.games.exploding_kittens.scene import Scene, scene

KINDS = [
    kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, Event) and kind.__module__ == events.__name__
]

TALE: tuple[tuple[str, list[int]], ...] = (
    # whose choice, and the luck it takes
    ("ann attack", []),
    ("bob nope", []),
    ("ann pass", []),
    ("cleo pass", []),
    ("ann shuffle", []),
    ("bob pass", []),
    ("cleo pass", [6, 5, 4, 3, 2, 1]),
    ("ann future", []),
    ("bob pass", []),
    ("cleo pass", []),
    ("ann done", []),
    ("ann favor>bob", []),
    ("bob pass", []),
    ("cleo pass", []),
    ("bob give:skip", []),
    ("ann three:beard>bob", []),
    ("ann name:rainbow", []),
    ("bob pass", []),
    ("cleo pass", []),
    ("ann three:potato>bob", []),
    ("ann name:rainbow", []),
    ("bob pass", []),
    ("cleo pass", []),
    ("ann pair:tacocat>bob", []),
    ("bob nope", []),
    ("ann nope", []),
    ("bob pass", []),
    ("cleo pass", []),
    ("ann burglar:cattermelon>bob", []),
    ("ann draw", []),
    ("bob draw", []),
    ("cleo draw", []),
    ("cleo put:0", []),
    ("ann resign", []),
    ("bob draw", []),
)
"""A short game in which everything happens."""


def tell() -> tuple[Scene, list[Event]]:
    """The tale, and all that happened in it."""
    table = scene(
        hands={
            "ann": "attack nope favor shuffle future" + " potato beard" * 3 + " tacocat" * 2,
            "bob": "nope nope skip rainbow",
            "cleo": "defuse",
        },
        pile="skip future kitten skip cattermelon cattermelon kitten",
        turn="ann",
        pawn="ann",
    )
    told: list[Event] = []
    for step, rolls in TALE:
        who, text = step.split(" ")
        told += table.play(who, text, rolls=rolls).events
    return table, told


def test_everything_happens_in_the_tale() -> None:
    table, told = tell()

    assert {type(event) for event in told} == set(KINDS)
    assert table.alive == ["cleo"]


def test_the_tale_is_told_as_it_was() -> None:
    _, told = tell()

    plain = [event for event in told if not isinstance(event, Passed | Played | TurnsOwed)]

    assert plain == [
        Noped("EK-44", seat=1, chain=1),
        Cancelled("EK-46", seat=0, card="attack", count=1),
        Shuffled("EK-41", seat=0),
        Peeked("EK-42", seat=0, count=3, cards=("skip", "future", "kitten")),
        Gave("EK-39", seat=1, taker=0, card="skip"),
        Named("EK-55", seat=0, target=1, card="rainbow"),
        Handed("EK-56", seat=1, taker=0, card="rainbow"),
        Named("EK-55", seat=0, target=1, card="rainbow"),
        Lacked("EK-57", seat=1, taker=0, card="rainbow"),
        Noped("EK-44", seat=1, chain=1),
        Noped("EK-45", seat=0, chain=2),
        Fizzled("EK-A9", seat=0, target=1),
        Burgled("EK-61", seat=0, target=1, card="cattermelon"),
        Lacked("EK-63", seat=1, taker=0, card="cattermelon"),
        Drew("EK-17", seat=0, card="skip"),
        Drew("EK-17", seat=1, card="future"),
        Revealed("EK-23", seat=2),
        Defused("EK-25", seat=2),
        Hid("EK-26", seat=2, place=0),
        Resigned("EK-A14", seat=0),
        Died("EK-A14", seat=0, cards=("skip", "skip", "rainbow")),
        Revealed("EK-23", seat=1),
        Died("EK-24", seat=1, cards=("future",)),
        PawnLost("EK-67", seat=1),
        Won("EK-70", seat=2),
    ]


def test_what_was_played_and_whose_turn_it_is_is_told() -> None:
    _, told = tell()

    assert [event for event in told if isinstance(event, Played)] == [
        Played("EK-14", seat=0, card="attack", count=1, target=-1),
        Played("EK-14", seat=0, card="shuffle", count=1, target=-1),
        Played("EK-14", seat=0, card="future", count=1, target=-1),
        Played("EK-14", seat=0, card="favor", count=1, target=1),
        Played("EK-54", seat=0, card="beard", count=3, target=1),
        Played("EK-54", seat=0, card="potato", count=3, target=1),
        Played("EK-54", seat=0, card="tacocat", count=2, target=1),
    ]
    assert [event for event in told if isinstance(event, TurnsOwed)] == [
        TurnsOwed("EK-12", seat=1, owed=1),
        TurnsOwed("EK-12", seat=2, owed=1),
        TurnsOwed("EK-12", seat=0, owed=1),
        TurnsOwed("EK-A8", seat=1, owed=1),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_event_rests_on_a_clause(seats: int) -> None:
    told = tell()[1]
    for seed in range(15):
        for table in random_game(seats, seed):
            told += table.events

    assert {event.clause for event in told} <= set(CLAUSES)


def test_an_event_travels_with_all_its_facts() -> None:
    for event in tell()[1]:
        sent = event.wire()

        assert sent["kind"] == event.kind
        assert sent["clause"] == event.clause
        assert set(sent) == {"kind", *vars(event)}


@pytest.mark.parametrize(
    ("event", "insiders", "outside"),
    [
        (Drew("EK-17", 1, "skip"), (1,), Drew("EK-17", 1, "")),
        (Peeked("EK-42", 1, 2, ("skip", "nope")), (1,), Peeked("EK-42", 1, 2, ())),
        (Hid("EK-26", 1, 4), (1,), Hid("EK-26", 1, -1)),
        (Gave("EK-39", 1, 2, "skip"), (1, 2), Gave("EK-39", 1, 2, "")),
    ],
)
def test_who_sees_what(event: Event, insiders: tuple[int, ...], outside: Event) -> None:
    for seat in range(-1, 5):
        assert event.seen_by(seat) == (event if seat in insiders else outside)


def test_everything_else_is_public() -> None:
    secretive = (Drew, Peeked, Hid, Gave)

    for event in tell()[1]:
        if not isinstance(event, secretive):
            assert all(event.seen_by(seat) == event for seat in range(-1, 5))


def test_each_kind_has_a_name_of_its_own() -> None:
    assert len({kind.kind for kind in KINDS}) == len(KINDS)
