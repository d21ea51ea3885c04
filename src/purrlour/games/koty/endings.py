"""Counting cats, and how it ended (KO-65…69, KO-92)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.decision import Outcome
from purrlour.games.koty.content import LANDS, NINE, VALUES
from purrlour.games.koty.state import (
    DREAMS,
    LAND_BITS,
    LAND_MASK,
    NINES_MASK,
    OVER,
    REASONS,
    TOP_BITS,
    Cats,
)
from purrlour.games.koty.teams import sides_of

KINDS_OF_LAND: Final = (len(VALUES) + 1) << TOP_BITS
"""Lands are numbers below this one."""


def _score(land: int) -> int:
    nines, top = land & NINES_MASK, land >> TOP_BITS
    if top:
        return int(VALUES[top - 1] << nines)
    return NINE << (nines - 1) if nines else 0  # KO-A3: its own ×2 does not count


SCORES: Final = vec[i64]([_score(land) for land in range(KINDS_OF_LAND)])
"""How many cats a land is worth (KO-65)."""


def score_of(dream: i64) -> i64:
    """How many cats a dream is worth."""
    total: i64 = 0
    for _ in range(LANDS):
        total += SCORES[dream & LAND_MASK]
        dream >>= LAND_BITS
    return total


def nines_of(dream: i64) -> i64:
    """How many Nines a dream has, covered or not (KO-67)."""
    total: i64 = 0
    for _ in range(LANDS):
        total += dream & NINES_MASK
        dream >>= LAND_BITS
    return total


def scores(state: Cats) -> tuple[int, ...]:
    """How many cats each seat's dream is worth."""
    return tuple([int(score_of(state.rows[DREAMS + seat])) for seat in range(state.seats)])


def outcome(state: Cats) -> Outcome | None:
    """Most cats, then most Nines, then shared (KO-66…68); whoever gave up comes after the rest."""
    if state.phase != OVER:
        return None
    sides = sides_of(state)
    merits = [_merit(state, side) for side in sides]
    best = max(merits)
    share = 1.0 / merits.count(best)
    places = [0] * int(state.seats)
    returns = [0.0] * int(state.seats)
    for side, merit in zip(sides, merits, strict=True):
        before = sum([len(sides[at]) for at in range(len(sides)) if merits[at] > merit])
        for seat in side:
            places[seat] = 1 + before
            returns[seat] = share if merit == best else 0.0
    return Outcome(reason=REASONS[state.reason], returns=tuple(returns), places=tuple(places))


def _merit(state: Cats, side: tuple[int, ...]) -> tuple[bool, int, int]:
    """What sides are compared by: still there, cats, Nines (KO-92, KO-A55)."""
    there = False
    cats = 0
    nines = 0
    for seat in side:
        there = there or not (state.gone >> seat) & 1
        cats += score_of(state.rows[DREAMS + seat])
        nines += nines_of(state.rows[DREAMS + seat])
    return there, cats, nines
