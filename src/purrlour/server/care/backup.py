"""Backup: all matches in one file, made while the server runs.

The file is a SQLite database, whatever the matches are kept in: one format to keep, to look into
with common tools, and to restore either way.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from purrlour.server.care.shelf import Shelf, SqliteShelf, open_file, open_shelf, seals_of
from purrlour.server.config import Config
from purrlour.server.storage.base import StorageTrouble
from purrlour.server.storage.folder import private_file
from purrlour.server.storage.schema import migrations
from purrlour.server.storage.sqlite import SqliteStore, add_campaign, add_match


@dataclass(frozen=True, slots=True)
class Backup:
    """What was written."""

    matches: int
    entries: int
    size: int
    """Bytes."""


async def back_up(config: Config, target: Path) -> Backup:
    """Writes the file beside its place, checks it, and only then puts it there."""
    part = target.with_name(f".{target.name}.part")
    part.unlink(missing_ok=True)
    private_file(part)  # it holds every hand of every match
    try:
        async with open_shelf(config) as shelf:
            if isinstance(shelf, SqliteShelf):
                copy_file(shelf, part)
            else:
                await _copy_rows(shelf, part)
        found = await check_archive(part)
        settle(part, target)
    finally:
        part.unlink(missing_ok=True)
    return found


def copy_file(shelf: SqliteShelf, target: Path) -> None:
    """All of a file as it was at one moment. Writers do not wait for us, nor we for them."""
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        shelf.connection.execute("COMMIT")
        shelf.connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # then it is one file, with nothing beside it


async def _copy_rows(shelf: Shelf, target: Path) -> None:
    store = SqliteStore(target, node="backup")
    await store.open()  # makes its tables
    await store.close()
    target.with_name(f"{target.name}.lock").unlink(missing_ok=True)
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        for kept in await shelf.matches():
            log = await shelf.log(kept.match)
            seals = await seals_of(shelf, kept, log)
            if not add_match(copy, kept, [entry for _, entry in log], seals=seals):
                raise StorageTrouble(f"match {kept.match} is there twice")
        for campaign in await shelf.campaigns():
            steps = await shelf.steps(campaign.campaign)
            seals = await seals_of(shelf, campaign, steps)
            if not add_campaign(copy, campaign, [step for _, step in steps], seals=seals):
                raise StorageTrouble(f"campaign {campaign.campaign} is there twice")
        copy.execute("PRAGMA journal_mode = DELETE")  # then it is one file, with nothing beside it


async def check_archive(path: Path) -> Backup:
    """What is in a backup; raises StorageTrouble for one that cannot be trusted."""
    async with open_file(path) as shelf:
        version, newest = await shelf.version(), len(migrations("sqlite"))
        if not 1 <= version <= newest:
            raise StorageTrouble(f"{path}: no backup of ours, or of a newer Purrlour")
        if faults := await shelf.faults():
            raise StorageTrouble(f"{path}: {faults[0]}")
        ((entries,),) = shelf.connection.execute("SELECT count(*) FROM entries")
        return Backup(len(await shelf.matches()), entries, path.stat().st_size)


def settle(part: Path, target: Path) -> None:
    """Puts a finished file in its place, so that a power cut leaves the old one or the new."""
    _sync(part)
    part.replace(target)
    _sync(target.parent)


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
