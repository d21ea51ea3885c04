"""Why one does something in Wizard Kittens: curses need certain cards."""

from __future__ import annotations

from purrlour.bots.hints.reason import Reason, usual
from purrlour.engine.action import Action
from purrlour.games.wizard_kittens.actions import (
    Cast,
    Defeat,
    First,
    Keep,
    PickCard,
    Place,
    Salvage,
    SendTo,
)
from purrlour.games.wizard_kittens.view import WizardView


def reason(_game: object, view: WizardView, action: Action) -> Reason:
    """The sentence that fits the curses and what this seat has for them."""
    if isinstance(action, Place) and view.card:
        return (
            _placing(view, view.card, action.chapter)
            or _idling(view, view.card, action.chapter)
            or usual(action)
        )
    if isinstance(action, SendTo):
        return _sending(view, action)
    if isinstance(action, Keep | Salvage):
        needed = any(action.card in missing for missing in view.missing[view.seat])
        return Reason(f"{action.kind}-needed" if needed else action.kind, {"card": action.card})
    if isinstance(action, Cast):
        return Reason(f"cast-{action.spell}")
    if isinstance(action, Defeat):
        return Reason("defeat", {"points": view.worth[action.chapter - 1]})
    if isinstance(action, PickCard | First) and action.target == view.seat:
        return Reason(f"{action.kind}-own")
    return usual(action)


def _placing(view: WizardView, card: str, chapter: int) -> Reason | None:
    """Why a card goes into a chapter of one's own; None if its curse does not need it."""
    missing = view.missing[view.seat][chapter - 1]
    if card not in missing:
        return None
    if len(missing) == 1:
        return Reason("place-last", {"card": card, "chapter": chapter})
    return Reason("place-needed", {"card": card, "chapter": chapter, "count": len(missing) - 1})


def _idling(view: WizardView, card: str, chapter: int) -> Reason | None:
    """What a card costs there that no curse needs of this seat; None if one does."""
    if any(card in missing for missing in view.missing[view.seat]):
        return None
    key = "place-idle" if view.curses[chapter - 1] else "place-free"
    return Reason(key, {"card": card, "chapter": chapter})


def _sending(view: WizardView, action: SendTo) -> Reason:
    if action.target != view.seat:
        return usual(action)
    card = view.picked_card or view.card
    return _placing(view, card, action.chapter) or Reason("to-own")
