"""R19: what is stored is what was stored. One number changed anywhere is found by the doctor."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

import msgspec
import pytest

from purrlour.games import GAMES
from purrlour.server.campaigns.steps import Begun, write_step
from purrlour.server.care.doctor import Finding, examine
from purrlour.server.config import Config
from purrlour.server.matches import entries as log
from purrlour.server.storage.base import KeptCampaign, Store
from purrlour.server.storage.choose import FILE, open_store
from purrlour.server.storage.seals import first_seal, sealed
from tests.figures import figure
from tests.server.care.parlours import fill
from tests.server.chronicles import played

pytestmark = pytest.mark.slow  # every change is looked for through whole matches

CHANGES = figure(40, long=1_000, plain=20)

Value: TypeAlias = "int | str | bytes"


class Column(NamedTuple):
    """Where numbers are kept."""

    table: str
    name: str
    key: str


COLUMNS = [
    *(Column("entries", name, "place") for name in ("entry", "entry", "seal", "seq", "match")),
    *(
        Column("matches", name, "number")
        for name in ("id", "code", "version", "secret", "created", "over", "number")
    ),
    *(Column("campaign_steps", name, "rowid") for name in ("step", "seal", "seq", "campaign")),
    *(Column("campaigns", name, "number") for name in ("id", "token", "created", "number")),
]
"""All that a row says of what happened. Left out: how the file numbers its rows (`place`), and
until when a match is kept (`until`), which moves on as people come back."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Two matches, one of them over, and a campaign."""
    folder = tmp_path / "data"
    over, under_way = played(1), played(2, upto=20)
    assert over.phase == "over"
    ended = replace(over.kept, code="CODE11", over=True)
    fill(folder, {ended: over.log, replace(under_way.kept, code="CODE22"): under_way.log})
    asyncio.run(_begin(open_store("", folder, node="test")))
    return folder


async def _begin(store: Store) -> None:
    rules = GAMES["mice_and_mystics"].campaigns()
    assert rules is not None
    kept = KeptCampaign("campaign-1", "ab12" * 16, "mice_and_mystics", 1_800_000_000_000)
    await store.open()
    await store.begin(kept, [write_step(Begun(at=1_800_000_000_001, text=rules.begin()))])
    await store.close()


def found(data: Path) -> list[Finding]:
    """What is wrong."""

    async def look() -> list[Finding]:
        return [finding async for finding in examine(Config(data=data)) if not finding.fine]

    return asyncio.run(look())


def changed(value: Value, luck: Random) -> Value | None:
    """The same with one number changed; None if there is none in it."""
    if isinstance(value, int):
        return value + luck.choice((-1, 1, 7))
    text = value if isinstance(value, str) else value.decode("latin-1")
    numbers = list(re.finditer("[0-9]+", text))
    if isinstance(value, bytes) and not value.startswith(b"{"):  # a secret, a seal: any byte is one
        at = luck.randrange(len(value))
        return value[:at] + bytes([value[at] ^ luck.randint(1, 255)]) + value[at + 1 :]
    if not numbers:
        return None
    number = luck.choice(numbers)
    other = str(int(number[0]) + luck.choice((1, 2, 5)))
    text = text[: number.start()] + other + text[number.end() :]
    return text if isinstance(value, str) else text.encode("latin-1")


def test_r19_every_changed_number_is_found(data: Path, shown: Callable[[str, str], None]) -> None:
    assert found(data) == []
    luck, changes = Random(19), 0
    with closing(sqlite3.connect(data / FILE, isolation_level=None)) as connection:
        while changes < CHANGES:
            table, name, key = COLUMNS[changes % len(COLUMNS)]
            row, value = luck.choice(
                connection.execute(f"SELECT {key}, {name} FROM {table}").fetchall()
            )
            other = changed(value, luck)
            if other is None or other == value:
                continue
            change = f"UPDATE {table} SET {name} = ? WHERE {key} = ?"
            back = other if name == key else row
            try:
                connection.execute(change, (other, row))
            except sqlite3.IntegrityError:  # the file itself does not take it
                continue

            assert found(data), f"{table}.{name} of row {row}: {value!r} became {other!r}"

            connection.execute(change, (value, back))
            changes += 1
        assert found(data) == []
    shown("R19", f"{changes} numbers changed, all found")


def test_r19_luck_is_computed_again_from_the_secret(data: Path) -> None:
    """Whoever changes a deal and seals everything anew is found by the match's own secret."""
    with closing(sqlite3.connect(data / FILE, isolation_level=None)) as connection:
        place, entry = connection.execute(
            'SELECT place, entry FROM entries WHERE match = 2 AND instr(entry, \'"t":"step"\')'
            " AND instr(entry, '\"chance\":[') ORDER BY seq LIMIT 1"
        ).fetchone()
        step = log.read_entry(entry)
        assert isinstance(step, log.Step)
        drawn = [number + 1 if number == 0 else number - 1 for number in step.chance]
        other = log.write_entry(msgspec.structs.replace(step, chance=drawn))
        connection.execute("UPDATE entries SET entry = ? WHERE place = ?", (other, place))
        kept = replace(played(2, upto=0).kept, code="CODE22")
        rows = connection.execute("SELECT place, entry FROM entries WHERE match = 2 ORDER BY seq")
        places, entries = zip(*rows.fetchall(), strict=True)
        for one, seal in zip(places, sealed(first_seal(kept), entries), strict=True):
            connection.execute("UPDATE entries SET seal = ? WHERE place = ?", (seal, one))

    assert {finding.key for finding in found(data)} & {"luck-bad", "replay-bad"}
