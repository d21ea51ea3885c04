"""Numbers: what sentences count, by name, so that words need not say it once more.

A name is made of the moment, what is done, and with what; figures and spaces are left out:
`enter(t4_orange): spawn(rat_warrior,4)` counts `enter_t4_orange_spawn_rat_warrior`. What is less
ends in `_less`, a comparison in `_least`, `_most`, `_is` or `_not`: whoever turns a rule round
takes its name away, and the words that told it are refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from purrlour.games.mice_and_mystics.content.effects.calls import OPERATIONS, VALUES
from purrlour.games.mice_and_mystics.content.effects.tree import (
    Argument,
    Both,
    Call,
    Choose,
    Compare,
    Condition,
    Each,
    Either,
    If,
    Not,
    Number,
    Passive,
    Sentence,
    Statement,
    Words,
)

Numbered = Iterator[tuple[str, int]]

_UNNAMED: Final = ("figure", "space", "spaces", "where", "purse", "selection", "faces", "face")
"""Parameters that do not go into a name."""
_OPPOSITE: Final = {">=": "<", "<": ">=", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}


def only_one_each(found: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Each name once; one that stands for two different numbers says nothing, and is none."""
    numbers: dict[str, set[int]] = {}
    for name, number in found:
        numbers.setdefault(name, set()).add(number)
    return tuple((name, min(each)) for name, each in numbers.items() if len(each) == 1)


def count(tree: Sentence | Passive) -> Numbered:
    """The numbers of one sentence."""
    if isinstance(tree, Passive):
        moment = f"passive_{tree.trait}"
        yield _signed(moment, tree.amount)
    else:
        moment = "_".join((tree.timing.replace(":", "_"), *tree.args))
        yield from _body(moment, tree.body)
    if tree.condition is not None:
        yield from _condition(f"{moment}_if", tree.condition, holds=True)


def _body(moment: str, body: tuple[Statement, ...]) -> Numbered:
    for statement in body:
        if isinstance(statement, Call):
            yield from _call(moment, statement)
        elif isinstance(statement, If):
            yield from _condition(f"{moment}_if", statement.condition, holds=True)
            yield from _body(moment, statement.then)
            yield from _body(moment, statement.otherwise)
        elif isinstance(statement, Each):
            if isinstance(statement.most, Number):
                yield f"{moment}_each", statement.most.value
            yield from _body(moment, statement.body)
        elif isinstance(statement, Choose):
            for branch in statement.branches:
                yield from _body(moment, branch)


def _call(moment: str, call: Call) -> Numbered:
    _, params = OPERATIONS[call.name]
    name = "_".join((moment, call.name, *_named(params, call.args)))
    amounts = [arg for arg in call.args if isinstance(arg, Number)]
    for at, amount in enumerate(amounts):  # of several, such as draw(3,1), the later are numbered
        yield _signed(f"{name}_{at + 1}" if at else name, amount.value)


def _condition(begun: str, condition: Condition, *, holds: bool) -> Numbered:
    if isinstance(condition, Both | Either):
        yield from _condition(begun, condition.first, holds=holds)
        yield from _condition(begun, condition.second, holds=holds)
    elif isinstance(condition, Not):
        yield from _condition(begun, condition.inner, holds=not holds)
    else:
        yield from _compare(begun, condition, holds=holds)


def _compare(begun: str, compare: Compare, *, holds: bool) -> Numbered:
    """`moved>2` is at least 3. A bare value is at least 1, and nothing to be told."""
    value, number = compare.value, compare.number
    if (compare.sign, number) == (">=", 1):
        return
    _, params = VALUES.get(value.name, (0, ""))  # count(…) has a selection, and no words
    name = "_".join((begun, value.name, *_named(params, value.args)))
    sign = compare.sign if holds else _OPPOSITE[compare.sign]
    ending = {"=": "is", "!": "not", ">": "least", "<": "most"}[sign[0]]
    yield f"{name}_{ending}", number + {">": 1, "<": -1}.get(sign, 0)


def _named(params: str, args: tuple[Argument, ...]) -> Iterator[str]:
    """The words among the arguments that say what is counted."""
    for param, arg in zip(params.split(), args, strict=False):
        if isinstance(arg, Words) and param.rstrip("?") not in _UNNAMED:
            yield from (word.lstrip("+-") for word in arg.words)


def _signed(name: str, number: int) -> tuple[str, int]:
    return (f"{name}_less", -number) if number < 0 else (name, number)
