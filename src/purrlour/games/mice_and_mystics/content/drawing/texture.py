"""Texture: what floors, water and rock are made of, as patterns laid over their colours."""

from __future__ import annotations

from typing import Final

_SPECKS: Final = (
    '<g fill="#000" fill-opacity=".10"><circle cx=".2" cy=".25" r=".035"/>'
    '<circle cx=".75" cy=".12" r=".025"/><circle cx=".55" cy=".62" r=".04"/>'
    '<circle cx="1.05" cy=".85" r=".03"/><circle cx=".15" cy=".95" r=".025"/></g>'
    '<g fill="#fff" fill-opacity=".16"><circle cx=".42" cy=".4" r=".03"/>'
    '<circle cx=".95" cy=".45" r=".025"/><circle cx=".3" cy=".75" r=".025"/></g>'
)
_PATTERNS: Final[dict[str, tuple[str, str]]] = {
    "stone": ("1.2", _SPECKS),
    "slabs": ("1.2", _SPECKS),
    "earth": (
        "1.1",
        _SPECKS + '<path d="M.6 .9q.12-.1 .24 0" fill="none" stroke="#000" stroke-opacity=".14"'
        ' stroke-width=".04"/>',
    ),
    "tiles": (
        "1.09",
        '<path d="M0 0H1.09V1.09" fill="none" stroke="#5d6b68" stroke-opacity=".14"'
        ' stroke-width=".03"/>',
    ),
    "planks": (
        ".9",
        '<path d="M0 .22H.9M0 .45H.9M0 .67H.9M0 .9H.9M.3 .22V.45M.7 .67V.9" fill="none"'
        ' stroke="#3d2411" stroke-opacity=".16" stroke-width=".025"/>',
    ),
    "brick": (
        ".72",
        '<path d="M0 .18H.72M0 .36H.72M0 .54H.72M0 .72H.72M.18 0V.18M.54 .18V.36M.18 .36V.54'
        'M.54 .54V.72" fill="none" stroke="#2a130a" stroke-opacity=".2" stroke-width=".03"/>',
    ),
    "rugs": (
        ".36",
        '<path d="M0 .18L.18 0L.36 .18L.18 .36Z" fill="none" stroke="#ffe2b8"'
        ' stroke-opacity=".2" stroke-width=".03"/>',
    ),
    "garden": (
        ".9",
        '<path d="M.15 .3l.05-.14M.2 .3l.08-.1M.6 .7l.04-.15M.65 .7l.08-.11M.7 .2l.03-.12"'
        ' stroke="#3f5a22" stroke-opacity=".45" stroke-width=".03" stroke-linecap="round"/>',
    ),
    "iron": (
        ".5",
        '<circle cx=".25" cy=".25" r=".035" fill="#000" fill-opacity=".22"/>'
        '<circle cx=".24" cy=".24" r=".02" fill="#fff" fill-opacity=".25"/>',
    ),
    "water": (
        "1.2",
        '<path d="M.1 .3q.15-.1 .3 0t.3 0M.6 .8q.15-.1 .3 0t.3 0" fill="none" stroke="#fff"'
        ' stroke-opacity=".16" stroke-width=".04" stroke-linecap="round"/>',
    ),
    "wood": (
        ".8",
        '<path d="M0 .2q.2 .06 .4 0t.4 0M0 .5q.2-.06 .4 0t.4 0M0 .75H.8" fill="none"'
        ' stroke="#6b4317" stroke-opacity=".2" stroke-width=".03"/>',
    ),
    "rock": (
        "1.6",
        '<path d="M.2 .5l.25-.2 .3 .1 .05 .3-.3 .15zM1 1.1l.2-.15 .3 .1-.05 .25-.3 .05z'
        'M.3 1.25l.15-.1 .2 .05-.05 .2zM1.15 .3l.2-.1 .1 .15-.15 .12z" fill="#fff"'
        ' fill-opacity=".05"/>',
    ),
}


def definitions(room: str, names: list[str]) -> str:
    """The patterns of these names; a room has its own, so that several may share a page."""
    drawn: list[str] = []
    for name in dict.fromkeys(names):
        size, pattern = _PATTERNS[name]
        drawn.append(
            f'<pattern id="{room}-{name}" width="{size}" height="{size}"'
            f' patternUnits="userSpaceOnUse">{pattern}</pattern>'
        )
    return f"<defs>{''.join(drawn)}</defs>"


def laid(room: str, name: str, path: str) -> str:
    """A pattern laid over a path."""
    return f'<path d="{path}" fill="url(#{room}-{name})"/>'
