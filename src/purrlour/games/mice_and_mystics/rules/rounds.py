"""Rounds, turns of cards, and the race against time (MM-50…56, MM-65)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.content.ops import DURATIONS
from purrlour.games.mice_and_mystics.events import RoundBegan, TurnBegan
from purrlour.games.mice_and_mystics.frames import FOES, TURN
from purrlour.games.mice_and_mystics.layout import MODS, MOST_MODS
from purrlour.games.mice_and_mystics.rules.things import float_things
from purrlour.games.mice_and_mystics.rules.track import next_card
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import HEROES

_NEW_ROUND: Final = 0
_NEXT: Final = 1
_TURN_OVER: Final = 2

# How long a change lasts: content's durations.
FOR_ROLL: Final = 0
FOR_ATTACK: Final = 1
FOR_TURN: Final = 2
FOR_ROUND: Final = 3
FOR_OWN: Final = 4
FOR_TILE: Final = 5
assert DURATIONS[:6] == ("roll", "attack", "turn", "round", "own", "tile")


def run_round(state: Mice, log: Log | None) -> None:
    """Cards act from the top down, each once (MM-52, MM-50)."""
    stage = state.stage()
    if stage == _NEW_ROUND:
        state.round += 1
        state.acted = 0
        state.anew = 0
        expire(state, FOR_ROUND, -1)
        float_things(state, log)
        if log is not None:
            log.append(RoundBegan("MM-52", int(state.round)))
        state.set_stage(_NEXT)
    elif stage == _NEXT:
        card = next_card(state)
        if card < 0:
            state.set_stage(_NEW_ROUND)
            return
        state.card = card
        state.turns += 1
        state.extras = 0
        if log is not None:
            log.append(TurnBegan("MM-52", state.tables.names.foes[card]))
        state.set_stage(_TURN_OVER)
        state.push(TURN if card < HEROES else FOES, card, 0, 0, 0)
    else:
        state.acted |= bit(state.card)
        state.card = -1
        expire(state, FOR_TURN, -1)
        # A new order makes a new round (MM-51).
        state.set_stage(_NEW_ROUND if state.anew else _NEXT)


def expire(state: Mice, duration: i64, owner: i64) -> None:
    """Changes that lasted so long are over; of one owner, or of all (−1)."""
    rows = state.rows
    kept: i64 = MODS
    at: i64 = MODS
    end: i64 = MODS + MOST_MODS * 5
    while at < end and rows[at] != 0:
        over: bool = rows[at + 3] == duration and (owner < 0 or rows[at + 4] == owner)
        if not over:
            if kept != at:
                part: i64
                for part in range(5):
                    rows[kept + part] = rows[at + part]
            kept += 5
        at += 5
    while kept < at:
        rows[kept] = 0
        kept += 1


def modify(state: Mice, figures: i64, stat: i64, amount: i64, duration: i64, owner: i64) -> None:
    """A number of some figures is changed for a while."""
    rows = state.rows
    at: i64 = MODS
    end: i64 = MODS + MOST_MODS * 5
    while at < end and rows[at] != 0:
        at += 5
    if at == end or figures == 0:
        return
    rows[at] = figures
    rows[at + 1] = stat
    rows[at + 2] = amount
    rows[at + 3] = duration
    rows[at + 4] = owner
