"""`purrlour check`."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from purrlour.cli import checking, contents
from purrlour.cli.checking import Batch, run_batch, try_laws
from purrlour.engine.clauses import Clause, load_clauses
from purrlour.engine.laws import LawBroken
from purrlour.engine.trial import Report
from purrlour.games import GAMES
from tests.cli.running import Terminal, run
from tests.figures import figure

SMALL = ("check", "exploding_kittens", "--games", "2", "--seats", "2", "--workers", "1")


def findings(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of a run."""
    told: dict[str, Any] = json.loads(run(capsys, *arguments, "--json").out)
    return told


def test_everything_is_in_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])

    ran = run(capsys, *SMALL)

    assert ran.code == 0
    assert ran.err == ""
    assert "2 players: 2 games" in ran.out
    assert "All laws are kept." in ran.out
    assert "clauses 72 of 72, windows 5 of 5, rulings 46 of 46, options 6 of 6" in ran.out


def test_without_a_game_all_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    told = findings(capsys, "check", "--games", "1", "--workers", "1")

    assert told["good"] is True
    assert [game["game"] for game in told["games"]] == list(GAMES)
    for game, rules in zip(told["games"], GAMES.values(), strict=True):
        rows = game["laws"]
        assert [row["seats"] for row in rows] == [*range(rules.min_seats, rules.max_seats + 1)]
        assert all(row["games"] == 1 and row["positions"] == 2 for row in rows)


def test_without_tests_nothing_is_counted_and_nothing_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)

    ran = run(capsys, *SMALL)

    assert ran.code == 0
    assert "There are no tests here" in ran.out


def test_clauses_without_a_test_are_listed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "test_some.py").write_text(
        "def test_ek_36_skip(): ...\n"
        "def test_ek_a14_resigning(): ...\n"
        "def test_ek_t01_a_scenario(): ...\n"
        "def test_ek_99_nothing(): ...\n"
        "class TestWindows:\n    def test_ek_w1(self): ...\n"
        "def helper_ek_37(): ...\n",
        "utf-8",
    )

    ran = run(capsys, *SMALL, "--tests", str(tmp_path))

    assert ran.code == 1
    assert "clauses 1 of 72, windows 1 of 5, rulings 1 of 46, options 0 of 6" in ran.out
    assert "Without a test: EK-01, EK-02" in ran.out
    assert "EK-36," not in ran.out
    assert "clauses that do not exist: EK-99" in ran.out


def test_clauses_that_a_test_begins_by_citing_are_tested(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "test_some.py").write_text(
        'def test_a_whole_turn():\n    """EK-31…33, EK-A14 A turn, not as in EK-36."""\n'
        'def helper():\n    """EK-37 No test."""\n',
        "utf-8",
    )

    ran = run(capsys, *SMALL, "--tests", str(tmp_path))

    assert "clauses 3 of 72, windows 0 of 5, rulings 1 of 46, options 0 of 6" in ran.out


def test_a_broken_law_is_told_with_the_way_to_see_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: Any, **named: Any) -> Report:
        raise LawBroken("twins", f"something leaked, seed {given[3]}")

    monkeypatch.setattr(checking, "check_game", broken)
    ran = run(capsys, *SMALL, "--games", "7", "--seed", "40")

    assert ran.code == 1
    assert "Broken: twins. something leaked, seed 40" in ran.out
    assert "purrlour check exploding_kittens --seats 2 --seed 40 --games 1" in ran.out
    assert "seed 45" not in ran.out
    assert "And 2 more failures." in ran.out
    assert "All laws are kept." not in ran.out


def test_rules_that_do_not_fit_together_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def some(game: str, language: str) -> dict[str, Clause]:
        clauses = load_clauses(game, language)
        del clauses["EK-31" if language == "pl" else "EK-02"]
        return clauses

    monkeypatch.setattr(contents, "load_clauses", some)
    ran = run(capsys, *SMALL)

    assert ran.code == 1
    assert "EK-31 is not in the rules in Polish." in ran.out
    assert "EK-02 is not in the rules in English." in ran.out
    assert "content.py:1 cites EK-02, and there is no such clause." in ran.out
    assert "No clause says that there are 56 cards." in ran.out


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("no_such_game",),
        ("--seats", "9"),
        ("--games", "0"),
        ("--workers", "0"),
        ("--seed", "x"),
        ("--tests", "/no/such/folder"),
    ],
    ids=" ".join,
)
def test_bad_usage_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], language: str
) -> None:
    ran = run(capsys, "check", *arguments, "--language", language)

    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)

    run(capsys, *SMALL)

    assert "2 of 2" in terminal.getvalue()


def test_a_seed_alone_says_which_game_it_is() -> None:
    """So the game that a failure names is the one that comes again."""
    _, whole, _ = run_batch(Batch("exploding_kittens", 3, range(5, 8)))
    parts = [run_batch(Batch("exploding_kittens", 3, range(seed, seed + 1))) for seed in (5, 6, 7)]

    assert whole == sum((report for _, report, _ in parts), Report())


@pytest.mark.slow
@pytest.mark.budget(15, "two more processes are started")
def test_the_number_of_workers_changes_nothing() -> None:
    seeds = range(figure(60, long=60, plain=20))
    one, two = (
        try_laws("exploding_kittens", [2, 3], seeds, workers=workers, progress=lambda _: None)
        for workers in (1, 2)
    )

    assert one == two


def test_failures_are_in_order_whichever_came_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any, **named: Any) -> Report:
        raise LawBroken("twins", "")

    monkeypatch.setattr(checking, "check_game", broken)
    found = try_laws("exploding_kittens", [3, 2], range(-1, 2), workers=1, progress=lambda _: None)

    assert [(each.seats, each.seed) for each in found.failures] == [
        (seats, seed) for seats in (2, 3) for seed in (-1, 0, 1)
    ]
