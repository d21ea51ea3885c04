"""Views survive the way through JSON, and people get no more than their view."""

from __future__ import annotations

import json
from dataclasses import fields
from itertools import islice

import msgspec
import pytest

from purrlour.engine.decision import WATCHER
from purrlour.engine.view import View
from purrlour.games import GAMES
from purrlour.server.views import read_view, shown_bytes, view_bytes, view_class
from tests.server.worlds import SIZES, Moment, moments


def viewed(key: str, seats: int, count: int) -> list[View]:
    """What everybody sees in some moments of random games."""
    game = GAMES[key]
    some = islice(moments(game, seats), count)
    return [moment.game.view(moment.state, viewer) for moment in some for viewer in viewers(moment)]


def viewers(moment: Moment) -> list[int]:
    return [WATCHER, *range(moment.seats)]


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_a_view_comes_back_as_it_went(key: str, seats: int) -> None:
    for view in viewed(key, seats, 300):
        again = read_view(key, view_bytes(view))

        assert again == view
        assert type(again) is type(view)


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_different_views_have_different_bytes(key: str, seats: int) -> None:
    views = viewed(key, seats, 100)

    assert len({view_bytes(view) for view in views}) == len(set(views)) > 50


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_a_person_gets_the_view_without_what_is_for_bots(key: str, seats: int) -> None:
    game = GAMES[key]
    for moment in islice(moments(game, seats), 100):
        for viewer in viewers(moment):
            view = game.view(moment.state, viewer)
            whole = json.loads(view_bytes(view))
            shown = json.loads(shown_bytes(game.shown(moment.state, viewer)))

            assert shown == {name: whole[name] for name in whole if name not in view.for_bots}
            assert list(shown) == [f.name for f in fields(view) if f.name not in view.for_bots]


@pytest.mark.parametrize("key", GAMES)
def test_what_is_for_bots_are_fields_of_the_view(key: str) -> None:
    """A slip in a name would send the field to everybody."""
    kind = view_class(GAMES[key])

    assert set(kind.for_bots) <= {field.name for field in fields(kind)} - {"seat"}


def test_the_story_of_exploding_kittens_is_for_bots() -> None:
    """It is the longest field by far, and a person has seen it all."""
    [moment] = islice(moments(GAMES["exploding_kittens"], 5), 39, 40)

    assert b'"story"' in view_bytes(moment.game.view(moment.state, 4))
    assert b'"story"' not in shown_bytes(moment.game.shown(moment.state, 4))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("data", [b"", b"null", b"{}", b'{"seat":"0"}', b"\xff"])
def test_what_is_no_view_is_refused(key: str, data: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_view(key, data)
