"""Requests about campaigns. The token of a campaign's link opens it, and nothing else does."""

from __future__ import annotations

from typing import Final

from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.bodies import Visit, read_json
from purrlour.server.campaigns.campaign import Campaign
from purrlour.server.desk import PLAIN, Desk, Route, Text, find_token, fits, insist_open
from purrlour.server.door import visitor


async def begin_campaign(desk: Desk, visit: Visit) -> wire.CampaignLink:
    """Begins a campaign, or goes on with one from a file."""
    insist_open(desk)
    wish = await read_json(visit, wire.NewCampaign)
    if wish.game not in GAMES:
        raise GameError("unknown-game", game=wish.game, known=", ".join(GAMES))
    with desk.hub.use.charged("campaigns", visitor(visit.scope)):
        campaign, token = await desk.hub.campaigns.begin(wish.game, wish.text)
    return wire.CampaignLink(campaign, token)


async def campaign(desk: Desk, visit: Visit) -> wire.CampaignAbout:
    """How a campaign stands."""
    return (await _entered(desk, visit)).about()


async def open_chapter(desk: Desk, visit: Visit) -> wire.Seated:
    """Opens a match for the next chapter; whoever likes may play this time."""
    insist_open(desk)
    found = await _entered(desk, visit)
    wish = await read_json(visit, wire.NextChapter)
    with desk.hub.use.charged("matches", visitor(visit.scope)):
        return await desk.hub.open_chapter(found, wish)


async def go_on(desk: Desk, visit: Visit) -> wire.CampaignAbout:
    """Leaves the chapter that was lost last as it is; the next one follows."""
    insist_open(desk)
    found = await _entered(desk, visit)
    wish = await read_json(visit, wire.GoingOn)
    await desk.hub.campaigns.go_on(found, wish.match)
    return found.about()


async def campaign_file(desk: Desk, visit: Visit) -> Text:
    """The campaign as a file, for the terminal or another parlour."""
    return Text((await _entered(desk, visit)).text.encode(), PLAIN)


async def _entered(desk: Desk, visit: Visit) -> Campaign:
    """The campaign of the path, if the token opens it."""
    name = visit.path_params["campaign"]
    if not fits(name, wire.CampaignId):
        raise GameError("no-such-campaign")
    return await desk.hub.campaigns.enter(str(name), find_token(visit))


ROUTES: Final = [
    Route(
        method="POST",
        path="/api/campaigns",
        do=begin_campaign,
        takes=wire.NewCampaign,
        gives=wire.CampaignLink,
        status=201,
        refuses=(409, 422),
        leads=(
            ("campaign", "campaign"),
            ("open_chapter", "campaign"),
            ("go_on", "campaign"),
            ("campaign_file", "campaign"),
        ),
    ),
    Route(
        method="GET",
        path="/api/campaigns/{campaign}",
        do=campaign,
        gives=wire.CampaignAbout,
        refuses=(404, 409, 422),
        private=True,
    ),
    Route(
        method="POST",
        path="/api/campaigns/{campaign}/matches",
        do=open_chapter,
        takes=wire.NextChapter,
        gives=wire.Seated,
        status=201,
        refuses=(404, 409, 422),
        private=True,
    ),
    Route(
        method="POST",
        path="/api/campaigns/{campaign}/on",
        do=go_on,
        takes=wire.GoingOn,
        gives=wire.CampaignAbout,
        refuses=(404, 409, 422),
        private=True,
    ),
    Route(
        method="GET",
        path="/api/campaigns/{campaign}/file",
        do=campaign_file,
        gives=PLAIN,
        refuses=(404, 409, 422),
        private=True,
    ),
]
