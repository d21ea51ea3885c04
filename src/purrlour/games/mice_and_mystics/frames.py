"""Frames: what is going on at the table, each thing inside another, innermost last."""

from __future__ import annotations

from typing import Final

FRAME: Final = 20
"""Numbers of a frame: its kind, its stage, and eighteen of its own."""
OWN: Final = 2
DEPTH: Final = 32

CHOOSING: Final = 0
ROUND: Final = 1
TURN: Final = 2
FOES: Final = 3
FOE: Final = 4
ATTACK: Final = 5
ROLL: Final = 6
WINDOW: Final = 7
EFFECT: Final = 8
PLACE: Final = 9
ENTER: Final = 10
SURGE: Final = 11
CAPTURE: Final = 12
ARRIVE: Final = 13
RESCUE: Final = 14
TRAP: Final = 15
FIND: Final = 16
SHARING: Final = 17
EQUIPPING: Final = 18
DROP: Final = 19
LEARNING: Final = 20
WOUNDING: Final = 21
ACT: Final = 22
THROW: Final = 23
CAT: Final = 24
WHEEL: Final = 25
PAGE: Final = 26
SWIM: Final = 27
SCURRY: Final = 28
LAYING: Final = 29
ENDING: Final = 30
FRAMES: Final = (
    *("choosing", "round", "turn", "foes", "foe", "attack", "roll", "window", "effect"),
    *("place", "enter", "surge", "capture", "arrive", "rescue", "trap", "find", "sharing"),
    *("equipping", "drop", "learning", "wounding", "act", "throw", "cat", "wheel", "page"),
    *("swim", "scurry", "laying", "ending"),
)
