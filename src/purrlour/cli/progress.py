"""How far it is, for whoever waits at a terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from purrlour.words import Words


def show(done: int, total: int, words: Words) -> None:
    """Writes over the last line."""
    if sys.stderr.isatty():
        line = words.say("cli-progress", done=done, total=total)
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def wipe() -> None:
    """Leaves no trace of it."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
