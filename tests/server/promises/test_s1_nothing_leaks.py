"""S1: hidden information does not leak, whoever looks, and whatever they ask.

In twin worlds, a viewer's whole stream is the same, byte for byte: frames, refusals, answers,
hints, what a new line is told, what HTTP tells. Seats, spectators (a television is one), and
people who lost their chair.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import TypeAlias
from zlib import crc32

import msgspec
import pytest

from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.engine.wire import Wire
from purrlour.games import GAMES
from purrlour.server import film, http, wire
from purrlour.server.matches import entries as log
from purrlour.server.matches import hints, hub, notes, room, updates
from purrlour.server.matches.doors import Doors
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.match import Match
from purrlour.server.matches.replies import Replies
from purrlour.server.matches.settings import Settings
from purrlour.server.matches.thinker import Doubt
from tests.figures import figure
from tests.server.beginnings import Beginning, beginning
from tests.server.comparing import Comparison, compare
from tests.server.twins import ROLES, find_twins, perform
from tests.server.worlds import SIZES

SEATINGS = Counter(key for key, _ in SIZES)
TWINS = figure(96, long=2_000, plain=96)
"""A title; most of the time is the server's, and not that of the rules."""
SETTINGS = (Settings(pace=10_000), Settings(turn=20, window=5, pace=10_000))
"""A stand-in would choose by what it holds; somebody new is there before it does."""


def comparisons(
    begin: Beginning, seats: int, *, seed: int, count: int
) -> Iterator[tuple[str, Comparison]]:
    """What became of so many twins, by the viewer's role."""
    for number, twins in enumerate(islice(find_twins(begin.game, seats, seed), count)):
        settings = SETTINGS[number // len(ROLES) % len(SETTINGS)]
        try:
            one, other = perform(twins, begin, seed=number, settings=settings)
            yield twins.role, compare(one, other)
        except Exception as error:
            error.add_note(f"twins {number} of {begin.key}, {seats} seats, {twins.role}")
            raise


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_twins_look_the_same(
    key: str, seats: int, shown: Callable[[str, str], None], caplog: pytest.LogCaptureFixture
) -> None:
    counts: Counter[str] = Counter()
    with beginning(GAMES[key]) as begin:
        for role, found in comparisons(begin, seats, seed=seats, count=TWINS // SEATINGS[key]):
            assert not found.difference, f"{role}, frame {found.same}:\n{found.difference}"
            counts.update({role: 1, "frames": found.same, "steps": found.steps})

    assert "failed" not in caplog.text, "bots and hints have to think"
    assert all(counts[role] for role in ROLES)
    assert counts["steps"] > counts["seat"]
    assert counts["frames"] > 2 * TWINS // SEATINGS[key]
    twins = sum(counts[role] for role in ROLES)
    shown("S1", f"{key}, {seats} seats: {twins} twins, {counts['frames']} frames, 0 differ")


# A leak would be seen.

Leak: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def leaking_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notes of steps say what was chosen, even if that is a secret."""
    step: type[log.Entry] = log.Step
    monkeypatch.setitem(notes._SHOWN, step, ("seat", "why", "action"))


def leaking_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or with which luck."""
    step: type[log.Entry] = log.Step
    monkeypatch.setitem(notes._SHOWN, step, ("seat", "why", "chance"))


def leaking_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told of the table around the game tells of the game."""
    honest = updates.about

    def about(match: Match) -> wire.About:
        table = match.table
        held = "" if table is None else str([table.view(s).hand for s in range(match.seats)])
        return msgspec.structs.replace(honest(match), next=held)

    monkeypatch.setattr(updates, "about", about)


def leaking_by_http(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what HTTP tells does."""
    honest = updates.about

    def about(match: Match) -> wire.About:
        table = match.table
        held = "" if table is None else match.game.position(table.state)
        return msgspec.structs.replace(honest(match), next=held)

    monkeypatch.setattr(hub, "about", about)


def leaking_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal depends on what others hold."""
    honest = Replies._frame

    def refusal(
        self: Replies, match: Match, listener: Listener, name: str, error: GameError
    ) -> bytes:
        held = () if match.table is None else match.table.view(match.seats - 1).hand
        return honest(self, match, listener, name, error) + b" " * ("skip" in held)

    monkeypatch.setattr(Replies, "_frame", refusal)


def leaking_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens a new line is told one thing more."""
    honest = updates.first_update

    def first_update(match: Match, seat: int, *, since: int, now: int) -> bytes:
        told = honest(match, seat, since=since, now=now)
        table = match.table
        return told + b" " * (table is not None and "defuse" in table.view(0).hand)

    monkeypatch.setattr(room, "first_update", first_update)


def leaking_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """Watchers, among them those who lost their chair, see what seat 0 sees."""
    monkeypatch.setattr(updates, "WATCHER", 0)


def leaking_by_export(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chronicle of a match that is not over can be had."""

    class Open(Doors):
        def __init__(self, entries: Iterable[bytes]) -> None:
            super().__init__(entries)
            self.over = True

    monkeypatch.setattr(http, "Doors", Open)


def leaking_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other eyes may be borrowed before the end."""

    def gaze(entries: Iterable[bytes], token: str | None, wish: str) -> film.Gaze:
        seat = Doors(entries).admit(token)
        return film.Gaze(seat, int(wish) if wish.isdigit() else max(seat, -1), wish == film.OPEN)

    monkeypatch.setattr(http, "find_gaze", gaze)


def leaking_events_of_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """A film shows all that happened, to whoever looks."""

    def events(happened: list[Event], _gaze: film.Gaze) -> list[dict[str, Wire]]:
        return [event.wire() for event in happened]

    monkeypatch.setattr(film, "_events", events)


def leaking_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hint is thought about with depends on what others hold."""
    honest = hints._doubt

    def doubt(match: Match, seat: int, number: int) -> Doubt:
        assert match.table is not None
        seed = crc32(match.game.position(match.table.state).encode()) >> 1
        return replace(honest(match, seat, number), seed=seed)

    monkeypatch.setattr(hints, "_doubt", doubt)


LEAKS: list[Leak] = [
    leaking_actions,
    leaking_luck,
    leaking_hands,
    leaking_by_http,
    leaking_by_export,
    leaking_films,
    leaking_events_of_films,
    leaking_refusals,
    leaking_hints,
    leaking_once,
    leaking_views,
]


@pytest.mark.sabotage
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_would_be_seen(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among the very twins above."""
    leak(monkeypatch)
    key = "exploding_kittens"
    with beginning(GAMES[key]) as begin:
        assert any(
            comparison.difference
            for seats in range(begin.min_seats, begin.max_seats + 1)
            for _, comparison in comparisons(begin, seats, seed=seats, count=TWINS // SEATINGS[key])
        )
