"""Cards in words: which sentences say what a card's data says, and the facts they need.

A table may play with other cards than ours, so no sentence holds a card's numbers.
"""

from __future__ import annotations

from typing import TypeAlias

from purrlour.engine.wire import Wire
from purrlour.games.wizard_kittens.cards import SIDES, Cards, Curse, Effect, Formula
from purrlour.games.wizard_kittens.content import DIFFICULTIES, SPELL_NAMES, TYPE_NAMES

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


# The same as text, for screens that have no cards: "nr-tail when-now do-pass count=1 side=left".


def lines_of(cards: Cards) -> dict[str, tuple[str, ...]]:
    """What each card says: its name, then keys of sentences with their facts, outer ones first.

    A line a sentence; of a Chaos Mode card a line a step, named "cm-shuffle.2".
    """
    lines: dict[str, tuple[str, ...]] = {}
    for curse in cards.curses:
        bonus = [] if curse.bonus is None else [formula_sentence(curse.bonus)]
        sentences: list[Sentence] = [(f"difficulty-{DIFFICULTIES[curse.difficulty]}", {}), *bonus]
        lines[curse.name] = tuple(_line(curse.name, [one]) for one in sentences)
    for card in cards.credits:
        lines[card.name] = (_line(card.name, [formula_sentence(card.scores)]),)
    for rule in cards.rules:
        lines[rule.name] = (_line(rule.name, _framed(rule.effect)),)
    for chaos in cards.chaos:
        lines[chaos.name] = tuple(
            _line(f"{chaos.name}.{number}", _framed(step))
            for number, step in enumerate(chaos.steps, start=1)
        )
    return lines


def _framed(effect: Effect) -> list[Sentence]:
    return [*reversed(when_sentences(effect)), effect_sentence(effect)]


def _line(name: str, sentences: list[Sentence]) -> str:
    words = [name]
    for key, facts in sentences:
        words += [key, *(f"{fact}={value}" for fact, value in facts.items())]
    return " ".join(words)
