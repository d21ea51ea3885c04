"""Which effects of chaos are in force (WK-85, WK-101, WK-108)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.wizard_kittens.book import (
    ALWAYS,
    DEFEAT,
    FREE_SPELLS,
    SHELF_LIMIT,
    SPARE_EXTRAS,
    STEP,
)
from purrlour.games.wizard_kittens.content import CHAOS_NAMES, CHAOS_STEPS, RULE_NAMES, RULES
from purrlour.games.wizard_kittens.state import (
    CHAOS_MODE,
    FREE_TOKENS,
    NEW_RULES,
    NO_SHELF,
    NOTHING,
    SPARED,
    TRIGGERED,
    Wizards,
)


def first_effect(state: Wizards) -> i64:
    """The number of the first effect that a Chaos Cat brings; later cats bring the next ones."""
    if state.mode == NEW_RULES:
        return state.rule
    if state.mode == CHAOS_MODE:
        return RULES + state.chaos * CHAOS_STEPS
    return NOTHING


def effects_out(state: Wizards) -> i64:
    """How many effects the cats have brought so far (WK-103, WK-106)."""
    return 0 if first_effect(state) == NOTHING else state.cats


def is_cancelled(state: Wizards, effect: i64) -> bool:
    """Whether a later step ended this one (WK-108)."""
    first = first_effect(state)
    steps = state.book.steps
    bit: i64 = effect - first
    later: i64
    for later in range(effect + 1, first + effects_out(state)):
        cancels: int = steps[later * STEP + 4]
        if (cancels >> bit) & 1:
            return True
    return False


def next_trigger(state: Wizards, after: i64) -> i64:
    """The first effect past this one that answers a defeated curse; nothing (−1) if none."""
    first = first_effect(state)
    steps = state.book.steps
    effect: i64
    for effect in range(first, first + effects_out(state)):
        when: int = steps[effect * STEP]
        if effect > after and when == DEFEAT and not is_cancelled(state, effect):
            return effect
    return NOTHING


def enforce(state: Wizards) -> None:
    """Notes what is in force now, so that nobody has to ask the book all the time."""
    force: i64 = 0
    shelf: i64 = NO_SHELF
    first = first_effect(state)
    steps = state.book.steps
    effect: i64
    for effect in range(first, first + effects_out(state)):
        at: i64 = effect * STEP
        when: int = steps[at]
        operation: int = steps[at + 1]
        if is_cancelled(state, effect):
            continue
        if when == DEFEAT:
            force |= TRIGGERED
        elif when == ALWAYS and operation == FREE_SPELLS:
            force |= FREE_TOKENS
        elif when == ALWAYS and operation == SPARE_EXTRAS:
            force |= SPARED
        elif when == ALWAYS and operation == SHELF_LIMIT:
            limit: int = steps[at + 2]
            shelf = min(shelf, limit)
    state.force = force
    state.shelf = shelf


def effect_name(effect: i64) -> str:
    """A New Rule by its name, a step by its card's: "cm-discards.1"."""
    if effect < RULES:
        return RULE_NAMES[effect]
    card, step = divmod(effect - RULES, CHAOS_STEPS)
    return f"{CHAOS_NAMES[card]}.{step + 1}"
