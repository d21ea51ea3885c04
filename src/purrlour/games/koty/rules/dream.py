"""A card on one's own dream, or on a rival's Nine (KO-20…30, KO-44…47)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.koty.codes import MOVES, PLAY, card_of, stands_for
from purrlour.games.koty.content import CROW, JOKER, LANDS, NAMES
from purrlour.games.koty.events import Befriended, Chased, Covered, Fought, Matched, Put
from purrlour.games.koty.rules.attack import attack
from purrlour.games.koty.rules.place import gain
from purrlour.games.koty.rules.stock import leave_hand, refill
from purrlour.games.koty.rules.turns import end_turn
from purrlour.games.koty.state import (
    A_NINE,
    A_PAIR,
    BARE,
    CARD,
    DREAMS,
    HANDS,
    LAND_BITS,
    LAND_MASK,
    ON_TOP,
    Cats,
    top_of,
)
from purrlour.games.koty.story import DRAW, LINE_SEATS
from purrlour.games.koty.story import PLAY as LEFT

DRAW_LINE: Final = DRAW * LINE_SEATS
assert LEFT == 0, "swap_top writes a line of this kind by its seat alone"


def play_card(state: Cats, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """A cat, a crow or a joker goes on a land: the land says what that means."""
    spot: i64 = (code - PLAY) // MOVES
    owner: i64 = spot // LANDS
    land: i64 = spot % LANDS
    rows = state.rows
    at: i64 = land * LAND_BITS
    below: i64 = (rows[DREAMS + owner] >> at) & LAND_MASK
    if below <= BARE:
        card: i64 = (code - PLAY) % MOVES  # no joker goes there
        rows[HANDS + seat] -= CARD[card]
        rows[DREAMS + owner] += ((card + 1) * ON_TOP) << at
        if log is None and state.left:
            swap_top(state, seat, card)
        else:
            state.tell(LEFT, seat, card)
            if log is not None:
                tell_laid(seat, card, owner, land, below, log)
            refill(state, seat, chance, log)
        end_turn(state, log)
    elif owner != seat:
        attack(state, seat, code, chance, log)
    elif top_of(below) == CROW:
        chase(state, seat, card_of(code), land, chance, log)
    else:
        match(state, seat, code, land, chance, log)


def swap_top(state: Cats, seat: i64, card: i64) -> None:
    """The commonest case of leaving the hand and drawing, written out: one card for another."""
    left: i64 = state.left - 1
    title: int = state.pile[left]
    state.left = left
    state.rows[HANDS + seat] += CARD[title]
    at: i64 = state.told
    told = state.story
    first: int = seat  # a line of the kind PLAY
    second: int = card
    third: int = DRAW_LINE + seat
    told[at] = first
    told[at + 1] = second
    told[at + 2] = third
    told[at + 3] = title
    state.told = at + 4


def tell_laid(seat: i64, card: i64, owner: i64, land: i64, below: i64, log: Log) -> None:
    """A cat at home (KO-20, KO-21), or a card on a rival's Nine (KO-44, KO-45)."""
    if owner == seat:
        log.append(Put("KO-21" if below else "KO-20", seat, NAMES[card], land + 1))
    else:
        clause = "KO-45" if card == CROW else "KO-44"
        log.append(Covered(clause, seat, owner, NAMES[card], land + 1))


def chase(state: Cats, seat: i64, card: i64, land: i64, chance: Chance, log: Log | None) -> None:
    """A crow or a joker chases a crow of one's own; no Nine is gained (KO-28, KO-29)."""
    leave_hand(state, seat, card)
    if log is not None:
        log.append(Chased("KO-29" if card == JOKER else "KO-28", seat, NAMES[card], land + 1))
    refill(state, seat, chance, log)
    state.change_land(seat, land, -(CROW + 1) * ON_TOP)
    state.discard(card)
    state.discard(CROW)
    end_turn(state, log)


def match(state: Cats, seat: i64, code: i64, land: i64, chance: Chance, log: Log | None) -> None:
    """A cat on a cat of one's own: they befriend or fight (KO-22…27)."""
    card = card_of(code)
    meant = stands_for(code)
    cat = top_of(state.land(seat, land))
    leave_hand(state, seat, card)
    if log is not None:
        clause = "KO-26" if card == JOKER else "KO-24" if meant == cat else "KO-22"
        log.append(Matched(clause, seat, NAMES[card], NAMES[meant], land + 1))
    refill(state, seat, chance, log)  # KO-A4
    state.change_land(seat, land, -(cat + 1) * ON_TOP)
    state.play = code
    if meant == cat:
        state.card = card
        if log is not None:
            log.append(Fought("KO-24", seat, seat, NAMES[cat], land + 1))
        gain(state, A_PAIR, chance, log)
    else:
        state.discard(card)
        state.discard(cat)
        if log is not None:
            log.append(Befriended("KO-22", seat, seat, NAMES[cat], land + 1))
        gain(state, A_NINE, chance, log)
