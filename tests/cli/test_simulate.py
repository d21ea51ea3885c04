"""`purrlour simulate`."""

import json
import sys
from typing import Any

import pytest

from purrlour.bots.random import RandomBot
from purrlour.bots.roster import ROSTER
from purrlour.games import GAMES
from purrlour.lab.shares import wilson
from tests.cli.running import Terminal, run
from tests.laws.toy import CheeseGame

SMALL = ("simulate", "exploding_kittens", "--games", "4", "--workers", "1")
TIMES = {"seconds", "decisions_a_second"}


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of a run without what depends on the machine."""
    told = json.loads(run(capsys, *arguments, "--json").out)
    return {name: value for name, value in told.items() if name not in TIMES}


def test_one_game_of_one_player(capsys: pytest.CaptureFixture[str]) -> None:
    alone = ("--games", "1", "--bots", "random", "--seats", "1", "--workers", "1")
    assert "1 game with 1 player." in run(capsys, "simulate", "mice_and_mystics", *alone).out


def test_the_figures_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, *SMALL, "--seats", "3", "--set", "turbo=on", "--json").out)

    assert told["games"] == 4
    assert told["seats"] == 3
    assert told["options"]["turbo"] == "on"
    assert [row["bot"] for row in told["by_bot"]] == ["greedy", "random"]
    assert [row["of"] for row in told["by_bot"]] == [8, 4]
    assert sum(row["wins"] for row in told["by_bot"]) == 4
    assert sum(row["wins"] for row in told["by_seat"]) == 4
    for row in told["by_bot"] + told["by_seat"]:
        assert row["low"] <= row["rate"] <= row["high"]
    assert told["decisions"] > 4
    assert set(told) >= TIMES


@pytest.mark.parametrize(("bot", "wins"), [("random", 0), ("greedy", 2)])
def test_where_all_win_or_nobody_does_returns_are_counted(
    capsys: pytest.CaptureFixture[str], bot: str, wins: int
) -> None:
    one = ("simulate", "mice_and_mystics", "--games", "1", "--seats", "2", "--workers", "1")

    told = figures(capsys, *one, "--bots", bot, "--set", "party=suggested", "--set", "level=easy")

    assert [row["wins"] for row in told["by_bot"]] == [wins]
    assert sum(row["wins"] for row in told["by_seat"]) == wins


def test_a_playing_that_drags_on_is_abandoned_and_nobody_wins_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Endless(CheeseGame):
        max_steps = 3

    monkeypatch.setitem(GAMES, "cheese", Endless())
    monkeypatch.setitem(ROSTER["random"], "cheese", RandomBot)
    plan = ("simulate", "cheese", "--games", "2", "--seats", "2", "--workers", "1")

    told = figures(capsys, *plan, "--bots", "random")

    assert told["decisions"] == 6
    assert [row["wins"] for row in told["by_seat"]] == [0, 0]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_figures_for_people(capsys: pytest.CaptureFixture[str], language: str) -> None:
    ran = run(capsys, *SMALL, "--language", language)

    assert ran.code == 0
    assert ran.err == ""
    assert "greedy" in ran.out
    assert ("Według miejsc" if language == "pl" else "By seat") in ran.out


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures(capsys, *SMALL, "--seed", "5") == figures(capsys, *SMALL, "--seed", "5")
    assert figures(capsys, *SMALL, "--seed", "5") != figures(capsys, *SMALL, "--seed", "6")


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    plan = ("simulate", "exploding_kittens", "--games", "120", "--seed", "3")

    one = figures(capsys, *plan, "--workers", "1")
    two = figures(capsys, *plan, "--workers", "2")

    assert one == two


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)

    run(capsys, *SMALL)

    assert "4" in terminal.getvalue()


def test_wilson_holds_the_share_and_stays_within_bounds() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    for games in (1, 10, 1000):
        for wins in (0, games // 2, games):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games + 1e-12
            assert wins / games - 1e-12 <= high <= 1
