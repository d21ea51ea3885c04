"""Pictures of a report: as wide as a phone, and side by side on a desk.

They are drawn with the marks of `lab/chart.py`. A label stands above its bar, never beside it, so
that none can run into another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from purrlour.lab.chart import COLOURS, FONT, INK, LETTER, Bar, Line, rule, text, ticks

WIDTH: Final = 336.0
_SIDE: Final = 6.0
_ROW: Final = 38.0
_LINE: Final = 15.0
"""How much more a row takes whose name has a line of its own."""
_SMALL: Final = LETTER * 0.92
"""How wide a letter is at size 12."""
_FOOT: Final = 20.0
_DASHES: Final = ("", "7 4", "2 4", "10 3 2 3")
"""Lines are told apart by how they are dashed, besides by colour."""


def bars(
    title: str, rows: Sequence[Bar], *, most: float, say: Callable[[float], str], even: float = -1
) -> str:
    """A bar for each row, from nothing on; `even` marks a value to compare with."""
    span = WIDTH - 2 * _SIDE

    def at(value: float) -> float:
        return _SIDE + span * min(max(value, 0.0), most) / most

    body, bottom = _rows(rows, at, (0.0, most), say)
    for row, top in zip(rows, _tops(rows), strict=True):
        body.append(_bar(_SIDE, at(row.value), top, 0))
        body.append(_whisker(at(row.low), at(row.high), top + 7))
        if even >= 0:
            body.append(_mark(at(even), top))
    return _svg(title, bottom + _FOOT, body)


def leanings(title: str, rows: Sequence[Bar], *, say: Callable[[float], str]) -> str:
    """Bars to both sides of nothing: to the left less, to the right more."""
    most = max(max(abs(row.low), abs(row.high)) for row in rows) * 1.05 or 1.0
    span = WIDTH - 2 * _SIDE

    def at(value: float) -> float:
        return _SIDE + span * (value + most) / (2 * most)

    body, bottom = _rows(rows, at, (-most, most), say)
    for row, top in zip(rows, _tops(rows), strict=True):
        ends = sorted((at(0.0), at(row.value)))
        body.append(_bar(ends[0], ends[1], top, 1 if row.value < 0 else 4))
        body.append(_whisker(at(row.low), at(row.high), top + 7))
        body.append(_mark(at(0.0), top))
    return _svg(title, bottom + _FOOT, body)


def columns(title: str, bins: Sequence[tuple[str, int]], *, x_label: str) -> str:
    """How often each value came up; as many values are named as have room."""
    height, top = 120.0, 18.0
    most = max(count for _, count in bins) or 1
    step = (WIDTH - 2 * _SIDE) / len(bins)
    longest = LETTER * 0.85 * max(len(name) for name, _ in bins) + 8
    every = max(1, -(-int(longest) // max(int(step), 1)))
    body: list[str] = []
    for number, (name, count) in enumerate(bins):
        left, tall = _SIDE + step * number, height * count / most
        body.append(
            f"<rect x='{left + 1:.1f}' y='{top + height - tall:.1f}' width='{step - 2:.1f}' "
            f"height='{tall:.1f}' fill='{COLOURS[0]}' fill-opacity='0.7' class='c0'/>"
        )
        if number % every == 0:
            body.append(_inside(left + step / 2, top + height + 15, name))
    body.append(rule(_SIDE, top + height, WIDTH - _SIDE, top + height))
    body.append(text(WIDTH / 2, top + height + 33, x_label, size=12, anchor="middle"))
    return _svg(title, top + height + 40, body)


def curves(title: str, rows: Sequence[Line], *, x_label: str, say: Callable[[float], str]) -> str:
    """Chances over the course of a playing, with their bands; who is who stands below."""
    left, top, height = 44.0, 8.0, 150.0
    span = WIDTH - left - _SIDE - 4

    def across(x: float) -> float:
        return left + span * x

    def up(value: float) -> float:
        return top + height * (1 - value)

    body: list[str] = []
    for mark in (0.0, 0.25, 0.5, 0.75, 1.0):
        body.append(rule(left, up(mark), left + span, up(mark)))
        body.append(text(left - 6, up(mark) + 4, say(mark), size=11, anchor="end"))
    for mark in (0.25, 0.5, 0.75, 1.0):
        anchor = "middle" if mark < 1 else "end"
        body.append(text(across(mark), top + height + 15, say(mark), size=11, anchor=anchor))
    body.append(text(left + span / 2, top + height + 32, x_label, size=12, anchor="middle"))
    foot = top + height + 52
    for number, row in enumerate(rows):
        dash = f" stroke-dasharray='{_DASHES[number % len(_DASHES)]}'" if number else ""
        paint = f"stroke='{COLOURS[number]}' class='line c{number}'"
        there = [f"{across(x):.1f},{up(high):.1f}" for x, _, _, high in row.points]
        back = [f"{across(x):.1f},{up(low):.1f}" for x, _, low, _ in reversed(row.points)]
        path = " ".join(f"{across(x):.1f},{up(value):.1f}" for x, value, _, _ in row.points)
        body.append(
            f"<polygon points='{' '.join(there + back)}' fill='{COLOURS[number]}' "
            f"fill-opacity='0.18' class='c{number}'/>"
        )
        body.append(f"<polyline points='{path}' fill='none' stroke-width='2.5' {paint}{dash}/>")
        sample = foot + 18 * number
        body.append(
            f"<path d='M{_SIDE:.1f} {sample - 4:.1f}h28' fill='none' stroke-width='2.5' "
            f"{paint}{dash}/>"
        )
        body.append(text(_SIDE + 36, sample, row.label, size=12))
    return _svg(title, foot + 18 * len(rows) - 8, body)


def _svg(title: str, height: float, body: list[str]) -> str:
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH:.0f} {height:.0f}' "
        f"role='img' {FONT}><title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def _has_long_names(rows: Sequence[Bar]) -> bool:
    """Whether a name and its value do not fit into one line."""
    room = WIDTH - 2 * _SIDE - 14
    return any(_SMALL * (len(row.label) + len(row.note)) > room for row in rows)


def _tops(rows: Sequence[Bar]) -> list[float]:
    """Where the bars begin."""
    more = _LINE if _has_long_names(rows) else 0.0
    return [(_ROW + more) * number + 20 + more for number in range(len(rows))]


def _rows(
    rows: Sequence[Bar],
    at: Callable[[float], float],
    ends: tuple[float, float],
    say: Callable[[float], str],
) -> tuple[list[str], float]:
    """Names, values and the scale, and where all that ends. Lines stay clear of letters."""
    body: list[str] = []
    longest = int((WIDTH - 2 * _SIDE) / _SMALL)
    tops = _tops(rows)
    above = _LINE if _has_long_names(rows) else 0.0
    for row, top in zip(rows, tops, strict=True):
        name = row.label if len(row.label) <= longest else row.label[: longest - 1] + "…"
        body.append(text(_SIDE, top - 6 - above, name, size=12))
        body.append(text(WIDTH - _SIDE, top - 6, row.note, size=12, anchor="end"))
    bottom = tops[-1] + 20
    last = -1e9
    for mark in ticks(*ends):
        body += [rule(at(mark), top - 2, at(mark), top + 16) for top in tops]
        words = say(mark)
        half = LETTER * 0.85 * len(words) / 2
        middle = min(max(at(mark), half + 1), WIDTH - half - 1)
        if middle - half > last + 4:  # no mark runs into the one before
            body.append(text(middle, bottom + 14, words, size=11, anchor="middle"))
            last = middle + half
    return body, bottom


def _inside(x: float, y: float, words: str) -> str:
    half = LETTER * 0.85 * len(words) / 2
    return text(min(max(x, half + 1), WIDTH - half - 1), y, words, size=11, anchor="middle")


def _bar(left: float, right: float, top: float, colour: int) -> str:
    return (
        f"<rect x='{left:.1f}' y='{top:.1f}' width='{max(right - left, 0.5):.1f}' height='14' "
        f"rx='3' fill='{COLOURS[colour]}' fill-opacity='0.6' class='c{colour}'/>"
    )


def _whisker(low: float, high: float, y: float) -> str:
    path = f"M{low:.1f} {y - 4:.1f}v8M{high:.1f} {y - 4:.1f}v8M{low:.1f} {y:.1f}H{high:.1f}"
    return f"<path d='{path}' stroke='{INK}' stroke-width='1.4' fill='none' class='ink-line'/>"


def _mark(x: float, top: float) -> str:
    return (
        f"<path d='M{x:.1f} {top - 3:.1f}v20' stroke='{INK}' stroke-width='1.2' fill='none' "
        f"stroke-dasharray='4 3' class='ink-line'/>"
    )
