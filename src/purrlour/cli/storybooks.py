"""Storybooks of other people: their content, and their words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from purrlour.cli.arguments import refusing

if TYPE_CHECKING:
    from purrlour.games.mice_and_mystics.content.model import Content
    from purrlour.words import Words

GAME: Final = "mice_and_mystics"


def read_storybook(path: str | None) -> Content:
    """The box with the storybook in this folder, or with our own."""
    from purrlour.games.mice_and_mystics.content.load import content, load_book

    return content() if path is None else load_book(Path(path))


def read_words(path: str | None, language: str, told: Content) -> Words:
    """The words of the game, with those of the storybook: in this language, or in English."""
    from purrlour.words import Words
    from purrlour.words.book import read_folder

    if path is None:
        return Words(language, GAME)
    return Words(language, GAME, read_folder(Path(path), language), told.book.numbers)


def words_with(path: str | None, language: str) -> Callable[[str], Words]:
    """The words of each game, once the storybook in this folder is opened for the whole command."""
    from purrlour.words import Words

    if path is None:
        return lambda game: Words(language, game)
    from purrlour.server.storybook import words_of

    open_for_all(Path(path))
    return lambda game: words_of(language, game)


def open_for_all(folder: Path) -> None:
    """The storybook in this folder is that of all tables of the command; refused, if it is none."""
    from purrlour.server.storybook import open_storybook

    with refusing(GAME):
        open_storybook(folder)
