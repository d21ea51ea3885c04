"""The words of a storybook that somebody else wrote: passages and names, and nothing clever."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, Junk, Message, Placeable, Resource, Term

from purrlour.engine.errors import GameError

FAMILIES: Final = (
    *("book", "card", "chapter", "choice", "counter", "effect", "flag", "rule", "space"),
    *("special", "story", "thing"),
)
"""What a storybook may speak of: `story-<key>`, `card-<room>` …; the rest is the game's own."""
_SHOWN: Final = 60
"""Letters of a mistake that are quoted."""


class InvalidWords(GameError):
    """Words of a storybook that cannot be used."""


def read_book(text: str) -> Resource:
    """The sentences of a storybook. They are plain: no facts, no functions, no variants."""
    resource: Resource = FluentResource(text)
    known: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise InvalidWords("book-unreadable", text=str(entry.content).strip()[:_SHOWN])
        if isinstance(entry, Message):
            key = str(entry.id.name)
            if key.partition("-")[0] not in FAMILIES or "-" not in key:
                raise InvalidWords("book-key", value=key[:_SHOWN], known=", ".join(FAMILIES))
            if key in known:
                raise InvalidWords("book-twice", value=key[:_SHOWN])
            known.add(key)
            if any(isinstance(node, Placeable) for node in _nodes(entry)):
                raise InvalidWords("book-not-plain", value=key[:_SHOWN])
        elif isinstance(entry, Term):
            raise InvalidWords("book-not-plain", value=f"-{entry.id.name}"[:_SHOWN])
    return resource


def read_folder(folder: Path, language: str) -> str:
    """What a storybook's folder says in a language, or in English; "" if it says nothing."""
    for name in (language, "en"):
        file = folder / f"{name}.ftl"
        if file.is_file():
            try:
                return file.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise InvalidWords(
                    "book-unreadable", text=f"{file.name}: {error}"[:_SHOWN]
                ) from None
    return ""


def _nodes(node: object) -> Iterator[BaseNode]:
    """A part of a Fluent file and all that is in it."""
    if isinstance(node, list):
        for item in node:
            yield from _nodes(item)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)
