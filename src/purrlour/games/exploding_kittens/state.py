"""The state of a playing: flat cells and a few numbers; no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.game import State
from purrlour.games.exploding_kittens.content import CARDS, MOST_SEATS, TITLES
from purrlour.games.exploding_kittens.story import LINE_SEATS, ROOM

# A hand is one number: four bits for each title say how many, and on top of them how many in all.
TITLE_BITS: Final = 4
TITLE_MASK: Final = 15
SIZE_AT: Final = 56
ONE_CARD: Final = 1 << SIZE_AT
ONE_OF_EACH: Final = 0x1111111111111
"""The lowest bit of each title; all thirteen of them."""
CARD: Final = vec[i64]([ONE_CARD + (1 << title * TITLE_BITS) for title in range(TITLES)])
"""What a card with this title adds to a hand."""

BOX: Final = MOST_SEATS
"""The row of the cards that all know to be out of the game (EK-06, EK-08)."""
UNSEEN: Final = MOST_SEATS + 1
"""The row of the cards that left the game unseen (EK-O3)."""
ROWS: Final = MOST_SEATS + 2

# What the table waits for.
TURN: Final = 0
NAMING: Final = 1
WINDOW: Final = 2
LOOKING: Final = 3
GIVING: Final = 4
HIDING: Final = 5
OVER: Final = 6
PHASES: Final = ("turn", "name", "nope", "look", "give", "put", "over")
KINDS: Final = PHASES[:OVER]
"""Phases in which somebody is asked."""

NOBODY: Final = -1
NOTHING: Final = -1

# House rules that matter after the deal, as bits of `house`.
ANY_PAIRS: Final = 1
NOPE_OWN: Final = 2
EMPTY_TARGETS: Final = 4
HOUSE: Final = ("any_pairs", "nope_own", "empty_targets")


@final
class Kittens(State):
    """One playing of Exploding Kittens."""

    __slots__ = (
        "alive",
        "asked",
        "attacked",
        "chain",
        "hands",
        "house",
        "left",
        "named",
        "noped",
        "owed",
        "pawn",
        "phase",
        "pile",
        "play",
        "seats",
        "story",
        "told",
        "top",
        "turn",
    )

    def __init__(self, seats: i64, hands: vec[i64], pile: vec[u8], story: vec[u8]) -> None:
        self.seats: i64 = seats
        self.hands = hands
        """One number for each seat, and the two of the box."""
        self.pile = pile
        """The draw pile, bottom first."""
        self.story = story
        self.left: i64 = 0
        """Cards in the pile."""
        self.told: i64 = 0
        """Bytes of the story so far."""
        self.alive: i64 = (1 << seats) - 1
        self.turn: i64 = 0
        self.owed: i64 = 1
        """Turns the current player still has to take, this one included."""
        self.attacked: i64 = 0
        """1 if those turns come from an Attack (EK-31, EK-32)."""
        self.pawn: i64 = NOBODY
        self.house: i64 = ANY_PAIRS
        self.noped: i64 = 0
        """Nopes on the discard."""
        self.phase: i64 = TURN
        self.asked: i64 = 0
        """The seats the table waits for, as bits."""
        self.play: i64 = NOTHING
        """The code of the play on the table while it is not settled."""
        self.named: i64 = NOTHING
        """The title a three of a kind asks for."""
        self.chain: i64 = 0
        """Nopes on that play."""
        self.top: i64 = NOBODY
        """Who played the topmost card of the chain."""

    def clone(self) -> Kittens:
        twin = Kittens(self.seats, self.hands[:], self.pile[:], self.story[:])
        twin.left = self.left
        twin.told = self.told
        twin.alive = self.alive
        twin.turn = self.turn
        twin.owed = self.owed
        twin.attacked = self.attacked
        twin.pawn = self.pawn
        twin.house = self.house
        twin.noped = self.noped
        twin.phase = self.phase
        twin.asked = self.asked
        twin.play = self.play
        twin.named = self.named
        twin.chain = self.chain
        twin.top = self.top
        return twin

    def holds(self, seat: i64, title: i64) -> i64:
        """How many cards with this title the seat has."""
        return (self.hands[seat] >> (title * TITLE_BITS)) & TITLE_MASK

    def size(self, seat: i64) -> i64:
        """How many cards the seat has."""
        return self.hands[seat] >> SIZE_AT

    def nth_title(self, seat: i64, card: i64) -> i64:
        """The title of the card at this place in the sorted hand."""
        title: i64 = 1
        rest: i64 = self.hands[seat] >> TITLE_BITS
        while card >= (held := rest & TITLE_MASK):
            card -= held
            rest >>= TITLE_BITS
            title += 1
        return title

    def gain(self, seat: i64, title: i64) -> None:
        """A card joins the hand (or the box)."""
        self.hands[seat] += CARD[title]

    def lose(self, seat: i64, title: i64) -> None:
        """A card leaves the hand."""
        self.hands[seat] -= CARD[title]

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

    def tell(self, kind: i64, seat: i64, fact: i64) -> None:
        """Adds a line to the story."""
        at: i64 = self.told
        told = self.story
        first: int = kind * LINE_SEATS + seat
        second: int = fact
        told[at] = first
        told[at + 1] = second
        self.told = at + 2


def empty(seats: i64) -> Kittens:
    """A table with these seats and no cards anywhere."""
    hands = vec[i64]([0] * ROWS)
    return Kittens(seats, hands, vec[u8](bytes(CARDS)), vec[u8](bytes(ROOM)))
