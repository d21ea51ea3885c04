"""A bot for Mice and Mystics: one head for whichever mouse is asked, that means to win."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from purrlour.bots.base import Bot
from purrlour.bots.mice_and_mystics_aims import Aims
from purrlour.bots.mice_and_mystics_answers import Answers
from purrlour.bots.mice_and_mystics_atlas import Atlas
from purrlour.bots.mice_and_mystics_blind import blindly
from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.bots.mice_and_mystics_turn import Turn
from purrlour.engine.game import Game
from purrlour.games.mice_and_mystics.actions import MiceAction
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.content.model import Content
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.games.mice_and_mystics.view import MiceView

_AIMS: Final[dict[str, Aims]] = {}
"""By a book's fingerprint: what its chapters want."""


def aims_of(book: Content) -> Aims:
    """A storybook, read once for all bots."""
    if book.fingerprint not in _AIMS:
        _AIMS[book.fingerprint] = Aims(Atlas(book))
    return _AIMS[book.fingerprint]


def is_told_by(book: Content, view: MiceView) -> bool:
    """Whether a table plays a chapter of this book."""
    chapters = {chapter.id for chapter in book.book.chapters}
    sides = {side.id for side in book.sides}
    return view.chapter in chapters and sides.issuperset(view.tiles)


@final
class GreedyMice(Bot[MiceAction, MiceView]):
    """Fights what is worth it, keeps the party together, and knows what the chapter wants."""

    name: ClassVar[str] = "greedy"

    _game: MiceAndMystics | None = None

    def meet(self, game: Game[Any, MiceAction, MiceView, Any]) -> None:
        assert isinstance(game, MiceAndMystics)
        self._game = game  # its book is read when there is something to choose

    def choose(self, view: MiceView, choices: list[MiceAction]) -> MiceAction:
        if len(choices) == 1:
            return choices[0]
        aims = aims_of(content() if self._game is None else self._game.book)
        if not is_told_by(aims.book, view):
            return blindly(choices, self.whim)
        sight = Sight(aims.book, view)
        legal = [action.code for action in choices]
        if view.phase == "turn":
            code = Turn(aims, sight, sight.active, legal).choose()
        else:
            code = Answers(aims, sight, legal).answer(view.phase)
        return choices[legal.index(code)] if code in legal else choices[0]
