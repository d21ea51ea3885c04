"""How Python renders every sentence, for the client's tests to hold theirs against.

`python -m tests.words.renderings` writes JSON; the tests of the client run it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import chain, count, islice, product
from typing import TypeAlias

from fluent.syntax.ast import (
    FunctionReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
)

from purrlour.bots.hints.hint import reason_of
from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.words import LANGUAGES, Words
from tests.figures import figure
from tests.words.rendering import GAME_KEYS, PEOPLE, messages, nodes, variables

NUMBERS = (0, 1, 2, 5, 12, 22, 25, 112, 1.5, 1234, 1234567)
PLURALS = {"zero", "one", "two", "few", "many"}
EACH = figure(24, long=1_000, plain=24)
"""Values of one fact in one sentence: all but of cards, of which sentences take others by turns."""
TOGETHER = figure(6, long=100, plain=6)
"""Ways to fill one sentence besides, fact by fact."""
SEEDS = 2
MANY = 12
"""Choices whose reasons are told."""
STEPS = 500
"""Choices of one game at most."""

Row: TypeAlias = list[object]


def sentences(language: str, game: str) -> Iterator[Row]:
    """Every message and attribute of a game, or of the parlour, with facts of every kind."""
    words = Words(language, game)
    own = messages(language, game)
    if game:
        own = {key: own[key] for key in own.keys() - messages(language, "").keys()}
    cards = sorted(key.removeprefix("card-") for key in own if key.startswith("card-"))
    turns = count(step=EACH)
    for key, message in sorted(own.items()):
        patterns = {f"{key}.{one.id.name}": one.value for one in message.attributes}
        if message.value is not None:
            patterns[key] = message.value
        for name, pattern in patterns.items():
            for facts in _filled(pattern, cards, next(turns)):
                yield [language, game, name, facts, words.say(name, **facts)]


def _filled(pattern: Pattern, cards: list[str], turn: int) -> Iterator[dict[str, object]]:
    known = {fact: _examples(pattern, fact, cards) for fact in sorted(variables(pattern))}
    each = (
        [examples[(turn + row) % len(examples)] for examples in known.values()]
        for row in range(min(EACH, max(map(len, known.values()), default=1)))
    )
    for values in chain(each, islice(product(*known.values()), TOGETHER)):
        yield dict(zip(known, values, strict=True))


def _examples(pattern: Pattern, fact: str, cards: list[str]) -> list[object]:
    """What a fact may be, as the sentence uses it."""
    found: list[object] = []
    for node in nodes(pattern):
        if isinstance(node, FunctionReference) and fact in variables(node):
            if node.id.name == "CARD":
                return [*cards]
            if node.id.name == "EACH":
                return ["1,2", "a1", "no_such_thing"]
            return [cards[:1], cards[:2], [cards[0], cards[0], cards[-1]]]
        if isinstance(node, SelectExpression) and variables(node.selector) == {fact}:
            keys = [variant.key for variant in node.variants]
            names = {key.name for key in keys if not isinstance(key, NumberLiteral)}
            numbers = [int(key.value) for key in keys if isinstance(key, NumberLiteral)]
            if names & PLURALS or numbers:
                found += [*numbers, *NUMBERS]
            found += sorted(names - PLURALS - {"other", "yes", "no"})
            found += [True, False] if names & {"yes", "no"} else []
    return list(dict.fromkeys(found)) or ["Zażółć {gęślą} <jaźń>", 1234]


def games(language: str, key: str) -> Iterator[tuple[str, Row]]:
    """Everything that is said while some games are played, to each seat and a watcher."""
    game, words = GAMES[key], Words(language, key)
    for seed in range(SEEDS):
        whim, table = Seeded(seed, "whim"), Table(game, 3, game.options({}), Seeded(seed))
        readers = (WATCHER, *range(3))
        for _ in range(STEPS):
            if table.outcome is not None:
                break
            for asked in table.pending.values():
                decision = {"seat": asked.seat, "kind": asked.kind, "about": asked.about}
                for reader, about in product((asked.seat, WATCHER), ("", asked.about, "Purr.")):
                    told = words.decision(asked, PEOPLE, reader, about)
                    yield "decision", [language, key, reader, decision, about, told]
            for seat in range(3):
                legal = [*game.legal(table.state, seat), *game.anytime(table.state, seat)]
                for code in {whim.pick(len(game.actions)) for _ in range(4)} - {*legal}:
                    error = game.refusal(table.state, seat, code)
                    told = words.refusal(error, PEOPLE)
                    yield "refusal", [language, key, error.key, error.facts, told]
                choices = table.legal(seat)
                for action in choices[:MANY]:
                    reason = reason_of(game, table.view(seat), choices, action)
                    told = words.hint(reason.key, reason.facts, PEOPLE)
                    yield "hint", [language, key, reason.key, reason.facts, told]
            decisions = list(table.pending.values())
            seat = decisions[whim.pick(len(decisions))].seat
            choices = table.legal(seat)
            for event in table.play(seat, choices[whim.pick(len(choices))].text()):
                for reader in readers:
                    for one in filter(None, (event, event.seen_by(reader))):
                        told = words.event(one, PEOPLE, reader)
                        yield "event", [language, key, reader, one.wire(), told]
        if table.outcome is not None:
            ending = [table.outcome.reason, table.outcome.places]
            for reader in readers:
                told = words.outcome(table.outcome, PEOPLE, reader)
                yield "outcome", [language, key, reader, *ending, told]
    for reader, action in product((WATCHER, 0, 2), game.actions):
        told = words.action(action, PEOPLE, reader)
        yield "action", [language, key, reader, action.text(), action.wire(), told]


def renderings() -> dict[str, list[Row]]:
    """All of it, each once."""
    rows: dict[str, dict[str, Row]] = {}
    for language in LANGUAGES:
        for game in GAME_KEYS:
            for row in sentences(language, game):
                rows.setdefault("say", {})[json.dumps(row)] = row
        for game in GAMES:
            for kind, row in games(language, game):
                rows.setdefault(kind, {})[json.dumps(row)] = row
    return {kind: list(each.values()) for kind, each in rows.items()}


if __name__ == "__main__":
    json.dump({"names": PEOPLE, **renderings()}, sys.stdout)
