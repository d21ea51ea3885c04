"""`purrlour replay`."""

import io
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from purrlour.cli.golden import golden_text, plain_record
from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.games.mice_and_mystics.content.load import load_book
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.server import storybook
from tests.cli.running import run

GAME = GAMES["exploding_kittens"]


def second_card(state: Any) -> str:
    """The second card of the pile."""
    return GAME.position(state).partition("pile:")[2].split(",")[1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A short game: a card drawn, a Kitten drawn and hidden, then everybody else gives up."""
    tables = (Table(GAME, 3, GAME.options({"first": "0"}), Seeded(seed)) for seed in count())
    table = next(table for table in tables if second_card(table.state) == "kitten")
    for seat, action in [(0, "draw"), (1, "draw"), (1, "put:4"), (2, "resign"), (0, "resign")]:
        table.play(seat, action)
    path = tmp_path / "game.txt"
    path.write_text(table.record.text(), "utf-8")
    return path


def hidden_card(path: Path) -> str:
    """The card that seat 0 drew."""
    text = run_golden(path)
    return text.partition("event drew EK-17 seat=0 card=")[2].split()[0]


def run_golden(path: Path) -> str:
    return golden_text(GAME, plain_record(path.read_text("utf-8")))


def test_an_onlooker_sees_what_is_public(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    ran = run(capsys, "replay", str(file))

    assert ran.code == 0
    assert "3 players, 5 steps" in ran.out
    assert "    1  Player 1 drew a card." in ran.out
    assert "    3  Player 2 hid the Kitten somewhere in the pile." in ran.out
    assert "put:4" not in ran.out
    assert ran.out.splitlines()[-1] == "Player 2 wins: nobody else is alive."


def test_a_seat_sees_its_own_secrets(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    ran = run(capsys, "replay", str(file), "--seat", "2")

    assert "    1  Player 1 drew a card." in ran.out
    assert "    3  Player 2: put:4" in ran.out
    assert "You hid the Kitten under 4 cards." in ran.out
    assert ran.out.splitlines()[-1].startswith("You win")


def test_all_hands_may_be_opened(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    ran = run(capsys, "replay", str(file), "--seat", "all")

    assert "    1  Player 1: draw" in ran.out
    assert "Player 1 drew a card." not in ran.out
    assert "Player 2 hid the Kitten under 4 cards." in ran.out


def test_a_moment_shows_what_the_reader_knows(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    public = run(capsys, "replay", str(file), "--at", "2").out
    own = run(capsys, "replay", str(file), "--at", "2", "--seat", "2").out
    every = run(capsys, "replay", str(file), "--at", "0", "--seat", "all").out

    assert "After step 2" in public
    assert "What every spectator knows:" in public
    assert "  hand         -\n" in public
    assert "  hand         -\n" not in own
    assert "After the deal" in every
    assert every.count("  hand         ") == 3


def test_polish(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    ran = run(capsys, "replay", str(file), "--language", "pl")

    assert ran.code == 0
    assert "3 graczy, 5\u00a0kroków" in ran.out


def test_a_golden_playthrough_is_made_anew_from_itself(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    made = run(capsys, "replay", str(file), "--golden").out
    golden = tmp_path / "golden.txt"
    golden.write_text(made, "utf-8")

    again = run(capsys, "replay", str(golden), "--golden").out

    assert again == made == run_golden(file)
    assert "\n  pending 1: 0 turn\n" in made
    assert "    to * 1 2: drew EK-17 seat=0 card=-\n" in made
    assert f"seat=0 card={hidden_card(file)}\n" in made
    assert "\n  outcome last-one-living, returns 0.0 1.0 0.0, places 2 1 3\n" in made


def test_a_record_may_be_piped_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(file.read_text("utf-8")))

    assert run(capsys, "replay", "-").out == run(capsys, "replay", str(file)).out


@pytest.mark.parametrize(
    "arguments",
    [("--seat", "4"), ("--seat", "0"), ("--seat", "two"), ("--at", "6"), ("--at", "-1"), ()],
    ids=lambda arguments: " ".join(arguments) or "unknown game",
)
def test_bad_usage_is_one_line(
    capsys: pytest.CaptureFixture[str], file: Path, arguments: tuple[str, ...]
) -> None:
    if not arguments:
        file.write_text(file.read_text("utf-8").replace("exploding_kittens", "chess"), "utf-8")

    ran = run(capsys, "replay", str(file), *arguments)

    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("damage", ["purrlour record 1\n", "\n2 resign", "1 put:4"])
def test_a_damaged_record_is_refused_before_anything_is_told(
    capsys: pytest.CaptureFixture[str], file: Path, damage: str
) -> None:
    file.write_text(file.read_text("utf-8").replace(damage, damage + " 7"), "utf-8")

    ran = run(capsys, "replay", str(file))

    assert ran.code == 1
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1


def test_a_missing_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = run(capsys, "replay", str(tmp_path / "nowhere.txt"))

    assert ran.code == 1
    assert "nowhere.txt" in ran.err


def test_a_record_of_another_storybook_is_told_with_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    book = Path(__file__).parents[2] / "docs" / "storybook-example"
    game = MiceAndMystics(load_book(book))
    table = Table(game, 1, game.options({"party": "suggested"}), Seeded(1))
    path = tmp_path / "attic.txt"
    path.write_text(table.record.text(), "utf-8")
    monkeypatch.setitem(GAMES, game.key, GAMES[game.key])  # put back afterwards
    monkeypatch.setattr(storybook, "_TEXTS", {})

    without = run(capsys, "replay", str(path))
    ran = run(capsys, "replay", str(path), "--storybook", str(book))

    assert (without.code, without.out) == (1, "")
    assert "lost_button" in without.err
    assert ran.code == 0
    assert ran.err == ""
