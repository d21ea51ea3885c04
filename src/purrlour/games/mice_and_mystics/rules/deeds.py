"""What a mouse does in its turn besides moving (MM-59, MM-60, MM-101, MM-139…142)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.codes import (
    APULT,
    ATTACK,
    BACK,
    EQUIP,
    EXPLORE,
    HERO,
    INNATE,
    LAY,
    LEARN,
    LEVEL_UP,
    ORDER,
    PICK,
    RECOVER,
    SCURRY,
    SEARCH,
    SHARE,
    SPECIAL,
    THROW,
    USE_ABILITY,
)
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.events import Recovered
from purrlour.games.mice_and_mystics.frames import ATTACK as FIGHT
from purrlour.games.mice_and_mystics.frames import EQUIPPING, FIND, LEARNING, SHARING, TRAP
from purrlour.games.mice_and_mystics.frames import SCURRY as RUNNING
from purrlour.games.mice_and_mystics.frames import THROW as THROWING
from purrlour.games.mice_and_mystics.layout import AT, STUNNED, WEBBED
from purrlour.games.mice_and_mystics.rules.aspects import trait
from purrlour.games.mice_and_mystics.rules.explore import explore
from purrlour.games.mice_and_mystics.rules.harm import cure
from purrlour.games.mice_and_mystics.rules.move import stop_moving
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.party import fling, lay, take_back
from purrlour.games.mice_and_mystics.rules.recover import UNWEBBING
from purrlour.games.mice_and_mystics.rules.uses import open_triggers, special_rule, turn_rule
from purrlour.games.mice_and_mystics.rules.windows import source_of, sources, use
from purrlour.games.mice_and_mystics.state import MOVED, Mice
from purrlour.games.mice_and_mystics.tables import R_TRIGGER, RULE_WIDTH
from purrlour.games.mice_and_mystics.traits import UNWEB

SHARED: Final = 1
EQUIPPED: Final = 2
LEVELLED: Final = 4


def do_deed(state: Mice, hero: i64, code: i64, log: Log | None) -> None:
    """An action, or something free."""
    if code == EQUIP:
        state.free_used |= EQUIPPED
        state.push(EQUIPPING, hero, 0, 0, 0)
    elif code == LEVEL_UP:
        state.free_used |= LEVELLED
        state.push(LEARNING, hero, 0, 0, 0)
    elif SHARE <= code < HERO:
        state.free_used |= SHARED
        state.push(SHARING, hero, code - SHARE, 0, 0)
    elif LAY <= code < BACK:
        lay(state, hero, code - LAY, log)
    elif INNATE <= code < LEARN or USE_ABILITY <= code < ORDER or code >= SPECIAL:
        use_in_turn(state, hero, code, log)
    else:
        act(state, hero, code, log)


def act(state: Mice, hero: i64, code: i64, log: Log | None) -> None:
    """One action; a move that has begun is over (MM-58), and what comes of that comes first."""
    state.deed = 1
    perform(state, hero, code, log)
    stop_moving(state, hero)


def perform(state: Mice, hero: i64, code: i64, log: Log | None) -> None:
    """Starts an action, in its own turn or when somebody grants one."""
    if ATTACK <= code < PICK:
        state.push(FIGHT, hero, code - ATTACK, 0, 0)
    elif code == SCURRY:
        state.push(RUNNING, hero, 0, 0, 0)
    elif code == SEARCH:
        state.push(FIND, hero, 0, 0, 0)
    elif code == RECOVER:
        cure(state, hero, STUNNED, "MM-139", log)
    elif code == RECOVER + 1:
        unweb(state, hero, log)
    elif EXPLORE <= code < LAY:
        explore(state, hero, code - EXPLORE)
    elif BACK <= code < SHARE:
        take_back(state, code - BACK, log)
    elif APULT <= code < INNATE:
        fling(state, hero, code - APULT)
    elif THROW <= code < SPECIAL:
        state.push(THROWING, hero, state.rows[AT + code - THROW], 0, 0)


def unweb(state: Mice, hero: i64, log: Log | None) -> None:
    """Out of the web with a star, or without a roll where somebody helps (MM-140)."""
    if trait(state, hero, UNWEB) > 0:
        cure(state, hero, WEBBED, "MM-140", log)
        if log is not None:
            log.append(Recovered("MM-140", figure_name(state, hero), "webbed", free=True))
        return
    state.push(TRAP, hero, -1, 0, 0)
    state.set_stage(UNWEBBING)


def use_in_turn(state: Mice, hero: i64, code: i64, log: Log | None) -> None:
    """A card, ability or nature is used in one's own turn."""
    if code >= SPECIAL:
        rule = special_rule(state, hero, code - SPECIAL)
        source = sources(state) - 1
    else:
        source = source_of(state, code)
        rule = turn_rule(state, hero, source, open_triggers(state, hero))
    trigger: i64 = state.tables.rules[rule * RULE_WIDTH + R_TRIGGER]
    if trigger == ops.INSTEAD_MOVE:
        state.moving = MOVED
    elif trigger != ops.FREE and trigger != ops.BEFORE_MOVE:
        state.deed = 1
        stop_moving(state, hero)
    use(state, hero, source, rule, hero, -1, log)
