"""What each choice of Wizard Kittens is worth to a kitten, at a glance."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.bots.wizard_kittens.merits import judge, judge_circle, lifting, note_hurry, placing
from purrlour.bots.wizard_kittens.notes import HAS, LIFT, MINE, OVER, PRIZE, SPARE, THEIRS
from purrlour.bots.wizard_kittens.places import find_mine, find_theirs
from purrlour.bots.wizard_kittens.plans import plan
from purrlour.bots.wizard_kittens.survey import survey
from purrlour.bots.wizard_kittens.trades import rate_first, rate_second
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens import codes as table
from purrlour.games.wizard_kittens import state as phases
from purrlour.games.wizard_kittens.codes import CARD, CAST, PLACE, TO
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPES
from purrlour.games.wizard_kittens.rules.deck import lowest_type
from purrlour.games.wizard_kittens.state import NOTHING, Wizards


def rate(
    state: Wizards,
    seat: i64,
    codes: vec[i64],
    count: i64,
    into: vec[i64],
    notes: vec[i64],
    lore: vec[i64],
) -> None:
    """What each of the codes is worth, compared with the table as it is."""
    phase: i64 = state.phase
    at: i64
    if phase <= phases.KITTEN:  # who begins, and who is which kitten
        for at in range(count):
            into[at] = 0
        return
    survey(state, notes, lore)
    own: i64 = seat * CHAPTERS - PLACE
    if phase == phases.TURN or phase == phases.PLACE:
        note_hurry(seat, notes, lore)
        judge_circle(state, seat, seat, notes, lore)
        for at in range(count):
            into[at] = placing(notes, own + codes[at], state.card)
        return
    judge(state, seat, notes, lore)
    if phase == phases.SPELL:
        for at in range(count):
            into[at] = plan(state, seat, codes[at] - CAST, notes)
    elif codes[0] >= TO:
        rate_others(state, seat, codes, count, into, notes)
    elif codes[0] >= CARD:
        rate_cards(state, seat, codes, count, into, notes)
    else:  # a card moves to another chapter
        for at in range(count):
            into[at] = placing(notes, own + codes[at], state.spot % TYPES)


def rate_cards(
    state: Wizards, seat: i64, codes: vec[i64], count: i64, into: vec[i64], notes: vec[i64]
) -> None:
    """Cards of circles: to be switched, given away, taken, moved or discarded."""
    phase: i64 = state.phase
    kept: i64 = NOTHING
    if phase == phases.SLING or phase == phases.FAVOR:
        find_theirs(state, seat, notes)
        kept = THEIRS
    elif phase == phases.MOVE or phase == phases.TAKE or phase == phases.YOINK_TAKE:
        find_mine(state, seat, notes)
        kept = MINE
    at: i64
    for at in range(count):
        spot: i64 = codes[at] - CARD
        pile: i64 = spot // TYPES
        card: i64 = spot % TYPES
        if phase == phases.SWITCH:
            into[at] = rate_first(state, seat, pile, card, notes)
        elif phase == phases.SWITCH_WITH:
            into[at] = rate_second(state.spot, pile, card, notes)
        else:
            into[at] = lifting(notes, pile, card)
            if kept != NOTHING:
                into[at] += notes[kept + card]


def rate_others(
    state: Wizards, seat: i64, codes: vec[i64], count: i64, into: vec[i64], notes: vec[i64]
) -> None:
    """Another's chapter, a type, a chapter to clear or to defeat; kittens are all the same."""
    phase: i64 = state.phase
    at: i64
    if codes[0] < table.KEEP:
        card: i64 = state.card
        if state.spot != NOTHING:
            card = state.spot % TYPES
        elif card == NOTHING:
            card = lowest_type(state.limbo)
        for at in range(count):
            into[at] = placing(notes, codes[at] - TO, card)
    elif phase == phases.KEEP or phase == phases.SALVAGE:
        find_mine(state, seat, notes)
        base: i64 = table.SALVAGE
        if phase == phases.KEEP:
            base = table.KEEP
        for at in range(count):
            into[at] = notes[MINE + codes[at] - base]
    elif phase == phases.CLEAR:
        for at in range(count):
            pile: i64 = seat * CHAPTERS + codes[at] - table.CLEAR
            into[at] = notes[SPARE + pile] * notes[LIFT + 2 * pile + 1]
            if notes[HAS + pile] & ~notes[OVER + pile]:
                into[at] += notes[LIFT + 2 * pile]
    elif phase == phases.DEFEAT:
        for at in range(count):
            into[at] = notes[PRIZE + codes[at] - table.DEFEAT]
    else:
        for at in range(count):
            into[at] = 0
