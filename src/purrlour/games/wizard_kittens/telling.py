"""Cards in words: which sentences say what a card's data says, and the facts they need.

A table may play with other cards than ours, so no sentence holds a card's numbers.
"""

from __future__ import annotations

from typing import TypeAlias

from purrlour.engine.wire import Wire
from purrlour.games.wizard_kittens.cards import SIDES, Curse, Effect, Formula
from purrlour.games.wizard_kittens.content import SPELL_NAMES, TYPE_NAMES

Sentence: TypeAlias = tuple[str, dict[str, Wire]]
"""A key of the game's words, and facts."""


def need_of(curse: Curse) -> list[str]:
    """The components of a curse, by name."""
    return [name for name, count in zip(TYPE_NAMES, curse.need, strict=True) for _ in range(count)]


def formula_sentence(formula: Formula) -> Sentence:
    """How points are counted."""
    facts: dict[str, Wire] = {"points": formula.points}
    if formula.count == "per-type":
        facts["card"] = TYPE_NAMES[formula.a]
    elif formula.a or formula.count == "at-most":
        facts["count"] = formula.a
    return f"formula-{formula.count}", facts


def effect_sentence(effect: Effect) -> Sentence:
    """What happens; `when_sentence` says when."""
    facts: dict[str, Wire] = {}
    if effect.do in ("pass", "take", "pass-chapter"):
        facts["side"] = SIDES[effect.b]
    if effect.do == "pass-chapter":
        facts["chapter"] = effect.a + 1
    elif effect.do == "swap-curses":
        facts.update(chapter=effect.a + 1, other=effect.b + 1)
    elif effect.do == "cover":
        facts["spell"] = SPELL_NAMES[effect.a]
    elif effect.a:
        facts["count"] = effect.a
    return f"do-{effect.do}", facts


def when_sentences(effect: Effect) -> list[Sentence]:
    """Frames around the sentence of an effect, to be filled as `what`, the innermost first."""
    frames: list[Sentence] = [("when-cancels", {"step": step}) for step in effect.cancels]
    return [(f"when-{effect.when}", {}), *frames]
