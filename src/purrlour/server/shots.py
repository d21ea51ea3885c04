"""Shots: a match once more from its log, with everything at each moment, hidden things included.

`film` shows of it what a viewer may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from purrlour.engine.chance import Chance, Scripted
from purrlour.engine.game import State
from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Happening, Match
from purrlour.server.matches.updates import about

_CHANGES: Final = frozenset({log.Dealt, log.Step, log.Undone})
"""After these the game may stand elsewhere."""


class Shot(NamedTuple):
    """Everything at one moment, hidden things included."""

    happening: Happening
    state: State | None
    """None before the deal; the same object for as long as nothing changed."""
    pending: list[wire.Pending]
    chairs: list[wire.Person]


def shoot(match: Match, entries: Iterable[bytes]) -> Iterator[Shot]:
    """One after each entry; the match is where the log ends when they are all taken."""
    state: State | None = None
    for entry in entries:
        happening = match.take(log.read_entry(entry))
        if match.table is not None and type(happening.entry) in _CHANGES:
            state = match.table.state.clone()  # the table's own goes on
        pending = [
            wire.Pending(asked.seat, asked.kind, asked.about, None)  # clocks are of that time
            for asked in match.pending().values()
        ]
        yield Shot(happening, state, pending, about(match).chairs)


def sides_of(match: Match, entry: log.AnyEntry, state: State | None) -> list[int]:
    """From how many outcomes the rules drew here: what was drawn is drawn once more."""
    game, luck = match.game, Counting([])
    if isinstance(entry, log.Dealt):
        luck = Counting(entry.chance)
        game.deal(match.seats, game.options(match.opened.options), luck)
    elif isinstance(entry, log.Step) and entry.chance and state is not None:
        luck = Counting(entry.chance)
        game.apply(state.clone(), entry.seat, game.parse(entry.action).code, luck, None)
    return luck.sides


class Counting(Chance):
    """Known luck, and of how many outcomes each piece was one."""

    def __init__(self, outcomes: list[int]) -> None:
        self.sides: list[int] = []
        self._luck = Scripted(outcomes)

    def pick(self, n: int) -> int:
        self.sides.append(n)
        return self._luck.pick(n)
