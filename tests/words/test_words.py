"""The words as a whole: finding them, filling them, and never being silent about a gap."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from purrlour.words import LANGUAGES, MissingWord, Words, detect_language, store
from purrlour.words.spacing import NBSP, bound

ROOT = Path(__file__).parents[2]


def test_languages() -> None:
    assert LANGUAGES == ("en", "pl")
    assert [Words(language).language for language in LANGUAGES] == ["en", "pl"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no words in 'de'; there are en, pl"):
        Words("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_key_is_never_silent(language: str) -> None:
    words = Words(language)

    assert not words.has("purr")
    with pytest.raises(MissingWord, match=rf"purr \({language}\): no such sentence"):
        words.say("purr")
    with pytest.raises(KeyError):
        words.say("seat-name.purr", number=1)


def test_a_fact_that_is_not_there_is_never_silent() -> None:
    with pytest.raises(MissingWord, match=r"seat-name \(en\): .*number"):
        Words("en").say("seat-name")


def test_an_unknown_card_is_never_silent() -> None:
    words = Words("en", "exploding_kittens")

    with pytest.raises(MissingWord):
        words.card("dog")
    with pytest.raises(MissingWord):
        words.say("action-play", card="dog")
    with pytest.raises(MissingWord):
        words.say("action-play", card="")


def test_the_words_of_a_game_are_there_only_when_asked_for() -> None:
    assert Words("en", "exploding_kittens").has("card-skip")
    assert not Words("en").has("card-skip")
    assert Words("en", "exploding_kittens").has("seat-name")


def test_attributes_are_keys_with_a_dot() -> None:
    words = Words("pl", "exploding_kittens")

    assert words.has("card-tacocat.accusative")
    assert not words.has("card-tacocat.vocative")
    assert words.say("card-tacocat.accusative") == "Tacokota"


def test_numbers_are_not_grouped() -> None:
    """Browsers and Python disagree about groups in Polish, so nobody makes any."""
    for language in LANGUAGES:
        assert "1234" in Words(language).say("count-cards", count=1234)
        assert "1234567" in Words(language).say("count-cards", count=1234567)


def test_names_are_left_as_people_wrote_them() -> None:
    name = "{ $seat } „Ann” \u2066"

    assert Words("en").say("wait", seat=name) == f"Waiting for {name}…"


@pytest.mark.parametrize(("language", "expected"), [("en", "Player 3"), ("pl", "Gracz 3")])
def test_a_seat_without_a_name_has_a_number(language: str, expected: str) -> None:
    words = Words(language)

    assert words.seat(2, ("Ann", "Bob")) == expected
    assert words.seat(2, ("Ann", "Bob", "")) == expected
    assert words.seat(1, ("Ann", "Bob")) == "Bob"


def test_lists_of_cards() -> None:
    english, polish = (Words(language, "exploding_kittens") for language in LANGUAGES)

    assert english.cards(["skip"]) == "Skip"
    assert english.cards(["skip", "nope", "skip"]) == "Skip, Nope and Skip"
    assert polish.cards(["skip", "nope"]) == f"„Pomiń” i{NBSP}„Nie, nie, nie”"
    assert english.cards(["skip", "skip", "nope"]) == "Skip, Skip and Nope"
    assert english.cards(["skip", "skip", "nope"], counted=True) == "Skip ×2 and Nope"
    assert polish.cards(["nope", "nope"], counted=True) == "„Nie, nie, nie” ×2"


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "PL-pl"}, "pl"),
        ({"LANG": "pl.UTF-8"}, "pl"),
        ({"LANG": "pl@euro"}, "pl"),
        ({"LANG": "plt_MG.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "en_GB"}, "pl"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "pl_PL"}, "en"),
        ({"PURRLOUR_LANGUAGE": "pl", "LC_ALL": "en_GB"}, "pl"),
        ({"PURRLOUR_LANGUAGE": "", "LC_ALL": "pl_PL"}, "pl"),
    ],
)
def test_the_language_is_found_in_the_environment(environ: dict[str, str], expected: str) -> None:
    assert detect_language(environ) == expected


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        (("a = one\nb = { $open", ""), "cannot read"),
        (("a = one", "a = two"), "a is there twice"),
        (("a = one\na = two",), "a is there twice"),
        (("-a = one\n-a = two",), "-a is there twice"),
    ],
)
def test_a_file_that_fluent_would_read_in_part_is_refused(
    texts: tuple[str, ...], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parsed(language: str, game: str) -> Iterator[tuple[str, Resource]]:
        return ((f"{language}/{game}.ftl", FluentResource(text)) for text in texts)

    monkeypatch.setattr(store, "resources", parsed)

    with pytest.raises(ValueError, match=complaint):
        store.Store("en", "")


def test_importing_the_package_reads_no_words() -> None:
    check = "import sys, purrlour; sys.exit(any(name.startswith('fluent') for name in sys.modules))"

    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


@pytest.mark.slow
def test_the_words_need_no_plain_files(tmp_path: Path) -> None:
    """They are read by importlib.resources, so any way of installing the package will do."""
    archive = tmp_path / "purrlour.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for file in sorted((ROOT / "src").rglob("*")):
            if file.suffix in (".py", ".ftl", ".toml"):
                packed.write(file, file.relative_to(ROOT / "src"))
    tell = (
        f"import sys; sys.path.insert(0, {str(archive)!r}); import purrlour.words as words;"
        f"assert words.__file__.startswith({str(archive)!r});"
        "print(ascii(words.Words('pl', 'exploding_kittens').card('skip')))"
    )

    told = subprocess.run(
        [sys.executable, "-c", tell], check=True, capture_output=True, text=True, cwd=tmp_path
    )

    assert told.stdout.strip() == ascii("Pomiń")


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("a = Gra o kotach", "a = Gra o~kotach"),
        ("a = W tę grę", "a = W~tę grę"),
        ("a = i w domu", "a = i~w~domu"),
        ("a = było to", "a = było to"),
        ("a = „z miasta” (o myszy)", "a = „z~miasta” (o~myszy)"),
        ("a = { $some } i { $last }", "a = { $some } i~{ $last }"),
        ("a = dobierz 3 karty, krok 2.", "a = dobierz 3~karty, krok 2."),
        (
            "a = { $seat } ma { $n ->\n    [one] { $n } kota\n    [few] { $n } koty\n}",
            "a = { $seat } ma { $n ->\n    [one] { $n }~kota\n    [few] { $n }~koty\n}",
        ),
    ],
)
def test_what_belongs_together_stays_on_a_line(written: str, read: str) -> None:
    """A single letter and what follows, a number and its noun; not a name and its verb."""
    assert bound(written) == read.replace("~", NBSP)


def test_only_polish_is_bound_and_names_are_not() -> None:
    assert Words("pl").say("wait", seat="Ola i Jan") == "Czekamy na wybór: Ola i Jan…"
    assert NBSP in Words("pl").say("count-cards", count=2)
    assert NBSP not in Words("en").say("count-cards", count=2)
