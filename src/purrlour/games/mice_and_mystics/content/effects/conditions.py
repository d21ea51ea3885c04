"""Conditions: jumps that are taken when a condition holds, or when it does not."""

from __future__ import annotations

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.tree import (
    Both,
    Compare,
    Condition,
    Either,
    Not,
)
from purrlour.games.mice_and_mystics.content.effects.values import Values


class Conditions(Values):
    """Conditions in a program."""

    def unless(self, condition: Condition, label: int) -> None:
        """Go to the label if the condition does not hold."""
        if isinstance(condition, Both):
            self.unless(condition.first, label)
            self.unless(condition.second, label)
        elif isinstance(condition, Either):
            fine = self.label()
            self._when(condition.first, fine)
            self.unless(condition.second, label)
            self.here(fine)
        elif isinstance(condition, Not):
            self._when(condition.inner, label)
        else:
            self._compare(condition, label, holds=False)

    def _when(self, condition: Condition, label: int) -> None:
        """Go to the label if the condition holds."""
        if isinstance(condition, Both):
            no = self.label()
            self.unless(condition.first, no)
            self._when(condition.second, label)
            self.here(no)
        elif isinstance(condition, Either):
            self._when(condition.first, label)
            self._when(condition.second, label)
        elif isinstance(condition, Not):
            self.unless(condition.inner, label)
        else:
            self._compare(condition, label, holds=True)

    def _compare(self, compare: Compare, label: int, *, holds: bool) -> None:
        """Go to the label if the comparison comes out as `holds` says."""
        before = self._next
        register = self._value(compare.value)
        self._next = before
        least, most = _range(compare.sign, compare.number)
        inside = (compare.sign != "!=") == holds
        # Inside the range: not less than its least, and not at least one past its most.
        past = self.label()
        if inside:
            if least is not None and most is None:
                self._aim(self.emit(ops.LEAST, register, least), 3, label)
            elif least is None and most is not None:
                self._aim(self.emit(ops.LESS, register, most + 1), 3, label)
            elif least is not None and most is not None:
                self._aim(self.emit(ops.LESS, register, least), 3, past)
                self._aim(self.emit(ops.LESS, register, most + 1), 3, label)
        else:
            if least is not None:
                self._aim(self.emit(ops.LESS, register, least), 3, label)
            if most is not None:
                self._aim(self.emit(ops.LEAST, register, most + 1), 3, label)
        self.here(past)


def _range(sign: str, number: int) -> tuple[int | None, int | None]:
    """The least and the most that satisfy the comparison; for != those of ==."""
    if sign == ">=":
        return number, None
    if sign == ">":
        return number + 1, None
    if sign == "<=":
        return None, number
    if sign == "<":
        return None, number - 1
    return number, number
