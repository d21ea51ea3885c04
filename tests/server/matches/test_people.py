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


ALIKE = [
    ("Bala", "\u0412\u0430l\u0430"),  # Cyrillic
    ("Anna", "\u0391nn\u03b1"),  # Greek
    ("Ann", "\uff21\uff4e\uff4e"),  # wide
    ("Ann", "\U0001d400nn"),  # of a formula
    ("Ann", "Ann\ufe0f"),  # with a variant that nobody sees
    ("Zoe", "Zo\u00eb"),
    ("Zoe", "Z\u00d6\u00c9"),
    ("Łukasz", "Lukasz"),
    ("Bill", "BiII"),
    ("Ala1", "AlaI"),
    ("Otto", "0tt0"),
    ("Carmen", "Carrnen"),
    ("Ann B", "Ann\u00a0\u2003B"),
    ("O\u2019Hara", "O'Hara"),
    ("Jan-Ola", "Jan\u2013Ola"),
    ("\u041d\u0438\u043a\u0430", "H\u0438\u043aa"),
]
"""Whoever sits there, and who would like to be taken for them."""


@pytest.mark.parametrize(("there", "comes"), ALIKE)
def test_nobody_looks_like_somebody_else_at_the_same_table(there: str, comes: str) -> None:
    for one, other in ((there, comes), (comes, there)):
        stage = Stage()
        stage.opens(one)

        with refused("name-taken" if one.split() == other.split() else "name-alike"):
            stage.joins(other)


@pytest.mark.parametrize(
    "names",
    [
        "Zażółć Gęśla Jaźń",
        "Łucja Łukasz Jaś Małgosia",
        "Ola Ala Ela Ula",
        "Kasia Basia Asia",
        "Żaneta Zuzia Źdźbło",
        "Ñuño Zoë Çağla Øystein",
        "Юля Оля Ира Яна",
        "Νίκος Μαρία Ελένη",
        "かな がな たろう",
        "אורי עידו نور ليلى",
        "ปู่ ย่า นิ้ง",
        "🐈 🐭 🐁",
    ],
)
def test_people_keep_their_real_names(names: str) -> None:
    stage = Stage()
    first, *others = names.split()
    assert stage.opens(first, seats=5).about.chairs[0].name == first
    for name in others:
        assert stage.joins(name).name == name
    assert [chair.name for chair in stage.people[-1].about.chairs[: len(stage.people)]] == (
        names.split()
    )


ZALGO = (
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334a\u0351\u036b\u0343\u036a\u0302\u036b"
)


def test_piles_of_marks_are_cut() -> None:
    for cut in (clean_name(f"{ZALGO}lgo".replace("\u034f", "")), clean_text(f"{ZALGO}lgo")):
        assert cut.endswith("lgo")
        assert len(cut) == 2 + 2 * 3 + 3
    assert clean_text("ก" + "\u0e47" * 40) == "ก" + "\u0e47" * 3
    assert clean_name("မြို့") == "မြို့"  # three are a syllable
    assert clean_text("Việt Nam, Łódź, Ďábel") == "Việt Nam, Łódź, Ďábel"


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
