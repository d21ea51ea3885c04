"""Why one does something in Exploding Kittens: mostly not to meet the next card."""

from __future__ import annotations

from purrlour.bots.exploding_kittens.sense import defuses_of
from purrlour.bots.hints.reason import Reason, usual
from purrlour.engine.action import Action
from purrlour.games.exploding_kittens.actions import (
    AskFavor,
    Name,
    Pair,
    PlayCard,
    Put,
    Simple,
    Three,
)
from purrlour.games.exploding_kittens.view import KittensView


def reason(_game: object, view: KittensView, action: Action) -> Reason:
    """The sentence that fits what this seat knows."""
    if isinstance(action, Simple) and action.word == "draw":
        return _drawing(view)
    if isinstance(action, PlayCard):
        return _playing(view, action.card)
    if isinstance(action, Pair | Three) and defuses_of(view, action.target):
        return Reason(f"{action.kind}-defuse", {"target": action.target})
    if isinstance(action, AskFavor) and view.cards[action.target] == 1:
        return Reason("favor-last", {"target": action.target})
    if isinstance(action, Name) and action.card == "defuse":
        return Reason("name-defuse")
    if isinstance(action, Put) and action.place == 0:
        # Whoever owes another turn draws next.
        return Reason("put" if view.owed > 1 else "put-top")
    return usual(action)


def _drawing(view: KittensView) -> Reason:
    if view.risk == 0:
        return Reason("draw-safe")
    if "defuse" in view.hand:
        return Reason("draw-defuse", {"risk": view.risk})
    return Reason("draw", {"risk": view.risk})


def _playing(view: KittensView, card: str) -> Reason:
    if view.risk == 0:
        return Reason(f"play-{card}")
    return Reason(f"play-{card}-danger", {"risk": view.risk})
