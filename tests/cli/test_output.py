"""Where a command shall write is tried before it does what would be lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlour.lab import ladder, runs
from purrlour.lab.impact import cards
from purrlour.learn import course
from tests.cli.running import run

PLAN = 'game = "koty"\nbots = ["greedy"]\nseats = 2\ngames = 2\n'
WRITING = [
    ("ladder", "koty", "--workers", "1", "--to", "{place}"),
    ("lab", "run", "{plan}", "--workers", "1", "--to", "{place}"),
    ("lab", "cards", "koty", "--workers", "1", "--to", "{place}"),
    ("train", "koty", "--to", "{place}"),
    ("play", "mice_and_mystics", "--campaign", "{place}"),
    ("tiles", "--to", "{place}"),
    ("tiles", "t1_orange", "--to", "{place}"),
    ("backup", "{place}"),
]


@pytest.mark.parametrize("place", ["{folder}/plan.toml/sub/x", "/proc/purrlour/x"])
@pytest.mark.parametrize("arguments", WRITING, ids=" ".join)
def test_an_impossible_place_is_told_before_anything_is_done(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    place: str,
) -> None:
    def play(*_: object, **__: object) -> None:
        raise AssertionError("it plays")

    for module, name in ((ladder, "play_part"), (runs, "play_part"), (cards, "_count")):
        monkeypatch.setattr(module, name, play)
    monkeypatch.setattr(course, "Training", play)
    monkeypatch.setenv("PURRLOUR_DATA", str(tmp_path / "data"))
    (tmp_path / "plan.toml").write_text(PLAN)
    folder = place.format(folder=tmp_path)
    line = [part.format(place=folder, plan=tmp_path / "plan.toml") for part in arguments]

    ran = run(capsys, *line)

    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1
    assert folder.removesuffix("/x").removesuffix("/sub") in ran.err


def test_a_campaign_that_is_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = run(capsys, "play", "mice_and_mystics", "--campaign", str(tmp_path))

    assert ran.code == 1
    assert str(tmp_path) in ran.err
