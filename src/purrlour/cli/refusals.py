"""Refusals of the engine and of the games, as the command line tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from purrlour.engine.errors import GameError
    from purrlour.words import Words


def told(error: GameError, words: Words, game: str = "") -> str:
    """Why not, in one sentence of this game's words; of another's, where nobody said which."""
    from purrlour.games import GAMES
    from purrlour.words import MissingWord, Words

    for key in dict.fromkeys((game, "", *GAMES)):  # the parlour's words are in each game's
        own = Words(words.language, key)
        if own.has(f"refuse-{error.key}"):
            try:
                return own.refusal(error, ())
            except MissingWord:  # games share some keys, but not their cards
                continue
    return words.refusal(error, ())
