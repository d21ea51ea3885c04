"""The letters that stand for figures and things on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from purrlour.cli.table.mice_and_mystics.map import Spot
from purrlour.games.mice_and_mystics.content.model import Content, Space
from purrlour.games.mice_and_mystics.view import MiceView

if TYPE_CHECKING:
    from purrlour.words import Words

KINDS: Final = {
    "roach": "o",
    "rat_warrior": "r",
    "elite_rat": "e",
    "spider": "s",
    "centipede": "c",
    "brodie": "@",
    "captain_vurst": "V",
    "hundredknock": "H",
    "moth_regent": "Q",
}
"""By kind of minion; mice have the first letter of their name."""
TRAP, SNARE, FORK, GRAPE, THING, WATER = "!", "&", "Y", "g", "*", "~"
_MANY: Final = 3
"""From so many of a kind on, they are counted."""


def letter(words: Words, hero: str) -> str:
    """The letter of a mouse."""
    return words.card(hero)[0]


def foe_name(words: Words, figure: str, kind: str) -> str:
    """What words know a minion by: its kind, and the figure's number if there are several."""
    number = figure.lstrip("abcdefghijklmnopqrstuvwxyz_")
    several = words.has(f"card-{kind.replace('_', '-')}2")
    return f"{kind}{number}" if several else kind


def standing(words: Words, view: MiceView, space: str) -> str:
    """Who and what is on a space, a letter each; many of a kind are counted."""
    letters = [
        letter(words, hero)
        for hero, where in zip(view.heroes, view.spaces, strict=True)
        if where == space
    ]
    letters += [
        KINDS.get(kind, "?")
        for kind, where in zip(view.kinds, view.foe_spaces, strict=True)
        if where == space
    ]
    things = {TRAP: view.traps, SNARE: view.snares, FORK: (view.fork,), GRAPE: (view.grape,)}
    letters += [mark for mark, where in things.items() if space in where]
    letters += [
        THING
        for room, where in zip(view.thing_rooms, view.thing_spaces, strict=True)
        if (room, where) == (view.room, space)
    ]
    return _counted(letters)


def _counted(letters: Iterable[str]) -> str:
    return "".join(
        f"{count}{sign}" if count >= _MANY else sign * count
        for sign, count in Counter(letters).items()
    )


def spots(words: Words, view: MiceView, book: Content) -> list[Spot]:
    """The room the party is in."""
    side = next(side for side in book.sides if side.id == view.room)
    return [_spot(words, view, space) for space in side.spaces]


def _spot(words: Words, view: MiceView, space: Space) -> Spot:
    there = standing(words, view, space.id)
    name = (WATER if space.water else "") + space.id
    middle = space.anchors[len(space.anchors) // 2]
    return Spot(*middle, f"{name}:{there}" if there else name)
