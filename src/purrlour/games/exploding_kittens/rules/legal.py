"""What each seat may choose from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.decision import seats_of
from purrlour.games.exploding_kittens.codes import (
    BURGLE,
    DONE,
    DRAW,
    GIVE,
    NAME,
    NOPE_IT,
    PAIR,
    PASS,
    PLAY_ATTACK,
    PLAY_FAVOR,
    PLAY_FUTURE,
    PLAY_SHUFFLE,
    PLAY_SKIP,
    PUT,
    THREE,
)
from purrlour.games.exploding_kittens.content import (
    ATTACK,
    CATS,
    FAVOR,
    FIRST_CAT,
    FUTURE,
    HELD,
    MOST_SEATS,
    NOPE,
    SHUFFLE,
    SKIP,
)
from purrlour.games.exploding_kittens.state import (
    ANY_PAIRS,
    EMPTY_TARGETS,
    GIVING,
    LOOKING,
    NAMING,
    ONE_OF_EACH,
    TITLE_BITS,
    TITLE_MASK,
    TURN,
    WINDOW,
    Kittens,
)

# A title's bits in a hand.
ATTACK_BITS: Final = TITLE_MASK << (ATTACK * TITLE_BITS)
NOPE_BITS: Final = TITLE_MASK << (NOPE * TITLE_BITS)
FAVOR_BITS: Final = TITLE_MASK << (FAVOR * TITLE_BITS)
SHUFFLE_BITS: Final = TITLE_MASK << (SHUFFLE * TITLE_BITS)
SKIP_BITS: Final = TITLE_MASK << (SKIP * TITLE_BITS)
FUTURE_BITS: Final = TITLE_MASK << (FUTURE * TITLE_BITS)
EACH_CAT: Final = ONE_OF_EACH & ~((1 << (FIRST_CAT * TITLE_BITS)) - 1)

APART: Final = 47
"""The least number that leaves the lowest bit of each title a remainder of its own."""
TITLE_AT: Final = vec[i64]([0] * APART)
"""The title by that remainder."""
for _title in range(1, HELD + 1):
    TITLE_AT[(1 << (_title * TITLE_BITS)) % APART] = _title

SEATS_OF: Final = [seats_of(mask) for mask in range(1 << MOST_SEATS)]
"""The seats of a mask; a list at hand spares a loop over bits."""


def legal_into(state: Kittens, seat: i64, into: vec[i64]) -> i64:
    """The codes this seat may choose from, rising; how many."""
    if not (state.asked >> seat) & 1:
        return 0
    phase = state.phase
    if phase == TURN:
        return turn_into(state, seat, into)
    if phase == WINDOW:
        into[0] = PASS
        into[1] = NOPE_IT  # EK-44
        return 2 if state.hands[seat] & NOPE_BITS else 1
    if phase == LOOKING:
        into[0] = DONE
        return 1
    count: i64 = 0
    code: i64
    if phase == NAMING:
        for code in range(NAME, NAME + HELD):  # EK-55: any title that can be in a hand (EK-A23)
            into[count] = code
            count += 1
    elif phase == GIVING:
        for code in range(GIVE, GIVE + HELD):
            if state.holds(seat, code - GIVE + 1):
                into[count] = code  # EK-39, EK-A45
                count += 1
    else:
        for code in range(PUT, PUT + state.left + 1):  # EK-26: top and bottom included
            into[count] = code
            count += 1
    return count


def targets_of(state: Kittens, seat: i64) -> i64:
    """The seats a Favor, pair or three may be aimed at, as bits (EK-38, EK-A9)."""
    others: i64 = state.alive & ~(1 << seat)
    if not state.house & EMPTY_TARGETS:
        hands = state.hands
        for other in SEATS_OF[others]:
            if not hands[other]:
                others &= ~(1 << other)
    return others


def turn_into(state: Kittens, seat: i64, into: vec[i64]) -> i64:
    """The choices of a turn: draw, or play something first (EK-13, EK-14)."""
    hand = state.hands[seat]
    into[0] = DRAW
    count: i64 = 1
    if hand & ATTACK_BITS:
        into[count] = PLAY_ATTACK
        count += 1
    if hand & SHUFFLE_BITS:
        into[count] = PLAY_SHUFFLE
        count += 1
    if hand & SKIP_BITS:
        into[count] = PLAY_SKIP
        count += 1
    if hand & FUTURE_BITS:
        into[count] = PLAY_FUTURE
        count += 1
    # Bit by bit: two or more of a title have the second or third bit, three the first as well.
    combos: i64 = ONE_OF_EACH if state.house & ANY_PAIRS else EACH_CAT
    pairs: i64 = ((hand >> 1) | (hand >> 2)) & combos
    if (pairs or hand & FAVOR_BITS) and (targets := targets_of(state, seat)):
        if hand & FAVOR_BITS:
            count = favors_into(state, targets, into, count)
        if pairs:
            count = combos_into(state, targets, pairs, PAIR, into, count)
            threes: i64 = pairs & (hand | (hand >> 2))
            if threes and state.house & ANY_PAIRS:
                count = combos_into(state, targets, threes, THREE, into, count)
    if state.pawn == seat:
        count = burglar_into(state, seat, into, count)
    return count


def favors_into(state: Kittens, targets: i64, into: vec[i64], count: i64) -> i64:
    """A Favor of each target (EK-38)."""
    other: i64
    for other in range(state.seats):
        if (targets >> other) & 1:
            into[count] = PLAY_FAVOR + other
            count += 1
    return count


def combos_into(
    state: Kittens, targets: i64, titles: i64, base: i64, into: vec[i64], count: i64
) -> i64:
    """Each of these titles as a pair or as a three against each target (EK-52, EK-53, EK-55)."""
    other: i64
    for other in range(state.seats):
        if (targets >> other) & 1:
            aimed: i64 = base - 1 + other * HELD
            rest: i64 = titles
            while rest:
                lowest: i64 = rest & -rest
                into[count] = aimed + TITLE_AT[lowest % APART]
                count += 1
                rest ^= lowest
    return count


def burglar_into(state: Kittens, seat: i64, into: vec[i64], count: i64) -> i64:
    """Any other living seat may be asked for any cat, an empty hand too (EK-61, EK-A18)."""
    other: i64
    code: i64
    for other in range(state.seats):
        if other != seat and (state.alive >> other) & 1:
            for code in range(BURGLE + other * CATS, BURGLE + other * CATS + CATS):
                into[count] = code
                count += 1
    return count
