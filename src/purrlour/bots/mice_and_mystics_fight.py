"""Fight: whom a mouse attacks, from where, and how dangerous a space is."""

from __future__ import annotations

from typing import Final, NamedTuple

from purrlour.bots.mice_and_mystics_odds import BOW, SWORD, beaten, expected
from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.games.mice_and_mystics.content.model import Card
from purrlour.games.mice_and_mystics.traits import BOTH_MODES, REACH

LASTING: Final = 2.5
"""Turns of a minion that beating it saves."""
SCRATCH: Final = 0.4
"""What a wound is worth that does not beat it, as part of that."""
CAUTION: Final = (4.0, 2.5, 1.6, 1.1, 1.0, 1.0)
"""What an expected wound costs a mouse with so much life left."""
_USUAL_DEFENCE: Final = 2
_PILFER: Final = 0.6
"""A roach steals cheese before it bites."""


class Arm(NamedTuple):
    """A weapon in a mouse's paws."""

    card: Card
    dice: int
    faces: int
    ranged: bool
    reach: int


class Blow(NamedTuple):
    """An attack, and what it promises."""

    worth: float
    target: int
    arm: Arm


class Fight:
    """The fight as one mouse sees it."""

    def __init__(self, sight: Sight, hero: int) -> None:
        self.sight = sight
        self.hero = hero
        self.arms = [
            arm for card in sight.weapons(hero) for arm in arms_of(card, sight.stat(hero, 0))
        ]
        self.threats = {figure: threat(sight, figure) for figure in sight.foes}
        self.shooters = {figure for figure in sight.foes if sight.ranged(figure)}
        self._worth: dict[tuple[int, Arm], float] = {}

    def blow(self, space: int) -> Blow | None:
        """The best attack from a space."""
        sight = self.sight
        near, seen = sight.near(space), sight.seen(space)
        close = [figure for figure in sight.foes if near >> sight.at[figure] & 1]
        best: Blow | None = None
        for arm in self.arms:
            targets = close
            if arm.ranged and not close:
                targets = [figure for figure in sight.foes if seen >> sight.at[figure] & 1]
            elif arm.reach > 1:
                targets = close + [
                    figure
                    for figure in sight.foes
                    if figure not in close
                    and seen >> sight.at[figure] & 1
                    and sight.steps(space, sight.at[figure]) <= arm.reach
                ]
            for figure in targets:
                worth = self.worth(figure, arm)
                if best is None or worth > best.worth:
                    best = Blow(worth, figure, arm)
        return best

    def reach(self) -> int:
        """The spaces from which somebody can be attacked, as bits."""
        sight = self.sight
        shoots = any(arm.ranged for arm in self.arms)
        mask = 0
        for figure in sight.foes:
            mask |= sight.seen(sight.at[figure]) if shoots else sight.near(sight.at[figure])
        return mask & ~(sight.full() & ~(1 << sight.at[self.hero]))

    def worth(self, figure: int, arm: Arm) -> float:
        """What an attack saves the party, in wounds."""
        key = (figure, arm)
        if key not in self._worth:
            sight = self.sight
            defence, life = sight.defence(figure), max(sight.life(figure), 1)
            dead = beaten(arm.dice, arm.faces, defence, life)
            hurt = expected(arm.dice, arm.faces, defence, life) / life
            share = dead + SCRATCH * (hurt - dead)
            self._worth[key] = LASTING * self.threats[figure] * share
        return self._worth[key]

    def danger(self, space: int) -> float:
        """What standing there costs until the next turn, in wounds that matter."""
        sight = self.sight
        left = max(sight.left(self.hero), 0)
        caution = CAUTION[min(left, len(CAUTION) - 1)]
        total = 0.0
        seen = sight.seen(space)
        for figure in sight.foes:
            at = sight.at[figure]
            far = sight.steps(at, space)
            shoots = figure in self.shooters
            if (shoots and not seen >> at & 1) or (not shoots and far > 3):
                continue
            likely = 1.0 if shoots or far <= 2 else 0.5
            rivals = sum(
                sight.steps(at, sight.at[other]) <= far
                for other in sight.mice
                if other != self.hero
            )
            total += likely * self.threats[figure] / (1 + rivals)
        return total * caution


def arms_of(card: Card, battle: int) -> list[Arm]:
    """What a weapon can do in the paws of somebody with so much battle."""
    dice = battle + card.bonus
    reach = sum(trait.amount for trait in card.traits if trait.trait == REACH)
    both = any(trait.trait == BOTH_MODES for trait in card.traits)
    if card.mode:
        return [Arm(card, dice, BOW, ranged=True, reach=1)]
    found = [Arm(card, dice, SWORD, ranged=False, reach=max(reach, 1))]
    if both:
        found.append(Arm(card, dice, BOW, ranged=True, reach=1))
    return found


def threat(sight: Sight, figure: int) -> float:
    """Wounds that a minion does in a round to some mouse or other."""
    faces = BOW if sight.ranged(figure) else SWORD
    harm = expected(sight.battle(figure), faces, _USUAL_DEFENCE, 3)
    kind = sight.book.minions[sight.kind[figure]]
    if kind.id == "roach":
        return harm * _PILFER + 0.2
    return harm * max(len(sight.cards_of(figure)), 1) + 0.3
