"""Which store a server uses: a file by default, PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path

from purrlour.engine.errors import GameError
from purrlour.server.storage.base import Store

FILE = "purrlour.db"


def open_store(database: str, data: Path, *, node: str) -> Store:
    """The store for this address, not yet opened.

    Nothing means a file in the data folder; `sqlite:///` is followed by a path, relative to
    where the server was started, or absolute with a fourth slash.
    """
    kind, _, rest = database.partition("://")
    if kind in {"postgresql", "postgres"} and rest:
        # Whoever keeps matches in a file needs no driver for PostgreSQL.
        from purrlour.server.storage.postgres import PostgresStore  # noqa: PLC0415 - asyncpg

        return PostgresStore(database, node=node)
    if not database or (kind == "sqlite" and len(rest) > 1 and rest.startswith("/")):
        from purrlour.server.storage.sqlite import SqliteStore  # noqa: PLC0415 - see above

        return SqliteStore(Path(rest[1:]) if database else data / FILE, node=node)
    # The rest may hold a password: it is not quoted.
    raise GameError("bad-database", kind=kind if rest else "?")
