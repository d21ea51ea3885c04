"""What a seat of Exploding Kittens observes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.envs.encode.base import (
    Encoder,
    put,
    put_bits,
    put_nibbles,
    put_one,
    put_seat,
    put_seats,
)
from purrlour.envs.encode.field import Field, size_of
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.codes import DEEPEST, NAME, PLAY_ATTACK, card_of, target_of
from purrlour.games.exploding_kittens.codes import cards_of as laid_by
from purrlour.games.exploding_kittens.content import (
    CARDS,
    COPIES,
    HELD,
    KITTEN,
    MOST_SEATS,
    SEEN_OF_FUTURE,
    TITLES,
)
from purrlour.games.exploding_kittens.state import (
    BOX,
    HIDING,
    HOUSE,
    PHASES,
    SIZE_AT,
    TITLE_BITS,
    UNSEEN,
    Kittens,
)

DEPTHS: Final = DEEPEST + 1
"""Places for a Kitten that its owner may remember."""
KIND_AT: Final = 3
"""Bits of a line's first byte below its kind: `story.kind_of` without a division."""
assert 1 << KIND_AT == story.LINE_SEATS
NO_CARD: Final = TITLES
"""A card of the pile that the seat does not know."""

FIELDS: Final[list[Field]] = [
    Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
    Field("seats", MOST_SEATS - 1, "one of: 2, 3, 4, 5 players"),
    Field("house", len(HOUSE), "house rules in force: " + ", ".join(HOUSE)),
    Field("asked", MOST_SEATS, "seats the table waits for"),
    Field("alive", MOST_SEATS, "seats still alive"),
    Field("turn", MOST_SEATS, "whose turn it is"),
    Field("owed", 1, "turns the current player owes, this one included"),
    Field("attacked", 1, "whether they come from an Attack"),
    Field("pawn", MOST_SEATS, "who has the Cat Burglar; none if it is out of the game"),
    Field("cards", MOST_SEATS, "how many cards each seat holds"),
    Field("hand", HELD, "own cards by title, from defuse on", private=True),
    Field("pile", 1, "cards left to draw"),
    Field("kittens", 1, "Kittens among them"),
    Field(
        "remembered",
        SEEN_OF_FUTURE * TITLES,
        "for each of the top three cards of the pile, its title if the seat knows it",
        private=True,
    ),
    Field(
        "kitten_at",
        DEPTHS,
        "depths at which the seat knows a Kitten to lie, the top first",
        private=True,
    ),
    Field("discard", TITLES, "cards on the discard by title"),
    Field("last", TITLES, "the title on top of it"),
    Field("box", TITLES, "cards that all know to be out of the game, by title"),
    Field("unseen", 1, "cards that left the game unseen"),
    Field("play", TITLES, "the title of the play that is not settled"),
    Field("play_cards", 1, "how many cards it has: 1, a pair, or three of a kind"),
    Field("target", MOST_SEATS, "whom it is aimed at"),
    Field("named", TITLES, "the title that three of a kind ask for"),
    Field("chain", 1, "Nopes on the play"),
    Field("top", MOST_SEATS, "who played the topmost card of the chain"),
]


@final
class KittensEncoder(Encoder[Kittens]):
    """It keeps room for the discard and the pile as the seat remembers them."""

    version: ClassVar[int] = 0

    def __init__(self) -> None:
        self.size = size_of(FIELDS)
        self.laid = vec[u8](bytes(TITLES))
        self.pile = vec[u8](bytes(CARDS * 2))
        self.deep: i64 = 0
        """How far down the pile something is remembered."""
        self.last: i64 = -1

    def write(self, state: Kittens, seat: i64, into: vec[u8], at: i64) -> i64:
        seats = state.seats
        self.remember(state, seat)
        own: i64 = 0 if seat < 0 else state.hands[seat]
        seat = max(seat, 0)
        at = put_one(into, at, state.phase, len(PHASES))
        at = put_one(into, at, seats - 2, MOST_SEATS - 1)
        at = put_bits(into, at, state.house, len(HOUSE))
        at = put_seats(into, at, state.asked, seat, seats, MOST_SEATS)
        at = put_seats(into, at, state.alive, seat, seats, MOST_SEATS)
        at = put_seat(into, at, state.turn, seat, seats, MOST_SEATS)
        at = put(into, at, state.owed)
        at = put(into, at, state.attacked)
        at = put_seat(into, at, state.pawn, seat, seats, MOST_SEATS)
        place: i64
        for place in range(seats):
            other: i64 = seat + place
            if other >= seats:
                other -= seats
            put(into, at + place, state.hands[other] >> SIZE_AT)
        at += MOST_SEATS
        at = put_nibbles(into, at, own >> TITLE_BITS, HELD)
        at = put(into, at, state.left)
        out: int = self.laid[KITTEN]
        gone: i64 = out + state.holds(BOX, KITTEN)
        if state.phase == HIDING:  # it is in somebody's hand, for all to see
            gone += 1
        at = put(into, at, COPIES[KITTEN] - gone)
        title: int
        for place in range(SEEN_OF_FUTURE):
            title = self.pile[place]
            at = put_one(into, at, title if place < self.deep else NO_CARD, TITLES)
        for place in range(min(self.deep, DEPTHS)):
            if self.pile[place] == KITTEN:
                into[at + place] = 1
        at += DEPTHS
        for place in range(TITLES):
            into[at + place] = self.laid[place]
        at += TITLES
        at = put_one(into, at, self.last, TITLES)
        at = put_nibbles(into, at, state.hands[BOX], TITLES)
        at = put(into, at, state.hands[UNSEEN] >> SIZE_AT)
        play: i64 = state.play
        open_play: bool = PLAY_ATTACK <= play < NAME
        at = put_one(into, at, card_of(play) if open_play else NO_CARD, TITLES)
        at = put(into, at, laid_by(play) if open_play else 0)
        at = put_seat(into, at, target_of(play) if open_play else -1, seat, seats, MOST_SEATS)
        at = put_one(into, at, state.named, TITLES)
        at = put(into, at, state.chain)
        return put_seat(into, at, state.top, seat, seats, MOST_SEATS)

    def remember(self, state: Kittens, seat: i64) -> None:
        """Reads the story as `Memory` does, without a word of text."""
        laid, pile, told = self.laid, self.pile, state.story
        place: i64
        for place in range(TITLES):
            laid[place] = 0
        self.last = -1
        deep: i64 = 0
        for place in range(0, state.told, 2):
            first: int = told[place]
            fact: int = told[place + 1]
            kind: i64 = first >> KIND_AT
            if kind == story.PLAY or kind == story.LAY:
                laid[fact] += 1
                self.last = fact
            elif kind == story.DRAW:
                if deep:
                    deep -= 1
                    shift(pile, 0, deep)
            elif kind == story.MIX:
                deep = 0
            elif kind == story.PEEK:
                if story.seat_of(first) == seat:
                    depth: i64 = story.where_of(fact)
                    deep = reach(pile, deep, depth + 1)
                    seen: int = story.title_of(fact)
                    pile[depth] = seen
            elif kind == story.PUT:
                if story.seat_of(first) == seat:
                    deep = reach(pile, deep, fact)
                    under: i64 = deep
                    while under > fact:
                        pile[under] = pile[under - 1]
                        under -= 1
                    pile[fact] = KITTEN
                    deep += 1
                else:
                    deep = 0
        self.deep = deep


def shift(pile: vec[u8], top: i64, deep: i64) -> None:
    """The cards below the top one move up."""
    place: i64
    for place in range(top, deep):
        pile[place] = pile[place + 1]


def reach(pile: vec[u8], deep: i64, depth: i64) -> i64:
    """Makes room for so many cards from the top, unknown ones; says how deep it is now."""
    while deep < depth:
        pile[deep] = NO_CARD
        deep += 1
    return deep
