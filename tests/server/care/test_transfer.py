"""Export and import: a match goes on elsewhere, with the same luck."""

from __future__ import annotations

import asyncio
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from purrlour.engine.decision import WATCHER
from purrlour.server.chronicle import read_chronicle, write_chronicle
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.notes import notes
from purrlour.server.matches.playing import fall_back
from purrlour.server.matches.updates import about
from purrlour.server.storage.base import Kept, Store
from purrlour.server.storage.choose import open_store
from purrlour.server.verify import verify
from tests.server.care.parlours import (
    Run,
    fine,
    made,
    refused,
)
from tests.server.chronicles import entries_of, played, resealed
from tests.server.serving import serving

pytestmark = pytest.mark.slow  # real processes, sockets or screens


def imported(run: Run, text: str, data: Path, tmp_path: Path) -> tuple[Kept, list[bytes]]:
    """The match as it is kept after an import."""
    file = tmp_path / "match.txt"
    file.write_bytes(text.encode())
    said = fine(run("import", file, "--data", data))
    match = re.search(r"Its id here: (\S+)", said)
    assert match is not None

    async def read(store: Store) -> tuple[Kept, list[bytes]]:
        await store.open()
        kept = await store.find(match[1])
        assert kept is not None
        entries = await store.read(kept.match)
        await store.close()
        return kept, entries

    return asyncio.run(read(open_store("", data, node="test")))


def test_a_finished_match_travels_and_verifies_in_both_places(
    run: Run, data: Path, tmp_path: Path
) -> None:
    ran = run("export", "match-3", "--data", data)
    text = fine(ran)
    assert verify(read_chronicle(text)).fine

    kept, entries = imported(run, text, tmp_path / "other", tmp_path)

    assert kept.over
    assert (kept.match, kept.code) != ("match-3", "CODE3A")
    assert len(kept.match) == 22
    assert len(kept.code) == 6
    again = write_chronicle(kept, [log.read_entry(entry) for entry in entries])
    assert verify(read_chronicle(again)).fine
    assert read_chronicle(again).luck == "match-3"
    assert about(replayed(kept, entries)).imported
    fine(run("doctor", "--data", tmp_path / "other"))


def test_a_match_is_found_by_its_code(run: Run, data: Path) -> None:
    assert fine(run("export", "code 3-a", "--data", data)) == fine(
        run("export", "match-3", "--data", data)
    )
    refused(run("export", "nothing", "--data", data), "no such game")


def test_a_match_that_is_not_over_goes_on_with_its_own_luck(
    run: Run, data: Path, tmp_path: Path
) -> None:
    """Played to its end elsewhere, it is what it would have been at home, and verifies."""
    file = tmp_path / "exported.txt"
    ran = run("export", "match-4", "--data", data, "--to", file)
    assert ran.code == 0
    assert "not over" in ran.err
    assert stat.S_IMODE(file.stat().st_mode) == 0o600

    kept, entries = imported(run, file.read_text("utf-8"), tmp_path / "other", tmp_path)

    there, home = replayed(kept, entries), played(4, upto=20)
    assert not kept.over
    assert [chair.name for chair in there.chairs] == [""] * there.seats
    assert all(chair.bot for chair in there.chairs)
    assert there.opened.secret == there.opened.token == ""
    finish(there)
    finish(home)
    assert there.table is not None
    assert home.table is not None
    assert there.table.record == home.table.record
    told = write_chronicle(kept, entries_of(there))
    report = verify(read_chronicle(told))
    assert report.fine
    assert report.imported
    assert not verify(read_chronicle(write_chronicle(home.kept, entries_of(home)))).imported
    for match, moved in ((there, True), (home, False)):
        (opened,) = notes(match.fresh[:1], WATCHER, 0)
        assert (opened.facts["imported"], about(match).imported) == (moved, moved)


def test_verify_tells_that_a_match_came_from_elsewhere(
    run: Run, data: Path, tmp_path: Path
) -> None:
    """Nobody here knows how its secret was drawn: that it agrees is all that can be said."""
    other = tmp_path / "other"
    kept, _ = imported(run, fine(run("export", "match-3", "--data", data)), other, tmp_path)
    (tmp_path / "here.txt").write_text(fine(run("export", "match-3", "--data", data)), "utf-8")
    (tmp_path / "there.txt").write_text(fine(run("export", kept.match, "--data", other)), "utf-8")

    here, there = (fine(run("verify", tmp_path / f"{name}.txt")) for name in ("here", "there"))

    assert here.splitlines()[-1].startswith("Everything checks out. A number that was not revealed")
    assert "file" not in here
    assert "was loaded from the file of match match-3" in there
    assert there.splitlines()[-1].startswith("Everything checks out. Whether its secret was picked")


def finish(match: Match) -> None:
    """Nobody is there any more."""
    while match.phase == "playing":
        seat = next(iter(match.pending().values())).seat
        fall_back(match, seat, at=match.at + 1, why="time")


def test_an_imported_match_is_played_on_a_running_server(
    run: Run, data: Path, tmp_path: Path
) -> None:
    text = run("export", "match-4", "--data", data).out
    (tmp_path / "match.txt").write_bytes(text.encode())
    with serving(made(tmp_path / "other")) as server:
        said = fine(run("import", tmp_path / "match.txt", "--data", server.data))
        code = said.partition("the code ")[2][:6]
        match = server.get(f"/api/codes/{code}")["match"]

        one = server.post(f"/api/matches/{match}/join", {"name": "Zoë"})
        found = server.get(f"/api/matches/{match}")

        assert found["phase"] == "playing"
        assert found["imported"] is True
        assert found["host"] == one["seat"]
        assert found["chairs"][one["seat"]]["name"] == "Zoë"


def test_an_import_into_postgresql(run: Run, data: Path, tmp_path: Path, database: str) -> None:
    file = tmp_path / "match.txt"
    file.write_bytes(run("export", "match-3", "--data", data).out.encode())

    fine(run("import", file, "--database", database))
    fine(run("import", file, "--database", database))

    assert "2 matches" in fine(run("doctor", "--database", database))


def edited(text: str, edit: Callable[[Any], Any]) -> str:
    """The file with its entries changed, and every seal made anew."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        seal, _, entry = line.partition(" ")
        if entry.startswith("{"):
            changed = log.write_entry(edit(log.read_entry(entry.encode()))).decode()
            lines[number] = f"{seal} {changed}"
    return resealed("\n".join(lines))


def without_secret(entry: log.AnyEntry) -> log.AnyEntry:
    return msgspec.structs.replace(entry, secret="") if isinstance(entry, log.Opened) else entry


def wrong_secret(entry: log.AnyEntry) -> log.AnyEntry:
    if isinstance(entry, log.Opened):
        return msgspec.structs.replace(entry, secret="00" * 64)
    return entry


def no_secret_at_all(entry: log.AnyEntry) -> log.AnyEntry:
    return msgspec.structs.replace(entry, secret="xyz") if isinstance(entry, log.Opened) else entry


def better_luck(entry: log.AnyEntry) -> log.AnyEntry:
    if isinstance(entry, log.Dealt):
        return msgspec.structs.replace(entry, chance=[0] * len(entry.chance))
    return entry


def bad_name(entry: log.AnyEntry) -> log.AnyEntry:
    if isinstance(entry, log.Sat):
        return msgspec.structs.replace(entry, name="Ann\u202enimda")
    return entry


def invited(number: int, name: str) -> Callable[[log.AnyEntry], log.AnyEntry]:
    def edit(entry: log.AnyEntry) -> log.AnyEntry:
        made = log.Invited(at=entry.at, number=number, name=name)
        return made if isinstance(entry, log.Said) else entry

    return edit


def long_speech(entry: log.AnyEntry) -> log.AnyEntry:
    return msgspec.structs.replace(entry, text="la" * 400) if isinstance(entry, log.Said) else entry


def no_such_chair(entry: log.AnyEntry) -> log.AnyEntry:
    if isinstance(entry, log.Said):
        return log.Hosted(at=entry.at, chair=99)
    return entry


def far_future(entry: log.AnyEntry) -> log.AnyEntry:
    return msgspec.structs.replace(entry, at=10**13) if isinstance(entry, log.Step) else entry


def no_such_bot(entry: log.AnyEntry) -> log.AnyEntry:
    if isinstance(entry, log.Opened):
        settings = msgspec.structs.replace(entry.settings, stand_in="nobody")
        return msgspec.structs.replace(entry, settings=settings)
    return entry


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (without_secret, "lacks the secret"),
        (no_secret_at_all, "lacks the secret"),
        (wrong_secret, "fixed before the game"),
        (better_luck, "The deal is not what"),
        (bad_name, "invisible characters"),
        (invited(0, "Ann\u202enimda"), "invisible characters"),
        (invited(-1, "Ann"), "“number” of an entry “invited”"),
        (no_such_chair, "“chair” of an entry “hosted”"),
        (long_speech, "“text” of an entry “said”"),
        (far_future, "“at” of an entry “step”"),
        (no_such_bot, "no bot"),
    ],
)
def test_an_import_refuses_what_cannot_be_true(
    run: Run, data: Path, tmp_path: Path, edit: Callable[[Any], Any], said: str
) -> None:
    text = run("export", "match-4", "--data", data).out
    file = tmp_path / "match.txt"
    file.write_bytes(edited(text, edit).encode())

    refused(run("import", file, "--data", tmp_path / "other"), said)

    assert not (tmp_path / "other").exists()


def test_an_import_refuses_a_file_with_a_byte_changed(run: Run, data: Path, tmp_path: Path) -> None:
    text = run("export", "match-3", "--data", data).out
    file = tmp_path / "match.txt"
    file.write_bytes(text.replace('"at":5000', '"at":5001', 1).encode())

    refused(run("import", file, "--data", tmp_path / "other"), "seal")


def test_export_and_import_through_pipes(
    run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.txt"
    file.write_bytes(run("export", "match-3", "--data", data).out.encode())
    with file.open("r") as stream:
        monkeypatch.setattr("sys.stdin", stream)
        assert "It is over" in fine(run("import", "-", "--data", tmp_path / "other"))
