"""Matches of many steps, and a game that counts how often its rules are applied."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.engine.game import Game, State
from purrlour.games import GAMES
from purrlour.server.jobs.pool import Jobs
from purrlour.server.jobs.work import AnyJob, do
from purrlour.server.luck import Fair, step_label
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.playing import deal, play
from purrlour.server.matches.settings import Settings
from tests.server.virtual import World

SEED = 18
SEATS = 3
_BACK = 30
"""Steps that are taken back whenever a match would end."""
_FAR = 140
"""Steps after which much is taken back: to where an earlier snapshot stood, or before."""


@cache
def long_log(game: str, steps: int) -> tuple[bytes, ...]:
    """A match of three people that goes on for so many steps: each time it would end, some of
    them are taken back. Its tokens and its secret are those of the world with SEED."""
    whim = Random(SEED)
    world = World(game, seats=SEATS, seed=SEED, settings=Settings(chat=True))
    match = replayed(world.kept, world.log)
    deal(match, 1)
    played = 0
    while played < steps:
        table = match.table
        assert table is not None
        seat = next(iter(match.pending().values())).seat
        action = whim.choice(table.legal(seat))
        number = len(table.record.steps)
        state = table.state.clone()
        luck = Fair(match.key, step_label(number + 1))
        match.game.apply(state, seat, action.code, luck, None)
        at = match.at + 100
        if match.game.outcome(state) is not None:
            match.take(log.Undone(at=at, by=seat, to=max(0, number - _BACK)))
            continue
        play(match, seat, action.text(), at=at, cmd=f"c{played}")
        match.fresh.clear()
        played += 1
        if played % 50 == 0:
            match.take(log.Said(at=at, by=0, chair=0, text=f"mrau {played}"))
            match.take(log.Ordered(at=at, by=1, chair=1, passing="turn", ask=[]))
        if played % _FAR == 0:
            match.take(log.Undone(at=at, by=seat, to=number // 3))
    return tuple(match.log)


class Counted(Game[Any, Any, Any, Any]):
    """Hands everything on to a game, and counts."""

    applied = 0

    def __init__(self, inner: Game[Any, Any, Any, Any]) -> None:
        self.inner = inner

    def apply(self, state: State, seat: int, code: int, chance: Chance, log: Log | None) -> None:
        self.applied += 1
        self.inner.apply(state, seat, code, chance, log)

    def edition(self, version: int) -> Game[Any, Any, Any, Any]:
        return self if self.inner.edition(version) is self.inner else self.inner.edition(version)


def _hand_on(name: str) -> Any:
    def method(self: Counted, *args: Any) -> Any:
        return getattr(self.inner, name)(*args)

    return method


def counted(game: str, monkeypatch: pytest.MonkeyPatch) -> Counted:
    """The game by which all matches are played from now on."""
    inner = GAMES[game]
    own = {"apply", "edition", "actions", "rules_version"}
    names = [name for name in dir(Game) if not name.startswith("_") and name not in own]
    body: dict[str, Any] = {
        name: _hand_on(name) if callable(getattr(Game, name, None)) else getattr(inner, name)
        for name in names
        if hasattr(inner, name)
    }
    body |= {name: getattr(inner, name) for name in ("key", "version", "min_seats", "max_seats")}
    body["actions"] = property(lambda self: self.inner.actions)
    body["rules_version"] = property(lambda self: self.inner.rules_version)
    made: Counted = type("CountedGame", (Counted,), body)(inner)
    monkeypatch.setitem(GAMES, game, made)
    return made


class Beside(Jobs):
    """Does jobs as if beside the loop: what they apply is counted apart."""

    def __init__(self, game: Counted) -> None:
        self.game = game
        self.applied = 0
        self.done = 0

    async def do(self, job: AnyJob, address: str = "") -> bytes:  # noqa: ARG002 - one asks
        before = self.game.applied
        try:
            return do(job)
        finally:
            self.done += 1
            self.applied += self.game.applied - before
            self.game.applied = before


def long_world(game: str, steps: int) -> World:
    """One in which such a match goes on."""
    begun = long_log(game, steps)
    return World(game, seats=SEATS, seed=SEED, begun=begun)


def known(match: Match) -> dict[str, object]:
    """All that a match knows, but what happened lately."""
    names = getattr(Match, "__mypyc_attrs__", None) or vars(match)
    apart = {
        "table",
        "timing",
        "marks",
        "fresh",
        "tail",
        "work",
        "game",
        "snapshots",
        "marked",
        "__dict__",
    }
    found: dict[str, object] = {name: getattr(match, name) for name in names if name not in apart}
    found["marks"] = [
        (mark.steps, mark.position or match.game.position(mark.state)) for mark in match.marks
    ]
    found["timing"] = (match.timing.opened, match.timing.paused)
    table = match.table
    if table is not None:
        position = match.game.position(table.state)
        found["table"] = (position, table.pending, table.opened, table.record)
    return found
