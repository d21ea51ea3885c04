"""What a game refuses stops a table from opening: one sentence in its own words, exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy_extensions import i64

from purrlour.cli.main import BAD_USAGE
from purrlour.engine.chance import Chance
from purrlour.engine.errors import GameError
from purrlour.engine.options import Options
from purrlour.games import GAMES
from purrlour.games.wizard_kittens.box import VARIABLE
from purrlour.words import LANGUAGES, Words
from tests.cli.running import Ran, run
from tests.games.wizard_kittens.bad_cards import GREEDY
from tests.laws.toy import Cheese, CheeseGame
from tests.words.refusing import filled, refusals

EXAMPLE = Path(__file__).parents[2] / "docs" / "storybook-example"
OPENING = ("play", "simulate", "ladder")
"""The commands that open a table by house rules of their own."""

REFUSED = [
    ("play", "wizard_kittens", "--seats", "2", "--set", "chaos_mode=on"),
    ("play", "wizard_kittens", "--set", "chaos_mode=on", "--set", "new_rules=on"),
    ("play", "koty", "--seats", "3", "--set", "teams=opposite"),
    ("play", "mice_and_mystics", "--storybook", str(EXAMPLE), "--set", "chapter=3"),
    ("play", "mice_and_mystics", "--storybook", "/nowhere"),
    ("simulate", "wizard_kittens", "--set", "chaos_cats=7"),
    ("simulate", "koty", "--seats", "3", "--set", "teams=opposite"),
    ("ladder", "koty", "--seats", "3", "--set", "teams=opposite"),
    ("ladder", "wizard_kittens", "--set", "chaos_mode=on"),
]


def is_one_sentence(ran: Ran) -> None:
    assert (ran.code, ran.out) == (BAD_USAGE, "")
    assert ran.err.startswith("purrlour: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_a_table_that_cannot_be_opened(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], language: str
) -> None:
    is_one_sentence(run(capsys, *arguments, "--language", language))


@pytest.mark.parametrize("command", OPENING)
def test_a_card_file_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    command: str,
) -> None:
    (tmp_path / "cards.toml").write_text("cards = [")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cards.toml"))

    ran = run(capsys, command, "wizard_kittens", "--set", "cards=box", "--language", "en")

    is_one_sentence(ran)
    assert "“cards.toml” is no TOML" in ran.err


@pytest.mark.parametrize(("language", "first"), [("en", "Note: "), ("pl", "Uwaga: ")])
def test_cards_that_may_run_short_are_told_and_played(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
    first: str,
) -> None:
    """WK-142 On stderr, before anything is played."""
    (tmp_path / "cards.toml").write_text(GREEDY)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cards.toml"))
    box = ("--set", "cards=box", "--games", "2", "--workers", "1", "--language", language)

    ran = run(capsys, "simulate", "wizard_kittens", *box)

    assert (ran.code, ran.err.count("\n")) == (0, 1)
    assert ran.err.startswith(first)
    assert "cards.toml" in ran.err


def test_a_campaign_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "ours").write_text("meow")

    is_one_sentence(run(capsys, "play", "mice_and_mystics", "--campaign", str(tmp_path / "ours")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_game_is_told_in_its_words(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    language: str,
) -> None:
    """Whatever a game may refuse, a table in its place refuses to open for it."""
    words = Words(language, game)
    shut = Shut()
    shut.key = game  # type: ignore[misc]  # of each game in turn
    monkeypatch.setitem(GAMES, game, shut)

    for refusal in {
        refusal.key: refusal for refusal in refusals() if refusal.game == game
    }.values():
        shut.error = GameError(refusal.key, clause="", **next(filled(refusal)))
        for command in OPENING:
            ran = run(capsys, command, game, "--bots", "random,kitten", "--language", language)
            is_one_sentence(ran)
            sentence = words.refusal(shut.error, ())
            assert ran.err == words.say("cli-error", text=sentence) + "\n", refusal.where


class Shut(CheeseGame):
    """Deals to nobody."""

    error: GameError

    def deal(self, seats: i64, options: Options, chance: Chance) -> Cheese:  # noqa: ARG002 - to nobody
        raise self.error
