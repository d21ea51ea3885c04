"""What each choice of Wizard Kittens is worth to a kitten, at a glance."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens_merits import Merits
from purrlour.bots.wizard_kittens_plans import Plans
from purrlour.bots.wizard_kittens_survey import Survey
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens import codes as table
from purrlour.games.wizard_kittens import state as phases
from purrlour.games.wizard_kittens.codes import CARD, CAST, PLACE, TO
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPES
from purrlour.games.wizard_kittens.rules.deck import lowest_type
from purrlour.games.wizard_kittens.state import NOTHING, Wizards

ABROAD: Final = -0.05
"""What it is thought to bring to switch two cards of others."""


@final
class Choices:
    """Ratings of choices."""

    def __init__(self) -> None:
        self.survey = Survey()
        self.merits = Merits(self.survey)
        self.plans = Plans(self.merits)

    def rate(
        self, state: Wizards, seat: i64, codes: vec[i64], count: i64, into: vec[float]
    ) -> None:
        """What each of the codes is worth, compared with the table as it is."""
        merits = self.merits
        phase: i64 = state.phase
        at: i64
        if phase <= phases.KITTEN:
            for at in range(count):
                into[at] = 0.0
            return
        merits.judge(state, seat)
        own: i64 = seat * CHAPTERS - PLACE
        if phase == phases.TURN or phase == phases.PLACE:
            for at in range(count):
                into[at] = merits.placing(own + codes[at], state.card)
        elif phase == phases.SPELL:
            for at in range(count):
                into[at] = self.plans.plan(state, seat, codes[at] - CAST)
        elif codes[0] >= TO:
            self.rate_others(state, seat, codes, count, into)
        elif codes[0] >= CARD:
            self.rate_cards(state, seat, codes, count, into)
        else:  # a card moves to another chapter
            for at in range(count):
                into[at] = merits.placing(own + codes[at], state.spot % TYPES)

    def rate_cards(
        self, state: Wizards, seat: i64, codes: vec[i64], count: i64, into: vec[float]
    ) -> None:
        """Cards of circles."""
        merits = self.merits
        phase: i64 = state.phase
        if phase == phases.SLING or phase == phases.FAVOR:
            merits.find_theirs(state, seat)
        elif phase == phases.MOVE or phase == phases.TAKE or phase == phases.YOINK_TAKE:
            merits.find_mine(state, seat)
        first: i64 = state.spot
        at: i64
        for at in range(count):
            spot: i64 = codes[at] - CARD
            pile: i64 = spot // TYPES
            card: i64 = spot % TYPES
            if phase == phases.SWITCH:
                if pile // CHAPTERS == seat:
                    into[at] = self.best_trade(state, pile, card)
                else:
                    into[at] = ABROAD
            elif phase == phases.SWITCH_WITH:
                one: i64 = first // TYPES
                if one == pile or card == first % TYPES:
                    into[at] = 0.0
                else:
                    into[at] = merits.trading(one, first % TYPES, pile, card)
            elif phase == phases.SLING or phase == phases.FAVOR:
                into[at] = merits.lifting(pile, card) + merits.theirs[card]
            elif phase == phases.MOVE or phase == phases.TAKE or phase == phases.YOINK_TAKE:
                into[at] = merits.lifting(pile, card) + merits.mine[card]
            else:
                into[at] = merits.lifting(pile, card)

    def best_trade(self, state: Wizards, pile: i64, card: i64) -> float:
        """The best that this card can be switched with."""
        merits = self.merits
        best: float = 0.0
        kind: i64
        owner: i64
        for owner in range(state.seats):
            other: i64 = owner * CHAPTERS
            for _ in range(state.open):
                has: i64 = self.survey.has[other]
                if other != pile and has:
                    for kind in range(TYPES):
                        if (has >> kind) & 1 and kind != card:
                            merit = merits.trading(pile, card, other, kind)
                            if merit > best:
                                best = merit
                other += 1
        return best

    def rate_others(
        self, state: Wizards, seat: i64, codes: vec[i64], count: i64, into: vec[float]
    ) -> None:
        """Another's chapter, a kitten, a type, a chapter to clear or to defeat."""
        merits = self.merits
        phase: i64 = state.phase
        at: i64
        if codes[0] < table.KEEP:
            card: i64 = state.spot % TYPES if state.spot != NOTHING else state.card
            if card == NOTHING:
                card = lowest_type(state.limbo) if state.limbo else 0
            for at in range(count):
                into[at] = merits.placing(codes[at] - TO, card)
        elif phase == phases.KEEP or phase == phases.SALVAGE:
            merits.find_mine(state, seat)
            base: i64 = table.KEEP if phase == phases.KEEP else table.SALVAGE
            for at in range(count):
                into[at] = merits.mine[codes[at] - base]
        elif phase == phases.CLEAR:
            for at in range(count):
                pile: i64 = seat * CHAPTERS + codes[at] - table.CLEAR
                into[at] = float(self.survey.spare[pile]) * merits.lift[2 * pile + 1]
                if self.survey.has[pile] & ~self.survey.over[pile]:
                    into[at] += merits.lift[2 * pile]
        elif phase == phases.DEFEAT:
            for at in range(count):
                into[at] = float(self.survey.prize[codes[at] - table.DEFEAT]) * 0.01
        else:
            for at in range(count):
                into[at] = 0.0
