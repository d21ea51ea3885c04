"""Limits: how much a storybook may bring. The state of a game has room for so much."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = 5
TROPHIES: Final = 7
"""Each may answer windows: with the chapter they share the numbers of its actions."""
FLAGS: Final = 32
"""Of a chapter, with those that the campaign remembers."""
COUNTERS: Final = 8
THINGS: Final = 8
ACTIONS: Final = 8
"""What a mouse may do in a chapter: rules with `free` or `action`."""
RULES: Final = 256
"""Sentences of the box and the book together."""
TILES: Final = 16
"""Of the box and the book together."""
