"""Whether a choice of a spell is possible, for somebody who has made up their mind.

`legal` lists all choices; to look for one, that is mostly in vain. Both say the same.
"""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.wizard_kittens.codes import CARD, CAST, CIRCLE, PLACE, TO
from purrlour.games.wizard_kittens.content import CHAPTERS
from purrlour.games.wizard_kittens.house import NO_NULL_SWITCH, SWITCH_MINE, SWITCH_OWN
from purrlour.games.wizard_kittens.rules.castable import has_partner, may_switch, offered
from purrlour.games.wizard_kittens.rules.circles import how_many, rooms
from purrlour.games.wizard_kittens.state import PLACE as PLACING
from purrlour.games.wizard_kittens.state import (
    SLING_TO,
    SPELL,
    SWITCH,
    SWITCH_WITH,
    Wizards,
)


def permits(state: Wizards, seat: i64, code: i64) -> bool:
    """Whether the seat of the turn may choose this, from SPELL to SWITCH_WITH."""
    phase: i64 = state.phase
    if phase == SPELL:
        return CAST <= code < CARD and (offered(state, seat) >> (code - CAST)) & 1 == 1
    if phase == PLACING:
        return PLACE <= code < CAST and (rooms(state, seat) >> (code - PLACE)) & 1 == 1
    if phase == SLING_TO:
        pile: i64 = code - TO
        if pile < 0 or pile >= state.seats * CHAPTERS or pile // CHAPTERS == seat:
            return False
        return (rooms(state, pile // CHAPTERS) >> (pile % CHAPTERS)) & 1 == 1
    spot: i64 = code - CARD
    if spot < 0 or spot >= state.seats * CIRCLE:
        return False
    count: i64 = how_many(state, spot)
    if not count:
        return False
    if phase == SWITCH:
        free = not state.house & (SWITCH_MINE | SWITCH_OWN | NO_NULL_SWITCH)
        return free or has_partner(state, seat, spot)
    chosen: i64 = state.spot
    if phase == SWITCH_WITH:
        return may_switch(state, seat, chosen, spot)
    # Sling, Swat twice: a card of one's own; one that was chosen already counts no more (WK-46).
    return spot // CIRCLE == seat and (spot != chosen or count > 1)
