"""Whole games by players who choose at random."""

from __future__ import annotations

from collections.abc import Iterator

from purrlour.engine.chance import Seeded
from tests.games.exploding_kittens.scene import Scene, dealt


def random_game(
    seats: int, seed: int, *, quitters: bool = False, **settings: str
) -> Iterator[Scene]:
    """One table, shown after the deal and after every choice until the game is over.

    With quitters, somebody resigns now and then.
    """
    whim = Seeded(seed, "whim")
    table = dealt(seats, seed=seed, **settings)
    yield table
    while asked := list(table.table.pending.values()):
        if quitters and whim.pick(20) == 0:
            quitter = table.alive[whim.pick(len(table.alive))]
            table.events = table.table.play(table.seat(quitter), "resign")
            yield table
            continue
        seat = asked[whim.pick(len(asked))].seat
        choices = table.table.legal(seat)
        table.events = table.table.play(seat, choices[whim.pick(len(choices))].text())
        yield table
