"""PostgresShelf: the matches in a PostgreSQL database, read and replaced as a whole."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from purrlour.engine.errors import GameError
from purrlour.server.care.shelf import COLUMNS, Shelf, seals_of
from purrlour.server.storage.base import Kept, KeptCampaign
from purrlour.server.storage.link import Connection, Link
from purrlour.server.storage.listener import DEAD_AFTER
from purrlour.server.storage.postgres import PostgresStore

_ALL = "matches, entries, snapshots, campaigns, campaign_steps"
_PATIENCE = 60.0
"""Seconds; a whole log may be read at once."""


class PostgresShelf(Shelf):
    """A database elsewhere."""

    backend = "postgres"

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def version(self) -> int:
        if await self._connection.fetchval("SELECT to_regclass('schema')") is None:
            return 0
        version: int = await self._connection.fetchval("SELECT max(version) FROM schema")
        return version or 0

    async def faults(self) -> list[str]:
        """PostgreSQL looks after its own pages; what we can see is whether our tables agree."""
        rows = await self._connection.fetch(
            "SELECT DISTINCT match FROM entries WHERE NOT EXISTS"
            " (SELECT FROM matches WHERE id = entries.match) LIMIT 10"
        )
        heads = await self._connection.fetch(
            "SELECT id FROM matches WHERE head <> (SELECT coalesce(max(seq), 0) FROM entries"
            " WHERE match = id) LIMIT 10"
        )
        return [f"entries of {row['match']}: without a match" for row in rows] + [
            f"match {row['id']}: its log ends elsewhere" for row in heads
        ]

    async def matches(self) -> list[Kept]:
        rows = await self._connection.fetch(
            f"SELECT {await self.columns()} FROM matches ORDER BY touched"
        )
        return [Kept(*row.values()) for row in rows]

    async def log(self, match: str) -> list[tuple[int, bytes]]:
        rows = await self._connection.fetch(
            "SELECT seq, entry FROM entries WHERE match = $1 ORDER BY seq", match
        )
        return [(row["seq"], row["entry"]) for row in rows]

    async def campaigns(self) -> list[KeptCampaign]:
        if not await self.has("campaigns"):
            return []
        rows = await self._connection.fetch(
            "SELECT id, token, game, created FROM campaigns ORDER BY created, id"
        )
        return [KeptCampaign(*row.values()) for row in rows]

    async def steps(self, campaign: str) -> list[tuple[int, bytes]]:
        rows = await self._connection.fetch(
            "SELECT seq, step FROM campaign_steps WHERE campaign = $1 ORDER BY seq", campaign
        )
        return [(row["seq"], row["step"]) for row in rows]

    async def size(self) -> int:
        size: int = await self._connection.fetchval(
            "SELECT coalesce(sum(length(entry)), 0) FROM entries"
        )
        return size

    async def seals(self, match: str) -> list[bytes]:
        rows = await self._connection.fetch(
            "SELECT seal FROM entries WHERE match = $1 ORDER BY seq", match
        )
        return [row["seal"] for row in rows]

    async def step_seals(self, campaign: str) -> list[bytes]:
        rows = await self._connection.fetch(
            "SELECT seal FROM campaign_steps WHERE campaign = $1 ORDER BY seq", campaign
        )
        return [row["seal"] for row in rows]


@asynccontextmanager
async def open_postgres(url: str) -> AsyncIterator[PostgresShelf]:
    """The matches in this database."""
    link = Link(url, patience=_PATIENCE)
    with link.trouble():
        connection = await link.connect()
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield PostgresShelf(connection)
        finally:
            await connection.close()


async def replace_all(url: str, archive: Shelf, *, force: bool) -> None:
    """Puts the matches of an archive there, all or none; refuses to do so under anybody's feet."""
    store = PostgresStore(url, node="restore")
    await store.open()  # brings the schema up to date
    await store.close()
    link = Link(url, patience=_PATIENCE)
    with link.trouble():
        connection = await link.connect()
        try:
            async with connection.transaction():
                await connection.execute(f"LOCK TABLE {_ALL} IN EXCLUSIVE MODE")
                await _insist_free(connection, force=force)
                await connection.execute(f"TRUNCATE {_ALL}")
                for kept in await archive.matches():
                    log = await archive.log(kept.match)
                    await _copy(connection, kept, log, await seals_of(archive, kept, log))
                for campaign in await archive.campaigns():
                    steps = await archive.steps(campaign.campaign)
                    seals = await seals_of(archive, campaign, steps)
                    await _copy_campaign(connection, campaign, steps, seals)
        finally:
            await connection.close()


async def _insist_free(connection: Connection, *, force: bool) -> None:
    alive = await connection.fetchval(
        "SELECT count(*) FROM nodes WHERE seen > clock_timestamp() - make_interval(secs => $1)",
        DEAD_AFTER,
    )
    if alive:
        raise GameError("restore-running")
    kept = "SELECT EXISTS (SELECT FROM matches) OR EXISTS (SELECT FROM campaigns)"
    if not force and await connection.fetchval(kept):
        raise GameError("restore-not-empty", place="PostgreSQL")


async def _copy(
    connection: Connection, kept: Kept, log: list[tuple[int, bytes]], seals: list[bytes]
) -> None:
    await connection.copy_records_to_table(
        "matches",
        columns=[*COLUMNS.split(", "), "until", "head", "size"],
        records=[(*kept.row(), len(log), sum(len(entry) for _, entry in log))],
    )
    await connection.copy_records_to_table(
        "entries",
        columns=["match", "seq", "entry", "seal"],
        records=[
            (kept.match, seq, entry, seal) for (seq, entry), seal in zip(log, seals, strict=True)
        ],
    )


async def _copy_campaign(
    connection: Connection,
    kept: KeptCampaign,
    steps: list[tuple[int, bytes]],
    seals: list[bytes],
) -> None:
    await connection.copy_records_to_table(
        "campaigns", columns=["id", "token", "game", "created"], records=[kept.row()]
    )
    await connection.copy_records_to_table(
        "campaign_steps",
        columns=["campaign", "seq", "step", "seal"],
        records=[
            (kept.campaign, seq, step, seal) for (seq, step), seal in zip(steps, seals, strict=True)
        ],
    )
