"""The story: what the table could remember since the pile was last mixed, inside the state.

While the discard lies open, everybody can tell what is in the pile after it was shuffled anew,
and what therefore must be in the hands and under the blind Nines. From then on cards leave hands
for all to see, and join them unseen. Both are kept here, two bytes a line; the state beside it
holds what each seat had at that moment. A view shows a seat its own part, and a sample is a state
whose story looks the same to that seat. The next shuffle begins the story anew: so it stays
short, however long a game takes.
The first byte holds the kind of line and the seat it is about, the second a title.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAY: Final = 0
"""The card left the seat's hand, seen by all."""
DRAW: Final = 1
"""The card joined the hand from the pile; only the seat knows it (KO-17)."""
TAKE: Final = 2
"""The card joined the hand, seen by all (KO-75). A new story repeats those still there."""
BLIND: Final = 3
"""The card became a Nine of the seat from the pile; nobody knows it (KO-13)."""
LOST: Final = 4
"""The card came from the pile to the discard, seen by all (KO-A10)."""
KINDS: Final = 5

LINE_SEATS: Final = 8
"""The first byte of a line: kind · 8 + seat."""
UNKNOWN: Final = 15
"""A title that the reader may not know."""

MOST_TAKEN: Final = 32
"""Cards of the kind TAKE in one story: what 24 cards in hands may be, and four owls' catch."""
MOST_LINES: Final = 340
"""Lines of one story: 108 cards leave the pile, as many and those in hands before (24), those
on the table and those taken leave hands, and 32 are taken."""
ROOM: Final = 2 * MOST_LINES


def kind_of(first: i64) -> i64:
    """The kind of line, by its first byte."""
    return first // LINE_SEATS


def seat_of(first: i64) -> i64:
    """The seat the line is about, by its first byte."""
    return first % LINE_SEATS
