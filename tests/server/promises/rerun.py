"""Plays records again, in a process of its own: `python rerun.py FILE`.

Prints the build, then a digest for each record: of what it wrote itself, of every event
on the way, of positions now and then, and of all views at the end.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

from purrlour.engine.chance import Scripted
from purrlour.engine.decision import WATCHER
from purrlour.engine.record import read_record
from purrlour.engine.table import replay
from purrlour.games import GAMES
from purrlour.lab.bench.own import build_name

EVERY = 10
"""Steps between two positions, which take longer than playing; each holds the story so far."""
BETWEEN = "\f\n"
"""Stands between two records of a file."""


def digest(text: str) -> str:
    """All that a playing shows to everybody."""
    record = read_record(text)
    game = GAMES[record.game]
    table = replay(game, record, upto=0)
    seen = sha256()
    for number, step in enumerate(record.steps):
        table.chance = Scripted(list(step.chance))
        events = table.play(step.seat, step.action)
        seen.update(repr(events).encode())
        if number % EVERY == 0:
            seen.update(game.position(table.state).encode())
    views = [table.view(seat) for seat in range(WATCHER, table.seats)]
    end = (game.position(table.state), table.pending, views, table.outcome, table.record.text())
    seen.update(repr(end).encode())
    return seen.hexdigest()


def main() -> None:
    """One line for each record."""
    print(build_name())  # noqa: T201 - the test reads it
    for text in Path(sys.argv[1]).read_text("utf-8").split(BETWEEN):
        print(digest(text))  # noqa: T201 - see above


if __name__ == "__main__":
    main()
