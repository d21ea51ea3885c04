"""What each seat may expect of a table of Koty, from 0 to 1, as it stands."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from purrlour.bots.koty.others import gave_up, side_of
from purrlour.bots.koty.worth import (
    BEYOND_CATS,
    CARD_THEN,
    LAND_THEN,
    card_row,
    land_row,
    stage_of,
)
from purrlour.engine.cells import vec
from purrlour.games.koty.codes import spot_of, stands_for
from purrlour.games.koty.content import CROW, LANDS
from purrlour.games.koty.endings import nines_of, score_of
from purrlour.games.koty.state import (
    A_PAIR,
    BARE,
    DEFENCE,
    DREAMS,
    HANDS,
    LAND_BITS,
    LAND_MASK,
    NINES_MASK,
    ON_TOP,
    PLACING,
    TITLE_BITS,
    TITLE_MASK,
    TOP_BITS,
    Cats,
)
from purrlour.games.koty.teams import NO_MATE, mate_of

FRIENDS: Final = 0.25
"""What a cat of one's own is worth more while the hand holds a friend for it."""
FIGHT: Final = 0.26
"""The same for its double."""
TURN_NOW: Final = 0.13
"""What it is worth that it is one's turn."""
UNDEFENDED: Final = 0.75
"""How often an attack succeeds."""
STAYED: Final = 1 << 30
"""More than any cats: who gave up comes after the rest (KO-A55)."""
MOST_NINES_OF_ALL: Final = 32
"""More Nines than a side can have: they break ties (KO-67)."""


def returns(state: Cats, into: vec[float]) -> None:
    """What each seat got of a game that is over (KO-66…68, KO-92)."""
    best: i64 = -1
    winners: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if side_of(state, seat) == seat:
            merit = merit_of(state, seat)
            if merit > best:
                best = merit
                winners = 1
            elif merit == best:
                winners += 1
    for seat in range(state.seats):
        into[seat] = 1.0 / float(winners) if merit_of(state, seat) == best else 0.0


def merit_of(state: Cats, seat: i64) -> i64:
    """What sides are compared by: still there, cats, Nines."""
    merit = merit_alone(state, seat)
    mate = mate_of(state, seat)
    if mate == NO_MATE:
        return merit
    other = merit_alone(state, mate)
    if merit >= STAYED and other >= STAYED:
        merit -= STAYED
    return merit + other


def merit_alone(state: Cats, seat: i64) -> i64:
    """The same without a partner."""
    dream: i64 = state.rows[DREAMS + seat]
    merit: i64 = score_of(dream) * MOST_NINES_OF_ALL + nines_of(dream)
    return merit if (state.gone >> seat) & 1 else merit + STAYED


def expected(state: Cats, into: vec[float]) -> None:
    """What each seat may expect of a game that goes on."""
    stage = stage_of(state)
    lands = land_row(stage)
    seat: i64
    for seat in range(state.seats):
        worth = seat_worth(state, seat, lands, card_row(stage))
        side = side_of(state, seat)
        if side == seat:
            into[seat] = worth
        else:
            into[side] += worth
    into[side_of(state, state.turn)] += TURN_NOW
    if state.phase == PLACING:
        gain: i64 = 1
        if state.gain == A_PAIR:
            gain += (stands_for(state.play) + 1) * ON_TOP
        into[side_of(state, state.turn)] += best_then(state.rows[DREAMS + state.turn], gain, lands)
    elif state.phase == DEFENCE:
        settle_attack(state, lands, into)
    share(state, into)


def seat_worth(state: Cats, seat: i64, lands: i64, cards: i64) -> float:
    """A seat's dream, its hand, and how the two go together."""
    dream: i64 = state.rows[DREAMS + seat]
    hand: i64 = state.rows[HANDS + seat]
    worth: float = 0.0
    at: i64
    for at in range(0, LANDS * LAND_BITS, LAND_BITS):
        land: i64 = (dream >> at) & LAND_MASK
        worth += LAND_THEN[lands + land]
        cat: i64 = (land >> TOP_BITS) - 1
        if 0 <= cat < CROW:
            if (hand >> (cat * TITLE_BITS)) & TITLE_MASK:
                worth += FIGHT
            if (hand >> ((cat ^ 1) * TITLE_BITS)) & TITLE_MASK:
                worth += FRIENDS
    rest: i64 = (hand >> (CROW * TITLE_BITS)) & BEYOND_CATS
    at = cards + CROW
    while rest:
        worth += CARD_THEN[at] * float(rest & TITLE_MASK)
        rest >>= TITLE_BITS
        at += 1
    return worth


def settle_attack(state: Cats, lands: i64, into: vec[float]) -> None:
    """An attack that nobody has answered yet, as often as it succeeds."""
    spot = spot_of(state.play)
    owner: i64 = spot // LANDS
    land = state.land(owner, spot % LANDS)
    nines: i64 = land & NINES_MASK
    gain: i64 = 1
    if stands_for(state.play) == (land >> TOP_BITS) - 1:
        gain += land - nines
    more = best_then(state.rows[DREAMS + state.turn], gain, lands)
    less: float = LAND_THEN[lands + land] - LAND_THEN[lands + nines]
    into[side_of(state, state.turn)] += UNDEFENDED * more
    into[side_of(state, owner)] -= UNDEFENDED * less


def best_then(dream: i64, gain: i64, lands: i64) -> float:
    """The most that a gain brings to a dream in the long run."""
    best: float = 0.0
    at: i64
    for at in range(0, LANDS * LAND_BITS, LAND_BITS):
        land: i64 = (dream >> at) & LAND_MASK
        if land < BARE:
            more: float = LAND_THEN[lands + land + gain] - LAND_THEN[lands + land]
            best = max(best, more)
    return best


def share(state: Cats, into: vec[float]) -> None:
    """Log-odds of sides become shares of one victory, the same for partners."""
    best: float = into[0]
    whole: float = 0.0
    seat: i64
    for seat in range(state.seats):
        if side_of(state, seat) == seat:
            best = max(best, into[seat])
    for seat in range(state.seats):
        if side_of(state, seat) == seat:
            into[seat] = 0.0 if gave_up(state, seat) else exp(into[seat] - best)
            whole += into[seat]
    for seat in range(state.seats):
        side = side_of(state, seat)
        into[seat] = into[seat] / whole if side == seat else into[side]
