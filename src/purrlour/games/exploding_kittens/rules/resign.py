"""Giving up: a death without a Kitten, possible at any time (EK-A14)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.exploding_kittens.content import KITTEN, NOPES
from purrlour.games.exploding_kittens.events import Resigned, TurnsOwed
from purrlour.games.exploding_kittens.rules.effects import fizzle
from purrlour.games.exploding_kittens.rules.turns import (
    begin_turn,
    bury,
    clear_table,
    end_if_alone,
    next_living,
)
from purrlour.games.exploding_kittens.rules.window import close_window
from purrlour.games.exploding_kittens.state import GIVING, HIDING, WINDOW, Kittens
from purrlour.games.exploding_kittens.story import LAY


def resign(state: Kittens, seat: i64, chance: Chance, log: Log | None) -> None:
    """The pile stays as it is; whatever waits for this seat goes on without it."""
    if log is not None:
        log.append(Resigned("EK-A14", seat))
    bury(state, seat, "EK-A14", log)
    alone = not state.alive & (state.alive - 1)
    if state.phase == HIDING and (seat == state.turn or alone):  # nobody will put it back
        state.tell(LAY, 0, KITTEN)
    if end_if_alone(state, log):
        return
    if seat == state.turn:  # a play of theirs lapses
        clear_table(state)
        begin_turn(state, next_living(state, seat), 1, 0)
        if log is not None:
            log.append(TurnsOwed("EK-A8", state.turn, 1))
    elif state.phase == GIVING and (state.asked >> seat) & 1:
        fizzle(state, seat, log)
    elif state.phase == WINDOW:
        state.asked &= ~(1 << seat)
        if state.asked == 0 or state.noped == NOPES:  # EK-W1: no Nope is left
            close_window(state, chance, log)
