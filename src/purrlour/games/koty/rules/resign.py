"""Giving up: the dream stays, turns are skipped, nobody defends it any more (KO-A55)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.koty.content import MOTH
from purrlour.games.koty.events import Resigned
from purrlour.games.koty.rules.attack import not_asked_any_more
from purrlour.games.koty.rules.place import give_up_gain
from purrlour.games.koty.rules.turns import end_turn, finish
from purrlour.games.koty.state import ALONE, DEFENCE, LAYING, PLACING, Cats
from purrlour.games.koty.teams import NO_MATE, mate_of


def resign(state: Cats, seat: i64, chance: Chance, log: Log | None) -> None:
    """The seat is out of it; a card of its own on the table is discarded."""
    state.gone |= 1 << seat
    if log is not None:
        log.append(Resigned("KO-A55", seat))
    if only_one_side(state):
        tidy(state)
        finish(state, ALONE, log)
    elif seat == state.turn:
        tidy(state)
        end_turn(state, log)
    elif (state.asked >> seat) & 1:
        not_asked_any_more(state, seat, chance, log)


def tidy(state: Cats) -> None:
    """What lies on the table unsettled goes to the discard."""
    phase = state.phase
    if phase == DEFENCE:
        state.discard(state.card)
    elif phase == PLACING:
        give_up_gain(state)
    elif phase == LAYING:
        state.discard(MOTH)


def only_one_side(state: Cats) -> bool:
    """Whether all who are left play together."""
    seat: i64
    first: i64 = -1
    for seat in range(state.seats):
        if not (state.gone >> seat) & 1:
            if first < 0:
                first = seat
            elif mate_of(state, first) == NO_MATE or mate_of(state, first) != seat:
                return False
    return True
