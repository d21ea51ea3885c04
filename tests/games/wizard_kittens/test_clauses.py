"""The tests keep step with RULES.md: every clause has one, and every test quotes its clause."""

from pathlib import Path

import pytest

from purrlour.engine.clauses import load_clauses
from tests.games.quoting import Quoting
from tests.games.wizard_kittens.rulebook import CLAUSES

pytestmark = pytest.mark.uncompiled

SCENARIOS = [f"WK-T{number:02}" for number in range(1, 101)]


@pytest.fixture(scope="module")
def tests() -> Quoting:
    return Quoting.read(Path(__file__).parent, "WK")


def test_the_rulebook_is_whole() -> None:
    numbers = [f"WK-{number:02}" for number in range(1, 165)]

    assert [clause for clause in CLAUSES if clause[3].isdigit()] == numbers
    assert len(CLAUSES) == 164 + 26 + 101


def test_the_polish_rules_have_the_same_clauses() -> None:
    assert list(load_clauses("wizard_kittens", "pl")) == list(CLAUSES)


def test_every_clause_and_scenario_has_a_test(tests: Quoting) -> None:
    tests.insist_on((*CLAUSES, *SCENARIOS))


def test_every_test_quotes_its_clause_in_one_line(tests: Quoting) -> None:
    tests.insist_on_quotes()
