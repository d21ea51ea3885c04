"""`purrlour verify`."""

from __future__ import annotations

import io
import re
import sys
from functools import partial
from pathlib import Path

import msgspec
import pytest

from purrlour.server.chronicle import MOST_BYTES, write_chronicle
from purrlour.server.matches import entries as log
from tests.cli.running import run
from tests.server.chronicles import WHOLE, entries_of, played, resealed
from tests.words.rendering import plain

ALL_SHOWN = 2
"""A match in which everybody showed what they promised."""


def text_of(seed: int, upto: int | None = None) -> str:
    match = played(seed, upto=upto)
    return write_chronicle(match.kept, entries_of(match))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_bytes(text_of(WHOLE).encode())
    return path


def test_a_fair_match(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    ran = run(capsys, "verify", str(file))

    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.splitlines() == [
        "Exploding Kittens: Cat Burglar, 4 players, match match-196",
        "  Played by version 1 of its rules.",
        f"  162 lines, every seal fits; the last one is {text_of(WHOLE)[-33:-1]}.",
        "  The secret number is the one that was fixed before the game.",
        "  2 players added numbers of their own.",
        "  Player 2 promised a number and did not reveal it.",
        "  116 steps by the rules, besides 23 undone.",
        "  68 random picks repeated from the key; 36 choices made for absent players.",
        "  Player 1 wins: nobody else is alive.",
        "Everything checks out. A number that was not revealed could help somebody only if the "
        "server had told them its secret.",
    ]


def test_polish(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    ran = run(capsys, "verify", str(file), "--language", "pl")

    assert ran.code == 0
    told = plain(ran.out)
    assert "  116 kroków zgodnych z zasadami, cofniętych prócz tego: 23.\n" in told
    assert "  Gracz 2: liczba obiecana, ale nieujawniona.\n" in told
    assert told.endswith(
        "Nieujawniona liczba mogła pomóc tylko komuś, komu serwer zdradził sekret.\n"
    )


def test_where_all_showed_their_numbers(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_bytes(text_of(ALL_SHOWN).encode())

    assert run(capsys, "verify", str(file)).out.endswith(
        "Everything checks out: nobody tampered with the cards or dice.\n"
    )


def test_who_left_or_was_removed_while_numbers_were_shown(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    match = played(WHOLE)
    entries = entries_of(match)
    at = next(at for at, entry in enumerate(entries) if isinstance(entry, log.Mixing))
    gone: list[log.AnyEntry] = [log.Left(at=410, chair=1), log.Kicked(at=411, chair=2)]
    told: list[log.AnyEntry] = [*entries[: at + 1], *gone, *entries[1:]]  # all sit down once more
    file.write_text(write_chronicle(match.kept, told), "utf-8")

    ran = run(capsys, "verify", str(file))

    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if "number" in line or "again" in line] == [
        "  The secret number is the one that was fixed before the game.",
        "  2 players added numbers of their own.",
        "  Player 2 left while the numbers were revealed, without revealing the one they had "
        "promised.",
        "  Player 3 was removed while the numbers were revealed, before they revealed theirs.",
        "  Player 2 promised a number and did not reveal it.",
        "  The shuffle was started again once: somebody was removed meanwhile.",
        "Everything checks out. A number that was not revealed could help somebody only if the "
        "server had told them its secret.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "It was practice: alone with bots, moves could be undone even if they had told"),
        ("pl", "To był trening: w grze z samymi botami można było cofać także ruchy, które już"),
    ],
)
def test_practice_is_told(
    capsys: pytest.CaptureFixture[str], file: Path, language: str, told: str
) -> None:
    """F5: what could be taken back at such a table was no proof of anything."""
    assert told not in plain(run(capsys, "verify", str(file), "--language", language).out)
    match = played(WHOLE)
    opened, *rest = entries_of(match)
    assert isinstance(opened, log.Opened)
    practice = msgspec.structs.replace(opened, practice=True)
    file.write_text(write_chronicle(match.kept, [practice, *rest]), "utf-8")

    assert told in plain(run(capsys, "verify", str(file), "--language", language).out)


def test_luck_that_was_changed(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    another = partial(re.sub, r"\d+", lambda drawn: str(int(drawn[0]) ^ 1))
    forged = re.sub(r'"chance":\[\d+\]', lambda found: another(found[0]), text_of(WHOLE), count=1)
    file.write_bytes(resealed(forged).encode())

    ran = run(capsys, "verify", str(file))

    assert ran.code == 1
    last = r"NOT VERIFIED\. The random picks of step \d+ are not what the key gives\."
    assert re.fullmatch(last, ran.out.splitlines()[-1])
    assert "checks out" not in ran.out
    assert "fixed before the game" not in ran.out


def test_a_byte_that_was_changed(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b"Ann", b"Bob", 1))

    ran = run(capsys, "verify", str(file))

    assert ran.code == 1
    assert ran.out == ""
    assert "Line 6 of the match’s file was changed" in ran.err


def test_a_match_that_is_not_over(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_bytes(text_of(WHOLE, upto=30).encode())

    ran = run(capsys, "verify", str(file))

    assert ran.code == 1
    assert "30 steps by the rules" in ran.out
    assert "NOT VERIFIED. The match is not over" in ran.out


def test_a_file_may_be_piped_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))

    assert run(capsys, "verify", "-") == run(capsys, "verify", str(file))


@pytest.mark.parametrize(
    "data",
    [b"", b"purrlour record 1\n", b"\xff\xfe", b"x" * (MOST_BYTES + 1)],
    ids=["nothing", "a record", "no text", "too long"],
)
def test_what_is_no_chronicle_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], file: Path, data: bytes
) -> None:
    file.write_bytes(data)

    ran = run(capsys, "verify", str(file))

    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.splitlines()) == 1


def test_a_game_without_rules_here(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    text = text_of(WHOLE).replace("exploding_kittens", "chess")
    file.write_bytes(resealed(text).encode())

    ran = run(capsys, "verify", str(file))

    assert (ran.code, ran.out) == (1, "")
    assert "There are no rules here for “chess”" in ran.err


def test_a_missing_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = run(capsys, "verify", str(tmp_path / "nowhere.txt"))

    assert ran.code == 1
    assert "nowhere.txt" in ran.err
