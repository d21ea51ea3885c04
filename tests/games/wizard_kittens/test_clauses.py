"""The tests keep step with RULES.md: every clause has one, and every test quotes its clause."""

import ast
from pathlib import Path

from purrlour.engine.clauses import load_clauses
from tests.games.wizard_kittens.rulebook import CLAUSES

SCENARIOS = [f"WK-T{number:02}" for number in range(1, 101)]

TESTS = {
    node.name: ast.get_docstring(node) or ""
    for file in sorted(Path(__file__).parent.glob("test_*.py"))
    for node in ast.parse(file.read_text("utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_wk_")
}
"""The docstring of each test that is named after a clause."""


def clause_of(test: str) -> str:
    """The clause a test is named after: test_wk_r14_… is about WK-R14."""
    return f"WK-{test.split('_')[2].upper()}"


def test_the_rulebook_is_whole() -> None:
    numbers = [f"WK-{number:02}" for number in range(1, 165)]

    assert [clause for clause in CLAUSES if clause[3].isdigit()] == numbers
    assert len(CLAUSES) == 164 + 26 + 101


def test_the_polish_rules_have_the_same_clauses() -> None:
    assert list(load_clauses("wizard_kittens", "pl")) == list(CLAUSES)


def test_every_clause_and_scenario_has_a_test() -> None:
    tested = {clause_of(test) for test in TESTS}

    assert [clause for clause in (*CLAUSES, *SCENARIOS) if clause not in tested] == []
    assert tested == {*CLAUSES, *SCENARIOS}


def test_every_test_quotes_its_clause_in_one_line() -> None:
    for test, quoted in TESTS.items():
        assert quoted.startswith(f"{clause_of(test)} "), test
        assert "\n" not in quoted, test
