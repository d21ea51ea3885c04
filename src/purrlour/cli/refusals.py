"""Refusals of the engine and of the games, as the command line tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from purrlour.engine.spelling import meant

if TYPE_CHECKING:
    from collections.abc import Mapping

    from purrlour.engine.errors import GameError
    from purrlour.engine.wire import Wire
    from purrlour.words import Words


def told(error: GameError, words: Words, game: str = "") -> str:
    """Why not, in one sentence of this game's words; of another's, where nobody said which."""
    from purrlour.games import GAMES
    from purrlour.words import MissingWord, Words

    for key in dict.fromkeys((game, "", *GAMES)):  # the parlour's words are in each game's
        own = Words(words.language, key)
        if own.has(f"refuse-{error.key}"):
            try:
                return own.refusal(error, ()) + suggestion(error.facts, words)
            except MissingWord:  # games share some keys, but not their cards
                continue
    return words.refusal(error, ())


def suggestion(facts: Mapping[str, Wire], words: Words) -> str:
    """“Did you mean …?”, if what was written is nearly what is known there; else nothing."""
    known = facts.get("known")
    if not isinstance(known, str):
        return ""
    written = facts.get("value") or facts.get("field") or next(iter(facts.values()))
    word = meant(str(written), known.split(", "))
    return f" {words.say('cli-did-you-mean', word=word)}" if word not in ("", written) else ""
