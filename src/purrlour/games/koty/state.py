"""The state of a playing: flat cells and a few numbers; no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.game import State
from purrlour.games.koty.content import CARDS, LANDS, MOST_SEATS, TITLES
from purrlour.games.koty.story import LINE_SEATS, ROOM

# Cards together are one number: four bits a title say how many, and on top how many in all.
TITLE_BITS: Final = 4
TITLE_MASK: Final = 15
SIZE_AT: Final = 56
ONE_CARD: Final = 1 << SIZE_AT
CARD: Final = vec[i64]([ONE_CARD + (1 << title * TITLE_BITS) for title in range(TITLES)])
"""What a card with this title adds to such a number."""

# Rows of numbers: cards, but for the dreams.
HANDS: Final = 0
"""+ seat"""
HELD: Final = MOST_SEATS
"""+ seat: what it held when the story began and nobody else knew (see `story`)"""
DREAMS: Final = MOST_SEATS * 2
"""+ seat: eight bits a land; two say how many Nines, above them what lies on top"""
DISCARD: Final = MOST_SEATS * 3
SHOWN: Final = DISCARD + 1
"""Nines whose face was seen before they were laid (KO-A39)."""
UNSEEN: Final = DISCARD + 2
"""Nines from the pile, whose face nobody ever sees (KO-13)."""
FRESH: Final = DISCARD + 3
"""The pile as it was when the story began."""
DECK: Final = DISCARD + 4
"""Every card of this playing."""
ROWS: Final = DISCARD + 5

LAND_BITS: Final = 8
LAND_MASK: Final = 255
NINES_MASK: Final = 3
TOP_BITS: Final = 2
BARE: Final = 3
"""A land up to this number has no cat and no crow on top; up to 2, it can take a Nine (KO-10)."""
ON_TOP: Final = 4
"""What lies on top, + 1, times this."""

# What the table waits for.
TURN: Final = 0
DEFENCE: Final = 1
REPEATING: Final = 2
PLACING: Final = 3
LAYING: Final = 4
OVER: Final = 5
PHASES: Final = ("turn", "defend", "repeat", "place", "lay", "over")
KINDS: Final = PHASES[:OVER]
"""Phases in which somebody is asked."""

# What is to be placed.
NO_GAIN: Final = 0
A_NINE: Final = 1
A_PAIR: Final = 2
A_CROW: Final = 3
A_DRAGON: Final = 4
GAINS: Final = ("-", "nine", "pair", "crow", "dragon")

# How it ended.
GOES_ON: Final = 0
THREE_LANDS: Final = 1
NO_STOCK: Final = 2
LIMIT: Final = 3
ALONE: Final = 4
REASONS: Final = ("-", "three-lands", "no-cards-left", "limit", "last-side")

UNLIMITED: Final = 0
EXCHANGES: Final = 1
"""The game ends after rounds of nothing but exchanges; a larger limit is a number of rounds."""

SURPLUS: Final = ("pair", "nine")
"""What a fight loses if no land can take its Nine (KO-O7)."""
UNCAPPED: Final = 0
"""An attack may be repeated for ever."""

NOTHING: Final = -1


@final
class Cats(State):
    """One playing of Koty."""

    __slots__ = (
        "asked",
        "cap",
        "card",
        "dry",
        "gain",
        "gone",
        "idle",
        "laid",
        "left",
        "limit",
        "phase",
        "pile",
        "play",
        "reason",
        "repeats",
        "rows",
        "seats",
        "story",
        "surplus",
        "teams",
        "together",
        "told",
        "turn",
        "turns",
    )

    def __init__(self, seats: i64, rows: vec[i64], pile: vec[u8], story: vec[u8]) -> None:
        self.seats: i64 = seats
        self.rows = rows
        self.pile = pile
        """The draw pile, bottom first."""
        self.story = story
        self.left: i64 = 0
        """Cards in the pile."""
        self.told: i64 = 0
        """Bytes of the story so far."""
        self.teams: i64 = 0
        """Who plays with whom: a row of `teams.MATES`."""
        self.together: i64 = 0
        """1 if partners are asked at once (KO-O5)."""
        self.cap: i64 = 0
        """Repeats that one attack may have (KO-O4)."""
        self.surplus: i64 = 0
        """1 if a fight whose Nine no land can take loses only that (KO-O7)."""
        self.limit: i64 = UNLIMITED
        self.turn: i64 = 0
        self.turns: i64 = 0
        """Turns that are over."""
        self.idle: i64 = 0
        """How many of them, the last ones, were exchanges."""
        self.gone: i64 = 0
        """Seats that gave up, as bits (KO-A55)."""
        self.dry: i64 = 0
        """1 once somebody could not draw up to four: this turn is the last (KO-64, KO-A20)."""
        self.laid: i64 = NOTHING
        """The title on top of the discard."""
        self.phase: i64 = TURN
        self.asked: i64 = 0
        """The seats the table waits for, as bits."""
        self.play: i64 = NOTHING
        """The code of the play that is not settled: an attack's first card, a moth, a bat…"""
        self.card: i64 = NOTHING
        """The title of the card that attacks or fights, while it lies on the table."""
        self.repeats: i64 = 0
        """How often the attack was repeated."""
        self.gain: i64 = NO_GAIN
        """What waits to be placed."""
        self.reason: i64 = GOES_ON

    def clone(self) -> Cats:
        twin = Cats(self.seats, self.rows[:], self.pile[:], self.story[:])
        twin.left = self.left
        twin.told = self.told
        twin.teams = self.teams
        twin.together = self.together
        twin.cap = self.cap
        twin.surplus = self.surplus
        twin.limit = self.limit
        twin.turn = self.turn
        twin.turns = self.turns
        twin.idle = self.idle
        twin.gone = self.gone
        twin.dry = self.dry
        twin.laid = self.laid
        twin.phase = self.phase
        twin.asked = self.asked
        twin.play = self.play
        twin.card = self.card
        twin.repeats = self.repeats
        twin.gain = self.gain
        twin.reason = self.reason
        return twin

    def holds(self, row: i64, title: i64) -> i64:
        """How many cards with this title are in the row."""
        return (self.rows[row] >> (title * TITLE_BITS)) & TITLE_MASK

    def size(self, row: i64) -> i64:
        """How many cards are in the row."""
        return self.rows[row] >> SIZE_AT

    def land(self, seat: i64, land: i64) -> i64:
        """A land as a number: Nines, and what lies on top."""
        return (self.rows[DREAMS + seat] >> (land * LAND_BITS)) & LAND_MASK

    def change_land(self, seat: i64, land: i64, by: i64) -> None:
        """Adds to a land: 1 is a Nine, (title + 1) · 4 a card on top."""
        self.rows[DREAMS + seat] += by << (land * LAND_BITS)

    def add(self, row: i64, title: i64) -> None:
        """A card joins the row."""
        self.rows[row] += CARD[title]

    def remove(self, row: i64, title: i64) -> None:
        """A card leaves the row."""
        self.rows[row] -= CARD[title]

    def discard(self, title: i64) -> None:
        """A card goes to the discard, on top of it."""
        self.rows[DISCARD] += CARD[title]
        self.laid = title

    def telling(self) -> bytes:
        """The story so far."""
        return bytes(self.story[: self.told])

    def pile_cards(self) -> list[int]:
        """The draw pile, bottom first."""
        return [int(self.pile[at]) for at in range(self.left)]

    def stack_pile(self, cards: list[int]) -> None:
        """Makes these cards the draw pile, bottom first."""
        self.left = 0
        for card in cards:
            self.pile[self.left] = card
            self.left += 1

    def tell(self, kind: i64, seat: i64, title: i64) -> None:
        """Adds a line to the story."""
        at: i64 = self.told
        told = self.story
        first: int = kind * LINE_SEATS + seat
        second: int = title
        told[at] = first
        told[at + 1] = second
        self.told = at + 2


def empty(seats: i64) -> Cats:
    """A table with these seats and no cards anywhere."""
    return Cats(seats, vec[i64]([0] * ROWS), vec[u8](bytes(CARDS)), vec[u8](bytes(ROOM)))


def top_of(land: i64) -> i64:
    """The title on top of a land, or nothing (−1)."""
    return (land >> TOP_BITS) - 1


def lands_of(dream: i64) -> list[int]:
    """The four lands of a dream, as numbers."""
    return [int((dream >> (land * LAND_BITS)) & LAND_MASK) for land in range(LANDS)]
