"""Emit: statements one after another, with loops, branches and choices."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.arguments import Arguments
from purrlour.games.mice_and_mystics.content.effects.calls import FIGURES
from purrlour.games.mice_and_mystics.content.effects.tree import (
    Call,
    Choose,
    Each,
    If,
    Named,
    Pick,
    Selection,
    Statement,
)

_DEEPEST: Final = 2
_BRANCHES: Final = 3
_NONE: Final = -1
"""No register."""


class Emitter(Arguments):
    """A whole program."""

    def body(self, statements: tuple[Statement, ...]) -> None:
        """Statements one after another."""
        for statement in statements:
            self._statement(statement)

    def _statement(self, statement: Statement) -> None:
        after = self.label()
        before = self._next
        if isinstance(statement, Call):
            self._call(statement, after)
            self._next = before
        elif isinstance(statement, Named):
            self._named(statement, after)
        elif isinstance(statement, If):
            self._if(statement, after)
        elif isinstance(statement, Each):
            self._each(statement, after)
            self._next = before
        else:
            self._choose(statement, after)
            self._next = before
        self.here(after)

    def _named(self, statement: Named, after: int) -> None:
        register = self._pick(statement.pick, after, but=_NONE)
        self._figures[statement.name] = register
        if statement.pick.selection.who == "space":
            self._spaces.add(statement.name)
        if statement.pick.selection.who == "kinds":
            self._kinds.add(statement.name)

    def _if(self, statement: If, after: int) -> None:
        otherwise = self.label()
        self.unless(statement.condition, otherwise)
        self.body(statement.then)
        if statement.otherwise:
            self._jump(after)
        self.here(otherwise)
        self.body(statement.otherwise)

    def _each(self, statement: Each, after: int) -> None:
        if self._depth == _DEEPEST:
            raise self._place.wrong("effect-depth")
        most = self._amount(statement.most) if statement.most is not None else ops.ALL
        self._select(statement.selection)
        if statement.most is not None:
            self.emit(ops.PICK_MANY, most)
        register = ops.IT if self._depth == 0 else self._register()
        outer = self._figures["it"]
        self._figures["it"] = register
        self.emit(ops.LOOP, self._depth)
        start = self.emit(ops.EACH, self._depth, register)
        self._aim(start, 3, after)
        self._depth += 1
        self.body(statement.body)
        self._depth -= 1
        self._figures["it"] = outer
        self.emit(ops.JUMP, start)

    def _choose(self, statement: Choose, after: int) -> None:
        if not 1 < len(statement.branches) <= _BRANCHES:
            raise self._place.wrong("effect-branches", most=_BRANCHES)
        starts = [self.label() for _ in statement.branches]
        for number, branch in enumerate(statement.branches):
            cannot = self.label()
            self.needs(branch[0], cannot)
            self.emit(ops.ALLOW, number)
            self.here(cannot)
        at = self.emit(ops.CHOOSE)
        for number in range(_BRANCHES):
            self._aim(at, 1 + number, starts[number] if number < len(starts) else after)
        self._aim(at, 4, after)
        for start, branch in zip(starts, statement.branches, strict=True):
            self.here(start)
            before = self._next
            self.body(branch)
            self._next = before
            self._jump(after)

    def needs(self, statement: Statement, cannot: int) -> None:
        """Go to `cannot` if the statement has nobody to choose from."""
        if isinstance(statement, Call):
            for arg in statement.args:
                if isinstance(arg, Pick):
                    self._insist_some(arg.selection, cannot)
        elif isinstance(statement, Named):
            self._insist_some(statement.pick.selection, cannot)
        elif isinstance(statement, Each):
            self._insist_some(statement.selection, cannot)
        elif isinstance(statement, Choose):
            fine = self.label()
            for branch in statement.branches:
                other = self.label()
                self.needs(branch[0], other)
                self._jump(fine)
                self.here(other)
            self._jump(cannot)
            self.here(fine)

    def _insist_some(self, selection: Selection, cannot: int) -> None:
        if selection.origin not in FIGURES:
            return  # depends on a pick that is not made yet
        self._select(selection)
        register = self._register()
        self._next -= 1
        self.emit(ops.LET, register, ops.V_COUNT)
        self._aim(self.emit(ops.LESS, register, 1), 3, cannot)
