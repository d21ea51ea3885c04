"""SVG: a room with its spaces, lines, exits and signs, and its graph if wanted."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape
from zlib import crc32

from purrlour.games.mice_and_mystics.content.drawing import marks, palette, texture
from purrlour.games.mice_and_mystics.content.drawing.marks import number
from purrlour.games.mice_and_mystics.content.geometry.borders import border, length, middle
from purrlour.games.mice_and_mystics.content.geometry.shapes import TILE, centre
from purrlour.games.mice_and_mystics.content.model import (
    COLOURS,
    DOWN,
    GAP,
    OFF,
    PLAIN,
    RED,
    STILL,
    UP,
    Exit,
    Feature,
    Point,
    Polygon,
    Side,
    Space,
)

_LINE: Final = {DOWN: palette.YELLOW, UP: palette.YELLOW, RED: palette.RED, GAP: palette.GAP}
_GRAPH: Final = {PLAIN: "#ffffff", **_LINE}
_POINTS: Final = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
"""Which way each direction points."""
_ARROW: Final = 0.75
"""Yellow lines shorter than this are crossed at a corner, and have no room for an arrow."""


def draw(side: Side, title: str, *, graph: bool) -> str:
    """The whole picture; `title` says which room it is."""
    under = [feature for feature in side.features if feature.open]
    above = [feature for feature in side.features if not feature.open]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TILE:g} {TILE:g}" width="720"'
        f' height="720" role="img"><title>{escape(title)}</title>',
        f'<rect width="{TILE:g}" height="{TILE:g}" rx=".25"'
        f' fill="{palette.ROCK[COLOURS[side.colour]]}"/>',
        texture.definitions(side.id, ["rock", side.floor, "water", "wood"]),
        texture.laid(side.id, "rock", "M0 0H12V12H0Z"),
        *(_feature(feature) for feature in under),
        *(_exit(way) for way in side.exits),
        *(_space(space, side) for space in side.spaces if not _raised(space)),
        *(_space(space, side) for space in side.spaces if _raised(space)),
        *(_feature(feature) for feature in above),
        *_lines(side),
        *_currents(side),
    ]
    if graph:
        parts.extend(_graph(side))
    parts.extend(_signs(space) for space in side.spaces)
    parts.append(_orientation())
    parts.append("</svg>\n")
    return "\n".join(part for part in parts if part)


def _raised(space: Space) -> bool:
    """Tables and shelves stand above the floor."""
    return space.special or space.red


def _path(polygon: Polygon) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in polygon) + "Z"


def _space(space: Space, side: Side) -> str:
    (fill, joint), stuff = palette.FLOOR[side.floor], side.floor
    if space.water:
        (fill, joint), stuff = palette.WATER, "water"
    elif _raised(space):
        (fill, joint), stuff = palette.SPECIAL, "wood"
    # The same room always looks the same, yet no two stones are of one colour.
    tint = (crc32(f"{side.id}.{space.id}".encode()) % 100 / 100 - 0.5) * 0.16
    shadow = ""
    if _raised(space):
        shadow = (
            f'<path d="{_path(space.polygon)}" transform="translate(.12 .16)" fill="#000"'
            ' fill-opacity=".28"/>'
        )
    return (
        f'{shadow}<path class="space" id="{side.id}.{space.id}" d="{_path(space.polygon)}"'
        f' fill="{palette.shade(fill, tint)}" stroke="{joint}" stroke-width=".07"'
        f' stroke-linejoin="round"/>{texture.laid(side.id, stuff, _path(space.polygon))}'
    )


def _feature(feature: Feature) -> str:
    fill, edge = palette.FEATURE.get(feature.kind, palette.OTHER)
    return (
        f'<path class="feature {feature.kind}" d="{_path(feature.polygon)}" fill="{fill}"'
        f' stroke="{edge}" stroke-width=".08" stroke-linejoin="round"/>'
    )


def _exit(way: Exit) -> str:
    colour = palette.EXIT[COLOURS[way.colour]]
    x, y = centre(way.area)
    head = marks.arrow_head((x, y), _POINTS[way.direction], 0.2)
    return (
        f'<g class="exit"><path d="{_path(way.area)}" fill="{colour}"/>'
        f'<path d="{head}" fill="{palette.PAPER}"/></g>'
    )


def _lines(side: Side) -> list[str]:
    """Yellow lines with their arrows, red lines, and planks over the gaps that hooks cross."""
    found: list[str] = []
    for a, b, kind in side.edges:
        if kind not in (DOWN, RED):
            continue
        segments = border(side.spaces[a].polygon, side.spaces[b].polygon)
        if not segments:
            continue
        d = "".join(
            f"M{number(p[0])} {number(p[1])}L{number(q[0])} {number(q[1])}" for p, q in segments
        )
        found.append(
            f'<path d="{d}" fill="none" stroke="{_LINE[kind]}" stroke-width=".13"'
            ' stroke-linecap="round"/>'
        )
        if kind == DOWN and length(segments) > _ARROW:
            found.append(_arrow(side.spaces[a], side.spaces[b], segments))
    return found


def _arrow(upper: Space, lower: Space, segments: list[tuple[Point, Point]]) -> str:
    """An arrow across a yellow line, from the upper space to the lower one."""
    at, (dx, dy) = middle(segments)
    across = (-dy, dx)
    to = (centre(lower.polygon)[0] - at[0], centre(lower.polygon)[1] - at[1])
    if across[0] * to[0] + across[1] * to[1] < 0:
        across = (dy, -dx)
    head = marks.arrow_head(at, across, 0.26)
    return (
        f'<path d="{head}" fill="{palette.YELLOW}" stroke="{palette.INK}" stroke-width=".035"'
        f' stroke-linejoin="round"><title>{upper.id} → {lower.id}</title></path>'
    )


def _currents(side: Side) -> list[str]:
    found: list[str] = []
    for space in side.spaces:
        if space.current == STILL:
            continue
        at = space.anchors[0]
        if space.current == OFF:
            found.append(
                f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r=".55" fill="none"'
                ' stroke="#d9f1fa" stroke-width=".06" stroke-dasharray=".5 .2" opacity=".8"/>'
            )
            edge = min(TILE - at[0], at[0], TILE - at[1], at[1])
            if edge < 2:
                found[-1] = marks.current(at, (at[0] + (1 if at[0] > 6 else -1), at[1]))
        else:
            found.append(marks.current(at, side.spaces[space.current].anchors[0]))
    return found


def _graph(side: Side) -> list[str]:
    """Who is next to whom: lines between centres, coloured by the line in between."""
    found: list[str] = []
    for a, b, kind in side.edges:
        (px, py), (qx, qy) = _nearest(side.spaces[a], side.spaces[b])
        dashes = ' stroke-dasharray=".14 .14"' if kind in (RED, GAP) else ""
        found.append(
            f'<path class="edge" d="M{number(px)} {number(py)}L{number(qx)} {number(qy)}"'
            f' stroke="{_GRAPH[kind]}" stroke-width=".05" stroke-opacity=".85"{dashes}/>'
        )
    found.extend(
        f'<circle cx="{number(x)}" cy="{number(y)}" r=".08" fill="#fff" stroke="{palette.INK}"'
        ' stroke-width=".03"/>'
        for space in side.spaces
        for x, y in space.anchors
    )
    return found


def _nearest(first: Space, second: Space) -> tuple[Point, Point]:
    """The two anchors that are closest to each other."""
    pairs = [(p, q) for p in first.anchors for q in second.anchors]
    return min(pairs, key=lambda one: (one[0][0] - one[1][0]) ** 2 + (one[0][1] - one[1][1]) ** 2)


def _signs(space: Space) -> str:
    """Its name above its centre, signs in a row below."""
    x, y = space.anchors[len(space.anchors) // 2]
    signs: list[str] = []
    if space.entry:
        signs.append("entry")
    if space.trap:
        signs.append("trap")
    if space.flip >= 0:
        signs.append("flip")
    drawn = [marks.label((x, y - 0.18 if signs else y + 0.12), space.id)]
    for place, sign in enumerate(signs):
        at = (x + (place - (len(signs) - 1) / 2) * 0.7, y + 0.26)
        if sign == "entry":
            drawn.append(marks.entry(at))
        elif sign == "trap":
            drawn.append(marks.trap(at))
        else:
            drawn.append(marks.flip(at, space.flip))
    return "".join(drawn)


def _orientation() -> str:
    """The arrow that must point the same way on every tile (MM-11)."""
    head = marks.arrow_head((0.28, 0.24), (0.0, -1.0), 0.16)
    return f'<path class="north" d="{head}" fill="{palette.PAPER}" fill-opacity=".8"/>'
