"""The rules that a storybook of somebody else is played by; bots need no more of it."""

from __future__ import annotations

from pathlib import Path

from purrlour.games import GAMES
from purrlour.games.mice_and_mystics.game import MiceAndMystics


def read_rules(folder: Path) -> MiceAndMystics:
    """The game with the book in a folder. Raises GameError for one that cannot be played."""
    from purrlour.games.mice_and_mystics.content.load import (  # noqa: PLC0415 - few need it
        load_book,
    )

    return MiceAndMystics(load_book(folder))


def play_by(rules: MiceAndMystics) -> None:
    """All matches of this process follow these rules from now on."""
    GAMES[rules.key] = rules
