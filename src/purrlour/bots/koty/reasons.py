"""Why one does something in Koty: what a card does depends on what it meets."""

from __future__ import annotations

from purrlour.bots.hints.reason import Reason, usual
from purrlour.engine.action import Action
from purrlour.games.koty.actions import Lay, Place, PlayCard, PlayJoker
from purrlour.games.koty.view import KotyView


def reason(_game: object, view: KotyView, action: Action) -> Reason:
    """The sentence that fits what lies there."""
    if isinstance(action, PlayCard | PlayJoker):
        return _playing(view, action)
    if isinstance(action, Lay) and action.target == view.seat:
        return Reason("lay-own", {"land": action.land})
    if isinstance(action, Place):
        return Reason("place", {"count": view.nines[view.seat][action.land - 1] + 1})
    return usual(action)


def _playing(view: KotyView, action: PlayCard | PlayJoker) -> Reason:
    own = action.target == view.seat
    top = view.tops[action.target][action.land - 1]
    if not top:
        return _laying(view, action, own=own)
    if top == "crow":
        return Reason("own-crow", {"land": action.land})
    meeting = "fight" if top == action.card else "friends"
    if own:
        return Reason(f"own-{meeting}")
    return Reason(f"attack-{meeting}", {"target": action.target})


def _laying(view: KotyView, action: PlayCard | PlayJoker, *, own: bool) -> Reason:
    if own:
        nines = view.nines[action.target][action.land - 1]
        return Reason("own-lay", {"count": int(action.card[-1]) << nines})
    cover = "crow" if action.card == "crow" else "cat"
    return Reason(f"cover-{cover}", {"target": action.target})
