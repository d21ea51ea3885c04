"""Marks for what is asked between turns in Koty: attacks, and where things go."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.bots.koty.gains import (
    LAST_NINE,
    NO_ROOM,
    best_place,
    ending,
    is_late,
    lead,
)
from purrlour.bots.koty.marks import Marks
from purrlour.bots.koty.night import freed, rate_laying
from purrlour.bots.koty.worth import CARD_NOW, LAND_NOW
from purrlour.engine.cells import vec
from purrlour.games.koty.codes import (
    AS_JOKER,
    DEFEND,
    LAY,
    OWL_IT,
    PLACE,
    PLAY_MOTH,
    REPEAT,
    spot_of,
    stands_for,
)
from purrlour.games.koty.content import JOKER, LANDS, OWL
from purrlour.games.koty.endings import SCORES
from purrlour.games.koty.state import (
    A_PAIR,
    DEFENCE,
    DREAMS,
    LAND_BITS,
    LAND_MASK,
    NINES_MASK,
    ON_TOP,
    PLACING,
    REPEATING,
    Cats,
    top_of,
)


def rate_answer(marks: Marks, state: Cats, seat: i64, codes: vec[i64], count: i64) -> None:
    """Writes a mark for each of the codes."""
    marks.look(state, seat)
    phase = state.phase
    if phase == DEFENCE:
        rate_duel(marks, codes, count, -stake(marks, state))
    elif phase == REPEATING:
        rate_duel(marks, codes, count, stake(marks, state))
    elif phase == PLACING:
        rate_places(marks, state, seat, codes, count)
    else:
        at: i64
        for at in range(count):
            source: i64 = state.play - PLAY_MOTH
            spot: i64 = codes[at] - LAY
            marks.marks[at] = rate_laying(state, source, spot, marks.others, marks.lands)


def stake(marks: Marks, state: Cats) -> float:
    """What the attack on the table would bring the seat if it succeeded."""
    spot = spot_of(state.play)
    land = state.land(spot // LANDS, spot % LANDS)
    gain: i64 = 1
    if stands_for(state.play) == top_of(land):
        gain += land - (land & NINES_MASK)
    prize = best_place(state.rows[DREAMS + state.turn], gain, marks.lands)
    if prize == NO_ROOM:
        prize = 0.0
    loss = freed(state, spot, marks.lands)
    return marks.others.touch(state.turn, prize) + marks.others.touch(spot // LANDS, loss)


def rate_duel(marks: Marks, codes: vec[i64], count: i64, prize: float) -> None:
    """To pass or to stop, the first code, is worth nothing; a card is worth the prize."""
    at: i64
    marks.marks[0] = 0.0
    for at in range(1, count):
        marks.marks[at] = prize - CARD_NOW[marks.cards + duel_card(codes[at])]


def duel_card(code: i64) -> i64:
    """The card that this answer takes from the hand."""
    if code == OWL_IT:
        return OWL
    card: i64 = code - REPEAT if code >= REPEAT else code - DEFEND
    return JOKER if card == AS_JOKER else card


def rate_places(marks: Marks, state: Cats, seat: i64, codes: vec[i64], count: i64) -> None:
    """The land for a gain; a third full one ends the game (KO-60)."""
    dream: i64 = state.rows[DREAMS + seat]
    lands: i64 = marks.lands
    late = is_late(dream)
    gain: i64 = 1
    if state.gain == A_PAIR:
        gain += (stands_for(state.play) + 1) * ON_TOP
    at: i64
    for at in range(count):
        land: i64 = (dream >> ((codes[at] - PLACE) * LAND_BITS)) & LAND_MASK
        mark: float = LAND_NOW[lands + land + gain] - LAND_NOW[lands + land]
        if late and land == LAST_NINE:
            mark += ending(lead(state, seat, -1) + SCORES[land + gain] - SCORES[land])
        marks.marks[at] = mark
