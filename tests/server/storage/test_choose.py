"""Which address leads to which store."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlour.engine.errors import GameError
from purrlour.server.storage.base import Store
from purrlour.server.storage.choose import open_store
from purrlour.server.storage.postgres import PostgresStore
from purrlour.server.storage.sqlite import SqliteStore
from purrlour.words import LANGUAGES, Words
from tests.server.storage.looping import in_loop, kept


@in_loop
async def test_nothing_means_a_file_in_the_data_folder(tmp_path: Path) -> None:
    await use(open_store("", tmp_path / "data", node="ann"))
    assert (tmp_path / "data" / "purrlour.db").is_file()


@in_loop
async def test_sqlite_with_three_slashes_is_a_relative_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    await use(open_store("sqlite:///here/cats.db", tmp_path / "data", node="ann"))
    assert (tmp_path / "here" / "cats.db").is_file()
    assert not (tmp_path / "data").exists()


@in_loop
async def test_sqlite_with_four_slashes_is_an_absolute_path(tmp_path: Path) -> None:
    path = tmp_path / "there" / "cats.db"
    await use(open_store(f"sqlite:///{path}", tmp_path / "data", node="ann"))
    assert path.is_file()


@in_loop
async def test_postgresql_is_found_by_its_address(database: str, tmp_path: Path) -> None:
    store = open_store(database, tmp_path, node="ann")
    assert isinstance(store, PostgresStore)
    await use(store)


@pytest.mark.parametrize(
    "database",
    ["mysql://ann:secret@host/db", "purrlour.db", "sqlite://", "sqlite:///", "postgresql://", "?"],
)
def test_anything_else_is_refused_without_quoting_a_password(database: str) -> None:
    with pytest.raises(GameError) as refusal:
        open_store(database, Path(), node="ann")

    assert refusal.value.key == "bad-database"
    for language in LANGUAGES:
        said = Words(language).refusal(refusal.value, ())
        assert "secret" not in said
        assert "postgresql://" in said


def test_an_empty_address_needs_no_driver_for_postgresql(tmp_path: Path) -> None:
    assert isinstance(open_store("", tmp_path, node="ann"), SqliteStore)


async def use(store: Store) -> None:
    await store.open()
    assert await store.create(kept("tom"), [b"first"])
    await store.close()
