"""Charts as SVG: shares with their intervals, and lines with their bands.

One small drawing kit for ladders and reports. Numbers go in, a picture that needs nothing else
comes out; every mark has its value as text, so that nothing is told by colour alone. Marks bear
classes beside their colours: a page that shows the picture may give them others, for the dark.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

INK: Final = "#33261d"
FAINT: Final = "#cfc2b2"
PAPER: Final = "#fbf6ee"
COLOURS: Final = ("#b4552d", "#2f6690", "#6b4a86", "#8a6d1d", "#3f7d5a", "#9b3a57", "#57544f")
FONT: Final = "font-family='system-ui, sans-serif'"
LETTER: Final = 7.2
"""How wide a letter is, on average, at size 13: enough to leave room."""


@dataclass(frozen=True)
class Bar:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


@dataclass(frozen=True)
class Line:
    """Points (x, value, low, high) under one name."""

    label: str
    points: tuple[tuple[float, float, float, float], ...]


def text(x: float, y: float, words: str, *, size: int = 13, anchor: str = "start") -> str:
    """A line of text."""
    return (
        f"<text x='{x:.1f}' y='{y:.1f}' font-size='{size}' text-anchor='{anchor}' "
        f"fill='{INK}' class='ink'>{escape(words)}</text>"
    )


def _frame(width: float, height: float, title: str, body: list[str]) -> str:
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:.0f} {height:.0f}' "
        f"width='{width:.0f}' height='{height:.0f}' role='img' {FONT}>"
        f"<title>{escape(title)}</title>"
        f"<rect width='100%' height='100%' fill='{PAPER}'/>"
        f"{text(16, 28, title, size=17)}{''.join(body)}</svg>"
    )


def bars(title: str, rows: Sequence[Bar], *, least: float, most: float, unit: str = "") -> str:
    """One row a bar: name, bar with whiskers, value."""
    left = 24 + LETTER * max(len(row.label) for row in rows)
    right = 24 + LETTER * max(len(_told(row, unit)) for row in rows)
    span, step, top = 420.0, 30.0, 48.0
    scale = span / ((most - least) or 1.0)

    def at(value: float) -> float:
        return left + (min(max(value, least), most) - least) * scale

    body: list[str] = []
    bottom = top + step * len(rows)
    for mark in ticks(least, most):
        body.append(rule(at(mark), top, at(mark), bottom))
        body.append(text(at(mark), bottom + 18, f"{mark:g}{unit}", size=11, anchor="middle"))
    for number, row in enumerate(rows):
        middle = top + step * (number + 0.5)
        colour = COLOURS[number % len(COLOURS)]
        body.append(text(left - 8, middle + 4, row.label, anchor="end"))
        body.append(
            f"<rect x='{left:.1f}' y='{middle - 8:.1f}' width='{at(row.value) - left:.1f}' "
            f"height='16' rx='3' fill='{colour}' fill-opacity='0.55'/>"
        )
        body.append(_whisker(at(row.low), at(row.high), middle))
        body.append(text(left + span + 12, middle + 4, _told(row, unit)))
    return _frame(left + span + right, bottom + 32, title, body)


def lines(
    title: str, rows: Sequence[Line], *, x_label: str, least: float, most: float, unit: str = ""
) -> str:
    """Values over something, one line a name; x is spaced evenly, by the order of its values."""
    xs = sorted({point[0] for row in rows for point in row.points})
    left, top, width, height = 64.0, 52.0, 460.0, 260.0
    right = 28 + LETTER * max(len(row.label) for row in rows)

    def across(x: float) -> float:
        return left + width * (xs.index(x) + 0.5) / len(xs)

    def up(value: float) -> float:
        return top + height * (1 - (min(max(value, least), most) - least) / ((most - least) or 1))

    body: list[str] = []
    for mark in ticks(least, most):
        body.append(rule(left, up(mark), left + width, up(mark)))
        body.append(text(left - 8, up(mark) + 4, f"{mark:g}{unit}", size=11, anchor="end"))
    foot = top + height + 18
    body += [text(across(x), foot, f"{x:g}", size=11, anchor="middle") for x in xs]
    body.append(text(left + width / 2, top + height + 40, x_label, anchor="middle"))
    for (row, colour), label in zip(
        ((row, COLOURS[number % len(COLOURS)]) for number, row in enumerate(rows)),
        _apart([up(row.points[-1][1]) for row in rows]),
        strict=True,
    ):
        spots = [(across(x), up(value)) for x, value, _, _ in row.points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        body.append(f"<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='2.5'/>")
        for (x, y), (_, _, low, high) in zip(spots, row.points, strict=True):
            body.append(_upright(x, up(low), up(high), colour))
            body.append(f"<circle cx='{x:.1f}' cy='{y:.1f}' r='4' fill='{colour}'/>")
        body.append(text(left + width + 10, label + 4, row.label))
    return _frame(left + width + right, top + height + 56, title, body)


def ticks(least: float, most: float) -> list[float]:
    """Four to six round marks within a range.

    >>> ticks(0, 100)
    [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]
    """
    span = most - least
    step = 1.0
    while span / step > 6:
        step *= 2 if str(step)[0] in "15" else 2.5
    while span / step < 3:
        step /= 2
    first = -(-least // step)
    count = int((most - first * step) / step + 1e-9) + 1
    return [(first + number) * step for number in range(count)]


def _told(row: Bar, unit: str) -> str:
    return row.note or f"{row.value:.1f}{unit}  ({row.low:.1f} – {row.high:.1f})"


def rule(x1: float, y1: float, x2: float, y2: float) -> str:
    return (
        f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' "
        f"stroke='{FAINT}' class='faint'/>"
    )


def _whisker(low: float, high: float, y: float) -> str:
    ends = f"M{low:.1f} {y - 5:.1f}v10M{high:.1f} {y - 5:.1f}v10"
    return _stroke(f"{ends}M{low:.1f} {y:.1f}H{high:.1f}", INK)


def _upright(x: float, low: float, high: float, colour: str) -> str:
    ends = f"M{x - 4:.1f} {low:.1f}h8M{x - 4:.1f} {high:.1f}h8"
    return _stroke(f"{ends}M{x:.1f} {low:.1f}V{high:.1f}", colour)


def _stroke(path: str, colour: str) -> str:
    return f"<path d='{path}' stroke='{colour}' stroke-width='1.4' fill='none'/>"


def _apart(heights: list[float]) -> list[float]:
    """Where labels go so that none lies over another."""
    placed: dict[int, float] = {}
    last = -1e9
    for number in sorted(range(len(heights)), key=heights.__getitem__):
        last = max(heights[number], last + 16)
        placed[number] = last
    return [placed[number] for number in range(len(heights))]
