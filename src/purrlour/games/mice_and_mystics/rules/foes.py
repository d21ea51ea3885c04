"""The turns of minions (MM-53, MM-193…212, MM-249…252)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.codes import PICK
from purrlour.games.mice_and_mystics.content.ops import (
    ON_BATTLE,
    ON_ENTER_SPACE,
    ON_TURN_END,
    REACT_KIND,
)
from purrlour.games.mice_and_mystics.events import Stepped, StoodUp, TurnSkipped
from purrlour.games.mice_and_mystics.frames import ATTACK, CAT, FOE, FOES, OWN, WINDOW
from purrlour.games.mice_and_mystics.house import AUTO
from purrlour.games.mice_and_mystics.layout import (
    AT,
    DOWN,
    KIND,
    SKIP_BATTLE,
    SKIP_MOVE,
    SKIP_TURN,
    SNARES,
    STATUS,
    STUNNED,
    WEBBED,
)
from purrlour.games.mice_and_mystics.rules.blows import CARD_USED, CHARMED, HOW
from purrlour.games.mice_and_mystics.rules.dice import FOR_MOVE, hooked, roll
from purrlour.games.mice_and_mystics.rules.dice_values import number_rolled
from purrlour.games.mice_and_mystics.rules.grape import feast, may_throw, throw_at_most
from purrlour.games.mice_and_mystics.rules.harm import ROACH, cure
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_chosen, space_name
from purrlour.games.mice_and_mystics.rules.paths import next_steps, way_length
from purrlour.games.mice_and_mystics.rules.places import (
    cell,
    free_mice,
    mice_on,
    nearest_mouse,
    put,
    size_of,
)
from purrlour.games.mice_and_mystics.rules.seats import controller, operator
from purrlour.games.mice_and_mystics.rules.targets import closest, first_of, foe_target
from purrlour.games.mice_and_mystics.rules.track import kind_of, place_of
from purrlour.games.mice_and_mystics.rules.triggers import fire_card, fire_source
from purrlour.games.mice_and_mystics.state import ASK_NEXT_FOE, ASK_ROUTE, Mice
from purrlour.games.mice_and_mystics.tables import (
    F_RANGED,
    F_STRIDE,
    F_STYLE,
    FIRST_FOE,
    FOE_WIDTH,
    NOWHERE,
)

# Own numbers of FOES: card, figures still to act, mice attacked this turn, those tied.
ACTORS: Final = 1
ATTACKED: Final = 2
TIED: Final = 3

_BEGIN: Final = 0
_NEXT: Final = 1
CHOSEN: Final = 2
"""Somebody said which figure acts next."""
_END: Final = 3
_OVER: Final = 4


def run_foes(state: Mice, chance: Chance, log: Log | None) -> None:
    """Every figure of a card acts, one after another (MM-53)."""
    stage = state.stage()
    card = state.own(0)
    if stage == _BEGIN:
        begin(state, card)
    elif stage == _NEXT:
        next_actor(state, card)
    elif stage == CHOSEN:
        act(state, state.answer - PICK, card)
    elif stage == _END:
        state.set_stage(_OVER)
        kind = kind_of(state, card)
        if kind == ROACH and state.grape != NOWHERE:
            feast(state, chance, log)
        if place_of(state, card) >= 0:
            fire_card(state, card, ON_TURN_END, 0, any_of(state, kind), -1, -1)
    else:
        state.pop()


def any_of(state: Mice, kind: i64) -> i64:
    """Some figure of a kind; −1 without one."""
    figure: i64
    for figure in range(FIRST_FOE, state.tables.how_many_figures):
        if state.rows[KIND + figure] == kind:
            return figure
    return -1


def begin(state: Mice, card: i64) -> None:
    """Who acts is settled now; figures that come later wait (MM-R57)."""
    kind = kind_of(state, card)
    actors: i64 = 0
    figure: i64
    for figure in range(FIRST_FOE, state.tables.how_many_figures):
        if state.rows[KIND + figure] == kind and state.rows[AT + figure] >= 0:
            actors |= bit(figure)
    state.set_own(ACTORS, actors)
    if state.tables.foes[card * FOE_WIDTH + F_STYLE]:
        state.set_stage(_END)
        state.push(CAT, any_of(state, kind), card, 0, 0)
    else:
        state.set_stage(_NEXT)
    if hooked(state, REACT_KIND):
        state.push(WINDOW, REACT_KIND, -1, kind + 1, 0)


def next_actor(state: Mice, card: i64) -> None:
    """Those closest to the mice first; of several the operator picks (MM-194)."""
    mice = free_mice(state)
    best: i64 = 100
    tied: i64 = 0
    rest: i64 = state.own(ACTORS)
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        if state.rows[AT + figure] < 0:
            continue
        far = nearest_mouse(state, state.rows[AT + figure], mice)
        if far < best:
            best = far
            tied = 0
        if far == best:
            tied |= bit(figure)
    if not tied or state.reason:
        state.set_stage(_END)
        return
    if state.house & AUTO or alike(state, tied):
        act(state, lowest(tied), card)
        return
    state.set_own(TIED, tied)
    state.set_stage(CHOSEN)
    state.ask(ASK_NEXT_FOE, operator(state))


def alike(state: Mice, figures: i64) -> bool:
    """On one space and in one state, so that it does not matter which acts first."""
    first = lowest(figures)
    while figures:
        figure = lowest(figures)
        figures &= figures - 1
        if state.rows[AT + figure] != state.rows[AT + first]:
            return False
        if state.rows[STATUS + figure] != state.rows[STATUS + first]:
            return False
    return True


def act(state: Mice, figure: i64, card: i64) -> None:
    """One figure's move and battle (MM-195)."""
    state.set_own(ACTORS, state.own(ACTORS) & ~bit(figure))
    state.set_stage(_NEXT)
    state.push(FOE, figure, card, 0, 0)


# One figure. Own numbers of FOE: figure, card (−1: a charmed mouse), steps left, goal space,
# steps to choose from.
STEPS: Final = 2
GOAL: Final = 3
CHOICES: Final = 4

_MOVE: Final = 0
_ROLLED: Final = 1
_WALK: Final = 2
_WALKED: Final = 3
_BATTLE: Final = 4
_AGAIN: Final = 5


def run_foe(state: Mice, chance: Chance, log: Log | None) -> None:
    """Takes a minion's, or a charmed mouse's, move and battle a step further."""
    figure, card = state.own(0), state.own(1)
    if state.rows[AT + figure] < 0 or (figure >= FIRST_FOE and place_of(state, card) < 0):
        state.pop()  # MM-R104
        return
    stage = state.stage()
    if stage == _MOVE:
        move(state, figure, card, chance, log)
    elif stage == _ROLLED:
        set_out(state, figure, number_rolled(state))
    elif stage == _WALK:
        walk(state, figure, card, log)
    elif stage == _WALKED:
        state.set_stage(_WALK)
        step(state, figure, space_chosen(state, state.answer), log)
    elif stage == _BATTLE:
        battle(state, figure, card)
    else:
        state.pop()
        if state.extras == 1:  # MM-R103
            state.extras = 2
            state.push(FOE, figure, card, 0, 0)
            state.set_stage(_BATTLE)


def is_ranged(state: Mice, card: i64) -> bool:
    """Whether the figures of a card attack from a distance."""
    return card >= 0 and state.tables.foes[card * FOE_WIDTH + F_RANGED] != 0


def move(state: Mice, figure: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """Whether it moves at all (MM-200, MM-204, MM-212), and how far (MM-197)."""
    rows = state.rows
    status: i64 = rows[STATUS + figure]
    if status & SKIP_TURN:
        rows[STATUS + figure] &= ~SKIP_TURN
        if log is not None:
            log.append(TurnSkipped("MM-59", figure_name(state, figure)))
        state.pop()
        return
    state.set_stage(_BATTLE)
    if may_throw(state, figure):  # MM-274
        state.pop()
        throw_at_most(state, figure)
        return
    if status & DOWN:  # MM-246, MM-212
        cure(state, figure, DOWN, "MM-246", log)
        if log is not None:
            log.append(StoodUp("MM-212", figure_name(state, figure)))
        return
    if status & SKIP_MOVE:
        rows[STATUS + figure] &= ~SKIP_MOVE
        return
    if status & WEBBED:
        return
    here = bit(rows[AT + figure])
    if mice_on(state, here) & ~bit(figure):
        return  # MM-200
    if is_ranged(state, card) and in_sight(state, figure):
        return  # MM-204
    if not free_mice(state) & ~bit(figure):
        return
    stride: i64 = state.tables.foes[card * FOE_WIDTH + F_STRIDE] if card >= 0 else 0
    if stride:
        set_out(state, figure, stride)
        return
    state.set_stage(_ROLLED)
    roll(state, 1, FOR_MOVE, figure, chance, log)


def in_sight(state: Mice, figure: i64) -> i64:
    """Mice that a figure sees."""
    return mice_on(state, state.tables.seen[cell(state, state.rows[AT + figure])])


def set_out(state: Mice, figure: i64, steps: i64) -> None:
    """The mouse it heads for is settled now (MM-198, MM-201, MM-R50); roaches want the grape."""
    state.set_own(STEPS, steps)
    state.set_stage(_WALK)
    if state.grape != NOWHERE and state.rows[KIND + figure] == ROACH:
        state.set_own(GOAL, state.grape)  # MM-268
        return
    mice = closest(state, state.rows[AT + figure], free_mice(state) & ~bit(figure))
    state.set_own(GOAL, state.rows[AT + first_of(state, mice)])


def walk(state: Mice, figure: i64, card: i64, log: Log | None) -> None:
    """The next step of a shortest way; of several the operator picks (MM-202)."""
    rows = state.rows
    here = bit(rows[AT + figure])
    arrived: bool = mice_on(state, here) & ~bit(figure) != 0  # MM-203
    if is_ranged(state, card) and in_sight(state, figure):
        arrived = True  # MM-205
    if rows[STATUS + figure] & SKIP_MOVE:
        arrived = True
    if arrived or state.own(STEPS) <= 0:
        state.set_stage(_BATTLE)
        return
    steps = next_steps(state, figure, state.own(GOAL))
    if not steps:
        state.set_stage(_BATTLE)
        return
    several: bool = steps & (steps - 1) != 0
    if several and not state.house & AUTO and matters(state, figure, card):
        state.set_own(CHOICES, steps)
        state.set_stage(_WALKED)
        state.ask(ASK_ROUTE, operator(state) if figure >= FIRST_FOE else controller(state, figure))
        return
    step(state, figure, lowest(steps), log)


def matters(state: Mice, figure: i64, card: i64) -> bool:
    """Whether the way makes a difference: a melee minion that gets there takes any."""
    if is_ranged(state, card) or state.rows[SNARES + state.side]:
        return True
    return way_length(state, figure, state.own(GOAL)) > state.own(STEPS)


def step(state: Mice, figure: i64, space: i64, log: Log | None) -> None:
    """A minion moves on by one space; a snare may catch it."""
    state.set_own(STEPS, state.own(STEPS) - 1)
    put(state, figure, space)
    if log is not None:
        name = figure_name(state, figure)
        log.append(Stepped("MM-198", name, space_name(state, space)))
    if (state.rows[SNARES + state.side] >> space) & 1 and size_of(state, figure) == 0:
        first: i64 = (
            state.tables.how_many_cards
            + state.tables.how_many_abilities
            + state.tables.how_many_foes
        )
        token: i64
        for token in range(state.tables.how_many_tokens):
            fire_source(state, first + token, ON_ENTER_SPACE, 0, figure, figure, -1)


def battle(state: Mice, figure: i64, card: i64) -> None:
    """It attacks one mouse if it can (MM-206…209)."""
    rows = state.rows
    if rows[STATUS + figure] & SKIP_BATTLE:
        rows[STATUS + figure] &= ~SKIP_BATTLE
        state.pop()
        return
    feasting: bool = rows[KIND + figure] == ROACH and rows[AT + figure] == state.grape
    if feasting or rows[STATUS + figure] & STUNNED or state.reason:
        state.pop()  # MM-269, MM-R62
        return
    turn = state.innermost(FOES)
    attacked: i64 = 0
    if figure >= FIRST_FOE and turn >= 0:
        attacked = state.stack[turn + OWN + ATTACKED]
    ranged: i64 = 1 if is_ranged(state, card) else 0
    target = foe_target(state, figure, ranged, attacked)
    if target < 0:
        state.pop()
        return
    state.set_stage(_AGAIN)
    if card >= 0 and fire_card(state, card, ON_BATTLE, 0, figure, target, figure):
        return
    if figure >= FIRST_FOE and turn >= 0:
        state.stack[turn + OWN + ATTACKED] = attacked | bit(target)
    state.push(ATTACK, figure, target, ranged, 0)
    if card >= 0:
        state.set_own(CARD_USED, card + 1)
    else:
        state.set_own(HOW, CHARMED)
