"""Keeper: begins campaigns, and brings them up to date with the matches that are their chapters.

Nothing has to happen when a chapter ends: its match's own log then holds what it makes of the
campaign. Whoever asks for the campaign next notes it down. A step is written at the end of the
campaign's log or not at all, so it happens once, whoever else asks, and however often.
"""

from __future__ import annotations

from typing import Final

from purrlour.engine.errors import GameError
from purrlour.server.auth.tokens import hash_token, new_match_id, new_token, opens
from purrlour.server.campaigns import steps as log
from purrlour.server.campaigns.campaign import Campaign, campaigns_of, ended, folded
from purrlour.server.clock import Clock
from purrlour.server.storage.base import Kept, KeptCampaign, Store

MOST_STEPS: Final = 1_000
"""No campaign is longer: five chapters, and two hundred tries at each."""
_TRIES: Final = 20


class Keeper:
    """All campaigns of a store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def begin(self, game: str, text: str = "") -> tuple[str, str]:
        """A new campaign, or one from a file: its id, and its token, which is told once."""
        rules = campaigns_of(game)
        text = text or rules.begin()
        rules.read(text)  # refuses what is none
        token, now = new_token(), self._clock.wall()
        begun = log.write_step(log.Begun(at=now, text=text))
        while True:  # an id that is taken already is hardly ever met
            kept = KeptCampaign(new_match_id(), hash_token(token), game, now)
            if await self._store.begin(kept, [begun]):
                return kept.campaign, token

    async def enter(self, campaign: str, token: str) -> Campaign:
        """The campaign that this token opens, as it stands now."""
        kept = await self._store.find_campaign(campaign)
        if kept is None:
            raise GameError("no-such-campaign")
        if not opens(hash_token(token), kept.token):
            raise GameError("bad-campaign-token")
        return await self.settled(campaign)

    async def settled(self, campaign: str) -> Campaign:
        """The campaign as it stands now: a chapter that is over is noted first."""
        for _ in range(_TRIES):
            kept = await self._store.find_campaign(campaign)
            if kept is None:
                raise GameError("no-such-campaign")
            found = folded(kept, await self._store.read_campaign(campaign))
            over = await self._over(found)
            if over is None or await self.add(found, over):
                return found
        raise GameError("storage-trouble")

    async def _over(self, campaign: Campaign) -> log.Ended | None:
        """What the chapter that is played now did, if it is over."""
        if not campaign.playing:
            return None
        kept = await self._store.find(campaign.playing)
        if kept is None or not kept.over:
            return None
        lines = await self._store.read(kept.match)
        return ended(campaign, kept, lines, at=self._clock.wall())

    async def add(self, campaign: Campaign, step: log.AnyStep) -> bool:
        """Writes a step behind those we know of; False if somebody else was there first."""
        if campaign.length >= MOST_STEPS:
            raise GameError("campaign-long", most=MOST_STEPS)
        written = log.write_step(step)
        if not await self._store.proceed(campaign.kept.campaign, campaign.length + 1, written):
            return False
        campaign.take(step)
        return True

    async def note_match(self, campaign: Campaign, match: Kept) -> None:
        """The next chapter is played in this match from now on. Refuses if the campaign was
        changed since we looked: then nobody has the way to the match, and nobody misses it."""
        chapter = campaign.rules.read(campaign.text).next
        step = log.Opened(
            at=self._clock.wall(), match=match.match, code=match.code, chapter=chapter
        )
        if not await self.add(campaign, step):
            raise GameError("chapter-under-way")

    async def go_on(self, campaign: Campaign, match: str) -> None:
        """Leaves a chapter that was lost in this match as it is (what its game allows)."""
        if campaign.lost is None or campaign.lost.match != match:
            raise GameError("nothing-lost")
        if not await self.add(campaign, log.WentOn(at=self._clock.wall(), match=match)):
            raise GameError("chapter-under-way")
