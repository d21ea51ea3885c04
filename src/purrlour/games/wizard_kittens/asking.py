"""What a question is about, and what an absent player answers (WK-R82, WK-R100)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.book import STEP
from purrlour.games.wizard_kittens.codes import ACTIONS, CIRCLE
from purrlour.games.wizard_kittens.content import SPELL_NAMES, TYPE_NAMES, TYPES
from purrlour.games.wizard_kittens.rules.legal import legal_into
from purrlour.games.wizard_kittens.state import (
    CHAPTER_MASK,
    FAVOR,
    FAVOR_TO,
    KEEP,
    NOTHING,
    PLACE,
    TURN,
    Wizards,
    kinds_of,
)

_PARTS = (
    *("", "discard_own", "discard_other", "discard_chapter", "pass", "take", "take_discard"),
    *("move_own", "pass_chapter", "", "", "", "", "", "", "", "shelf_limit"),
)
"""Operations that ask anybody, by their numbers."""
_SOURCES = {"pass": "pass", "pass_chapter": "pass", "take": "take", "take_discard": "salvage"}


def about(state: Wizards) -> str:
    """The public subject: the card in hand, the spell and what was chosen for it, the effect."""
    phase = state.phase
    if phase == TURN:
        return f"draw:{TYPE_NAMES[state.card]}"
    if state.effect != NOTHING:
        part = _PARTS[int(state.book.steps[state.effect * STEP + 1])]
        if phase == PLACE:
            return f"{_SOURCES[part]}:{TYPE_NAMES[state.card]}"
        return f"do_{part}" + chosen(state)
    if state.spell == NOTHING:
        return ""
    spell = SPELL_NAMES[state.spell]
    if phase == KEEP:
        drawn = [TYPE_NAMES[card] for card in kinds_of(state.limbo & CHAPTER_MASK)]
        return f"{spell}:{drawn[0]} {spell}:{drawn[1]}"
    if state.card != NOTHING:
        return f"{spell}:{TYPE_NAMES[state.card]}"
    if phase in (FAVOR, FAVOR_TO) and state.limbo:
        (card,) = kinds_of(state.limbo & CHAPTER_MASK)
        return f"{spell}{chosen(state)} top:{TYPE_NAMES[card]}"
    return spell + chosen(state)


def chosen(state: Wizards) -> str:
    """The card that was chosen already, and whose it is."""
    spot = state.spot
    return "" if spot == NOTHING else f" card:{TYPE_NAMES[spot % TYPES]}>{spot // CIRCLE}"


def fallback(state: Wizards, seat: i64) -> i64:
    """The first of the choices: the lowest chapter, the first spell, the first card."""
    codes = vec[i64]([0] * ACTIONS)
    legal_into(state, seat, codes)
    return codes[0]
