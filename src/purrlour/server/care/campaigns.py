"""A campaign as its file: out of one parlour and into another, or to the terminal and back."""

from __future__ import annotations

from pathlib import Path
from time import time_ns

from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.server.auth.tokens import hash_token, new_match_id, new_token
from purrlour.server.campaigns.campaign import ended, folded
from purrlour.server.campaigns.steps import Begun, write_step
from purrlour.server.care.beside import beside, open_to_add
from purrlour.server.care.shelf import Shelf
from purrlour.server.config import Config
from purrlour.server.storage.base import KeptCampaign
from purrlour.server.storage.sqlite import add_campaign


async def export_campaign(shelf: Shelf, wanted: str) -> str | None:
    """The file of the campaign with this id, with a chapter that was won since anybody asked."""
    for kept in await shelf.campaigns():
        if kept.campaign == wanted:
            break
    else:
        return None
    campaign = folded(kept, [step for _, step in await shelf.steps(wanted)])
    match = await shelf.find(campaign.playing) if campaign.playing else None
    if match is not None:
        lines = [line for _, line in await shelf.log(match.match)]
        over = ended(campaign, match, lines, at=kept.created)
        if over is not None:
            campaign.take(over)
    return campaign.text


def game_of(text: str) -> str:
    """The game that such a file belongs to; refuses one that belongs to none of ours."""
    refused: GameError | None = None
    for key, game in GAMES.items():
        campaigns = game.campaigns()
        if campaigns is None:
            continue
        try:
            campaigns.read(text)
        except GameError as error:
            refused = error
        else:
            return key
    raise refused or GameError("no-campaigns", game="")


async def import_campaign(config: Config, text: str) -> tuple[str, str]:
    """Adds a campaign: its id, and the token of its link. A server may run meanwhile."""
    now, token = time_ns() // 1_000_000, new_token()
    kept = KeptCampaign(new_match_id(), hash_token(token), game_of(text), now)
    steps = [write_step(Begun(at=now, text=text))]
    store = await open_to_add(config)
    if isinstance(store, Path):
        with beside(store) as connection:
            add_campaign(connection, kept, steps)
    else:
        await store.begin(kept, steps)
        await store.close()
    return kept.campaign, token
