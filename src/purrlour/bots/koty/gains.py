"""What a gain does for a dream in Koty: where a Nine or a pair goes best, and when it ends it all.

A gain is what it adds to the number of a land: 1 for a bare Nine, and for a pair the cat on top
of it as well.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.koty.worth import LAND_NOW
from purrlour.engine.cells import vec
from purrlour.games.koty.content import LANDS
from purrlour.games.koty.endings import SCORES, score_of
from purrlour.games.koty.rules.turns import EACH_LAND
from purrlour.games.koty.state import (
    BARE,
    DREAMS,
    LAND_BITS,
    LAND_MASK,
    NINES_MASK,
    Cats,
)
from purrlour.games.koty.teams import NO_MATE, mate_of

NO_ROOM: Final = -1.0e6
"""The best of no lands at all."""
END: Final = 50.0
"""What it is worth to end the game ahead: more than anything else."""
LAST_NINE: Final = BARE - 1
"""A land with two bare Nines: one more fills it."""
WITHOUT_TOP: Final = vec[i64](
    [~((LAND_MASK - NINES_MASK) << (land * LAND_BITS)) for land in range(LANDS)]
)
"""What is left of a dream when nothing lies on top of this land any more."""


def best_place(dream: i64, gain: i64, row: i64) -> float:
    """The most that a gain brings; NO_ROOM if no land can take it."""
    best: float = NO_ROOM
    at: i64
    for at in range(0, LANDS * LAND_BITS, LAND_BITS):
        land: i64 = (dream >> at) & LAND_MASK
        if land < BARE:
            more: float = LAND_NOW[row + land + gain] - LAND_NOW[row + land]
            best = max(best, more)
    return best


def is_late(dream: i64) -> bool:
    """Whether one more full land would end the game (KO-60)."""
    lacking: i64 = EACH_LAND & ~(dream & (dream >> 1))
    lacking &= lacking - 1
    return lacking & (lacking - 1) == 0


def best_late_place(state: Cats, seat: i64, spot: i64, gain: i64, row: i64) -> float:
    """The same where it may end the game, after the cat on this spot has gone."""
    ahead = lead(state, seat, spot)
    dream: i64 = without(state, seat, spot)
    best: float = NO_ROOM
    at: i64
    for at in range(0, LANDS * LAND_BITS, LAND_BITS):
        land: i64 = (dream >> at) & LAND_MASK
        if land < BARE:
            more: float = LAND_NOW[row + land + gain] - LAND_NOW[row + land]
            if land == LAST_NINE:
                more += ending(ahead + SCORES[land + gain] - SCORES[land])
            best = max(best, more)
    return best


def ending(ahead: i64) -> float:
    """What it is worth to end the game with this lead (KO-69)."""
    if ahead == 0:
        return 0.0
    return END if ahead > 0 else -END


def without(state: Cats, seat: i64, spot: i64) -> i64:
    """A seat's dream without the cat on this spot, if that is there."""
    dream: i64 = state.rows[DREAMS + seat]
    if spot >= 0 and spot // LANDS == seat:
        dream &= WITHOUT_TOP[spot % LANDS]
    return dream


def lead(state: Cats, seat: i64, spot: i64) -> i64:
    """By how many cats the seat's side would be ahead of the best other without that cat."""
    mate = mate_of(state, seat)
    most: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat and other != mate:
            cats = side_cats(state, other, spot)
            most = max(most, cats)
    return side_cats(state, seat, spot) - most


def side_cats(state: Cats, seat: i64, spot: i64) -> i64:
    """The cats of a seat and its partner, without the one on this spot (KO-65, KO-92)."""
    cats: i64 = score_of(without(state, seat, spot))
    mate = mate_of(state, seat)
    if mate != NO_MATE:
        cats += score_of(without(state, mate, spot))
    return cats
