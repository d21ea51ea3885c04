"""The tests keep step with RULES.md: every clause has one, and every test quotes its clause."""

from pathlib import Path

import pytest

from tests.games.koty.rulebook import CLAUSES
from tests.games.quoting import Quoting

pytestmark = pytest.mark.uncompiled

SCENARIOS = [f"KO-T{number:02}" for number in range(1, 72)]


@pytest.fixture(scope="module")
def tests() -> Quoting:
    return Quoting.read(Path(__file__).parent, "KO")


def test_the_rulebook_is_whole() -> None:
    assert len(CLAUSES) == 53 + 34 + 4 + 7 + 55


def test_every_clause_and_scenario_has_a_test(tests: Quoting) -> None:
    tests.insist_on((*CLAUSES, *SCENARIOS))


def test_every_test_quotes_its_clause_in_one_line(tests: Quoting) -> None:
    tests.insist_on_quotes()
