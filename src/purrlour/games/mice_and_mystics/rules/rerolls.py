"""Changing dice that lie on the table (operations 2 and 3 of the content plan)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.events import DieChanged
from purrlour.games.mice_and_mystics.layout import DICE
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.state import Mice


def reroll_die(state: Mice, die: i64, hero: i64, chance: Chance, log: Log | None) -> None:
    """One die is rolled again."""
    state.rows[DICE + die] = chance.pick(6) + 1
    tell(state, hero, log)


def reroll_all(state: Mice, hero: i64, chance: Chance, log: Log | None) -> None:
    """The whole roll is rolled again."""
    die: i64
    for die in range(state.dice_left):
        state.rows[DICE + die] = chance.pick(6) + 1
    tell(state, hero, log)


def set_die(state: Mice, die: i64, face: i64, hero: i64, log: Log | None) -> None:
    """One die is turned to a face."""
    state.rows[DICE + die] = face
    tell(state, hero, log)


def tell(state: Mice, hero: i64, log: Log | None) -> None:
    """How the dice lie now."""
    if log is not None:
        faces = tuple([int(state.rows[DICE + die]) for die in range(state.dice_left)])
        log.append(DieChanged("MM-34", figure_name(state, hero), faces))
