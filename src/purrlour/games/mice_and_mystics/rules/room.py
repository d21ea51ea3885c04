"""Entering a room: the stages and numbers of an ENTER frame, which several files speak of."""

from __future__ import annotations

from typing import Final

ENTERED: Final = 0
FIRST: Final = 1
DRAW: Final = 2
PLACING: Final = 3
DONE: Final = 4
LEAVING: Final = 5
# Own numbers of ENTER: the explorer, flags to add, flags to take off (SKIP: no card), the list.
ADDED: Final = 1
REMOVED: Final = 2
LIST: Final = 3
FLAGS: Final = 4
SPAWNED: Final = 5
"""1 if the chapter placed minions of its own."""
LATER: Final = 7
"""A kind whose cards go to an end of the track: (kind + 1) · 2, + 1 for the bottom."""
WAY: Final = 6
SKIP: Final = 8
