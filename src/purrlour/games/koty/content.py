"""The 108 cards and the numbers of the rulebook."""

from __future__ import annotations

from typing import Final

BLUE1: Final = 0
BLUE8: Final = 1
YELLOW2: Final = 2
YELLOW7: Final = 3
GREEN3: Final = 4
GREEN6: Final = 5
PINK4: Final = 6
PINK5: Final = 7
CROW: Final = 8
JOKER: Final = 9
MOTH: Final = 10
BAT: Final = 11
OWL: Final = 12
DRAGON: Final = 13

TITLES: Final = 14
CATS: Final = 8
"""Titles of cats come first; the two of a colour differ in the lowest bit, and sum to 9."""
FIRST_NIGHT: Final = MOTH

NAMES: Final = (
    "blue1",
    "blue8",
    "yellow2",
    "yellow7",
    "green3",
    "green6",
    "pink4",
    "pink5",
    "crow",
    "joker",
    "moth",
    "bat",
    "owl",
    "dragon",
)
"""A title's name in notation and in the words, by its number."""

COPIES: Final = (10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 4, 4, 4, 1)
"""How many cards bear the title, by its number (KO-A2); of night cards, at most (KO-71)."""

VALUES: Final = (1, 8, 2, 7, 3, 6, 4, 5, 0)
"""How many cats a card on top is worth: the eight cats, and the crow."""

NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
"""A title's number by its name."""

CARDS: Final = 108
MOST_SEATS: Final = 6
HAND: Final = 4
"""Cards in a hand (KO-02, KO-17)."""
LANDS: Final = 4
"""Lands in a dream (KO-04)."""
MOST_NINES: Final = 3
"""Nines in a land (KO-07)."""
NINE: Final = 9
"""What a Nine on top is worth."""
IDLE_ROUNDS: Final = 3
"""Rounds of nothing but exchanges that end a game (KO-O3)."""
MOST_ROUNDS: Final = 100
"""Rounds of anything at all that end it, where rounds of exchanges would (KO-O3)."""
