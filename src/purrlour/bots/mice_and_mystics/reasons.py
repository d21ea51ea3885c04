"""Why one does something in Mice and Mystics: pages are few, and minions bite."""

from __future__ import annotations

from typing import Final

from purrlour.bots.hints.reason import Reason, usual
from purrlour.bots.mice_and_mystics.leads import Lead, lead_here, lead_of
from purrlour.engine.action import Action
from purrlour.games.mice_and_mystics.actions import AtFigure, Explore, Simple, ToSpace
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.games.mice_and_mystics.view import MiceView


def reason(game: MiceAndMystics, view: MiceView, action: Action) -> Reason:
    """The sentence that fits the room and who is in it."""
    if isinstance(action, Explore):
        return Reason("explore", {"count": view.end_page - view.page})
    if isinstance(action, AtFigure) and action.verb == "attack" and action.figure in view.foes:
        return _attacking(view, action)
    if isinstance(action, ToSpace) and action.verb == "go":
        return _going(game, view, action)
    if isinstance(action, Simple) and action.word in ("stop", "scurry"):
        return _staying(game, view, action)
    if isinstance(action, Simple) and action.word == "search" and not view.foes:
        return Reason("search-calm")
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


def _going(game: MiceAndMystics, view: MiceView, action: ToSpace) -> Reason:
    """What is there, or what it leads to, and how far that still is."""
    lying = _lying(view, action.space)
    if lying:
        return Reason("space-go-thing", {"thing": lying, "count": 0})
    lead = lead_of(game.book, view, action.space)
    return usual(action) if lead is None else _led("space-go", lead)


def _staying(game: MiceAndMystics, view: MiceView, action: Simple) -> Reason:
    """What is at hand where the mouse stops, or what it hurries to."""
    lead = lead_here(game.book, view)
    if lead is not None and (lead.steps == 0) == (action.word == "stop"):
        return _led(action.word, lead)
    return Reason("scurry-calm") if action.word == "scurry" and not view.foes else usual(action)


def _led(key: str, lead: Lead) -> Reason:
    return Reason(f"{key}-{lead.kind}", {_FACTS[lead.kind]: lead.name, "count": lead.steps})


def _lying(view: MiceView, space: str) -> str:
    """What the chapter is about, if it lies on a space of this room; "" if not."""
    for thing, *place in zip(
        view.things, view.thing_rooms, view.thing_spaces, view.thing_holders, strict=True
    ):
        if tuple(place) == (view.room, space, ""):
            return thing
    return ""


_FACTS: Final = {"foe": "figure", "exit": "way", "thing": "thing", "place": "space"}
"""What a sentence calls the name of a lead."""
