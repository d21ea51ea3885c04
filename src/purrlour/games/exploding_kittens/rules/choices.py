"""Legal choices as lists, put together from ready pieces.

`legal` knows the same rules and writes codes one by one, which suits compiled search. Whoever
drives the engine from Python wants a list, and pays for every step towards it. So the two
questions that are asked most have a second answer here; a law compares it with the first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.exploding_kittens.codes import (
    BURGLE,
    DRAW,
    NOPE_IT,
    PAIR,
    PASS,
    PLAY_ATTACK,
    PLAY_FAVOR,
    PLAY_FUTURE,
    PLAY_SHUFFLE,
    PLAY_SKIP,
    THREE,
)
from purrlour.games.exploding_kittens.content import CATS, HELD
from purrlour.games.exploding_kittens.rules.legal import (
    APART,
    ATTACK_BITS,
    EACH_CAT,
    FAVOR_BITS,
    FUTURE_BITS,
    NOPE_BITS,
    SEATS_OF,
    SHUFFLE_BITS,
    SKIP_BITS,
    TITLE_AT,
    targets_of,
)
from purrlour.games.exploding_kittens.state import ANY_PAIRS, ONE_OF_EACH, Kittens

# By the seats aimed at, as bits.
_FAVORS: Final = [[PLAY_FAVOR + seat for seat in seats] for seats in SEATS_OF]
_BURGLARIES: Final = [
    [BURGLE + seat * CATS + cat for seat in seats for cat in range(CATS)] for seats in SEATS_OF
]


def window_choices(state: Kittens, seat: i64) -> list[int]:
    """Pass, or Nope with a Nope (EK-44)."""
    return [PASS, NOPE_IT] if state.hands[seat] & NOPE_BITS else [PASS]


def turn_choices(state: Kittens, seat: i64) -> list[int]:
    """The choices of a turn: draw, or play something first (EK-13, EK-14)."""
    hand = state.hands[seat]
    choices = [DRAW]
    if hand & ATTACK_BITS:
        choices.append(PLAY_ATTACK)
    if hand & SHUFFLE_BITS:
        choices.append(PLAY_SHUFFLE)
    if hand & SKIP_BITS:
        choices.append(PLAY_SKIP)
    if hand & FUTURE_BITS:
        choices.append(PLAY_FUTURE)
    combos: i64 = ONE_OF_EACH if state.house & ANY_PAIRS else EACH_CAT
    pairs: i64 = ((hand >> 1) | (hand >> 2)) & combos  # as in `turn_into`
    if (pairs or hand & FAVOR_BITS) and (targets := targets_of(state, seat)):
        if hand & FAVOR_BITS:
            choices += _FAVORS[targets]  # EK-38
        if pairs:
            add_combos(choices, targets, pairs, PAIR)
            threes: i64 = pairs & (hand | (hand >> 2))
            if threes and state.house & ANY_PAIRS:
                add_combos(choices, targets, threes, THREE)
    if state.pawn == seat:
        choices += _BURGLARIES[state.alive & ~(1 << seat)]  # EK-61, EK-A18
    return choices


def add_combos(choices: list[int], targets: i64, titles: i64, base: i64) -> None:
    """Each of these titles as a pair or as a three against each target (EK-52, EK-53, EK-55)."""
    for other in SEATS_OF[targets]:
        aimed: i64 = base - 1 + other * HELD
        rest: i64 = titles
        while rest:
            lowest: i64 = rest & -rest
            choices.append(aimed + TITLE_AT[lowest % APART])
            rest ^= lowest
