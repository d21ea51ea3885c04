"""Campaigns of a storybook: the same for a file at the terminal and for a server (MM-281)."""

from __future__ import annotations

from collections.abc import Sequence

from purrlour.engine.campaign import Campaigns, Chapter, Member, Story
from purrlour.engine.errors import GameError, InvalidOptions
from purrlour.games.mice_and_mystics.campaign import (
    NONE,
    Campaign,
    after,
    campaign_of,
    read_campaign,
)
from purrlour.games.mice_and_mystics.options import MiceOptions
from purrlour.games.mice_and_mystics.state import Mice


class MiceCampaigns(Campaigns):
    """Those of one book."""

    def __init__(self, book: str, chapters: Sequence[str]) -> None:
        self._book = book
        self._chapters = chapters

    def begin(self) -> str:
        return Campaign(self._book).text()

    def read(self, text: str) -> Story:
        found = self._read(text)
        left = self._left(found)
        return Story(
            book=found.book,
            chapters=tuple(
                Chapter(name, tuple(won for done, won in found.done if done == name))
                for name in self._chapters
            ),
            next=left[0] if left else "",
            trophies=found.trophies,
            party=tuple(
                Member(hero, mouse.abilities, (mouse.card,) if mouse.card else ())
                for hero, mouse in found.mice.items()
            ),
        )

    def settings(self, text: str, chapter: str = "") -> dict[str, str]:
        found = self._read(text)
        left = self._left(found)
        if not chapter:
            if not left:
                raise GameError("campaign-over", clause="MM-281")
            chapter = str(self._chapters.index(left[0]) + 1)
        return {"chapter": chapter, "campaign": found.option()}

    def after(self, options: MiceOptions, state: Mice) -> str:
        if options.campaign == NONE:
            return ""
        return after(campaign_of(options.campaign), state).text()

    def _read(self, text: str) -> Campaign:
        found = read_campaign(text)
        if found.book != self._book:
            raise InvalidOptions(
                "other-book", clause="MM-281", book=found.book[:60], wanted=self._book
            )
        return found

    def _left(self, campaign: Campaign) -> list[str]:
        """A chapter that was lost, and left at that, does not come back (MM-279)."""
        done = {name for name, _ in campaign.done}
        return [name for name in self._chapters if name not in done]
