"""The best that each spell of Wizard Kittens can do at once, and with which cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens_merits import NEVER, Merits
from purrlour.bots.wizard_kittens_survey import SUMMONS
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.codes import CARD, TO
from purrlour.games.wizard_kittens.content import (
    BOTTOM,
    CHAPTERS,
    DISMISS,
    FAVOR,
    OVERFLOW,
    SLING,
    SPELLS,
    SUMMON,
    SUSPICIOUSLY_FEW,
    SWAT,
    SWITCH,
    TYPES,
)
from purrlour.games.wizard_kittens.state import Wizards

NONE: Final = -1


@final
class Plans:
    """A plan for each spell."""

    def __init__(self, merits: Merits) -> None:
        self.merits = merits
        self.survey = merits.survey
        self.first = vec[i64]([NONE] * SPELLS)
        """The code of the first choice of each spell."""
        self.second = vec[i64]([NONE] * SPELLS)

    def plan(self, state: Wizards, seat: i64, spell: i64) -> float:
        """The most that a spell can bring; remembers how."""
        if spell == SWITCH:
            return self.switch(state, seat)
        if spell == SLING or spell == FAVOR:
            return self.sling(state, seat, spell)
        if spell == SWAT or spell == DISMISS:
            return self.swat(state, seat, spell)
        if spell == SUMMON:
            return self.draw(state, seat, 1)
        if spell == OVERFLOW:
            return self.draw(state, seat, 2)
        return self.yoink(state, seat)

    def draw(self, state: Wizards, seat: i64, cards: i64) -> float:
        """A card of one's own from the deck, and perhaps the professor."""
        merits = self.merits
        survey = self.survey
        merits.find_mine(state, seat)
        mine = merits.mine
        gain: float = 0.25 * (mine[0] + mine[1] + mine[2] + mine[3]) + survey.taste[SUMMONS]
        left: i64 = state.left
        if left <= BOTTOM + 1:
            risk: float = float(cards) / float(left) if left > cards else 1.0
            now: float = survey.innocent[seat] * survey.clean[seat]
            value: float = survey.six * survey.ahead[seat] + (1.0 - survey.six) * now
            if state.seats == 2 and survey.points[seat] <= SUSPICIOUSLY_FEW:
                now = 0.0
            gain += risk * (now - value - gain)
        return gain

    def sling(self, state: Wizards, seat: i64, spell: i64) -> float:
        """A card for somebody else."""
        merits = self.merits
        merits.find_theirs(state, seat)
        theirs = merits.theirs
        lift = merits.lift
        best: float = NEVER
        kind: i64 = 0
        pile: i64 = seat * CHAPTERS
        card: i64
        for _ in range(state.open):
            has: i64 = self.survey.has[pile]
            over: i64 = self.survey.over[pile]
            for card in range(TYPES):
                if (has >> card) & 1:
                    merit: float = lift[2 * pile + ((over >> card) & 1)] + theirs[card]
                    if merit > best:
                        best = merit
                        kind = card
                        self.first[spell] = CARD + pile * TYPES + card
            pile += 1
        self.second[spell] = TO + merits.where[kind]
        if spell == FAVOR:
            best += 0.25 * (theirs[0] + theirs[1] + theirs[2] + theirs[3])
        return best

    def swat(self, state: Wizards, seat: i64, spell: i64) -> float:
        """Two cards less; a single one is all there is. Dismiss: one of them."""
        lift = self.merits.lift
        best: float = NEVER
        second: float = NEVER
        one: i64 = NONE
        other: i64 = NONE
        pile: i64 = seat * CHAPTERS
        card: i64
        for _ in range(state.open):
            has: i64 = self.survey.has[pile]
            over: i64 = self.survey.over[pile]
            for card in range(TYPES):
                if (has >> card) & 1:
                    merit: float = lift[2 * pile + ((over >> card) & 1)]
                    if merit > best:
                        second = best
                        other = one
                        best = merit
                        one = CARD + pile * TYPES + card
                    elif merit > second:
                        second = merit
                        other = CARD + pile * TYPES + card
            pile += 1
        self.first[spell] = one
        self.second[spell] = other
        return best if second == NEVER or spell == DISMISS else best + second

    def switch(self, state: Wizards, seat: i64) -> float:
        """Two cards that change places; to begin with two that are alike."""
        survey = self.survey
        trade = self.merits.trade
        wants = survey.want
        overs = survey.over
        hass = survey.has
        best: float = 0.0
        self.first[SWITCH] = NONE
        self.second[SWITCH] = NONE
        opened: i64 = state.open
        one: i64 = seat * CHAPTERS
        card: i64
        kind: i64
        owner: i64
        chapter: i64
        for _ in range(opened):
            has: i64 = hass[one]
            over: i64 = overs[one]
            want: i64 = wants[one]
            if has:
                for owner in range(state.seats):
                    other: i64 = owner * CHAPTERS
                    for chapter in range(opened):
                        theirs: i64 = hass[other]
                        if theirs and (owner != seat or other > one):
                            their_over: i64 = overs[other]
                            their_want: i64 = wants[other]
                            for card in range(TYPES):
                                if (has >> card) & 1:
                                    mine: i64 = 3 * one + ((over >> card) & 1)
                                    yours: i64 = 3 * other + ((their_want >> card) & 1)
                                    for kind in range(TYPES):
                                        if (theirs >> kind) & 1 and kind != card:
                                            merit: float = (
                                                trade[mine + ((want >> kind) & 1)]
                                                + trade[yours + ((their_over >> kind) & 1)]
                                            )
                                            if merit > best:
                                                best = merit
                                                self.first[SWITCH] = CARD + one * TYPES + card
                                                self.second[SWITCH] = CARD + other * TYPES + kind
                        other += 1
            one += 1
        return best

    def yoink(self, state: Wizards, seat: i64) -> float:
        """A card of one's own as the price, and any card for it."""
        merits = self.merits
        merits.find_mine(state, seat)
        price: float = NEVER
        prize: float = NEVER
        owner: i64
        card: i64
        for owner in range(state.seats):
            pile: i64 = owner * CHAPTERS
            for _ in range(state.open):
                has: i64 = self.survey.has[pile]
                for card in range(TYPES):
                    if (has >> card) & 1:
                        merit = merits.lifting(pile, card)
                        if owner == seat and merit > price:
                            price = merit
                        merit += merits.mine[card]
                        if merit > prize:
                            prize = merit
                pile += 1
        return price + prize
