"""Which seat a choice belongs to (MM-03, MM-193, rules of the team)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.frames import ATTACK, OWN
from purrlour.games.mice_and_mystics.house import LEADER, VOTE
from purrlour.games.mice_and_mystics.layout import SEAT, TRACK
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import FIRST_FOE, HEROES

VOTE_BITS: Final = 12
"""Bits of a vote: the number of a choice + 1."""


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


def ask_team(state: Mice, phase: i64) -> None:
    """A choice of the team: somebody's word, or a vote of all of them (MM-O3)."""
    caller = team(state)
    state.ask(phase, caller)
    if state.house & VOTE and state.seats > 1:
        state.caller = caller + 1
        state.votes = 0
        state.asked = bit(state.seats) - 1


def vote_of(state: Mice, seat: i64) -> i64:
    """What a seat voted for; −1 before it has."""
    return ((state.votes >> (seat * VOTE_BITS)) & (bit(VOTE_BITS) - 1)) - 1


def elected(state: Mice) -> i64:
    """What most want; of several the choice of the seat whose word counts (MM-O3)."""
    best: i64 = vote_of(state, state.caller - 1)
    most: i64 = supporters(state, best)
    seat: i64
    for seat in range(state.seats):
        choice = vote_of(state, seat)
        many = supporters(state, choice)
        if many > most:
            best = choice
            most = many
    return best


def supporters(state: Mice, choice: i64) -> i64:
    """How many voted for it."""
    many: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if vote_of(state, seat) == choice:
            many += 1
    return many


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
