"""Mousetraps (MM-96…100)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.codes import YES
from purrlour.games.mice_and_mystics.content.ops import AFTER_TRAP_FAIL, TRAPPED
from purrlour.games.mice_and_mystics.events import TrapPassed, TrapSprung
from purrlour.games.mice_and_mystics.frames import WINDOW
from purrlour.games.mice_and_mystics.layout import AT, DOWN, TRAPS
from purrlour.games.mice_and_mystics.rules.aspects import trait
from purrlour.games.mice_and_mystics.rules.dice import FOR_TRAP, hooked, roll
from purrlour.games.mice_and_mystics.rules.dice_values import STAR, shown
from purrlour.games.mice_and_mystics.rules.harm import afflict, gain_cheese, wound_mouse
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_name
from purrlour.games.mice_and_mystics.rules.seats import controller
from purrlour.games.mice_and_mystics.rules.sheets import attribute
from purrlour.games.mice_and_mystics.rules.triggers import fire_story
from purrlour.games.mice_and_mystics.state import ASK_TRAP, Mice
from purrlour.games.mice_and_mystics.tables import CLASSES, HERO_WIDTH
from purrlour.games.mice_and_mystics.traits import DICE_TRAP, LORE, MOVE

TINKERER: Final = 4
"""The class as a bit of content's list."""

_BEGIN: Final = 0
_CHOSEN: Final = 1
_ROLLED: Final = 2
_FAILED: Final = 3
# Own numbers: hero, space, 1 if the trap turned out safe.
SAFE: Final = 2


def run_trap(state: Mice, chance: Chance, log: Log | None) -> None:
    """The check of a mouse that moved onto a trap."""
    hero = state.own(0)
    stage = state.stage()
    if stage == _BEGIN:
        handy: i64 = state.tables.heroes[hero * HERO_WIDTH + CLASSES] & TINKERER
        if handy and attribute(state, hero, LORE) != attribute(state, hero, MOVE):
            state.set_stage(_CHOSEN)
            state.ask(ASK_TRAP, controller(state, hero))
        else:
            check(state, hero, MOVE, chance, log)
    elif stage == _CHOSEN:
        check(state, hero, LORE if state.answer == YES else MOVE, chance, log)
    elif stage == _ROLLED:
        if shown(state, STAR):
            pass_trap(state, log)
        else:
            state.set_stage(_FAILED)
            if hooked(state, AFTER_TRAP_FAIL):
                state.push(WINDOW, AFTER_TRAP_FAIL, hero, 0, 0)
    elif state.own(SAFE) or shown(state, STAR):
        pass_trap(state, log)
    else:
        spring(state, log)


def check(state: Mice, hero: i64, stat: i64, chance: Chance, log: Log | None) -> None:
    """As many dice as its move, or a tinkerer's lore (MM-96, MM-R66)."""
    state.set_stage(_ROLLED)
    dice: i64 = attribute(state, hero, stat) + trait(state, hero, DICE_TRAP)
    roll(state, dice, FOR_TRAP, hero, chance, log)


def pass_trap(state: Mice, log: Log | None) -> None:
    """Safe; the trap stays, unless somebody took it away (MM-97)."""
    hero, space = state.own(0), state.own(1)
    if state.own(SAFE):
        state.rows[TRAPS + state.side] &= ~bit(space)
    state.pop()
    if log is not None:
        log.append(TrapPassed("MM-97", figure_name(state, hero), space_name(state, space)))


def spring(state: Mice, log: Log | None) -> None:
    """The trap is gone; a wound, a cheese, knocked down, and the turn is over (MM-98)."""
    hero, space = state.own(0), state.own(1)
    state.pop()
    state.rows[TRAPS + state.side] &= ~bit(space)
    if log is not None:
        log.append(TrapSprung("MM-98", figure_name(state, hero), space_name(state, space)))
    gain_cheese(state, hero, 1, "MM-98", log)
    if hero == state.active:
        state.halt = 1
    fire_story(state, TRAPPED, 0, hero)
    afflict(state, hero, DOWN, "MM-98", log)
    if state.rows[AT + hero] >= 0:
        wound_mouse(state, hero, 1, 0, "MM-98", log)
