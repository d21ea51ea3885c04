"""Storybooks of other people: their content, and their words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from purrlour.games.mice_and_mystics.content.model import Content
    from purrlour.words import Words

GAME: Final = "mice_and_mystics"


def read_storybook(path: str | None) -> Content:
    """The box with the storybook in this folder, or with our own."""
    from purrlour.games.mice_and_mystics.content.load import content, load_book

    return content() if path is None else load_book(Path(path))


def read_words(path: str | None, language: str) -> Words:
    """The words of the game, with those of the storybook: in this language, or in English."""
    from purrlour.words import LANGUAGES, Words

    if path is None:
        return Words(language, GAME)
    for name in (language, LANGUAGES[0]):
        file = Path(path) / f"{name}.ftl"
        if file.is_file():
            return Words(language, GAME, file.read_text("utf-8"))
    return Words(language, GAME)
