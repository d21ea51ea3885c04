"""Casting a spell, and the four basic ones step by step (WK-31…53)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.wizard_kittens import content
from purrlour.games.wizard_kittens.content import CHAPTERS, SPELL_NAMES, TYPE_NAMES, TYPES
from purrlour.games.wizard_kittens.events import Cast, Discarded, Fizzled, Slung, Switched
from purrlour.games.wizard_kittens.house import FAVOR_BLIND
from purrlour.games.wizard_kittens.rules.castable import castable
from purrlour.games.wizard_kittens.rules.circles import point, put_in, take_out
from purrlour.games.wizard_kittens.state import (
    DISMISS,
    DRAWING,
    FAVOR,
    SIZE_AT,
    SLING,
    SLING_TO,
    SPELL_OVER,
    SWAT,
    SWAT_AGAIN,
    SWITCH,
    SWITCH_WITH,
    YOINK,
    Wizards,
)


def cast(state: Wizards, seat: i64, spell: i64, log: Log | None) -> None:
    """The spell is named; what it needs is chosen or drawn next (WK-31)."""
    state.spell = spell
    if log is not None:
        log.append(Cast("WK-31", seat, SPELL_NAMES[spell]))
    if spell == content.SUMMON:
        state.draws = 1
        state.phase = DRAWING
    elif spell == content.OVERFLOW:
        state.draws = 2
        state.phase = DRAWING
    elif not (castable(state, seat) >> spell) & 1:
        state.phase = SPELL_OVER  # WK-35
        if log is not None:
            log.append(Fizzled("WK-35", seat, SPELL_NAMES[spell]))
    elif spell == content.SLING:
        state.phase = SLING
    elif spell == content.SWAT:
        state.phase = SWAT
    elif spell == content.SWITCH:
        state.phase = SWITCH
    elif spell == content.DISMISS:
        state.phase = DISMISS
    elif spell == content.YOINK:
        state.phase = YOINK
    elif state.house & FAVOR_BLIND:
        state.phase = FAVOR  # WK-O14
    else:
        state.draws = 1
        state.phase = DRAWING  # WK-59


def choose_sling(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """The card that is slung (WK-43)."""
    point(state, seat, spot, "WK-43", log)
    state.phase = SLING_TO


def sling(state: Wizards, seat: i64, target: i64, chapter: i64, log: Log | None) -> None:
    """Into another kitten's chapter (WK-44)."""
    spot = state.spot
    card = take_out(state, spot)
    put_in(state, target, chapter, card)
    state.phase = SPELL_OVER
    if log is not None:
        source = spot // TYPES % CHAPTERS
        log.append(Slung("WK-44", seat, target, TYPE_NAMES[card], source + 1, chapter + 1))


def choose_swat(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """The first card; a single one is all there is (WK-46, WK-47)."""
    if state.rows[seat] >> SIZE_AT == 1:
        state.discard(take_out(state, spot))
        state.phase = SPELL_OVER
        if log is not None:
            log.append(Discarded("WK-47", seat, (TYPE_NAMES[spot % TYPES],), (chapter_of(spot),)))
        return
    point(state, seat, spot, "WK-46", log)
    state.phase = SWAT_AGAIN


def swat(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """Both cards leave the circle, in the order chosen (WK-46, WK-R92)."""
    first = state.spot
    state.discard(take_out(state, first))
    state.discard(take_out(state, spot))
    state.phase = SPELL_OVER
    if log is not None:
        cards = (TYPE_NAMES[first % TYPES], TYPE_NAMES[spot % TYPES])
        log.append(Discarded("WK-46", seat, cards, (chapter_of(first), chapter_of(spot))))


def choose_switch(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """One of the two cards (WK-49)."""
    point(state, seat, spot, "WK-49", log)
    state.phase = SWITCH_WITH


def switch(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """Each card takes the other's place (WK-49…51)."""
    first = state.spot
    one = take_out(state, first)
    other = take_out(state, spot)
    put_in(state, first // TYPES // CHAPTERS, first // TYPES % CHAPTERS, other)
    put_in(state, spot // TYPES // CHAPTERS, spot // TYPES % CHAPTERS, one)
    state.phase = SPELL_OVER
    if log is not None:
        log.append(
            Switched(
                "WK-49",
                seat,
                TYPE_NAMES[one],
                first // TYPES // CHAPTERS,
                chapter_of(first),
                TYPE_NAMES[other],
                spot // TYPES // CHAPTERS,
                chapter_of(spot),
            )
        )


def chapter_of(spot: i64) -> int:
    """The chapter of a spot, counted from 1."""
    return spot // TYPES % CHAPTERS + 1
