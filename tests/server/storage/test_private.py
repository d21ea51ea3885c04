"""What is kept is its owner's alone, from the first moment, whatever the system's habits are."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from purrlour.server.storage.sqlite import SqliteStore
from purrlour.server.storage.writer import connect
from tests.server.storage.looping import in_loop, kept, put


@pytest.fixture(autouse=True)
def open_handed() -> Iterator[None]:
    """A system on which everything new is open to all."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@in_loop
async def test_a_new_database_is_closed_to_others(tmp_path: Path) -> None:
    path = tmp_path / "data" / "purrlour.db"
    store = SqliteStore(path, node="ann")
    await store.open()
    await store.create(kept("tom"), [b"first"])
    await put(store, "tom", 2, b"second")

    assert mode(path.parent) == 0o700
    assert {file.name: mode(file) for file in path.parent.iterdir()} == dict.fromkeys(
        ["purrlour.db", "purrlour.db-wal", "purrlour.db-shm", "purrlour.db.lock"], 0o600
    )
    await store.close()


@in_loop
async def test_it_is_closed_before_anything_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between making and closing nobody could look: there is no such moment."""
    seen: list[int] = []

    def looked(path: Path, **how: bool | float) -> object:
        seen.append(mode(path))
        return connect(path, **how)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr("purrlour.server.storage.sqlite.connect", looked)
    store = SqliteStore(tmp_path / "data" / "purrlour.db", node="ann")
    await store.open()
    await store.close()

    assert seen
    assert set(seen) == {0o600}


@in_loop
async def test_an_open_database_of_an_earlier_release_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "purrlour.db"
    store = SqliteStore(path, node="ann")
    await store.open()
    await store.close()
    with closing(connect(path, busy=1, create=False)) as other:
        other.execute("SELECT * FROM matches").fetchall()  # so that there are files beside it
        for file in tmp_path.iterdir():
            file.chmod(0o644)

        await store.open()

        assert {mode(file) for file in tmp_path.iterdir() if ".lock" not in file.name} == {0o600}
        await store.close()
