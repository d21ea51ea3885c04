"""What a seat of Koty observes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.envs.encode.base import Encoder, put, put_nibbles, put_one, put_seat, put_seats
from purrlour.envs.encode.field import Field, size_of
from purrlour.games.koty import story
from purrlour.games.koty.codes import (
    PLAY,
    PLAY_BAT,
    PLAY_DRAGON,
    PLAY_MOTH,
    RESIGN,
    spot_of,
    stands_for,
)
from purrlour.games.koty.content import (
    BAT,
    CROW,
    DRAGON,
    FIRST_NIGHT,
    LANDS,
    MOST_SEATS,
    MOTH,
    OWL,
    TITLES,
)
from purrlour.games.koty.endings import score_of
from purrlour.games.koty.state import (
    DECK,
    DISCARD,
    DREAMS,
    GAINS,
    HANDS,
    LAND_BITS,
    LAND_MASK,
    NINES_MASK,
    PHASES,
    SHOWN,
    SIZE_AT,
    TITLE_BITS,
    TOP_BITS,
    UNSEEN,
    Cats,
)
from purrlour.games.koty.teams import mate_of

TOPS: Final = CROW + 1
"""What may lie on top of a land: the eight cats and the crow."""

FIELDS: Final[list[Field]] = [
    Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
    Field("seats", MOST_SEATS - 1, "one of: 2 … 6 players"),
    Field("mates", MOST_SEATS, "each seat's partner, counted from the observer, + 1; 0 without"),
    Field("together", 1, "whether partners are asked at once"),
    Field("cap", 1, "how often an attack may be repeated; 0 for ever"),
    Field("limit", 1, "0 off, 1 exchanges, else the rounds after which it is scored"),
    Field("asked", MOST_SEATS, "seats the table waits for"),
    Field("turn", MOST_SEATS, "whose turn it is"),
    Field("rounds", 1, "rounds that are over"),
    Field("idle", 1, "how many turns, the last ones, were exchanges"),
    Field("gone", MOST_SEATS, "seats that gave up"),
    Field("dry", 1, "whether this turn is the last"),
    Field("nines", MOST_SEATS * LANDS, "Nines in each land of each dream"),
    Field("tops", MOST_SEATS * LANDS * TOPS, "on top of each land: one of eight cats and the crow"),
    Field("scores", MOST_SEATS, "how many cats each dream is worth"),
    Field("cards", MOST_SEATS, "how many cards each seat holds"),
    Field("known", MOST_SEATS * TITLES, "cards that all know to be in each hand, by title"),
    Field("hand", TITLES, "own cards by title", private=True),
    Field("pile", 1, "cards in the draw pile"),
    Field("discard", TITLES, "cards on the discard by title"),
    Field("laid", TITLES, "the title on top of it"),
    Field("night", TITLES - FIRST_NIGHT, "night cards of this game by title"),
    Field("play", TITLES, "what the play that is not settled counts as"),
    Field("target", MOST_SEATS, "whose land it is aimed at"),
    Field("land", LANDS, "which of that seat's lands"),
    Field("card", TITLES, "the card that attacks or fights, as it lies on the table"),
    Field("repeats", 1, "how often the attack was repeated"),
    Field("gain", len(GAINS), "what waits to be placed; one of: " + ", ".join(GAINS)),
    Field("shown", TITLES, "Nines whose face was seen before they were laid, by title"),
    Field("unseen", 1, "Nines whose face nobody knows"),
    # What came later is told last, so that no number means another.
    Field("surplus", 1, "whether a fight without room loses its Nine only"),
]


@final
class CatsEncoder(Encoder[Cats]):
    """The table of Koty for one seat."""

    version: ClassVar[int] = 0

    def __init__(self) -> None:
        self.size = size_of(FIELDS)

    def write(self, state: Cats, seat: i64, into: vec[u8], at: i64) -> i64:
        seats, rows = state.seats, state.rows
        own: i64 = 0 if seat < 0 else rows[HANDS + seat]
        seat = max(seat, 0)
        place: i64
        at = put_one(into, at, state.phase, len(PHASES))
        at = put_one(into, at, seats - 2, MOST_SEATS - 1)
        for place in range(seats):
            mate: i64 = mate_of(state, turned(seat, place, seats))
            if mate >= 0:
                put(into, at + place, turned(mate, seats - seat, seats) + 1)
        at += MOST_SEATS
        at = put(into, at, state.together)
        at = put(into, at, state.cap)
        at = put(into, at, state.limit)
        at = put_seats(into, at, state.asked, seat, seats, MOST_SEATS)
        at = put_seat(into, at, state.turn, seat, seats, MOST_SEATS)
        at = put(into, at, state.turns // seats)
        at = put(into, at, state.idle)
        at = put_seats(into, at, state.gone, seat, seats, MOST_SEATS)
        at = put(into, at, state.dry)
        at = self.write_dreams(state, seat, into, at)
        for place in range(seats):
            put(into, at + place, rows[HANDS + turned(seat, place, seats)] >> SIZE_AT)
        at += MOST_SEATS
        at = self.write_known(state, seat, into, at)
        at = put_nibbles(into, at, own, TITLES)
        at = put(into, at, state.left)
        at = put_nibbles(into, at, rows[DISCARD], TITLES)
        at = put_one(into, at, state.laid, TITLES)
        night: i64 = rows[DECK] >> (FIRST_NIGHT * TITLE_BITS)
        at = put_nibbles(into, at, night, TITLES - FIRST_NIGHT)
        at = put_one(into, at, counts_as(state.play), TITLES)
        spot: i64 = spot_of(state.play) if state.play < RESIGN else -1
        at = put_seat(into, at, spot // LANDS if spot >= 0 else -1, seat, seats, MOST_SEATS)
        at = put_one(into, at, spot % LANDS if spot >= 0 else -1, LANDS)
        at = put_one(into, at, state.card, TITLES)
        at = put(into, at, state.repeats)
        at = put_one(into, at, state.gain, len(GAINS))
        at = put_nibbles(into, at, rows[SHOWN], TITLES)
        at = put(into, at, rows[UNSEEN] >> SIZE_AT)
        return put(into, at, state.surplus)

    def write_dreams(self, state: Cats, seat: i64, into: vec[u8], at: i64) -> i64:
        """Nines, tops and scores of everybody, three fields side by side."""
        seats: i64 = state.seats
        tops: i64 = at + MOST_SEATS * LANDS
        scores: i64 = tops + MOST_SEATS * LANDS * TOPS
        place: i64
        land: i64
        for place in range(seats):
            dream: i64 = state.rows[DREAMS + turned(seat, place, seats)]
            put(into, scores + place, score_of(dream))
            for land in range(LANDS):
                cards: i64 = (dream >> (land * LAND_BITS)) & LAND_MASK
                at = put(into, at, cards & NINES_MASK)
                tops = put_one(into, tops, (cards >> TOP_BITS) - 1, TOPS)
        return scores + MOST_SEATS

    def write_known(self, state: Cats, seat: i64, into: vec[u8], at: i64) -> i64:
        """Cards taken for all to see and not played since; only the owl takes any (KO-75)."""
        end: i64 = at + MOST_SEATS * TITLES
        place: i64
        if state.holds(DECK, OWL):
            told = state.story
            for place in range(0, state.told, 2):
                first: int = told[place]
                title: int = told[place + 1]
                kind: i64 = story.kind_of(first)
                if kind != story.TAKE and kind != story.PLAY:
                    continue
                who: i64 = (story.seat_of(first) - seat + state.seats) % state.seats
                cell: i64 = at + who * TITLES + title
                if kind == story.TAKE:
                    into[cell] += 1
                elif into[cell]:
                    into[cell] -= 1
        return end


def turned(seat: i64, place: i64, seats: i64) -> i64:
    """The seat so many places after the observer."""
    other: i64 = seat + place
    return other - seats if other >= seats else other


def counts_as(play: i64) -> i64:
    """The title that a play counts as; −1 for none."""
    if play >= RESIGN:
        return -1
    if play >= PLAY:
        return stands_for(play)
    if play >= PLAY_MOTH:
        return MOTH
    if play >= PLAY_BAT:
        return BAT
    return DRAGON if play == PLAY_DRAGON else -1
