"""What the tests of the words share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module

from fluent.syntax.ast import (
    BaseNode,
    Message,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)

from purrlour.games import GAMES
from purrlour.words.spacing import NBSP
from purrlour.words.store import open_store, resources

GAME = "exploding_kittens"
GAME_KEYS = ("", *GAMES)
"""Every game, and the parlour alone."""
PEOPLE = ("Ann", "Bob", "Cyd", "Dee", "Eve")

CARD_FACTS = (
    *("card", "cards", "stands_for", "onto"),
    *("curse", "spell", "kitten"),
    *("hero", "other", "figure", "minion", "ability", "encounter", "trophy"),
)
"""Facts that are cards, or other things with a name."""

_ODD = re.compile(r"[{}]|\?\?\?|  |\s[.,:!…]|None|\w-\d|_")


def plain(sentence: str) -> str:
    """The sentence with ordinary spaces, as one writes it down in a test."""
    return sentence.replace(NBSP, " ")


def sound(sentence: str) -> str:
    """The sentence itself, once it looks like one: nothing left open, no stray spaces."""
    assert sentence, "nothing was said"
    assert sentence == sentence.strip()
    assert "\n" not in sentence
    assert not _ODD.search(sentence), sentence
    assert sentence[0] in "„“" or sentence[0].isupper() or sentence[0].isdigit(), sentence
    return sentence


@cache
def messages(language: str, game: str) -> dict[str, Message]:
    """Every message of a language by its key."""
    return {
        entry.id.name: entry
        for _, resource in resources(language, game)
        for entry in resource.body
        if isinstance(entry, Message)
    }


def nodes(node: object) -> Iterator[BaseNode]:
    """A part of a Fluent file and all that is in it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def variables(node: object) -> set[str]:
    """The facts that a sentence may ask for."""
    return {part.id.name for part in nodes(node) if isinstance(part, VariableReference)}


def chosen_by(message: Message) -> dict[str, set[str]]:
    """The facts that a sentence has variants for, and what they are called."""
    found: dict[str, set[str]] = {}
    for node in nodes([message.value, message.attributes]):
        if isinstance(node, SelectExpression):
            assert isinstance(node.selector, VariableReference)
            names = found.setdefault(node.selector.id.name, set())
            names |= {
                variant.key.name
                for variant in node.variants
                if not isinstance(variant.key, NumberLiteral)
            }
    return found


def names_of(game: str) -> tuple[str, ...]:
    """The names of a game's cards."""
    names: tuple[str, ...] = import_module(f"purrlour.games.{game}.content").NAMES
    return names


def phases_of(game: str) -> tuple[str, ...]:
    """What a game's table may wait for."""
    phases: tuple[str, ...] = import_module(f"purrlour.games.{game}.state").PHASES
    return tuple(phase for phase in phases if phase not in ("-", "over"))


def titles(language: str, card: str, game: str = GAME) -> set[str]:
    """Every way to write a card in a language, without quotes."""
    store = open_store(language, game)
    forms = {attribute.id.name for attribute in messages(language, game)[f"card-{card}"].attributes}
    written = {store.card(card, form) for form in ("nominative", *forms)}
    return {re.sub(r"^(an?|kart|karty) |[„”]| cards$", "", title) for title in written}


@cache
def naming(language: str, *cards: str, game: str = GAME) -> re.Pattern[str]:
    """Finds these cards in a sentence, however they are written there."""
    words = {title for card in cards for title in titles(language, card, game)}
    return re.compile(rf"\b({'|'.join(map(re.escape, words))})\b", re.IGNORECASE)


def mentions(sentence: str, language: str, *cards: str, game: str = GAME) -> bool:
    """Whether a sentence names one of these cards."""
    return naming(language, *cards, game=game).search(sentence) is not None
