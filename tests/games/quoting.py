"""Which clauses the tests of a game are named after, and what they quote."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self


@dataclass(frozen=True)
class Quoting:
    """The tests of a folder that are named after clauses: test_ko_a14_… is about KO-A14."""

    prefix: str
    """Of the game's clauses: KO."""
    quotes: Mapping[str, str]
    """The docstring of each."""

    @classmethod
    def read(cls, folder: Path, prefix: str) -> Self:
        nodes = (
            node
            for file in sorted(folder.glob("test_*.py"))
            for node in ast.parse(file.read_text("utf-8")).body
            if isinstance(node, ast.FunctionDef)
        )
        begins = f"test_{prefix.lower()}_"
        named = [node for node in nodes if node.name.startswith(begins)]
        return cls(prefix, {node.name: ast.get_docstring(node) or "" for node in named})

    def clause_of(self, test: str) -> str:
        return f"{self.prefix}-{test.split('_')[2].upper()}"

    def insist_on(self, clauses: Iterable[str]) -> None:
        """Each of these has a test, and nothing else has."""
        tested, wanted = {self.clause_of(test) for test in self.quotes}, list(clauses)
        assert [clause for clause in wanted if clause not in tested] == []
        assert tested == {*wanted}

    def insist_on_quotes(self) -> None:
        """Each quotes its clause, in one line."""
        assert self.quotes
        for test, quoted in self.quotes.items():
            assert quoted.startswith(f"{self.clause_of(test)} "), test
            assert "\n" not in quoted, test
