"""What a seat sees and could remember: its cards, and its part of the story.

Apart from the view because it can be compiled: views are made for everybody after every step.
"""

from __future__ import annotations

from purrlour.games.koty.content import FIRST_NIGHT, NAMES, TITLES
from purrlour.games.koty.state import DECK, HELD, SIZE_AT, TITLE_BITS, TITLE_MASK, UNSEEN, Cats
from purrlour.games.koty.story import BLIND, DRAW, UNKNOWN, kind_of, seat_of


def masked_story(told: bytes, seat: int) -> bytes:
    """The story with what this seat may not know taken out: others' draws, and blind Nines."""
    masked = bytearray(told)
    for at in range(0, len(told), 2):
        kind: int = kind_of(told[at])
        if kind == BLIND or (kind == DRAW and seat_of(told[at]) != seat):
            masked[at + 1] = UNKNOWN
    return bytes(masked)


def row_cards(state: Cats, row: int) -> tuple[str, ...]:
    """The cards of a row, sorted by title."""
    return card_names(state.rows[row])


def card_names(number: int) -> tuple[str, ...]:
    """The cards that a number stands for, sorted by title."""
    cards: list[str] = []
    left = number >> SIZE_AT
    rest = number
    title = 0
    while left:
        count = rest & TITLE_MASK
        for _ in range(count):
            cards.append(NAMES[title])  # noqa: PERF401 - compiled, it is the fastest way
        left -= count
        rest >>= TITLE_BITS
        title += 1
    return tuple(cards)


def title_counts(number: int) -> tuple[int, ...]:
    """How many of each title are among the cards that a number stands for."""
    return tuple([(number >> (title * TITLE_BITS)) & TITLE_MASK for title in range(TITLES)])


def night_names(state: Cats) -> tuple[str, ...]:
    """The night cards of the deck."""
    names: list[str] = []
    for title in range(FIRST_NIGHT, TITLES):
        for _ in range(state.holds(DECK, title)):
            names.append(NAMES[title])  # noqa: PERF401 - see card_names
    return tuple(names)


def old_cards(state: Cats) -> int:
    """What was hidden in hands and under Nines when the story began; all could work it out."""
    number: int = state.rows[UNSEEN]
    for seat in range(state.seats):
        number += state.rows[HELD + seat]
    told = state.telling()
    for at in range(0, len(told), 2):
        if kind_of(told[at]) == BLIND:  # these were in the pile then
            number -= (1 << SIZE_AT) + (1 << (told[at + 1] * TITLE_BITS))
    return number


assert TITLES <= UNKNOWN
