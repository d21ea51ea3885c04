"""Beside the map: the room, its ways out, the order of turns, what ails the party.

A screen of 24 lines has no room for it: there, help tells the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from purrlour.games.mice_and_mystics.content.model import Content
from purrlour.games.mice_and_mystics.view import MiceView

if TYPE_CHECKING:
    from purrlour.words import Words

_WAYS: Final = ("north", "east", "south", "west")
_SHUT: Final = ("edge", "closed", "locked")
"""What a way says that leads to no room."""


def beside(words: Words, view: MiceView, book: Content) -> list[str]:
    """Short lines for below the map, those that matter most first."""
    lines = [words.card(view.room), *ways_out(words, view, book), ""]
    if view.track:
        lines += [words.say("cli-mm-track"), *_turns(words, view), ""]
    for hero, ails in zip(view.heroes, view.ails, strict=True):
        if ails:
            told = ", ".join(words.name("status", ail) for ail in ails)
            lines.append(f"{words.card(hero)}: {told}")
    if view.stash:
        lines.append(words.say("cli-mm-stash", cards=", ".join(map(words.card, view.stash))))
    return lines


def ways_out(words: Words, view: MiceView, book: Content) -> list[str]:
    """From which spaces one leaves, in which direction, and what lies there."""
    side = next(side for side in book.sides if side.id == view.room)
    lines: list[str] = []
    for way in side.exits:
        beyond = view.ways[way.direction]
        told = words.say(f"cli-mm-{beyond}") if beyond in _SHUT else words.card(beyond)
        spaces = ", ".join(side.spaces[space].id for space in way.spaces)
        direction = words.name("way", _WAYS[way.direction])
        lines.append(words.say("cli-mm-way", spaces=spaces, way=direction, room=told))
    return lines


def order(words: Words, view: MiceView) -> str:
    """The order of turns in one line."""
    return words.say("cli-mm-order", cards=", ".join(map(words.card, view.track)))


def _turns(words: Words, view: MiceView) -> list[str]:
    """The track from its top: whose turn it is has an arrow, who acted this round a dot."""
    lines: list[str] = []
    for place, card in enumerate(view.track, start=1):
        mark = ">" if card == view.card else "·" if card in view.acted else " "
        lines.append(f"{mark}{place} {words.card(card)}")
    return lines
