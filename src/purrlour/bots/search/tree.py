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
FIRST_ROOM: Final = 256
SEAT_AT: Final = 10
"""An edge's key: the seat above these bits, the code below."""


@final
class Tree:
    """Room for some edges, and one place more; it grows with them."""

    __slots__ = (
        "edges",
        "first",
        "key",
        "look",
        "most",
        "other",
        "places",
        "room",
        "sibling",
        "to",
        "total",
        "visits",
    )

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        """Edges beyond which it does not grow."""
        room: i64 = min(most, FIRST_ROOM)
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
        if edge == self.room and not self.grow():
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
        if found == NONE and (self.places <= self.room or self.grow()):
            found = self.places
            self.places = found + 1
            self.look[found] = look
            self.other[found] = self.to[edge]
            self.to[edge] = found
        return found

    def grow(self) -> bool:
        """Twice the room, unless it has grown enough."""
        room: i64 = min(2 * self.room, self.most)
        if room == self.room:
            return False
        self.room = room
        self.key = stretched(self.key, room, 0)
        self.sibling = stretched(self.sibling, room, NONE)
        self.to = stretched(self.to, room, NONE)
        self.visits = stretched(self.visits, room, 0)
        self.first = stretched(self.first, room + 1, NONE)
        self.look = stretched(self.look, room + 1, 0)
        self.other = stretched(self.other, room + 1, NONE)
        total = vec[float]([0.0] * room)
        at: i64
        for at in range(self.edges):
            total[at] = self.total[at]
        self.total = total
        return True

    def find(self, place: i64, key: i64) -> i64:
        """The edge of a place with this key, or none."""
        edge: i64 = self.first[place]
        while edge != NONE and self.key[edge] != key:
            edge = self.sibling[edge]
        return edge


def stretched(row: vec[i64], room: i64, filler: i64) -> vec[i64]:
    """A row with more room."""
    longer = vec[i64]([filler] * room)
    at: i64
    for at in range(len(row)):
        longer[at] = row[at]
    return longer
