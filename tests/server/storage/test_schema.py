"""The schema: every step once, in order, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlour.server.storage import schema
from purrlour.server.storage.base import StorageTrouble, Store, Verdict
from purrlour.server.storage.postgres import PostgresStore
from purrlour.server.storage.sqlite import SqliteStore
from tests.server.storage.looping import campaign, in_loop, kept, put

FIRST = {backend: schema.migrations(backend) for backend in ("sqlite", "postgres")}


def plan(monkeypatch: pytest.MonkeyPatch, *more: str) -> None:
    """As if the next release had these steps as well."""
    monkeypatch.setattr(schema, "migrations", lambda backend: [*FIRST[backend], *more])


@pytest.fixture(params=["sqlite", "postgres"])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def address(name: str, tmp_path: Path, request: pytest.FixtureRequest) -> str | Path:
    """Where the database is."""
    if name == "sqlite":
        return tmp_path / "purrlour.db"
    return str(request.getfixturevalue("database"))


def store_at(address: str | Path) -> Store:
    if isinstance(address, Path):
        return SqliteStore(address, node="ann")
    return PostgresStore(address, node="ann")


@in_loop
async def test_a_later_release_takes_over_what_is_there(
    address: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_at(address)
    await store.open()
    await store.create(kept("tom"), [b"first"])
    await store.close()

    plan(
        monkeypatch, "CREATE TABLE cats (name TEXT);", "ALTER TABLE cats ADD COLUMN lives INTEGER;"
    )
    for _ in range(2):
        store = store_at(address)
        await store.open()
        assert await put(store, "tom", len(await store.read("tom")) + 1, b"x") is Verdict.STORED
        await store.close()


@in_loop
async def test_a_step_that_fails_leaves_nothing_of_itself(
    address: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan(monkeypatch, "CREATE TABLE cats (name TEXT); CREATE TABLE matches (name TEXT);")
    for _ in range(2):
        with pytest.raises(StorageTrouble, match=r"matches.* already exists"):
            await store_at(address).open()

    plan(monkeypatch, "CREATE TABLE cats (name TEXT);")
    store = store_at(address)
    await store.open()
    assert await store.create(kept("tom"), [b"first"])
    await store.close()


@in_loop
async def test_a_database_of_the_future_is_refused(
    name: str, address: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = len(FIRST[name])
    plan(monkeypatch, "CREATE TABLE cats (name TEXT);")
    store = store_at(address)
    await store.open()
    await store.close()

    plan(monkeypatch)
    for _ in range(2):  # nothing is left locked
        with pytest.raises(
            StorageTrouble, match=f"has version {known + 1}, this Purrlour knows {known}"
        ):
            await store_at(address).open()


@in_loop
async def test_a_database_from_before_campaigns_gets_them(
    name: str, address: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "migrations", lambda backend: FIRST[backend][:1])
    store = store_at(address)
    await store.open()
    await store.create(kept("tom"), [b"first"])
    await store.close()

    plan(monkeypatch)
    store = store_at(address)
    await store.open()
    assert await store.begin(campaign("bells"), [b"begun"])
    assert await store.read_campaign("bells") == [b"begun"]
    assert await store.read("tom") == [b"first"], name
    await store.close()
