"""Sampling: a full state that agrees with everything a seat knows."""

from __future__ import annotations

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.wizard_kittens.content import (
    BOTTOM,
    CAUGHT,
    CHAOS,
    CHAOS_CAT,
    CHAOS_CAT3,
    CHOSEN,
    CREDIT_NAMES,
    CREDITS,
    CURSE_NAMES,
    CURSES,
    DIFFICULTIES,
    TYPES,
)
from purrlour.games.wizard_kittens.editions import edition
from purrlour.games.wizard_kittens.openly import open_table
from purrlour.games.wizard_kittens.setup import fit_rules, insert
from purrlour.games.wizard_kittens.state import (
    CHAOS_MODE,
    CREDIT,
    CURSE_DECK,
    NEW_RULES,
    WERE_CAUGHT,
    Wizards,
)
from purrlour.games.wizard_kittens.view import WizardView


def sample(view: WizardView, chance: Chance) -> Wizards:
    """A state whose view for this seat is the given one; every such state is as likely."""
    state = open_table(view.numbers, edition(view.cards))
    stack_deck(state, view, chance)
    stack_curses(state, view, chance)
    deal_credit(state, view, chance)
    if not state.cats:
        if state.mode == CHAOS_MODE:
            state.chaos = chance.pick(CHAOS)
        elif state.mode == NEW_RULES:
            fit = fit_rules(state.book, state.seats)
            state.rule = fit[chance.pick(len(fit))]
    return state


def stack_deck(state: Wizards, view: WizardView, chance: Chance) -> None:
    """Components nobody has seen, Caught among the last eleven, cats among the middle ones."""
    size: i64 = view.deck
    cats: i64 = view.cats_left
    caught: i64 = 0 if state.reason == WERE_CAUGHT else 1
    rest = vec[u8](bytes(48))
    count: i64 = 0
    card: i64
    for card in range(TYPES):
        kind: int = card
        for _ in range(view.unseen[card]):
            rest[count] = kind
            count += 1
    chance.shuffle(rest, count)
    at: i64
    for at in range(count):
        state.cards[at] = rest[at]
    state.left = count
    if caught:
        insert(state, CAUGHT, 0, min(count, BOTTOM), chance)
    if cats:  # then the bottom is whole, and what is above it and not calm is the middle
        middle: i64 = size - BOTTOM - 1 - cats - view.calm
        number: i64
        for number in range(cats):
            third = number == 0 and not state.third
            insert(state, CHAOS_CAT3 if third else CHAOS_CAT, BOTTOM + 1, middle + number, chance)


def stack_curses(state: Wizards, view: WizardView, chance: Chance) -> None:
    """Curses known to be there, and unknown ones by their difficulties, in any order (WK-15)."""
    deck = vec[u8](bytes(CURSES))
    size: i64 = 0
    known: int
    for name in view.known:
        known = CURSE_NAMES.index(name)
        deck[size] = known
        size += 1
    tier: i64
    curse: i64
    for tier in range(len(DIFFICULTIES)):
        pool = vec[u8](bytes(CURSES))
        count: i64 = 0
        missing: i64 = CHOSEN
        for curse in range(CURSES):
            difficulty: int = state.book.difficulty[curse]
            if difficulty == tier:
                if (state.known >> curse) & 1:
                    missing -= 1
                else:
                    number: int = curse
                    pool[count] = number
                    count += 1
        chance.shuffle_top(pool, count, missing)
        for _ in range(missing):
            count -= 1
            deck[size] = pool[count]
            size += 1
    chance.shuffle(deck, size)
    at: i64
    for at in range(size):
        state.cards[CURSE_DECK + at] = deck[at]


def deal_credit(state: Wizards, view: WizardView, chance: Chance) -> None:
    """Extra Credit that the viewer cannot know, by lot (WK-07)."""
    pool = vec[u8](bytes(CREDITS))
    count: i64 = 0
    card: i64
    for card in range(CREDITS):
        if CREDIT_NAMES[card] not in view.credits:
            kind: int = card
            pool[count] = kind
            count += 1
    chance.shuffle(pool, count)
    known: int
    for seat in range(view.seats):
        if view.credits[seat]:
            known = CREDIT_NAMES.index(view.credits[seat])
            state.cards[CREDIT + seat] = known
        else:
            count -= 1
            state.cards[CREDIT + seat] = pool[count]
