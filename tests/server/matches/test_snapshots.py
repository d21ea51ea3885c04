"""Snapshots: a match goes on from them as from its whole log, and they are never truth."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from purrlour.games import GAMES
from purrlour.server.matches import entries as log
from purrlour.server.matches import snapshots
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.notes import missed, notes
from purrlour.server.matches.snapshots import (
    EVERY,
    Fold,
    find_fitting,
    is_due,
    make_snapshots,
    restored,
    take_snapshot,
)
from purrlour.server.matches.updates import encode
from purrlour.server.storage.base import Kept
from tests.figures import figure
from tests.server.long_matches import SEATS, SEED, known, long_log, long_world
from tests.server.screens import Screen
from tests.server.virtual import World

STEPS = figure(450, long=2_000, plain=300)
KITTENS = "exploding_kittens"


def kept_of(game: str) -> Kept:
    return World(game, seats=SEATS, seed=SEED).kept


def rows_of(game: str) -> list[bytes]:
    return [row for _, row in make_snapshots(kept_of(game), long_log(game, STEPS))]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.budget(20, "some hundred steps of each game are played and replayed")
def test_a_match_from_a_snapshot_is_what_its_log_says(game: str) -> None:
    """Everything that a match knows, by whatever name, and every decision's number."""
    kept, entries, rows = kept_of(game), long_log(game, STEPS), rows_of(game)
    assert len(rows) >= 2

    match = restored(kept, entries, rows)

    assert len(match.snapshots) == len(rows)
    assert match.work < EVERY
    assert known(match) == known(replayed(kept, entries))


def test_every_attribute_of_a_match_is_in_a_snapshot_or_found_without() -> None:
    """A new one belongs into `Fold`, or here with its reason."""
    match = replayed(kept_of(KITTENS), long_log(KITTENS, STEPS)[:20])
    names = set(getattr(Match, "__mypyc_attrs__", None) or vars(match)) - {"__dict__"}
    found = {"kept", "log", "opened"}  # given, or the first entry
    core = {"table", "game", "timing", "marks", "marked"}  # each in its own way
    steps = {"path"}  # from the steps that stand
    lately = {"fresh", "tail", "work", "snapshots"}  # what is not told, or not in a snapshot yet

    assert names == set(Fold.__struct_fields__) | found | core | steps | lately


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.budget(20, "some hundred steps of each game are played and replayed")
def test_the_past_is_told_from_snapshots_as_from_the_log(game: str) -> None:
    kept, entries = kept_of(game), long_log(game, STEPS)
    match, whole = restored(kept, entries, rows_of(game)), replayed(kept, entries)

    for seat in (-2, -1, *range(SEATS)):
        told = json.loads(encode(notes(whole.fresh, seat, 0)))
        assert len(told) == whole.stream(seat)
        for since in {
            0,
            1,
            40,
            EVERY,
            EVERY + 1,
            2 * EVERY,
            len(told) // 2,
            len(told) - 1,
            len(told),
        }:
            assert json.loads(encode(missed(match, seat, since))) == told[since:]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.budget(20, "some hundred steps of each game are played and replayed")
def test_choices_are_taken_back_behind_a_snapshot(game: str) -> None:
    kept, entries = kept_of(game), long_log(game, STEPS)
    match, whole = restored(kept, entries, rows_of(game)), replayed(kept, entries)
    assert match.table is not None
    while (count := len(match.table.record.steps)) > 3:
        undone = log.Undone(at=match.at, to=count * 2 // 3)
        match.take(undone)
        whole.take(undone)
        assert known(match) == known(whole)


def test_a_snapshot_that_anything_is_wrong_with_is_not_there() -> None:
    """One bit, another match, another secret, another log, other sources: none of them fits."""
    kept, entries, rows = kept_of(KITTENS), list(long_log(KITTENS, STEPS)), rows_of(KITTENS)
    whim = Random(1)
    for _ in range(200):
        at, bit = whim.randrange(len(rows[0])), 1 << whim.randrange(8)
        spoiled = bytearray(rows[0])
        spoiled[at] ^= bit
        assert not find_fitting(kept, entries, [bytes(spoiled), *rows[1:]])
    assert not find_fitting(replace(kept, match="another"), entries, rows)
    assert not find_fitting(replace(kept, secret=b"another" * 10), entries, rows)
    first = find_fitting(kept, entries, rows)[0].seq
    other = [*entries]
    other[first] = other[first].replace(b'"at":', b'"at":1')
    assert len(find_fitting(kept, other, rows)) == 1
    assert not find_fitting(kept, entries[: first - 1], rows)
    assert not find_fitting(kept, entries, [b"", b"x", rows[0][:40], rows[0][:-1]])


def test_snapshots_of_other_sources_are_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, entries, rows = kept_of(KITTENS), long_log(KITTENS, STEPS), rows_of(KITTENS)
    monkeypatch.setattr(snapshots, "rules_digest", lambda: "others")

    assert not find_fitting(kept, entries, rows)


def test_without_one_in_the_middle_those_before_it_count() -> None:
    kept, entries, rows = kept_of(KITTENS), long_log(KITTENS, STEPS), rows_of(KITTENS)
    del rows[1]

    match = restored(kept, entries, reversed(rows))

    assert len(match.snapshots) == 1
    assert known(match) == known(replayed(kept, entries))


def test_a_sealed_snapshot_that_cannot_be_read_is_replayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even one that we made ourselves, by a fault of ours."""
    kept, entries = kept_of(KITTENS), long_log(KITTENS, STEPS)
    with monkeypatch.context() as broken:
        broken.setattr(snapshots, "_core", lambda _: ["nonsense"])
        rows = [row for _, row in make_snapshots(kept, entries)]
    assert find_fitting(kept, entries, rows)

    assert known(restored(kept, entries, rows)) == known(replayed(kept, entries))


def spoil(world: World) -> None:
    for shelf in world.processes[0].store._shelf.snapshots.values():
        for seq, row in shelf.items():
            shelf[seq] = row[:-1] + bytes([row[-1] ^ 1])


def delete(world: World) -> None:
    world.processes[0].store._shelf.snapshots.clear()


def keep(_: World) -> None:
    """As they are."""


@pytest.mark.parametrize("harm", [keep, spoil, delete])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.budget(20, "some hundred steps of each game are played and replayed")
def test_everything_plays_on_whatever_becomes_of_snapshots(
    game: str, harm: Callable[[World], None]
) -> None:
    """What everybody sees after a restart is what they saw; then they play on."""
    world = long_world(game, STEPS)
    screens = [Screen(world, str(seat), token) for seat, token in enumerate(world.tokens)]
    screens.append(Screen(world, "watcher"))
    for screen in screens:
        screen.connect()
        world.settle()
    world.run(2_000)
    assert world.processes[0].store._shelf.snapshots
    before = [(screen.told["view"], screen.told["pending"], screen.notes) for screen in screens]

    harm(world)
    world.restart()
    for screen in screens:
        screen.told.clear()
        screen.notes = []
        screen.v = 0
        screen.connect()
        world.settle()

    for screen, (view, pending, told) in zip(screens, before, strict=True):
        assert screen.told["view"] == view
        assert screen.told["pending"] == pending
        assert screen.notes[: len(told)] == told
    for _ in range(5):
        asked = next((one for one in screens if one.choices), None)
        if asked is None or asked.told.get("ending"):
            break
        number = asked.v
        asked.play(asked.choices[0])
        world.settle()
        assert asked.v > number
    room = world.processes[0].room
    assert room is not None
    assert known(room.match) == known(replayed(world.kept, world.log))


def test_a_snapshot_is_made_when_it_is_due_and_adds_nothing_that_is_told_twice() -> None:
    kept = kept_of(KITTENS)
    match = Match(kept)
    for entry in long_log(KITTENS, STEPS):
        match.take(log.read_entry(entry))
        if is_due(match):
            seq, _ = take_snapshot(match)
            assert seq == len(match.log)
            assert not match.tail
    assert [one.after for one in match.snapshots[1:]] == [one.seq for one in match.snapshots[:-1]]
