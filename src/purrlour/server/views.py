"""Views as JSON: whole for bots, without what no screen needs for people."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER
from purrlour.engine.game import Game
from purrlour.engine.view import View
from purrlour.games import GAMES

_encoder: Final = msgspec.json.Encoder()


def view_bytes(view: View) -> bytes:
    """All of it: what a bot gets."""
    return _encoder.encode(view)


def shown_bytes(shown: dict[str, object]) -> bytes:
    """What a person's screen gets: `Game.shown`, which is never more than the view."""
    return _encoder.encode(shown)


def read_view(game: str, data: bytes) -> View:
    """The view with these bytes; raises msgspec.MsgspecError for anything else."""
    return _decoder(game).decode(data)


@cache
def _decoder(game: str) -> msgspec.json.Decoder[View]:
    return msgspec.json.Decoder(view_class(GAMES[game]))


def view_class(game: Game[Any, Any, Any, Any]) -> type[View]:
    """The class of a game's views; any will tell."""
    state = game.deal(game.min_seats, game.options({}), Seeded(0))
    return type(game.view(state, WATCHER))
