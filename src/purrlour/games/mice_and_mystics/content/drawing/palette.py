"""Palette: colours of floors, features and lines."""

from __future__ import annotations

from typing import Final

FLOOR: Final[dict[str, tuple[str, str]]] = {
    "stone": ("#b9aa92", "#8d7f69"),
    "tiles": ("#c9cfc9", "#8f9a96"),
    "planks": ("#b98a5a", "#835b36"),
    "slabs": ("#a5a39c", "#75726b"),
    "rugs": ("#b7695a", "#7f3f38"),
    "brick": ("#a9765c", "#704733"),
    "earth": ("#96745a", "#5f4634"),
    "iron": ("#8f8a83", "#55504a"),
    "garden": ("#9db26b", "#6a8244"),
}
"""A floor's colour, and that of its joints."""
ROCK: Final = {"orange": "#3b2f2a", "blue": "#1e1b20"}
"""Walls of the castle, and the rock below."""
EXIT: Final = {"orange": "#e0892f", "blue": "#3f7fc4"}
SPECIAL: Final = ("#d8b27c", "#7a5327")
WATER: Final = ("#4d93b8", "#2b6488")
YELLOW: Final = "#f7d21e"
RED: Final = "#d92b2b"
GAP: Final = "#d9d2c3"
INK: Final = "#231c17"
PAPER: Final = "#fdf6e6"
FEATURE: Final[dict[str, tuple[str, str]]] = {
    "jar": ("#e3eceb", "#6c8a8c"),
    "plate": ("#f4f1ea", "#a7a093"),
    "cup": ("#d9a441", "#8a6420"),
    "cheese": ("#f2c84b", "#a87d17"),
    "bucket": ("#8b6a48", "#4d3823"),
    "mop": ("#d9c9a0", "#8f7f58"),
    "pikes": ("#6d6a66", "#2f2d2b"),
    "bone": ("#efe6d2", "#9e9378"),
    "hearth": ("#2c2320", "#7d5a45"),
    "flame": ("#f0902c", "#c4541c"),
    "spool": ("#c9d3e6", "#5f6f94"),
    "scissors": ("#b9c1c7", "#5c656c"),
    "bricks": ("#5a3b2d", "#3a251b"),
    "gear": ("#c79a3f", "#74551a"),
    "weight": ("#8c6f2c", "#503e14"),
    "drain": ("#16303f", "#0b1a23"),
    "cabbage": ("#7fa650", "#4d6d2b"),
    "soil": ("#8a6a48", "#6d5236"),
    "sundial": ("#e2dccb", "#8d8570"),
    "bell": ("#e3b341", "#7f5d12"),
    "drop": ("#0d0b0d", "#0d0b0d"),
    "boiler": ("#7a4a37", "#3d2118"),
    "coal": ("#2a2729", "#100e0f"),
    "band": ("#5c3526", "#3d2118"),
    "pike": ("#cdb48a", "#6b5231"),
    "root": ("#7b5a3c", "#4c351f"),
    "barrel": ("#8d6238", "#4f351b"),
    "pillar": ("#8d8b84", "#4b4944"),
}
OTHER: Final = ("#9c948a", "#57504a")
"""Features that nobody named here."""


def shade(colour: str, amount: float) -> str:
    """A colour a little lighter (above 0) or darker."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    goal = 255 if amount > 0 else 0
    mixed = [round(part + (goal - part) * abs(amount)) for part in parts]
    return "#" + "".join(f"{part:02x}" for part in mixed)
