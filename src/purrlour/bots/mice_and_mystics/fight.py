"""Fight: whom a mouse attacks, from where, and how dangerous a space is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.look import Look
from purrlour.bots.mice_and_mystics.odds import BOW, SWORD
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.layout import AT, KIND
from purrlour.games.mice_and_mystics.rules.sheets import attribute, weapons_of
from purrlour.games.mice_and_mystics.tables import (
    C_BONUS,
    C_RANGED,
    CARD_WIDTH,
    HEROES,
    MOST_FIGURES,
)
from purrlour.games.mice_and_mystics.traits import BATTLE

LASTING: Final = 2.5
"""Turns of a minion that beating it saves."""
SCRATCH: Final = 0.4
"""What a wound is worth that does not beat it, as part of that."""
CAUTION: Final = vec[float]([4.0, 2.5, 1.6, 1.1, 1.0])
"""What an expected wound costs a mouse with so much life left; the last for more, too."""
_MOST_ARMS: Final = 8
_CLOSE: Final = 2
"""Steps that a minion surely makes."""
_FAR: Final = 3
_ANYWHERE: Final = 999


@final
class Fight:
    """The fight as one mouse sees it. An arm is a weapon in its paws, used in one way."""

    def __init__(self) -> None:
        self.hero: i64 = 0
        self.many: i64 = 0
        """Arms."""
        self.card = vec[i64]([0] * _MOST_ARMS)
        """By arm; so the next ones."""
        self.dice = vec[i64]([0] * _MOST_ARMS)
        self.ranged = vec[i64]([0] * _MOST_ARMS)
        self.reach = vec[i64]([0] * _MOST_ARMS)
        self.worth = vec[float]([0.0] * (_MOST_ARMS * MOST_FIGURES))
        """[arm · 32 + figure]: what an attack saves the party, in wounds."""
        self.target: i64 = -1
        """Of the last blow that was looked for; −1: nobody can be hit."""
        self.promise: float = 0.0
        """What it is worth."""
        self.caution: float = 1.0
        self._rivals = vec[i64]([0] * (MOST_FIGURES * HEROES))
        """[figure · 6 + mouse on the board]: how far it is to each of the others."""
        self._others: i64 = 0

    def arm(self, look: Look, hero: i64) -> None:
        """Looks at a mouse's weapons, and at whom it could use them against."""
        self.hero = hero
        self.many = 0
        state, tables, primer = look.state, look.tables, look.primer
        packed: i64 = weapons_of(state, hero)
        battle = attribute(state, hero, BATTLE)
        while packed:
            card: i64 = (packed & 255) - 1
            packed >>= 8
            dice: i64 = battle + tables.cards[card * CARD_WIDTH + C_BONUS]
            if tables.cards[card * CARD_WIDTH + C_RANGED]:
                self._add(card, dice, 1, 1)
                continue
            reach: i64 = primer.reach[card]
            self._add(card, dice, 0, reach if reach > 1 else 1)
            if primer.both[card]:
                self._add(card, dice, 1, 1)
        left = look.left(hero)
        last: i64 = len(CAUTION) - 1
        self.caution = CAUTION[0 if left < 0 else left if left < last else last]
        if look.many_foes:
            self._weigh(look)

    def _add(self, card: i64, dice: i64, ranged: i64, reach: i64) -> None:
        if self.many == _MOST_ARMS:
            return
        arm: i64 = self.many
        self.card[arm] = card
        self.dice[arm] = dice
        self.ranged[arm] = ranged
        self.reach[arm] = reach
        self.many = arm + 1

    def _weigh(self, look: Look) -> None:
        """What each arm promises against each minion, and who else stands in their way."""
        rows, chances = look.state.rows, look.primer.chances
        at: i64
        for at in range(look.many_foes):
            figure: i64 = look.foes[at]
            kind: i64 = rows[KIND + figure]
            life: i64 = look.life[kind] if look.life[kind] > 1 else 1
            arm: i64
            for arm in range(self.many):
                faces: i64 = BOW if self.ranged[arm] else SWORD
                dice: i64 = self.dice[arm]
                dead = chances.beaten(dice, faces, look.defence[kind], life)
                hurt = chances.expected(dice, faces, look.defence[kind], life) / float(life)
                share: float = dead + SCRATCH * (hurt - dead)
                self.worth[arm * MOST_FIGURES + figure] = LASTING * look.threat[kind] * share
        others: i64 = 0
        other: i64
        for other in range(look.many_mice):
            hero: i64 = look.mice[other]
            if hero == self.hero:
                continue
            for at in range(look.many_foes):
                figure = look.foes[at]
                far = look.steps(rows[AT + figure], rows[AT + hero])
                self._rivals[figure * HEROES + others] = far
            others += 1
        self._others = others

    def shoots(self) -> bool:
        """Whether the mouse has a weapon for range."""
        arm: i64
        for arm in range(self.many):
            if self.ranged[arm]:
                return True
        return False

    def blow(self, look: Look, space: i64) -> bool:
        """Looks for the best attack from a space; whether there is any."""
        self.target = -1
        self.promise = -1.0
        rows = look.state.rows
        near = look.near(space)
        seen = look.seen(space)
        close: bool = near & look.foe_spaces != 0
        arm: i64
        for arm in range(self.many):
            spaces: i64 = near
            far: i64 = _ANYWHERE
            if self.ranged[arm] and not close:
                spaces = seen
            elif self.reach[arm] > 1:
                spaces = near | seen
                far = self.reach[arm]
            elif not close:
                continue
            at: i64
            for at in range(look.many_foes):
                figure: i64 = look.foes[at]
                where: i64 = rows[AT + figure]
                if not (spaces >> where) & 1:
                    continue
                if not (near >> where) & 1 and look.steps(space, where) > far:
                    continue
                if self.worth[arm * MOST_FIGURES + figure] > self.promise:
                    self.promise = self.worth[arm * MOST_FIGURES + figure]
                    self.target = figure
        return self.target >= 0

    def spaces(self, look: Look) -> i64:
        """The spaces from which somebody can be attacked, as bits."""
        rows = look.state.rows
        far = self.shoots()
        mask: i64 = 0
        at: i64
        for at in range(look.many_foes):
            where: i64 = rows[AT + look.foes[at]]
            mask |= look.seen(where) if far else look.near(where)
        return mask & ~(look.full & ~bit(rows[AT + self.hero]))

    def danger(self, look: Look, space: i64) -> float:
        """What standing there costs until the next turn, in wounds that matter."""
        rows = look.state.rows
        total: float = 0.0
        seen = look.seen(space)
        at: i64
        for at in range(look.many_foes):
            figure: i64 = look.foes[at]
            kind: i64 = rows[KIND + figure]
            where: i64 = rows[AT + figure]
            far = look.steps(where, space)
            shoots: bool = look.ranged[kind] != 0
            if shoots:
                if not (seen >> where) & 1:
                    continue
            elif far > _FAR:
                continue
            likely: float = 1.0 if shoots or far <= _CLOSE else 0.5
            rivals: i64 = 1
            other: i64
            for other in range(self._others):
                if self._rivals[figure * HEROES + other] <= far:
                    rivals += 1
            total += likely * look.threat[kind] / float(rivals)
        return total * self.caution
