"""What a card more or less in each pile is worth to a kitten of Wizard Kittens, at a glance."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens_survey import (
    COMPLETING,
    COST,
    COST_SIX,
    HURRY,
    PILES,
    RIVAL,
    ROW,
    SLOPE,
    SOON,
    SURE,
    Survey,
    likely,
    row_of,
)
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.content import CHAPTERS, GUILTY, SUSPICIOUSLY_FEW, TYPES
from purrlour.games.wizard_kittens.state import SPARED, Wizards

NEVER: Final = -9.0


@final
class Merits:
    """A survey, judged for one seat."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.put = vec[float]([0.0] * (2 * PILES))
        """A card more: at pile · 2, one that it does not need; then one that it does."""
        self.lift = vec[float]([0.0] * (2 * PILES))
        """A card less: at pile · 2, one that it needs; then one to spare."""
        self.trade = vec[float]([0.0] * (3 * PILES))
        """A card for another: at pile · 3, one that it needs becomes one that it does not;
        no change; one to spare becomes one that it lacks."""
        self.mine = vec[float]([0.0] * TYPES)
        """By type: the best place of one's own for a card."""
        self.theirs = vec[float]([0.0] * TYPES)
        """The best place in somebody else's circle."""
        self.where = vec[i64]([0] * TYPES)
        """Which pile that is."""

    def judge(self, state: Wizards, seat: i64) -> None:
        """Judges the table for a seat."""
        survey = self.survey
        survey.take(state)
        taste = survey.taste
        six: float = survey.six
        points = survey.points
        innocent = survey.innocent
        put = self.put
        lift = self.lift
        trade = self.trade
        seats: i64 = state.seats
        turns: float = survey.turns
        hurry: float = (
            taste[HURRY]
            * six
            * (1.0 - six)
            * (survey.ahead[seat] - innocent[seat] * survey.clean[seat])
        )
        slope: float = taste[SLOPE] / (1.0 + turns) * (1.0 - six)
        scale: float = survey.scale
        cost: float = 0.0
        if not state.force & SPARED:
            cost = taste[COST] + taste[COST_SIX] * six / scale
        soon: i64 = ROW * row_of(taste[SOON] if taste[SOON] < turns else turns)
        owner: i64
        chapter: i64
        other: i64
        for owner in range(seats):
            sign: float = 1.0
            sure: float = 1.0
            if owner != seat:
                sign = -taste[RIVAL]
                sure = taste[SURE]
            own: i64 = points[owner]
            rivals: float = 0.0
            most: i64 = -99
            for other in range(seats):
                if other != owner:
                    rivals += innocent[other]
                    if points[other] > most:
                        most = points[other]
            lead: i64 = own - most
            dirt: float = sign * slope * innocent[owner] * (1.0 if rivals > 1.0 else rivals)
            free: float = (1.0 - six) * survey.clean[owner]
            ahead: float = survey.ahead[owner]
            pile: i64 = owner * CHAPTERS
            for chapter in range(state.open):
                prize: i64 = survey.prize[chapter]
                if prize:
                    lack: i64 = survey.lack[pile]
                    extras: i64 = survey.spare[pile]
                    # What it brings the owner to defeat the curse.
                    wish: float = six * (likely(float(lead + prize - extras) / scale) - ahead)
                    then: i64 = own + prize - extras
                    if then >= GUILTY or (seats == 2 and then <= SUSPICIOUSLY_FEW):
                        wish -= free * innocent[owner]
                    else:
                        wish += free * (1.0 - innocent[owner])
                    wish *= sign
                    each: float = cost * sign
                    now: float = COMPLETING[soon + lack]
                    nearer: float = COMPLETING[soon + lack - 1] if lack else now
                    if lack < 2:
                        if lack == 0:
                            now *= sure
                        nearer *= sure
                    farther: float = COMPLETING[soon + lack + 1]
                    near: float = hurry if lack <= survey.least[chapter] else 0.0
                    up: float = (nearer - now) * wish + near
                    down: float = (farther - now) * wish - near
                    each *= now
                    put[2 * pile] = -each - dirt
                    put[2 * pile + 1] = up - dirt
                    lift[2 * pile] = down + dirt
                    lift[2 * pile + 1] = each + dirt
                    trade[3 * pile] = down - each
                    trade[3 * pile + 2] = up + each
                else:
                    put[2 * pile] = -dirt
                    put[2 * pile + 1] = -dirt
                    lift[2 * pile] = dirt
                    lift[2 * pile + 1] = dirt
                    trade[3 * pile] = 0.0
                    trade[3 * pile + 2] = 0.0
                pile += 1

    def placing(self, pile: i64, card: i64) -> float:
        """A card more in a pile."""
        return self.put[2 * pile + ((self.survey.want[pile] >> card) & 1)]

    def lifting(self, pile: i64, card: i64) -> float:
        """A card less in a pile."""
        return self.lift[2 * pile + ((self.survey.over[pile] >> card) & 1)]

    def trading(self, one: i64, card: i64, other: i64, kind: i64) -> float:
        """A card of one pile for a card of another type of another pile."""
        over = self.survey.over
        want = self.survey.want
        return (
            self.trade[3 * one + ((over[one] >> card) & 1) + ((want[one] >> kind) & 1)]
            + self.trade[3 * other + ((over[other] >> kind) & 1) + ((want[other] >> card) & 1)]
        )

    def find_mine(self, state: Wizards, seat: i64) -> None:
        """How well each type can be placed in one's own circle."""
        put = self.put
        wants = self.survey.want
        pile: i64 = seat * CHAPTERS
        card: i64
        for card in range(TYPES):
            self.mine[card] = NEVER
        for _ in range(state.open):
            want: i64 = wants[pile]
            for card in range(TYPES):
                merit: float = put[2 * pile + ((want >> card) & 1)]
                if merit > self.mine[card]:
                    self.mine[card] = merit
            pile += 1

    def find_theirs(self, state: Wizards, seat: i64) -> None:
        """Where each type had best go in other circles."""
        put = self.put
        wants = self.survey.want
        card: i64
        other: i64
        for card in range(TYPES):
            self.theirs[card] = NEVER
        for other in range(state.seats):
            if other == seat:
                continue
            pile: i64 = other * CHAPTERS
            for _ in range(state.open):
                want: i64 = wants[pile]
                for card in range(TYPES):
                    merit: float = put[2 * pile + ((want >> card) & 1)]
                    if merit > self.theirs[card]:
                        self.theirs[card] = merit
                        self.where[card] = pile
                pile += 1
