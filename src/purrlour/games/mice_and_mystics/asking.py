"""What a question is about, and what an absent player answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.codes import DONE, END, KEEP, NO, PASS, STOP
from purrlour.games.mice_and_mystics.content.ops import AFTER_ROLL, AFTER_TRAP_FAIL
from purrlour.games.mice_and_mystics.frames import FIND, OWN, PLACE, ROLL, WINDOW
from purrlour.games.mice_and_mystics.rules.dice import PURPOSES
from purrlour.games.mice_and_mystics.rules.effects import CLASS
from purrlour.games.mice_and_mystics.rules.find import found_card
from purrlour.games.mice_and_mystics.rules.legal import legal_into
from purrlour.games.mice_and_mystics.rules.placing import next_kind
from purrlour.games.mice_and_mystics.rules.windows import ACTOR, ARG, TRIGGER
from purrlour.games.mice_and_mystics.state import (
    ASK_ABILITY,
    ASK_ACT,
    ASK_ARRIVE,
    ASK_DROP,
    ASK_ENTRY,
    ASK_EQUIP,
    ASK_FACE,
    ASK_HERO,
    ASK_KEEP,
    ASK_KEEP_ONE,
    ASK_LEARN,
    ASK_ROUTE,
    ASK_SHARE,
    ASK_STEP,
    ASK_TRAP,
    ASK_TURN,
    ASK_WEAPON,
    ASK_WINDOW,
    ASK_WOUND,
    Mice,
)

WINDOWS: Final = (
    *("", "", "", "", "", "start-turn", "before-move", "before-attack", "before-defence"),
    *("after-roll", "after-attack", "after-defence", "after-kill", "after-trapfail"),
    *("after-action", "after-scroll", "after-trade", "targeted", "placed", "wheel"),
    *("hourglass", "surge", "minion-turn", "capture"),
)
"""What a window is about, by its trigger."""
_OF_HERO: Final = (
    *(ASK_TURN, ASK_STEP, ASK_ABILITY, ASK_KEEP, ASK_DROP, ASK_SHARE, ASK_EQUIP, ASK_LEARN),
    *(ASK_ACT, ASK_TRAP, ASK_ARRIVE),
)
_QUICK: Final = (PASS, END, STOP, KEEP, DONE, NO)
"""What an absent player does, if it is possible."""


def about(state: Mice) -> str:
    """The public subject: whose turn, which window, which figure."""
    names = state.tables.names
    phase = state.phase
    own = int(state.own(0)) if state.asked else 0
    if phase == ASK_HERO:
        return f"mouse:{state.own(1) + 1}"
    if phase == ASK_WINDOW:
        actor = int(state.own(1))
        what = WINDOWS[own]
        return f"{what}:{names.figures[actor]}" if actor >= 0 else what
    if phase == ASK_ARRIVE and state.stack[state.top + 3] > 0:  # its goal: an exit or flip space
        mice = own
        first = (mice & -mice).bit_length() - 1
        return f"arrive:{names.heroes[first]}"
    if phase == ASK_KEEP_ONE:
        return f"mouse:{names.heroes[state.own(1)]}"
    if phase in _OF_HERO:
        text = f"mouse:{names.heroes[own]}"
        if phase == ASK_KEEP and state.stack[state.top] == FIND:
            card = int(found_card(state, own))
            text += f" card:{names.cards[card]}" if card >= 0 else ""
        return text
    if phase in (ASK_WEAPON, ASK_WOUND, ASK_ROUTE):
        return f"figure:{names.figures[own]}"
    if phase == ASK_ENTRY and state.stack[state.top] == PLACE:
        return f"minion:{names.kinds[next_kind(state)]}"
    if phase == ASK_FACE and state.stack[state.top] == ROLL:
        owner = int(state.own(2))
        figure = f" figure:{names.figures[owner]}" if owner >= 0 else ""
        return f"roll:{PURPOSES[state.own(1)]} die:{state.dice_left + 1}{figure}"
    if phase == ASK_FACE:
        return rolled_again(state)
    return ""


def rolled_again(state: Mice) -> str:
    """A die that an effect has somebody roll again: of which roll, which one, for whom."""
    die = int(state.own(CLASS)) + 1
    purpose, figure = "check", ""
    window = int(state.innermost(WINDOW))
    if window >= 0 and state.stack[window + OWN + ACTOR] >= 0:
        trigger = state.stack[window + OWN + TRIGGER]
        if trigger == AFTER_ROLL:
            purpose = PURPOSES[state.stack[window + OWN + ARG]]
        elif trigger == AFTER_TRAP_FAIL:
            purpose = "trap"
        figure = f" figure:{state.tables.names.figures[state.stack[window + OWN + ACTOR]]}"
    return f"roll:{purpose} die:{die}{figure}"


def fallback(state: Mice, seat: i64) -> i64:
    """The choice that does least: pass, end, stop, keep, done, no; else the first there is."""
    room = vec[i64]([0] * 1024)
    many = legal_into(state, seat, room)
    at: i64
    for at in range(many):
        for quick in _QUICK:
            if room[at] == quick:
                return quick
    return room[0]
