"""Turns: whose it is, and when the game is over (KO-06, KO-19, KO-60…64)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.koty.content import IDLE_ROUNDS, MOST_ROUNDS
from purrlour.games.koty.endings import scores
from purrlour.games.koty.events import Ended, TurnBegan
from purrlour.games.koty.state import (
    DREAMS,
    EXCHANGES,
    GOES_ON,
    LIMIT,
    NO_GAIN,
    NO_STOCK,
    NOTHING,
    OVER,
    THREE_LANDS,
    TURN,
    UNLIMITED,
    Cats,
)

_CLAUSES: Final = ("", "KO-60", "KO-64", "KO-A45", "KO-A55")
"""Why it ended, by the reason."""
_IDLE_FEWEST: Final = IDLE_ROUNDS * 2
"""With fewer exchanges in a row no number of players has had its rounds of them."""
_TURNS_FEWEST: Final = MOST_ROUNDS * 2
"""With fewer turns no number of players has had its rounds."""
EACH_LAND: Final = 0x01010101
"""The lowest bit of each land in a dream."""


def begin_turn(state: Cats, seat: i64) -> None:
    """The table now waits for this seat's turn, and nothing is left to settle."""
    clear_table(state)
    state.turn = seat
    state.phase = TURN
    state.asked = 1 << seat


def clear_table(state: Cats) -> None:
    """No play waits to be settled any more."""
    state.play = NOTHING
    state.card = NOTHING
    state.repeats = 0
    state.gain = NO_GAIN


def end_turn(state: Cats, log: Log | None) -> None:
    """The action is finished: is it the end, and who is next (KO-19)?

    Three full lands are looked for where a Nine was placed (KO-63); here only what is rare.
    """
    state.turns += 1
    rare = state.idle >= _IDLE_FEWEST or state.turns >= _TURNS_FEWEST
    if state.dry or rare or state.limit > EXCHANGES:
        reason = why_over(state)
        if reason != GOES_ON:
            finish(state, reason, log)
            return
    if state.play != NOTHING:
        clear_table(state)
    seat: i64 = state.turn + 1
    if seat == state.seats:
        seat = 0
    if state.gone:
        seat = next_seat(state, state.turn)
    state.turn = seat
    state.phase = TURN
    state.asked = 1 << seat
    if log is not None:
        log.append(TurnBegan("KO-06", seat))


def end_turn_with_gain(state: Cats, log: Log | None) -> None:
    """The same where Nines were placed, and nobody else could gain any (KO-60, KO-63)."""
    if has_three_lands(state.rows[DREAMS + state.turn]):
        state.turns += 1
        finish(state, THREE_LANDS, log)
    else:
        end_turn(state, log)


def next_seat(state: Cats, seat: i64) -> i64:
    """The next seat to the left that has not given up (KO-06, KO-A55)."""
    while True:
        seat += 1
        if seat >= state.seats:
            seat = 0
        if not (state.gone >> seat) & 1:
            return seat


def why_over(state: Cats) -> i64:
    """The reason to end after this turn, if there is one."""
    if state.dry:
        return NO_STOCK
    if state.limit == UNLIMITED:
        return GOES_ON
    if state.limit == EXCHANGES and state.idle >= IDLE_ROUNDS * present(state):
        return LIMIT
    return LIMIT if state.turns >= most_rounds(state) * state.seats else GOES_ON


def most_rounds(state: Cats) -> i64:
    """After so many rounds a game with a limit is counted, whatever happens in them (KO-O3)."""
    return MOST_ROUNDS if state.limit == EXCHANGES else state.limit


def has_three_lands(dream: i64) -> bool:
    """Whether three lands have three Nines each, whatever lies on them (KO-60, KO-61)."""
    lacking: i64 = EACH_LAND & ~(dream & (dream >> 1))
    return lacking & (lacking - 1) == 0


def present(state: Cats) -> i64:
    """How many seats have not given up."""
    count: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if not (state.gone >> seat) & 1:
            count += 1
    return count


def finish(state: Cats, reason: i64, log: Log | None) -> None:
    """The game is over at once (KO-62); cats are counted."""
    clear_table(state)
    state.phase = OVER
    state.asked = 0
    state.reason = reason
    if log is not None:
        log.append(Ended(_CLAUSES[reason], scores(state)))
