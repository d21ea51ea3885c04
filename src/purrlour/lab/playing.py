"""One playing by bots, from the deal to the end."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from purrlour.bots.roster import build
from purrlour.engine.chance import Seeded
from purrlour.engine.game import Game


@dataclass(frozen=True)
class Played:
    """How it went."""

    returns: tuple[float, ...]
    """One per seat; nothing for anybody if it dragged on and was abandoned."""
    places: tuple[int, ...]
    decisions: int
    thoughts: tuple[int, ...]
    """Real choices of each seat: those among several."""
    seconds: tuple[float, ...]
    """How long each seat took for them."""


def play(
    game: Game[Any, Any, Any, Any], names: list[str], settings: dict[str, str], *, seeds: list[int]
) -> Played:
    """Bots by their names, one a seat. Seeds: the table's luck, who answers first, each bot."""
    seats = len(names)
    luck, order = Seeded(seeds[0]), Seeded(seeds[1])
    bots = [build(name, game, seed) for name, seed in zip(names, seeds[2:], strict=True)]
    state = game.deal(seats, game.options(settings), luck)
    asked = [decision.seat for decision in game.decisions(state)]
    decisions = 0
    thoughts, seconds = [0] * seats, [0.0] * seats
    while asked and decisions < game.max_steps:  # one that drags on is abandoned
        seat = asked[order.pick(len(asked))]  # who answers a window first is nobody's privilege
        choices = [game.actions[code] for code in game.legal(state, seat)]
        view = game.view(state, seat)
        began = time.perf_counter()
        action = bots[seat].choose(view, choices)
        if len(choices) > 1:
            seconds[seat] += time.perf_counter() - began
            thoughts[seat] += 1
        game.apply(state, seat, action.code, luck, None)
        decisions += 1
        asked = [decision.seat for decision in game.decisions(state)]
    outcome = game.outcome(state)
    return Played(
        (0.0,) * seats if outcome is None else outcome.returns,
        (1,) * seats if outcome is None else outcome.places,
        decisions,
        tuple(thoughts),
        tuple(seconds),
    )
