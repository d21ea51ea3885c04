"""How it ended: the last one living wins, the others are ranked by how long they lasted."""

from __future__ import annotations

from purrlour.engine.decision import Outcome, seats_of
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.state import OVER, Kittens
from purrlour.games.exploding_kittens.view import lines


def outcome(state: Kittens) -> Outcome | None:
    """EK-70, EK-71: ranks are the reverse order of death."""
    if state.phase != OVER:
        return None
    fallen = [seat for kind, seat, _ in lines(state.telling()) if kind == story.DIE]
    winner = seats_of(state.alive)[0]
    ranked = [winner, *reversed(fallen)]
    places = tuple(
        # Seats that were out before the story began share the place after all others.
        ranked.index(seat) + 1 if seat in ranked else len(ranked) + 1
        for seat in range(state.seats)
    )
    returns = tuple(1.0 if seat == winner else 0.0 for seat in range(state.seats))
    return Outcome(reason="last-one-living", returns=returns, places=places)
