"""Store: the sentences of one language, read from the Fluent files that came with the package.

A gap is a bug and never silent: an unknown key, a fact that a sentence misses, a file that cannot
be read and a key written twice all raise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk, Message, Resource, Term

from purrlour.words.book import read_book
from purrlour.words.spacing import bound

LANGUAGES: Final = ("en", "pl")
"""The languages we speak; the first is for those who did not say."""
Numbers = tuple[tuple[str, int], ...]
"""What a storybook counts, by name."""


class MissingWord(KeyError):
    """The words have no such sentence, or the sentence lacks a fact."""

    def __init__(self, language: str, key: str, reason: str = "no such sentence") -> None:
        super().__init__(key)
        self.language = language
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.key} ({self.language}): {self.reason}"


class Store:
    """The sentences of the parlour, and of one game unless its key is empty.

    `book` is the text of a storybook's own words, in this language, which replace the game's; it
    may be empty. `numbers` are those that it tells; without a book, the game's own are told.
    """

    def __init__(
        self, language: str, game: str, book: str | None = None, numbers: Numbers = ()
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        functions: dict[str, Callable[..., Any]] = {
            "CARD": self._card,
            "CARDS": self._cards,
            "EACH": self._each,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        known: dict[str, None] = {}  # in the order in which they are written
        for name, resource in resources(language, game):
            _insist_new(name, resource, known)
            self._bundle.add_resource(resource)
        self._numbers = None if game and book is None else dict(numbers)
        self._game = game
        if book is not None:
            own = read_book(_spaced(language, book), dict(numbers))
            known = {key: None for key in known if not key.startswith("rule-")}
            known |= {entry.id.name: None for entry in own.body if isinstance(entry, Message)}
            self._bundle.add_resource(own, allow_overrides=True)
        self._keys = tuple(known)

    def keys(self, beginning: str) -> list[str]:
        """The sentences whose keys begin like this, as they are written."""
        return [key for key in self._keys if key.startswith(beginning)]

    def has(self, key: str) -> bool:
        """Whether there is such a sentence; a dot names an attribute, `card-skip.accusative`."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, key: str, facts: Mapping[str, object]) -> str:
        """The sentence with its gaps filled."""
        if not self.has(key):
            raise MissingWord(self.language, key)
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # has() looked
        sentence, errors = self._bundle.format_pattern(pattern, _arguments(facts))
        if errors and (numbers := self._told()):  # perhaps it tells what a storybook counts
            everything = {**numbers, **facts}
            sentence, errors = self._bundle.format_pattern(pattern, _arguments(everything))
        if errors:
            raise MissingWord(self.language, key, "; ".join(map(str, errors))) from errors[0]
        return str(sentence)

    def card(self, name: str, case: str) -> str:
        """A card's title; a form that nobody wrote down is the same as the nominative."""
        key = f"card-{slug(name)}"
        form = f"{key}.{case}"
        return self.say(form if self.has(form) else key, {})

    def listed(self, items: list[str]) -> str:
        """Several things in a row, the last two joined by an "and"."""
        if len(items) < 2:
            return "".join(items)
        *some, last = items
        return self.say("list-end", {"some": ", ".join(some), "last": last})

    def cards(self, names: Sequence[str], *, counted: bool) -> str:
        """Several cards in their order; equal neighbours may become one, with a number."""
        runs: list[tuple[str, int]] = []
        for name in names:
            if counted and runs and runs[-1][0] == name:
                runs[-1] = (name, runs[-1][1] + 1)
            else:
                runs.append((name, 1))
        titles = [
            self.say("list-card", {"title": self.card(name, "nominative"), "count": count})
            for name, count in runs
        ]
        return self.listed(titles)

    def each(self, names: Sequence[str], kind: str, form: str = "") -> str:
        """Several things of a kind, `face-2`, in a form that some have, `story-mill.child`.

        One that the words do not know says its own name, or nothing if it is a passage: a page
        may have to wait for it.
        """
        return self.listed([self._thing(f"{kind}-{slug(name)}", name, form) for name in names])

    def _thing(self, key: str, name: str, form: str) -> str:
        if form and self.has(f"{key}.{form}"):
            return self.say(f"{key}.{form}", {})
        if self.has(key):
            return self.say(key, {})
        return "…" if key.startswith("story-") else name.replace("_", " ")

    def _told(self) -> dict[str, int]:
        """What the storybook counts. Of our own it is asked for late: a game has to be opened."""
        if self._numbers is None:
            from purrlour.games import GAMES  # noqa: PLC0415 - most words need no game

            self._numbers = GAMES[self._game].numbers() if self._game in GAMES else {}
        return self._numbers

    # What sentences may ask for. The client has the same three functions.

    def _card(self, name: str, case: str = "nominative") -> str:
        """`CARD($card, case: "accusative")`"""
        return self.card(name, case)

    def _cards(self, names: str, counted: str = "no") -> str:
        """`CARDS($cards)`, `CARDS($cards, counted: "yes")`"""
        return self.cards(names.split(","), counted=counted == "yes")

    def _each(self, names: str, of: str, form: str = "") -> str:
        """`EACH($faces, of: "face")`, `EACH($key, of: "story", form: "child")`"""
        return self.each(names.split(","), of, form)


@cache
def open_store(language: str, game: str, book: str | None = None, numbers: Numbers = ()) -> Store:
    """The store of this language, game and storybook, read once."""
    return Store(language, game, book, numbers)


def resources(language: str, game: str) -> Iterator[tuple[str, Resource]]:
    """The files of a language, parsed: everything in its folder, then the game's."""
    texts = _named(files("purrlour.words").joinpath(language), re.compile(r".+\.ftl"))
    if game:  # `en.ftl`; a game with much to say has `book-en.ftl` as well
        folder = files("purrlour.games").joinpath(game, "text")
        texts += _named(folder, re.compile(rf"(\w+-)?{language}\.ftl"))
    for file in texts:
        yield f"{language}/{file.name}", _parsed(_spaced(language, file.read_text("utf-8")))


def _spaced(language: str, text: str) -> str:
    return bound(text) if language == "pl" else text


@cache
def _parsed(text: str) -> Resource:
    """A file once it is parsed. Every game comes with the parlour's, and none is changed later."""
    return FluentResource(text)


def _named(folder: Traversable, pattern: re.Pattern[str]) -> list[Traversable]:
    """The files of a folder whose names fit, by name."""
    found = (file for file in folder.iterdir() if pattern.fullmatch(file.name))
    return sorted(found, key=lambda file: file.name)


def slug(name: str) -> str:
    """A name as keys spell it."""
    return name.replace("_", "-")


def _insist_new(file: str, resource: Resource, known: dict[str, None]) -> None:
    """Fluent itself skips what it cannot read and what it has already; we do not."""
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{file}: cannot read {entry.content!r}")
        if isinstance(entry, Message | Term):
            key = f"{'-' * isinstance(entry, Term)}{entry.id.name}"
            if key in known:
                raise ValueError(f"{file}: {key} is there twice")
            known[key] = None


def _arguments(facts: Mapping[str, object]) -> dict[str, object]:
    return {fact: _as_argument(value) for fact, value in facts.items()}


def _as_argument(value: object) -> object:
    """A fact as Fluent takes it: numbers without grouping, `yes` and `no`, names with commas."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return _number(value)
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return "" if value is None else str(value)


@lru_cache(maxsize=256, typed=True)  # making one takes longer than filling a sentence
def _number(value: float) -> object:
    return fluent_number(value, useGrouping=False)
