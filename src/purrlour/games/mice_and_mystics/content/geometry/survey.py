"""Survey: what is computed from a room's geometry, once, and kept beside it.

Computing takes longer than everything else that is loaded, so the box comes surveyed. A survey
counts only for the file it was made from; rooms of other people are surveyed when they are loaded.
`resurvey` makes it anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final

from purrlour.games.mice_and_mystics.content.geometry.floor import Floor
from purrlour.games.mice_and_mystics.content.geometry.shapes import gap
from purrlour.games.mice_and_mystics.content.model import Feature, Polygon, Space

HOOK: Final = 5.5
"""How far hook and thread reach (MM-R41)."""
_NEXT: Final = 0.12
"""A space this close to an exit area is next to it."""


@dataclass(frozen=True, slots=True)
class Survey:
    """Who is next to whom and sees whom, by number of space."""

    neighbours: tuple[tuple[int, int], ...]
    seen: tuple[int, ...]
    """Masks, each space seeing itself (MM-R24)."""
    hook: tuple[int, ...]
    """Masks: where hook and thread reach."""
    exits: tuple[tuple[int, ...], ...]
    """The spaces next to each exit, in the order of the exits."""


def survey(
    spaces: tuple[Space, ...], features: tuple[Feature, ...], exits: tuple[Polygon, ...]
) -> Survey:
    """All that follows from geometry."""
    floor = Floor(
        [space.polygon for space in spaces],
        [feature.polygon for feature in features if feature.open],
        [feature.polygon for feature in features if feature.blocks],
    )
    seen = [1 << at for at in range(len(spaces))]
    hook = [0] * len(spaces)
    for a, start in enumerate(spaces):
        for b in range(a + 1, len(spaces)):
            for p in start.anchors:
                for q in spaces[b].anchors:
                    if not floor.sees(p, q):
                        continue
                    seen[a] |= 1 << b
                    seen[b] |= 1 << a
                    if hypot(p[0] - q[0], p[1] - q[1]) <= HOOK:
                        hook[a] |= 1 << b
                        hook[b] |= 1 << a
    beside = tuple(
        tuple(at for at, space in enumerate(spaces) if gap(space.polygon, area)[0] <= _NEXT)
        for area in exits
    )
    return Survey(tuple(floor.neighbours()), tuple(seen), tuple(hook), beside)


def written(found: Survey) -> str:
    """A survey in one line."""
    return "; ".join(
        (
            " ".join(f"{a}-{b}" for a, b in found.neighbours),
            " ".join(f"{mask:x}" for mask in found.seen),
            " ".join(f"{mask:x}" for mask in found.hook),
            " ".join(",".join(map(str, beside)) for beside in found.exits),
        )
    )


def read(text: str) -> Survey:
    """A survey as it was written."""
    neighbours, seen, hook, exits = (part.split() for part in text.split(";"))
    return Survey(
        tuple((int(a), int(b)) for a, b in (pair.split("-") for pair in neighbours)),
        tuple(int(mask, 16) for mask in seen),
        tuple(int(mask, 16) for mask in hook),
        tuple(tuple(map(int, beside.split(","))) for beside in exits),
    )
