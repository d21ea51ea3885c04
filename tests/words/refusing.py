"""Every refusal that the sources make, read from the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
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


def _error_names(trees: dict[Path, ast.Module]) -> set[str]:
    """GameError and everything derived from it, by name."""
    names = {"GameError"}
    classes = [node for tree in trees.values() for node in ast.walk(tree)]
    while True:
        more = {
            node.name
            for node in classes
            if isinstance(node, ast.ClassDef)
            and any(isinstance(base, ast.Name) and base.id in names for base in node.bases)
        }
        if more <= names:
            return names
        names |= more


def refusals() -> Iterator[Refusal]:
    """Every refusal that the sources make."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))}
    names = _error_names(trees)
    for path, tree in trees.items():
        inside = path.relative_to(SOURCES)
        game = next((part for part in inside.with_suffix("").parts if part in GAMES), "")
        for node in ast.walk(tree):
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
                        yield Refusal(where, game, before + key, frozenset(facts))


def _keys(call: ast.Call, where: str) -> list[str]:
    """The key of a refusal, or both where it depends."""
    key = call.args[0] if call.args else None
    keys = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
    assert all(isinstance(one, ast.Constant) for one in keys), f"{where}: write the key out"
    return [str(one.value) for one in keys if isinstance(one, ast.Constant)]


REFUSALS = list(refusals())
