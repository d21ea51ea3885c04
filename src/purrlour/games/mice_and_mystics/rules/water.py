"""Currents (MM-92…95)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.events import Drifted
from purrlour.games.mice_and_mystics.frames import CAPTURE
from purrlour.games.mice_and_mystics.house import FUGITIVE_WET
from purrlour.games.mice_and_mystics.layout import AT
from purrlour.games.mice_and_mystics.rules.aspects import trait
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_name
from purrlour.games.mice_and_mystics.rules.places import cell, full_spaces, put
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import OFF, STILL
from purrlour.games.mice_and_mystics.traits import SWIM


def drift(state: Mice, hero: i64, log: Log | None) -> None:
    """A mouse that ends its turn in a current is carried on, or off the tile (MM-93, MM-94)."""
    space: i64 = state.rows[AT + hero]
    to: i64 = state.tables.current[cell(state, space)]
    if to == STILL or trait(state, hero, SWIM) > 0:
        return
    if to == OFF:
        if log is not None:
            log.append(Drifted("MM-94", figure_name(state, hero), ""))
        washed: i64 = 0 if state.house & FUGITIVE_WET else 1
        state.push(CAPTURE, hero, 0, washed, 0)
        return
    if (full_spaces(state) >> to) & 1:
        return  # MM-R80
    put(state, hero, to)
    if log is not None:
        log.append(Drifted("MM-93", figure_name(state, hero), space_name(state, to)))
