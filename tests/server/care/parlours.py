"""Parlours with some matches, and commands that look after them."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import pytest

from purrlour.server.storage.base import Kept, Store
from purrlour.server.storage.choose import FILE, open_store
from tests.cli.running import Ran
from tests.cli.running import run as run_command
from tests.server.chronicles import played

Run: TypeAlias = Callable[..., Ran]
Contents: TypeAlias = dict[Kept, list[bytes]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """A command in English, whatever this machine speaks."""
    monkeypatch.setenv("PURRLOUR_LANGUAGE", "en")
    return lambda *arguments: run_command(capsys, *map(str, arguments))


def fine(ran: Ran) -> str:
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def refused(ran: Ran, *words: str) -> None:
    assert ran.code == 1
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    for word in words:
        assert word in ran.err


def several() -> Contents:
    """Some matches, over and not."""
    found: Contents = {}
    for seed in range(8):
        match = played(seed, upto=None if seed % 2 else 5 * seed)
        kept = replace(match.kept, code=f"CODE{seed}A", over=match.phase == "over")
        found[kept] = match.log
    return found


def fill(data: Path, matches: Contents, database: str = "") -> None:
    async def create(store: Store) -> None:
        await store.open()
        for kept, entries in matches.items():
            assert await store.create(kept, entries)
        await store.close()

    asyncio.run(create(open_store(database, data, node="test")))


def contents(data: Path, database: str = "") -> Contents:
    """All that is kept, as the store of a server gives it."""

    async def read(store: Store) -> Contents:
        await store.open()
        found: Contents = {}
        try:
            for match in ids:
                kept = await store.find(match)
                assert kept is not None
                found[kept] = await store.read(match)
        finally:
            await store.close()
        return found

    ids = [kept.match for kept in several()]
    return asyncio.run(read(open_store(database, data, node="test")))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with some matches."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    fill(folder, several())
    return folder


def made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def change(data: Path, statement: str, *values: object) -> None:
    """What no server would write."""
    connection = sqlite3.connect(data / FILE, isolation_level=None)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute(statement, values)
    connection.close()


def spoil_page(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(-8192, os.SEEK_END)
        file.write(os.urandom(4096))


def spoil_text(path: Path) -> None:
    path.write_text("a shopping list\n" * 1000)
