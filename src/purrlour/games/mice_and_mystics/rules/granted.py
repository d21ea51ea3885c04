"""An action that a mouse is granted, out of turn or on top (operation 28)."""

from __future__ import annotations

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.codes import PASS
from purrlour.games.mice_and_mystics.layout import AT
from purrlour.games.mice_and_mystics.rules.deeds import perform
from purrlour.games.mice_and_mystics.rules.seats import controller
from purrlour.games.mice_and_mystics.state import ASK_ACT, Mice


def run_act(state: Mice, log: Log | None) -> None:
    """The mouse acts at once, or lets it be. Own numbers: hero, sorts of actions as bits."""
    hero = state.own(0)
    if state.stage() == 0:
        if hero < 0 or state.rows[AT + hero] < 0:
            state.pop()
            return
        state.set_stage(1)
        state.ask(ASK_ACT, controller(state, hero))
        return
    state.pop()
    if state.answer != PASS:
        perform(state, hero, state.answer, log)
