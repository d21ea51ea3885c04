"""Doors: who may come in, found in the log without a rule applied."""

from __future__ import annotations

import pytest

from purrlour.engine.errors import GameError
from purrlour.server.auth.tokens import hash_token
from purrlour.server.matches.doors import Doors
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.people import HOST_ONLY
from tests.server.chronicles import played
from tests.server.matches.tables import playing
from tests.server.matches.test_match import eventful


def agree(match: Match) -> None:
    """At any moment of it."""
    for number in {*range(1, len(match.log), 7), len(match.log)}:
        known = replayed(match.kept, match.log[:number])
        doors = Doors(match.log[:number])
        assert doors.chairs == [chair.token for chair in known.chairs]
        assert doors.host == known.opened.token
        assert doors.removed == {one.token for one in known.removed}
        assert doors.watch == known.settings.watch
        assert doors.over == (known.phase == "over")


@pytest.mark.parametrize("seed", range(3))
def test_doors_know_what_a_match_knows_of_tokens(seed: int) -> None:
    agree(eventful(seed).truth())
    agree(played(seed + 5))


def test_only_a_token_of_the_match_opens() -> None:
    stage = playing("Ann Bob")
    doors = Doors(stage.truth().log)
    for seat, person in enumerate(stage.people):
        assert person.token is not None
        assert doors.admit(person.token) == seat
    assert doors.admit(None) == -1
    for token in ("", "x" * 43, hash_token(stage.people[0].token or "")):
        with pytest.raises(GameError, match="bad-token"):
            doors.admit(token)


def test_a_host_without_a_chair_has_a_token_too() -> None:
    stage = playing("Ann Bob")
    doors = Doors(stage.truth().log)
    doors.host = hash_token("secret")

    assert doors.admit("secret") == HOST_ONLY
    doors.watch = False
    with pytest.raises(GameError, match="no-watch"):
        doors.admit(None)
