"""Campaigns are looked after like matches: backup, restore, doctor, export, import."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from purrlour.games.mice_and_mystics.campaign import read_campaign
from purrlour.server.storage.base import Store
from purrlour.server.storage.choose import FILE, open_store
from tests.server.campaigns.telling import Parlour, parlour
from tests.server.care.parlours import Run, change, fine, refused
from tests.server.storage.conftest import Place


class Folder(Place):
    """What a server keeps in a data folder, or in PostgreSQL."""

    crowd = False

    def __init__(self, data: Path, database: str = "") -> None:
        self._data, self._database = data, database

    def store(self, node: str = "ann") -> Store:
        return open_store(self._database, self._data, node=node)


@asynccontextmanager
async def reopened(link: tuple[str, str], data: Path, database: str = "") -> AsyncIterator[Parlour]:
    async with parlour(Folder(data, database), "later") as ours:
        ours.campaign, ours.token = link
        yield ours


async def told(data: Path, database: str = "", *, wins: bool = True) -> tuple[str, str]:
    """A campaign whose first chapter has just ended: nobody has looked at it since."""
    async with parlour(Folder(data, database)) as ours:
        await ours.begins()
        await ours.plays(wins=wins)
        return ours.campaign, ours.token


def goes_on(link: tuple[str, str], data: Path, database: str = "") -> None:
    async def look() -> None:
        async with reopened(link, data, database) as ours:
            assert (await ours.tells()).next == "ch2"
            await ours.opens()

    asyncio.run(look())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "data"
    made.mkdir(mode=0o700)
    return made


def test_a_campaign_travels_from_a_file_to_postgres_and_back(
    run: Run, folder: Path, tmp_path: Path, database: str
) -> None:
    link = asyncio.run(told(folder))
    fine(run("backup", tmp_path / "one.db", "--data", folder))
    fine(run("restore", tmp_path / "one.db", "--data", folder, "--database", database))
    fine(run("backup", tmp_path / "two.db", "--data", folder, "--database", database))
    fine(run("restore", tmp_path / "two.db", "--data", tmp_path / "other"))

    goes_on(link, folder, database)
    goes_on(link, tmp_path / "other")
    refused(
        run("restore", tmp_path / "one.db", "--data", folder, "--database", database), "already"
    )


def test_a_backup_from_before_campaigns_is_restored(
    run: Run, data: Path, tmp_path: Path, database: str
) -> None:
    fine(run("backup", tmp_path / "old.db", "--data", data))
    connection = sqlite3.connect(tmp_path / "old.db", isolation_level=None)
    for statement in (
        "DROP TABLE campaign_steps",
        "DROP TABLE campaigns",
        "ALTER TABLE entries DROP COLUMN seal",
        "DELETE FROM schema WHERE version > 1",
    ):
        connection.execute(statement)
    connection.close()

    fine(run("restore", tmp_path / "old.db", "--data", data, "--database", database))

    assert "8 matches" in fine(run("doctor", "--data", data, "--database", database))


def test_a_doctor_looks_at_campaigns(run: Run, folder: Path) -> None:
    asyncio.run(told(folder, wins=False))

    assert "1 campaign can go on." in fine(run("doctor", "--data", folder))


@pytest.mark.parametrize(
    ("spoils", "reason"),
    [
        ("DELETE FROM campaign_steps WHERE seq = 1", "gap"),
        ("UPDATE campaign_steps SET step = x'00' WHERE seq = 2", "DecodeError"),
        (
            """UPDATE campaign_steps SET step = '{"t":"begun","at":1,"text":"no"}' WHERE seq = 1""",
            "bad-campaign",
        ),
        ("UPDATE campaigns SET game = 'chess'", "no-campaigns"),
    ],
)
def test_a_doctor_finds_a_campaign_that_cannot_go_on(
    run: Run, folder: Path, spoils: str, reason: str
) -> None:
    campaign, _ = asyncio.run(told(folder))
    change(folder, spoils.replace("= '{", "= CAST('{").replace("}' W", "}' AS BLOB) W"))

    ran = run("doctor", "--data", folder)

    assert ran.code == 1
    assert f"Campaign {campaign} cannot go on ({reason})" in ran.out


def test_a_campaign_is_exported_as_the_file_of_the_terminal(run: Run, folder: Path) -> None:
    campaign, _ = asyncio.run(told(folder))

    text = fine(run("export", campaign, "--data", folder))

    assert read_campaign(text).done == (("ch1", True),)


def test_a_file_becomes_a_campaign_with_a_link_of_its_own(
    run: Run, folder: Path, tmp_path: Path
) -> None:
    campaign, token = asyncio.run(told(folder))
    fine(run("export", campaign, "--to", tmp_path / "ours", "--data", folder))

    said = fine(run("import", tmp_path / "ours", "--data", folder))

    link = said.split("c/")[1].strip().split("#")
    assert link[0] != campaign
    assert link[1] != token
    goes_on((link[0], link[1]), folder)


def test_a_file_that_is_no_campaign_is_refused(run: Run, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "ours").write_text("purrlour campaign 1\nbook of_kells\n", "utf-8")

    refused(run("import", tmp_path / "ours", "--data", folder), "of_kells")

    assert not (folder / FILE).exists()
