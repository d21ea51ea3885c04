"""Campaign: what the log of a campaign says. A pure fold of steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from purrlour.engine.campaign import Campaigns
from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.campaigns import steps as log
from purrlour.server.matches import entries
from purrlour.server.matches.match import Match
from purrlour.server.storage.base import Kept, KeptCampaign


@dataclass(slots=True)
class Campaign:
    """Everything about one campaign."""

    kept: KeptCampaign
    length: int = 0
    """So many steps are on disk."""
    text: str = ""
    """What the next chapter begins with."""
    playing: str = ""
    """The match in which it is played now; "" if none is."""
    lost: log.Ended | None = None
    """The next chapter was lost in this match, which may count or not."""
    matches: list[wire.ChapterMatch] = field(default_factory=list)
    """All that were opened for it."""

    def take(self, step: log.AnyStep) -> None:
        """Adds a step."""
        self.length += 1
        match step:
            case log.Begun():
                self.text = step.text
            case log.Opened():
                if self.playing:
                    self._end(ended="left")
                self.playing, self.lost = step.match, None
                self.matches.append(wire.ChapterMatch(step.match, step.code, step.chapter, step.at))
            case log.Ended():
                self.playing = ""
                won = "won" if step.won else "lost"
                self._end(ended=won, chairs=step.chairs, practice=step.practice)
                if step.won:
                    self.text = step.text
                else:
                    self.lost = step
            case log.WentOn():
                assert self.lost is not None, "nothing was lost"
                self.text, self.lost = self.lost.text, None

    def _end(self, **facts: object) -> None:
        self.matches[-1] = msgspec.structs.replace(self.matches[-1], **facts)

    @property
    def rules(self) -> Campaigns:
        """What its game knows of campaigns."""
        return campaigns_of(self.kept.game)

    def settings(self) -> dict[str, str]:
        """The options of a match that is its next chapter."""
        return self.rules.settings(self.text)

    def about(self) -> wire.CampaignAbout:
        """For those who have its link."""
        story = self.rules.read(self.text)
        return wire.CampaignAbout(
            campaign=self.kept.campaign,
            game=self.kept.game,
            created=self.kept.created,
            book=story.book,
            chapters=[wire.ChapterTold(one.name, list(one.played)) for one in story.chapters],
            next=story.next,
            trophies=list(story.trophies),
            party=[
                wire.MemberTold(one.name, list(one.knows), list(one.keeps)) for one in story.party
            ],
            matches=self.matches,
            playing=self.playing,
            lost=self.lost.match if self.lost else "",
        )


def campaigns_of(game: str) -> Campaigns:
    """What a game knows of campaigns; refuses one that has none."""
    campaigns = GAMES[game].campaigns() if game in GAMES else None
    if campaigns is None:
        raise GameError("no-campaigns", game=game)
    return campaigns


def folded(kept: KeptCampaign, steps: Iterable[bytes]) -> Campaign:
    """The campaign with this log."""
    campaign = Campaign(kept)
    for step in steps:
        campaign.take(log.read_step(step))
    return campaign


def ended(campaign: Campaign, kept: Kept, lines: Sequence[bytes], *, at: int) -> log.Ended | None:
    """What the match that is played now did for the campaign; None while it goes on.

    Its log alone says so, and is not played again: what it makes of the campaign was written with
    its last step, by the rules of that day.
    """
    found = [entries.read_entry(line) for line in lines]
    text = next((one.campaign for one in found if isinstance(one, entries.Revealed)), None)
    if text is None:
        return None
    chapter = campaign.matches[-1].chapter
    told = campaign.rules.read(text).chapters
    won = any(one.played[-1:] == (True,) for one in told if one.name == chapter)
    practice = any(isinstance(one, entries.Opened) and one.practice for one in found)
    return log.Ended(
        at=at,
        match=kept.match,
        won=won,
        text=text,
        chairs=_chairs(kept, found),
        practice=practice,
    )


_PEOPLE: Final = (
    entries.Opened,
    entries.Sat,
    entries.Left,
    entries.Kicked,
    entries.Swapped,
    entries.BotSat,
    entries.Back,
    entries.Freed,
)


def _chairs(kept: Kept, found: Iterable[entries.AnyEntry]) -> list[wire.Person]:
    """Who sat there at the end."""
    match = Match(kept)
    for entry in found:
        if isinstance(entry, _PEOPLE):
            match.take(entry)
        elif isinstance(entry, entries.Dealt):
            match.phase = "playing"  # from now on bots play for those who leave
    return [wire.Person(chair.name, "" if chair.name else chair.bot) for chair in match.chairs]
