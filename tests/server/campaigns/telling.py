"""How tests tell a story: a parlour with a store of any kind, and chapters that come to an end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec

from purrlour.server import wire
from purrlour.server.campaigns import steps
from purrlour.server.campaigns.campaign import Campaign
from purrlour.server.clock import LoopClock
from purrlour.server.matches import entries as log
from purrlour.server.matches import playing
from purrlour.server.matches.hub import Hub
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.thinker import Inline
from purrlour.server.storage.base import Store, Verdict
from tests.server.storage.conftest import Place
from tests.server.storage.looping import put

GAME = "mice_and_mystics"
BRISK = {"party": "suggested", "ties": "auto", "level": "hard"}


@dataclass
class Parlour:
    """One process of a server, with one campaign that everybody means."""

    store: Store
    hub: Hub
    campaign: str = ""
    token: str = ""

    async def begins(self, text: str = "") -> None:
        self.campaign, self.token = await self.hub.campaigns.begin(GAME, text)

    async def asks(self) -> Campaign:
        """Opens the campaign by its link."""
        return await self.hub.campaigns.enter(self.campaign, self.token)

    async def tells(self) -> wire.CampaignAbout:
        return (await self.asks()).about()

    async def opens(self, *, instead: str | None = None, seats: int = 2) -> wire.Seated:
        """The next chapter."""
        wish = wire.NextChapter(seats=seats, options=BRISK, name="Ann", instead=instead)
        return await self.hub.open_chapter(await self.asks(), wish)

    async def steps(self) -> list[steps.AnyStep]:
        return [steps.read_step(step) for step in await self.store.read_campaign(self.campaign)]

    async def plays(self, *, wins: bool) -> str:
        """Opens a chapter and comes to its end; gives the match."""
        match = (await self.opens()).match
        await play_out(self.store, match, wins=wins)
        return match


@asynccontextmanager
async def parlour(place: Place, node: str = "ann") -> AsyncIterator[Parlour]:
    """A process that serves what lies there."""
    store = place.store(node)
    await store.open()
    hub = Hub(store, LoopClock(), Inline(), node=node)
    try:
        yield Parlour(store, hub)
    finally:
        await store.close()


async def read_match(store: Store, match: str) -> Match:
    kept = await store.find(match)
    assert kept is not None
    return replayed(kept, await store.read(match))


async def play_out(store: Store, match: str, *, wins: bool) -> None:
    """Plays to the end as absent people do, which is to lose; and writes it as a server would.

    Whoever wins does so by a stroke of the pen: the last entry says that they did.
    """
    found = await read_match(store, match)
    stored = len(found.log)
    found.take(log.Mixing(at=1))
    playing.deal(found, at=1)
    while found.phase != "over":
        seat = next(iter(found.pending().values())).seat
        playing.fall_back(found, seat, at=2, why="time")
    lines = found.log[stored:]
    if wins:
        last = log.read_entry(lines[-1])
        assert isinstance(last, log.Revealed)
        told = last.campaign.rpartition(" lost\n")
        lines[-1] = log.write_entry(
            msgspec.structs.replace(last, campaign=f"{told[0]} won\n{told[2]}")
        )
    assert await put(store, match, stored + 1, *lines, over=True) is Verdict.STORED
