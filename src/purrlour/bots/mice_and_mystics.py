"""A bot for Mice and Mystics: one head for whichever mouse is asked, that means to win."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, final

from purrlour.bots.base import Bot
from purrlour.bots.mice_and_mystics_aims import Aims
from purrlour.bots.mice_and_mystics_answers import Answers
from purrlour.bots.mice_and_mystics_atlas import Atlas
from purrlour.bots.mice_and_mystics_blind import blindly
from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.bots.mice_and_mystics_turn import Turn
from purrlour.games.mice_and_mystics.actions import MiceAction
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.content.model import Content
from purrlour.games.mice_and_mystics.view import MiceView


@cache
def our_aims() -> Aims:
    """The parlour's own storybook, read once for all bots."""
    return Aims(Atlas(content()))


def is_told_by(book: Content, view: MiceView) -> bool:
    """Whether a table plays a chapter of this book."""
    chapters = {chapter.id for chapter in book.book.chapters}
    sides = {side.id for side in book.sides}
    return view.chapter in chapters and sides.issuperset(view.tiles)


@final
class GreedyMice(Bot[MiceAction, MiceView]):
    """Fights what is worth it, keeps the party together, and knows what the chapter wants."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: MiceView, choices: list[MiceAction]) -> MiceAction:
        if len(choices) == 1:
            return choices[0]
        aims = our_aims()
        if not is_told_by(aims.book, view):
            return blindly(choices, self.whim)
        sight = Sight(aims.book, view)
        legal = [action.code for action in choices]
        if view.phase == "turn":
            code = Turn(aims, sight, sight.active, legal).choose()
        else:
            code = Answers(aims, sight, legal).answer(view.phase)
        return choices[legal.index(code)] if code in legal else choices[0]
