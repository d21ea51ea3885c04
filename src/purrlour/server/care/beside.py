"""Additions to what is kept while a server may be running."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from purrlour.server.care.shelf import database_file
from purrlour.server.config import Config
from purrlour.server.storage.base import StorageTrouble, Store
from purrlour.server.storage.choose import open_store
from purrlour.server.storage.folder import private_folder
from purrlour.server.storage.writer import connect

_BUSY: Final = 5.0
"""Seconds to wait for a server that is just writing."""


async def open_to_add(config: Config) -> Store | Path:
    """The store, opened; or its file, where a server has it: one may write beside that."""
    place = database_file(config)
    if place is not None:
        private_folder(place.parent)
    store = open_store(config.database, config.data, node="import")
    try:
        await store.open()
    except StorageTrouble:
        if place is None or not place.is_file():
            raise
        return place
    return store


@contextmanager
def beside(place: Path) -> Iterator[sqlite3.Connection]:
    """The file belongs to a server; what that does not know yet is no part of its work."""
    try:
        connection = connect(place, busy=_BUSY, create=False)
        try:
            yield connection
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StorageTrouble(f"{place}: {error}") from error
