"""A campaign as its file: out of one parlour and into another, or to the terminal and back."""

from __future__ import annotations

import sqlite3
from time import time_ns

from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.server.auth.tokens import hash_token, new_match_id, new_token
from purrlour.server.campaigns.campaign import ended, folded
from purrlour.server.campaigns.steps import Begun, write_step
from purrlour.server.care.shelf import Shelf, database_file
from purrlour.server.config import Config
from purrlour.server.storage.base import KeptCampaign, StorageTrouble
from purrlour.server.storage.choose import open_store
from purrlour.server.storage.sqlite import add_campaign
from purrlour.server.storage.writer import connect

_BUSY = 5.0
"""Seconds to wait for a server that is just writing."""


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
    place = database_file(config)
    if place is not None:
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = open_store(config.database, config.data, node="import")
    try:
        await store.open()
    except StorageTrouble:
        if place is None or not place.is_file():
            raise
        try:
            connection = connect(place, busy=_BUSY, create=False)
            try:
                add_campaign(connection, kept, steps)
            finally:
                connection.close()
        except sqlite3.Error as error:
            raise StorageTrouble(f"{place}: {error}") from error
    else:
        await store.begin(kept, steps)
        await store.close()
    return kept.campaign, token
