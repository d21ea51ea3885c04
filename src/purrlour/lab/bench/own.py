"""Random play in our own engine, one round; run in a process of its own.

Prints one line of JSON: figures per CPU second, and which build was measured.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from itertools import cycle
from time import process_time
from typing import Any, TypeAlias

from mypy_extensions import i64

from purrlour.bots.search.advice import think
from purrlour.bots.search.levels import TIGER
from purrlour.bots.search.policies import policy_of, sharp_policy_of
from purrlour.engine import playout as playout_module
from purrlour.engine.cells import vec
from purrlour.engine.chance import Seeded
from purrlour.engine.game import MOST_ACTIONS, Game
from purrlour.engine.playout import playout
from purrlour.engine.view import View
from purrlour.games import GAMES

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

_LOOK_EVERY = 20
_TURNS = 50
"""How often one kind of work follows another."""
_DECISIONS = 24
"""What a search thinks about, one after another…"""
_APART = 9
"""…and choices from one of them to the next."""
_FIRST = [0, *((mask & -mask).bit_length() - 1 for mask in range(1, 256))]
"""The first seat of a mask."""


def build_name() -> str:
    """Which build of the engine this process runs."""
    return "pure" if playout_module.__file__.endswith(".py") else "compiled"


def rates(works: dict[str, Callable[[], int]], seconds: float) -> dict[str, float]:
    """How much of each work a CPU second does; a `work` says how much it did.

    They take turns, so that a machine that is slow for a while is slow for all of them.
    """
    done, spent = dict.fromkeys(works, 0), dict.fromkeys(works, 0.0)
    while min(spent.values()) < seconds:
        for name, work in works.items():
            start = process_time()
            stint = min(seconds / _TURNS, seconds - spent[name])
            while process_time() - start < stint:
                done[name] += work()
            spent[name] += process_time() - start
    return {name: done[name] / spent[name] for name in works}


def decisions_of(game: AnyGame, seats: int) -> list[View]:
    """Views of those who have a choice, from games that are played with some sense."""
    policy, luck, whim = policy_of(game), Seeded(5), Seeded(6)
    codes, room = vec[i64]([0] * MOST_ACTIONS), vec[i64]([0] * MOST_ACTIONS)
    found: list[View] = []
    met = 0
    while True:
        state = game.deal(seats, game.options({}), luck)
        while mask := game.asked(state):
            seat = _FIRST[mask]
            if game.legal_into(state, seat, codes) > 1:
                met += 1
                if met % _APART == 0:
                    found.append(game.view(state, seat))
                    if len(found) == _DECISIONS:
                        return found
            game.apply(state, seat, policy.act(game, state, seat, room, whim), luck, None)


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
        steps = 0
        for _ in range(_LOOK_EVERY):
            state = game.deal(seats, options, luck)
            while mask := asked(state):
                seat = _FIRST[mask]
                apply(state, seat, choice(legal(state, seat)), luck, None)
                steps += 1
        return steps

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
    decisions = cycle(decisions_of(game, seats))

    def thoughts() -> int:
        policy = sharp_policy_of(game)
        thought = think(game, next(decisions), effort, policy=policy, seed=1, seconds=0.0)
        return int(thought.decisions)

    figures: dict[str, Callable[[], int]] = {
        "playout": playouts,
        "driven": driven,
        "clone": clones,
        "view": views,
        "sample": samples,
        "search": thoughts,
    }
    return rates(figures, seconds)


def main() -> None:
    """One round; the arguments are the game and the seconds for each figure."""
    key, seconds = sys.argv[1], float(sys.argv[2])
    print(json.dumps({"build": build_name(), **measure(GAMES[key], seconds)}))  # noqa: T201 - run.py reads it


if __name__ == "__main__":
    main()
