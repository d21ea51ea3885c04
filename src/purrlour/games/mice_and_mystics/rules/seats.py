"""Which seat a choice belongs to (MM-03, MM-193, rules of the team)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.frames import ATTACK, OWN
from purrlour.games.mice_and_mystics.house import LEADER
from purrlour.games.mice_and_mystics.layout import SEAT, TRACK
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import FIRST_FOE, HEROES


def controller(state: Mice, hero: i64) -> i64:
    """The seat that plays a mouse."""
    return state.rows[SEAT + hero]


def lowest_mouse(state: Mice) -> i64:
    """The mouse lowest on the track, captured or not (MM-193, MM-R85)."""
    place: i64 = state.on_track - 1
    while place >= 0:
        if state.rows[TRACK + place] < HEROES:
            return state.rows[TRACK + place]
        place -= 1
    return -1


def operator(state: Mice) -> i64:
    """Who runs the minions: the controller of the lowest mouse."""
    hero = lowest_mouse(state)
    return state.rows[SEAT + hero] if hero >= 0 else 0


def team(state: Mice) -> i64:
    """Whose word counts when the rulebook asks the players together (MM-O3)."""
    if state.house & LEADER:
        return 0
    if 0 <= state.card < HEROES:
        return state.rows[SEAT + state.card]
    return operator(state)


def roller(state: Mice, figure: i64) -> i64:
    """Who rolls for a figure: its controller, the operator, or for a minion that defends against
    a mouse the player to the attacker's left (MM-114, MM-R86)."""
    if 0 <= figure < FIRST_FOE:
        return state.rows[SEAT + figure]
    fight = state.innermost(ATTACK)
    if fight >= 0 and state.stack[fight + OWN + 1] == figure:
        attacker: i64 = state.stack[fight + OWN]
        if 0 <= attacker < FIRST_FOE:
            return (state.rows[SEAT + attacker] + 1) % state.seats
    return operator(state)
