"""A box that was opened: content as tables, with the choices and campaigns that follow from it.

Reading the data takes about as long as starting Python, so the game opens its box when somebody
first deals, and not when somebody asks which games there are.
"""

from __future__ import annotations

from typing import final

from purrlour.engine.campaign import Campaigns
from purrlour.games.mice_and_mystics.actions import MiceAction, build_table
from purrlour.games.mice_and_mystics.build import build
from purrlour.games.mice_and_mystics.campaigns import MiceCampaigns
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.content.model import Content
from purrlour.games.mice_and_mystics.options import OURS


@final
class Opened:
    """What a game is played with."""

    __slots__ = ("actions", "book", "book_name", "campaigns", "tables", "texts")

    def __init__(self, book: Content | None) -> None:
        self.book = content() if book is None else book
        self.book_name = _name_of(self.book)
        self.tables = build(self.book)
        self.actions: list[MiceAction] = build_table(self.tables.names)
        self.tables.names.actions = [action.text() for action in self.actions]
        self.texts = {action.text(): action for action in self.actions}
        self.campaigns: Campaigns = MiceCampaigns(self.book.book.id, self.tables.names.chapters)


def _name_of(book: Content) -> str:
    """Its own name may be anybody's; the fingerprint is of all its files."""
    if book.fingerprint == content().fingerprint:
        return OURS
    return f"{book.book.id}-{book.fingerprint}"
