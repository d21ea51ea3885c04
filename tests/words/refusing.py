"""Every refusal that the sources make, read from the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from purrlour.games import GAMES

SOURCES = Path(__file__).parents[2] / "src" / "purrlour"
COMPLAINTS = Path("games/mice_and_mystics/content/errors.py")
"""`Place.wrong(key)` makes the refusals of content: `content-<key>`, with file, entry and field."""


@dataclass(frozen=True)
class Refusal:
    """A place in the sources where a refusal is made."""

    where: str
    game: str
    """The game whose words are at hand there."""
    key: str
    facts: frozenset[str]


def _error_names(classes: list[ast.ClassDef]) -> set[str]:
    """GameError and everything derived from it, by name."""
    names = {"GameError"}
    while True:
        more = {
            node.name
            for node in classes
            if any(isinstance(base, ast.Name) and base.id in names for base in node.bases)
        }
        if more <= names:
            return names
        names |= more


@cache
def refusals() -> tuple[Refusal, ...]:
    """Every refusal that the sources make."""
    return tuple(_refusals())


def _refusals() -> Iterator[Refusal]:
    classes: list[ast.ClassDef] = []
    calls: dict[Path, list[ast.Call]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        nodes = [*ast.walk(ast.parse(path.read_text("utf-8")))]
        classes += [node for node in nodes if isinstance(node, ast.ClassDef)]
        calls[path] = [node for node in nodes if isinstance(node, ast.Call)]
    names = _error_names(classes)
    for path, made in calls.items():
        inside = path.relative_to(SOURCES)
        game = next((part for part in inside.with_suffix("").parts if part in GAMES), "")
        for node in made:
            if isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if (name in names and inside != COMPLAINTS) or name == "wrong":
                    where = f"{inside.as_posix()}:{node.lineno}"
                    facts = {str(keyword.arg) for keyword in node.keywords} - {"clause"}
                    before = ""
                    if name == "wrong":
                        before = "content-"
                        facts |= {"file", "entry", "field"}
                    for key in _keys(node, where):
                        yield Refusal(where, game, before + key, frozenset(facts))


def _keys(call: ast.Call, where: str) -> list[str]:
    """The key of a refusal, or both where it depends."""
    key = call.args[0] if call.args else None
    keys = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
    assert all(isinstance(one, ast.Constant) for one in keys), f"{where}: write the key out"
    return [str(one.value) for one in keys if isinstance(one, ast.Constant)]
