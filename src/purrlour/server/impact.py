"""Impact: what each house rule was seen to change, for whoever arranges a table."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.server.page import File, pack_file

_SHOWN = 40


class ImpactCard(msgspec.Struct, frozen=True):
    """One value of one house rule beside the usual one, measured by playings of bots.

    Pairs are the usual table's, then the one with the rule.
    """

    option: str
    value: str
    seats: int
    rules: dict[str, str]
    """Other house rules of both tables, where the rule needs some."""
    turns: list[float]
    """Of a game, on average."""
    first: list[float]
    """The share of wins of whoever begins; where all play together, of the party."""
    ending: str
    """The ending that became more or less frequent by most,"""
    ended: list[float]
    """and the share of games that end so."""
    clear: list[str]
    """Which of `turns`, `first` and `ending` differ by more than luck does."""


class Impact(msgspec.Struct, frozen=True):
    """What the house rules of a game change."""

    version: int
    """Of the rules that were played; of others nothing is told."""
    games: int
    """Playings of each table."""
    bot: str
    """Who played."""
    seed: int
    cards: list[ImpactCard]


def find_impact(key: str) -> File:
    """The cards of a game, as they are sent; none if they are of older rules."""
    if key not in GAMES:
        raise GameError("no-such-game", game=key[:_SHOWN], known=", ".join(GAMES))
    return _packed(key)


@cache
def _packed(key: str) -> File:
    told = still_true(read_impact(key), GAMES[key].version)
    return pack_file("impact.json", msgspec.json.encode(told))


def still_true(impact: Impact, version: int) -> Impact:
    """What holds of the rules of this version: of others than were measured, nothing."""
    return impact if impact.version == version else msgspec.structs.replace(impact, cards=[])


def read_impact(key: str) -> Impact:
    """What the package brought."""
    file = files("purrlour.games").joinpath(key, "impact.json")
    if not file.is_file():
        return Impact(GAMES[key].version, 0, "", 0, [])
    return msgspec.json.decode(file.read_bytes(), type=Impact)
