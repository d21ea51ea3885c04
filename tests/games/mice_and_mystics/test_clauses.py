"""The tests keep step with RULES.md: every clause is cited first by one of them."""

from pathlib import Path

import pytest

from purrlour.cli.contents import Coverage, measure_coverage

pytestmark = pytest.mark.uncompiled


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return measure_coverage("mice_and_mystics", Path(__file__).parent)


def test_the_rulebook_is_whole(coverage: Coverage) -> None:
    there_are = {letter: count for letter, (_, count) in coverage.tested.items()}

    assert there_are == {"": 293, "R": 106, "O": 13}


def test_every_clause_ruling_and_house_rule_is_cited_by_a_test(coverage: Coverage) -> None:
    assert coverage.missing == []
    assert coverage.unknown == []
