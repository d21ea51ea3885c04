"""A room as letters: every space about where it lies, with those who stand on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

SIZE = 12.0
"""A tile is so many units wide and high."""


@dataclass(frozen=True)
class Spot:
    """A space: where it lies, and what is written there."""

    x: float
    y: float
    text: str


def draw_map(spots: Sequence[Spot], width: int, height: int) -> list[str]:
    """Lines of at most `width` letters; no text is cut as long as all of them fit at all."""
    rows = _rows(spots, width, height)
    return [_line(row, width).rstrip() for row in rows]


def _rows(spots: Sequence[Spot], width: int, height: int) -> list[list[Spot]]:
    """Who goes in which line: as it lies, or the nearest line with room."""
    rows: list[list[Spot]] = [[] for _ in range(height)]
    # The longest are the hardest to place, so they choose first.
    for spot in sorted(spots, key=lambda spot: (-len(spot.text), spot.y, spot.x)):
        wanted = min(int(spot.y / SIZE * height), height - 1)
        order = sorted(range(height), key=lambda row: (abs(row - wanted), row))
        fits = (row for row in order if _length([*rows[row], spot]) <= width)
        rows[next(fits, wanted)].append(spot)
    return [sorted(row, key=lambda spot: spot.x) for row in rows]


def _length(row: Sequence[Spot]) -> int:
    """Letters of a line, with a blank between two texts."""
    return sum(len(spot.text) + 1 for spot in row) - 1


def _line(row: Sequence[Spot], width: int) -> str:
    """The texts of a line, each as near to its place as the others allow."""
    line = ""
    for number, spot in enumerate(row):
        wanted = round(spot.x / SIZE * width - len(spot.text) / 2)
        latest = width - _length(row[number:])
        line = line.ljust(max(min(wanted, latest), len(line) + bool(line))) + spot.text
    return line[:width]
