"""How Wizard Kittens is played without thinking, for the search."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from purrlour.bots.search.policy import ENDLESS, Policy
from purrlour.bots.wizard_kittens_choices import Choices
from purrlour.bots.wizard_kittens_plans import NONE
from purrlour.bots.wizard_kittens_survey import COMPLETING, ROW, Survey, likely
from purrlour.bots.wizard_kittens_verdict import verdict
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.game import MOST_ACTIONS, Game
from purrlour.games.wizard_kittens.codes import CAST, PLACE
from purrlour.games.wizard_kittens.content import CHAPTERS, OVERFLOW
from purrlour.games.wizard_kittens.endings import credit_score
from purrlour.games.wizard_kittens.state import (
    OVER,
    SLING,
    SLING_TO,
    SPELL,
    SWAT,
    SWAT_AGAIN,
    SWITCH,
    SWITCH_WITH,
    TURN,
    Wizards,
)

TEMPER: Final = 25.0


@final
class WizardPolicy(Policy[Wizards]):
    """Races for points while all six curses may fall, and for clean paws when they may not."""

    def __init__(self, game: Game[Any, Any, Any, Any], depth: i64 = ENDLESS) -> None:
        super().__init__(depth)
        self.choices = Choices()
        self.ratings = vec[float]([0.0] * MOST_ACTIONS)
        self.knobs = vec[i64]([40, NONE, NONE, 0])

    def taste(self, at: int, x: float) -> None:
        self.choices.survey.taste[at] = x

    def choose(self, state: Wizards, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:
        phase: i64 = state.phase
        knobs = self.knobs
        code: i64 = NONE
        at: i64
        if phase == SLING_TO or phase == SWAT_AGAIN or phase == SWITCH_WITH:
            if knobs[3] == signature(state):
                code = knobs[2]
        elif (phase == SLING or phase == SWAT or phase == SWITCH) and knobs[3] == signature(state):
            code = knobs[1]
        if code != NONE:
            for at in range(count):
                if codes[at] == code:
                    return code
        if whim.pick(knobs[0]) == 0:
            return codes[whim.pick(count)]
        ratings = self.ratings
        self.choices.rate(state, seat, codes, count, ratings)
        at = whim.pick(count)
        best: i64 = at
        most: float = ratings[at]
        for _ in range(count - 1):
            at += 1
            if at == count:
                at = 0
            if ratings[at] > most:
                most = ratings[at]
                best = at
        code = codes[best]
        if phase == SPELL:
            spell: i64 = code - CAST
            knobs[1] = self.choices.plans.first[spell] if spell < OVERFLOW else NONE
            knobs[2] = self.choices.plans.second[spell] if spell < OVERFLOW else NONE
            knobs[3] = signature(state)
        return code

    def value(self, state: Wizards, into: vec[float]) -> None:
        if state.phase == OVER:
            verdict(state, into)
        else:
            expect(self.choices.survey, state, into)

    def weigh(
        self, state: Wizards, seat: i64, codes: vec[i64], count: i64, into: vec[float]
    ) -> None:
        self.choices.rate(state, seat, codes, count, into)
        most: float = into[0]
        at: i64
        for at in range(1, count):
            if into[at] > most:
                most = into[at]
        for at in range(count):
            gap: float = 1.0 + TEMPER * (most - into[at])
            into[at] = 1.0 / (gap * gap) if gap < 5.0 else 0.04

    def outlook(self, state: Wizards, seat: i64) -> i64:
        return state.card + 1 + state.slots * 8


def signature(state: Wizards) -> i64:
    """Tells tables apart, well enough to know when a plan was made for this one."""
    rows = state.rows
    mixed: i64 = rows[0] + 3 * rows[1] + 5 * rows[2] + 7 * rows[3]
    return mixed ^ (state.left * 4 + state.turn)


def expect(survey: Survey, state: Wizards, into: vec[float]) -> None:
    """What each seat may expect of a game that goes on."""
    survey.take(state)
    seats: i64 = state.seats
    seat: i64
    other: i64
    chapter: i64
    six: float = survey.six
    row: i64 = survey.row * ROW
    sums = vec[float]([0.0, 0.0, 0.0, 0.0])
    for seat in range(seats):
        hope: float = 0.7 * float(credit_score(state, seat))
        for chapter in range(state.open):
            worth: i64 = survey.prize[chapter]
            if worth:
                pile: i64 = seat * CHAPTERS + chapter
                odds: float = COMPLETING[row + survey.lack[pile]]
                for other in range(seats):
                    if other != seat:
                        odds *= 1.0 - 0.4 * COMPLETING[row + survey.lack[other * CHAPTERS + chapter]]
                hope += odds * (float(worth) - 0.7 * float(survey.spare[pile]))
        sums[seat] = float(survey.points[seat]) + hope
    for seat in range(seats):
        first: float = 1.0
        for other in range(seats):
            if other != seat:
                first *= likely((sums[seat] - sums[other]) / survey.scale)
        into[seat] = six * first + (1.0 - six) * survey.innocent[seat] * survey.clean[seat]
