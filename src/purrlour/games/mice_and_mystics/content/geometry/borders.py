"""Borders: where two spaces touch, as segments to draw a line along."""

from __future__ import annotations

from math import hypot
from typing import Final

from purrlour.games.mice_and_mystics.content.geometry.shapes import sides
from purrlour.games.mice_and_mystics.content.model import Point, Polygon

_CLOSE: Final = 0.08
_SHORTEST: Final = 0.05

Segment = tuple[Point, Point]


def border(first: Polygon, second: Polygon, close: float = _CLOSE) -> list[Segment]:
    """The stretches that two outlines share, or run beside each other no farther than `close`."""
    found: list[Segment] = []
    for start, end in sides(first):
        long = hypot(end[0] - start[0], end[1] - start[1])
        if long < _SHORTEST:
            continue
        for other in sides(second):
            shared = _shared(start, end, long, other, close)
            if shared is not None:
                found.append(shared)
    return found


def _shared(start: Point, end: Point, long: float, other: Segment, close: float) -> Segment | None:
    """The part of a segment along which the other one runs."""
    dx, dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    along: list[float] = []
    for x, y in other:
        if abs((x - start[0]) * dy - (y - start[1]) * dx) > close:
            return None
        along.append((x - start[0]) * dx + (y - start[1]) * dy)
    low, high = max(0.0, min(along)), min(long, max(along))
    if high - low < _SHORTEST:
        return None
    return (
        (start[0] + dx * low, start[1] + dy * low),
        (start[0] + dx * high, start[1] + dy * high),
    )


def length(segments: list[Segment]) -> float:
    """How long a border is."""
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in segments)


def middle(segments: list[Segment]) -> tuple[Point, Point]:
    """The middle of a border, and the direction along it there."""
    walked, half = 0.0, length(segments) / 2
    at, along = segments[0]
    for start, end in segments:
        long = hypot(end[0] - start[0], end[1] - start[1])
        part = (half - walked) / long
        if 0 <= part <= 1:
            at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            along = (end[0] - start[0], end[1] - start[1])
        walked += long
    return at, along
