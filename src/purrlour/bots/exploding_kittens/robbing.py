"""How to get at others' cards in Exploding Kittens, and whose: what wins most games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.codes import (
    BURGLE,
    DRAW,
    NAME,
    PAIR,
    PLAY_FAVOR,
    THREE,
)
from purrlour.games.exploding_kittens.codes import GIVE as FIRST_GIFT
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
PLAIN_MERIT: Final = 100
SIZE_MERIT: Final = 25
DEFUSE_MERIT: Final = 1000
MOST_MERIT: Final = 600
"""What robbing somebody promises: at all, for each card of theirs, for a Defuse that is sure."""
NO_DEFUSE: Final[i64] = ONE_OF_EACH & ~(1 << DEFUSE * TITLE_BITS)


def rob(state: Kittens, seat: i64) -> i64:
    """The Cat Burglar, threes, Favors and pairs, in this order; DRAW if there is none.

    It is a deed, as `despair`: whom it is done to, `aimed` says.
    """
    hand: i64 = state.hands[seat]
    if state.pawn == seat:
        deed: i64 = burgle(hand)
        if deed != DRAW and has_victim(state, seat, deed):
            return deed
    pairs = pairs_of(state, hand)
    favors: i64 = hand & FAVOR_BITS
    if not (pairs or favors):
        return DRAW
    threes: i64 = pairs & (hand | (hand >> 2)) & SPARE
    if threes and state.house & ANY_PAIRS:
        deed = THREE + lowest_title(threes) - 1
        if has_victim(state, seat, deed):
            return deed
    pairs &= ~hand  # twos and fours: a third is worth waiting for
    others: i64 = state.alive & ~(1 << seat)
    pairs &= SPARE if others & (others - 1) else SPARE_IN_DUEL
    if not (pairs or favors):
        return DRAW
    deed = PLAY_FAVOR if favors else PAIR + lowest_title(pairs) - 1
    return deed if has_victim(state, seat, deed) else DRAW


def despair(state: Kittens, seat: i64) -> i64:
    """Any two equal cards for a card that may help; DRAW without them."""
    pairs: i64 = pairs_of(state, state.hands[seat]) & NO_DEFUSE
    if not pairs:
        return DRAW
    if pairs & SPARE_IN_DUEL:
        pairs &= SPARE_IN_DUEL
    deed: i64 = PAIR + lowest_title(pairs) - 1
    return deed if has_victim(state, seat, deed) else DRAW


def burgle(hand: i64) -> i64:
    """For a cat that makes a three or a pair; DRAW if none would."""
    cats: i64 = hand >> (FIRST_CAT * TITLE_BITS)
    wanted: i64 = -1
    cat: i64
    for cat in range(CATS):
        held: i64 = cats & TITLE_MASK
        if held == 2 or (held == 1 and wanted < 0):
            wanted = cat
        cats >>= TITLE_BITS
    return DRAW if wanted < 0 else BURGLE + wanted


def pairs_of(state: Kittens, hand: i64) -> i64:
    """The lowest bit of each title that the hand could play two of."""
    combos: i64 = ONE_OF_EACH if state.house & ANY_PAIRS else EACH_CAT
    return ((hand >> 1) | (hand >> 2)) & combos  # as in `legal`


def lowest_title(titles: i64) -> i64:
    """The first title of those marked by their lowest bits."""
    return TITLE_AT[(titles & -titles) % APART]


# Whom. A deed is a code aimed at the first seat, and stands for the same aimed at anybody.


def deed_of(code: i64) -> i64:
    """What is done, to whomever; other codes are what they are."""
    step = step_of(code)
    if not step:
        return code
    first: i64 = first_of(code)
    return first + (code - first) % step


def victim_of(code: i64) -> i64:
    """To whom it is done; nobody if it is no deed."""
    step = step_of(code)
    return (code - first_of(code)) // step if step else NOBODY


def aimed(state: Kittens, seat: i64, deed: i64, whim: Chance) -> i64:
    """A deed, done to somebody: whoever promises more is the likelier, and nobody is safe."""
    step = step_of(deed)
    if not step:
        return deed
    total: i64 = 0
    other: i64
    for other in range(state.seats):
        total += merit(state, seat, other, deed)
    lot: i64 = whim.pick(total)
    for other in range(state.seats):
        lot -= merit(state, seat, other, deed)
        if lot < 0:
            return deed + other * step
    return deed


def has_victim(state: Kittens, seat: i64, deed: i64) -> bool:
    """Whether there is anybody to do it to."""
    other: i64
    for other in range(state.seats):
        if merit(state, seat, other, deed):
            return True
    return False


def merit(state: Kittens, seat: i64, other: i64, deed: i64) -> i64:
    """How much there is to doing this to somebody, by what the seat knows; 0: it makes no sense."""
    size: i64 = state.hands[other] >> SIZE_AT
    if other == seat or not size:
        return 0
    if deed >= BURGLE:
        return size
    return merit_of(size, defuses_of(state, seat, other), named=deed >= THREE)


def merit_of(size: i64, defuses: i64, *, named: bool) -> i64:
    """The same of so many cards with so many Defuses; named: a title is asked for.

    Whoever holds much is a danger; a Defuse is the likelier got, the fewer cards are around it.
    """
    if named:
        return 1 if defuses > 0 else 0
    likely: i64 = DEFUSE_MERIT * defuses // size if defuses > 0 else 0
    return PLAIN_MERIT + SIZE_MERIT * size + min(likely, MOST_MERIT)


def first_of(code: i64) -> i64:
    """The first code of its kind."""
    if code >= BURGLE:
        return BURGLE
    if code >= THREE:
        return THREE
    return PAIR if code >= PAIR else PLAY_FAVOR


def step_of(code: i64) -> i64:
    """From somebody to the next in the codes of a deed; 0 if it is none."""
    if code < PLAY_FAVOR or code >= FIRST_GIFT or NAME <= code < BURGLE:
        return 0
    if code >= BURGLE:
        return CATS
    return HELD if code >= PAIR else 1


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
