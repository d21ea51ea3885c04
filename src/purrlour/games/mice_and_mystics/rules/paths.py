"""The ways minions go (MM-196…203, MM-R47…R50)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.layout import AT
from purrlour.games.mice_and_mystics.rules.places import barred, cell, dist
from purrlour.games.mice_and_mystics.state import Mice


def around(state: Mice, spaces: i64) -> i64:
    """The spaces that a minion may step to from any of these: no line stops it (MM-196)."""
    found: i64 = 0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        found |= state.tables.minion[cell(state, space)]
    return found


def goals(state: Mice, figure: i64, goal: i64) -> i64:
    """Where a figure wants to be: on the goal, or as near to it as it can get (MM-198, MM-199)."""
    here = bit(state.rows[AT + figure])
    open_spaces: i64 = ~barred(state, figure)
    if open_spaces & bit(goal):
        wanted = bit(goal)
    else:
        # Of all that can be reached, those closest to the goal.
        reached: i64 = here
        wider: i64 = here
        while wider:
            wider = around(state, wider) & open_spaces & ~reached
            reached |= wider
        best: i64 = 99
        wanted = here
        while reached:
            space = lowest(reached)
            reached &= reached - 1
            far = dist(state, space, goal)
            if far < best:
                best = far
                wanted = 0
            if far == best:
                wanted |= bit(space)
    return wanted


def next_steps(state: Mice, figure: i64, goal: i64) -> i64:
    """The first steps of all shortest ways to where it wants to be; 0 if it is there."""
    here = bit(state.rows[AT + figure])
    wanted = goals(state, figure, goal)
    if wanted & here:
        return 0
    open_spaces: i64 = ~barred(state, figure) | here
    first = around(state, here)
    reached: i64 = wanted
    wider: i64 = wanted
    while wider:
        if wider & first:
            return wider & first
        wider = around(state, wider) & open_spaces & ~reached
        reached |= wider
    return 0


def way_length(state: Mice, figure: i64, goal: i64) -> i64:
    """Steps to where it wants to be; 99 if there is no way."""
    here = bit(state.rows[AT + figure])
    open_spaces: i64 = ~barred(state, figure) | here
    reached = goals(state, figure, goal)
    steps: i64 = 0
    wider: i64 = reached
    while wider:
        if wider & here:
            return steps
        wider = around(state, wider) & open_spaces & ~reached
        reached |= wider
        steps += 1
    return 99
