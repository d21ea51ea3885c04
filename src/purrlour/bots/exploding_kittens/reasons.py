"""Why one does something in Exploding Kittens: mostly not to meet the next card."""

from __future__ import annotations

from typing import Final

from purrlour.bots.exploding_kittens.sense import defuses_of, next_to
from purrlour.bots.hints.reason import Reason, usual
from purrlour.engine.action import Action
from purrlour.games.exploding_kittens import codes
from purrlour.games.exploding_kittens.actions import (
    AskFavor,
    Name,
    Pair,
    PlayCard,
    Put,
    Simple,
    Three,
)
from purrlour.games.exploding_kittens.content import NAMES
from purrlour.games.exploding_kittens.view import KittensView


def reason(_game: object, view: KittensView, action: Action) -> Reason:
    """The sentence that fits what this seat knows."""
    if isinstance(action, Simple) and action.word == "draw":
        return _drawing(view)
    if isinstance(action, Simple) and action.word == "nope":
        return _noping(view)
    if isinstance(action, Simple) and action.word == "pass" and "nope" not in view.hand:
        return Reason("pass-none")
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


def _noping(view: KittensView) -> Reason:
    """What happens without it, if that concerns this seat."""
    play = view.play
    if view.turn == view.seat:
        return Reason("nope-own", {"card": NAMES[codes.card_of(play)]})
    if codes.target_of(play) == view.seat:
        if view.named in view.hand:
            return Reason("nope-named", {"target": view.turn, "card": view.named})
        return Reason("nope-robbed", {"target": view.turn})
    if play in _DODGES and next_to(view, view.turn) == view.seat:
        return Reason(_DODGES[play], {"risk": view.risk})
    return Reason("nope")


_DODGES: Final = {codes.PLAY_ATTACK: "nope-attack", codes.PLAY_SKIP: "nope-skip"}
"""What leaves the next card to whoever is next."""
