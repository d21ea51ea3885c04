"""Reactions: what a mouse answers in between, and which dice it rolls again."""

from __future__ import annotations

from typing import Final

from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.bots.mice_and_mystics_uses import cost_of, operations, rules_behind
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.model import Rule
from purrlour.games.mice_and_mystics.frames import ATTACK, FRAME, OWN
from purrlour.games.mice_and_mystics.rules.blows import AT_WHOM, BY, HITS, RANGED
from purrlour.games.mice_and_mystics.rules.dice import FOR_ATTACK, FOR_DEFENCE
from purrlour.games.mice_and_mystics.tables import FIRST_FOE

_STARS: Final = (2, 5, 6)
_SWORDS: Final = (2, 3, 6)
_BOWS: Final = (4, 5)
_SHIELDS: Final = (3, 6)
_WHEEL_NEAR: Final = 4


class Reactions:
    """One window."""

    def __init__(self, sight: Sight, legal: list[int]) -> None:
        self.sight = sight
        self.legal = legal
        stack = sight.view.stack
        self.own = stack[-FRAME + OWN :]
        self.attack: tuple[int, ...] = ()
        for at in range(len(stack) - FRAME, -1, -FRAME):
            if stack[at] == ATTACK:
                self.attack = stack[at + OWN : at + FRAME]
                break

    def best(self) -> int:
        """The answer that is worth most, or none."""
        best, chosen = 0.0, codes.PASS
        for code in self.legal:
            worth = self.worth(code)
            if worth > best:
                best, chosen = worth, code
        return chosen

    def worth(self, code: int) -> float:
        """What an answer is worth."""
        if codes.SPECIAL <= code < codes.KIND:
            return 1.0 if self.poor() else 0.0  # a chapter's or a trophy's second chance
        total = 0.0
        for rule in rules_behind(self.sight.book, code):
            if rule.trigger == self.own[0]:
                total = max(total, self.rule_worth(rule))
        return total - 0.2 * cost_of(self.sight.book, code) if total > 0 else 0.0

    def rule_worth(self, rule: Rule) -> float:
        """What a rule is worth in this window."""
        sight = self.sight
        does = operations(sight.book, rule)
        trigger = rule.trigger
        if trigger == ops.AFTER_ROLL:
            return 1.0 if self.poor() else 0.0
        if trigger in (ops.AFTER_TRAP_FAIL, ops.REACT_HOURGLASS, ops.REACT_SURGE):
            return 2.0
        if trigger == ops.REACT_WHEEL:
            return 2.0 if sight.view.wheel >= _WHEEL_NEAR else 0.0
        if trigger == ops.START_TURN:
            return 1.0 if len(sight.foes) > 2 else 0.0
        if trigger in (ops.BEFORE_DEFENCE, ops.REACT_TARGETED):
            return self.defence_worth(trigger)
        if trigger == ops.AFTER_ACTION:
            return 0.5 if ops.ACT in does and not sight.foes else 0.0
        return 1.0

    def defence_worth(self, trigger: int) -> float:
        """More when the mouse that is hit can take little."""
        if not self.attack:
            return 1.0
        victim = self.attack[AT_WHOM]
        if victim >= FIRST_FOE:
            return 0.0
        left = self.sight.left(victim)
        hits = self.attack[HITS] if trigger == ops.BEFORE_DEFENCE else 2
        return 1.0 if hits >= left or left <= 2 or hits > 2 else 0.0

    def purpose(self) -> tuple[int, int]:
        """What the dice on the table are for, and whose they are."""
        return self.own[2] - 1, self.own[1]

    def poor(self) -> bool:
        """Whether the dice on the table are worth another try."""
        dice = self.sight.view.dice
        if not dice:
            return True
        wanted = self.wanted()
        good = sum(die in wanted for die in dice)
        return good * 3 < len(dice) if len(dice) > 1 else good == 0

    def wanted(self) -> tuple[int, ...]:
        """Faces that are good for whoever rolled."""
        for purpose in (FOR_ATTACK, FOR_DEFENCE):
            if self.attack and self.rolls(purpose):
                if purpose == FOR_DEFENCE:
                    return _SHIELDS
                return _BOWS if self.attack[RANGED] else _SWORDS
        return _STARS

    def rolls(self, purpose: int) -> bool:
        """Whether the dice of the attack in progress are these."""
        if not self.attack:
            return False
        return (self.attack[HITS] > 0) == (purpose == FOR_DEFENCE)

    def die(self) -> int:
        """The worst die on the table, if it is bad."""
        dice = self.sight.view.dice
        wanted = self.wanted()
        mine = not self.attack or (
            self.attack[AT_WHOM if self.rolls(FOR_DEFENCE) else BY] < FIRST_FOE
        )
        for code in self.legal:
            if codes.DIE <= code < codes.CHOOSE:
                good = dice[code - codes.DIE] in wanted
                if good != mine:
                    return code
        return codes.PASS
