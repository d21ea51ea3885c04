"""The wheel, surges and the hourglass (MM-54, MM-109, MM-175…183, MM-277)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.content.ops import (
    PAGE_TURNED,
    REACT_HOURGLASS,
    REACT_SURGE,
    REACT_WHEEL,
    SPECIAL_SURGE,
    SURGED,
)
from purrlour.games.mice_and_mystics.events import (
    EncounterGone,
    PageTurned,
    Surged,
    WheelTurned,
)
from purrlour.games.mice_and_mystics.frames import PAGE, PLACE, SURGE, WINDOW
from purrlour.games.mice_and_mystics.layout import E_DISCARD, ENCOUNTER_AT
from purrlour.games.mice_and_mystics.rules.dice import hooked
from purrlour.games.mice_and_mystics.rules.harm import ROACH
from purrlour.games.mice_and_mystics.rules.placing import BY_SURGE, add_to_list
from purrlour.games.mice_and_mystics.rules.triggers import fire_first, fire_story
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    E_FLAGS,
    E_SURGE,
    ENCOUNTER_WIDTH,
    GREEDY,
)

FULL_WHEEL: Final = 6
CLAUSES: Final = ("MM-109", "MM-54", "MM-163", "MM-32")
"""Why cheese came on the wheel."""
PAGE_CLAUSES: Final = ("MM-176", "MM-237", "MM-32")
SHUT: Final = 1 << 20
"""Of the state's `prevented`: the next surge in this room brings nobody."""


def run_wheel(state: Mice, log: Log | None) -> None:
    """Cheese comes on the wheel, unless somebody holds it up; six make a surge (MM-175)."""
    if state.stage() == 0:
        state.set_stage(1)
        state.prevented &= SHUT
        if hooked(state, REACT_WHEEL):
            state.push(WINDOW, REACT_WHEEL, -1, 0, 0)
        return
    added: i64 = state.own(0) - (state.prevented & ~SHUT)
    state.prevented &= SHUT
    why: i64 = state.own(1)
    clause = CLAUSES[state.own(2)]
    state.pop()
    if added <= 0:
        return
    state.wheel += added
    if log is not None:
        log.append(WheelTurned(clause, int(added), int(state.wheel)))
    if state.wheel >= FULL_WHEEL and state.innermost(SURGE) < 0:
        state.push(SURGE, why, 0, 0, 0)


_BEGIN: Final = 0
_COMES: Final = 1
_CAME: Final = 2
_OVER: Final = 3


def run_surge(state: Mice, log: Log | None) -> None:
    """Page, minions, empty wheel (MM-176…181)."""
    stage = state.stage()
    if stage == _BEGIN:
        state.set_stage(_COMES)
        if log is not None:
            log.append(Surged("MM-175", int(state.page)))
        state.push(PAGE, 1, 0, 0, 0)
        if hooked(state, REACT_SURGE):
            state.push(WINDOW, REACT_SURGE, -1, 0, 0)
    elif stage == _COMES:
        state.set_stage(_CAME)
        come(state, log)
    elif stage == _CAME:
        state.set_stage(_OVER)
        fire_story(state, SURGED, 0, -1)
    else:
        state.pop()
        state.wheel = 0  # MM-180: all of it, with what came meanwhile


def come(state: Mice, log: Log | None) -> None:
    """A special surge of the room, else that of the face-up card, else nobody (MM-177…179)."""
    if state.prevented & SHUT:
        state.prevented &= ~SHUT
        return
    if fire_first(state, SPECIAL_SURGE, state.side + 1, -1):
        return
    card: i64 = state.face_up
    if card < 0:
        return
    why: i64 = state.own(0)
    tables = state.tables
    at: i64 = tables.encounters[card * ENCOUNTER_WIDTH + E_SURGE]
    packed: i64 = 0
    row: i64
    for row in range(tables.spawns[at]):
        kind: i64 = tables.spawns[at + 1 + row * 2]
        if kind == ROACH and tables.encounters[card * ENCOUNTER_WIDTH + E_FLAGS] & GREEDY:
            state.greedy = 1  # MM-162
        packed = add_to_list(packed, kind, tables.spawns[at + 2 + row * 2])
    discard_face_up(state, log)
    state.push(PLACE, packed, why if why else BY_SURGE, 0, 0)


def discard_face_up(state: Mice, log: Log | None) -> None:
    """The face-up encounter card is used up, or makes room for another (MM-156, MM-178)."""
    if state.face_up < 0:
        return
    state.rows[ENCOUNTER_AT + state.face_up] = E_DISCARD
    if log is not None:
        name = state.tables.names.encounters[state.face_up]
        log.append(EncounterGone("MM-178", name))
    state.face_up = -1


def run_page(state: Mice, log: Log | None) -> None:
    """The hourglass moves, unless somebody slows it (MM-176, MM-237)."""
    if state.stage() == 0:
        state.set_stage(1)
        state.prevented &= SHUT
        if state.own(0) > 0 and hooked(state, REACT_HOURGLASS):
            state.push(WINDOW, REACT_HOURGLASS, -1, 0, 0)
        return
    by: i64 = state.own(0) - (state.prevented & ~SHUT)
    clause = PAGE_CLAUSES[state.own(1)]
    state.prevented &= SHUT
    state.pop()
    if by == 0 or state.page + by < 1:
        return
    state.page += by
    state.dirty = 1
    if log is not None:
        log.append(PageTurned(clause, int(state.page), int(state.end_page)))
    fire_story(state, PAGE_TURNED, 0, -1)
