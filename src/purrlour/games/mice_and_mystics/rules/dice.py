"""The action die, and rolling it (MM-66, MM-105…110, MM-R48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.codes import FACE
from purrlour.games.mice_and_mystics.content.ops import AFTER_ROLL
from purrlour.games.mice_and_mystics.events import Rolled
from purrlour.games.mice_and_mystics.frames import ROLL, WINDOW
from purrlour.games.mice_and_mystics.house import TYPED
from purrlour.games.mice_and_mystics.layout import DICE, MOST_DICE, OFFERS, SHEET, SHEETS
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.seats import roller
from purrlour.games.mice_and_mystics.state import ASK_FACE, Mice
from purrlour.games.mice_and_mystics.tables import FIRST_FOE, HEROES

# What a roll is for; content knows the first eight by these numbers.
FOR_MOVE: Final = 0
FOR_ATTACK: Final = 1
FOR_DEFENCE: Final = 2
FOR_SEARCH: Final = 3
FOR_TRAP: Final = 4
FOR_WATER: Final = 5
FOR_RECOVER: Final = 6
FOR_CHECK: Final = 7
FOR_AMBUSH: Final = 8
FOR_CHASE: Final = 9
PURPOSES: Final = (
    *("move", "attack", "defence", "search", "trap", "water", "recover", "check"),
    *("ambush", "chase"),
)
_CLAUSES: Final = (
    *("MM-66", "MM-112", "MM-114", "MM-131", "MM-96", "MM-90", "MM-140", "MM-59"),
    *("MM-158", "MM-224"),
)
_FOE_CLAUSES: Final = (
    *("MM-197", "MM-206", "MM-114", "MM-131", "MM-96", "MM-90", "MM-140", "MM-59"),
    *("MM-158", "MM-224"),
)


def roll(state: Mice, dice: i64, purpose: i64, owner: i64, chance: Chance, log: Log | None) -> None:
    """Rolls for a figure; the caller reads the dice in its next stage."""
    dice = dice if dice < MOST_DICE else MOST_DICE
    state.dice_left = 0
    if state.house & TYPED and dice > 0:
        state.push(ROLL, dice, purpose, owner, 0)
        return
    rows = state.rows
    while state.dice_left < dice:
        rows[DICE + state.dice_left] = chance.pick(6) + 1
        state.dice_left += 1
    lie(state, purpose, owner, log)


def run_roll(state: Mice, log: Log | None) -> None:
    """Somebody rolls real dice and types them, one by one (MM-O6)."""
    if state.stage() == 1:
        state.rows[DICE + state.dice_left] = state.answer - FACE + 1
        state.dice_left += 1
    if state.dice_left < state.own(0):
        state.set_stage(1)
        state.ask(ASK_FACE, roller(state, state.own(2)))
        return
    purpose, owner = state.own(1), state.own(2)
    state.pop()
    lie(state, purpose, owner, log)


def lie(state: Mice, purpose: i64, owner: i64, log: Log | None) -> None:
    """The dice lie on the table: whoever can change a mouse's roll may do so now."""
    if log is not None:
        clauses = _CLAUSES if owner < FIRST_FOE else _FOE_CLAUSES
        faces = tuple([int(state.rows[DICE + die]) for die in range(state.dice_left)])
        log.append(Rolled(clauses[purpose], figure_name(state, owner), PURPOSES[purpose], faces))
    if 0 <= owner < FIRST_FOE and state.dice_left and hooked(state, AFTER_ROLL):
        state.push(WINDOW, AFTER_ROLL, owner, purpose, 0)


def hooked(state: Mice, trigger: i64) -> bool:
    """Whether any mouse may have an answer to this trigger."""
    hero: i64
    for hero in range(HEROES):
        if (state.rows[SHEETS + hero * SHEET + OFFERS] >> trigger) & 1:
            return True
    return False
