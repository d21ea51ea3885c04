"""The story: what a table could remember of a playing, kept inside the state.

A state remembers how it came about, two bytes a line. A view shows a seat its own part of the
story, and a sample is a state whose story looks the same to that seat; so what anybody knows
(peeks, a Kitten hidden, cards given, taken or named) needs no book-keeping of its own.
The first byte holds the kind of line and the seat it is about, the second its fact.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DEAL: Final = 0
"""Every seat holds one Defuse for certain (EK-04). First line of a dealt game."""
DRAW: Final = 1
"""seat drew title; a Kitten was shown to all (EK-17, EK-23)"""
PUT: Final = 2
"""seat hid the Kitten under so many cards (EK-26)"""
PEEK: Final = 3
"""seat saw title under so many cards; a line for each card (EK-42)"""
MIX: Final = 4
"""the pile was shuffled (EK-41)"""
PLAY: Final = 5
"""seat laid title from its hand on the discard (EK-14)"""
LAY: Final = 6
"""title came to the discard, not from a hand (EK-24); the seat means nothing"""
GIVE: Final = 7
"""seat gave title to another, unseen by the rest (EK-39, EK-52)"""
SHOW: Final = 8
"""seat gave title to another, seen by all (EK-56, EK-62)"""
LACK: Final = 9
"""seat showed that it has no such title (EK-57, EK-63)"""
DIE: Final = 10
"""seat is out (EK-24)"""

LOADED: Final = 240
"""Lines that a position may hold. 56 cards are laid once, at most 41 draws, 6 puts, 15 cards
peeked at, 4 shuffles, 4 deaths, 32 combinations and Favors, and a Burglar in each of some 50
turns: under 210 lines."""
ROOM: Final = 1024
"""Bytes kept for it: whatever was loaded, the rest of the game finds room."""

LINE_SEATS: Final = 8
"""The first byte of a line: kind · 8 + seat."""
_FACTS: Final = 16


def kind_of(first: i64) -> i64:
    """The kind of line, by its first byte."""
    return first // LINE_SEATS


def seat_of(first: i64) -> i64:
    """The seat the line is about, by its first byte."""
    return first % LINE_SEATS


def placed(where: i64, title: i64) -> i64:
    """The second byte of GIVE and SHOW (where is the taker) and of PEEK (where is the depth)."""
    return where * _FACTS + title


def where_of(fact: i64) -> i64:
    """The taker or the depth, by the second byte of GIVE, SHOW and PEEK."""
    return fact // _FACTS


def title_of(fact: i64) -> i64:
    """The title, by the second byte of GIVE, SHOW and PEEK."""
    return fact % _FACTS
