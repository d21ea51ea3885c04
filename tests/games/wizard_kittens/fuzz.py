"""Whole games by players who choose at random."""

from __future__ import annotations

from collections.abc import Iterator

from purrlour.engine.chance import Seeded
from tests.games.wizard_kittens.scene import Scene, dealt


def random_game(seats: int, seed: int, settings: dict[str, str]) -> Iterator[Scene]:
    """One table, shown after the deal and after every choice until the game is over."""
    whim = Seeded(seed, "whim")
    table = dealt(seats, seed=seed, **settings)
    yield table
    while asked := list(table.table.pending.values()):
        choices = table.table.legal(asked[0].seat)
        chosen = choices[whim.pick(len(choices))].text()
        table.events = table.table.play(asked[0].seat, chosen)
        yield table
