"""What one decision shows, as rows of bytes: the observation and the mask of legal choices."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.game import Game, State
from purrlour.envs.encode.base import Encoder


def observed(encoder: Encoder[Any], state: State, seat: i64) -> vec[u8]:
    """What this seat observes, in room of its own."""
    row = vec[u8](bytes(encoder.size))
    encoder.write(state, seat, row, 0)
    return row


def masked(game: Game[Any, Any, Any, Any], state: State, seat: i64) -> vec[u8]:
    """A 1 for each code that the seat may choose, a 0 for all others."""
    row = vec[u8](bytes(len(game.actions)))
    for code in game.legal(state, seat):
        row[code] = 1
    return row


def first_asked(asked: i64) -> i64:
    """Of the seats asked, as bits, the first; −1 without any."""
    if asked == 0:
        return -1
    seat: i64 = 0
    while not (asked >> seat) & 1:
        seat += 1
    return seat
