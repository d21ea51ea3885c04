"""The deal (KO-01…06, KO-70, KO-71, KO-87, KO-88)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.errors import GameError, InvalidOptions
from purrlour.games.koty.content import (
    BAT,
    CARDS,
    COPIES,
    DRAGON,
    FIRST_NIGHT,
    HAND,
    MOST_SEATS,
    MOTH,
    TITLES,
)
from purrlour.games.koty.options import KotyOptions
from purrlour.games.koty.rules.turns import begin_turn
from purrlour.games.koty.state import (
    CARD,
    DECK,
    EXCHANGES,
    FRESH,
    HANDS,
    SURPLUS,
    UNCAPPED,
    UNLIMITED,
    Cats,
    empty,
)
from purrlour.games.koty.story import DRAW
from purrlour.games.koty.teams import SEATINGS, letters_of

_DAY: Final = sum(COPIES[:FIRST_NIGHT])
_DECK: Final = vec[u8](
    bytes([title for title in range(FIRST_NIGHT) for _ in range(COPIES[title])])
    + bytes(CARDS - _DAY)
)
"""The deck without night cards, and room for them."""
_DAY_ROW: Final = vec[i64]([sum(COPIES[title] * CARD[title] for title in range(FIRST_NIGHT))])
"""The same as a number of cards."""

LIMITS = {"off": UNLIMITED, "exchanges": EXCHANGES}
"""Limits that are no number of rounds (KO-O3)."""


def deal(seats: i64, options: KotyOptions, chance: Chance) -> Cats:
    """Hands, pile and first player for 2 to 6 seats."""
    if not 2 <= seats <= MOST_SEATS:
        raise GameError("seat-count", clause="KO-A1", seats=seats, least=2, most=MOST_SEATS)
    state = empty(seats)
    set_house(state, options)
    make_deck(state, options)
    chance.shuffle(state.pile, state.left)  # KO-01
    deal_hands(state)
    begin_turn(state, first_seat(seats, options.first, chance))
    return state


def set_house(state: Cats, options: KotyOptions) -> None:
    """The house rules that matter after the deal."""
    seating = options.teams
    if seating != "off" and not letters_of(seating, state.seats):
        if state.seats not in (4, 6):
            raise InvalidOptions("teams-need-four-or-six", clause="KO-87", seats=state.seats)
        raise InvalidOptions("seating-needs-six", clause="KO-88", value=seating, seats=state.seats)
    if options.together and seating == "off":
        raise InvalidOptions("together-needs-teams", clause="KO-O5", option="together")
    state.teams = SEATINGS.index(seating)
    state.together = 1 if options.together else 0
    state.cap = UNCAPPED if options.repeats == "off" else int(options.repeats)
    state.surplus = SURPLUS.index(options.surplus)
    limit = LIMITS.get(options.limit)
    state.limit = int(options.limit) if limit is None else limit


def make_deck(state: Cats, options: KotyOptions) -> None:
    """Cats, crows, jokers and the night cards chosen (KO-01, KO-70, KO-71)."""
    pile = _DECK[:]
    left: i64 = _DAY
    rows = state.rows
    rows[DECK] = _DAY_ROW[0]
    title: i64
    for title in range(FIRST_NIGHT, TITLES):
        card: int = title
        for _ in range(night_cards(options, title)):
            pile[left] = card
            left += 1
            rows[DECK] += CARD[title]
    state.pile = pile
    state.left = left
    rows[FRESH] = rows[DECK]


def night_cards(options: KotyOptions, title: i64) -> int:
    """How many of this night card there are."""
    if title == DRAGON:
        return 1 if options.dragon else 0
    written = options.moths if title == MOTH else options.bats if title == BAT else options.owls
    return int(written)


def deal_hands(state: Cats) -> None:
    """Four cards each (KO-02); the rest is the draw pile (KO-03)."""
    seat: i64
    for seat in range(state.seats):
        for _ in range(HAND):
            state.left -= 1
            card: int = state.pile[state.left]
            state.rows[HANDS + seat] += CARD[card]
            state.tell(DRAW, seat, card)


def first_seat(seats: i64, wish: str, chance: Chance) -> i64:
    """Drawn by lot, or a chosen seat (KO-05, KO-O6)."""
    if wish == "random":
        return chance.pick(seats)
    first: i64 = int(wish)
    if first >= seats:
        raise InvalidOptions("first-seat-missing", clause="KO-O6", seat=first, seats=seats)
    return first
