"""Random play in our own engine, one round; run in a process of its own.

Prints one line of JSON: figures per CPU second, and which build was measured.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, TypeAlias

from purrlour.bots.search.advice import think
from purrlour.bots.search.levels import TIGER
from purrlour.engine import playout as playout_module
from purrlour.engine.chance import Seeded
from purrlour.engine.game import Game
from purrlour.engine.playout import playout
from purrlour.games import GAMES

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

_LOOK_EVERY = 20
_FIRST = [0, *((mask & -mask).bit_length() - 1 for mask in range(1, 256))]
"""The first seat of a mask."""


def build_name() -> str:
    """Which build of the engine this process runs."""
    return "pure" if playout_module.__file__.endswith(".py") else "compiled"


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work a CPU second does; `work` says how much it did."""
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        done += work()
    return done / (process_time() - start)


def measure(game: AnyGame, seconds: float) -> dict[str, float]:
    """Each figure of one game, two seats, all rules and knowledge on."""
    options = game.options({})
    seats = max(game.min_seats, 2)
    luck, whim = Seeded(1), Seeded(2)
    choice = random.Random(3).choice
    asked, legal, apply = game.asked, game.legal, game.apply

    def playouts() -> int:
        return sum(
            playout(game, game.deal(seats, options, luck), luck, whim) for _ in range(_LOOK_EVERY)
        )

    def driven() -> int:
        decisions = 0
        for _ in range(_LOOK_EVERY):
            state = game.deal(seats, options, luck)
            while mask := asked(state):
                seat = _FIRST[mask]
                apply(state, seat, choice(legal(state, seat)), luck, None)
                decisions += 1
        return decisions

    middle = game.deal(seats, options, luck)
    for _ in range(12):  # no Kitten that early: two Defuses stand before a death
        seat = _FIRST[asked(middle)]
        apply(middle, seat, legal(middle, seat)[-1], luck, None)
    clone = middle.clone

    def clones() -> int:
        for _ in range(1000):
            clone()
        return 1000

    def views() -> int:
        for _ in range(100):
            game.view(middle, 0)
        return 100

    seen = game.view(middle, 0)

    def samples() -> int:
        for _ in range(100):
            game.sample(seen, luck)
        return 100

    effort = TIGER.efforts[game.key]

    def thoughts() -> int:
        return int(think(game, seen, effort, seed=1, seconds=0.0).decisions)

    figures: dict[str, Callable[[], int]] = {
        "playout": playouts,
        "driven": driven,
        "clone": clones,
        "view": views,
        "sample": samples,
        "search": thoughts,
    }
    return {name: rate(work, seconds) for name, work in figures.items()}


def main() -> None:
    """One round; the arguments are the game and the seconds for each figure."""
    key, seconds = sys.argv[1], float(sys.argv[2])
    print(json.dumps({"build": build_name(), **measure(GAMES[key], seconds)}))  # noqa: T201 - run.py reads it


if __name__ == "__main__":
    main()
