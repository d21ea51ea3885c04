"""A storybook of somebody else: opened when a process starts, and all its tables play it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.server.book import play_by, read_rules
from purrlour.server.page import File, pack_file
from purrlour.words import LANGUAGES, Words
from purrlour.words.book import read_folder
from purrlour.words.numbers import fill_in
from purrlour.words.store import Numbers

_KEY: Final = MiceAndMystics.key
_TEXTS: Final[dict[str, tuple[str, Numbers]]] = {}
"""By language: what the book says in its own words, and the numbers in them."""


def open_storybook(folder: Path) -> None:
    """Matches, campaigns, bots and pages of this process are about this book from now on.

    Raises GameError for a book that cannot be played, or whose words cannot be read.
    """
    rules = read_rules(folder)
    texts = {language: read_folder(folder, language) for language in LANGUAGES}
    numbers = rules.book.book.numbers
    for language, text in texts.items():
        Words(language, _KEY, text, numbers)  # refuses what is no word of a book
    play_by(rules)
    _TEXTS.update({language: (text, numbers) for language, text in texts.items()})


def book_of(game: str) -> str:
    """What options call the storybook that a game is played with; "" for its own."""
    rules = GAMES[game]
    return rules.book_name if isinstance(rules, MiceAndMystics) and _TEXTS else ""


def words_of(language: str, game: str) -> Words:
    """The words of the parlour and a game, with those of its storybook."""
    if game == _KEY and language in _TEXTS:
        return Words(language, game, *_TEXTS[language])
    return Words(language, game)


def find_words(game: str, language: str) -> File:
    """The storybook's own words as they are sent, numbers and all; other games have none."""
    if game != _KEY or language not in _TEXTS:
        raise GameError("no-such-page")
    text, numbers = _TEXTS[language]
    return pack_file(f"{language}.ftl", fill_in(text, dict(numbers)).encode())
