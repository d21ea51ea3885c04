"""The deal (EK-01…EK-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.errors import GameError, InvalidOptions
from purrlour.games.exploding_kittens.content import (
    CARDS,
    COPIES,
    DEALT,
    DEFUSE,
    KITTEN,
    MOST_SEATS,
    SPARE_DEFUSES,
    TITLES,
)
from purrlour.games.exploding_kittens.options import KittensOptions
from purrlour.games.exploding_kittens.rules.turns import begin_turn
from purrlour.games.exploding_kittens.state import (
    ANY_PAIRS,
    BOX,
    EMPTY_TARGETS,
    NOPE_OWN,
    UNSEEN,
    Kittens,
    empty,
)
from purrlour.games.exploding_kittens.story import DEAL

_PLAIN: Final = CARDS - COPIES[KITTEN] - COPIES[DEFUSE]
_DECK: Final = vec[u8](
    bytes([title for title in range(2, TITLES) for _ in range(COPIES[title])])
    + bytes([DEFUSE] * (CARDS - _PLAIN))
)
"""The cards without Kittens and Defuses, then as many Defuses as anybody could want."""


def deal(seats: i64, options: KittensOptions, chance: Chance) -> Kittens:
    """Hands, pile, first player and pawn for 2 to 5 seats."""
    if not 2 <= seats <= MOST_SEATS:
        raise GameError("seat-count", clause="EK-01", seats=seats, least=2, most=MOST_SEATS)
    state = empty(seats)
    state.house = house_of(options)
    make_deck(state)
    dealt: i64 = seats * DEALT
    third: i64 = (state.left - dealt) // 3 if options.turbo else 0
    chance.shuffle_top(state.pile, state.left, dealt + third)  # EK-07
    deal_hands(state)
    take_away(state, third)
    add_kittens(state)
    chance.shuffle(state.pile, state.left)  # EK-09
    first = first_seat(seats, options.first, chance)
    if options.burglar:
        state.pawn = (first + seats - 1) % seats  # EK-11
    begin_turn(state, first, 1, 0)
    return state


def house_of(options: KittensOptions) -> i64:
    """The house rules that matter after the deal, as bits."""
    house: i64 = 0
    if options.any_pairs:
        house |= ANY_PAIRS
    if options.nope_own:
        house |= NOPE_OWN
    if options.empty_targets:
        house |= EMPTY_TARGETS
    return house


def make_deck(state: Kittens) -> None:
    """Everything but Kittens and the Defuses that are dealt or leave the game (EK-03…EK-06)."""
    spare: i64 = COPIES[DEFUSE] - state.seats
    while state.seats <= 3 and spare > SPARE_DEFUSES:  # EK-06, EK-A1
        state.gain(BOX, DEFUSE)
        spare -= 1
    state.pile = _DECK[:]
    state.left = _PLAIN + spare


def deal_hands(state: Kittens) -> None:
    """A Defuse and seven cards each (EK-04, EK-07)."""
    state.tell(DEAL, 0, 0)
    seat: i64
    for seat in range(state.seats):
        state.gain(seat, DEFUSE)
        for _ in range(DEALT):
            state.left -= 1
            card: int = state.pile[state.left]
            state.gain(seat, card)


def take_away(state: Kittens, count: i64) -> None:
    """EK-O3: unseen, before the Kittens go in."""
    for _ in range(count):
        state.left -= 1
        card: int = state.pile[state.left]
        state.gain(UNSEEN, card)


def add_kittens(state: Kittens) -> None:
    """One Kitten fewer than players; the others leave the game (EK-08)."""
    kittens: i64 = state.seats - 1
    for _ in range(kittens):
        state.pile[state.left] = KITTEN
        state.left += 1
    for _ in range(COPIES[KITTEN] - kittens):
        state.gain(BOX, KITTEN)


def first_seat(seats: i64, wish: str, chance: Chance) -> i64:
    """Drawn by lot, or a chosen seat (EK-10, EK-O4)."""
    if wish == "random":
        return chance.pick(seats)
    first: i64 = int(wish)
    if first >= seats:
        raise InvalidOptions("first-seat-missing", clause="EK-O4", seat=first, seats=seats)
    return first
