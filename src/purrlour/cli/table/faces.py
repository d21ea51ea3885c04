"""Every face there is."""

from __future__ import annotations

from typing import Final

from purrlour.cli.table.exploding_kittens.face import KittensFace
from purrlour.cli.table.face import Face
from purrlour.cli.table.koty.face import KotyFace
from purrlour.cli.table.mice_and_mystics.face import MiceFace
from purrlour.cli.table.wizard_kittens.face import WizardFace

FACES: Final[dict[str, type[Face]]] = {
    "exploding_kittens": KittensFace,
    "koty": KotyFace,
    "mice_and_mystics": MiceFace,
    "wizard_kittens": WizardFace,
}
"""How each game looks, by its key. One literal dict."""
