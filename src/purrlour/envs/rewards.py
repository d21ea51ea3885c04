"""Rewards: what an outcome is worth to each seat."""

from __future__ import annotations

from purrlour.engine.decision import Outcome


def rewards_of(outcome: Outcome, *, cooperative: bool) -> tuple[float, ...]:
    """Who plays together gets the outcome's returns; who plays against others, centred ones.

    Centred, they sum to zero: a sole winner has 1, and the others share −1. Nobody's win is
    worth nothing to anybody.

    >>> rewards_of(Outcome("", (1.0, 0.0, 0.0), (1, 2, 3)), cooperative=False)
    (1.0, -0.5, -0.5)
    """
    returns = outcome.returns
    seats = len(returns)
    if cooperative or seats == 1:
        return returns
    total = sum(returns)
    return tuple((seats * gain - total) / (seats - 1) for gain in returns)
