"""Wounds on minions, card by card (MM-122…128, MM-230)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import count, lowest
from purrlour.games.mice_and_mystics.codes import ORDER
from purrlour.games.mice_and_mystics.frames import ATTACK, OWN
from purrlour.games.mice_and_mystics.house import AUTO
from purrlour.games.mice_and_mystics.layout import KIND
from purrlour.games.mice_and_mystics.rules.blows import HOW, KILLED
from purrlour.games.mice_and_mystics.rules.harm import defeat, wound_card
from purrlour.games.mice_and_mystics.rules.seats import controller, operator
from purrlour.games.mice_and_mystics.rules.track import on_track
from purrlour.games.mice_and_mystics.state import ASK_WOUND, Mice
from purrlour.games.mice_and_mystics.tables import (
    F_LIFE,
    FIRST_FOE,
    FOE_WIDTH,
    K_CARDS,
    KIND_WIDTH,
)

# Own numbers of a WOUNDING frame.
WHOM: Final = 0
LEFT: Final = 1
BY: Final = 2


def run_wounding(state: Mice, log: Log | None) -> None:
    """Wounds go on the cards of a minion one by one, until it is beaten or they are used up."""
    figure, by = state.own(WHOM), state.own(BY)
    if state.stage() == 1:
        state.set_stage(0)
        wound(state, figure, by, state.answer - ORDER, log)
        return
    if state.own(LEFT) <= 0 or state.rows[KIND + figure] < 0:
        state.pop()
        return
    cards = cards_left(state, figure)
    if count(cards) > 1 and not state.house & AUTO:  # MM-125, MM-128
        state.set_stage(1)
        state.ask(ASK_WOUND, controller(state, by) if 0 <= by < FIRST_FOE else operator(state))
        return
    wound(state, figure, by, lowest(cards) if cards else -1, log)


def cards_left(state: Mice, figure: i64) -> i64:
    """The cards of a minion that are on the track."""
    kind: i64 = state.rows[KIND + figure]
    return state.tables.kinds[kind * KIND_WIDTH + K_CARDS] & on_track(state)


def wound(state: Mice, figure: i64, by: i64, card: i64, log: Log | None) -> None:
    """One wound; ordinary minions fall at once, others when a card's life is used up."""
    state.set_own(LEFT, state.own(LEFT) - 1)
    beaten = card < 0 or state.tables.foes[card * FOE_WIDTH + F_LIFE] <= 1
    if beaten and count(cards_left(state, figure)) > 1:
        beaten = not other_cards(state, figure, card, log)
    elif not beaten:
        beaten = wound_card(state, card, log) and not cards_left(state, figure)
    if beaten:
        fight = state.innermost(ATTACK)
        if fight >= 0 and state.stack[fight + OWN] == by:
            state.stack[fight + OWN + HOW] |= KILLED
        state.pop()
        defeat(state, figure, by, log)


def other_cards(state: Mice, figure: i64, card: i64, log: Log | None) -> bool:
    """A card with one life goes; whether the minion has another left (MM-126, MM-127)."""
    wound_card(state, card, log)
    return cards_left(state, figure) != 0
