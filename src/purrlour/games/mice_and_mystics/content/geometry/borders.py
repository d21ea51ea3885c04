"""Borders: where two spaces touch, as segments to draw a line along."""

from __future__ import annotations

from math import hypot
from typing import Final

from purrlour.games.mice_and_mystics.content.geometry.shapes import nearest_on, sides
from purrlour.games.mice_and_mystics.content.model import Point, Polygon

_CLOSE: Final = 0.08
_SHORTEST: Final = 0.05

Segment = tuple[Point, Point]


def border(first: Polygon, second: Polygon) -> list[Segment]:
    """The stretches that two outlines share."""
    found: list[Segment] = []
    for start, end in sides(first):
        length = hypot(end[0] - start[0], end[1] - start[1])
        if length < _SHORTEST:
            continue
        for other in sides(second):
            shared = _shared(start, end, length, other)
            if shared is not None:
                found.append(shared)
    return found


def _shared(start: Point, end: Point, length: float, other: Segment) -> Segment | None:
    """The part of a segment along which the other one runs."""
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    along: list[float] = []
    for x, y in other:
        if abs((x - start[0]) * dy - (y - start[1]) * dx) > _CLOSE:
            return None
        along.append((x - start[0]) * dx + (y - start[1]) * dy)
    low, high = max(0.0, min(along)), min(length, max(along))
    if high - low < _SHORTEST:
        return None
    return (
        (start[0] + dx * low, start[1] + dy * low),
        (start[0] + dx * high, start[1] + dy * high),
    )


def middle(segments: list[Segment]) -> tuple[Point, Point]:
    """The middle of a border, and a direction along it."""
    start, end = max(segments, key=lambda one: hypot(one[1][0] - one[0][0], one[1][1] - one[0][1]))
    total = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in segments)
    walked = 0.0
    for a, b in segments:
        length = hypot(b[0] - a[0], b[1] - a[1])
        if walked + length >= total / 2:
            part = (total / 2 - walked) / length
            at = (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
            return at, ((end[0] - start[0]), (end[1] - start[1]))
        walked += length
    return start, (end[0] - start[0], end[1] - start[1])


def touches(polygon: Polygon, point: Point) -> bool:
    """Whether the point lies on the outline."""
    for start, end in sides(polygon):
        x, y = nearest_on(start, end, point)
        if hypot(point[0] - x, point[1] - y) <= _CLOSE:
            return True
    return False
