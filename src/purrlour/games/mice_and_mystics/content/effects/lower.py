"""Lower: a sentence's tree to a rule with its programs, or to a trait."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.calls import (
    BENEFIT,
    LISTS,
    STORY,
    TIMINGS,
    WHOSE,
)
from purrlour.games.mice_and_mystics.content.effects.emit import Emitter
from purrlour.games.mice_and_mystics.content.effects.names import Names
from purrlour.games.mice_and_mystics.content.effects.parse import parse_all
from purrlour.games.mice_and_mystics.content.effects.tree import Condition, Passive, Sentence
from purrlour.games.mice_and_mystics.content.errors import Place
from purrlour.games.mice_and_mystics.content.model import COLOURS, DIRECTIONS, MODES, Rule, Trait

_MAY_LACK: Final = ("mode", "roll", "kind", "entered")
"""Timings that mean any, if nothing narrows them."""
_ENTERED: Final = {"any": 0, COLOURS[0]: -1, COLOURS[1]: -2}


class Lowering:
    """All programs of one content, and the rules that start them."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.code: list[int] = []
        self.rules: list[Rule] = []

    def copy(self) -> Lowering:
        """The same again, for a book to add to."""
        other = Lowering(self.names.copy())
        other.code.extend(self.code)
        other.rules.extend(self.rules)
        return other

    def sentences(
        self, texts: list[str], place: Place, *, owner: int, may: bool = False
    ) -> tuple[tuple[Rule, ...], tuple[Trait, ...]]:
        """The rules and traits of a card; `may`: its kind of card is always offered."""
        rules: list[Rule] = []
        traits: list[Trait] = []
        for text, here, tree in parse_all(texts, place):
            if isinstance(tree, Passive):
                traits.append(self._trait(tree, here))
            else:
                rules.append(self._rule(tree, text, here, owner=owner, may=may))
        return tuple(rules), tuple(traits)

    def _trait(self, tree: Passive, place: Place) -> Trait:
        if tree.trait not in ops.TRAITS:
            raise place.wrong("word", value=tree.trait, known=ops.TRAITS)
        if tree.whose not in BENEFIT:
            raise place.wrong("word", value=tree.whose, known=BENEFIT)
        whose, others = BENEFIT[tree.whose]
        when = self._when(tree.condition, None, place)
        return Trait(ops.TRAITS.index(tree.trait), tree.amount, whose, others, when)

    def _rule(self, tree: Sentence, text: str, place: Place, *, owner: int, may: bool) -> Rule:
        if tree.timing not in TIMINGS:
            raise place.wrong("timing", value=tree.timing, known=TIMINGS)
        trigger, takes, owners = TIMINGS[tree.timing]
        if owner not in owners:
            raise place.wrong("timing-here", value=tree.timing)
        if tree.whose not in WHOSE:
            raise place.wrong("word", value=tree.whose, known=WHOSE)
        if tree.limit not in ops.LIMITS:
            raise place.wrong("word", value=tree.limit, known=ops.LIMITS[1:])
        offered = may or tree.may or (owner == STORY and trigger in (ops.FREE, ops.ACTION))
        when = self._when(tree.condition, tree if offered else None, place)
        code = len(self.code)
        emitter = Emitter(self.code, self.names, place)
        emitter.body(tree.body)
        emitter.emit(ops.END)
        rule = Rule(
            trigger=trigger,
            arg=self._arg(takes, tree.args, place),
            whose=WHOSE[tree.whose],
            may=offered,
            limit=ops.LIMITS.index(tree.limit),
            when=when,
            code=code,
            text=text,
            number=len(self.rules),
            name=tree.args[0] if takes == "name" and tree.args else "",
        )
        self.rules.append(rule)
        return rule

    def _when(self, condition: Condition | None, needs: Sentence | None, place: Place) -> int:
        """The address of the program that tells whether it may be used now, or -1."""
        start = len(self.code)
        emitter = Emitter(self.code, self.names, place)
        no = emitter.label()
        if condition is not None:
            emitter.unless(condition, no)
        if needs is not None:
            emitter.needs(needs.body[0], no)
        if len(self.code) == start:
            return -1
        emitter.emit(ops.YES)
        emitter.here(no)
        emitter.emit(ops.NO)
        return start

    def _arg(self, takes: str, args: tuple[str, ...], place: Place) -> int:
        """What narrows the trigger."""
        wanted = 2 if takes == "edge" else 1
        if (args and not takes) or len(args) > wanted:
            raise place.wrong("timing-args", value=", ".join(args))
        if not takes or takes == "name" or (not args and takes in _MAY_LACK):
            return 0
        if len(args) < wanted:
            raise place.wrong("timing-needs", value=takes)
        first = args[0]
        if takes == "mode":
            return 1 + _index(first, MODES, place)
        if takes == "roll":
            return 1 + _index(first, LISTS["ROLLS"], place)
        if takes == "kind":
            return 1 + self.names.find("kinds", first, place)
        if takes == "entered" and first in _ENTERED:
            return _ENTERED[first]
        side = self.names.find("sides", first, place)
        if takes == "edge":
            return 1 + side * 4 + _index(args[1], DIRECTIONS, place)
        return 1 + side


def _index(word: str, words: tuple[str, ...], place: Place) -> int:
    if word not in words:
        raise place.wrong("word", value=word, known=words)
    return words.index(word)
