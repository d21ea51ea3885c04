"""Tree: what a search has seen so far, in flat arrays.

A place is what the searching seat knows at a decision; from it lead edges, one for each seat and
choice seen there. An edge leads to as many places as luck has shown outlooks.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec

NONE: Final = -1
ROOT: Final = 0
SEAT_AT: Final = 10
"""An edge's key: the seat above these bits, the code below."""


@final
class Tree:
    """Room for so many edges, and one place more."""

    __slots__ = (
        "edges",
        "first",
        "key",
        "look",
        "other",
        "places",
        "room",
        "sibling",
        "to",
        "total",
        "visits",
    )

    def __init__(self, room: i64) -> None:
        self.room: i64 = room
        self.edges: i64 = 0
        self.places: i64 = 1
        # Edges.
        self.key = vec[i64]([0] * room)
        self.sibling = vec[i64]([NONE] * room)
        """The next edge of the same place."""
        self.to = vec[i64]([NONE] * room)
        """The first place it leads to."""
        self.visits = vec[i64]([0] * room)
        self.total = vec[float]([0.0] * room)
        """What it brought the seat that chose it, added up."""
        # Places.
        self.first = vec[i64]([NONE] * (room + 1))
        """Its first edge."""
        self.look = vec[i64]([0] * (room + 1))
        self.other = vec[i64]([NONE] * (room + 1))
        """The next place that the same edge leads to."""

    def edge(self, place: i64, key: i64) -> i64:
        """A new edge of a place, or none if there is no room."""
        edge: i64 = self.edges
        if edge == self.room:
            return NONE
        self.edges = edge + 1
        self.key[edge] = key
        self.sibling[edge] = self.first[place]
        self.first[place] = edge
        return edge

    def place(self, edge: i64, look: i64) -> i64:
        """The place that an edge leads to with this outlook, or none if there is no room."""
        found: i64 = self.to[edge]
        while found != NONE and self.look[found] != look:
            found = self.other[found]
        if found == NONE and self.places <= self.room:
            found = self.places
            self.places = found + 1
            self.look[found] = look
            self.other[found] = self.to[edge]
            self.to[edge] = found
        return found

    def find(self, place: i64, key: i64) -> i64:
        """The edge of a place with this key, or none."""
        edge: i64 = self.first[place]
        while edge != NONE and self.key[edge] != key:
            edge = self.sibling[edge]
        return edge
