"""Corners: positions where something rare is asked, kept beside a game for its laws.

`corners.txt` in a game's folder has a line for each: the kind of decision that is open, how many
seats there are, and the position.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple


class Corner(NamedTuple):
    """A position worth visiting."""

    kind: str
    """Of a decision that is open there."""
    seats: int
    position: str


def read_corners(package: str) -> list[Corner]:
    """Those in a game's folder."""
    corners = []
    for line in files(package).joinpath("corners.txt").read_text("utf-8").splitlines():
        kind, seats, position = line.split(" ", 2)
        corners.append(Corner(kind, int(seats), position))
    return corners
