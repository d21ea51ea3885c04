"""The deal (WK-01…24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.errors import GameError
from purrlour.games.wizard_kittens.book import Book
from purrlour.games.wizard_kittens.content import (
    BOTTOM,
    CAUGHT,
    CHAOS,
    CHAOS_CAT,
    CHAOS_CAT3,
    CHOSEN,
    COMPONENTS,
    COPIES,
    CREDITS,
    CURSES,
    DIFFICULTIES,
    KITTENS,
    MOST_SEATS,
    RULES,
    TOP,
    TYPES,
)
from purrlour.games.wizard_kittens.editions import edition
from purrlour.games.wizard_kittens.house import (
    CURSES_KNOWN,
    HOUSE,
    NO_CAT,
    PICK_RANDOM,
    SIDE_ADVANCED,
)
from purrlour.games.wizard_kittens.options import WizardOptions, check
from purrlour.games.wizard_kittens.rules.curses import refill
from purrlour.games.wizard_kittens.rules.kittens import begin_kittens, set_kitten
from purrlour.games.wizard_kittens.state import (
    BASIC,
    CHAOS_MODE,
    CREDIT,
    CURSE_DECK,
    FIRST,
    NEW_RULES,
    ONE,
    Wizards,
    empty,
)

_BOX: Final = vec[u8](bytes([card for card in range(TYPES) for _ in range(COPIES)]))
_CREDITS: Final = vec[u8](bytes(range(CREDITS)))
_KITTENS: Final = vec[u8](bytes(range(KITTENS)))


def deal(seats: i64, options: WizardOptions, chance: Chance) -> Wizards:
    """Decks, circles, kittens and the first player for 2 to 4 seats."""
    if not 2 <= seats <= MOST_SEATS:
        raise GameError("seat-count", clause="WK-01", seats=seats, least=2, most=MOST_SEATS)
    check(options, seats)
    state = empty(seats, edition(options.cards))
    set_house(state, options)
    deal_components(state, chance)
    deal_curses(state, chance)
    deal_credit(state, chance)
    deal_chaos(state, chance)
    if state.house & PICK_RANDOM:
        deal_kittens(state, chance)
    if options.first_player == "host-picks":  # WK-17, WK-R89
        state.phase = FIRST
        state.asked = 1
        return state
    state.turn = chance.pick(seats) if options.first_player == "random" else 0
    begin_kittens(state, None)
    return state


def set_house(state: Wizards, options: WizardOptions) -> None:
    """The house rules that matter after the deal, and what is played (WK-18…24)."""
    house: i64 = 0
    bit: i64 = 1
    for name, value in HOUSE:
        if getattr(options, name) == value:
            house |= bit
        bit += bit
    if state.seats > 2:
        house &= ~NO_CAT
    state.house = house
    state.mode = CHAOS_MODE if options.chaos_mode else NEW_RULES if options.new_rules else BASIC
    state.cats_in = int(options.chaos_cats) if options.chaos_mode else 0 if house & NO_CAT else 1


def deal_components(state: Wizards, chance: Chance) -> None:
    """Two cards to each circle, and the deck in three parts (WK-09…14, WK-22)."""
    box = _BOX[:]
    chance.shuffle(box, COMPONENTS)
    at: i64 = COMPONENTS
    seat: i64
    chapter: i64
    for seat in range(state.seats):
        for chapter in range(2):
            at -= 1
            card: int = box[at]
            state.rows[seat] += ONE[chapter * TYPES + card]
    cards = state.cards
    left: i64 = 0
    taken: i64
    for taken in range(at):
        cards[left] = box[taken]
        left += 1
    state.left = left
    insert(state, CAUGHT, 0, BOTTOM, chance)
    middle: i64 = left - BOTTOM - TOP
    cat: i64
    for cat in range(state.cats_in):
        kind: i64 = CHAOS_CAT if cat else CHAOS_CAT3
        insert(state, kind, BOTTOM + 1, middle + cat, chance)


def insert(state: Wizards, card: i64, base: i64, size: i64, chance: Chance) -> None:
    """Puts a card anywhere among so many others, which begin at this place of the deck."""
    cards = state.cards
    place: i64 = base + chance.pick(size + 1)
    at: i64 = state.left
    while at > place:
        cards[at] = cards[at - 1]
        at -= 1
    kind: int = card
    cards[at] = kind
    state.left += 1


def deal_curses(state: Wizards, chance: Chance) -> None:
    """Two curses of each difficulty, shuffled; one at each open chapter (WK-15, WK-16)."""
    book: Book = state.book
    deck = vec[u8](bytes(CURSES))
    size: i64 = 0
    tier: i64
    curse: i64
    for tier in range(len(DIFFICULTIES)):
        first: i64 = size
        pool = vec[u8](bytes(CURSES))
        count: i64 = 0
        for curse in range(CURSES):
            difficulty: int = book.difficulty[curse]
            if difficulty == tier:
                number: int = curse
                pool[count] = number
                count += 1
        chance.shuffle_top(pool, count, CHOSEN)
        while size < first + CHOSEN:
            count -= 1
            deck[size] = pool[count]
            size += 1
    chance.shuffle(deck, size)
    at: i64
    for at in range(size):
        state.cards[CURSE_DECK + at] = deck[at]
        if state.house & CURSES_KNOWN:
            known: int = deck[at]
            state.known |= 1 << known
    state.stock = size
    for at in range(2):
        refill(state, at, "WK-16", None)


def deal_credit(state: Wizards, chance: Chance) -> None:
    """An Extra Credit card for everybody; nobody sees the rest (WK-07, WK-08)."""
    pool = _CREDITS[:]
    chance.shuffle_top(pool, CREDITS, state.seats)
    seat: i64
    for seat in range(state.seats):
        state.cards[CREDIT + seat] = pool[CREDITS - 1 - seat]


def deal_chaos(state: Wizards, chance: Chance) -> None:
    """The New Rule on top of its deck, or the Chaos Mode card (WK-18, WK-21).

    One New Rule at most is ever turned up (WK-103): those below it need no order.
    """
    if state.mode == CHAOS_MODE:
        state.chaos = chance.pick(CHAOS)
    elif state.mode == NEW_RULES:
        fit = fit_rules(state.book, state.seats)
        state.rule = fit[chance.pick(len(fit))]


def fit_rules(book: Book, seats: int) -> list[int]:
    """The New Rules for so many seats: with two only those with paws (WK-18, WK-102)."""
    return [rule for rule in range(RULES) if seats > 2 or book.paws[rule]]


def deal_kittens(state: Wizards, chance: Chance) -> None:
    """A kitten for everybody by lot (WK-02)."""
    pool = _KITTENS[:]
    chance.shuffle_top(pool, KITTENS, state.seats)
    side: i64 = 1 if state.house & SIDE_ADVANCED else 0
    seat: i64
    for seat in range(state.seats):
        kitten: int = pool[KITTENS - 1 - seat]
        set_kitten(state, seat, kitten, side)
