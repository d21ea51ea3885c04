"""Curses: what satisfies them, defeating, refilling, and how chaos moves them about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.wizard_kittens.content import CHAPTERS, CURSE_NAMES, TYPE_NAMES, TYPES
from purrlour.games.wizard_kittens.events import CursesMoved, Defeated, Emptied, Redealt, Refilled
from purrlour.games.wizard_kittens.state import (
    CHAPTER_BITS,
    CHAPTER_MASK,
    CURSE_DECK,
    EXTRAS,
    NEEDS,
    NOTHING,
    ONE_CARD,
    OWNER,
    SCORE,
    SPARED,
    TYPE_BITS,
    TYPE_MASK,
    Wizards,
    kinds_of,
    size_of,
)


def holds(heap: i64, need: i64) -> bool:
    """Whether a chapter has all that a curse needs, type by type (WK-68)."""
    # Each type gets a guard bit that the difference must not borrow.
    even: i64 = ((heap & 0x0F0F) | 0x1010) - (need & 0x0F0F)
    odd: i64 = (((heap >> 4) & 0x0F0F) | 0x1010) - ((need >> 4) & 0x0F0F)
    return even & odd & 0x1010 == 0x1010


def satisfied(state: Wizards, seat: i64) -> i64:
    """The chapters whose curse this seat's cards there defeat, as bits (WK-69)."""
    mask: i64 = 0
    rows = state.rows
    circle: i64 = rows[seat]
    chapter: i64
    for chapter in range(state.open):
        need: i64 = rows[NEEDS + chapter]
        heap: i64 = circle & CHAPTER_MASK
        if need and heap >= need and holds(heap, need):
            mask |= 1 << chapter
        circle >>= CHAPTER_BITS
    return mask


def lay_curse(state: Wizards, chapter: i64, curse: i64) -> None:
    """A curse lies face up beside a chapter, or none (−1) does."""
    state.slots &= ~(15 << (chapter * 4))
    state.slots |= (curse + 1) << (chapter * 4)
    need: i64 = 0
    if curse != NOTHING:
        state.known |= 1 << curse
        card: i64
        for card in range(TYPES):
            count: int = state.book.need[curse * TYPES + card]
            need += count << (card * TYPE_BITS)
    state.rows[NEEDS + chapter] = need


def defeat(state: Wizards, seat: i64, chapter: i64, log: Log | None) -> None:
    """The needed cards are discarded, curse and extras go to the score pile (WK-70…74, WK-88)."""
    heap = state.chapter(seat, chapter)
    need = state.rows[NEEDS + chapter]
    extras: i64 = heap - need
    shift: i64 = chapter * CHAPTER_BITS
    state.rows[seat] -= (heap << shift) + size_of(heap) * ONE_CARD  # WK-73
    throw_heap(state, need)
    spared = state.force & SPARED
    if spared:
        throw_heap(state, extras)
    curse = state.slot(chapter)
    kept: i64 = 0 if spared else extras
    state.rows[SCORE + state.beaten] = curse + seat * OWNER + kept * EXTRAS
    state.beaten += 1
    lay_curse(state, chapter, NOTHING)
    if log is not None:
        log.append(
            Defeated(
                "WK-88" if spared and extras else "WK-70",
                seat,
                CURSE_NAMES[curse],
                chapter + 1,
                heap_names(need),
                heap_names(extras),
                int(state.book.points[curse]),
                int(size_of(kept)),
            )
        )


def throw_heap(state: Wizards, heap: i64) -> None:
    """These cards go to the discard pile, in the order of their types (WK-R92)."""
    card: i64
    for card in range(TYPES):
        for _ in range((heap >> (card * TYPE_BITS)) & TYPE_MASK):
            state.discard(card)


_NAMES: Final[dict[int, tuple[str, ...]]] = {}
"""The cards of heaps that were asked for before; there are not many heaps."""


def heap_names(heap: int) -> tuple[str, ...]:
    """The cards of a heap by name."""
    names = _NAMES.get(heap)
    if names is None:
        names = tuple([TYPE_NAMES[card] for card in kinds_of(heap)])
        _NAMES[heap] = names
    return names


def defeat_at_last(state: Wizards, log: Log | None) -> None:
    """The active kitten still gets its check when the professor comes (WK-O18, WK-R97)."""
    mask = satisfied(state, state.turn)
    chapter: i64
    for chapter in range(state.open):
        if (mask >> chapter) & 1:
            defeat(state, state.turn, chapter, log)


def refill(state: Wizards, chapter: i64, clause: str, log: Log | None) -> None:
    """The next curse of the curse deck, while there is one (WK-75, WK-76, WK-91, WK-92)."""
    if state.stock == 0:
        if log is not None:
            log.append(Emptied("WK-92" if clause == "WK-91" else "WK-76", chapter + 1))
        return
    state.stock -= 1
    curse: int = state.cards[CURSE_DECK + state.stock]
    lay_curse(state, chapter, curse)
    if log is not None:
        log.append(Refilled(clause, CURSE_NAMES[curse], chapter + 1))


# How chaos moves them about.


def swap_curses(state: Wizards, one: i64, other: i64, log: Log | None) -> None:
    """Two open chapters trade their curses; an empty one trades too (WK-120)."""
    if one < state.open and other < state.open:
        curse = state.slot(one)
        lay_curse(state, one, state.slot(other))
        lay_curse(state, other, curse)
    if log is not None:
        log.append(CursesMoved("WK-120", curse_row(state)))


def rotate_curses(state: Wizards, log: Log | None) -> None:
    """Every curse goes to the next open chapter, the last one's to the first (WK-121)."""
    last = state.slot(state.open - 1)
    chapter: i64 = state.open - 1
    while chapter > 0:
        lay_curse(state, chapter, state.slot(chapter - 1))
        chapter -= 1
    lay_curse(state, 0, last)
    if log is not None:
        log.append(CursesMoved("WK-121", curse_row(state)))


def redeal_curses(state: Wizards, chance: Chance, log: Log | None) -> None:
    """Curses on the table go into their deck; it is shuffled and dealt anew (WK-123)."""
    chapter: i64
    for chapter in range(state.open):
        curse = state.slot(chapter)
        if curse != NOTHING:
            number: int = curse
            state.cards[CURSE_DECK + state.stock] = number
            state.stock += 1
            lay_curse(state, chapter, NOTHING)
    deck = vec[u8](bytes(state.curse_cards()))
    chance.shuffle(deck, state.stock)
    at: i64
    for at in range(state.stock):
        state.cards[CURSE_DECK + at] = deck[at]
    for chapter in range(state.open):
        if state.stock:
            state.stock -= 1
            dealt: int = state.cards[CURSE_DECK + state.stock]
            lay_curse(state, chapter, dealt)
    if log is not None:
        log.append(Redealt("WK-123", curse_row(state)))


def curse_row(state: Wizards) -> tuple[str, ...]:
    """The curse of each chapter by name, "" for none."""
    row: list[str] = []
    for chapter in range(CHAPTERS):
        curse = state.slot(chapter)
        row.append("" if curse == NOTHING else CURSE_NAMES[curse])
    return tuple(row)
