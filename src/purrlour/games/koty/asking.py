"""What a question is about, and what an absent player answers (KO-W1…W4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.koty.codes import (
    EXCHANGE,
    LAY,
    PASS,
    PLACE,
    PLAY_MOTH,
    STOP,
    spot_of,
    stands_for,
)
from purrlour.games.koty.content import LANDS, NAMES
from purrlour.games.koty.rules.place import room_of
from purrlour.games.koty.state import (
    A_PAIR,
    BARE,
    DEFENCE,
    DREAMS,
    GAINS,
    LAYING,
    NINES_MASK,
    PLACING,
    REPEATING,
    TURN,
    Cats,
    top_of,
)

MOST_TOLD: Final = 20
"""Repeats that a question counts; where they are not capped there may be more (KO-O4)."""


def about(state: Cats) -> str:
    """The public subject: an attack and its repeats, what is to be placed, the cat of a moth."""
    if state.phase == PLACING:
        what = GAINS[state.gain]
        return f"{what}:{NAMES[stands_for(state.play)]}" if state.gain == A_PAIR else what
    if state.phase not in (DEFENCE, REPEATING, LAYING):
        return ""
    spot = spot_of(state.play)
    owner, land = int(spot // LANDS), int(spot % LANDS)
    cat = int(top_of(state.land(owner, land)))
    if state.phase == LAYING:
        return f"moth:{NAMES[cat]}>{owner} land:{land + 1}"
    meant = int(stands_for(state.play))
    deed = "fight" if meant == cat else "befriend"
    again = " again" * int(min(state.repeats, MOST_TOLD))
    return f"{deed}:{NAMES[meant]}>{owner} land:{land + 1}{again}"


def fallback(state: Cats) -> i64:
    """Exchange, pass, stop, the land with most Nines; a moth's cat goes to the first land."""
    phase = state.phase
    if phase == TURN:
        return EXCHANGE
    if phase == DEFENCE:
        return PASS
    if phase == REPEATING:
        return STOP
    best: i64 = -1
    found: i64 = 0
    spot: i64
    if phase == LAYING:
        while state.land(found // LANDS, found % LANDS) > BARE:
            found += 1
        return LAY + found
    room = room_of(state.rows[DREAMS + state.turn])
    for spot in range(LANDS):
        nines = state.land(state.turn, spot) & NINES_MASK
        if (room >> spot) & 1 and nines > best:
            best = nines
            found = spot
    return PLACE + found


assert PLAY_MOTH > LAY
