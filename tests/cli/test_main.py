"""The front door: commands, help, exit codes, and one line for every failure."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from purrlour import __version__
from purrlour.cli import about, main
from purrlour.engine.errors import GameError
from tests.cli.running import run

BAD_USAGE = [
    ("dance",),
    ("--language", "xx", "games"),
    ("--language",),
    ("--loud",),
    ("play",),
    ("play", "chess"),
    ("play", "exploding_kittens", "--seats", "9"),
    ("play", "exploding_kittens", "--seats", "many"),
    ("play", "exploding_kittens", "--seat", "4"),
    ("play", "exploding_kittens", "--bots", "gready"),
    ("play", "exploding_kittens", "--bots", ","),
    ("play", "exploding_kittens", "--bots", "greedy,greedy,greedy", "--seats", "3"),
    ("play", "exploding_kittens", "--set", "turbo"),
    ("play", "exploding_kittens", "--set", "turbo=perhaps"),
    ("play", "exploding_kittens", "--set", "cheese=on"),
    ("play", "exploding_kittens", "--set", "first=4"),
    ("play", "exploding_kittens", "--fast=yes"),
    ("simulate", "exploding_kittens", "--games", "0"),
    ("simulate", "exploding_kittens", "--games"),
    ("simulate", "exploding_kittens", "--workers", "-1", "--games", "2"),
    ("simulate", "exploding_kittens", "--set", "first=2", "--seats", "2"),
    ("simulate", "exploding_kittens", "one too many"),
    ("rules", "chess"),
    ("train", "chess"),
    ("train", "koty", "--minutes", "0"),
    ("train", "koty", "--minutes", "-3"),
    ("train", "koty", "--minutes", "nan"),
    ("train", "koty", "--minutes", "inf"),
    ("train", "koty", "--minutes", "ten"),
    ("train", "koty", "--minutes", "1", "--rounds", "1"),
    ("train", "koty", "--rounds", "0"),
    ("train", "koty", "--games", "1"),
    ("train", "koty", "--every", "0"),
    ("train", "koty", "--every", "2"),
    ("train", "koty", "--seed", "-1"),
    ("train", "koty", "--seats", "3"),
    ("ladder", "koty", "--workers", "0"),
    ("tiles", "--json", "--graph"),
    ("games", "--jsonn"),
]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("arguments", BAD_USAGE, ids=" ".join)
def test_bad_usage_is_one_line_on_stderr_and_exit_code_2(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    language: str,
) -> None:
    monkeypatch.setenv("PURRLOUR_LANGUAGE", language)

    ran = run(capsys, *arguments)

    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("purrlour: ")
    assert ran.err.count("\n") == 1


def test_complaints_come_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Nie ma polecenia „dance”" in run(capsys, "--language", "pl", "dance").err
    assert "There is no command “dance”" in run(capsys, "--language", "en", "dance").err
    assert "Nie ma gry" in run(capsys, "rules", "x", "--language=pl").err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--version"], ["--language", "pl", "--version"]):
        assert run(capsys, *arguments).out == f"purrlour {__version__}\n"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_help_names_every_command_in_both_languages(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    for arguments in ([], ["--help"], ["-h"]):
        ran = run(capsys, "--language", language, *arguments)
        assert ran.code == 0
        for command in main.COMMANDS:
            assert f"  {command} " in ran.out


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("command", ["play", "games", "rules", "simulate", "about"])
def test_each_command_explains_itself(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    ran = run(capsys, "--language", language, command, "--help")

    assert ran.code == 0
    assert f"purrlour {command}" in ran.out
    assert ("użycie:" if language == "pl" else "usage:") in ran.out


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("paly koty", "play"),
        ("rules kotty", "koty"),
        ("play exploding-kitens", "exploding_kittens"),
        ("games --jsonn", "--json"),
        ("play koty --bots gready", "greedy"),
        ("simulate koty --set fisrt=1", "first"),
        ("simulate koty --set teams=oposite", "opposite"),
        ("lab reprot folder", "report"),
        ("tiles t1-ornage", "t1_orange"),
    ],
)
def test_a_near_miss_suggests_the_right_word(
    capsys: pytest.CaptureFixture[str], line: str, word: str
) -> None:
    assert f"Did you mean “{word}”?" in run(capsys, "--language", "en", *line.split()).err
    assert f"Może chodziło o „{word}”?" in run(capsys, "--language", "pl", *line.split()).err


def test_what_is_like_nothing_suggests_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert "mean" not in run(capsys, "--language", "en", "rules", "chess").err


@pytest.mark.parametrize(
    ("trouble", "code", "told"),
    [
        (GameError("too-late"), 1, "Too late"),
        (GameError("nothing-to-nope"), 1, "nothing to nope"),
        (FileNotFoundError(2, "No such file or directory", "game.txt"), 1, "game.txt: No such"),
        (KeyboardInterrupt(), 130, ""),
    ],
    ids=["game error", "error of a game", "file", "ctrl-c"],
)
def test_trouble_inside_a_command_is_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    trouble: BaseException,
    code: int,
    told: str,
) -> None:
    def fail(*_: object) -> int:
        raise trouble

    monkeypatch.setattr(about, "run", fail)

    ran = run(capsys, "--language", "en", "about")

    assert ran.code == code
    assert told in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "line",
    [
        "games",
        "games --json",
        "rules exploding_kittens a",
        "tiles t1_orange",
        "about",
        "--version",
        "--help",
        "doctor --data {folder}",
        "simulate koty --games 2 --workers 1",
    ],
)
def test_a_reader_who_leaves_early_is_no_trouble(line: str, tmp_path: Path) -> None:
    """As early as can be: nobody reads any more when the first line is written."""
    end, pipe = os.pipe()
    os.close(end)
    program = [sys.executable, "-m", "purrlour.cli.main", *line.format(folder=tmp_path).split()]

    done = subprocess.run(program, stdout=pipe, stderr=subprocess.PIPE, text=True, check=False)

    os.close(pipe)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_about_says_what_runs_and_where(capsys: pytest.CaptureFixture[str], language: str) -> None:
    ran = run(capsys, "--language", language, "about")

    assert ran.code == 0
    assert __version__ in ran.out
    assert str(Path(about.__file__).parent.parent) in ran.out
    assert len(ran.out.splitlines()) == 4


def test_commands_are_imported_when_they_are_used() -> None:
    script = "import sys, purrlour.cli.main; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    loaded = set(done.stdout.split())
    assert not {name for name in loaded if name.split(".")[0] in ("textual", "fluent", "asyncio")}
    assert not loaded & {"purrlour.cli.play", "purrlour.games", "purrlour.words"}


@pytest.mark.slow
def test_importing_the_package_is_quick() -> None:
    """Time of the processor, the best of five: other work on the machine must not count."""
    clock = "time.process_time()"
    script = f"import time; began = {clock}; import purrlour; print({clock} - began)"
    times = []
    for _ in range(5):
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True
        )
        times.append(float(done.stdout))
    assert min(times) <= 0.15
