"""Every refusal that the sources make, read from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from purrlour.engine.wire import Wire
from purrlour.games import GAMES
from tests.words.rendering import CARD_FACTS, names_of, phases_of

SOURCES = Path(__file__).parents[2] / "src" / "purrlour"
COMPLAINTS = Path("games/mice_and_mystics/content/errors.py")
"""`Place.wrong(key)` makes the refusals of content: `content-<key>`, with file, entry and field."""


EXAMPLES: dict[str, tuple[Wire, ...]] = {
    "decision": (41,),
    "count": (1, 2, 3),
    "place": (1, 2, 34),
    "deepest": (0, 1, 2, 5, 22),
    "seat": (0, 4, 7),
    "target": (0, 4),
    "turn": (0, 4),
    "seats": (1, 2, 7),
    "step": (0, 1, 1234),
}
"""What a fact may be; any other is a word. Cards and decisions are the game's."""


@dataclass(frozen=True)
class Refusal:
    """A place in the sources where a refusal is made."""

    where: str
    game: str
    """The game whose words are at hand there."""
    key: str
    facts: frozenset[str]
    kind: str
    """Of which class it is; `wrong` for those of content."""


def _error_names(texts: Iterable[str]) -> set[str]:
    """GameError and everything derived from it, by name."""
    classes = [
        (name, set(re.findall(r"\w+", bases)))
        for text in texts
        for name, bases in re.findall(r"^ *class (\w+)\(([^)]*)\)", text, re.M)
    ]
    names = {"GameError"}
    while True:
        more = {name for name, bases in classes if bases & names}
        if more <= names:
            return names
        names |= more


@cache
def refusals() -> tuple[Refusal, ...]:
    """Every refusal that the sources make."""
    return tuple(_refusals())


def _refusals() -> Iterator[Refusal]:
    texts = {path: path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.py"))}
    names = _error_names(texts.values())
    made = re.compile(rf"\b({'|'.join(names)}|wrong)\(")  # most modules make none
    for path, text in texts.items():
        inside = path.relative_to(SOURCES)
        game = next((part for part in inside.with_suffix("").parts if part in GAMES), "")
        for node in ast.walk(ast.parse(text)) if made.search(text) else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if (name in names and inside != COMPLAINTS) or name == "wrong":
                    where = f"{inside.as_posix()}:{node.lineno}"
                    facts = {str(keyword.arg) for keyword in node.keywords} - {"clause"}
                    before = ""
                    if name == "wrong":
                        before = "content-"
                        facts |= {"file", "entry", "field"}
                    for key in _keys(node, where):
                        yield Refusal(where, game, before + key, frozenset(facts), name)


def _keys(call: ast.Call, where: str) -> list[str]:
    """The key of a refusal, or both where it depends."""
    key = call.args[0] if call.args else None
    keys = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
    assert all(isinstance(one, ast.Constant) for one in keys), f"{where}: write the key out"
    return [str(one.value) for one in keys if isinstance(one, ast.Constant)]


def filled(refusal: Refusal) -> Iterator[dict[str, Wire]]:
    """One fact after another takes all its examples."""
    examples = {fact: EXAMPLES.get(fact, ("word",)) for fact in refusal.facts}
    if refusal.game and not refusal.key.startswith("content-"):  # those quote files
        examples.update({fact: names_of(refusal.game) for fact in CARD_FACTS if fact in examples})
        if "decision" in examples:
            examples["decision"] = phases_of(refusal.game)
    first: dict[str, Wire] = {fact: values[0] for fact, values in examples.items()}
    yield first
    for fact, values in examples.items():
        for example in values:
            yield {**first, fact: example}
