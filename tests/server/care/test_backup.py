"""Backup and restore: nothing is lost, nothing is overwritten."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from threading import Event, Thread

import pytest

from purrlour.server.care.shelf import SqliteShelf
from purrlour.server.storage.choose import FILE
from tests.server.care.parlours import (
    Run,
    change,
    contents,
    fine,
    made,
    names,
    refused,
    several,
    spoil_page,
    spoil_text,
)
from tests.server.serving import serving

pytestmark = pytest.mark.slow  # real processes, sockets or screens


def test_a_backup_holds_everything_and_is_one_private_file(
    run: Run, data: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()

    said = fine(run("backup", "--data", data, kept / "backup.db"))

    assert said.startswith("8 matches with ")
    assert names(kept) == {"backup.db"}
    assert stat.S_IMODE((kept / "backup.db").stat().st_mode) == 0o600

    fine(run("restore", kept / "backup.db", "--data", tmp_path / "new"))

    assert contents(tmp_path / "new") == contents(data) == several()
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "new" / FILE).stat().st_mode) == 0o600
    assert names(kept) == {"backup.db"}


def test_a_backup_replaces_an_older_one_only_when_it_is_whole(
    run: Run, data: Path, tmp_path: Path
) -> None:
    target = tmp_path / "backup.db"
    fine(run("backup", "--data", data, target))
    before = target.read_bytes()
    change(data, "DELETE FROM matches WHERE id = 'match-3'")  # its entries stay behind

    refused(run("backup", "--data", data, target), "without a match")

    assert target.read_bytes() == before
    assert ".backup.db.part" not in names(tmp_path)


def test_backups_made_while_a_server_works(run: Run, tmp_path: Path) -> None:
    """Every one is sound, and a beginning of what comes later."""
    copies: list[dict[str, list[bytes]]] = []
    with serving(tmp_path, LIMITS_ADDRESS_REQUESTS="100000") as server:
        stop = Event()

        def busy() -> None:
            wish = {"game": "exploding_kittens", "seats": 3, "name": "Ann"}
            while not stop.is_set():
                seated = server.post("/api/matches", wish)
                server.post(f"/api/matches/{seated['match']}/join", {"name": "Bob"})

        worker = Thread(target=busy)
        worker.start()
        try:
            for number in range(5):
                target = tmp_path / f"{number}.db"
                fine(run("backup", "--data", server.data, target))
                fine(run("doctor", "--data", server.data))
                copies.append(logs(target))
        finally:
            stop.set()
            worker.join()
        fine(run("backup", "--data", server.data, tmp_path / "last.db"))
    copies.append(logs(tmp_path / "last.db"))

    assert len(copies[-1]) > len(copies[0])
    for one, later in pairwise(copies):
        for match, entries in one.items():
            assert later[match][: len(entries)] == entries
    assert logs(tmp_path / "data" / FILE) == copies[-1]


def logs(path: Path) -> dict[str, list[bytes]]:
    """Every log in a file, by match."""

    async def read() -> dict[str, list[bytes]]:
        shelf = SqliteShelf(path)
        found = {
            kept.match: [entry for _, entry in await shelf.log(kept.match)]
            for kept in await shelf.matches()
        }
        shelf.connection.close()
        return found

    return asyncio.run(read())


@pytest.mark.budget(15, "a server is started twice")
def test_a_restored_parlour_goes_on(run: Run, tmp_path: Path) -> None:
    """A server killed in mid-life, its backup, another place: the same chair opens."""
    with serving(made(tmp_path / "one")) as server:
        wish = {"game": "exploding_kittens", "seats": 2, "name": "Ann"}
        seated = server.post("/api/matches", wish)
        fine(run("backup", "--data", server.data, tmp_path / "backup.db"))
        server.kill()
    fine(run("restore", tmp_path / "backup.db", "--data", tmp_path / "two" / "data"))

    with serving(made(tmp_path / "two")) as server:
        assert server.get(f"/api/codes/{seated['code']}") == {"match": seated["match"]}
        about = server.get(f"/api/matches/{seated['match']}")
        assert about["chairs"][0]["name"] == "Ann"


def test_restore_does_not_overwrite_unless_told_to(run: Run, data: Path, tmp_path: Path) -> None:
    fine(run("backup", "--data", data, tmp_path / "backup.db"))
    change(data, "UPDATE matches SET code = 'LATERX' WHERE id = 'match-1'")
    (data / "purrlour.toml").write_text("port = 9000\n")

    refused(run("restore", tmp_path / "backup.db", "--data", data), "--force", FILE)
    assert contents(data) != several()

    fine(run("restore", tmp_path / "backup.db", "--data", data, "--force"))
    assert contents(data) == several()
    assert (data / "purrlour.toml").exists()

    (data / FILE).unlink()
    (data / f"{FILE}.old").rename(data / FILE)  # what was there is not lost
    assert "LATERX" in {kept.code for kept in contents(data)}


def test_restore_keeps_away_from_a_running_server(run: Run, data: Path, tmp_path: Path) -> None:
    fine(run("backup", "--data", data, tmp_path / "backup.db"))
    with serving(tmp_path) as server:
        assert server.data == data
        ran = run("restore", tmp_path / "backup.db", "--data", data, "--force")
        refused(ran, "Stop it first")
        assert server.is_ready()
    assert contents(data) == several()


def spoil_nothing(path: Path) -> None:
    path.write_bytes(b"")


def spoil_end(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def spoil_stranger(path: Path) -> None:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE matches (id)")
    connection.close()


def spoil_future(path: Path) -> None:
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("INSERT INTO schema VALUES (999)")
    connection.close()


@pytest.mark.parametrize(
    "spoil",
    [spoil_nothing, spoil_text, spoil_end, spoil_page, spoil_stranger, spoil_future, Path.unlink],
)
def test_restore_refuses_what_is_no_sound_backup(
    run: Run, data: Path, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    target = tmp_path / "backup.db"
    fine(run("backup", "--data", data, target))
    spoil(target)
    before = names(data)

    refused(run("restore", target, "--data", data, "--force"), "backup.db")

    assert contents(data) == several()
    assert names(data) >= before - {f"{FILE}-wal", f"{FILE}-shm"}


def test_backup_and_restore_between_postgresql_and_a_file(
    run: Run, data: Path, tmp_path: Path, database: str
) -> None:
    fine(run("backup", "--data", data, tmp_path / "file.db"))
    fine(run("restore", tmp_path / "file.db", "--database", database))
    assert contents(tmp_path, database) == several()
    assert fine(run("doctor", "--database", database)).count("✓") == 9

    said = fine(run("backup", "--database", database, tmp_path / "elsewhere.db"))
    assert said.startswith("8 matches with ")
    assert [name for name in names(tmp_path) if "elsewhere" in name] == ["elsewhere.db"]
    fine(run("restore", tmp_path / "elsewhere.db", "--data", tmp_path / "back"))
    assert contents(tmp_path / "back") == several()

    refused(run("restore", tmp_path / "file.db", "--database", database), "--force")
    fine(run("restore", tmp_path / "file.db", "--database", database, "--force"))
    assert contents(tmp_path, database) == several()


def test_restore_keeps_away_from_postgresql_in_use(
    run: Run, data: Path, tmp_path: Path, database: str
) -> None:
    fine(run("backup", "--data", data, tmp_path / "file.db"))
    with serving(made(tmp_path / "server"), database=database):
        ran = run("restore", tmp_path / "file.db", "--database", database, "--force")
        refused(ran, "Stop it first")
