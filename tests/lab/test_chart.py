"""Charts: every figure is drawn, said, and inside the picture."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from purrlour.lab.chart import Bar, Line, bars, lines, ticks

SVG = "{http://www.w3.org/2000/svg}"


def read(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def said(picture: str) -> list[str]:
    """All texts, as drawn."""
    return [one.text or "" for one in read(picture).iter(f"{SVG}text")]


def test_bars_say_their_names_and_values() -> None:
    picture = bars("A & B", [Bar("tiger", 91.5, 88, 94), Bar("cat", 60, 55, 65)], least=0, most=100)

    assert said(picture)[0] == "A & B"
    assert "tiger" in said(picture)
    assert "91.5  (88.0 – 94.0)" in said(picture)


def test_everything_is_inside_the_picture() -> None:
    rows = [
        Line(f"a rather long name {n}", ((0.1, n, n - 5, n + 5), (3, n, 0, 100))) for n in (5, 95)
    ]
    picture = read(lines("x", rows, x_label="seconds", least=0, most=100))

    width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
    for one in picture.iter(f"{SVG}text"):
        assert 0 <= float(one.attrib["x"]) < width
        assert 0 < float(one.attrib["y"]) < height


def test_labels_of_lines_that_end_together_do_not_overlap() -> None:
    rows = [Line(name, ((1, 50, 40, 60), (2, 50, 40, 60))) for name in ("one", "two", "three")]

    picture = read(lines("x", rows, x_label="seconds", least=0, most=100))

    names = {"one", "two", "three"}
    heights = sorted(
        float(one.attrib["y"]) for one in picture.iter(f"{SVG}text") if one.text in names
    )
    assert all(below - above >= 13 for above, below in pairwise(heights))


@pytest.mark.parametrize(("least", "most"), [(0, 100), (0, 1), (-20, 35), (0, 7), (20, 30)])
def test_marks_are_few_and_within_the_range(least: float, most: float) -> None:
    marks = ticks(least, most)

    assert 3 <= len(marks) <= 8
    assert all(least <= mark <= most for mark in marks)
