"""The 56 cards and the pawn (EK-02)."""

from __future__ import annotations

from typing import Final

KITTEN: Final = 0
DEFUSE: Final = 1
ATTACK: Final = 2
NOPE: Final = 3
FAVOR: Final = 4
SHUFFLE: Final = 5
SKIP: Final = 6
FUTURE: Final = 7
TACOCAT: Final = 8
CATTERMELON: Final = 9
POTATO: Final = 10
BEARD: Final = 11
RAINBOW: Final = 12

TITLES: Final = 13
HELD: Final = 12
"""Titles that can be in a hand: all but the Kitten."""
FIRST_CAT: Final = TACOCAT
CATS: Final = 5
NOPES: Final = 5

NAMES: Final = (
    "kitten",
    "defuse",
    "attack",
    "nope",
    "favor",
    "shuffle",
    "skip",
    "future",
    "tacocat",
    "cattermelon",
    "potato",
    "beard",
    "rainbow",
)
"""A title's name in notation and in the words, by its number."""

COPIES: Final = (4, 6, 4, 5, 4, 4, 4, 5, 4, 4, 4, 4, 4)
"""How many cards bear the title, by its number."""

NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
"""A title's number by its name."""

CARDS: Final = 56
MOST_SEATS: Final = 5
DEALT: Final = 7
"""Cards dealt to each player beside the Defuse (EK-07)."""
SPARE_DEFUSES: Final = 2
"""Defuses that go into the deck with 2 or 3 players (EK-06)."""
SEEN_OF_FUTURE: Final = 3
"""Cards that See the Future shows (EK-42)."""
TURNS_OF_ATTACK: Final = 2
