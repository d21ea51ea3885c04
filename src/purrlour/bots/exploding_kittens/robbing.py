"""How to get at others' cards in Exploding Kittens, and whose: what wins most games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.exploding_kittens.codes import BURGLE, DRAW, PAIR, PLAY_FAVOR, THREE
from purrlour.games.exploding_kittens.content import (
    CATS,
    DEFUSE,
    FIRST_CAT,
    FUTURE,
    HELD,
    SHUFFLE,
    SKIP,
)
from purrlour.games.exploding_kittens.rules.legal import APART, EACH_CAT, FAVOR_BITS, TITLE_AT
from purrlour.games.exploding_kittens.state import (
    ANY_PAIRS,
    NOBODY,
    ONE_OF_EACH,
    SIZE_AT,
    TITLE_BITS,
    TITLE_MASK,
    Kittens,
)
from purrlour.games.exploding_kittens.story import (
    DEAL,
    GIVE,
    LACK,
    LINE_SEATS,
    PLAY,
    SHOW,
    title_of,
    where_of,
)

SPARE: Final[i64] = EACH_CAT | 1 << SHUFFLE * TITLE_BITS | 1 << FUTURE * TITLE_BITS
"""Titles that are better spent in twos and threes than kept."""
SPARE_IN_DUEL: Final[i64] = SPARE | 1 << SKIP * TITLE_BITS
"""Between two, whoever skips meets the same top card again soon."""
NO_DEFUSE: Final[i64] = ONE_OF_EACH & ~(1 << DEFUSE * TITLE_BITS)


def rob(state: Kittens, seat: i64) -> i64:
    """The Cat Burglar, threes, Favors and pairs, in this order; DRAW if there is none."""
    hand: i64 = state.hands[seat]
    if state.pawn == seat:
        code: i64 = burgle(state, seat)
        if code != DRAW:
            return code
    pairs = pairs_of(state, hand)
    favors: i64 = hand & FAVOR_BITS
    if not (pairs or favors):
        return DRAW
    threes: i64 = pairs & (hand | (hand >> 2)) & SPARE
    if threes and state.house & ANY_PAIRS:
        holder = defuse_holder(state, seat)
        if holder != NOBODY:
            return THREE + holder * HELD + lowest_title(threes) - 1
    pairs &= ~hand  # twos and fours: a third is worth waiting for
    others: i64 = state.alive & ~(1 << seat)
    pairs &= SPARE if others & (others - 1) else SPARE_IN_DUEL
    if not (pairs or favors):
        return DRAW
    target = poorest(state, seat)
    if target == NOBODY:
        return DRAW
    if favors:
        return PLAY_FAVOR + target
    return PAIR + target * HELD + lowest_title(pairs) - 1


def despair(state: Kittens, seat: i64) -> i64:
    """Any two equal cards for a card that may help; DRAW without them."""
    target = poorest(state, seat)
    pairs: i64 = pairs_of(state, state.hands[seat]) & NO_DEFUSE
    if target == NOBODY or not pairs:
        return DRAW
    if pairs & SPARE_IN_DUEL:
        pairs &= SPARE_IN_DUEL
    return PAIR + target * HELD + lowest_title(pairs) - 1


def burgle(state: Kittens, seat: i64) -> i64:
    """For a cat that makes a three or a pair; DRAW if none would."""
    cats: i64 = state.hands[seat] >> (FIRST_CAT * TITLE_BITS)
    wanted: i64 = -1
    cat: i64
    for cat in range(CATS):
        held: i64 = cats & TITLE_MASK
        if held == 2 or (held == 1 and wanted < 0):
            wanted = cat
        cats >>= TITLE_BITS
    target = richest(state, seat)
    if wanted < 0 or target == NOBODY:
        return DRAW
    return BURGLE + target * CATS + wanted


def pairs_of(state: Kittens, hand: i64) -> i64:
    """The lowest bit of each title that the hand could play two of."""
    combos: i64 = ONE_OF_EACH if state.house & ANY_PAIRS else EACH_CAT
    return ((hand >> 1) | (hand >> 2)) & combos  # as in `legal`


def lowest_title(titles: i64) -> i64:
    """The first title of those marked by their lowest bits."""
    return TITLE_AT[(titles & -titles) % APART]


def richest(state: Kittens, seat: i64) -> i64:
    """Who else has the most cards, or nobody; of equal ones the next."""
    best: i64 = NOBODY
    most: i64 = 0
    other: i64 = after(state, seat)
    while other != seat:
        size: i64 = state.hands[other] >> SIZE_AT
        if size > most:
            most = size
            best = other
        other = after(state, other)
    return best


def poorest(state: Kittens, seat: i64) -> i64:
    """Who else has the fewest cards, so that each is the likelier a Defuse; or nobody."""
    best: i64 = NOBODY
    least: i64 = 64
    other: i64 = after(state, seat)
    while other != seat:
        size: i64 = state.hands[other] >> SIZE_AT
        if 0 < size < least:
            least = size
            best = other
        other = after(state, other)
    return best


def defuse_holder(state: Kittens, seat: i64) -> i64:
    """Somebody else who should have a Defuse, or nobody."""
    other: i64 = after(state, seat)
    while other != seat:
        if state.hands[other] and defuses_of(state, seat, other) > 0:
            return other
        other = after(state, other)
    return NOBODY


def after(state: Kittens, seat: i64) -> i64:
    """The next seat. Of targets that are alike it is taken: nobody's luck must be their seat."""
    return 0 if seat + 1 == state.seats else seat + 1


def defuses_of(state: Kittens, seat: i64, other: i64) -> i64:
    """Defuses that the other should still have, as far as the seat could follow them."""
    told = state.story
    count: i64 = 0
    at: i64 = 0
    while at < state.told:
        first: i64 = i64(told[at])
        fact: i64 = i64(told[at + 1])
        kind: i64 = first // LINE_SEATS
        giver: i64 = first % LINE_SEATS
        if kind == GIVE or kind == SHOW:
            taker = where_of(fact)
            seen: bool = kind == SHOW or giver == seat or taker == seat
            if seen and title_of(fact) == DEFUSE:
                if taker == other:
                    count += 1
                elif giver == other:
                    count -= 1
        elif kind == DEAL:
            count = 1
        elif giver == other and fact == DEFUSE:
            if kind == PLAY:
                count -= 1
            elif kind == LACK:
                count = 0
        at += 2
    return count
