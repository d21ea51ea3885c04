"""Builds side by side: complete or not there at all, and chosen for the next process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import builds
from tests.waiting import LIMIT


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where builds go, instead of the environment that runs the tests."""
    monkeypatch.setattr(builds, "BUILDS", tmp_path / "builds")
    monkeypatch.setattr(builds, "CHOICE", tmp_path / "purrlour.pth")
    return tmp_path


def test_a_plain_build_is_the_whole_package(place: Path) -> None:
    folder = builds.plain("abc")

    about = subprocess.run(
        [sys.executable, "-P", "-m", "purrlour.cli.main", "about", "--language", "en"],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "The engine is pure Python." in about.stdout
    assert str(folder) in about.stdout


def test_what_an_interrupted_build_left_is_no_build(place: Path) -> None:
    (place / "builds/abc-plain.part/purrlour").mkdir(parents=True)
    (place / "builds/abc-plain.part/purrlour/left.py").touch()
    assert builds.fastest("abc") is None

    folder = builds.plain("abc")

    assert builds.fastest("abc") == folder
    assert not (folder / "purrlour/left.py").exists()
    assert not (place / "builds/abc-plain.part").exists()


def test_the_compiled_one_is_the_fastest_unless_it_is_unwanted(place: Path) -> None:
    for kind in ("plain", "compiled"):
        (place / f"builds/abc-{kind}").mkdir(parents=True)

    assert builds.fastest("abc") == place / "builds/abc-compiled"
    assert builds.fastest("abc", compiled_too=False) == place / "builds/abc-plain"
    assert builds.fastest("other") is None


def test_the_choice_is_one_line_that_names_a_folder(place: Path) -> None:
    folder = place / "builds/abc-plain"
    folder.mkdir(parents=True)

    builds.choose(folder)

    assert (place / "purrlour.pth").read_text("utf-8") == f"{folder}\n"


def test_old_builds_go_and_recent_ones_stay(place: Path) -> None:
    """Somebody may run one that was chosen an hour ago."""
    for name in ("old-plain", "new-plain", "abc-plain", "abc-compiled"):
        (place / "builds" / name).mkdir(parents=True)
    (place / "builds/old-failed").touch()
    for name in ("old-plain", "old-failed", "abc-plain"):
        os.utime(place / "builds" / name, (0, 0))

    builds.choose(place / "builds/abc-compiled")

    left = {folder.name for folder in (place / "builds").iterdir()}
    assert left == {"new-plain", "abc-plain", "abc-compiled"}


@pytest.mark.slow
def test_builds_that_differ_in_a_game_are_told_apart(place: Path) -> None:
    one, other = builds.plain("one"), builds.plain("other")
    chance = other / "purrlour/engine/chance.py"
    text = chance.read_text("utf-8")
    assert "c << 21 | c >> 11" in text
    chance.write_text(text.replace("c << 21 | c >> 11", "c << 20 | c >> 12"))

    with pytest.raises(RuntimeError, match="plays differently"):
        builds.compare(one, other)


def test_an_edit_makes_another_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("src/purrlour/__init__.py", "build_tools/native.py", "pyproject.toml"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    monkeypatch.setattr(builds, "ROOT", tmp_path)
    names = {builds.digest()}
    for path in ("src/purrlour/__init__.py", "build_tools/native.py", "pyproject.toml"):
        (tmp_path / path).write_text("meow")
        names.add(builds.digest())
    (tmp_path / "src/purrlour/rules.md").touch()
    names.add(builds.digest())
    assert len(names) == 5

    (tmp_path / "src/purrlour/__pycache__").mkdir()
    (tmp_path / "src/purrlour/__pycache__/left.pyc").touch()

    assert builds.digest() in names


WATCH = """
import subprocess, sys, threading, time
sys.path.insert(0, sys.argv[1])
import builds
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
threading.Thread(target=builds.end_with, args=(int(sys.argv[2]),)).start()
print("watching", flush=True)
"""


def test_who_compiles_behind_others_ends_with_them() -> None:
    sleep = [sys.executable, "-c", "import time; time.sleep(600)"]
    tools = str(Path(builds.__file__).parent)
    with subprocess.Popen(sleep) as other:
        watch = [sys.executable, "-c", WATCH, tools, str(other.pid)]
        with subprocess.Popen(watch, stdout=subprocess.PIPE, start_new_session=True) as watcher:
            assert watcher.stdout is not None
            assert watcher.stdout.readline() == b"watching\n"
            assert watcher.poll() is None
            other.kill()
            other.wait()

            assert watcher.wait(LIMIT) != 0
            assert watcher.stdout.read() == b""  # its child, which holds the same pipe, has gone
