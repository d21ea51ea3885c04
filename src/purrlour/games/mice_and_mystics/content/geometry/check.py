"""Check: what must hold for every room before anybody plays in it."""

from __future__ import annotations

from purrlour.games.mice_and_mystics.content.board import STRIDE, Board
from purrlour.games.mice_and_mystics.content.errors import Place
from purrlour.games.mice_and_mystics.content.geometry.shapes import (
    area,
    box,
    boxes_within,
    overlap,
    self_crossing,
)
from purrlour.games.mice_and_mystics.content.model import (
    COLOURS,
    GAP,
    OFF,
    PLAIN,
    RED,
    STILL,
    Side,
    Space,
)

_MARGIN = 0.2
"""Polygons may overlap by the thickness of a drawn line."""
_SMALLEST = 0.8
"""Four bases must find room on a space: square units."""


def check_shapes(spaces: tuple[Space, ...], place: Place) -> None:
    """Polygons are sound, large enough, and do not overlap."""
    for at, space in enumerate(spaces):
        here = place.at(f"spaces.{space.id}").of("polygon")
        if self_crossing(space.polygon):
            raise here.wrong("self-crossing")
        if area(space.polygon) < _SMALLEST:
            raise here.wrong("small", value=round(area(space.polygon), 2), least=_SMALLEST)
        for other in spaces[at + 1 :]:
            close = boxes_within(box(space.polygon), box(other.polygon), 0)
            if close and overlap(space.polygon, other.polygon, _MARGIN):
                raise here.wrong("overlap", value=other.id)


def check_graph(side: Side, number: int, board: Board) -> None:
    """Everybody can get everywhere; currents follow edges; neighbours see each other."""
    tile, _, colour = side.id.rpartition("_")
    place = Place(f"tiles/{tile}.toml", colour)
    first = number * STRIDE
    spaces = range(len(side.spaces))
    mice = [board.adjacent[first + at] for at in spaces]
    minions = [board.minion[first + at] for at in spaces]
    lost = _unreached(minions)
    if lost >= 0:
        raise place.at(f"spaces.{side.spaces[lost].id}").wrong("minions-cut-off")
    lost = _unreached(mice)
    if lost >= 0:
        raise place.at(f"spaces.{side.spaces[lost].id}").wrong("mice-cut-off")
    for a, b, kind in side.edges:
        if kind == PLAIN and not board.seen[first + a] >> b & 1:
            pair = f"{side.spaces[a].id}, {side.spaces[b].id}"
            raise place.of("spaces").wrong("blind-pair", value=pair)
    for at, space in enumerate(side.spaces):
        here = place.at(f"spaces.{space.id}")
        drifts = space.current not in (OFF, STILL)
        if drifts and not (mice[at] >> space.current & 1 and side.spaces[space.current].water):
            raise here.of("current").wrong("current-nowhere")
        if space.red and all(kind not in (RED, GAP) for a, b, kind in side.edges if at in (a, b)):
            raise here.of("red").wrong("red-open")
    if not any(space.entry for space in side.spaces):
        raise place.of("spaces").wrong("no-entry")
    if len({way.direction for way in side.exits}) != len(side.exits):
        raise place.of("exits").wrong("twice", value="exits")


def check_flips(orange: Side, blue: Side, place: Place) -> None:
    """A flip space leads to one on the other side, of the same kind (MM-148)."""
    found = [[space for space in side.spaces if space.flip >= 0] for side in (orange, blue)]
    for colour, own in enumerate(found):
        if len(own) > 1:
            raise place.at(COLOURS[colour]).of("flip").wrong("flips", value=len(own))
    if bool(found[0]) != bool(found[1]):
        raise place.of("flip").wrong("flip-alone")


def _unreached(masks: list[int]) -> int:
    """A space of the smallest part that is cut off from the rest, or -1."""
    parts: list[list[int]] = []
    left = set(range(len(masks)))
    while left:
        front = [min(left)]
        left -= set(front)
        for at in front:
            fresh = [other for other in left if masks[at] >> other & 1]
            left -= set(fresh)
            front.extend(fresh)
        parts.append(front)
    return min(parts, key=len)[0] if len(parts) > 1 else -1
