"""The words of a storybook that somebody else wrote: passages and names, and the numbers in them.

A sentence may tell what its book counts, `{ $attic_surge_t4_orange_spawn_roach }`, and choose its
words by it, as languages do; it can do nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    NumberLiteral,
    Placeable,
    Resource,
    SelectExpression,
    Term,
    VariableReference,
)

from purrlour.engine.errors import GameError

FAMILIES: Final = (
    *("book", "card", "chapter", "choice", "counter", "effect", "flag", "rule", "space"),
    *("special", "story", "thing"),
)
"""What a storybook may speak of: `story-<key>`, `card-<room>` …; the rest is the game's own."""
_SHOWN: Final = 60
"""Letters of a mistake that are quoted."""
_LONGEST: Final = 80
"""Letters of a number's name that are quoted: those are long."""


class InvalidWords(GameError):
    """Words of a storybook that cannot be used."""


def read_book(text: str, numbers: Collection[str] = ()) -> Resource:
    """The sentences of a storybook. They are plain: no functions, no facts but its numbers."""
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
            _insist_plain(key, entry, numbers)
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


def _insist_plain(key: str, message: Message, numbers: Collection[str]) -> None:
    for node in _nodes(message):
        if isinstance(node, Placeable):
            told = node.expression
            if isinstance(told, SelectExpression):
                told = told.selector
            if not isinstance(told, NumberLiteral | VariableReference):
                raise InvalidWords("book-not-plain", value=key[:_SHOWN])
        elif isinstance(node, VariableReference) and node.id.name not in numbers:
            name = str(node.id.name)
            raise InvalidWords("book-number", value=key[:_SHOWN], name=name[:_LONGEST])


def _nodes(node: object) -> Iterator[BaseNode]:
    """A part of a Fluent file and all that is in it."""
    if isinstance(node, list):
        for item in node:
            yield from _nodes(item)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)
