"""`purrlour train`."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from purrlour.cli import train
from purrlour.learn import course
from purrlour.learn.bot import read
from purrlour.learn.course import Course, Mark, Round
from purrlour.learn.ppo import Habits
from purrlour.words import LANGUAGES
from tests.cli.running import run

SMALL = Habits(hidden=16, tables=8, guests=2, steps=16, batch=64)
SHORT = ("train", "koty", "--rounds", "2", "--games", "2")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is learned, and quickly."""
    monkeypatch.setattr(course, "Habits", lambda: SMALL)


def is_whole(folder: Path) -> int:
    """Whether all that is kept of a course can be read; how many marks there are."""
    read(folder / "koty.npz", "koty")
    ElementTree.parse(folder / "koty.svg")
    card = json.loads((folder / "koty.json").read_text("utf-8"))
    assert (card["game"], card["seed"]) == ("koty", 1)
    assert {path.name for path in folder.iterdir()} == {"koty.npz", "koty.svg", "koty.json"}
    return len(card["marks"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_learned_is_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    ran = run(capsys, *SHORT, "--every", "1", "--to", str(tmp_path), "--language", language)

    assert (ran.code, ran.err) == (0, "")
    assert is_whole(tmp_path) == 4  # before and after, against two
    *lines, last = ran.out.splitlines()
    assert len(lines) == 4 + 2
    assert "256" in lines[3]
    assert f"purrlour serve --learned {tmp_path}" in last


def test_the_same_seed_learns_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("one", "two"):
        run(capsys, *SHORT, "--to", str(tmp_path / name))

    one, two = ((tmp_path / name / "koty.npz").read_bytes() for name in ("one", "two"))
    assert one == two


@pytest.mark.parametrize(("heard", "marks"), [(2, 2), (3, 2), (7, 4)])
def test_ctrl_c_keeps_what_was_learned(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    heard: int,
    marks: int,
) -> None:
    """Whenever it comes: between rounds, or in the middle of an exam."""
    left = [None] * heard

    def tell(*_: object) -> None:
        if not left:
            raise KeyboardInterrupt
        left.pop()

    monkeypatch.setattr(train, "tell", tell)
    line = ("train", "koty", "--rounds", "9", "--games", "2", "--every", "0.3", "--language", "en")

    ran = run(capsys, *line, "--to", str(tmp_path))

    assert ran.code == 130
    assert f"What it has learned so far is in {tmp_path}." in ran.err
    assert is_whole(tmp_path) == marks


def test_ctrl_c_before_anything_was_learned(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def begin(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(course, "Training", begin)

    ran = run(capsys, *SHORT, "--to", str(tmp_path))

    assert (ran.code, ran.err.strip()) == (130, "")
    assert not list(tmp_path.iterdir())


def test_the_clock_includes_the_exams(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It looks at the clock before every deal of an exam, and around every round."""
    seconds = iter(range(0, 100_000, 30))
    monkeypatch.setattr(time, "monotonic", lambda: next(seconds))
    heard: list[Mark | Round] = []
    asked = Course(game="koty", seed=1, minutes=60, rounds=0, games=4, every=0.5)

    course.take(asked, tmp_path, heard.append)

    *_, last = heard
    assert isinstance(last, Mark)
    assert last.games == 16, "there is time for all of the last exam"
    assert 50 < last.minutes <= 60


def test_an_exam_is_cut_short_rather_than_late(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seconds = iter(range(0, 100_000, 30))
    monkeypatch.setattr(time, "monotonic", lambda: next(seconds))
    heard: list[Mark | Round] = []
    asked = Course(game="koty", seed=1, minutes=30, rounds=0, games=1000, every=0.5)

    course.take(asked, tmp_path, heard.append)

    *_, last = heard
    assert isinstance(last, Mark)
    assert 2 <= last.games < 50
    assert last.minutes <= 30 + 2
    assert any(isinstance(one, Round) for one in heard)


def test_without_numpy_one_is_told_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in [name for name in sys.modules if name.startswith("purrlour.learn.")]:
        monkeypatch.delitem(sys.modules, name)

    ran = run(capsys, *SHORT, "--to", str(tmp_path), "--language", "en")

    assert ran.code == 1
    assert "pip install purrlour[rl]" in ran.err
