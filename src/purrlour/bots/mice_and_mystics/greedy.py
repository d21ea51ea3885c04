"""A bot for Mice and Mystics: one head for whichever mouse is asked, that means to win."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from purrlour.bots.base import Bot
from purrlour.bots.mice_and_mystics.aims import Aims
from purrlour.bots.mice_and_mystics.atlas import Atlas
from purrlour.bots.mice_and_mystics.blind import blindly
from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.bots.mice_and_mystics.policy import MicePolicy
from purrlour.engine.cells import vec
from purrlour.engine.game import Game
from purrlour.games.mice_and_mystics.actions import MiceAction
from purrlour.games.mice_and_mystics.build import build
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.content.model import Content
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.view import MiceView
from purrlour.games.mice_and_mystics.whole import state_of

_AIMS: Final[dict[str, Aims]] = {}
"""By a book's fingerprint: what its chapters want."""
_POLICIES: Final[dict[str, MicePolicy]] = {}
"""So, too: how its chapters are played."""


def aims_of(book: Content) -> Aims:
    """A storybook, read once for all bots."""
    if book.fingerprint not in _AIMS:
        _AIMS[book.fingerprint] = Aims(book, Atlas(build(book)))
    return _AIMS[book.fingerprint]


def policy_of(book: Content) -> MicePolicy:
    """How a storybook is played, learnt once for all bots."""
    if book.fingerprint not in _POLICIES:
        _POLICIES[book.fingerprint] = MicePolicy(Mind(aims_of(book)))
    return _POLICIES[book.fingerprint]


def mice_policy(game: Game[Any, Any, Any, Any]) -> MicePolicy:
    """How the storybook of this game is played."""
    assert isinstance(game, MiceAndMystics)
    return policy_of(game.book)


def is_told_by(book: Content, view: MiceView) -> bool:
    """Whether a table plays a chapter of this book."""
    chapters = {chapter.id for chapter in book.book.chapters}
    sides = {side.id for side in book.sides}
    return view.chapter in chapters and sides.issuperset(view.tiles)


@final
class GreedyMice(Bot[MiceAction, MiceView]):
    """Plays by its policy at once, without a thought for what may come."""

    name: ClassVar[str] = "greedy"

    _game: MiceAndMystics | None = None

    def meet(self, game: Game[Any, MiceAction, MiceView, Any]) -> None:
        assert isinstance(game, MiceAndMystics)
        self._game = game  # its book is read when there is something to choose

    def choose(self, view: MiceView, choices: list[MiceAction]) -> MiceAction:
        if len(choices) == 1:
            return choices[0]
        book = content() if self._game is None else self._game.book
        codes = [action.code for action in choices]
        legal = vec[i64](codes)
        if is_told_by(book, view):
            policy = policy_of(book)
            code = policy.choose(self._table(policy, view), view.seat, legal, len(codes), self.whim)
        else:
            code = blindly(legal, len(codes), self.whim)
        return choices[codes.index(code)]

    def _table(self, policy: MicePolicy, view: MiceView) -> Mice:
        """The table that a view tells of, with nothing in its decks."""
        blocks = (
            *(view.figure_rows, view.mouse_rows, view.card_rows, view.table_rows),
            *(view.change_rows, view.dice_rows),
        )
        tables = policy.mind.primer.tables
        return state_of(tables, view.scalars, blocks, view.limits, view.stack)
