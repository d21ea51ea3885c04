"""Where each kind of action stands in the action table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.exploding_kittens.content import (
    ATTACK,
    CARDS,
    CATS,
    FAVOR,
    FUTURE,
    HELD,
    MOST_SEATS,
    SHUFFLE,
    SKIP,
)

DRAW: Final = 0
PASS: Final = 1
NOPE_IT: Final = 2
DONE: Final = 3
PLAY_ATTACK: Final = 4
PLAY_SHUFFLE: Final = 5
PLAY_SKIP: Final = 6
PLAY_FUTURE: Final = 7
PLAY_FAVOR: Final = 8
"""+ target"""
PAIR: Final = 13
"""+ target · 12 + (title − 1): a title is never the Kitten's here"""
THREE: Final = 73
"""+ target · 12 + (title − 1)"""
NAME: Final = 133
"""+ (title − 1)"""
BURGLE: Final = 145
"""+ target · 5 + cat, cats counted from 0"""
GIVE: Final = 170
"""+ (title − 1)"""
PUT: Final = 182
"""+ how many cards lie above"""
RESIGN: Final = 217
ACTIONS: Final = 218

DEEPEST: Final = RESIGN - PUT - 1
"""The deepest place for a Kitten: two players begin with 35 cards in the pile."""

assert PAIR == PLAY_FAVOR + MOST_SEATS
assert THREE == PAIR + MOST_SEATS * HELD
assert NAME == THREE + MOST_SEATS * HELD
assert BURGLE == NAME + HELD
assert GIVE == BURGLE + MOST_SEATS * CATS
assert PUT == GIVE + HELD
assert CARDS > DEEPEST


def card_of(code: i64) -> i64:
    """The title of the card or cards that a play lays down."""
    if code >= THREE:
        return (code - THREE) % HELD + 1
    if code >= PAIR:
        return (code - PAIR) % HELD + 1
    if code >= PLAY_FAVOR:
        return FAVOR
    if code == PLAY_ATTACK:
        return ATTACK
    if code == PLAY_SHUFFLE:
        return SHUFFLE
    if code == PLAY_FUTURE:
        return FUTURE
    return SKIP


def cards_of(code: i64) -> i64:
    """How many cards a play lays down."""
    if code >= THREE:
        return 3
    return 2 if code >= PAIR else 1


def target_of(code: i64) -> i64:
    """Whom a play is aimed at, or nobody (−1)."""
    if code >= THREE:
        return (code - THREE) // HELD
    if code >= PAIR:
        return (code - PAIR) // HELD
    if code >= PLAY_FAVOR:
        return code - PLAY_FAVOR
    return -1
