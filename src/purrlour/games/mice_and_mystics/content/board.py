"""Board: every room as flat tables, for those who play on it."""

from __future__ import annotations

from typing import Final, NamedTuple

STRIDE: Final = 32
"""Most spaces a side may have, and the width of its tables."""


class Board(NamedTuple):
    """Every room as flat tables. STRIDE = 32: space s of side r is cell r * 32 + s."""

    sides: int
    spaces: bytes
    """How many spaces a side has."""
    line: bytes
    """[cell * 32 + other space]: index in `LINES`."""
    cost: bytes
    """[cell * 32 + other space]: a mouse's cost, 0 where it cannot step."""
    adjacent: tuple[int, ...]
    """Per cell: mask of the spaces adjacent for every purpose (plain and yellow)."""
    minion: tuple[int, ...]
    """Per cell: mask of where a minion may step (and red)."""
    across: tuple[int, ...]
    """Per cell: mask of the spaces beyond a red line or a gap."""
    seen: tuple[int, ...]
    """Per cell: mask of the spaces in line of sight, itself included."""
    hook: tuple[int, ...]
    """Per cell: mask of the spaces that hook and thread reach (MM-R41)."""
    dist: bytes
    """[cell * 32 + other space]: steps on the minion graph (MM-R47)."""
    swim: tuple[int, ...]
    """Per water cell: mask of the water spaces that may be swum to (MM-R78)."""
    entry: tuple[int, ...]
    """Per side: mask; so the next ones."""
    trap: tuple[int, ...]
    special: tuple[int, ...]
    red: tuple[int, ...]
    water: tuple[int, ...]
    plain_flip: tuple[int, ...]
    hook_flip: tuple[int, ...]
    tool_flip: tuple[int, ...]
    current: bytes
    """Per cell: where its current leads; 254 off the tile, 255 none."""
    flip_to: bytes
    """Per cell: the flip space of the other side, or 255."""
    exit_colour: bytes
    """[side * 4 + direction]: 0 none, 1 orange, 2 blue."""
    exit_spaces: tuple[int, ...]
    """[side * 4 + direction]: mask of the spaces next to it."""
