"""Turns and deaths: who plays next, and how many turns."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.exploding_kittens.content import KITTEN, NAMES, NOPE, TITLES, TURNS_OF_ATTACK
from purrlour.games.exploding_kittens.events import Died, PawnLost, TurnsOwed, Won
from purrlour.games.exploding_kittens.state import (
    NOBODY,
    NOTHING,
    OVER,
    TURN,
    Kittens,
)
from purrlour.games.exploding_kittens.story import DIE, LAY, PLAY


def next_living(state: Kittens, seat: i64) -> i64:
    """The first living seat clockwise from this one (EK-12, EK-A43)."""
    other: i64 = seat + 1
    while True:
        if other >= state.seats:
            other = 0
        if (state.alive >> other) & 1:
            return other
        other += 1


def begin_turn(state: Kittens, seat: i64, owed: i64, attacked: i64) -> None:
    """The table now waits for this seat's turn. No play lies on it."""
    state.turn = seat
    state.owed = owed
    state.attacked = attacked
    state.phase = TURN
    state.asked = 1 << seat


def resume_turn(state: Kittens) -> None:
    """The play is settled; the turn in progress goes on (EK-15)."""
    state.phase = TURN
    state.asked = 1 << state.turn
    clear_table(state)


def clear_table(state: Kittens) -> None:
    """No play waits to be settled any more."""
    state.play = NOTHING
    state.named = NOTHING
    state.chain = 0
    state.top = NOBODY


def end_one_turn(state: Kittens, log: Log | None) -> None:
    """One turn is over: another one owed, or the next seat's (EK-17, EK-33, EK-37)."""
    if state.owed > 1:
        state.owed -= 1
        state.phase = TURN
        state.asked = 1 << state.turn
        if log is not None:
            log.append(TurnsOwed("EK-33", state.turn, state.owed))
    else:
        begin_turn(state, next_living(state, state.turn), 1, 0)
        if log is not None:
            log.append(TurnsOwed("EK-12", state.turn, 1))


def attack_next(state: Kittens, log: Log | None) -> None:
    """The next living seat takes the turns of the Attack, and any passed on (EK-31, EK-32)."""
    carried: i64 = state.owed if state.attacked else 0
    victim = next_living(state, state.turn)
    begin_turn(state, victim, carried + TURNS_OF_ATTACK, 1)
    if log is not None:
        log.append(TurnsOwed("EK-32" if carried else "EK-31", victim, state.owed))


def bury(state: Kittens, seat: i64, clause: str, log: Log | None) -> None:
    """The seat is out: its hand goes to the discard, its pawn leaves the game (EK-24, EK-67)."""
    shown: list[str] = []
    title: i64
    for title in range(1, TITLES):
        while state.holds(seat, title):
            state.lose(seat, title)
            state.tell(PLAY, seat, title)
            if title == NOPE:
                state.noped += 1
            if log is not None:
                shown.append(NAMES[title])
    state.alive &= ~(1 << seat)
    state.tell(DIE, seat, 0)
    if log is not None:
        log.append(Died(clause, seat, tuple(shown)))
    if state.pawn == seat:
        state.pawn = NOBODY
        if log is not None:
            log.append(PawnLost("EK-67", seat))


def explode(state: Kittens, log: Log | None) -> None:
    """The current player has no Defuse; turns still owed vanish (EK-24, EK-A8)."""
    seat = state.turn
    bury(state, seat, "EK-24", log)
    state.tell(LAY, 0, KITTEN)
    if not end_if_alone(state, log):
        begin_turn(state, next_living(state, seat), 1, 0)
        if log is not None:
            log.append(TurnsOwed("EK-A8", state.turn, 1))


def end_if_alone(state: Kittens, log: Log | None) -> bool:
    """One living player left wins at once (EK-70)."""
    alive = state.alive
    if alive & (alive - 1):
        return False
    winner = next_living(state, state.seats - 1)
    clear_table(state)
    begin_turn(state, winner, 1, 0)
    state.phase = OVER
    state.asked = 0
    if log is not None:
        log.append(Won("EK-70", winner))
    return True
