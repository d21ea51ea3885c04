"""What one choice does: the innermost thing takes the answer, then all goes on by itself."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.content.ops import DEFEAT, VICTORY
from purrlour.games.mice_and_mystics.events import Agreed, Chose
from purrlour.games.mice_and_mystics.frames import (
    ACT,
    ARRIVE,
    ATTACK,
    CAPTURE,
    CAT,
    DROP,
    EFFECT,
    ENDING,
    ENTER,
    EQUIPPING,
    FIND,
    FOE,
    FOES,
    FRAME,
    LAYING,
    LEARNING,
    PAGE,
    PLACE,
    RESCUE,
    ROLL,
    ROUND,
    SCURRY,
    SHARING,
    SURGE,
    SWIM,
    THROW,
    TRAP,
    TURN,
    WHEEL,
    WINDOW,
    WOUNDING,
)
from purrlour.games.mice_and_mystics.rules.attack import run_attack
from purrlour.games.mice_and_mystics.rules.begin import run_choosing
from purrlour.games.mice_and_mystics.rules.capture import run_capture, run_rescue
from purrlour.games.mice_and_mystics.rules.cat import run_cat
from purrlour.games.mice_and_mystics.rules.dice import run_roll
from purrlour.games.mice_and_mystics.rules.effects import run_effect
from purrlour.games.mice_and_mystics.rules.encounter import run_enter
from purrlour.games.mice_and_mystics.rules.ending import run_ending
from purrlour.games.mice_and_mystics.rules.explore import run_arrive
from purrlour.games.mice_and_mystics.rules.find import run_drop, run_find
from purrlour.games.mice_and_mystics.rules.foes import run_foe, run_foes
from purrlour.games.mice_and_mystics.rules.gear import run_equipping, run_learning, run_sharing
from purrlour.games.mice_and_mystics.rules.granted import run_act
from purrlour.games.mice_and_mystics.rules.grape import run_throw
from purrlour.games.mice_and_mystics.rules.legal import legal_into
from purrlour.games.mice_and_mystics.rules.move import run_swim
from purrlour.games.mice_and_mystics.rules.party import run_laying
from purrlour.games.mice_and_mystics.rules.placing import run_place
from purrlour.games.mice_and_mystics.rules.recover import UNWEBBING, run_unweb
from purrlour.games.mice_and_mystics.rules.rounds import run_round
from purrlour.games.mice_and_mystics.rules.seats import VOTE_BITS, elected, supporters
from purrlour.games.mice_and_mystics.rules.sheets import story_sources
from purrlour.games.mice_and_mystics.rules.tide import run_page, run_surge, run_wheel
from purrlour.games.mice_and_mystics.rules.traps import run_trap
from purrlour.games.mice_and_mystics.rules.triggers import applies, start
from purrlour.games.mice_and_mystics.rules.turn import run_scurry, run_turn
from purrlour.games.mice_and_mystics.rules.windows import run_window
from purrlour.games.mice_and_mystics.rules.wounding import run_wounding
from purrlour.games.mice_and_mystics.state import (
    ASK_BEGIN,
    ASK_FACE,
    ASK_NOTHING,
    GOES_ON,
    LAST_PAGE,
    OVER,
    PHASES,
    Mice,
)
from purrlour.games.mice_and_mystics.tables import R_ARG, R_TRIGGER, RULE_WIDTH

ROOM: Final = 1024
"""Codes that a list of choices may hold."""


@final
class _Room:
    """Room for the codes of any seat."""

    __slots__ = ("codes",)

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * ROOM)


_ROOMS: Final = [_Room() for _ in range(4)]
"""Lent and taken back; pop and append are safe between threads."""


def apply(state: Mice, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """Carries out one legal choice."""
    if log is not None:
        choice = state.tables.names.actions[code]
        log.append(Chose("MM-57", int(seat), PHASES[state.phase], choice))
    if state.caller:
        state.votes |= (code + 1) << (seat * VOTE_BITS)
        state.asked &= ~state.seat_bit(seat)
        if state.asked:
            return
        code = close_vote(state, log)
    state.answer = code
    state.answerer = seat
    state.asked = 0
    state.phase = ASK_NOTHING
    run(state, chance, log)


def close_vote(state: Mice, log: Log | None) -> i64:
    """All have voted: what they agreed on (MM-O3)."""
    choice = elected(state)
    if log is not None:
        log.append(Agreed("MM-O3", int(supporters(state, choice)), int(state.seats)))
    state.caller = 0
    state.votes = 0
    return choice


def run(state: Mice, chance: Chance, log: Log | None) -> None:
    """Goes on until somebody has a real choice, or it is over."""
    room = _ROOMS.pop() if _ROOMS else _Room()
    go_on(state, room.codes, chance, log)
    _ROOMS.append(room)


def go_on(state: Mice, room: vec[i64], chance: Chance, log: Log | None) -> None:
    """The same, with room for a list of choices."""
    while True:
        while state.asked == 0:
            if state.dirty or state.reason:
                judge(state)
            take_further(state, chance, log)
            if state.phase == OVER:
                return
        seat: i64 = state.caller - 1
        if seat < 0:
            alone: bool = state.phase == ASK_FACE or state.phase == ASK_BEGIN
            if state.asked & (state.asked - 1) or alone:
                return
            seat = 0
            while not (state.asked >> seat) & 1:
                seat += 1
        if legal_into(state, seat, room) != 1:
            return
        # A single choice is no choice: it is made, and goes into no record.
        state.caller = 0
        state.answer = room[0]
        state.answerer = seat
        state.asked = 0
        state.phase = ASK_NOTHING


def take_further(state: Mice, chance: Chance, log: Log | None) -> None:
    """The innermost thing goes one stage on."""
    kind: i64 = state.stack[state.top]
    if kind == EFFECT:
        run_effect(state, chance, log)
    elif kind == ATTACK:
        run_attack(state, chance, log)
    elif kind == TURN:
        run_turn(state, chance, log)
    elif kind == FOE:
        run_foe(state, chance, log)
    elif kind == FOES:
        run_foes(state, chance, log)
    elif kind == WINDOW:
        run_window(state, log)
    elif kind == ROUND:
        run_round(state, log)
    elif kind == ROLL:
        run_roll(state, log)
    elif kind == WHEEL:
        run_wheel(state, log)
    elif kind == WOUNDING:
        run_wounding(state, log)
    elif kind == PLACE:
        run_place(state, chance, log)
    elif kind == SCURRY:
        run_scurry(state, chance, log)
    elif kind == CAPTURE:
        run_capture(state, log)
    elif kind == PAGE:
        run_page(state, log)
    elif kind == FIND:
        run_find(state, chance, log)
    elif kind == EQUIPPING:
        run_equipping(state, log)
    elif kind == SHARING:
        run_sharing(state, log)
    elif kind == TRAP:
        if state.stage() >= UNWEBBING:
            run_unweb(state, chance, log)
        else:
            run_trap(state, chance, log)
    elif kind == SWIM:
        run_swim(state, chance, log)
    elif kind == ENTER:
        run_enter(state, chance, log)
    elif kind == ARRIVE:
        run_arrive(state, log)
    elif kind == SURGE:
        run_surge(state, log)
    elif kind == RESCUE:
        run_rescue(state, log)
    elif kind == DROP:
        run_drop(state, log)
    elif kind == LEARNING:
        run_learning(state, log)
    elif kind == CAT:
        run_cat(state, chance, log)
    elif kind == LAYING:
        run_laying(state, log)
    elif kind == THROW:
        run_throw(state, chance, log)
    elif kind == ACT:
        run_act(state, log)
    elif kind == ENDING:
        run_ending(state, log)
    else:
        run_choosing(state, chance, log)


def judge(state: Mice) -> None:
    """Won, or lost? Winning comes first (MM-276…280, MM-R43)."""
    state.dirty = 0
    if state.round == 0 or state.closing:
        return
    if state.reason == GOES_ON and fulfilled(state, VICTORY):
        return
    if state.reason == GOES_ON and state.page >= state.end_page:
        state.reason = LAST_PAGE
    if state.reason == GOES_ON:
        fulfilled(state, DEFEAT)
        return
    # Nothing of what was going on matters any more.
    state.closing = 1
    state.top = -FRAME
    state.push(ENDING, state.reason, 0, 0, 0)
    state.reason = GOES_ON


def fulfilled(state: Mice, trigger: i64) -> bool:
    """Starts the chapter's rule of winning, or losing, whose condition holds."""
    tables = state.tables
    source: i64 = story_sources(state) + tables.how_many_trophies + state.chapter
    rule: i64
    for rule in range(tables.first_rule[source], tables.first_rule[source + 1]):
        if tables.rules[rule * RULE_WIDTH + R_TRIGGER] == trigger and applies(
            state, rule, trigger, tables.rules[rule * RULE_WIDTH + R_ARG], -1, -1, -1
        ):
            start(state, rule, -1, -1, -1)
            return True
    return False
