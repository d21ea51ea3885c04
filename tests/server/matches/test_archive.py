"""Archive: what becomes of snapshots on their way to the store harms nobody."""

from __future__ import annotations

import pytest

from purrlour.server.matches.archive import Archive
from purrlour.server.storage.memory import MemoryStore
from tests.server.matches.stage import Stage
from tests.server.matches.tables import playing
from tests.server.virtual import drive


@pytest.fixture
def stage() -> Stage:
    return playing("Ann Bob")


def parts(stage: Stage) -> tuple[Archive, MemoryStore]:
    return stage.process.hub.archive, stage.process.store


def test_snapshots_are_written_a_moment_later_all_of_them(stage: Stage) -> None:
    archive, store = parts(stage)
    for seq in range(1, 251):
        archive.keep(stage.match, seq, b"snapshot %d" % seq)
    assert drive(archive.find(stage.match)) == []

    stage.wait(2)

    assert len(drive(archive.find(stage.match))) == 250
    assert len(drive(store.snapshots(stage.match))) == 250


def test_trouble_is_waited_out(stage: Stage) -> None:
    archive, store = parts(stage)
    archive.keep(stage.match, 1, b"snapshot")
    store.trouble = True
    stage.wait(8)
    assert drive(archive.find(stage.match)) == []  # nobody is told of the trouble
    store.trouble = False

    stage.wait(6)

    assert drive(archive.find(stage.match)) == [b"snapshot"]


def test_trouble_that_does_not_end_is_given_up(stage: Stage) -> None:
    archive, store = parts(stage)
    archive.keep(stage.match, 1, b"old")
    store.trouble = True
    stage.wait(120)
    assert not archive._waiting
    store.trouble = False

    archive.keep(stage.match, 2, b"new")
    stage.wait(2)

    assert drive(archive.find(stage.match)) == [b"new"]
