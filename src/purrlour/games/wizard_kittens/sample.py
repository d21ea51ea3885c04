"""Sampling: full states that agree with everything a seat knows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.game import Worlds
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
    MOST_SEATS,
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

_TIERS: Final = 3
assert len(DIFFICULTIES) == _TIERS


@final
class WizardWorlds(Worlds[Wizards]):
    """The states whose view for this seat is the given one; every one of them is as likely."""

    __slots__ = (
        "_calm",
        "_cats",
        "_components",
        "_credits",
        "_curses",
        "_hidden",
        "_known",
        "_missing",
        "_owners",
        "_pools",
        "_sizes",
        "_table",
        "_unknown",
    )

    def __init__(self, view: WizardView) -> None:
        self._table = open_table(view.numbers, edition(view.cards))
        self._components: i64 = 0
        """Components in the deck; they lie there already, sorted."""
        self._cats: i64 = view.cats_left
        self._calm: i64 = view.calm
        self._stack(view)
        self._known: i64 = 0
        """Curses known to be in their deck…"""
        self._curses = vec[u8](bytes(CURSES))
        """…which come first here."""
        self._pools = vec[u8](bytes(_TIERS * CURSES))
        """By difficulty: curses that may be there as well…"""
        self._sizes = vec[i64]([0] * _TIERS)
        """…how many these are…"""
        self._missing = vec[i64]([CHOSEN] * _TIERS)
        """…and how many of them are there."""
        self._sort_curses(view)
        self._credits = vec[u8](bytes(CREDITS))
        """Extra Credit that the viewer cannot know…"""
        self._unknown: i64 = 0
        """…how many cards of it…"""
        self._owners = vec[i64]([0] * MOST_SEATS)
        """…the seats that have some…"""
        self._hidden: i64 = 0
        """…and how many they are."""
        self._sort_credit(view)

    def _stack(self, view: WizardView) -> None:
        """Components that are in the deck."""
        card: i64
        for card in range(TYPES):
            kind: int = card
            end: i64 = self._components + view.unseen[card]
            while self._components < end:
                self._table.cards[self._components] = kind
                self._components += 1

    def _sort_curses(self, view: WizardView) -> None:
        """Curses that are in their deck, and those that may be."""
        table = self._table
        known: int
        for name in view.known:
            known = CURSE_NAMES.index(name)
            self._curses[self._known] = known
            self._known += 1
        curse: i64
        for curse in range(CURSES):
            tier: i64 = i64(table.book.difficulty[curse])
            if (table.known >> curse) & 1:
                self._missing[tier] -= 1
            else:
                number: int = curse
                self._pools[tier * CURSES + self._sizes[tier]] = number
                self._sizes[tier] += 1

    def _sort_credit(self, view: WizardView) -> None:
        """Extra Credit that is known, and who has any of the rest."""
        card: int
        for card in range(CREDITS):
            if CREDIT_NAMES[card] not in view.credits:
                self._credits[self._unknown] = card
                self._unknown += 1
        for seat in range(view.seats):
            if view.credits[seat]:
                card = CREDIT_NAMES.index(view.credits[seat])
                self._table.cards[CREDIT + seat] = card
            else:
                self._owners[self._hidden] = seat
                self._hidden += 1

    def sample(self, chance: Chance) -> Wizards:
        state = self._table.clone()
        self._shuffle_deck(state, chance)
        self._shuffle_curses(state, chance)
        self._deal_credit(state, chance)
        if not state.cats:
            if state.mode == CHAOS_MODE:
                state.chaos = chance.pick(CHAOS)
            elif state.mode == NEW_RULES:
                fit = fit_rules(state.book, state.seats)
                state.rule = fit[chance.pick(len(fit))]
        return state

    def _shuffle_deck(self, state: Wizards, chance: Chance) -> None:
        """Components nobody has seen, Caught among the last eleven, cats among the middle ones."""
        size: i64 = state.left
        count: i64 = self._components
        chance.shuffle(state.cards, count)
        state.left = count
        if state.reason != WERE_CAUGHT:
            insert(state, CAUGHT, 0, min(count, BOTTOM), chance)
        if self._cats:  # then the bottom is whole, and what is above it and not calm is the middle
            middle: i64 = size - BOTTOM - 1 - self._cats - self._calm
            number: i64
            for number in range(self._cats):
                cat: i64 = CHAOS_CAT
                if number == 0 and not state.third:
                    cat = CHAOS_CAT3
                insert(state, cat, BOTTOM + 1, middle + number, chance)

    def _shuffle_curses(self, state: Wizards, chance: Chance) -> None:
        """Curses known to be there, and others by their difficulties, in any order (WK-15)."""
        deck = self._curses[:]
        pools = self._pools[:]
        size: i64 = self._known
        tier: i64
        at: i64
        for tier in range(_TIERS):
            end: i64 = tier * CURSES + self._sizes[tier]
            for at in range(tier * CURSES, tier * CURSES + self._missing[tier]):
                other: i64 = at + chance.pick(end - at)
                deck[size] = pools[other]
                pools[other] = pools[at]
                size += 1
        chance.shuffle(deck, size)
        for at in range(size):
            state.cards[CURSE_DECK + at] = deck[at]

    def _deal_credit(self, state: Wizards, chance: Chance) -> None:
        """Extra Credit that the viewer cannot know, by lot (WK-07)."""
        pool = self._credits[:]
        at: i64
        for at in range(self._hidden):
            other: i64 = at + chance.pick(self._unknown - at)
            state.cards[CREDIT + self._owners[at]] = pool[other]
            pool[other] = pool[at]
