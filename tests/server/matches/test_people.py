"""Names and words: what people may write, and what becomes of it."""

from __future__ import annotations

import pytest

from purrlour.server.matches.people import clean_name, clean_text
from tests.server.matches.stage import Stage, refused


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann  ", "Ann"),
        ("Ann\tB\n\u2003 C", "Ann B C"),
        ("Zażo\u0301łc\u0301", "Zażółć"),
        ("Gęślą 🐈", "Gęślą 🐈"),
        ("O’Hara-Ño", "O’Hara-Ño"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_a_name_is_kept_as_everybody_can_read_it(written: str, kept: str) -> None:
    assert clean_name(written) == kept


@pytest.mark.parametrize("written", ["", "   ", "\t\n", "x" * 25, "e\u0301" * 25])
def test_a_name_has_a_length(written: str) -> None:
    with refused("bad-name-length"):
        clean_name(written)


@pytest.mark.parametrize(
    "sign",
    [
        "\x00",
        "\x07",
        "\x1b",
        "\x7f",
        "\u200b",
        "\u200d",
        "\u202e",
        "\u2066",
        "\ufeff",
        "\ue000",
        "\U000e0041",
        "\u0378",
    ],
)
def test_a_name_has_no_signs_that_nobody_sees_or_that_turn_it_round(sign: str) -> None:
    with refused("bad-name"):
        clean_name(f"An{sign}n")


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f\u1160", "\uffa0 \u3164", "\u0301"])
def test_a_name_that_looks_empty_is_none(name: str) -> None:
    with refused("bad-name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ann", "ann", " ANN "])
def test_nobody_takes_the_name_of_another(name: str) -> None:
    stage = Stage()
    stage.opens("Ann")

    with refused("name-taken"):
        stage.joins(name)


def test_the_same_name_in_another_spelling_of_its_letters_is_the_same() -> None:
    stage = Stage()
    stage.opens("Zo\u00eb")

    with refused("name-taken"):
        stage.joins("Zoe\u0308")


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("hello", "hello"),
        ("  two \n lines\t ", "two lines"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("ab\u202ecd\u2066e\x00f\u200b", "abcdef"),
        ("o\u0301", "ó"),
        ("🐈 miau", "🐈 miau"),
    ],
)
def test_words_are_plain_text_in_one_line(written: str, kept: str) -> None:
    assert clean_text(written) == kept


@pytest.mark.parametrize("written", [" ", "\n\n", "\u200b\u202e", "\x00"])
def test_saying_nothing_is_refused(written: str) -> None:
    with refused("nothing-said"):
        clean_text(written)
