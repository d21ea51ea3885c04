"""Housekeeper: until when matches are kept, and what becomes of them then.

What is told is kept: a date never moves to the front. It moves on whenever somebody has a match
open, so nobody loses what they use. A match goes as a whole, in one stroke of the store, and only
if its date is past at that moment: whoever opens it first moves the date on, and wins.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final

import msgspec

from purrlour.engine.errors import GameError
from purrlour.server.auth.quotas import DAY_MS
from purrlour.server.campaigns.keeper import Keeper
from purrlour.server.clock import Clock
from purrlour.server.config import Retention
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.matches.room import Room
from purrlour.server.storage.base import Kept, StorageTrouble, Store

ROUND: Final = 100
"""Matches that are looked at before others have their turn."""
_HOLD_MS: Final = DAY_MS
"""Whoever opens a match whose date is near has it for so long at least."""
_NEAR_MS: Final = DAY_MS // 12
_MOVES: Final = 24
"""A date moves on when it could be later by one in so many parts of its whole term."""
_DEALT: Final = b'{"t":"dealt"'
"""How that entry begins, and no other."""


class Housekeeper:
    """Looks after the dates of all matches of a store."""

    def __init__(self, store: Store, clock: Clock, campaigns: Keeper, terms: Retention) -> None:
        self.removed = 0
        """Matches, since the start."""
        self._store = store
        self._clock = clock
        self._campaigns = campaigns
        self._lobby = terms.lobby_days * DAY_MS
        self._term = terms.days * DAY_MS
        self._renewing = False

    # Dates.

    def first_date(self, *, over: bool = False) -> int:
        """Until when a new match is kept: nobody has begun it, unless it came as a file."""
        return self._clock.wall() + (self._term if over else self._lobby)

    def wanted(self, match: Match) -> int:
        """Until when a match is kept that somebody has open, unless it is longer already."""
        lobby = match.table is None and match.phase != "over"
        term = self._lobby if lobby else self._term
        until = self._clock.wall() + term
        return until if until - match.kept.until > term // _MOVES else 0

    async def hold(self, kept: Kept) -> bool:
        """Somebody opens it: from now on it is safe. False if it is gone."""
        now = self._clock.wall()
        if kept.until - now > _NEAR_MS:
            return True
        return bool(await self._store.keep({kept.match: now + _HOLD_MS}))

    async def renew(self, rooms: Iterable[Room]) -> None:
        """Moves the dates of what is open on; all of them in one stroke."""
        wanted = {room.match.kept.match: (room, self.wanted(room.match)) for room in rooms}
        terms = {match: until for match, (_, until) in wanted.items() if until}
        if not terms or self._renewing:
            return
        self._renewing = True
        try:
            found = await self._store.keep(terms)
        except StorageTrouble:
            return  # soon again
        finally:
            self._renewing = False
        for match in found:
            room, until = wanted[match]
            room.match.kept = replace(room.match.kept, until=until)

    # Ends.

    async def clear(self, open_now: Collection[str]) -> None:
        """Removes what has had its time and is not open, until all is done or the store fails."""
        try:
            while found := await self._store.expired(self._clock.wall(), ROUND):
                passed = [kept for kept in found if kept.match not in open_now]
                for kept in passed:
                    await self._end(kept)
                if len(found) < ROUND or not passed:
                    return
        except StorageTrouble:
            return

    async def _end(self, kept: Kept) -> None:
        lines = await self._store.read(kept.match)
        least = 0
        if any(line.startswith(_DEALT) for line in lines):
            least = kept.created + self._term  # nobody was left to say that it had begun
        if await self._is_chapter(lines):
            least = self._clock.wall() + self._term
        if least > self._clock.wall():
            await self._store.keep({kept.match: least})
        elif await self._store.remove(kept.match, self._clock.wall()):
            self.removed += 1

    async def _is_chapter(self, lines: list[bytes]) -> bool:
        """Whether a campaign that can still go on is told in it."""
        try:
            opened = log.read_entry(lines[0]) if lines else None
            if not isinstance(opened, log.Opened) or not opened.campaign:
                return False
            campaign = await self._campaigns.settled(opened.campaign)
            story = campaign.rules.read(campaign.text)
        except (GameError, msgspec.MsgspecError):
            return False  # it is gone, or nobody can read it any more
        return bool(story.next or campaign.playing or campaign.lost)
