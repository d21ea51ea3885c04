"""Brodie, the cat (MM-217…231)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, count, lowest
from purrlour.games.mice_and_mystics.events import CatPounced, Stepped
from purrlour.games.mice_and_mystics.frames import ATTACK
from purrlour.games.mice_and_mystics.house import AUTO, CHASE_ENDS, CHASE_ONCE
from purrlour.games.mice_and_mystics.layout import AT, KIND, SKIP_TURN, STATUS
from purrlour.games.mice_and_mystics.rules.blows import CARD_USED, HOW, MANY, OTHERS
from purrlour.games.mice_and_mystics.rules.dice import FOR_CHASE, roll
from purrlour.games.mice_and_mystics.rules.dice_values import number_rolled
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_chosen, space_name
from purrlour.games.mice_and_mystics.rules.paths import next_steps
from purrlour.games.mice_and_mystics.rules.places import free_mice, mice_on, put
from purrlour.games.mice_and_mystics.rules.seats import ask_team
from purrlour.games.mice_and_mystics.rules.targets import closest, first_of
from purrlour.games.mice_and_mystics.rules.track import place_of
from purrlour.games.mice_and_mystics.state import ASK_ROUTE, Mice
from purrlour.games.mice_and_mystics.tables import (
    F_KIND,
    F_STYLE,
    FOE_WIDTH,
    HEROES,
    POUNCES,
)

# Own numbers of CAT: figure, card, steps left, spaces crossed, steps to choose from, goal hero.
STEPS: Final = 2
CROSSED: Final = 3
CHOICES: Final = 4
GOAL: Final = 5

_BEGIN: Final = 0
_ROLLED: Final = 1
_AIM: Final = 2
_RUN: Final = 3
_CHOSEN: Final = 4
_OVER: Final = 5


def run_cat(state: Mice, chance: Chance, log: Log | None) -> None:
    """One of the cat's two turns in a round (MM-219)."""
    figure, card = state.own(0), state.own(1)
    stage = state.stage()
    if figure < 0 or state.rows[AT + figure] < 0:
        state.pop()
    elif stage == _BEGIN:
        if state.rows[STATUS + figure] & SKIP_TURN:
            state.rows[STATUS + figure] &= ~SKIP_TURN
            state.pop()
        elif state.tables.foes[card * FOE_WIDTH + F_STYLE] == POUNCES:
            state.set_stage(_OVER)
            pounce(state, figure, card, log)
        else:
            state.set_own(CROSSED, bit(state.rows[AT + figure]))
            state.set_stage(_ROLLED)
            roll(state, 2, FOR_CHASE, figure, chance, log)  # MM-224
    elif stage == _ROLLED:
        state.set_own(STEPS, number_rolled(state))
        state.set_stage(_AIM)
    elif stage == _AIM:
        aim(state, figure, card)
    elif stage == _RUN:
        run_on(state, figure, log)
    elif stage == _CHOSEN:
        state.set_stage(_RUN)
        leap(state, figure, space_chosen(state, state.answer), log)
    else:
        state.pop()


def figures_at(state: Mice, spaces: i64, cat: i64) -> i64:
    """Everybody on these spaces but the cat."""
    found: i64 = 0
    figure: i64
    for figure in range(state.tables.how_many_figures):
        at: i64 = state.rows[AT + figure]
        if figure != cat and at >= 0 and (spaces >> at) & 1:
            found |= bit(figure)
    return found


def pounce(state: Mice, figure: i64, card: i64, log: Log | None) -> None:
    """Onto the space with the most figures, wherever it is (MM-220…223)."""
    best: i64 = 0
    tied: i64 = 0
    space: i64
    for space in range(state.tables.spaces[state.side]):
        many = count(figures_at(state, bit(space), figure))
        if many > best:
            best = many
            tied = 0
        if many == best and many > 0:
            tied |= bit(space)
    if not tied:
        return  # MM-R70
    goal = highest_space(state, tied, figure)
    put(state, figure, goal)
    if log is not None:
        log.append(CatPounced("MM-220", space_name(state, goal)))
    strike(state, figure, card, figures_at(state, bit(goal), figure))


def highest_space(state: Mice, spaces: i64, cat: i64) -> i64:
    """Of some spaces the one with the figure whose card is highest (MM-221)."""
    best: i64 = 99
    found = lowest(spaces)
    rest = figures_at(state, spaces, cat)
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        place = place_on_track(state, figure)
        if place < best:
            best = place
            found = state.rows[AT + figure]
    return found


def place_on_track(state: Mice, figure: i64) -> i64:
    """The highest place of a figure's cards."""
    if figure < HEROES:
        return place_of(state, figure)
    kind: i64 = state.rows[KIND + figure]
    best: i64 = 99
    card: i64
    for card in range(HEROES, state.tables.how_many_foes):
        if state.tables.foes[card * FOE_WIDTH + F_KIND] == kind:
            place = place_of(state, card)
            if 0 <= place < best:
                best = place
    return best


def strike(state: Mice, figure: i64, card: i64, targets: i64) -> None:
    """One roll, and everybody there defends for themselves (MM-222, MM-228)."""
    if not targets:
        return
    first = lowest(targets)
    state.push(ATTACK, figure, first, 0, 0)
    state.set_own(HOW, MANY)
    state.set_own(OTHERS, targets & ~bit(first))
    state.set_own(CARD_USED, card + 1)


def aim(state: Mice, figure: i64, card: i64) -> None:
    """The closest mouse that is not on his space (MM-225, MM-226); where the house says so, nor on
    one he crossed (MM-R37)."""
    once: bool = state.house & (CHASE_ONCE | CHASE_ENDS) != 0
    spaces: i64 = state.own(CROSSED) if once else bit(state.rows[AT + figure])
    mice: i64 = free_mice(state) & ~mice_on(state, spaces)
    if not mice or state.own(STEPS) <= 0:
        state.set_stage(_OVER)
        strike(state, figure, card, figures_at(state, state.own(CROSSED), figure))
        return
    state.set_own(GOAL, first_of(state, closest(state, state.rows[AT + figure], mice)))
    state.set_stage(_RUN)


def run_on(state: Mice, figure: i64, log: Log | None) -> None:
    """A step nearer; of several shortest ways the players choose (MM-225)."""
    goal: i64 = state.rows[AT + state.own(GOAL)]
    if state.own(STEPS) <= 0 or state.rows[AT + figure] == goal:
        state.set_stage(_AIM)
        return
    steps = next_steps(state, figure, goal)
    if not steps:
        state.set_own(STEPS, 0)
        return
    if steps & (steps - 1) and not state.house & AUTO:
        state.set_own(CHOICES, steps)
        state.set_stage(_CHOSEN)
        ask_team(state, ASK_ROUTE)
        return
    leap(state, figure, lowest(steps), log)


def leap(state: Mice, figure: i64, space: i64, log: Log | None) -> None:
    """The cat crosses a space."""
    state.set_own(STEPS, state.own(STEPS) - 1)
    state.set_own(CROSSED, state.own(CROSSED) | bit(space))
    put(state, figure, space)
    if log is not None:
        log.append(Stepped("MM-225", figure_name(state, figure), space_name(state, space)))
