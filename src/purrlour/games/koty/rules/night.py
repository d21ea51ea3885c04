"""Night cards of one's own turn: moth, bat, dragon (KO-72, KO-78…86)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.koty.codes import LAY, PLAY_BAT, PLAY_DRAGON, PLAY_MOTH
from purrlour.games.koty.content import BAT, CROW, DRAGON, LANDS, MOTH, NAMES
from purrlour.games.koty.events import Fluttered, LaidDown, Roared, Snatched
from purrlour.games.koty.rules.place import gain
from purrlour.games.koty.rules.stock import leave_hand, refill
from purrlour.games.koty.rules.turns import end_turn
from purrlour.games.koty.state import A_CROW, A_DRAGON, LAYING, ON_TOP, Cats, top_of


def play_moth(state: Cats, seat: i64, code: i64, log: Log | None) -> None:
    """A cat of any dream is taken; where it goes is asked next (KO-78)."""
    leave_hand(state, seat, MOTH)
    state.play = code
    state.phase = LAYING
    if log is not None:
        spot: i64 = code - PLAY_MOTH
        owner: i64 = spot // LANDS
        land: i64 = spot % LANDS
        cat = top_of(state.land(owner, land))
        log.append(Fluttered("KO-78", seat, owner, NAMES[cat], land + 1))


def lay_cat(state: Cats, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """The moth lays the cat in another land; nothing else is set off (KO-79, KO-80)."""
    source: i64 = state.play - PLAY_MOTH
    spot: i64 = code - LAY
    owner: i64 = spot // LANDS
    land: i64 = spot % LANDS
    cat = top_of(state.land(source // LANDS, source % LANDS))
    state.change_land(source // LANDS, source % LANDS, -(cat + 1) * ON_TOP)
    state.change_land(owner, land, (cat + 1) * ON_TOP)
    if log is not None:
        log.append(LaidDown("KO-79", seat, owner, NAMES[cat], land + 1))
    state.discard(MOTH)
    refill(state, seat, chance, log)  # KO-A4: after the effect
    end_turn(state, log)


def play_bat(state: Cats, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """A rival's crow becomes a Nine of one's own (KO-82)."""
    spot: i64 = code - PLAY_BAT
    owner: i64 = spot // LANDS
    land: i64 = spot % LANDS
    leave_hand(state, seat, BAT)
    state.play = code
    state.change_land(owner, land, -(CROW + 1) * ON_TOP)
    if log is not None:
        log.append(Snatched("KO-82", seat, owner, land + 1))
    gain(state, A_CROW, chance, log)


def play_dragon(state: Cats, seat: i64, chance: Chance, log: Log | None) -> None:
    """All crows go first, then the dragon becomes a Nine of one's own (KO-84, KO-A19)."""
    leave_hand(state, seat, DRAGON)
    state.play = PLAY_DRAGON
    crows: i64 = 0
    owner: i64
    land: i64
    for owner in range(state.seats):
        for land in range(LANDS):
            if top_of(state.land(owner, land)) == CROW:
                state.change_land(owner, land, -(CROW + 1) * ON_TOP)
                state.discard(CROW)
                crows += 1
    if log is not None:
        log.append(Roared("KO-84", seat, crows))
    gain(state, A_DRAGON, chance, log)
