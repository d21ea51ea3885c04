"""What one choice does."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.koty.codes import (
    AS_JOKER,
    DEFEND,
    EXCHANGE,
    LAY,
    OWL_IT,
    PASS,
    PLACE,
    PLAY,
    PLAY_BAT,
    PLAY_DRAGON,
    PLAY_MOTH,
    REPEAT,
    RESIGN,
    STOP,
)
from purrlour.games.koty.content import JOKER
from purrlour.games.koty.events import Exchanged
from purrlour.games.koty.memory import row_cards
from purrlour.games.koty.rules.attack import defend, owl, pass_defence, repeat, stop
from purrlour.games.koty.rules.dream import play_card
from purrlour.games.koty.rules.night import lay_cat, play_bat, play_dragon, play_moth
from purrlour.games.koty.rules.place import place
from purrlour.games.koty.rules.resign import resign
from purrlour.games.koty.rules.stock import refill
from purrlour.games.koty.rules.turns import end_turn
from purrlour.games.koty.state import DISCARD, HANDS, SIZE_AT, TITLE_BITS, TITLE_MASK, Cats
from purrlour.games.koty.story import PLAY as LEFT


def apply(state: Cats, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """Carries out one legal choice."""
    if code >= PLAY:
        if code == RESIGN:
            resign(state, seat, chance, log)
        else:
            state.idle = 0
            play_card(state, seat, code, chance, log)
    elif code == EXCHANGE:
        exchange(state, seat, chance, log)
    elif code == PASS:
        pass_defence(state, seat, chance, log)
    elif code >= PLACE:
        place_or_night(state, seat, code, chance, log)
    elif code >= DEFEND:
        duel(state, seat, code, chance, log)
    elif code == STOP:
        stop(state, "KO-38", log)
    elif code == OWL_IT:
        owl(state, seat, log)
    else:
        state.idle = 0
        play_dragon(state, seat, chance, log)


def duel(state: Cats, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """A card that defends, or attacks again."""
    card: i64 = code - REPEAT if code >= REPEAT else code - DEFEND
    if card == AS_JOKER:
        card = JOKER
    if code >= REPEAT:
        repeat(state, seat, card, chance, log)
    else:
        defend(state, seat, card, chance, log)


def place_or_night(state: Cats, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """A land for what was gained, or for the cat of a moth; a moth or a bat."""
    if code < LAY:
        place(state, code - PLACE, chance, log)
    elif code < PLAY_BAT:
        lay_cat(state, seat, code, chance, log)
    else:
        state.idle = 0
        if code < PLAY_MOTH:
            play_bat(state, seat, code, chance, log)
        else:
            play_moth(state, seat, code, log)


def exchange(state: Cats, seat: i64, chance: Chance, log: Log | None) -> None:
    """All cards of the hand, then as many new ones (KO-49…51)."""
    state.idle += 1
    if log is not None:
        log.append(Exchanged("KO-49", seat, row_cards(state, HANDS + seat)))
    rows = state.rows
    hand: i64 = rows[HANDS + seat]
    rows[HANDS + seat] = 0
    rows[DISCARD] += hand
    title: i64 = 0
    left: i64 = hand >> SIZE_AT
    while left:
        for _ in range(hand & TITLE_MASK):
            state.tell(LEFT, seat, title)
            state.laid = title
            left -= 1
        hand >>= TITLE_BITS
        title += 1
    refill(state, seat, chance, log)
    end_turn(state, log)


assert PLAY_DRAGON < DEFEND
