"""Languages: what the server says to people, in theirs."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from purrlour.engine.errors import GameError
from purrlour.server.storybook import words_of
from purrlour.words import LANGUAGES, MissingWord, Words

_log: Final = logging.getLogger(__name__)


def words(language: str, game: str = "") -> Words:
    """The words of a language, for the parlour and one of its games; English if we lack it."""
    return words_of(language if language in LANGUAGES else LANGUAGES[0], game)


def sentence(error: GameError, language: str, game: str = "", *, names: Sequence[str] = ()) -> str:
    """Why not, in one sentence."""
    if error.facts:
        return _say(error, language, game, names)
    # Without gaps to fill it is always the same, and a flood of mistakes stays cheap.
    known = (error.key, language, game)
    if known not in _PLAIN:
        _PLAIN[known] = _say(error, language, game, names)
    return _PLAIN[known]


def farewell(key: str, language: str) -> str:
    """Why the server hangs up."""
    return words(language).say(f"bye-{key}")


_PLAIN: Final[dict[tuple[str, str, str], str]] = {}
"""Sentences without facts; as many as the sources have."""


def _say(error: GameError, language: str, game: str, names: Sequence[str]) -> str:
    try:
        return words(language, game).refusal(error, names)
    except MissingWord as gap:
        # A bug, but no reason to keep somebody without an answer.
        _log.warning("no sentence: %s", gap)
        return error.key
