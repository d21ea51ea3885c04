"""Catalogue: what there is to play, as clients want to know it."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import msgspec

from purrlour.bots.roster import known_bots
from purrlour.engine.clauses import load_clauses
from purrlour.engine.errors import GameError
from purrlour.engine.game import Game
from purrlour.games import GAMES
from purrlour.server.lesson import teaches
from purrlour.server.page import File, pack_file
from purrlour.server.storybook import book_of

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class HouseRule(msgspec.Struct, frozen=True):
    """An option of a game; its words have its title."""

    name: str
    values: list[str]
    default: str


class Preset(msgspec.Struct, frozen=True):
    """House rules that go well together; its words have its title."""

    name: str
    options: dict[str, str]
    """What differs from the defaults."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game in the list."""

    key: str
    version: int
    least: int
    """Fewest seats."""
    most: int
    """Most seats."""
    cooperative: bool
    campaigns: bool
    """Whether its matches may be chapters of a campaign."""
    lesson: bool
    """Whether `/api/games/{game}/lesson` teaches it."""
    book: str
    """The storybook it is played with, as its options call it, if that is not its own; then
    `/api/games/{game}/words/{language}` has what it says."""
    options: list[HouseRule]
    presets: list[Preset]
    bots: list[str]


class ActionInfo(msgspec.Struct, frozen=True):
    """One row of a game's action table."""

    text: str
    """As `choices` has it, and as it is played."""
    parts: dict[str, Any]
    """What it is made of: kind, card, target …; taps narrow the choices by these."""


class GameBook(GameInfo, frozen=True):
    """All about a game that does not change while it is played."""

    actions: list[ActionInfo]
    clauses: list[str]
    """Ids of its rules, in their order."""


def list_games() -> list[GameInfo]:
    """Every game."""
    return [GameInfo(**_facts(key)) for key in GAMES]


def find_game(key: str) -> GameBook:
    """One game, with its actions."""
    return _book(_game(key))


def find_printed(key: str, part: str = "") -> File:
    """What is printed in a game's box, as it is sent: it is large, and never changes. With a part,
    such as a room, it is without the others like it."""
    return _printed(_game(key), part)


def _game(key: str) -> AnyGame:
    if key not in GAMES:
        raise GameError("no-such-game", game=key[:40], known=", ".join(GAMES))
    return GAMES[key]


@cache
def _book(game: AnyGame) -> GameBook:
    actions = [ActionInfo(one.text(), dict(one.wire())) for one in game.actions]
    clauses = list(load_clauses(game.key, "en"))
    return GameBook(**_facts(game.key), actions=actions, clauses=clauses)


@cache  # it keeps no errors, so strangers' names for parts are forgotten
def _printed(game: AnyGame, part: str) -> File:
    printed = game.printed(part)
    if printed is None:
        raise GameError("no-such-page")
    return pack_file("printed.json", msgspec.json.encode(printed))


def _facts(key: str) -> dict[str, Any]:
    game = GAMES[key]
    return {
        "key": key,
        "version": game.version,
        "least": game.min_seats,
        "most": game.max_seats,
        "cooperative": game.cooperative,
        "campaigns": game.campaigns() is not None,
        "lesson": teaches(key),
        "book": book_of(key),
        "bots": known_bots(key),
        "options": [
            HouseRule(name, list(values), values[0]) for name, values in game.house_rules().items()
        ],
        "presets": [Preset(name, dict(options)) for name, options in game.presets.items()],
    }
