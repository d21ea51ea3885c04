"""Pictures of a table: what everybody may see, as lines of text and as pixels."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from purrlour.engine.decision import WATCHER
from purrlour.engine.game import Game, State

WIDTH: Final = 800
HEIGHT: Final = 600
_MARGIN: Final = 12
_LINE: Final = 15
_LETTERS: Final = 125
"""As many as fit into a line of the picture."""
_PAPER: Final = (250, 246, 236)
_INK: Final = (40, 34, 48)

SHOWN: Final[dict[str, tuple[str, ...]]] = {
    "exploding_kittens": (
        *("phase", "asked", "turn", "owed", "alive", "cards", "pile", "kittens", "discard"),
        *("pawn", "named", "chain"),
    ),
    "koty": (
        *("phase", "asked", "turn", "turns", "nines", "tops", "scores", "cards", "pile"),
        *("discard", "card", "repeats", "gain"),
    ),
    "mice_and_mystics": (
        *("phase", "asked", "page", "end_page", "wheel", "round", "track", "card", "room"),
        *("heroes", "spaces", "wounds", "cheese", "foes", "foe_spaces", "active", "dice"),
        *("stash", "flags"),
    ),
    "wizard_kittens": (
        *("phase", "asked", "turn", "kittens", "tokens", "circles", "curses", "needs", "beaten"),
        *("trophies", "scores", "deck", "discard", "cats", "rule", "chaos", "spell", "card"),
    ),
}
"""Fields of the public view that a picture has, by game."""


def text_of(game: Game[Any, Any, Any, Any], state: State) -> str:
    """The open table, a line for each fact; hidden cards are in no picture."""
    facts = game.shown(state, WATCHER)
    lines = [game.key, *(f"{name:<12} {_told(facts[name])}" for name in SHOWN[game.key])]
    return "\n".join(lines)


def picture_of(text: str) -> npt.NDArray[np.uint8]:
    """The text on paper, always as large."""
    image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default()
    y = _MARGIN
    for line in text.splitlines():
        for start in range(0, max(len(line), 1), _LETTERS):
            indent = "             " if start else ""
            draw.text((_MARGIN, y), indent + line[start : start + _LETTERS], _INK, font)
            y += _LINE
    return np.asarray(image, np.uint8).copy()


def _told(fact: object) -> str:
    if isinstance(fact, tuple):
        inner = [_told(one) for one in fact]
        return (" / " if any(isinstance(one, tuple) for one in fact) else " ").join(inner) or "-"
    return str(fact) if fact != "" else "-"
