"""Choices from the chooser's chair, and what they are made of."""

from __future__ import annotations

import pytest

from purrlour.games import GAMES
from purrlour.learn.choices import parts_of, turned

KOTY = GAMES["koty"]


def seen(seats: int, seat: int, text: str) -> str:
    """What a choice, as its chooser sees it, is at the table."""
    told: str = KOTY.actions[turned(KOTY, seats)[seat, KOTY.parse(text).code]].text()
    return told


def test_oneself_is_always_the_first() -> None:
    assert seen(3, 0, "blue1>0.2") == "blue1>0.2"
    assert seen(3, 2, "blue1>0.2") == "blue1>2.2"


def test_the_next_one_is_the_second() -> None:
    assert seen(3, 1, "blue1>1.2") == "blue1>2.2"
    assert seen(3, 2, "blue1>1.2") == "blue1>0.2"


def test_what_is_aimed_at_nobody_stays_as_it_is() -> None:
    assert seen(3, 2, "exchange") == "exchange"
    assert seen(3, 2, "place:4") == "place:4"


@pytest.mark.parametrize("key", GAMES)
def test_every_choice_of_the_table_is_one_of_the_chooser_s(key: str) -> None:
    game = GAMES[key]
    for seats in range(max(game.min_seats, 2), game.max_seats + 1):
        for codes in turned(game, seats):
            assert sorted(codes) == list(range(len(game.actions)))


def test_choices_share_their_parts() -> None:
    """The same card on the same land: they have more in common than two cards on two."""
    parts = parts_of(KOTY)
    play, joker, other = (
        parts[:, KOTY.parse(text).code] for text in ("blue1>0.1", "joker=blue1>0.1", "pink4>0.2")
    )

    assert play @ joker > play @ other > 0
    assert (parts.sum(1) > 1).all()
