"""Marks: the small signs on spaces, drawn around a point."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from purrlour.games.mice_and_mystics.content.drawing.palette import INK, PAPER, RED
from purrlour.games.mice_and_mystics.content.model import FLIPS, Point


def number(value: float) -> str:
    """A number as SVG likes it: short."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def entry(at: Point) -> str:
    """A print of a minion's hand: a palm and four fingers."""
    x, y = at
    fingers = "".join(
        f'<ellipse cx="{number(x + 0.2 * sin(turn))}" cy="{number(y - 0.02 - 0.22 * cos(turn))}"'
        f' rx=".05" ry=".1" transform="rotate({number(turn * 180 / pi)}'
        f' {number(x + 0.2 * sin(turn))} {number(y - 0.02 - 0.22 * cos(turn))})"/>'
        for turn in (-0.95, -0.32, 0.32, 0.95)
    )
    palm = f'<ellipse cx="{number(x)}" cy="{number(y + 0.06)}" rx=".14" ry=".12"/>'
    return f'<g class="entry" fill="{INK}" fill-opacity=".75">{fingers}{palm}</g>'


def trap(at: Point) -> str:
    """A red cross."""
    x, y = at
    d = "".join(
        f"M{number(x - dx)} {number(y - 0.17)}L{number(x + dx)} {number(y + 0.17)}"
        for dx in (0.17, -0.17)
    )
    return f'<path class="trap" d="{d}" stroke="{RED}" stroke-width=".1" stroke-linecap="round"/>'


def flip(at: Point, kind: int) -> str:
    """Two arrows in a circle; a hook or a tool in the middle if one is needed."""
    x, y = at
    arcs = "".join(
        f"M{number(x + 0.24 * cos(a))} {number(y + 0.24 * sin(a))}"
        f"A.24 .24 0 0 1 {number(x + 0.24 * cos(b))} {number(y + 0.24 * sin(b))}"
        for a, b in ((0.5, 2.7), (0.5 + pi, 2.7 + pi))
    )
    heads = "".join(
        arrow_head((x + 0.24 * cos(b), y + 0.24 * sin(b)), (-sin(b), cos(b)), 0.1)
        for b in (2.8, 2.8 + pi)
    )
    inner = {
        "plain": "",
        "hook": f"M{number(x)} {number(y - 0.11)}v.12a.06 .06 0 0 1-.12 0",
        "tool": f"M{number(x - 0.09)} {number(y + 0.09)}l.14-.14m-.05-.05l.1.1",
    }[FLIPS[kind]]
    return (
        f'<g class="flip"><circle cx="{number(x)}" cy="{number(y)}" r=".36" fill="{PAPER}"/>'
        f'<path d="{arcs}{inner}" fill="none" stroke="{INK}" stroke-width=".07"'
        f' stroke-linecap="round"/><path d="{heads}" fill="{INK}"/></g>'
    )


def arrow_head(at: Point, towards: Point, size: float) -> str:
    """The path of a small triangle that points somewhere."""
    (x, y), (dx, dy) = at, towards
    length = hypot(dx, dy) or 1.0
    dx, dy = dx / length * size, dy / length * size
    return (
        f"M{number(x + dx)} {number(y + dy)}"
        f"L{number(x - dx * 0.6 - dy * 0.8)} {number(y - dy * 0.6 + dx * 0.8)}"
        f"L{number(x - dx * 0.6 + dy * 0.8)} {number(y - dy * 0.6 - dx * 0.8)}Z"
    )


def current(at: Point, to: Point) -> str:
    """Three waves that run with the current."""
    turn = atan2(to[1] - at[1], to[0] - at[0]) * 180 / pi
    x, y = at
    waves = "".join(f"M-.55 {dy}q.14-.12 .28 0t.28 0t.28 0t.28 0" for dy in (-0.22, 0, 0.22))
    head = arrow_head((0.78, 0.0), (1.0, 0.0), 0.14)
    return (
        f'<g class="current" transform="translate({number(x)} {number(y)})'
        f' rotate({number(turn)})" opacity=".8"><path d="{waves}" fill="none" stroke="#d9f1fa"'
        f' stroke-width=".06" stroke-linecap="round"/><path d="{head}" fill="#d9f1fa"/></g>'
    )


def label(at: Point, text: str) -> str:
    """A space's name."""
    x, y = at
    return (
        f'<text x="{number(x)}" y="{number(y)}" class="name" font-size=".36" text-anchor="middle"'
        f' font-family="Georgia, serif" fill="{INK}" stroke="{PAPER}" stroke-width=".07"'
        f' paint-order="stroke" stroke-linejoin="round">{text}</text>'
    )
