"""Plot: what a chapter wants, read from its rules: how it is won, and what that needs first.

Conditions and effects are programs (`content.ops`); here they are read, never carried out: a
condition is a list of values that have to reach a number, an effect a set of what it changes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.model import Content, Rule

Effect = tuple[int, int]
"""An operation, and what it is done to: (FLAG, number), (SPAWN, kind), (WIN, 0) …"""
_TOLD: Final = (
    *(ops.FLAG, ops.COUNTER, ops.TAKE, ops.SPAWN, ops.WIN, ops.LOSE, ops.KIND_MOD, ops.FETCH),
)


class Need(NamedTuple):
    """A value that has to be at least some number, or below it."""

    value: int
    """One of the values of `content.ops`."""
    of: int
    spaces: int
    number: int
    at_least: bool


class Clause(NamedTuple):
    """A rule of a chapter as a player understands it."""

    number: int
    """Its place among them."""
    rule: Rule
    needs: tuple[Need, ...]
    effects: frozenset[Effect]
    special: int
    """Its number among the chapter's own actions, −1 if it is none."""


def read_plot(book: Content, chapter: int) -> tuple[Clause, ...]:
    """All rules of a chapter, understood."""
    clauses: list[Clause] = []
    actions = 0
    for number, rule in enumerate(book.book.chapters[chapter].rules):
        special = -1
        if rule.may and rule.trigger <= ops.ACTION:
            special, actions = actions, actions + 1
        needs = needs_of(book.code, rule.when) if rule.when >= 0 else ()
        clauses.append(Clause(number, rule, needs, effects_of(book.code, rule.code), special))
    return tuple(clauses)


def needs_of(code: tuple[int, ...], at: int) -> tuple[Need, ...]:
    """What a condition asks for; branches of an `or` are all taken as needed."""
    values: dict[int, tuple[int, int, int]] = {}
    needs: list[Need] = []
    while code[at] != ops.YES:
        op, a, b, c, d = code[at : at + 5]
        if op == ops.LET:
            values[a] = (b, c, d)
        elif op in (ops.LESS, ops.LEAST) and a in values:
            needs.append(Need(*values[a], b, op == ops.LESS))
        at += ops.WIDTH
    return tuple(needs)


def effects_of(code: tuple[int, ...], at: int) -> frozenset[Effect]:
    """What a program may change for good; in whichever branch it does."""
    found: set[Effect] = set()
    while code[at] != ops.END:
        op, a, b = code[at : at + 3]
        gains = op not in (ops.FLAG, ops.COUNTER) or b > 0
        if op in _TOLD and gains:
            found.add((op, a if op not in (ops.WIN, ops.LOSE) else 0))
        at += ops.WIDTH
    return frozenset(found)
