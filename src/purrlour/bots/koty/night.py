"""Marks for night cards in Koty: moths, bats and the dragon (KO-72, KO-78…86)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.bots.koty.gains import NO_ROOM, WITHOUT_TOP, best_place
from purrlour.bots.koty.others import Others
from purrlour.bots.koty.worth import CARD_NOW, LAND_NOW
from purrlour.games.koty.codes import PLAY_BAT, PLAY_MOTH
from purrlour.games.koty.content import BAT, CROW, DRAGON, LANDS, MOTH
from purrlour.games.koty.state import BARE, DREAMS, NINES_MASK, Cats, top_of


def rate_night(state: Cats, seat: i64, code: i64, others: Others, lands: i64, cards: i64) -> float:
    """A night card of one's own turn."""
    if code >= PLAY_MOTH:
        return rate_moth(state, code - PLAY_MOTH, others, lands) - CARD_NOW[cards + MOTH]
    if code >= PLAY_BAT:
        return rate_bat(state, seat, code - PLAY_BAT, others, lands) - CARD_NOW[cards + BAT]
    return rate_dragon(state, seat, others, lands) - CARD_NOW[cards + DRAGON]


def rate_moth(state: Cats, source: i64, others: Others, lands: i64) -> float:
    """The best that can be done with this cat."""
    best: float = NO_ROOM
    spot: i64
    for spot in range(state.seats * LANDS):
        if state.land(spot // LANDS, spot % LANDS) <= BARE:
            mark = rate_laying(state, source, spot, others, lands)
            best = max(best, mark)
    return best


def rate_laying(state: Cats, source: i64, spot: i64, others: Others, lands: i64) -> float:
    """The cat of one land in another (KO-79)."""
    giver: i64 = source // LANDS
    taker: i64 = spot // LANDS
    land = state.land(giver, source % LANDS)
    bare = state.land(taker, spot % LANDS)
    nines: i64 = land & NINES_MASK
    loss: float = LAND_NOW[lands + nines] - LAND_NOW[lands + land]
    gain: float = LAND_NOW[lands + bare + land - nines] - LAND_NOW[lands + bare]
    if giver == taker:
        return others.touch(giver, loss + gain)
    return others.touch(giver, loss) + others.touch(taker, gain)


def rate_bat(state: Cats, seat: i64, spot: i64, others: Others, lands: i64) -> float:
    """A rival's crow as a Nine of one's own (KO-82); without room it is lost (KO-86)."""
    gain = best_place(state.rows[DREAMS + seat], 1, lands)
    if gain == NO_ROOM:
        gain = 0.0
    return gain + others.touch(spot // LANDS, freed(state, spot, lands))


def rate_dragon(state: Cats, seat: i64, others: Others, lands: i64) -> float:
    """No crow anywhere, and a Nine for oneself (KO-84)."""
    mark: float = 0.0
    dream: i64 = state.rows[DREAMS + seat]
    spot: i64
    for spot in range(state.seats * LANDS):
        if top_of(state.land(spot // LANDS, spot % LANDS)) == CROW:
            mark += others.touch(spot // LANDS, freed(state, spot, lands))
            if spot // LANDS == seat:
                dream &= WITHOUT_TOP[spot % LANDS]
    gain = best_place(dream, 1, lands)
    return mark if gain == NO_ROOM else mark + gain


def freed(state: Cats, spot: i64, lands: i64) -> float:
    """What it is worth to the land's owner that nothing lies on top of it any more."""
    land = state.land(spot // LANDS, spot % LANDS)
    return LAND_NOW[lands + (land & NINES_MASK)] - LAND_NOW[lands + land]
