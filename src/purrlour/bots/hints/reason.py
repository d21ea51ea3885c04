"""Reason: why a choice is a good one, as the key of a sentence and its facts."""

from __future__ import annotations

from dataclasses import dataclass, field

from purrlour.engine.action import Action
from purrlour.engine.wire import Wire


@dataclass(frozen=True)
class Reason:
    """`hint-<key>` of the game's words says it."""

    key: str
    facts: dict[str, Wire] = field(default_factory=dict)


def usual(action: Action) -> Reason:
    """Why anybody does such a thing: every row of an action table has a sentence for it.

    An action of one word goes by its word, others by their kind, and by their verb if they have
    one. Its parts are the facts.
    """
    parts = action.wire()
    kind = str(parts.pop("kind"))
    if "word" in parts:
        return Reason(str(parts.pop("word")))
    if "verb" in parts:
        return Reason(f"{kind}-{parts.pop('verb')}", parts)
    return Reason(kind, parts)
