"""Where a card of each type had best go in Wizard Kittens."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.merits import NEVER
from purrlour.bots.wizard_kittens.notes import MINE, PUT, THEIRS, WANT, WHERE
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPES
from purrlour.games.wizard_kittens.state import Wizards


def find_mine(state: Wizards, seat: i64, notes: vec[i64]) -> None:
    """How well each type can be placed in one's own circle."""
    card: i64
    pile: i64
    for card in range(TYPES):
        notes[MINE + card] = NEVER
    first: i64 = seat * CHAPTERS
    for pile in range(first, first + state.open):
        want: i64 = notes[WANT + pile]
        for card in range(TYPES):
            merit: i64 = notes[PUT + 2 * pile + (want & 1)]
            want >>= 8
            notes[MINE + card] = max(notes[MINE + card], merit)


def find_theirs(state: Wizards, seat: i64, notes: vec[i64]) -> None:
    """Where each type had best go in other circles, and how well."""
    card: i64
    other: i64
    pile: i64
    for card in range(TYPES):
        notes[THEIRS + card] = NEVER
    for other in range(state.seats):
        if other != seat:
            first: i64 = other * CHAPTERS
            for pile in range(first, first + state.open):
                want: i64 = notes[WANT + pile]
                for card in range(TYPES):
                    merit: i64 = notes[PUT + 2 * pile + (want & 1)]
                    want >>= 8
                    if merit > notes[THEIRS + card]:
                        notes[THEIRS + card] = merit
                        notes[WHERE + card] = pile


def any_mine(notes: vec[i64]) -> i64:
    """A card that nobody knows yet, in one's own circle."""
    return (notes[MINE] + notes[MINE + 1] + notes[MINE + 2] + notes[MINE + 3]) >> 2


def any_theirs(notes: vec[i64]) -> i64:
    """A card that nobody knows yet, in somebody else's circle."""
    return (notes[THEIRS] + notes[THEIRS + 1] + notes[THEIRS + 2] + notes[THEIRS + 3]) >> 2
