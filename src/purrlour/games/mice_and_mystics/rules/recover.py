"""Getting out of a web (MM-140)."""

from __future__ import annotations

from typing import Final

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.events import Recovered
from purrlour.games.mice_and_mystics.layout import WEBBED
from purrlour.games.mice_and_mystics.rules.dice import FOR_RECOVER, roll
from purrlour.games.mice_and_mystics.rules.dice_values import STAR, shown
from purrlour.games.mice_and_mystics.rules.harm import cure
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.state import Mice

UNWEBBING: Final = 10
"""Stages of a TRAP frame: a web is a trap of another kind."""
_PULLED: Final = 11


def run_unweb(state: Mice, chance: Chance, log: Log | None) -> None:
    """One die; a star frees (MM-140)."""
    hero = state.own(0)
    if state.stage() == UNWEBBING:
        state.set_stage(_PULLED)
        roll(state, 1, FOR_RECOVER, hero, chance, log)
        return
    state.pop()
    free = shown(state, STAR) > 0
    if log is not None:
        log.append(Recovered("MM-140", figure_name(state, hero), "webbed", free))
    if free:
        cure(state, hero, WEBBED, "MM-140", log)
