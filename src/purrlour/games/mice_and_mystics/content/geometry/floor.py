"""Floor: what a room's polygons say about neighbours and lines of sight.

Whatever is neither a space nor an open feature is rock or wall: it is never crossed (MM-75,
MM-76), and it blocks sight (MM-118).
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from purrlour.games.mice_and_mystics.content.geometry.borders import border, length
from purrlour.games.mice_and_mystics.content.geometry.shapes import (
    Box,
    box,
    boxes_within,
    contains,
    crossings,
    gap,
    inside_parts,
)
from purrlour.games.mice_and_mystics.content.model import Point, Polygon

REACH: Final = 0.3
"""A mouse's base set between two spaces touches both if they are no farther apart (MM-69)."""
_WIDE: Final = 0.3
"""Spaces with so long a border are neighbours, whatever lies at its ends."""
_DRAWN: Final = 0.08
"""How carefully two outlines must be drawn to run along each other."""
_BASE: Final = 0.2
_AROUND: Final = tuple(step * pi / 4 + 0.2 for step in range(8))
SLACK: Final = 0.12
"""So much rock along a line of sight is the thickness of a drawn line, or a corner touched."""


class Floor:
    """The spaces of a room, open features, and features that block sight."""

    def __init__(
        self, spaces: list[Polygon], opens: list[Polygon], blockers: list[Polygon]
    ) -> None:
        self._spaces = spaces
        self._boxes = [box(polygon) for polygon in spaces]
        clear = [*spaces, *opens]
        self._clear: list[tuple[Polygon, Box]] = [(polygon, box(polygon)) for polygon in clear]
        self._blockers = [(polygon, box(polygon)) for polygon in blockers]

    def neighbours(self) -> list[tuple[int, int]]:
        """Pairs of spaces that a mouse's base set between them touches (MM-69)."""
        pairs: list[tuple[int, int]] = []
        for a, first in enumerate(self._spaces):
            for b in range(a + 1, len(self._spaces)):
                if not boxes_within(self._boxes[a], self._boxes[b], REACH):
                    continue
                apart, at, to = gap(first, self._spaces[b])
                if apart > REACH or self.uncovered(at, to) > SLACK:
                    continue
                beside = border(first, self._spaces[b], apart + _DRAWN)
                wide = length(beside) >= _WIDE
                if wide or self._stands(((at[0] + to[0]) / 2, (at[1] + to[1]) / 2)):
                    pairs.append((a, b))
        return pairs

    def _stands(self, point: Point) -> bool:
        """Whether a base set here stands on floor all around, and not partly on rock."""
        return all(
            any(contains(polygon, spot) for polygon in self._spaces)
            for spot in (
                (point[0] + _BASE * cos(turn), point[1] + _BASE * sin(turn)) for turn in _AROUND
            )
        )

    def uncovered(self, start: Point, end: Point) -> float:
        """How much of the segment runs over rock or wall."""
        around = box((start, end))
        parts: list[tuple[float, float]] = []
        for polygon, bounds in self._clear:
            if boxes_within(around, bounds, 0):
                parts.extend(inside_parts(polygon, start, end))
        parts.sort()
        reached, rock = 0.0, 0.0
        for low, high in parts:
            rock += max(0.0, low - reached)
            reached = max(reached, high)
        rock += max(0.0, 1 - reached)
        return rock * hypot(end[0] - start[0], end[1] - start[1])

    def sees(self, start: Point, end: Point) -> bool:
        """Whether nothing blocks the line between two centres of bases (MM-118)."""
        if self.uncovered(start, end) > SLACK:
            return False
        around = box((start, end))
        for polygon, bounds in self._blockers:
            if boxes_within(around, bounds, 0) and len(crossings(polygon, start, end)) > 1:
                return False
        return True
