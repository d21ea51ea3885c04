"""Link: the way to a PostgreSQL database, and what may go wrong on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import asyncpg

from purrlour.server.storage.base import StorageTrouble

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"

TROUBLES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,  # time-outs too
)

_SETTINGS: Final = {
    "application_name": "purrlour",
    "synchronous_commit": "on",  # whatever the database's default is: what is told is on disk
    "jit": "off",  # compiling costs more than these statements
}


def reason(error: Exception) -> str:
    """What went wrong, without the values that drivers like to quote: they may be hidden cards."""
    if isinstance(error, asyncpg.InterfaceError | asyncpg.DataError) or not error.args:
        return type(error).__name__
    return str(error.args[-1] if isinstance(error, OSError) else error.args[0])


class Link:
    """Opens connections to one database, all with the same settings and patience in seconds."""

    def __init__(self, url: str, *, patience: float) -> None:
        self._url = url
        self.patience = patience

    async def connect(self) -> Connection:
        """One that its owner keeps."""
        return await asyncpg.connect(
            self._url,
            timeout=self.patience,
            command_timeout=self.patience,
            server_settings=_SETTINGS,
        )

    async def pool(self) -> Pool:
        """A few for questions; they mend themselves."""
        return await asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=4,
            timeout=self.patience,
            command_timeout=self.patience,
            server_settings=_SETTINGS,
        )

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Turns whatever the driver raises into StorageTrouble, without the password."""
        try:
            yield
        except TROUBLES as error:
            parts = urlsplit(self._url)
            place = f"{parts.hostname or 'local'}{parts.path}"
            raise StorageTrouble(f"PostgreSQL {place}: {reason(error)}") from None
