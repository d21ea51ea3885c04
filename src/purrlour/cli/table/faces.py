"""Every face there is."""

from __future__ import annotations

from typing import Final

from purrlour.cli.table.exploding_kittens.face import KittensFace
from purrlour.cli.table.face import Face

FACES: Final[dict[str, type[Face]]] = {
    "exploding_kittens": KittensFace,
}
"""How each game looks, by its key. One literal dict."""
