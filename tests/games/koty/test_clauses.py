"""The tests keep step with RULES.md: every clause has one, and every test quotes its clause."""

from pathlib import Path

from tests.games.koty.rulebook import CLAUSES
from tests.games.quoting import Quoting

SCENARIOS = [f"KO-T{number:02}" for number in range(1, 72)]

TESTS = Quoting.read(Path(__file__).parent, "KO")


def test_the_rulebook_is_whole() -> None:
    assert len(CLAUSES) == 53 + 34 + 4 + 6 + 55


def test_every_clause_and_scenario_has_a_test() -> None:
    TESTS.insist_on((*CLAUSES, *SCENARIOS))


def test_every_test_quotes_its_clause_in_one_line() -> None:
    TESTS.insist_on_quotes()
