"""Random play to the end: the loop that search and benchmarks live in."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.game import A, Game, O, S, V


def playout(game: Game[S, A, V, O], state: S, luck: Chance, whim: Chance) -> i64:
    """Plays uniformly at random until it is over and says how many choices that took.

    `luck` is the table's, `whim` the players'.
    """
    codes = vec[i64]([0] * len(game.actions))
    steps: i64 = 0
    asked = game.asked(state)
    while asked:
        seat: i64 = 0
        while not (asked >> seat) & 1:
            seat += 1
        count = game.legal_into(state, seat, codes)
        game.apply(state, seat, codes[whim.pick(count)], luck, None)
        steps += 1
        asked = game.asked(state)
    return steps
