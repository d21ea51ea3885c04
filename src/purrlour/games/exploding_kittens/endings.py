"""How it ended: the last one living wins, the others are ranked by how long they lasted."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.decision import Outcome
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.state import OVER, Kittens


def outcome(state: Kittens) -> Outcome | None:
    """EK-70, EK-71: ranks are the reverse order of death."""
    if state.phase != OVER:
        return None
    told = state.story
    fallen = 0
    # Seats that were out before the story began share the place after all others.
    places = [0] * state.seats
    at: i64 = state.told - 2
    while at >= 0:
        if story.kind_of(i64(told[at])) == story.DIE:
            fallen += 1
            places[story.seat_of(i64(told[at]))] = 1 + fallen
        at -= 2
    returns = [0.0] * state.seats
    seat: i64
    for seat in range(state.seats):
        if (state.alive >> seat) & 1:
            places[seat] = 1
            returns[seat] = 1.0
        elif places[seat] == 0:
            places[seat] = 2 + fallen
    return Outcome(reason="last-one-living", returns=tuple(returns), places=tuple(places))
