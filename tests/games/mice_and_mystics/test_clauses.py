"""The tests keep step with RULES.md: every clause is quoted by one of them."""

import ast
import re
from pathlib import Path

from purrlour.engine.clauses import load_clauses

CLAUSES = load_clauses("mice_and_mystics", "en")
_QUOTED = re.compile(r"(MM-R?)(\d+)(?:…(?:MM-R?)?(\d+))?")

DOCSTRINGS = [
    ast.get_docstring(node) or ""
    for file in sorted(Path(__file__).parent.glob("test_*.py"))
    for node in ast.parse(file.read_text("utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]


def quoted() -> set[str]:
    """Every clause and ruling that some test quotes; ranges are written MM-61…63."""
    found: set[str] = set()
    for text in DOCSTRINGS:
        for series, first, last in _QUOTED.findall(text):
            for number in range(int(first), int(last or first) + 1):
                found.add(f"{series}{number:02d}")
    return found


def test_the_rulebook_is_whole() -> None:
    clauses = [clause for clause in CLAUSES if re.fullmatch(r"MM-\d+", clause)]
    rulings = [clause for clause in CLAUSES if clause.startswith("MM-R")]

    assert len(clauses) == 293
    assert len(rulings) == 104


def test_every_clause_and_ruling_is_quoted_by_a_test() -> None:
    told = quoted()
    wanted = {clause for clause in CLAUSES if re.fullmatch(r"MM-R?\d+", clause)}

    assert wanted - told == set()
    assert told <= wanted
