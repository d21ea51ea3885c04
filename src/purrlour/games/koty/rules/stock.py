"""The stock: drawing up to four, and shuffling the discard anew (KO-17, KO-18, KO-64)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.koty.content import HAND, NAMES, OWL, TITLES
from purrlour.games.koty.events import Drew, RanDry, Reshuffled
from purrlour.games.koty.state import (
    CARD,
    DECK,
    DISCARD,
    FRESH,
    HANDS,
    HELD,
    NOTHING,
    ONE_CARD,
    Cats,
)
from purrlour.games.koty.story import DRAW, PLAY, TAKE, kind_of, seat_of

FULL_HAND: Final = HAND * ONE_CARD
"""The number of a hand is at least this if it has four cards."""


def leave_hand(state: Cats, seat: i64, title: i64) -> None:
    """A card leaves the hand for all to see; where it goes is the caller's business."""
    state.rows[HANDS + seat] -= CARD[title]
    state.tell(PLAY, seat, title)


def refill(state: Cats, seat: i64, chance: Chance, log: Log | None) -> None:
    """The seat draws up to four (KO-17), or runs dry (KO-64)."""
    rows = state.rows
    pile = state.pile
    row: i64 = HANDS + seat
    drawn: list[str] | None = None if log is None else []
    while rows[row] < FULL_HAND:
        left: i64 = state.left
        if left == 0:
            if log is not None and drawn:
                log.append(Drew("KO-17", seat, len(drawn), tuple(drawn)))
                drawn = []
            if not renew(state, chance, log):
                state.dry = 1  # KO-A20: the turn is finished first
                if log is not None:
                    log.append(RanDry("KO-64", seat))
                return
            left = state.left
        left -= 1
        state.left = left
        title: int = pile[left]
        rows[row] += CARD[title]
        state.tell(DRAW, seat, title)
        if drawn is not None:
            drawn.append(NAMES[title])
    if log is not None and drawn:
        log.append(Drew("KO-17", seat, len(drawn), tuple(drawn)))


def top_card(state: Cats, chance: Chance, log: Log | None) -> i64:
    """Takes the top card of the pile for a Nine; cats discarded just before are there (KO-A22)."""
    if state.left == 0:
        renew(state, chance, log)
    state.left -= 1
    title: int = state.pile[state.left]
    return title


def renew(state: Cats, chance: Chance, log: Log | None) -> bool:
    """The discard becomes the draw pile, if there is one (KO-18, KO-A21)."""
    rows = state.rows
    if rows[DISCARD] == 0:
        return False
    begin_story(state)
    title: i64
    for title in range(TITLES):
        card: int = title
        for _ in range(state.holds(DISCARD, title)):
            state.pile[state.left] = card
            state.left += 1
    rows[FRESH] = rows[DISCARD]
    rows[DISCARD] = 0
    state.laid = NOTHING
    chance.shuffle(state.pile, state.left)
    if log is not None:
        log.append(Reshuffled("KO-18", state.left))
    return True


def begin_story(state: Cats) -> None:
    """Forgets how the hands came about; what all know to be in them goes on being known."""
    seat: i64
    for seat in range(state.seats):
        state.rows[HELD + seat] = state.rows[HANDS + seat]
    known: list[tuple[int, int]] = []
    if state.holds(DECK, OWL):
        known = known_cards(state.telling())
    state.told = 0
    for who, title in known:
        state.rows[HELD + who] -= CARD[title]
        state.tell(TAKE, who, title)


def known_cards(told: bytes) -> list[tuple[int, int]]:
    """Seats and cards that all know to be in their hands: taken for all to see, not yet played."""
    known: list[tuple[int, int]] = []
    for at in range(0, len(told), 2):
        kind: int = kind_of(told[at])
        line: tuple[int, int] = (int(seat_of(told[at])), told[at + 1])
        if kind == TAKE:
            known.append(line)
        elif kind == PLAY and line in known:
            known.remove(line)  # one card like it or another: what is left is the same
    known.sort()
    return known
