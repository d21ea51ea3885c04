"""The tests keep step with RULES.md: every clause has one, and every test quotes its clause."""

import ast
from pathlib import Path

from tests.games.koty.rulebook import CLAUSES

SCENARIOS = [f"KO-T{number:02}" for number in range(1, 72)]

TESTS = {
    node.name: ast.get_docstring(node) or ""
    for file in sorted(Path(__file__).parent.glob("test_*.py"))
    for node in ast.parse(file.read_text("utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_ko_")
}
"""The docstring of each test that is named after a clause."""


def clause_of(test: str) -> str:
    """The clause a test is named after: test_ko_a14_… is about KO-A14."""
    return f"KO-{test.split('_')[2].upper()}"


def test_the_rulebook_is_whole() -> None:
    assert len(CLAUSES) == 53 + 34 + 4 + 6 + 55


def test_every_clause_and_scenario_has_a_test() -> None:
    tested = {clause_of(test) for test in TESTS}

    assert [clause for clause in (*CLAUSES, *SCENARIOS) if clause not in tested] == []
    assert tested == {*CLAUSES, *SCENARIOS}


def test_every_test_quotes_its_clause_in_one_line() -> None:
    for test, quoted in TESTS.items():
        assert quoted.startswith(f"{clause_of(test)} "), test
        assert "\n" not in quoted, test
