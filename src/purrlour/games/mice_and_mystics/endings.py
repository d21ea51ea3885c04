"""How it ended (MM-276…280)."""

from __future__ import annotations

from purrlour.engine.decision import Outcome
from purrlour.games.mice_and_mystics.state import OVER, REASONS, WON, Mice


def outcome(state: Mice) -> Outcome | None:
    """Everybody wins, or nobody does."""
    if state.phase != OVER:
        return None
    gain = 1.0 if state.reason == WON else 0.0
    seats = int(state.seats)
    return Outcome(REASONS[state.reason], (gain,) * seats, (1,) * seats)
