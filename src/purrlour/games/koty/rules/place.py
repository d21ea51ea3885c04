"""Placing what was gained: a Nine, or a Nine with a cat on it (KO-09…12, KO-24, KO-25, KO-O7)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.koty.codes import spot_of, stands_for
from purrlour.games.koty.content import BAT, CROW, DRAGON, LANDS, NAMES
from purrlour.games.koty.events import Kept, Lost, Paired, Placed
from purrlour.games.koty.rules.stock import refill, top_card
from purrlour.games.koty.rules.turns import end_turn_with_gain
from purrlour.games.koty.state import (
    A_CROW,
    A_NINE,
    A_PAIR,
    BARE,
    DREAMS,
    LAND_BITS,
    LAND_MASK,
    NINES_MASK,
    NOTHING,
    ON_TOP,
    PLACING,
    SHOWN,
    UNSEEN,
    Cats,
)
from purrlour.games.koty.story import BLIND, LOST


def room_of(dream: i64) -> i64:
    """The lands of a dream that can take a Nine, as bits (KO-10)."""
    room: i64 = 0
    land: i64
    for land in range(LANDS):
        if (dream >> (land * LAND_BITS)) & LAND_MASK < BARE:
            room |= 1 << land
    return room


def gain(state: Cats, what: i64, chance: Chance, log: Log | None) -> None:
    """The current player gets something to place: is there a choice (KO-W3)?"""
    state.gain = what
    room = room_of(state.rows[DREAMS + state.turn])
    if room == 0:
        lose(state, chance, log)
    elif room & (room - 1) == 0:
        land: i64 = 0
        while not (room >> land) & 1:
            land += 1
        place(state, land, chance, log)
    else:
        state.phase = PLACING
        state.asked = 1 << state.turn


def place(state: Cats, land: i64, chance: Chance, log: Log | None) -> None:
    """What was gained lies in this land; then the turn ends."""
    seat, what = state.turn, state.gain
    state.change_land(seat, land, 1)
    if what == A_NINE:
        title = top_card(state, chance, log)
        state.add(UNSEEN, title)
        state.tell(BLIND, seat, title)  # KO-13
    elif what == A_PAIR:
        cat = stands_for(state.play)
        state.add(SHOWN, state.card)  # a joker must be the Nine (KO-27)
        state.change_land(seat, land, (cat + 1) * ON_TOP)
        state.card = NOTHING
    else:
        state.add(SHOWN, CROW if what == A_CROW else DRAGON)
    if log is not None:
        nines = state.land(seat, land) & NINES_MASK
        if what == A_PAIR:
            log.append(Paired("KO-24", seat, NAMES[stands_for(state.play)], land + 1, nines))
        else:
            log.append(Placed("KO-10", seat, land + 1, nines))
    settle(state, chance, log)


def lose(state: Cats, chance: Chance, log: Log | None) -> None:
    """No land can take it: all of it is discarded (KO-12, KO-25, KO-86)."""
    seat, what = state.turn, state.gain
    if what == A_NINE:
        title = top_card(state, chance, log)  # KO-A10
        state.discard(title)
        state.tell(LOST, seat, title)
        if log is not None:
            log.append(Lost("KO-12", seat, (NAMES[title],)))
    elif what == A_PAIR:
        lose_pair(state, log)
    else:
        card: i64 = CROW if what == A_CROW else DRAGON
        state.discard(card)
        if log is not None:
            log.append(Lost("KO-86", seat, (NAMES[card],)))
    settle(state, chance, log)


def lose_pair(state: Cats, log: Log | None) -> None:
    """Both cards of a fight (KO-25); or its Nine, and the cat lies on three others (KO-O7)."""
    seat, card, cat = state.turn, state.card, stands_for(state.play)
    land: i64 = land_of_three(state) if state.surplus else -1
    state.discard(card)  # a joker must be the Nine (KO-27)
    state.card = NOTHING
    if land < 0:
        state.discard(cat)
        if log is not None:
            log.append(Lost("KO-25", seat, (NAMES[card], NAMES[cat])))
        return
    state.change_land(seat, land, (cat + 1) * ON_TOP)
    if log is not None:
        log.append(Kept("KO-O7", seat, NAMES[card], NAMES[cat], land + 1))


def land_of_three(state: Cats) -> i64:
    """Three bare Nines of the current player: where the cats fought, else the first, for they are
    all alike; −1 if there are none."""
    spot = spot_of(state.play)
    land: i64 = spot % LANDS
    if spot // LANDS == state.turn and state.land(state.turn, land) == BARE:
        return land
    for land in range(LANDS):
        if state.land(state.turn, land) == BARE:
            return land
    return -1


def settle(state: Cats, chance: Chance, log: Log | None) -> None:
    """A night card is discarded and replaced only now (KO-A4); the turn ends."""
    what = state.gain
    if what > A_PAIR:
        if what == A_CROW:
            state.discard(BAT)
        refill(state, state.turn, chance, log)
    end_turn_with_gain(state, log)


def give_up_gain(state: Cats) -> None:
    """Whoever was to place something gave up: it is discarded, a blind Nine never taken."""
    what = state.gain
    if what == A_PAIR:
        state.discard(state.card)
        state.discard(stands_for(state.play))
    elif what == A_CROW:
        state.discard(CROW)
        state.discard(BAT)
    elif what > A_CROW:
        state.discard(DRAGON)
