"""Shelf: all matches of a parlour as they lie there, read beside a server that may be running."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from purrlour.server.auth.tokens import read_code
from purrlour.server.config import Config
from purrlour.server.storage.base import Kept, KeptCampaign, StorageTrouble
from purrlour.server.storage.choose import FILE
from purrlour.server.storage.schema import since
from purrlour.server.storage.seals import first_seal, sealed
from purrlour.server.storage.writer import used_bytes

COLUMNS = "id, code, game, version, secret, created, over"
_ONE = {"matches": "match", "campaigns": "campaign"}
_FAULTS = 10
"""Faults of a database that are told; the rest is more of the same."""


class Shelf(ABC):
    """One moment of a database: whatever is written meanwhile is not seen."""

    backend: str
    """Names the folder of its migrations."""

    @abstractmethod
    async def version(self) -> int:
        """Of its schema; 0 for a database that is none of ours."""

    @abstractmethod
    async def faults(self) -> list[str]:
        """What the database itself finds damaged."""

    @abstractmethod
    async def matches(self) -> list[Kept]:
        """All of them, the last touched last."""

    @abstractmethod
    async def log(self, match: str) -> list[tuple[int, bytes]]:
        """The log of a match as it is: place and entry, in order."""

    @abstractmethod
    async def campaigns(self) -> list[KeptCampaign]:
        """All of them, the oldest first; none in a database from before there were any."""

    @abstractmethod
    async def steps(self, campaign: str) -> list[tuple[int, bytes]]:
        """The log of a campaign as it is: place and step, in order."""

    @abstractmethod
    async def seals(self, match: str) -> list[bytes]:
        """Of each entry of its log, in order."""

    @abstractmethod
    async def step_seals(self, campaign: str) -> list[bytes]:
        """Of each step of its log, in order."""

    async def has(self, what: str) -> bool:
        """Whether this database is new enough for `campaigns`, `seals` or `retention`."""
        return await self.version() >= since(self.backend, what)

    @abstractmethod
    async def size(self) -> int:
        """Bytes that matches take, as a store measures them."""

    async def columns(self) -> str:
        """Those that make a Kept."""
        return COLUMNS + (", until" if await self.has("retention") else ", 0")

    async def find(self, wanted: str) -> Kept | None:
        """The match with this id or code."""
        code = read_code(wanted)
        matches = await self.matches()
        return next((kept for kept in matches if wanted == kept.match or code == kept.code), None)


class SqliteShelf(Shelf):
    """A file."""

    backend = "sqlite"

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.is_file():
            raise StorageTrouble(f"{path}: there is no such file")
        self.connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5.0, isolation_level=None
        )
        self.connection.execute("BEGIN")

    async def version(self) -> int:
        found = self.connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema'")
        if found.fetchone() is None:
            return 0
        ((version,),) = self.connection.execute("SELECT coalesce(max(version), 0) FROM schema")
        return int(version)

    async def faults(self) -> list[str]:
        try:
            damaged = self.connection.execute(f"PRAGMA integrity_check({_FAULTS})").fetchall()
            loose = self.connection.execute("PRAGMA foreign_key_check").fetchmany(_FAULTS)
            unclear = self.connection.execute(
                "SELECT id FROM matches WHERE over NOT IN (0, 1)"
            ).fetchmany(_FAULTS)
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return (
            [line for (line,) in damaged if line != "ok"]
            + [
                f"{table}, row {row}: without a {_ONE.get(whose, whose)}"
                for table, row, whose, _ in loose
            ]
            + [f"match {match}: neither over nor not" for (match,) in unclear]
        )

    async def matches(self) -> list[Kept]:
        rows = self.connection.execute(
            f"SELECT {await self.columns()} FROM matches ORDER BY"
            " (SELECT max(place) FROM entries WHERE match = number)"
        )
        return [
            Kept(match, code, game, version, secret, created, over=bool(over), until=until)
            for match, code, game, version, secret, created, over, until in rows
        ]

    async def log(self, match: str) -> list[tuple[int, bytes]]:
        return self.connection.execute(
            "SELECT seq, entry FROM entries"
            " WHERE match = (SELECT number FROM matches WHERE id = ?) ORDER BY seq",
            (match,),
        ).fetchall()

    async def campaigns(self) -> list[KeptCampaign]:
        if not await self.has("campaigns"):
            return []
        rows = self.connection.execute(
            "SELECT id, token, game, created FROM campaigns ORDER BY number"
        )
        return [KeptCampaign(*row) for row in rows]

    async def steps(self, campaign: str) -> list[tuple[int, bytes]]:
        return self.connection.execute(
            "SELECT seq, step FROM campaign_steps"
            " WHERE campaign = (SELECT number FROM campaigns WHERE id = ?) ORDER BY seq",
            (campaign,),
        ).fetchall()

    async def size(self) -> int:
        return used_bytes(self.connection)

    async def seals(self, match: str) -> list[bytes]:
        rows = self.connection.execute(
            "SELECT seal FROM entries"
            " WHERE match = (SELECT number FROM matches WHERE id = ?) ORDER BY seq",
            (match,),
        )
        return [seal for (seal,) in rows]

    async def step_seals(self, campaign: str) -> list[bytes]:
        rows = self.connection.execute(
            "SELECT seal FROM campaign_steps"
            " WHERE campaign = (SELECT number FROM campaigns WHERE id = ?) ORDER BY seq",
            (campaign,),
        )
        return [seal for (seal,) in rows]


async def seals_of(
    shelf: Shelf, kept: Kept | KeptCampaign, log: list[tuple[int, bytes]]
) -> list[bytes]:
    """The seals to keep with a copy of a log: its own, right or wrong; new ones if it has none."""
    if not await shelf.has("seals"):
        return sealed(first_seal(kept), [line for _, line in log])
    if isinstance(kept, Kept):
        return await shelf.seals(kept.match)
    return await shelf.step_seals(kept.campaign)


def database_file(config: Config) -> Path | None:
    """Where SQLite keeps the matches; None if PostgreSQL does."""
    kind, _, rest = config.database.partition("://")
    if not config.database:
        return config.data / FILE
    return Path(rest[1:]) if kind == "sqlite" else None


@asynccontextmanager
async def open_file(path: Path) -> AsyncIterator[SqliteShelf]:
    """The matches in a file. What goes wrong with it is StorageTrouble."""
    try:
        shelf = SqliteShelf(path)
        try:
            yield shelf
        finally:
            shelf.connection.close()
    except sqlite3.Error as error:
        raise StorageTrouble(f"{path}: {error}") from error


@asynccontextmanager
async def open_shelf(config: Config) -> AsyncIterator[Shelf]:
    """The matches of this parlour."""
    path = database_file(config)
    if path is not None:
        async with open_file(path) as shelf:
            yield shelf
    else:
        # Whoever keeps matches in a file needs no driver for PostgreSQL.
        from purrlour.server.care.postgres_shelf import open_postgres  # noqa: PLC0415 - asyncpg

        async with open_postgres(config.database) as other:
            yield other
