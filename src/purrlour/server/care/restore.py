"""Restore: puts a backup where the matches are kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from purrlour.engine.errors import GameError
from purrlour.server.care.backup import Backup, check_archive, copy_file, settle
from purrlour.server.care.shelf import database_file, open_file
from purrlour.server.config import Config
from purrlour.server.storage.base import StorageTrouble
from purrlour.server.storage.folder import BESIDE, FolderLock, private_file, private_folder


async def restore(config: Config, archive: Path, *, force: bool) -> Backup:
    """Checks the backup first; refuses to replace anything, unless by force."""
    found = await check_archive(archive)
    place = database_file(config)
    if place is None:
        from purrlour.server.care.postgres_shelf import replace_all  # noqa: PLC0415 - see shelf

        async with open_file(archive) as shelf:
            await replace_all(config.database, shelf, force=force)
        return found
    private_folder(place.parent)
    with _alone(place):
        if place.exists() and not force:
            raise GameError("restore-not-empty", place=str(place))
        part = place.with_name(f".{place.name}.part")
        part.unlink(missing_ok=True)
        private_file(part)
        try:
            async with open_file(archive) as shelf:
                copy_file(shelf, part)
            await check_archive(part)
            _lay_aside(place)
            settle(part, place)
        finally:
            part.unlink(missing_ok=True)
    return found


@contextmanager
def _alone(place: Path) -> Iterator[None]:
    """While no server uses the folder, and none can begin to."""
    lock = FolderLock(place.with_name(f"{place.name}.lock"))
    try:
        lock.take()
    except StorageTrouble as error:
        raise GameError("restore-running") from error
    try:
        yield
    finally:
        lock.let_go()


def _lay_aside(place: Path) -> None:
    """What was there stays beside it as .old, with what belongs to it."""
    for end in BESIDE:
        file = place.with_name(place.name + end)
        old = place.with_name(f"{place.name}.old{end}")
        old.unlink(missing_ok=True)
        if file.exists():
            file.replace(old)
