"""PostgresStore: matches in PostgreSQL, for several processes, on one machine or many."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Mapping, Sequence

import asyncpg

from purrlour.server.storage.base import (
    Heard,
    Kept,
    KeptCampaign,
    SnapshotRow,
    StorageTrouble,
    Store,
    Told,
    Verdict,
)
from purrlour.server.storage.batch import Append, tell_all
from purrlour.server.storage.link import TROUBLES, Connection, Link, Pool, reason
from purrlour.server.storage.listener import CHANNEL, DEAD_AFTER, Listener
from purrlour.server.storage.names import storable
from purrlour.server.storage.schema import missing, since
from purrlour.server.storage.seals import first_seal, next_seal, sealed

_log = logging.getLogger(__name__)

_LOCK = 0x7075727221
"""The advisory lock under which one process at a time brings the schema up to date."""
_MOST = 256
"""Appends in one statement."""
_KNOWN = 50_000
"""Logs whose ends are remembered before all are forgotten."""
_NOTICE = 4000
"""Bytes of one notification, about; PostgreSQL takes fewer than 8000."""

# Rows are locked in the order of their ids, so that two processes never wait for each other in
# a ring. A head that somebody moved meanwhile is looked at again once its lock is free.
_APPEND = f"""
WITH wanted AS (
    SELECT * FROM unnest(
        $2::text[], $3::integer[], $4::integer[], $5::bigint[], $6::boolean[], $7::integer[]
    ) WITH ORDINALITY AS wanted (match, head, more, size, over, notice, number)
), held AS (
    SELECT id FROM matches WHERE id = ANY ($2) ORDER BY id FOR UPDATE
), moved AS (
    UPDATE matches SET
        head = matches.head + wanted.more,
        size = matches.size + wanted.size,
        over = matches.over OR wanted.over,
        touched = pg_current_xact_id()
    FROM held JOIN wanted ON wanted.match = held.id
    WHERE matches.id = held.id AND matches.head = wanted.head
    RETURNING wanted.number, wanted.notice, matches.id, matches.head
), written AS (
    INSERT INTO entries (match, seq, entry, seal)
    SELECT moved.id, line.seq, line.entry, line.seal
    FROM unnest($8::bigint[], $9::integer[], $10::bytea[], $11::bytea[])
        AS line (number, seq, entry, seal)
    JOIN moved ON moved.number = line.number
)
SELECT array_agg(number) AS numbers,
    pg_notify('{CHANNEL}', $1 || E'\\n' || string_agg(id || ' ' || head, E'\\n'))
FROM moved GROUP BY notice
"""

_ENDS = """
SELECT id, code, game, version, secret, created, over, head, seal
FROM matches LEFT JOIN entries ON match = id AND seq = head WHERE id = ANY ($1)
"""

_CREATE = """
WITH made AS (
    INSERT INTO matches (id, code, game, version, secret, created, over, until, head, size)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, cardinality($9::bytea[]),
        (SELECT coalesce(sum(length(entry)), 0) FROM unnest($9::bytea[]) AS line (entry)))
    ON CONFLICT DO NOTHING RETURNING id
), written AS (
    INSERT INTO entries (match, seq, entry, seal)
    SELECT made.id, line.seq, line.entry, line.seal
    FROM made, unnest($9::bytea[], $10::bytea[]) WITH ORDINALITY AS line (entry, seal, seq)
)
SELECT count(*) FROM made
"""

_KEPT = "SELECT id, code, game, version, secret, created, over, until FROM matches WHERE "
_KEPT_CAMPAIGN = "SELECT id, token, game, created FROM campaigns WHERE "

_KEEP = """
WITH held AS (
    SELECT id FROM matches WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE
)
UPDATE matches SET until = greatest(matches.until, wanted.until)
FROM held JOIN unnest($1::text[], $2::bigint[]) AS wanted (match, until) ON wanted.match = held.id
WHERE matches.id = held.id RETURNING matches.id
"""

# An append that waits for the row finds it gone then, and with it all it could have written to.
_REMOVE = """
WITH gone AS (
    DELETE FROM matches WHERE id = $1 AND until < $2 RETURNING id
), forgotten AS (
    DELETE FROM entries USING gone WHERE match = id
)
SELECT count(*) FROM gone
"""

_READY = "SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean"

_KEEP_SNAPSHOT = """
INSERT INTO snapshots (match, seq, snapshot)
SELECT id, $2, $3 FROM matches WHERE id = $1
ON CONFLICT (match, seq) DO UPDATE SET snapshot = excluded.snapshot
"""

_BEGIN = """
WITH made AS (
    INSERT INTO campaigns (id, token, game, created) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING id
), written AS (
    INSERT INTO campaign_steps (campaign, seq, step, seal)
    SELECT made.id, line.seq, line.step, line.seal
    FROM made, unnest($5::bytea[], $6::bytea[]) WITH ORDINALITY AS line (step, seal, seq)
)
SELECT count(*) FROM made
"""

_LAST_STEP = "SELECT seal FROM campaign_steps WHERE campaign = $1 AND seq = $2"

_PROCEED = """
WITH written AS (
    INSERT INTO campaign_steps (campaign, seq, step, seal)
    SELECT $1, $2::integer, $3, $4 FROM campaigns WHERE id = $1
    AND $2 - 1 = (SELECT count(*) FROM campaign_steps WHERE campaign = $1)
    ON CONFLICT DO NOTHING RETURNING seq
)
SELECT count(*) FROM written
"""


class PostgresStore(Store):
    """One kept connection writes, all that waits in one statement; a few others read.

    `pace` is the least time between two commits, in seconds; `patience` how long the database
    may take for anything.
    """

    def __init__(self, url: str, *, node: str, pace: float = 0.0, patience: float = 5.0) -> None:
        self._link = Link(url, patience=patience)
        self._listener = Listener(self._link, node=node)
        self._node = node
        self._pace = pace
        self._waiting: deque[Append] = deque()
        self._wake = asyncio.Event()
        self._open = False
        self._trouble = ""
        self._written = 0.0
        self._pump: asyncio.Task[None] | None = None
        self._pool: Pool | None = None
        self._connection: Connection | None = None
        self._statement: asyncpg.prepared_stmt.PreparedStatement[asyncpg.Record] | None = None
        self._ends: dict[str, tuple[int, bytes]] = {}
        """Of matches that we wrote to: where the log ends as far as we know, and its last seal."""

    async def open(self) -> None:
        """Connects, brings the schema up to date, and starts to listen."""
        try:
            with self._link.trouble():
                connection = await self._link.connect()
                try:
                    await _migrate(connection)
                finally:
                    await connection.close(timeout=self._link.patience)
                self._pool = await self._link.pool()
                await self._listener.start()
        except BaseException:
            await self._let_go()
            raise
        self._open = True
        self._pump = asyncio.create_task(self._run(), name="postgres-writer")

    async def close(self) -> None:
        """Writes and tells all that waits, then leaves."""
        self._open = False
        self._wake.set()
        if self._pump is not None:
            await self._pump
        await self._let_go()

    async def create(self, kept: Kept, entries: Sequence[bytes]) -> bool:
        """One row for the match and one for each entry, or nothing."""
        with self._link.trouble():
            made: int = await self._reader().fetchval(
                _CREATE,
                *kept.row(),
                list(entries),
                sealed(first_seal(kept), entries),
            )
        return made == 1

    def append(
        self, match: str, seq: int, entries: Sequence[bytes], told: Told, *, over: bool = False
    ) -> None:
        """Lays it down for the next statement."""
        if self._open:
            self._waiting.append((match, seq, entries, told, over))
            self._wake.set()
        else:
            asyncio.get_running_loop().call_soon(told, Verdict.TROUBLE)

    async def read(self, match: str, *, after: int = 0) -> list[bytes]:
        """The log behind this place."""
        if not storable(match):
            return []
        rows = await self._ask(
            "SELECT entry FROM entries WHERE match = $1 AND seq > $2 ORDER BY seq", match, after
        )
        return [row["entry"] for row in rows]

    async def find(self, match: str) -> Kept | None:
        """By its id."""
        return await self._find("id = $1", match)

    async def find_code(self, code: str) -> Kept | None:
        """By its code."""
        return await self._find("code = $1", code)

    async def live(self) -> list[str]:
        """Not over, the last touched first."""
        rows = await self._ask("SELECT id FROM matches WHERE NOT over ORDER BY touched DESC")
        return [row["id"] for row in rows]

    async def keep(self, terms: Mapping[str, int]) -> set[str]:
        """All dates in one statement, in the order in which appends lock them."""
        matches = [match for match in terms if storable(match)]
        with self._link.trouble():
            rows = await self._reader().fetch(_KEEP, matches, [terms[match] for match in matches])
        return {row["id"] for row in rows}

    async def expired(self, now: int, most: int) -> list[Kept]:
        """The earliest first."""
        rows = await self._ask(_KEPT + "until < $1 ORDER BY until LIMIT $2", now, most)
        return [Kept(*row.values()) for row in rows]

    async def remove(self, match: str, now: int) -> bool:
        """In one statement."""
        with self._link.trouble():
            gone: int = await self._reader().fetchval(_REMOVE, match, now)
        return gone == 1

    async def size(self) -> int:
        """Of all logs: what a table takes on the disk does not shrink."""
        (row,) = await self._ask("SELECT coalesce(sum(size), 0)::bigint AS size FROM matches")
        return int(row["size"])

    async def ready(self) -> None:
        """It answers, may be written to, and took something lately, if only our heartbeat."""
        with self._link.trouble():
            closed: bool = await self._reader().fetchval(_READY)
        if closed:
            raise StorageTrouble("PostgreSQL is read-only")
        written = max(self._listener.beaten, self._written)
        if asyncio.get_running_loop().time() - written > DEAD_AFTER:
            raise StorageTrouble("PostgreSQL has taken nothing for a while")

    def listen(self, heard: Heard) -> None:
        """Of the other processes, by NOTIFY."""
        self._listener.heard = heard

    async def nodes(self) -> set[str]:
        """Those whose heart beats."""
        rows = await self._ask(
            "SELECT name FROM nodes WHERE seen > clock_timestamp() - make_interval(secs => $1)",
            DEAD_AFTER,
        )
        return {self._node} | {row["name"] for row in rows}

    async def keep_snapshots(self, rows: Sequence[SnapshotRow]) -> None:
        """One after another, each by itself: none waits for two locks."""
        with self._link.trouble():
            async with self._reader().acquire() as connection:
                for row in rows:
                    await connection.execute(_KEEP_SNAPSHOT, *row)

    async def snapshots(self, match: str) -> list[bytes]:
        """In the order of the log."""
        if not storable(match):
            return []
        question = "SELECT snapshot FROM snapshots WHERE match = $1 ORDER BY seq"
        return [row["snapshot"] for row in await self._ask(question, match)]

    async def begin(self, kept: KeptCampaign, steps: Sequence[bytes]) -> bool:
        """One row for the campaign and one for each step, or nothing."""
        with self._link.trouble():
            made: int = await self._reader().fetchval(
                _BEGIN, *kept.row(), list(steps), sealed(first_seal(kept), steps)
            )
        return made == 1

    async def proceed(self, campaign: str, seq: int, step: bytes) -> bool:
        """At the end of its log; of two processes at one place, the second finds it taken."""
        if not storable(campaign):
            return False
        with self._link.trouble():
            last: bytes | None = await self._reader().fetchval(_LAST_STEP, campaign, seq - 1)
            if last is None:  # a campaign begins with a step
                return False
            row = (campaign, seq, step, next_seal(last, step))
            written: int = await self._reader().fetchval(_PROCEED, *row)
        return written == 1

    async def find_campaign(self, campaign: str) -> KeptCampaign | None:
        """By its id."""
        if not storable(campaign):
            return None
        for row in await self._ask(_KEPT_CAMPAIGN + "id = $1", campaign):
            return KeptCampaign(*row.values())
        return None

    async def read_campaign(self, campaign: str) -> list[bytes]:
        """All of it."""
        if not storable(campaign):
            return []
        rows = await self._ask(
            "SELECT step FROM campaign_steps WHERE campaign = $1 ORDER BY seq", campaign
        )
        return [row["step"] for row in rows]

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._open or self._waiting:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            next_commit = loop.time() + self._pace
            appends = self._take()
            verdicts = await self._write(appends)
            tell_all(loop, appends, verdicts)
            if self._open and (wait := next_commit - loop.time()) > 0:
                await asyncio.sleep(wait)

    def _take(self) -> list[Append]:
        """What the next statement writes: of each match the oldest append only."""
        appends: list[Append] = []
        later: list[Append] = []
        matches: set[str] = set()
        while self._waiting and len(appends) < _MOST and len(later) < _MOST:
            item = self._waiting.popleft()
            if item[0] in matches:
                later.append(item)
            else:
                matches.add(item[0])
                appends.append(item)
        self._waiting.extendleft(reversed(later))
        return appends

    async def _write(self, appends: list[Append]) -> list[Verdict]:
        verdicts = [Verdict.CONFLICT] * len(appends)
        try:
            if self._statement is None:
                self._connection = await self._link.connect()
                self._statement = await self._connection.prepare(_APPEND)
            await self._find_ends(appends)
            columns, ends = _columns(appends, self._ends)
            for row in await self._statement.fetch(self._node, *columns):
                for number in row["numbers"]:
                    verdicts[number - 1] = Verdict.STORED
        except Exception as error:  # noqa: BLE001 - whatever it is, the others must go on
            if reason(error) != self._trouble:
                self._trouble = reason(error)
                _log.error("the database cannot be written: %s", self._trouble)
            self._statement = None
            self._ends.clear()
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            return [Verdict.TROUBLE] * len(appends)
        self._written = asyncio.get_running_loop().time()
        for (match, *_), end, verdict in zip(appends, ends, verdicts, strict=True):
            if verdict is Verdict.STORED:
                self._ends[match] = end
            else:
                self._ends.pop(match, None)
        if self._trouble:
            _log.warning("the database can be written again")
            self._trouble = ""
        return verdicts

    async def _find_ends(self, appends: list[Append]) -> None:
        """The seals that these go on from. A match has one writer mostly: then we know."""
        ends, connection = self._ends, self._connection
        if len(ends) > _KNOWN:
            ends.clear()
        asked = [match for match, seq, *_ in appends if ends.get(match, (-1,))[0] != seq - 1]
        if not asked or connection is None:
            return
        for *kept, head, seal in await connection.fetch(_ENDS, asked):
            found = Kept(*kept)
            if head and not seal:  # an earlier release wrote beside us while all were replaced
                seal = await _seal_log(connection, found)  # noqa: PLW2901 - as it is now
            ends[found.match] = head, seal or first_seal(found)

    def _reader(self) -> Pool:
        if self._pool is None:
            raise StorageTrouble("the store is closed")
        return self._pool

    async def _find(self, condition: str, name: str) -> Kept | None:
        if not storable(name):
            return None
        for row in await self._ask(_KEPT + condition, name):
            return Kept(*row.values())
        return None

    async def _ask(self, question: str, *values: str | float) -> list[asyncpg.Record]:
        with self._link.trouble():
            try:
                return await self._reader().fetch(question, *values)
            except (asyncpg.PostgresConnectionError, ConnectionError):
                # It broke while it lay idle. To ask twice does no harm.
                return await self._reader().fetch(question, *values)

    async def _let_go(self) -> None:
        await self._listener.stop()
        if self._connection is not None:
            self._connection.terminate()
            self._connection = self._statement = None
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                async with asyncio.timeout(self._link.patience):
                    await pool.close()
            except TROUBLES:
                pool.terminate()


def _columns(
    appends: list[Append], known: dict[str, tuple[int, bytes]]
) -> tuple[tuple[Sequence[object], ...], list[tuple[int, bytes]]]:
    """What the statement takes, column by column: six of appends, four of entries.

    And the ends of the logs, if they are taken.
    """
    heads, counts, sizes, notices, ends = [], [], [], [], []
    numbers, places, lines, seals = [], [], [], []
    length = 0
    for number, (match, seq, entries, _, _) in enumerate(appends, start=1):
        head, seal = known.get(match, (-1, b""))
        heads.append(seq - 1 if head == seq - 1 else -1)  # no log ends there: a conflict
        counts.append(len(entries))
        sizes.append(sum(map(len, entries)))
        length += len(match.encode()) + 12
        notices.append(length // _NOTICE)
        for place, entry in enumerate(entries, start=seq):
            numbers.append(number)
            seal = next_seal(seal, entry)
            places.append(place)
            lines.append(entry)
            seals.append(seal)
        ends.append((head + len(entries), seal))
    matches = [append[0] for append in appends]
    overs = [append[4] for append in appends]
    return (matches, heads, counts, sizes, overs, notices, numbers, places, lines, seals), ends


async def _migrate(connection: Connection) -> None:
    await connection.execute("SELECT pg_advisory_lock($1)", _LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS schema (version integer NOT NULL)")
    version: int = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema")
    for number, step in missing("postgres", version):
        async with connection.transaction():
            await connection.execute(step)
            if number == since("postgres", "seals"):
                await _seal_all(connection)
            await connection.execute("INSERT INTO schema VALUES ($1)", number)


async def _seal_all(connection: Connection) -> None:
    """What an earlier release left is sealed as it is found."""
    count = 0
    fields = "id, code, game, version, secret, created"  # as they were then
    for row in await connection.fetch(f"SELECT {fields} FROM matches"):
        await _seal_log(connection, Kept(*row.values()))
        count += 1
    for row in await connection.fetch(_KEPT_CAMPAIGN + "true"):
        await _seal_log(connection, KeptCampaign(*row.values()))
        count += 1
    if count:
        _log.warning("sealed %d logs of an earlier release", count)


async def _seal_log(connection: Connection, kept: Kept | KeptCampaign) -> bytes:
    """Seals a log as it is found; tells the last seal."""
    if isinstance(kept, Kept):
        table, owner, line, name = "entries", "match", "entry", kept.match
    else:
        table, owner, line, name = "campaign_steps", "campaign", "step", kept.campaign
    rows = await connection.fetch(
        f"SELECT seq, {line} FROM {table} WHERE {owner} = $1 ORDER BY seq", name
    )
    seals = sealed(first_seal(kept), [row[line] for row in rows])
    await connection.execute(
        f"UPDATE {table} SET seal = line.seal FROM unnest($2::integer[], $3::bytea[])"
        f" AS line (seq, seal) WHERE {table}.{owner} = $1 AND {table}.seq = line.seq",
        name,
        [row["seq"] for row in rows],
        seals,
    )
    return seals[-1] if seals else first_seal(kept)
