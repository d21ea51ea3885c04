"""Why one does something in Mice and Mystics: pages are few, and minions bite."""

from __future__ import annotations

from purrlour.bots.hints.reason import Reason, usual
from purrlour.engine.action import Action
from purrlour.games.mice_and_mystics.actions import AtFigure, Explore, Simple, ToSpace
from purrlour.games.mice_and_mystics.view import MiceView


def reason(view: MiceView, action: Action) -> Reason:
    """The sentence that fits the room and who is in it."""
    if isinstance(action, Explore):
        return Reason("explore", {"count": view.end_page - view.page})
    if isinstance(action, AtFigure) and action.verb == "attack" and action.figure in view.foes:
        return _attacking(view, action)
    if isinstance(action, ToSpace) and action.verb == "go" and _lies(view, action.space):
        return Reason("space-go-thing")
    if isinstance(action, Simple) and action.word in ("search", "scurry") and not view.foes:
        return Reason(f"{action.word}-calm")
    return usual(action)


def _attacking(view: MiceView, action: AtFigure) -> Reason:
    figure = action.figure
    if len(view.foes) == 1:
        return Reason("figure-attack-last", {"figure": figure})
    at = view.foes.index(figure)
    battle, defence = view.foe_strength[at]
    others = [strength for one, strength in enumerate(view.foe_strength) if one != at]
    if all(battle > other for other, _ in others):
        return Reason("figure-attack-strong", {"figure": figure})
    if all(defence < other for _, other in others):
        return Reason("figure-attack-weak", {"figure": figure})
    return usual(action)


def _lies(view: MiceView, space: str) -> bool:
    """Whether something that the chapter is about lies on a space of this room."""
    return any(
        (room, where, holder) == (view.room, space, "")
        for room, where, holder in zip(
            view.thing_rooms, view.thing_spaces, view.thing_holders, strict=True
        )
    )
