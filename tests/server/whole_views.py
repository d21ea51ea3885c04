"""`python -m tests.server.whole_views`: films, and the views that must come of them, as JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

from purrlour.engine.decision import WATCHER
from purrlour.server.film import make_film
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.views import shown_bytes
from tests.server.chronicles import played


def views_of(match: Match) -> list[dict[str, Any]]:
    """By entry of the log: what everybody sees, and what each seat does."""
    again = Match(match.kept)
    found = []
    for entry in match.log:
        again.take(log.read_entry(entry))
        seen = [None, *[None] * again.seats]
        if (table := again.table) is not None:
            eyes = (WATCHER, *range(again.seats))
            seen = [json.loads(shown_bytes(again.game.shown(table.state, seat))) for seat in eyes]
        found.append({"view": seen[0], "open": seen[1:]})
    return found


def film_of(seed: int, wish: str) -> dict[str, Any]:
    match = played(seed)
    return {
        "film": json.loads(make_film(match.kept, match.log, wish=wish)),
        "views": views_of(match),
    }


if __name__ == "__main__":
    films = [film_of(seed, wish) for seed in range(3) for wish in ("", "open")]
    json.dump(films, sys.stdout)
