"""Doctor: what is wrong is found, named, and left as it is."""

from __future__ import annotations

import re
import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from purrlour.server.auth.connections import OWN_FILES
from purrlour.server.care import doctor
from purrlour.server.matches import entries as log
from purrlour.server.storage.choose import FILE
from purrlour.server.storage.folder import FolderLock
from tests.server.care.parlours import (
    Run,
    change,
    fine,
    spoil_page,
    spoil_text,
)
from tests.words.rendering import plain


def test_a_healthy_parlour(run: Run, data: Path) -> None:
    said = fine(run("doctor", "--data", data)).splitlines()

    assert [line[0] for line in said[:-1]] == ["✓"] * 12
    assert "8 matches" in said[-3]
    assert "seals fit" in said[-5]
    assert "MiB" in said[-2]
    assert said[-1] == "All is well."


def test_a_healthy_parlour_in_polish(run: Run, data: Path) -> None:
    said = fine(run("doctor", "--data", data, "--language", "pl")).splitlines()

    assert plain(said[-1]) == "Wszystko w porządku."
    assert "8 rozgrywek" in plain(said[-4])


def test_a_doctor_changes_nothing(run: Run, data: Path) -> None:
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    fine(run("doctor", "--data", data))

    after = {path.name: path.read_bytes() for path in data.iterdir()}
    assert {name: after[name] for name in before} == before


def broken_entry(data: Path) -> None:
    change(data, "UPDATE entries SET entry = ? WHERE place = 30", b'{"t":"dance","at":0}')


def gap(data: Path) -> None:
    change(data, "DELETE FROM entries WHERE place = 30")


def beginning_lost(data: Path) -> None:
    change(data, "UPDATE entries SET seq = seq + 1000 WHERE match = 2")


def other_luck(data: Path) -> None:
    entry = log.write_entry(log.Dealt(at=5000, chance=[0]))
    change(
        data, "UPDATE entries SET entry = ? WHERE match = 2 AND instr(entry, ?)", entry, b"dealt"
    )


def other_secret(data: Path) -> None:
    change(data, "UPDATE matches SET secret = ? WHERE id = 'match-1'", bytes(64))


def not_over(data: Path) -> None:
    change(data, "UPDATE matches SET over = 0 WHERE id = 'match-1'")


def unknown_game(data: Path) -> None:
    change(data, "UPDATE matches SET game = 'chess' WHERE id = 'match-1'")


def newer(data: Path) -> None:
    change(data, "INSERT INTO schema VALUES (999)")


def orphans(data: Path) -> None:
    change(data, "DELETE FROM matches WHERE id = 'match-1'")


def damaged(data: Path) -> None:
    spoil_page(data / FILE)


def readable(data: Path) -> None:
    data.chmod(0o755)
    (data / FILE).chmod(0o644)


def gone(data: Path) -> None:
    (data / FILE).unlink()


def moved(data: Path) -> None:
    data.rename(data.with_name("elsewhere"))


def no_database(data: Path) -> None:
    spoil_text(data / FILE)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (broken_entry, "is broken at place"),
        (gap, "is broken at place"),
        (beginning_lost, "is broken at place 1."),
        (other_luck, "cannot be played again"),
        (other_secret, "(commitment)"),
        (not_over, "(over)"),
        (unknown_game, "(chess/1)"),
        (newer, "version 999"),
        (orphans, "without a match"),
        (damaged, "is damaged"),
        (readable, "chmod -R go="),
        (gone, "no such file"),
        (moved, "There is no folder"),
        (no_database, "cannot be read"),
    ],
)
def test_what_is_wrong_is_found(
    run: Run, data: Path, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(data)

    ran = run("doctor", "--data", data)

    assert (ran.code, ran.err) == (1, "")
    lines = ran.out.splitlines()
    assert any(line.startswith("✗") and said in line for line in lines)
    assert re.fullmatch(r"\d+ things? needs? care\.", lines[-1])


def test_little_room_is_found(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LEAST_FREE", 1 << 60)

    ran = run("doctor", "--data", data)

    assert ran.code == 1
    assert "Make room" in ran.out


def test_too_few_files_are_found(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = (256, OWN_FILES + 500)
    monkeypatch.setattr(resource, "getrlimit", lambda _: few)

    ran = run("doctor", "--data", data)

    assert ran.code == 1
    assert "✗ The system allows only 756 open files: room for 500 connections" in ran.out
    assert "LimitNOFILE" in ran.out


def test_the_files_of_a_running_server_are_told(run: Run, data: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lock = FolderLock(data / f"{FILE}.lock")
    lock.take()
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft - 1, hard))
    try:
        assert f"allows {soft - 1} open files" in run("doctor", "--data", data).out
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        lock.let_go()
    assert f"allows {hard} open files" in run("doctor", "--data", data).out


def test_a_database_that_does_not_answer(run: Run, tmp_path: Path) -> None:
    url = f"postgresql://somebody:password@/purrlour?host={tmp_path}"

    ran = run("doctor", "--database", url)

    assert ran.code == 1
    assert "✗ The database cannot be read" in ran.out
    assert "password" not in ran.out
