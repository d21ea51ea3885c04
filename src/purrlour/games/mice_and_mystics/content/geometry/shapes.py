"""Shapes: points, segments and polygons. A tile is 12 by 12 units, x east, y south."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final

from purrlour.games.mice_and_mystics.content.model import Point, Polygon

TILE: Final = 12.0
Box = tuple[float, float, float, float]


def area(polygon: Polygon) -> float:
    """Its area, whichever way round it is written."""
    return abs(_doubled(polygon)) / 2


def centre(polygon: Polygon) -> Point:
    """The centre of its area; of its corners, if it has no area."""
    doubled = _doubled(polygon)
    if doubled == 0:
        corners = len(polygon)
        return sum(x for x, _ in polygon) / corners, sum(y for _, y in polygon) / corners
    x = y = 0.0
    for (ax, ay), (bx, by) in sides(polygon):
        cross = ax * by - bx * ay
        x += (ax + bx) * cross
        y += (ay + by) * cross
    return x / (3 * doubled), y / (3 * doubled)


def sides(polygon: Polygon) -> list[tuple[Point, Point]]:
    """Its sides, one after another."""
    return list(zip(polygon, (*polygon[1:], polygon[0]), strict=True))


def box(polygon: Polygon) -> Box:
    """The upright rectangle around it: left, top, right, bottom."""
    xs = [x for x, _ in polygon]
    ys = [y for _, y in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def boxes_within(first: Box, second: Box, reach: float) -> bool:
    """Whether two upright rectangles come this close."""
    return (
        first[0] - reach <= second[2]
        and second[0] - reach <= first[2]
        and first[1] - reach <= second[3]
        and second[1] - reach <= first[3]
    )


def contains(polygon: Polygon, point: Point) -> bool:
    """Whether the point lies inside."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in sides(polygon):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def nearest_on(start: Point, end: Point, point: Point) -> Point:
    """The point of the segment that is nearest to this one."""
    (ax, ay), (bx, by), (x, y) = start, end, point
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length))
    return ax + t * dx, ay + t * dy


def gap(first: Polygon, second: Polygon) -> tuple[float, Point, Point]:
    """How far apart two polygons are that do not overlap, and where they are closest."""
    best, at, to = 1e9, first[0], second[0]
    for points, lines, turned in (
        (first, sides(second), False),
        (second, sides(first), True),
    ):
        for point in points:
            for start, end in lines:
                other = nearest_on(start, end, point)
                far = hypot(point[0] - other[0], point[1] - other[1])
                if far < best:
                    best = far
                    at, to = (other, point) if turned else (point, other)
    return best, at, to


def crossings(polygon: Polygon, start: Point, end: Point) -> list[float]:
    """Where a segment crosses the outline, as parts of its length, in order."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    found: list[float] = []
    for (px, py), (qx, qy) in sides(polygon):
        ex, ey = qx - px, qy - py
        cross = dx * ey - dy * ex
        if cross == 0:
            continue
        t = ((px - ax) * ey - (py - ay) * ex) / cross
        u = ((px - ax) * dy - (py - ay) * dx) / cross
        if 0 <= t <= 1 and 0 <= u <= 1:
            found.append(t)
    return sorted(found)


def inside_parts(polygon: Polygon, start: Point, end: Point) -> list[tuple[float, float]]:
    """The parts of a segment that lie inside a polygon."""
    cuts = [0.0, *crossings(polygon, start, end), 1.0]
    (ax, ay), (bx, by) = start, end
    parts: list[tuple[float, float]] = []
    for low, high in pairwise(cuts):
        middle = (low + high) / 2
        point = (ax + (bx - ax) * middle, ay + (by - ay) * middle)
        if high > low and contains(polygon, point):
            parts.append((low, high))
    return parts


def overlap(first: Polygon, second: Polygon, margin: float) -> bool:
    """Whether the insides of two polygons meet, beyond a margin that drawing may have."""
    for one, other in ((first, second), (second, first)):
        middle = centre(other)
        for x, y in other:
            # A corner a little towards its own middle: outlines may be shared.
            far = hypot(middle[0] - x, middle[1] - y) or 1.0
            part = margin / far
            inner = (x + (middle[0] - x) * part, y + (middle[1] - y) * part)
            if contains(one, inner) and _depth(one, inner) > margin / 2:
                return True
    return False


def self_crossing(polygon: Polygon) -> bool:
    """Whether its outline crosses itself."""
    lines = sides(polygon)
    for i, first in enumerate(lines):
        for j in range(i + 2, len(lines)):
            if i == 0 and j == len(lines) - 1:
                continue
            if _cross(*first, *lines[j]):
                return True
    return False


def _depth(polygon: Polygon, point: Point) -> float:
    """How far from the outline a point is."""
    best = 1e9
    for start, end in sides(polygon):
        x, y = nearest_on(start, end, point)
        best = min(best, hypot(point[0] - x, point[1] - y))
    return best


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _doubled(polygon: Polygon) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(polygon))
