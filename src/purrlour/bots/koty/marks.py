"""Marks for the choices of a turn in Koty: what each changes at once, in log-odds of winning."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.koty.gains import NO_ROOM, best_late_place, best_place, is_late
from purrlour.bots.koty.night import rate_night
from purrlour.bots.koty.others import Others
from purrlour.bots.koty.worth import (
    BEYOND_CATS,
    CARD_NOW,
    LAND_NOW,
    card_row,
    land_row,
    stage_of,
)
from purrlour.engine.cells import vec
from purrlour.engine.game import MOST_ACTIONS
from purrlour.games.koty.codes import ACTIONS, EXCHANGE, JOKER_MOVE, MOVES, PLAY
from purrlour.games.koty.content import CATS, CROW, JOKER, LANDS
from purrlour.games.koty.state import (
    BARE,
    DREAMS,
    HANDS,
    LAND_BITS,
    LAND_MASK,
    NINES_MASK,
    ON_TOP,
    SIZE_AT,
    TITLE_BITS,
    TITLE_MASK,
    TOP_BITS,
    Cats,
)

FRIENDS: Final = 0.14
"""What a cat of one's own is worth more while the hand holds a friend for it."""
FIGHT: Final = 0.25
"""The same for its double."""
KEEP: Final = 0.18
"""What a card is worth more in the hand while it could meet a cat of one's own."""
ATTACK: Final = 0.32
"""What an attack is worth apart from its gain: the defence costs cards, and often fails."""
FRESH: Final = 0.09
"""What an exchange is worth apart from the cards that go."""

SPOT: Final = vec[i64]([max(code - PLAY, 0) // MOVES for code in range(ACTIONS)])
"""The spot that the code of a play is about."""
OWNER: Final = vec[i64]([spot // LANDS for spot in SPOT])
"""The seat whose land that is,"""
SHIFT: Final = vec[i64]([spot % LANDS * LAND_BITS for spot in SPOT])
"""and how far up the land is in the number of its dream."""
CARD: Final = vec[i64](
    [
        move if move < JOKER_MOVE else JOKER
        for move in [max(code - PLAY, 0) % MOVES for code in range(ACTIONS)]
    ]
)
"""The card that it takes from the hand,"""
MEANT: Final = vec[i64](
    [
        move if move < JOKER_MOVE else move - JOKER_MOVE
        for move in [max(code - PLAY, 0) % MOVES for code in range(ACTIONS)]
    ]
)
"""and the card that this stands for."""
COMPANY: Final = vec[i64](
    [0] * ON_TOP
    + [0x11 << (cat & ~1) * TITLE_BITS for cat in range(CATS) for _ in range(ON_TOP)]
    + [0] * ON_TOP
)
"""By land: the cards that could meet the cat on top of it, the lowest bit of each title."""
CROW_LAND: Final = (CROW + 1) * ON_TOP
"""Lands from this number on have a crow on top."""


@final
class Marks:
    """Room to write the marks of one decision into, and what is known about its table."""

    def __init__(self) -> None:
        self.marks = vec[float]([0.0] * MOST_ACTIONS)
        self.others = Others()
        self.lands: i64 = 0
        """Where the worths of lands at this stage begin,"""
        self.cards: i64 = 0
        """and those of cards."""

    def look(self, state: Cats, seat: i64) -> None:
        """Takes in the table, from this seat."""
        stage = stage_of(state)
        self.lands = land_row(stage)
        self.cards = card_row(stage)
        self.others.look(state, seat, self.lands)

    def rate_turn(self, state: Cats, seat: i64, codes: vec[i64], count: i64) -> None:
        """Exchange, a night card, or a card on a land."""
        self.look(state, seat)
        rows = state.rows
        marks = self.marks
        lands: i64 = self.lands
        cards: i64 = self.cards
        hand: i64 = rows[HANDS + seat]
        dream: i64 = rows[DREAMS + seat]
        kept: i64 = company_of(dream)
        nine: float = best_place(dream, 1, lands)
        late: bool = is_late(dream)
        at: i64
        for at in range(count):
            code: i64 = codes[at]
            if code < PLAY:
                marks[at] = self.rate_rare(state, seat, code)
                continue
            owner: i64 = OWNER[code]
            land: i64 = (rows[DREAMS + owner] >> SHIFT[code]) & LAND_MASK
            card: i64 = CARD[code]
            mark: float = -CARD_NOW[cards + card]
            if land > BARE:
                if owner != seat:
                    if (kept >> (card * TITLE_BITS)) & 1:
                        mark -= KEEP
                    mark += ATTACK
                if land >= CROW_LAND:
                    mark += LAND_NOW[lands + (land & NINES_MASK)] - LAND_NOW[lands + land]
                else:
                    mark += self.meet(state, seat, code, nine, late)
                marks[at] = mark
                continue
            if (kept >> (card * TITLE_BITS)) & 1:
                mark -= KEEP
            more: float = LAND_NOW[lands + land + (card + 1) * ON_TOP] - LAND_NOW[lands + land]
            if owner != seat:
                marks[at] = mark + self.others.touch(owner, more)
                continue
            if (hand >> (card * TITLE_BITS)) & TITLE_MASK > 1:
                mark += FIGHT
            if (hand >> ((card ^ 1) * TITLE_BITS)) & TITLE_MASK:
                mark += FRIENDS
            marks[at] = mark + more

    def meet(self, state: Cats, seat: i64, code: i64, nine: float, late: bool) -> float:
        """A cat meets a cat: what it brings, if nobody defends."""
        lands: i64 = self.lands
        spot: i64 = SPOT[code]
        owner: i64 = spot // LANDS
        land: i64 = state.land(owner, spot % LANDS)
        freed: i64 = land & NINES_MASK
        gain: i64 = 1
        if MEANT[code] == (land >> TOP_BITS) - 1:
            gain += land - freed  # KO-24, KO-40: the cat goes with the Nine
        best: float = nine
        if late:
            best = best_late_place(state, seat, spot, gain, lands)
        else:
            if gain > 1:
                best = best_place(state.rows[DREAMS + seat], gain, lands)
            if owner == seat and freed < BARE:  # KO-23
                here: float = LAND_NOW[lands + freed + gain] - LAND_NOW[lands + freed]
                best = max(best, here)
        if best == NO_ROOM:
            best = 0.0
        return best + self.others.touch(owner, LAND_NOW[lands + freed] - LAND_NOW[lands + land])

    def rate_rare(self, state: Cats, seat: i64, code: i64) -> float:
        """An exchange, or a night card."""
        if code != EXCHANGE:
            return rate_night(state, seat, code, self.others, self.lands, self.cards)
        hand: i64 = state.rows[HANDS + seat]
        cats: i64 = hand >> SIZE_AT
        mark: float = FRESH
        rest: i64 = (hand >> (CROW * TITLE_BITS)) & BEYOND_CATS
        at: i64 = self.cards + CROW
        while rest:
            held: i64 = rest & TITLE_MASK
            mark -= CARD_NOW[at] * float(held)
            cats -= held
            rest >>= TITLE_BITS
            at += 1
        return mark - CARD_NOW[self.cards] * float(cats)


def company_of(dream: i64) -> i64:
    """The cards that could meet a cat of this dream, the lowest bit of each title."""
    return (
        COMPANY[dream & LAND_MASK]
        | COMPANY[(dream >> LAND_BITS) & LAND_MASK]
        | COMPANY[(dream >> (LAND_BITS * 2)) & LAND_MASK]
        | COMPANY[(dream >> (LAND_BITS * 3)) & LAND_MASK]
    )
