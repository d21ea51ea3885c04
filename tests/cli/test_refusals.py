"""What a game refuses stops a table from opening: one sentence in its own words, exit code 2."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from mypy_extensions import i64

from purrlour.cli.main import BAD_USAGE
from purrlour.engine.chance import Chance
from purrlour.engine.errors import GameError
from purrlour.engine.options import Options
from purrlour.engine.wire import Wire
from purrlour.games import GAMES
from purrlour.games.mice_and_mystics.content import load
from purrlour.games.wizard_kittens.box import VARIABLE
from purrlour.words import LANGUAGES, Words
from tests.cli.openings import OPENINGS, Opening, stopping
from tests.cli.running import Ran, run
from tests.games.mice_and_mystics.content.mistakes import EXAMPLE, Mistake
from tests.games.wizard_kittens.bad_cards import GREEDY
from tests.laws.toy import Cheese, CheeseGame
from tests.words.refusing import filled, refusals
from tests.words.rendering import plain

OPENING = ("play", "simulate", "ladder")
"""The commands that open a table by house rules of their own."""
BOOKS = [
    ("play", "mice_and_mystics"),
    ("serve", "--data", "{folder}"),
    ("replay", "{folder}/nothing"),
    ("verify", "{folder}/nothing"),
    ("tiles",),
]
"""The commands that open a storybook."""


def is_one_sentence(ran: Ran) -> None:
    assert (ran.code, ran.out) == (BAD_USAGE, "")
    assert ran.err.startswith("purrlour: ")
    assert ran.err.count("\n") == 1


def told(opening: Opening) -> str:
    return f"{opening.game} {opening.key}"


@pytest.mark.parametrize("opening", OPENINGS, ids=told)
def test_a_table_that_cannot_be_opened(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    opening: Opening,
) -> None:
    """By every command that could open it, in every language, and for the reason that is meant."""
    for line in lines(opening, tmp_path, monkeypatch):
        sentences = set()
        for language in LANGUAGES:
            with made() as keys:
                ran = run(capsys, *line, "--language", language)
            is_one_sentence(ran)
            assert opening.key in keys
            sentences.add(ran.err)
        assert len(sentences) == len(LANGUAGES)


def lines(
    opening: Opening, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, ...]]:
    """The commands, once all is there that they need."""
    if opening.cards is not None:
        cards = folder / "cards.toml"
        if opening.cards:
            cards.write_text(opening.cards, "utf-8")
        monkeypatch.setenv(VARIABLE, str(cards))
    files = opening.files(folder)
    if opening.in_the_box:
        monkeypatch.setattr(load, "our_box", lambda: load.read_box(folder / "data"))
    yield ("play", opening.game, *opening.arguments(), *files)
    if opening.anywhere:
        yield ("simulate", opening.game, *opening.arguments())
        yield ("ladder", opening.game, *opening.arguments())
        if not opening.bots:  # there are others in experiments
            (folder / "plan.toml").write_text(opening.experiment(), "utf-8")
            yield ("lab", "run", str(folder / "plan.toml"))


@contextmanager
def made() -> Iterator[list[str]]:
    """The keys of all refusals that are made meanwhile."""
    keys: list[str] = []
    plain = GameError.__init__

    def note(self: GameError, key: str, /, *, clause: str = "", **facts: Wire) -> None:
        keys.append(key)
        plain(self, key, clause=clause, **facts)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(GameError, "__init__", note)
        yield keys


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_table_for_every_refusal_that_stops_one(game: str) -> None:
    """Also for one that is new: whoever adds it says how people come to see it."""
    assert {opening.key for opening in OPENINGS if opening.game == game} >= stopping(game)
    assert {opening.key for opening in OPENINGS} >= stopping("")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", BOOKS, ids=" ".join)
def test_a_storybook_that_cannot_be_opened(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...], language: str
) -> None:
    line = [part.format(folder=tmp_path) for part in arguments]

    ran = run(capsys, *line, "--storybook", str(tmp_path), "--language", language)

    is_one_sentence(ran)
    assert "book.toml" in ran.err


@pytest.mark.parametrize(
    ("file", "old", "new", "word"),
    [
        ("attic.toml", "win()", "wim()", "win"),
        ("attic.toml", "story(trunk)", "stroy(trunk)", "story"),
        ("attic.toml", "take(button)", "take(buton)", "button"),
        ("attic.toml", "surge(t4_orange)", "surge(t4_ornage)", "t4_orange"),
        ("attic.toml", "on(attic_orange,trunk)", "on(attic_orange,trunc)", "trunk"),
        ("attic.toml", "not flag(trunk_open)", "not flag(trunk_opn)", "trunk_open"),
        ("attic.toml", "spawn(roach,2)", "spawn(raoch,2)", "roach"),
        ("attic.toml", "counter(dust)==3", "conter(dust)==3", "counter"),
        ("attic.toml", "move_end if", "moveend if", "move_end"),
        ("attic.toml", "end_page = 5", "end_pgae = 5\nend_page = 5", "end_page"),
        ("attic.toml", 'suggested = ["sable"', 'suggested = ["sabel"', "sable"),
        ("book.toml", "M(any)", "M(ayn)", "any"),
        ("tiles/attic.toml", 'floor = "planks"', 'floor = "plankz"', "planks"),
        ("tiles/attic.toml", "exits.east", "exits.esat", "east"),
    ],
)
def test_a_near_miss_in_a_storybook_suggests_the_right_word(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, file: str, old: str, new: str, word: str
) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "book")
    Mistake(file, old, new, "", "", "").plant(tmp_path / "book")

    line = ("play", "mice_and_mystics", "--storybook", str(tmp_path / "book"))

    assert f"Did you mean “{word}”?" in run(capsys, *line, "--language", "en").err
    assert f"Może chodziło o „{word}”?" in run(capsys, *line, "--language", "pl").err


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
            assert plain(ran.err) == plain(words.say("cli-error", text=sentence)) + "\n", (
                refusal.where
            )


class Shut(CheeseGame):
    """Deals to nobody."""

    error: GameError

    def deal(self, seats: i64, options: Options, chance: Chance) -> Cheese:  # noqa: ARG002 - to nobody
        raise self.error
