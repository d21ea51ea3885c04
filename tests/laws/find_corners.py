"""Writes a game's `corners.txt` anew: `python -m tests.laws.find_corners GAME`.

Only needed for a game that is new, or has a new kind of decision.
"""

from __future__ import annotations

import sys
from pathlib import Path

from purrlour.games import GAMES
from tests.releases.freeze import campaigns_of, explore, played


def main(key: str) -> None:
    """The shortest way to each kind of decision that random games have found."""
    game = GAMES[key]
    waiting, _ = explore(key, campaigns_of(game))
    lines = []
    for kind in game.kinds:
        state = played(waiting[kind])
        lines.append(f"{kind} {waiting[kind].seats} {game.position(state)}\n")
    Path("src/purrlour/games", key, "corners.txt").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
