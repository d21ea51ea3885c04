"""What a seat can make of its view in Wizard Kittens: how likely it wins with these circles.

There are two endings, so there are two races: for points if all six curses fall, and for the
cleanest paws if the professor comes first. A table is worth how likely each of them is, times
how likely the seat wins it.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from purrlour.bots.wizard_kittens.circles import BARE, Circle, added, changed, circles_of, heap_of
from purrlour.bots.wizard_kittens.odds import (
    PACE,
    USUAL,
    ahead,
    cleaner,
    completing,
    fit,
    likely_six,
)
from purrlour.bots.wizard_kittens.points import Points
from purrlour.games.wizard_kittens.content import BOTTOM, GUILTY, SUSPICIOUSLY_FEW
from purrlour.games.wizard_kittens.view import WizardView

SPARE: Final = 0.7
"""What a card that is not needed costs of a curse that is not complete."""
RIVAL: Final = 0.4
"""How often another kitten is first that could complete a curse as well."""
CREDIT: Final = 0.7
"""What Extra Credit is worth that may be lost again."""

Standing: TypeAlias = tuple[float, float, int, float, tuple[int, ...]]
"""Points, points in sight, cards, how likely it gets six to nine points, cards curses lack."""


@final
class Sense:
    """One view, and what it makes of circles."""

    def __init__(self, view: WizardView) -> None:
        self.view = view
        self.circles = circles_of(view)
        self.needs = [heap_of(need) for need in view.needs[: view.open]]
        self.points = Points(view, self.circles)
        below = min(view.deck, BOTTOM + 1)
        self.draws = max(view.safe - view.cats_left, 0) + (below - 1) / 2
        self.turns = self.draws / PACE / view.seats
        self.odds = completing(self.turns)
        self.left = [self._left(seat) for seat in range(view.seats)]
        self.now = [self.standing(seat, self.circles[seat]) for seat in range(view.seats)]
        self.chance = self.winning(self.now)
        self._gains: dict[tuple[int, Circle], float] = {}

    def _left(self, seat: int) -> list[float]:
        """How likely the others leave each curse to a seat."""
        left = [1.0] * self.view.open
        for at, need in enumerate(self.needs):
            for other, circle in enumerate(self.circles):
                if other != seat and any(need):
                    left[at] *= 1.0 - RIVAL * self.odds[fit(circle[at], need)[0]]
        return left

    # How kittens stand, and who wins.

    def standing(self, seat: int, circle: Circle) -> Standing:
        """How a kitten stands with a circle; what this seat has completed counts as defeated."""
        view, points = self.view, self.points
        hope, innocent = 0.0, 0.0
        lacks: list[int] = []
        beaten: list[tuple[int, int]] = []
        for at, need in enumerate(self.needs):
            if not any(need):
                lacks.append(0)
                continue
            lack, spare = fit(circle[at], need)
            lacks.append(lack)
            spare *= points.extra
            if lack == 0 and seat == view.seat:
                beaten.append((at, spare))
                circle = changed(circle, at, BARE)
                continue
            odds = self.odds[lack] * self.left[seat][at]
            hope += odds * (view.worth[at] - SPARE * spare)
            if SUSPICIOUSLY_FEW < points.base[seat] + view.worth[at] - spare < GUILTY:
                innocent = max(innocent, odds)
        if seat == view.seat:
            hope += CREDIT * points.credit(circle, beaten)
        score = points.score(seat, circle, beaten)
        return score, hope, sum(map(sum, circle)), innocent, tuple(lacks)

    def winning(self, standings: list[Standing]) -> float:
        """How likely this seat wins, if kittens stand like this."""
        lacking = USUAL * self.view.curse_deck
        lacking += sum(map(min, zip(*[one[4] for one in standings], strict=True)))
        six = likely_six(self.draws, lacking)
        mine = standings[self.view.seat]
        sum_of = mine[0] + mine[1]
        first = 1.0
        for seat, other in enumerate(standings):
            if seat != self.view.seat:
                first *= ahead(sum_of - other[0] - other[1], lacking)
        return six * first + (1.0 - six) * self.escaping(standings, self.turns)

    def escaping(self, standings: list[Standing], turns: float) -> float:
        """How likely this seat wins if the professor comes, in so many turns."""
        mine = standings[self.view.seat]
        clean = self.innocent(mine)
        for seat, other in enumerate(standings):
            if clean and seat != self.view.seat:
                worse = cleaner(mine[2] - other[2], other[0] - mine[0], turns)
                clean *= 1.0 - self.innocent(other) * worse
        return clean

    def innocent(self, standing: Standing) -> float:
        """How likely the professor lets a kitten go (WK-157, WK-132)."""
        if standing[0] >= GUILTY:
            return 0.0
        if self.view.seats == 2 and standing[0] <= SUSPICIOUSLY_FEW:
            return standing[3]
        return 1.0

    # The table after a change.

    def gain(self, seat: int, circle: Circle) -> float:
        """What it brings this seat if somebody's circle is this one."""
        key = (seat, circle)
        found = self._gains.get(key)
        if found is None:
            then = self.now[:]
            then[seat] = self.standing(seat, circle)
            found = self._gains[key] = self.winning(then) - self.chance
        return found

    def risky(self, gain: float, cards: int) -> float:
        """A gain, if the cards that are drawn for it do not bring the professor."""
        view = self.view
        if cards <= view.safe:
            return gain
        risk = min((cards - view.safe) / max(min(view.deck, BOTTOM + 1), 1), 1.0)
        return (1.0 - risk) * gain + risk * (self.escaping(self.now, 0.0) - self.chance)

    def rooms(self, circle: Circle) -> list[int]:
        """The chapters of a circle that take another card."""
        return [at for at in range(self.view.open) if sum(circle[at]) < self.view.shelf]

    def placed(self, seat: int, circle: Circle, card: int) -> float:
        """What it brings this seat if a kitten puts a card where it likes it best."""
        gains = [self.gain(seat, added(circle, at, card)) for at in self.rooms(circle)]
        if not gains:
            return self.gain(seat, circle)
        return max(gains) if seat == self.view.seat else min(gains)
