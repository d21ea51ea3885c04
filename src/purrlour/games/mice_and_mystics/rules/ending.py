"""The last page: rewards, and what the campaign keeps (MM-276…283)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.codes import CARD, PASS
from purrlour.games.mice_and_mystics.content.ops import LOST, REWARD
from purrlour.games.mice_and_mystics.events import CardKept, Ended
from purrlour.games.mice_and_mystics.frames import FRAME
from purrlour.games.mice_and_mystics.house import CAMPAIGN
from purrlour.games.mice_and_mystics.layout import FROM, IN_DISCARD, IN_PACK, SEAT
from purrlour.games.mice_and_mystics.rules.gear import holder
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.sheets import refit_all
from purrlour.games.mice_and_mystics.rules.triggers import fire_story
from purrlour.games.mice_and_mystics.state import ASK_KEEP_ONE, OVER, REASONS, WON, Mice
from purrlour.games.mice_and_mystics.tables import C_STARTS, CARD_WIDTH, HEROES

_REWARD: Final = 0
_KEEP: Final = 1
_KEPT: Final = 2
# Own numbers of ENDING: how it ended, the next mouse.
MOUSE: Final = 1


def run_ending(state: Mice, log: Log | None) -> None:
    """What the chapter gives, then a card for each mouse of a campaign, then the end."""
    stage = state.stage()
    if stage == _REWARD:
        state.set_stage(_KEEP)
        fire_story(state, REWARD if state.own(0) == WON else LOST, 0, -1)
    elif stage == _KEPT:
        keep_one(state, state.own(MOUSE), state.answer - CARD if state.answer != PASS else -1, log)
        state.set_own(MOUSE, state.own(MOUSE) + 1)
        state.set_stage(_KEEP)
    else:
        hero: i64 = state.own(MOUSE)
        if not state.house & CAMPAIGN or hero >= HEROES:
            close(state, log)
            return
        if state.rows[SEAT + hero] >= 0 and keepable(state, hero):
            state.set_stage(_KEPT)
            state.ask(ASK_KEEP_ONE, state.rows[SEAT + hero])
        else:
            state.set_own(MOUSE, hero + 1)


def keepable(state: Mice, hero: i64) -> bool:
    """Whether a mouse has a card besides its own starting equipment."""
    card: i64
    for card in range(state.tables.how_many_cards):
        if may_keep(state, hero, card):
            return True
    return False


def may_keep(state: Mice, hero: i64, card: i64) -> bool:
    """Any search card that a mouse holds, but what is some hero's from the start (MM-R87)."""
    starts: i64 = state.tables.cards[card * CARD_WIDTH + C_STARTS]
    ours: bool = starts >= 0 and state.rows[SEAT + starts] >= 0
    return holder(state, card) == hero and not ours


def keep_one(state: Mice, hero: i64, kept: i64, log: Log | None) -> None:
    """One card stays with the mouse, the others go (MM-282)."""
    card: i64
    for card in range(state.tables.how_many_cards):
        if card == kept:
            state.rows[FROM + card] = IN_PACK + hero
            if log is not None:
                name = state.tables.names.cards[card]
                log.append(CardKept("MM-282", figure_name(state, hero), name))
        elif may_keep(state, hero, card):
            state.rows[FROM + card] = IN_DISCARD
    refit_all(state)


def close(state: Mice, log: Log | None) -> None:
    """The chapter is over."""
    state.reason = state.own(0)
    state.phase = OVER
    state.asked = 0
    state.top = -FRAME
    if log is not None:
        clause = "MM-276" if state.reason == WON else "MM-277"
        log.append(Ended(clause, state.reason == WON, REASONS[state.reason]))
