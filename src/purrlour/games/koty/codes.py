"""Where each kind of action stands in the action table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.koty.content import CATS, CROW, JOKER, LANDS, MOST_SEATS

EXCHANGE: Final = 0
PASS: Final = 1
OWL_IT: Final = 2
STOP: Final = 3
PLAY_DRAGON: Final = 4
DEFEND: Final = 5
"""+ cat, or + 8 for the joker"""
REPEAT: Final = 14
"""+ cat, or + 8 for the joker"""
PLACE: Final = 23
"""+ land of one's own"""
LAY: Final = 27
"""+ spot: where the moth lays the cat"""
PLAY_BAT: Final = 51
"""+ spot of the crow"""
PLAY_MOTH: Final = 75
"""+ spot of the cat"""
PLAY: Final = 99
"""+ spot · 18 + move: a cat, the crow, the joker as each cat, the joker as a crow"""
RESIGN: Final = 531
ACTIONS: Final = 532

SPOTS: Final = MOST_SEATS * LANDS
"""A spot is a land of a seat: seat · 4 + land."""
MOVES: Final = 18
AS_JOKER: Final = CATS
"""What stands for the joker in DEFEND and REPEAT."""
JOKER_MOVE: Final = CROW + 1
"""The first move with a joker: it stands for the cats in their order, then for the crow."""

assert REPEAT == DEFEND + CATS + 1
assert PLACE == REPEAT + CATS + 1
assert LAY == PLACE + LANDS
assert PLAY_BAT == LAY + SPOTS
assert PLAY_MOTH == PLAY_BAT + SPOTS
assert PLAY == PLAY_MOTH + SPOTS
assert RESIGN == PLAY + SPOTS * MOVES


def spot_of(code: i64) -> i64:
    """The land that a play is aimed at, its seat included; −1 if at none."""
    if code >= PLAY:
        return (code - PLAY) // MOVES
    if code >= PLAY_MOTH:
        return code - PLAY_MOTH
    if code >= PLAY_BAT:
        return code - PLAY_BAT
    return -1


def card_of(code: i64) -> i64:
    """The title of the card that a play on a land takes from the hand."""
    move: i64 = (code - PLAY) % MOVES
    return move if move < JOKER_MOVE else JOKER


def stands_for(code: i64) -> i64:
    """The title that the card of a play on a land counts as."""
    move: i64 = (code - PLAY) % MOVES
    return move if move < JOKER_MOVE else move - JOKER_MOVE
