"""Tiles: rooms with spaces, lines, exits and features."""

from __future__ import annotations

import re
from typing import Final

from purrlour.games.mice_and_mystics.content.board import STRIDE
from purrlour.games.mice_and_mystics.content.effects.names import Names
from purrlour.games.mice_and_mystics.content.errors import Place
from purrlour.games.mice_and_mystics.content.geometry.check import check_shapes
from purrlour.games.mice_and_mystics.content.geometry.shapes import (
    TILE,
    centre,
    contains,
    gap,
    self_crossing,
)
from purrlour.games.mice_and_mystics.content.geometry.survey import read, survey
from purrlour.games.mice_and_mystics.content.model import (
    COLOURS,
    DIRECTIONS,
    DOWN,
    FLIPS,
    FLOORS,
    GAP,
    OFF,
    PLAIN,
    RED,
    STILL,
    Exit,
    Feature,
    Polygon,
    Side,
    Space,
)
from purrlour.games.mice_and_mystics.content.read.entry import Entry

DEPTH: Final = 0.55
"""How far an exit area reaches into the tile."""
_EXIT: Final = (4.7, 7.3)
"""Where along its edge an exit lies: in the middle."""
_LEAP: Final = 2.5
"""The widest gap between two pipes."""
_PAIR: Final = re.compile(r"\s*(\w+)\s*([>!~|])\s*(\w+)\s*")


def read_tile(file: Entry, tile: int, names: Names, surveys: dict[str, str]) -> tuple[Side, Side]:
    """Both sides of a tile; one may be left out, and is then never turned up.

    `surveys`: what was computed before for files that have not changed, by digest and colour.
    """
    name = file.name()
    sides: list[Side] = []
    for colour, word in enumerate(COLOURS):
        side_name = f"{name}_{word}"
        if side_name in names.sides:
            raise file.at("id").wrong("twice", value=name)
        number = tile * 2 + colour
        names.sides[side_name] = number
        if file.has(word):
            known = surveys.get(f"{file.digest}_{word}", "")
            side = _read_side(file.table(word), side_name, tile, colour, known)
        else:
            side = Side(side_name, tile, colour, FLOORS[0], (), (), (), (), (), ())
        names.spaces[number] = {space.id: at for at, space in enumerate(side.spaces)}
        sides.append(side)
    if not any(side.spaces for side in sides):
        raise file.at(COLOURS[0]).wrong("missing")
    file.close()
    return sides[0], sides[1]


def _read_side(entry: Entry, name: str, tile: int, colour: int, surveyed: str) -> Side:
    tables = entry.tables("spaces")
    if not 0 < len(tables) <= STRIDE:
        raise entry.at("spaces").wrong("number", value=len(tables), least=1, most=STRIDE)
    known = {space: at for at, space in enumerate(tables)}
    spaces = tuple(_read_space(space, table, known) for space, table in tables.items())
    features = tuple(_read_feature(row) for row in entry.rows("features"))
    floor = entry.word("floor", FLOORS)
    ways = [_read_exit(way, table) for way, table in entry.tables("exits").items()]
    if surveyed:
        found = read(surveyed)
    else:
        check_shapes(spaces, entry.place)
        found = survey(spaces, features, tuple(area for _, _, area in ways))
    exits: list[Exit] = []
    for (direction, paint, area), beside in zip(ways, found.exits, strict=True):
        if not beside:
            raise entry.place.at(f"exits.{DIRECTIONS[direction]}").wrong("exit-alone")
        exits.append(Exit(direction, paint, beside, area))
    edges = _read_edges(entry, spaces, found.neighbours, known)
    entry.close()
    return Side(
        id=name,
        tile=tile,
        colour=colour,
        floor=FLOORS[floor],
        spaces=spaces,
        edges=edges,
        exits=tuple(exits),
        features=features,
        seen=found.seen,
        hook=found.hook,
    )


def _read_space(name: str, entry: Entry, known: dict[str, int]) -> Space:
    if not name.isidentifier() or not name.islower():
        raise entry.place.of("id").wrong("name", value=name)
    polygon = _read_shape(entry)
    anchors = entry.points("anchors", 1) if entry.has("anchors") else (centre(polygon),)
    for anchor in anchors:
        if not contains(polygon, anchor):
            if self_crossing(polygon):
                raise entry.at("polygon").wrong("self-crossing")
            raise entry.at("anchors").wrong("anchor-outside", x=anchor[0], y=anchor[1])
    water = entry.yes("water")
    space = Space(
        id=name,
        polygon=polygon,
        anchors=anchors,
        entry=entry.yes("entry"),
        trap=entry.yes("trap"),
        special=entry.yes("special"),
        red=entry.yes("red"),
        water=water,
        current=_read_current(entry, known) if entry.has("current") else STILL,
        flip=entry.word("flip", FLIPS, default=""),
    )
    if space.current != STILL and not water:
        raise entry.at("current").wrong("current-dry")
    entry.close()
    return space


def _read_shape(entry: Entry) -> Polygon:
    """A polygon, or the two corners of an upright rectangle."""
    if entry.has("polygon"):
        return entry.points("polygon", 3)
    (left, top), (right, bottom) = entry.points("corners", 2)[:2]
    if left >= right or top >= bottom:
        raise entry.at("corners").wrong("corners")
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _read_current(entry: Entry, known: dict[str, int]) -> int:
    to = entry.text("current")
    if to == "off":
        return OFF
    return _find(to, known, entry.at("current"))


def _read_feature(entry: Entry) -> Feature:
    feature = Feature(
        kind=entry.name("kind"),
        polygon=_read_shape(entry),
        blocks=entry.yes("blocks"),
        open=entry.yes("open"),
    )
    if feature.blocks and feature.open:
        raise entry.at("open").wrong("open-blocks")
    entry.close()
    return feature


def _read_exit(way: str, entry: Entry) -> tuple[int, int, Polygon]:
    """Direction, colour and area."""
    if way not in DIRECTIONS:
        raise entry.place.of("exits").wrong("word", value=way, known=DIRECTIONS)
    direction = DIRECTIONS.index(way)
    low, high = _EXIT
    if entry.has("span"):
        ((low, high),) = entry.points("span", 1)[:1]
    colour = entry.word("colour", COLOURS)
    entry.close()
    return direction, colour, _exit_area(direction, low, high)


def _exit_area(direction: int, low: float, high: float) -> Polygon:
    far = TILE - DEPTH
    if direction == 0:
        return (low, 0.0), (high, 0.0), (high, DEPTH), (low, DEPTH)
    if direction == 1:
        return (far, low), (TILE, low), (TILE, high), (far, high)
    if direction == 2:
        return (low, far), (high, far), (high, TILE), (low, TILE)
    return (0.0, low), (DEPTH, low), (DEPTH, high), (0.0, high)


def _read_edges(
    entry: Entry,
    spaces: tuple[Space, ...],
    neighbours: tuple[tuple[int, int], ...],
    known: dict[str, int],
) -> tuple[tuple[int, int, int], ...]:
    """Who is next to whom, by geometry; the lists say which lines lie between."""
    edges = dict.fromkeys(neighbours, PLAIN)
    for pair in edges:
        if any(spaces[at].red for at in pair):
            edges[pair] = RED
    for a, b, place in _pairs(entry, "apart", "|", known):
        del edges[_insist_near(a, b, edges, spaces, place)]
    for a, b, place in _pairs(entry, "red", "!", known):
        edges[_insist_near(a, b, edges, spaces, place)] = RED
    for a, b, place in _pairs(entry, "yellow", ">", known):
        del edges[_insist_near(a, b, edges, spaces, place)]
        edges[a, b] = DOWN
    for a, b, place in _pairs(entry, "gaps", "~", known):
        if (a, b) in edges or (b, a) in edges:
            raise place.wrong("gap-touching", value=f"{spaces[a].id}~{spaces[b].id}")
        if gap(spaces[a].polygon, spaces[b].polygon)[0] > _LEAP:
            raise place.wrong("not-near", value=f"{spaces[a].id}~{spaces[b].id}")
        edges[min(a, b), max(a, b)] = GAP
    return tuple(sorted((a, b, kind) for (a, b), kind in edges.items()))


def _pairs(
    entry: Entry, field: str, mark: str, known: dict[str, int]
) -> list[tuple[int, int, Place]]:
    found: list[tuple[int, int, Place]] = []
    for text in entry.words(field):
        place = entry.at(field)
        match = _PAIR.fullmatch(text)
        if not match or match[2] != mark:
            raise place.wrong("pair", value=text, wanted=f"a1{mark}b1")
        found.append((_find(match[1], known, place), _find(match[3], known, place), place))
    return found


def _insist_near(
    a: int,
    b: int,
    near: dict[tuple[int, int], int],
    spaces: tuple[Space, ...],
    place: Place,
) -> tuple[int, int]:
    """The pair, as it is listed."""
    for pair in ((a, b), (b, a)):
        if pair in near:
            return pair
    raise place.wrong("not-near", value=f"{spaces[a].id}, {spaces[b].id}")


def _find(name: str, known: dict[str, int], place: Place) -> int:
    if name not in known:
        raise place.wrong("unknown", group="spaces", value=name, known=known)
    return known[name]
