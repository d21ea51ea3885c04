"""`purrlour lab`."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.running import Terminal, run
from tests.lab.experiments import contents

PLAN = """
title = "Short"
game = "exploding_kittens"
bots = ["quick"]
seats = 3
games = {games}
seed = 5

[vary]
turbo = ["off", "on"]
"""


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "short.toml"
    file.write_text(PLAN.format(games=25))
    return file


def test_an_experiment_is_run_and_reported(capsys: pytest.CaptureFixture[str], plan: Path) -> None:
    ran = run(capsys, "lab", "run", str(plan), "--workers", "1")
    told = run(capsys, "lab", "report", str(plan.with_suffix("")), "--language", "pl")

    folder = plan.with_suffix("")
    assert (ran.code, ran.err) == (0, "")
    assert f"50 games, 50 of them new. The results are in {folder}" in ran.out
    assert told.out == f"Zapisano: {folder / 'report-pl.html'}\n"
    assert "<title>Short</title>" in (folder / "report-pl.html").read_text("utf-8")


def test_what_is_done_is_not_done_again(capsys: pytest.CaptureFixture[str], plan: Path) -> None:
    run(capsys, "lab", "run", str(plan), "--workers", "1")

    assert "50 games, 0 of them new" in run(capsys, "lab", "run", str(plan)).out


def test_results_go_where_one_likes(
    capsys: pytest.CaptureFixture[str], plan: Path, tmp_path: Path
) -> None:
    there, page = tmp_path / "x" / "there", tmp_path / "page.html"
    run(capsys, "lab", "run", str(plan), "--workers", "1", "--to", str(there))
    run(capsys, "lab", "report", str(there), "--to", str(page))

    assert page.exists()
    assert (there / "seats.csv").exists()


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], plan: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)

    run(capsys, "lab", "run", str(plan), "--workers", "1")

    assert "20 of 50…" in terminal.getvalue()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("run",), "Name the file"),
        (("report",), "Name the folder"),
        (("dance",), "dance"),
        (("run", "nowhere.toml"), "nowhere.toml"),
        (("report", "nowhere"), "nowhere"),
        (("cards", "chess"), "There is no game “chess”"),
        (("cards", "koty", "--games", "0"), "--games must be at least 1"),
    ],
)
def test_what_cannot_be_done_is_told(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    ran = run(capsys, "lab", *arguments, "--language", "en")

    assert ran.code != 0
    assert told in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(("language", "told"), [("en", "does not know “gmae”"), ("pl", "nie zna")])
def test_a_mistake_in_the_file_is_told(
    capsys: pytest.CaptureFixture[str], plan: Path, language: str, told: str
) -> None:
    plan.write_text('gmae = "koty"')

    ran = run(capsys, "lab", "run", str(plan), "--language", language)

    assert ran.code == 2
    assert told in ran.err


def test_without_ray_one_is_told_how_to_get_it(
    capsys: pytest.CaptureFixture[str], plan: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "purrlour.lab.ray_pool", raising=False)

    ran = run(capsys, "lab", "run", str(plan), "--ray", "--language", "en")

    assert ran.code == 1
    assert "pip install purrlour[ray]" in ran.err
    assert not plan.with_suffix("").exists()


def command(plan: Path, folder: Path, *more: str) -> list[str]:
    line = [sys.executable, "-m", "purrlour.cli.main", "lab", "run", str(plan)]
    return [*line, "--to", str(folder), *more]


def killed(plan: Path, folder: Path) -> bool:
    """Whether an experiment was killed in the middle."""
    with subprocess.Popen(command(plan, folder, "--workers", "1")) as running:
        while running.poll() is None and len(list(folder.glob("parts/*.json"))) < 3:
            with suppress(subprocess.TimeoutExpired):
                running.wait(0.02)
        running.send_signal(signal.SIGKILL)
    assert running.returncode in (0, -signal.SIGKILL)
    return 3 <= len(list(folder.glob("parts/0*.json"))) < 40


@pytest.mark.slow
@pytest.mark.budget(30, "three processes one after another play an experiment")
def test_killed_in_the_middle_and_run_again_it_is_the_same(plan: Path, tmp_path: Path) -> None:
    """By the signal that cannot be caught, once parts of it are there."""
    plan.write_text(PLAN.format(games=400))
    # A busy machine may let it come to its end before the signal; then once more.
    folders = (tmp_path / f"half-{attempt}" for attempt in range(20))
    half, whole = next(folder for folder in folders if killed(plan, folder)), tmp_path / "whole"

    for folder in (half, whole):
        subprocess.run(command(plan, folder, "--workers", "1"), check=True, capture_output=True)

    assert contents(half) == contents(whole)


@pytest.mark.slow
@pytest.mark.budget(60, "Ray starts a cluster of its own, with six processes")
def test_a_cluster_of_two_gives_the_results_of_the_pool(plan: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="needs the extra `ray`")
    pool, cluster = tmp_path / "pool", tmp_path / "cluster"
    patient = {**os.environ, "RAY_raylet_start_wait_time_s": "300"}

    for folder, more in ((pool, ()), (cluster, ("--ray",))):
        line = command(plan, folder, "--workers", "2", *more)
        subprocess.run(line, check=True, env=patient, capture_output=True)

    assert contents(cluster) == contents(pool)


def test_cards_are_written_for_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = ("lab", "cards", "exploding-kittens", "--games", "2", "--workers", "1")

    ran = run(capsys, *line, "--to", str(tmp_path), "--language", "en")

    file = tmp_path / "exploding_kittens" / "impact.json"
    assert ran.out == f"Written: {file}\n"
    assert len(json.loads(file.read_text("utf-8"))["cards"]) == 10
