"""The state as far as a view tells it outright."""

from __future__ import annotations

from mypy_extensions import u8

from purrlour.engine.cells import vec
from purrlour.games.koty.content import COPIES, FIRST_NIGHT, LANDS, NUMBERS, TITLES
from purrlour.games.koty.setup import LIMITS
from purrlour.games.koty.state import (
    CARD,
    DECK,
    DISCARD,
    FRESH,
    GAINS,
    HANDS,
    HELD,
    ON_TOP,
    PHASES,
    REASONS,
    SHOWN,
    SURPLUS,
    Cats,
    empty,
)
from purrlour.games.koty.story import ROOM
from purrlour.games.koty.teams import SEATINGS, mate_of
from purrlour.games.koty.view import KotyView


def table_of(view: KotyView) -> Cats:
    """Everything but the hidden cards; the story has gaps for them."""
    state = empty(view.seats)
    state.teams = _seating(state, view.mates)
    state.together = 1 if view.together else 0
    state.cap = view.repeat_cap
    state.surplus = SURPLUS.index(view.surplus)
    limit = LIMITS.get(view.limit)
    state.limit = int(view.limit) if limit is None else limit
    state.turn = view.turn
    state.turns = view.turns
    state.idle = view.idle
    state.dry = 1 if view.last else 0
    for seat in view.gone:
        state.gone |= 1 << seat
    for seat in view.asked:
        state.asked |= 1 << seat
    state.phase = PHASES.index(view.phase)
    state.play = view.play
    state.card = NUMBERS[view.card] if view.card else -1
    state.laid = NUMBERS[view.laid] if view.laid else -1
    state.repeats = view.repeats
    state.gain = GAINS.index(view.gain)
    state.reason = REASONS.index(view.reason)
    for title in range(FIRST_NIGHT):
        state.rows[DECK] += COPIES[title] * CARD[title]
    for title in range(TITLES):
        state.rows[FRESH] += view.fresh[title] * CARD[title]
    _add_cards(state, DECK, view.deck)
    _add_cards(state, DISCARD, view.discard)
    _add_cards(state, SHOWN, view.shown)
    if view.seat >= 0:
        _add_cards(state, HANDS + view.seat, view.hand)
        _add_cards(state, HELD + view.seat, view.held)
    for seat in range(view.seats):
        for land in range(LANDS):
            state.change_land(seat, land, view.nines[seat][land])
            top = view.tops[seat][land]
            if top:
                state.change_land(seat, land, (NUMBERS[top] + 1) * ON_TOP)
    state.told = len(view.story)
    state.story = vec[u8](view.story + bytes(ROOM - len(view.story)))
    return state


def _add_cards(state: Cats, row: int, names: tuple[str, ...]) -> None:
    """These cards join the row."""
    for name in names:
        state.rows[row] += CARD[NUMBERS[name]]


def _seating(state: Cats, mates: tuple[int, ...]) -> int:
    """How the teams sit."""
    for number in range(len(SEATINGS)):
        state.teams = number
        if all(mate_of(state, seat) == mate for seat, mate in enumerate(mates)):
            return number
    return 0
