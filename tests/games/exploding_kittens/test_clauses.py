"""The tests keep step with RULES.md: every clause has one, and every test quotes its clause."""

from pathlib import Path

from tests.games.exploding_kittens.rulebook import CLAUSES
from tests.games.quoting import Quoting

SCENARIOS = [f"EK-T{number:02}" for number in range(1, 61)]

TESTS = Quoting.read(Path(__file__).parent, "EK")


def test_the_rulebook_is_whole() -> None:
    assert len(CLAUSES) == 72 + 5 + 6 + 46


def test_every_clause_and_scenario_has_a_test() -> None:
    TESTS.insist_on((*CLAUSES, *SCENARIOS))


def test_every_test_quotes_its_clause_in_one_line() -> None:
    TESTS.insist_on_quotes()
