"""The schema: every step once, in order, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlour.server.care.shelf import open_shelf
from purrlour.server.config import Config
from purrlour.server.storage import schema
from purrlour.server.storage.base import StorageTrouble, Store, Verdict
from purrlour.server.storage.choose import open_store
from purrlour.server.storage.postgres import PostgresStore
from purrlour.server.storage.seals import broken_seal
from purrlour.server.storage.sqlite import SqliteStore
from tests.releases.frozen import POSTGRES, SQLITE, releases, unpacked
from tests.server.postgres import Postgres
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


@pytest.fixture(params=["sqlite", "postgres"])
def released(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database as the first release left it."""
    if request.param == "sqlite":
        return f"sqlite:///{unpacked(releases()[0], SQLITE, tmp_path)}"
    url = str(request.getfixturevalue("database"))
    postgres: Postgres = request.getfixturevalue("postgres")
    postgres.restore(url, unpacked(releases()[0], POSTGRES, tmp_path).read_text("utf-8"))
    return url


@in_loop
async def test_what_an_earlier_release_kept_is_sealed_and_it_says_so(
    released: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store(released, Path(), node="ann")
    await store.open()
    match, *_ = await store.live()
    length = len(await store.read(match))
    assert await put(store, match, length + 1, b"more") is Verdict.STORED
    await store.close()

    async with open_shelf(Config(data=Path(), database=released)) as shelf:
        for kept_one in await shelf.matches():
            entries = [entry for _, entry in await shelf.log(kept_one.match)]
            assert broken_seal(kept_one, entries, await shelf.seals(kept_one.match)) == 0
    assert [record.message for record in caplog.records if "sealed" in record.message]


@in_loop
async def test_campaigns_are_sealed_too(released: str) -> None:
    store = open_store(released, Path(), node="ann")
    await store.open()
    assert await store.begin(campaign("bells"), [b"begun"])
    assert await store.proceed("bells", 2, b"opened")
    await store.close()

    async with open_shelf(Config(data=Path(), database=released)) as shelf:
        seals = await shelf.step_seals("bells")
        assert broken_seal(campaign("bells"), [b"begun", b"opened"], seals) == 0
        assert broken_seal(campaign("bells"), [b"begun", b"closed"], seals) == 2
